// Set-Names, and the sets of Restrictions, size by size.
#include "onsets_names.hpp"

namespace goalsetter::onsets {

std::vector<int> Tools::kinds(Role role) const {
    std::vector<int> found;
    for (std::size_t at = 0; at < problem.kinds.size(); ++at)
        if (problem.kinds[at].role == role) found.push_back(static_cast<int>(at));
    return found;
}

Names::Names(Tools& tools)
    : tools_(tools), joins_(tools.kinds(Role::JOIN)), primes_(tools.kinds(Role::PRIME)) {}

void Names::grow() {
    int next = size() + 1;
    u32 begin = static_cast<u32>(places.size());
    if (next == 1) {
        name_leaves();
    } else if (!finished()) {
        Jobs jobs;
        complement(next, jobs);
        join(next, jobs);
        for_each_target(jobs, [&](u64 counts, const Job<Split>* first, const Job<Split>* end) {
            make(next, counts, first, end);
        });
    }
    layers.push_back({begin, static_cast<u32>(places.size())});
}

void Names::name_leaves() {
    for (int at : tools_.kinds(Role::SET)) {
        u64 counts = tools_.counts.added(0, tools_.counts.unit(at));
        if (counts == NONE) continue;
        for (const Option& option : tools_.problem.kinds[static_cast<std::size_t>(at)].options)
            tools_.marks.put(option.cards);
        remember({1, counts, tools_.marks.take(), {}});
    }
}

void Names::complement(int size, Jobs& jobs) const {
    const Layer& smaller = layer(size - 1);
    for (u32 at = smaller.begin; at < smaller.end; ++at)
        for (int kind : primes_) {
            u64 counts = tools_.counts.added(places[at].counts, tools_.counts.unit(kind));
            if (counts != NONE) jobs.push_back({counts, {static_cast<u8>(kind), 0, at, NOWHERE}});
        }
}

// Every two places that come to the size with a sign between them, each pair once.
void Names::join(int size, Jobs& jobs) const {
    for (int small = 1; 2 * small < size; ++small) {
        const Layer &one = layer(small), &other = layer(size - 1 - small);
        for (u32 left = one.begin; left < one.end; ++left) {
            u32 right = std::max(left, other.begin);
            tools_.purse.pay(other.end > right ? other.end - right : 0);
            for (; right < other.end; ++right) {
                u64 both = tools_.counts.added(places[left].counts, places[right].counts);
                if (both != NONE) join_two(both, left, right, jobs);
            }
        }
    }
}

// Two places with every sign that is left, in both orders where that matters.
void Names::join_two(u64 both, u32 left, u32 right, Jobs& jobs) const {
    for (int kind : joins_) {
        u64 counts = tools_.counts.added(both, tools_.counts.unit(kind));
        if (counts == NONE) continue;
        const auto& options = tools_.problem.kinds[static_cast<std::size_t>(kind)].options;
        for (std::size_t at = 0; at < options.size(); ++at) {
            Split split{static_cast<u8>(kind), static_cast<u8>(at), left, right};
            jobs.push_back({counts, split});
            if (left != right && !Operation::symmetric(options[at].table)) {
                std::swap(split.left, split.right);
                jobs.push_back({counts, split});
            }
        }
    }
}

// Everything that one collection of cubes names, but for what is named with fewer signs and no
// other cubes. One cube alone is no Solution, so that R'' is new where ' is not used up.
void Names::make(int size, u64 counts, const Job<Split>* begin, const Job<Split>* end) {
    Marks& marks = tools_.marks;
    for_each_serving(places, layers.back().end, tools_.counts, counts, [&](const Place& place) {
        if (place.size >= tools_.problem.least_cubes) marks.know(place.sets);
    });
    std::vector<Split> splits;
    for (const Job<Split>* job = begin; job < end && !marks.full(); ++job) {
        std::size_t before = marks.fresh();
        put(job->what);
        if (marks.fresh() > before) splits.push_back(job->what);
    }
    Family sets = marks.take();
    if (!sets.empty()) remember({size, counts, std::move(sets), std::move(splits)});
}

void Names::put(const Split& split) {
    const Family& lefts = places[split.left].sets;
    if (split.right == NOWHERE) {
        tools_.purse.pay(lefts.size());
        for (Cards cards : lefts)
            tools_.marks.put(static_cast<Cards>(cards ^ tools_.problem.everything()));
        return;
    }
    const Family& rights = places[split.right].sets;
    tools_.purse.pay(tools_.joiner.cost(lefts.size(), rights.size()));
    tools_.joiner.join(tools_.option(split.kind, split.option).table, lefts, rights, tools_.marks);
}

void Names::remember(Place&& place) {
    tools_.purse.keep(place.sets.size(), sizeof(Cards));
    tools_.purse.hold(sizeof(Place) + place.splits.size() * sizeof(Split));
    ++tools_.purse.vectors;
    last = place.size;
    places.push_back(std::move(place));
}

}  // namespace goalsetter::onsets
