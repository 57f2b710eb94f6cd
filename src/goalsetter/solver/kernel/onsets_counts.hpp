// How many cubes of each kind a part uses, packed into one word with a guard bit for each kind.
// Where operations are not used up, one field more counts how many there are, as far as is asked.
#pragma once

#include <algorithm>

#include "onsets_problem.hpp"

namespace goalsetter::onsets {

constexpr u64 NONE = ~0ull;  // no collection of cubes: there are not that many

inline int bits_of(int number) {
    int bits = 1;
    for (; number > 1; number /= 2) ++bits;
    return bits;
}

class Counts {
  public:
    explicit Counts(const Cubes& problem)
        : now_(problem.now), least_operations_(problem.least_operations) {
        int shift = 0;
        bool repeats = false;
        for (const Kind& kind : problem.kinds) {
            Field field = add_field(shift, kind.most, kind.sure);
            required_ += field.unit() * static_cast<u64>(kind.required);
            named_ += field.unit() * static_cast<u64>(kind.named);
            units_.push_back(field.unit());
            repeats = repeats || kind.repeats;
            if (kind.repeats) repeating_.push_back(field);
            if (is_operation(kind)) operations_.push_back(field);
            if (kind.wanted) wanted_.push_back(field);
            bool asked = is_operation(kind) && least_operations_ > 0;
            if (kind.required || kind.wanted || asked) telling_ |= field.mask << field.shift;
        }
        if (repeats) count_together(problem, shift);
    }

    // How many bits all fields take.
    static int width(const Cubes& problem) {
        int bits = bits_of(problem.least_operations) + 1;
        for (const Kind& kind : problem.kinds) bits += bits_of(kind.most) + 1;
        return bits;
    }

    u64 unit(int kind) const { return units_[static_cast<std::size_t>(kind)]; }
    u64 required() const { return required_; }
    u64 named() const { return named_; }

    // Both collections together, if the mat has them and no more Resources than may be.
    u64 added(u64 one, u64 other) const {
        u64 total = one + other;
        for (const Field& field : repeating_) {
            u64 used = field.of(total);
            if (used > field.most) total -= (used - field.most) << field.shift;
        }
        if (((most_ - total) & guards_) != guards_) return NONE;
        u64 extra = now_ ? beyond(total) : 0;
        return extra & (extra - 1) ? NONE : total;
    }

    // Marks of the kinds of which a Resource cube is used.
    u64 beyond(u64 counts) const { return ~(sure_ - counts) & guards_; }
    bool reaches(u64 counts, u64 least) const {
        return ((counts + guards_ - least) & guards_) == guards_;
    }
    // Whether whatever a larger collection makes is made as well by a smaller one: nobody asks for
    // the cubes that it saves.
    bool serves(u64 smaller, u64 larger) const {
        return !((smaller ^ larger) & telling_) && reaches(larger, smaller);
    }
    // How many operation signs are used, as far as anybody asks.
    int operations_in(u64 counts) const {
        u64 used = 0;
        for (const Field& field : operations_) used += field.of(counts);
        return static_cast<int>(std::min(used, static_cast<u64>(least_operations_)));
    }
    bool has_wanted(u64 counts) const {
        return std::any_of(wanted_.begin(), wanted_.end(),
                           [&](const Field& field) { return field.of(counts) > 0; });
    }

  private:
    struct Field {
        int shift;
        u64 mask, most;
        u64 of(u64 counts) const { return counts >> shift & mask; }
        u64 unit() const { return 1ull << shift; }
    };

    static bool is_operation(const Kind& kind) {
        return kind.role == Role::JOIN || kind.role == Role::PRIME;
    }
    Field add_field(int& shift, int most, int sure) {
        int width = bits_of(most) + 1;
        Field field{shift, (1ull << width) - 1, static_cast<u64>(most)};
        u64 guard = field.unit() << (width - 1);
        most_ += field.unit() * static_cast<u64>(most) + guard;
        sure_ += field.unit() * static_cast<u64>(sure) + guard;
        guards_ += guard;
        shift += width;
        return field;
    }
    void count_together(const Cubes& problem, int shift) {
        Field field = add_field(shift, least_operations_, least_operations_);
        for (std::size_t at = 0; at < units_.size(); ++at)
            if (is_operation(problem.kinds[at])) units_[at] += field.unit();
        repeating_.push_back(field);
        operations_ = {field};
        telling_ |= field.mask << field.shift;
    }

    bool now_;
    int least_operations_;
    std::vector<u64> units_;
    u64 most_ = 0, sure_ = 0, required_ = 0, named_ = 0, guards_ = 0, telling_ = 0;
    std::vector<Field> repeating_, operations_, wanted_;
};

}  // namespace goalsetter::onsets
