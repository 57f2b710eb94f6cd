// Which parts make a Solution together: what the cubes of each part mean for the whole.
#pragma once

#include <tuple>

#include "onsets_counts.hpp"

namespace goalsetter::onsets {

// What is to be known of the cubes of one part.
struct Key {
    u64 beyond;      // the mark of the Resource cube used after Now
    int operations;
    bool wanted;
    bool few;        // too few cubes to be a Solution by itself (VII-B-4-a)
    u64 counts;      // all cubes, where a cube serves only once

    bool operator<(const Key& other) const { return tied() < other.tied(); }

  private:
    std::tuple<u64, int, bool, bool, u64> tied() const {
        return {beyond, operations, wanted, few, counts};
    }
};

// Keeps account of both parts of a Solution (VII-B-4, XIII-A-1, A-5).
class Ledger {
  public:
    Ledger(const Cubes& problem, const Counts& counts) : problem_(problem), counts_(counts) {}

    // Whether a part has the cubes of Required, and its key.
    bool of_name(u64 counts, int size, Key& key) const {
        return fill(counts, counts_.named(), size < problem_.least_cubes, key);
    }
    bool of_restrictions(u64 counts, Key& key) const {
        return fill(counts, counts_.required(), false, key);
    }

    bool alone(const Key& name) const {
        if (name.few || problem_.restriction_due || !all_there(name.counts)) return false;
        return asked(name.operations, name.wanted);
    }
    // The same Resource cube may serve in both parts.
    bool together(const Key& part, const Key& name) const {
        u64 beyond = part.beyond | name.beyond, total = counts_.added(part.counts, name.counts);
        if ((beyond & (beyond - 1)) || total == NONE || !all_there(total)) return false;
        int operations = name.operations + (problem_.operations_anywhere ? part.operations : 0);
        return asked(operations, part.wanted || name.wanted);
    }

  private:
    bool fill(u64 counts, u64 least, bool few, Key& key) const {
        if (!problem_.once && !counts_.reaches(counts, least)) return false;
        key = {problem_.now ? counts_.beyond(counts) : 0, counts_.operations_in(counts),
               counts_.has_wanted(counts), few, problem_.once ? counts : 0};
        return true;
    }
    bool all_there(u64 counts) const {
        return !problem_.once || counts_.reaches(counts, counts_.required());
    }
    bool asked(int operations, bool wanted) const {
        return operations >= problem_.least_operations && (wanted || !problem_.cube_needed);
    }

    const Cubes& problem_;
    const Counts& counts_;
};

}  // namespace goalsetter::onsets
