// Every Restriction part that can be built, fewest signs first, and the cards it removes.
//
// A chain grows at its right end, so of an open chain the last set is remembered beside the cards
// that are gone; of the last set only what is not gone yet, since the rest can make no difference.
#pragma once

#include <map>

#include "onsets_filing.hpp"
#include "onsets_names.hpp"

namespace goalsetter::onsets {

// A chain that may go on: the cards that are gone, and what is left of its last set.
struct End {
    Cards gone, last;
};

inline u32 packed(Cards gone, Cards last) {
    return static_cast<u32>(gone) << 16 | static_cast<Cards>(last & ~gone);
}
inline End end_of(u32 packed) {
    return {static_cast<Cards>(packed >> 16), static_cast<Cards>(packed & 0xffff)};
}

// Which numbers have been met, and a list of those that are new.
class Numbers {
  public:
    void put(u32 number);
    void know(const std::vector<u32>& known);  // before anything is put
    std::size_t fresh() const { return list_.size() - known_; }
    std::size_t bytes() const { return (table_.size() + list_.size()) * sizeof(u32); }
    // The new numbers in their order; everything is forgotten.
    std::vector<u32> take();

  private:
    void grow();
    std::vector<u32> table_;  // a number plus one, or nothing
    std::vector<u32> list_;
    std::size_t known_ = 0;
};

// Which ends have been met, and a list of those that are new. A card is gone, or else in the last
// set or not, so that three to the number of classes are all that there can be.
class Ends {
  public:
    explicit Ends(int classes) : classes_(classes) {}
    void put(Cards gone, Cards last) {
        last = static_cast<Cards>(last & ~gone);
        if (mark(2 * place_[gone] + place_[last])) list_.push_back(packed(gone, last));
    }
    void know(const std::vector<u32>& known);  // before anything is put
    std::size_t fresh() const { return list_.size() - known_; }
    std::size_t bytes() const { return words_.size() * sizeof(u64) + list_.size() * sizeof(u32); }
    void open();  // makes room, once there is something to put
    // The new ends in their order; everything is forgotten.
    std::vector<u32> take();

  private:
    bool mark(u32 at) {
        u64& word = words_[at >> 6];
        u64 bit = 1ull << (at & 63), missing = ~word & bit;
        word |= bit;
        return missing != 0;
    }

    int classes_;
    std::vector<u32> place_;  // by cards: the sum of three to the number of each
    std::vector<u64> words_;
    std::vector<u32> list_;
    std::size_t known_ = 0;
};

// What several Restrictions remove, and whether each removes enough (XIII-B-8). A state is the
// cards that are gone, or where every order counts the number of an entry.
class States {
  public:
    explicit States(Null null) : null_(null) {}
    u32 first(Cards removed);
    u32 next(u32 state, Cards removed);  // NOWHERE if one of them removes too little
    Cards gone(u32 state) const;
    std::size_t bytes() const { return entries_.size() * BYTES_EACH; }

  private:
    using Entry = std::vector<Cards>;  // all cards that are gone, then what each removes alone
    static constexpr std::size_t BYTES_EACH = 160;
    u32 number(Entry&& entry);

    Null null_;
    std::map<Entry, u32> numbers_;
    std::vector<Entry> entries_;
};

// A sign, with a set or a chain before it and a set behind it.
struct Link {
    u8 kind, option;
    bool chain;
    u32 left, right;
};

// Single Restrictions of one collection of cubes; if they may go on, with their ends.
struct Chains {
    int size;
    u64 counts;
    std::vector<u32> ends;
    Family removed;
    std::vector<Link> links;
};

// Some Restrictions, and one more behind them; the first has none before it.
struct Pair {
    u32 before, last;
};

struct Part {
    int size;
    u64 counts;
    std::vector<u32> states;
    std::vector<Pair> pairs;
};

class Restrictions {
  public:
    Restrictions(Tools& tools, const Names& names, const Ledger& ledger, const Filing& filed,
                 const Bits& hopeful);

    std::vector<Chains> chains;
    std::vector<Part> parts;
    std::vector<Layer> chain_layers{{0, 0}}, part_layers{{0, 0}};
    States states;
    int last = 0;  // the largest size at which something was new

    int size() const { return static_cast<int>(part_layers.size()) - 1; }
    bool finished() const;
    void grow();  // the names must have grown as far

  private:
    using Links = std::vector<Job<Link>>;
    using Pairs = std::vector<Job<Pair>>;
    void link_sets(int size, Links& jobs) const;
    void link_chains(int size, Links& jobs) const;
    void link(u64 left, u64 right, Link link, Links& jobs) const;
    void make_chains(int size, u64 counts, const Job<Link>* begin, const Job<Link>* end);
    void make_open(int size, u64 counts, const Job<Link>* begin, const Job<Link>* end);
    void make_closed(int size, u64 counts, const Job<Link>* begin, const Job<Link>* end);
    void know_ends(u64 counts, u64 pairs);
    u64 pairs_of(const Link& link) const;
    void put_open(const Link& link);
    void put_closed(const Link& link);
    bool is_open(u64 counts) const;
    void keep(Chains&& made);
    void pair(int size, Pairs& jobs) const;
    void make_parts(int size, u64 counts, const Job<Pair>* begin, const Job<Pair>* end);
    void put_pair(const Pair& pair);
    bool is_hopeful(Cards gone) const {
        return hopeful_.has(static_cast<Cards>(gone ^ tools_.problem.everything()));
    }
    // Steps are paid as they are made, and what is not kept yet must find room too.
    void pay(std::size_t steps) const {
        tools_.purse.pay(steps);
        tools_.purse.leave(numbers_.bytes() + ends_.bytes() + states.bytes());
    }
    void put_end(Cards gone, Cards last_set) {
        if (is_hopeful(gone)) ends_.put(gone, last_set);
    }

    Tools& tools_;
    const Names& names_;
    const Ledger& ledger_;
    const Filing& filed_;                // the parts that are there already
    const Bits& hopeful_;                // what is left must hold enough cards
    Ends ends_;
    std::vector<int> signs_, sets_;
    Numbers numbers_;
};

}  // namespace goalsetter::onsets
