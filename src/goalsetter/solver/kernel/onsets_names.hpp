// Every set that can be named, fewest signs first. A place holds, for one collection of cubes, the
// sets that it names with so many signs and with no fewer.
#pragma once

#include "onsets_counts.hpp"
#include "onsets_families.hpp"

namespace goalsetter::onsets {

constexpr u32 NOWHERE = 0xffffffff;

// What every part of a search works with.
struct Tools {
    const Cubes& problem;
    Purse& purse;
    Counts counts;
    Joiner joiner;
    Marks marks;

    Tools(const Cubes& posed, Purse& paid)
        : problem(posed), purse(paid), counts(posed), joiner(posed.classes),
          marks(posed.classes) {
        for (const Kind& kind : posed.kinds) {
            repeats = repeats || kind.repeats;
            limit += kind.most;
        }
    }
    std::vector<int> kinds(Role role) const;
    const Option& option(int kind, int option) const {
        return problem.kinds[static_cast<std::size_t>(kind)]
            .options[static_cast<std::size_t>(option)];
    }
    // Whether no part can have more signs, since operations are used up.
    bool spent(int size) const { return !repeats && size >= limit; }

    bool repeats = false;
    int limit = 0;
};

// How sets are put together: a sign, and the places of its operands; a complement has one only.
struct Split {
    u8 kind, option;
    u32 left, right;
};

struct Place {
    int size;
    u64 counts;
    Family sets;
    std::vector<Split> splits;
};

// What is found at one size, as a range of places.
struct Layer {
    u32 begin, end;
};

// Everything of earlier sizes that serves as well as one collection of cubes would.
template <class Items, class Each>
void for_each_serving(const Items& items, u32 end, const Counts& counts, u64 wanted, Each each) {
    for (u32 at = 0; at < end; ++at)
        if (counts.serves(items[at].counts, wanted)) each(items[at]);
}

// Something to do for one collection of cubes; jobs for the same one are done together.
template <class What>
struct Job {
    u64 counts;
    What what;
};

// Calls `each` for every collection of cubes that there are jobs for, in the order of its first job.
template <class What, class Each>
void for_each_target(const std::vector<Job<What>>& jobs, Each each) {
    std::vector<u32> order(jobs.size());
    for (u32 at = 0; at < order.size(); ++at) order[at] = at;
    std::sort(order.begin(), order.end(), [&](u32 one, u32 other) {
        return jobs[one].counts != jobs[other].counts ? jobs[one].counts < jobs[other].counts
                                                      : one < other;
    });
    std::vector<std::pair<u32, u32>> groups;  // the first job of each, and where it stands
    for (u32 at = 0; at < order.size(); ++at)
        if (!at || jobs[order[at]].counts != jobs[order[at - 1]].counts)
            groups.push_back({order[at], at});
    std::sort(groups.begin(), groups.end());
    std::vector<Job<What>> group;
    for (auto [first, at] : groups) {
        group.clear();
        for (; at < order.size() && jobs[order[at]].counts == jobs[first].counts; ++at)
            group.push_back(jobs[order[at]]);
        each(group.front().counts, group.data(), group.data() + group.size());
    }
}

class Names {
  public:
    explicit Names(Tools& tools);

    std::vector<Place> places;
    std::vector<Layer> layers{{0, 0}};
    int last = 0;  // the largest size at which something was new

    int size() const { return static_cast<int>(layers.size()) - 1; }
    // Whether no larger set can be new: what it is made of would be too large.
    bool finished() const { return size() > 2 * last + 1 || tools_.spent(size()); }
    void grow();
    const Layer& layer(int size) const { return layers[static_cast<std::size_t>(size)]; }

  private:
    using Jobs = std::vector<Job<Split>>;
    void name_leaves();
    void complement(int size, Jobs& jobs) const;
    void join(int size, Jobs& jobs) const;
    void join_two(u64 both, u32 left, u32 right, Jobs& jobs) const;
    void make(int size, u64 counts, const Job<Split>* begin, const Job<Split>* end);
    void put(const Split& split);
    void remember(Place&& place);

    Tools& tools_;
    std::vector<int> joins_, primes_;
};

}  // namespace goalsetter::onsets
