// The search: values of small collections of cubes forwards, wanted values of large ones backwards.
//
// Every expression has a part that is made of two parts of at most half its cubes each; so the
// values of the small vectors, and the needs of the large ones down to these, reach everything.
#pragma once

#include <unordered_map>

#include "arithmetic.hpp"
#include "frame.hpp"

namespace goalsetter {

struct Target {
    Value value;          // a fraction, or whatever if `box` is used
    Value units{0, 1};    // and so many times the imaginary unit
    bool given = false;   // only the enclosure is known
    Interval box{0, 0};
    Interval log{0, 0};
    int sign = 0;
    u8 flags = 0;

    bool rational() const { return !given && units.n == 0; }
};

class Search : Frame {
  public:
    Search(const Tables& tables, const std::vector<Target>& targets, Limits limits, Asker& asker);
    Outcome run();

  private:
    struct Split {
        u32 a;  // the smaller part
        u32 b;
        std::size_t cost;  // which of the costs that binary signs have
    };
    struct Cost {
        Key key;
        std::vector<u32> rows;
    };

    // search.cpp
    void begin() override;
    void make_room() override;
    void look_at(int cubes) override;
    void prepare();
    void extend();
    bool worth_extending(int cubes);
    double forward_cost(int size);
    double backward_cost(int cubes);
    std::size_t bytes() const override;

    // forward.cpp
    void make(u32 id);
    void ensure(u32 id);
    void leaves_of(u32 id, Values& out);
    void combine(const Row& row, const Values& left, const Values& right, bool half, u32 id,
                 Values& out);
    bool admit(Value v, u32 id, Values& out);
    void settle(bool defined, Value v, std::size_t before, u32 id, Values& out);
    void finish(Values& out);
    void close(u32 id, Values& out);
    bool apply_unary(const Row& row, Value x, Value& out);
    void settle_several(const Row& row, Value l, Value r, u32 id, Values& out);
    void apply_unary_all(const Row& row, Value x, Several& out);
    void apply_binary_all(const Row& row, Value l, Value r, Several& out);
    u32 beneath(u32 id, std::size_t r) const;
    const Values& sample(u32 id);
    const Values& values(u32 id) { return made_[id].made ? made_[id] : sample(id); }

    // backward.cpp
    void process(u32 id);
    void process_split(u32 id, const Split& split);
    void process_unary(u32 id);
    void want(u32 id, std::size_t need, u32 row, bool unary, bool left, u32 a, u32 sibling, u32 b);
    bool pursue(Value x, const Need& link, u32 b);
    void try_all(const Need& link, u32 b);
    bool try_each(const Need& link, const Values& all, u32 b);
    void look(Value x, const Need& link, u32 b);
    bool possible(Value x, const Vector& vector) const;
    bool absent(Value x, u32 b) const;
    bool out_of_reach(Op op, bool left, Value known, Value v, u32 b) const;
    void check_final(u32 id);
    void check_open(const Need& need, u32 id);
    void try_power(const Need& need, u32 id, i64 exponent, bool negative, bool exact);
    void check_multiples(u32 id);
    bool may_differ_by_multiple(Value y, Value goal) const;

    // witness.cpp
    void candidate(const Need& link, u32 b, Value y, bool exact);
    void grow_to_root(Tree tree, const Need& link, u32 b, bool exact);
    void ask(const Tree& tree, u32 target, bool exact);
    bool derive(u32 id, Value v, Tree& out);
    void derive_leaf(u32 id, Value v, Tree& out);
    bool derive_split(u32 id, Value v, Tree& out);

    template <class Visit>
    void splits(u32 id, Visit visit);

    static constexpr u8 CHAIN = 2;  // signs that use nothing up, one before the other

    static bool commutes(Op op) {
        return op == Op::TIMES_I || op == Op::TIMES_MINUS_I || op == Op::ADD || op == Op::MULTIPLY || op == Op::AVERAGE || op == Op::PERCENT ||
               op == Op::LCM || op == Op::GCF;
    }

    std::vector<Target> targets_;
    Arithmetic arithmetic_;
    std::vector<Value> goals_;
    bool rational_goals_ = true;
    std::vector<Cost> costs_;       // of binary signs
    std::vector<Key> unary_costs_;  // of each unary row
    bool closes_ = false;           // whether some unary sign uses nothing up
    int least_cost_ = 1;            // fewest cubes that a binary sign uses up
    std::unordered_map<Key, std::vector<u32>> leaves_of_key_;

    std::vector<Values> made_;
    std::vector<Needs> needs_;
    std::unordered_map<u32, Values> samples_;
    std::size_t settled_bytes_ = 0, need_bytes_ = 0;
    const Values* growing_ = nullptr;
};

// Searches one problem by whatever way is quickest for its tables: in the fast lane where that is
// open to it and wanted, else by the general search.
Outcome search_tables(const Tables& tables, const std::vector<Target>& targets, Limits limits,
                      Asker& asker, bool lane = true);

// Calls `visit` for every way to part a vector into two and a binary sign between them.
template <class Visit>
void Search::splits(u32 id, Visit visit) {
    const Key key = vectors_[id].key;
    const int size = vectors_[id].size;
    for (int small = 1; 2 * small + least_cost_ <= size; ++small)
        for (std::size_t i = 0; i < vectors_.keys(small).size(); ++i) {
            const Key part = vectors_.keys(small)[i];
            if (!vectors_.within(part, key)) continue;
            const u32 a = vectors_.layer(small)[i];
            if (made_[a].made && made_[a].list.empty()) continue;
            for (std::size_t cost = 0; cost < costs_.size(); ++cost) {
                const Key rest = key - part;
                if (!vectors_.within(costs_[cost].key, rest)) continue;
                u32 b = vectors_.find(rest - costs_[cost].key);
                if (b == NOWHERE || vectors_[b].size < small) continue;
                if (vectors_[b].size == small && b < a) continue;
                if (made_[b].made && made_[b].list.empty()) continue;
                visit(Split{a, b, cost});
            }
        }
}

}  // namespace goalsetter
