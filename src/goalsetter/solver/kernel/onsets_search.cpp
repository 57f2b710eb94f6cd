// The search of ON-SETS: both parts grow with the length that is looked at, and are put together.
#include "onsets_search.hpp"

namespace goalsetter::onsets {

Worth::Worth(const Problem& problem) {
    std::size_t all = std::size_t{1} << problem.weights.size();
    std::vector<int> worth(all, 0);
    for (std::size_t at = 0; at < problem.weights.size(); ++at)
        for (std::size_t cards = std::size_t{1} << at; cards < std::size_t{2} << at; ++cards)
            worth[cards] = worth[cards - (std::size_t{1} << at)] + problem.weights[at];
    const auto& targets = problem.targets;
    int least = targets.empty() ? 0 : *std::min_element(targets.begin(), targets.end());
    fits_.resize(all);
    may_fit_.resize(all);
    hopeless_.resize(all);
    for (std::size_t cards = 0; cards < all; ++cards) {
        bool needed = !problem.asks || (cards & problem.needed);
        bool counts = std::find(targets.begin(), targets.end(), worth[cards]) != targets.end();
        fits_[cards] = counts && needed && !(cards & problem.barred);
        may_fit_[cards] = worth[cards] >= least && needed;
        hopeless_[all - 1 - cards] = !may_fit_[cards];
    }
}

Search::Search(const Problem& problem, Purse& purse)
    : problem_(problem), tools_(problem, purse), worth_(problem), names_(tools_),
      ledger_(problem, tools_.counts), named_(problem, purse), removed_(problem, purse),
      restrictions_(tools_, names_, ledger_, removed_, worth_.hopeless()),
      hits_(problem.classes()) {
    purse.hold(4 * hits_.bytes());
}

bool Search::finished(int length) const {
    if (!problem_.restrictions) return names_.finished() && length >= names_.last;
    bool done = names_.finished() && restrictions_.finished();
    return done && length >= names_.last + restrictions_.last;
}

bool Search::look(int length, std::size_t number, Finder& finder) {
    tools_.purse.pay(1);
    number_ = number;
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
            if (worth_.may_fit(cards)) named_.add(key, cards, at, 0);
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
            if (!worth_.fits(cards) || hits_.has(cards)) continue;
            Tokens tokens;
            write_set(drawer.places[at], cards, tokens);
            if (hit(cards, std::move(tokens))) return true;
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
        if (worth_.fits(cards) && !hits_.has(cards) && pair_up(cards, parts, names)) return true;
    return false;
}

bool Search::pair_up(Cards cards, const Drawer& parts, const Drawer& names) {
    for (std::size_t name = 0; name < names.cards.size(); ++name)
        for (std::size_t part = 0; part < parts.cards.size(); ++part)
            if ((names.cards[name] & ~parts.cards[part]) == cards) {
                Tokens tokens;
                write_part(parts.places[part], parts.states[part], tokens);
                write_set(names.places[name], names.cards[name], tokens);
                return hit(cards, std::move(tokens));
            }
    throw Stopped{Stop::FAILED};
}

bool Search::hit(Cards cards, Tokens&& tokens) {
    hits_.put(cards);
    return finder_->found(number_, cards, tokens);
}

bool search_all(const std::vector<Problem>& problems, Purse& purse, Finder& finder) {
    std::vector<std::unique_ptr<Search>> searches;
    for (const Problem& problem : problems)
        searches.push_back(std::make_unique<Search>(problem, purse));
    std::size_t left = searches.size();
    for (int length = 1; left; ++length)
        for (std::size_t at = 0; at < searches.size(); ++at) {
            if (!searches[at]) continue;
            if (searches[at]->look(length, at, finder)) return true;
            if (!searches[at]->finished(length)) continue;
            searches[at].reset();
            --left;
        }
    return false;
}

}  // namespace goalsetter::onsets
