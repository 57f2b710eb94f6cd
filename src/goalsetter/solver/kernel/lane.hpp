// The fast lane: the same search where every number on the way is a small fraction.
//
// It answers what the general search answers, for problems without powers, roots and factorials.
// A number that is too tall for it ends it without an answer, unless a bound shows that the number
// cannot matter; then the general search decides.
#pragma once

#include "lane_steps.hpp"
#include "search.hpp"

namespace goalsetter {

// A bound on heights as the lane can use it.
inline i64 within_lane(double bound) {
    return bound < static_cast<double>(TALLEST) ? static_cast<i64>(bound) : TALLEST;
}

class Lane : Frame {
  public:
    Lane(const Tables& tables, const std::vector<Target>& targets, Limits limits, Asker& asker);

    // The one place that says which problems the lane takes.
    static bool takes(const Tables& tables, const std::vector<Target>& targets);

    // False if a number was too tall: then there is no outcome.
    bool run(Outcome& outcome);

  private:
    struct TooTall {};  // a number that may matter does not fit

    struct Sign {
        u32 row;
        Op op;
        i64 setting;
        u32 scale;      // the residue of 2 or of the setting, where an operation has such
        u32 per_scale;  // and one over it
    };
    struct Cost {
        Key key;
        std::vector<Sign> signs;
    };
    struct Parts {
        u32 a;  // the smaller part
        u32 b;
        const Cost* cost;
    };
    // Everything that expressions over one vector are worth.
    struct Made {
        FlatSet set;
        bool made = false;
        bool dead = false;  // a value that can only be multiplied by zero is in
        bool lost = false;  // or there was one that does not fit
    };
    // A value that is wanted of a vector, and what made it so.
    struct Wish {
        Packed value;
        Packed sibling;  // the value of the other operand
        Residue residue; // of the value
        u32 parent;      // the vector of the larger expression, or NOWHERE
        u32 parent_wish; // and its wish; of a root, the target
        u32 row;
        bool left;       // whether this is the left operand
    };
    struct Wishes {
        std::vector<Wish> list;
        FlatSet seen;
        std::size_t worked_off = 0;
    };
    struct Example {
        Packed value;
        Tree tree;
    };

    // lane.cpp: the plan
    void begin() override;
    void make_room() override;
    void look_at(int cubes) override;
    void extend();
    bool worth_extending(int cubes);
    double forward_cost(int size);
    double backward_cost(int cubes, double most);
    std::size_t bytes() const override;

    // lane_forward.cpp
    void ensure(u32 id);
    void make(u32 id);
    template <Op op>
    void combine(const Sign& sign, const Made& left, const Made& right, bool half, u32 id,
                 Made& out);
    void admit(Packed x, u32 residue, i64 reach, Made& out);
    void lose(i64 reach, Made& out);
    const std::vector<Example>& examples(u32 id);

    // lane_backward.cpp
    void process(u32 id);
    template <Op op, bool left>
    void look_up_all(u32 id, const Sign& sign, u32 a, u32 b);
    template <Op op, bool left>
    void pursue_all(u32 id, const Sign& sign, u32 a, u32 b);
    void pursue(const Wish& wish, u32 b);
    void take_any(Wish wish, u32 b, bool nonzero);
    void reach_target(const Wish& wish, u32 b, Tree tree);
    bool derive(u32 id, Packed v, Tree& out);
    template <Op op>
    bool part(const Sign& sign, const FlatSet& left, const FlatSet& right, Packed v, Packed& l,
              Packed& r) const;
    void ask(const Tree& tree, u32 target);

    template <class Visit>
    void splits(u32 id, Visit visit);

    std::vector<Packed> goals_;
    std::vector<Cost> costs_;
    int least_cost_ = 1;
    std::unordered_map<Key, std::vector<u32>> leaves_of_key_;

    std::vector<Made> made_;
    std::vector<Wishes> wishes_;
    std::vector<Parts> parts_;  // of the vector that is being made
    std::unordered_map<u32, std::vector<Example>> examples_;
    std::size_t settled_bytes_ = 0, wish_bytes_ = 0;
    const Made* growing_ = nullptr;
};

// Calls `visit` for every way to part a vector into two and a sign between them.
template <class Visit>
void Lane::splits(u32 id, Visit visit) {
    const Key key = vectors_[id].key;
    const int size = vectors_[id].size;
    for (int small = 1; 2 * small + least_cost_ <= size; ++small)
        for (std::size_t i = 0; i < vectors_.keys(small).size(); ++i) {
            const Key part = vectors_.keys(small)[i], rest = key - part;
            if (!vectors_.within(part, key)) continue;
            const u32 a = vectors_.layer(small)[i];
            if (made_[a].made && made_[a].set.list.empty()) continue;
            for (const Cost& cost : costs_) {
                if (!vectors_.within(cost.key, rest)) continue;
                const u32 b = vectors_.find(rest - cost.key);
                if (b == NOWHERE || vectors_[b].size < small) continue;
                if (vectors_[b].size == small && b < a) continue;
                if (made_[b].made && made_[b].set.list.empty()) continue;
                visit(Parts{a, b, &cost});
            }
        }
}

}  // namespace goalsetter
