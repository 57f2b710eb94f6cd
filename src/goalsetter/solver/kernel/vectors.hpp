// Collections of cubes as count-vectors, packed into 64 bits, and what each of them can do.
#pragma once

#include <vector>

#include "numbers.hpp"

namespace goalsetter {

struct Kind {
    int required;
    int sure;
    int most;
    bool cube = true;  // false for what is no cube: a !, or a mark that counts operations
};

struct Leaf {
    std::vector<int> kinds;
    Value value;
};

enum class Given : u8 { NONE, LEFT, RIGHT };

// A sign: what it uses up, and the operand that it brings with it, if it does.
struct Row {
    Op op;
    i64 setting;
    std::vector<int> kinds;
    Given given = Given::NONE;
    Value operand{0, 1};
};

// What is searched: everything that `Problem` says, in numbers.
struct Tables {
    std::vector<Kind> kinds;
    std::vector<Leaf> leaves;
    std::vector<Row> unary;
    std::vector<Row> binary;
    int spare = 0;
    int least_cubes = 2;
    int most_cubes = 0;  // no larger expression is looked for; 0 for no such limit
    i64 multiple_of = 0;
    int open_kind = -1;  // of which there is one cube: it may be any power of the base
    i64 open_base = 10;
    bool open_negative = false;  // or one below zero
    bool cut_chains = false;     // a proof may cut chains of signs that use nothing up
};

using Key = u64;
constexpr u32 NOWHERE = 0xffffffff;

// One count-vector, with bounds that every value of it, or every use of it, keeps.
struct Vector {
    Key key;
    u8 size;
    bool final;           // a Solution may use exactly these cubes
    bool open;            // it has the cube that may be infinitely many numbers
    bool fractions;       // some value may be no whole number
    bool negatives;       // some value may be negative
    u8 irrationals;       // 0: all values are rational; 1: all are algebraic
    bool rest_rational;   // no cube that may still join makes an irrational rational
    double height;        // no numerator or denominator is larger
    double reach;         // a value of greater height cannot come back to a target
};

class Vectors {
  public:
    // `height` is that of the tallest target.
    Vectors(const Tables& tables, double height);

    // Makes all vectors up to this size; they never change afterwards.
    void extend(int size);
    int largest() const { return largest_; }
    const std::vector<u32>& layer(int size) const { return layers_[static_cast<std::size_t>(size)]; }
    const std::vector<Key>& keys(int size) const { return keys_[static_cast<std::size_t>(size)]; }
    const Vector& operator[](u32 id) const { return all_[id]; }
    std::size_t size() const { return all_.size(); }
    std::size_t bytes() const {
        return all_.capacity() * sizeof(Vector) + table_.capacity() * sizeof(u32);
    }

    u32 find(Key key) const {
        std::size_t at = mix(key) & (table_.size() - 1);
        while (table_[at] && all_[table_[at] - 1].key != key) at = (at + 1) & (table_.size() - 1);
        return table_[at] ? table_[at] - 1 : NOWHERE;
    }
    bool within(Key a, Key b) const { return (((b | guards_) - a) & guards_) == guards_; }
    int count(Key key, int kind) const {
        return static_cast<int>((key >> shift_[kind]) & ((1ULL << (width_[kind] - 1)) - 1));
    }
    Key one(int kind) const { return 1ULL << shift_[kind]; }
    Key key_of(const std::vector<int>& kinds) const;

  private:
    struct Ability {
        bool leaf = false, leaf_only = false, binary = false, binary_only = false;
        bool fractions = false, negatives = false, free = false, mixes = false;
        bool shrinks = false;  // what is large may become small by it
        int irrationals = 0;
        double height = 1;
    };

    void learn(const Row& row);
    void learn(const Row& row, Ability& a);
    static void learn_unit(Ability& a);
    void spread();
    void learn(const Leaf& leaf);
    void descend(std::size_t kind, int left, Key key, int extra, int leaves);
    void consider(Key key, int extra);
    bool shape() const;
    bool useful(int extra) const;
    void describe(int extra, Vector& out);
    void insert(const Vector& vector);

    const Tables& tables_;
    double target_height_;
    std::vector<Ability> abilities_;
    std::vector<int> shift_, width_, room_after_;
    Key guards_ = 0;
    Ability always_;  // of the signs that use nothing up
    bool free_binary_ = false;
    int widest_ = 1;  // most kinds that a binary sign uses up
    int longest_leaf_ = 1;
    int largest_ = 0;
    int made_ = 0;
    int leaves_end_ = 0;         // no kind from here on is part of a numeral
    std::vector<int> counts_;    // of the vector that is being considered
    std::vector<double> beyond_;
    std::vector<Vector> all_;
    std::vector<u32> table_;
    std::vector<std::vector<u32>> layers_;
    std::vector<std::vector<Key>> keys_;  // of each layer, in its order: to be gone through quickly
};

}  // namespace goalsetter
