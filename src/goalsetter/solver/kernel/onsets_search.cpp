// The search of ON-SETS: both parts grow with the length that is looked at, and are put together.
#include "onsets_search.hpp"

namespace goalsetter::onsets {

View::View(std::size_t at, const Count& count, Bits& hopeful)
    : number(at), fits(static_cast<int>(count.weights.size())), hits(fits) {
    const auto& targets = count.targets;
    int least = targets.empty() ? 0 : *std::min_element(targets.begin(), targets.end());
    std::vector<int> worth(std::size_t{1} << count.weights.size(), 0);
    std::vector<bool> counts(MOST_CLASSES * MOST_WEIGHT + 1);
    for (int target : targets)
        if (target >= 0 && static_cast<std::size_t>(target) < counts.size())
            counts[static_cast<std::size_t>(target)] = true;
    for (std::size_t cards = 0; cards < worth.size(); ++cards) {
        if (cards) {
            std::size_t low = static_cast<std::size_t>(__builtin_ctzll(cards));
            worth[cards] = worth[cards & (cards - 1)] + count.weights[low];
        }
        if (count.asks && !(cards & count.needed)) continue;
        if (worth[cards] >= least) hopeful.set(static_cast<Cards>(cards));
        if (counts[static_cast<std::size_t>(worth[cards])] && !(cards & count.barred))
            fits.set(static_cast<Cards>(cards));
    }
}

Search::Search(const Cubes& problem, Purse& purse)
    : problem_(problem), tools_(problem, purse), hopeful_(problem.classes), names_(tools_),
      ledger_(problem, tools_.counts), named_(problem, purse), removed_(problem, purse),
      restrictions_(tools_, names_, ledger_, removed_, hopeful_) {
    purse.hold(4 * hopeful_.bytes());
}

void Search::add(std::size_t number, const Count& count) {
    views_.emplace_back(number, count, hopeful_);
    tools_.purse.hold(2 * hopeful_.bytes());
}

bool Search::finished(int length) const {
    if (!problem_.restrictions) return names_.finished() && length >= names_.last;
    bool done = names_.finished() && restrictions_.finished();
    return done && length >= names_.last + restrictions_.last;
}

bool Search::look(int length, Finder& finder) {
    tools_.purse.pay(1);
    finder_ = &finder;
    grow(length);
    return alone(length) || restricted(length);
}

// Both parts as far as they can be parts of a Solution of this length. What a Restriction is made
// of is smaller than the Restriction by two.
void Search::grow(int length) {
    int least = problem_.restriction_due ? problem_.shortest_part : 0;
    int part = problem_.restrictions ? length - problem_.shortest_name : 0;
    while (names_.size() < std::max(length - least, part - 2)) file_names();
    while (restrictions_.size() < part) file_parts();
}

void Search::file_names() {
    names_.grow();
    named_.open_next();
    Key key;
    const Layer& layer = names_.layers.back();
    for (u32 at = layer.begin; at < layer.end; ++at) {
        const Place& place = names_.places[at];
        if (!ledger_.of_name(place.counts, place.size, key)) continue;
        for (Cards cards : place.sets)
            if (hopeful_.has(cards)) named_.add(key, cards, at, 0);
    }
}

void Search::file_parts() {
    restrictions_.grow();
    removed_.open_next();
    Key key;
    const Layer& layer = restrictions_.part_layers.back();
    for (u32 at = layer.begin; at < layer.end; ++at) {
        const Part& part = restrictions_.parts[at];
        if (!ledger_.of_restrictions(part.counts, key)) continue;
        for (u32 state : part.states) removed_.add(key, restrictions_.states.gone(state), at, state);
    }
}

bool Search::alone(int length) {
    for (const auto& [key, drawer] : named_.drawers(length)) {
        if (!ledger_.alone(key)) continue;
        for (std::size_t at = 0; at < drawer.cards.size(); ++at) {
            Cards cards = drawer.cards[at];
            if (!is_new(cards)) continue;
            Tokens tokens;
            write_set(drawer.places[at], cards, tokens);
            if (hit(cards, tokens)) return true;
        }
    }
    return false;
}

bool Search::restricted(int length) {
    for (int size = problem_.shortest_part; size <= length - problem_.shortest_name; ++size)
        for (const auto& [one, parts] : removed_.drawers(size))
            for (const auto& [other, names] : named_.drawers(length - size)) {
                tools_.purse.pay(1);
                if (ledger_.together(one, other) && meet(parts, names)) return true;
            }
    return false;
}

// Set-Names on the cards that Restrictions leave (VI-B-1).
bool Search::meet(const Drawer& parts, const Drawer& names) {
    tools_.purse.pay(tools_.joiner.cost(names.cards.size(), parts.cards.size()));
    tools_.joiner.join(SUBTRACTION, names.cards, parts.cards, tools_.marks);
    for (Cards cards : tools_.marks.take())
        if (is_new(cards) && pair_up(cards, parts, names)) return true;
    return false;
}

// Whether a set fits, and has not been found, in one of the problems.
bool Search::is_new(Cards cards) const {
    return std::any_of(views_.begin(), views_.end(), [&](const View& view) {
        return view.fits.has(cards) && !view.hits.has(cards);
    });
}

bool Search::pair_up(Cards cards, const Drawer& parts, const Drawer& names) {
    for (std::size_t name = 0; name < names.cards.size(); ++name)
        for (std::size_t part = 0; part < parts.cards.size(); ++part)
            if ((names.cards[name] & ~parts.cards[part]) == cards) {
                Tokens tokens;
                write_part(parts.places[part], parts.states[part], tokens);
                write_set(names.places[name], names.cards[name], tokens);
                return hit(cards, tokens);
            }
    throw Stopped{Stop::FAILED};
}

bool Search::hit(Cards cards, const Tokens& tokens) {
    for (View& view : views_)
        if (view.fits.has(cards) && view.hits.put(cards) &&
            finder_->found(view.number, cards, tokens))
            return true;
    return false;
}

bool search_all(const std::vector<Problem>& problems, Purse& purse, Finder& finder) {
    std::vector<std::unique_ptr<Search>> searches;
    for (std::size_t at = 0; at < problems.size(); ++at) {
        const Cubes& cubes = problems[at].cubes;
        auto same = std::find_if(searches.begin(), searches.end(),
                                 [&](const auto& search) { return search->takes(cubes); });
        if (same == searches.end())
            same = searches.insert(same, std::make_unique<Search>(cubes, purse));
        (*same)->add(at, problems[at].count);
    }
    for (int length = 1; !searches.empty(); ++length) {
        for (auto& search : searches)
            if (search->look(length, finder)) return true;
        auto done = [&](const auto& search) { return search->finished(length); };
        searches.erase(std::remove_if(searches.begin(), searches.end(), done), searches.end());
    }
    return false;
}

}  // namespace goalsetter::onsets
