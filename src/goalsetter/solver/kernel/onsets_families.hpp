// Families of sets, and what an operation, given by its truth table, makes of two of them.
#pragma once

#include <algorithm>

#include "onsets_problem.hpp"

namespace goalsetter::onsets {

using Family = std::vector<Cards>;

// An operation on single cards: bit 2a + b of the table says whether a card stays that is in the
// first set (a) and in the second (b).
constexpr u8 SUBTRACTION = 0b0100;

class Operation {
  public:
    Operation(u8 table, Cards everything) : everything_(everything) {
        for (unsigned bit = 0; bit < 4; ++bit)
            terms_[bit] = table >> bit & 1 ? everything : static_cast<Cards>(0);
        for (unsigned flip = 0; flip < 8 && kind_ == Form::OTHER; ++flip) try_as_meet(table, flip);
        if (table == 0b0110 || table == 0b1001) {
            kind_ = Form::TURN;
            out_ = table == 0b1001 ? everything : static_cast<Cards>(0);
        }
    }

    Cards of(Cards a, Cards b) const {
        switch (kind_) {
            case Form::MEET: return static_cast<Cards>(((a ^ left_) & (b ^ right_)) ^ out_);
            case Form::TURN: return static_cast<Cards>(a ^ b ^ out_);
            default: break;
        }
        Cards na = static_cast<Cards>(a ^ everything_), nb = static_cast<Cards>(b ^ everything_);
        return static_cast<Cards>((na & nb & terms_[0]) | (na & b & terms_[1]) |
                                  (a & nb & terms_[2]) | (a & b & terms_[3]));
    }
    // Whether the operands may change places.
    static bool symmetric(u8 table) { return (table >> 1 & 1) == (table >> 2 & 1); }

    enum class Form { MEET, TURN, OTHER };
    Form form() const { return kind_; }
    Cards left() const { return left_; }
    Cards right() const { return right_; }
    Cards out() const { return out_; }

    // Calls `each` with what the operation makes of one set and of every set of a family.
    template <class Each>
    void for_each(Cards a, const Family& family, Each each) const {
        Cards l = static_cast<Cards>(a ^ left_), r = right_, o = out_;
        if (kind_ == Form::MEET)
            for (Cards b : family) each(static_cast<Cards>((l & (b ^ r)) ^ o), b);
        else
            for (Cards b : family) each(of(a, b), b);
    }

  private:
    // Every operation with an odd number of ones is ∩ with complements before and behind it.
    void try_as_meet(u8 table, unsigned flip) {
        unsigned l = flip & 1, r = flip >> 1 & 1, o = flip >> 2 & 1;
        for (unsigned at = 0; at < 4; ++at)
            if (((((at >> 1) ^ l) & ((at & 1) ^ r)) ^ o) != (table >> at & 1u)) return;
        kind_ = Form::MEET;
        left_ = l ? everything_ : static_cast<Cards>(0);
        right_ = r ? everything_ : static_cast<Cards>(0);
        out_ = o ? everything_ : static_cast<Cards>(0);
    }

    Form kind_ = Form::OTHER;
    Cards everything_, left_ = 0, right_ = 0, out_ = 0;
    Cards terms_[4];
};

// Some of all the sets that there are, one bit for each.
class Bits {
  public:
    explicit Bits(int classes) : words_(((1u << classes) + 63) / 64, 0) {}

    bool has(Cards cards) const { return words_[cards >> 6] >> (cards & 63) & 1; }
    // Whether the set was missing.
    bool put(Cards cards) {
        u64& word = words_[cards >> 6];
        u64 bit = 1ull << (cards & 63), missing = ~word & bit;
        word |= bit;
        return missing != 0;
    }
    void put_all(const Bits& others) {
        for (std::size_t at = 0; at < words_.size(); ++at) words_[at] |= others.words_[at];
    }
    // Without asking.
    void set(Cards cards) { words_[cards >> 6] |= 1ull << (cards & 63); }
    // Takes over what others have, calls `each` for what is new, and leaves the others empty.
    template <class Each>
    void take_over(Bits& others, Each each) {
        for (std::size_t at = 0; at < words_.size(); ++at) {
            u64 fresh = others.words_[at] & ~words_[at];
            words_[at] |= fresh;
            others.words_[at] = 0;
            for (; fresh; fresh &= fresh - 1)
                each(static_cast<Cards>(at * 64 + static_cast<unsigned>(__builtin_ctzll(fresh))));
        }
    }
    void clear() { std::fill(words_.begin(), words_.end(), 0); }
    std::size_t count() const {
        std::size_t found = 0;
        for (u64 word : words_) found += static_cast<std::size_t>(__builtin_popcountll(word));
        return found;
    }
    std::size_t bytes() const { return words_.size() * sizeof(u64); }

  private:
    std::vector<u64> words_;
};

// Which sets have been met, and a list of those that are new.
class Marks {
  public:
    explicit Marks(int classes)
        : bits_(classes), many_(classes), size_(std::size_t{1} << classes) {}

    bool full() const { return count_ == size_; }
    void put(Cards cards) {
        if (!bits_.put(cards)) return;
        ++count_;
        fresh_.push_back(cards);
    }
    // Many sets at once, of which nobody asks at once whether they are new.
    template <class Pour>
    void put_many(Pour pour) {
        pour(many_);
        bits_.take_over(many_, [this](Cards cards) {
            ++count_;
            fresh_.push_back(cards);
        });
    }
    // Whether so many are better put all at once.
    bool are_many(u64 sets) const { return sets >= size_ / 16; }
    // Sets that are known are not new.
    void know(const Family& known) {
        for (Cards cards : known) count_ += bits_.put(cards);
    }
    void know(const Bits& known) {
        bits_.put_all(known);
        count_ = bits_.count();
    }
    std::size_t fresh() const { return fresh_.size(); }
    // The new sets in their order; everything is forgotten.
    Family take() {
        std::sort(fresh_.begin(), fresh_.end());
        Family found(fresh_.begin(), fresh_.end());
        fresh_.clear();
        bits_.clear();
        count_ = 0;
        return found;
    }

  private:
    Bits bits_, many_;
    std::size_t size_, count_ = 0;
    Family fresh_;
};

// Joins families: pair by pair if there are few, else all at once by transforms.
class Joiner {
  public:
    explicit Joiner(int classes)
        : classes_(classes), everything_(static_cast<Cards>((1u << classes) - 1)) {}

    // About how many steps a join takes.
    u64 cost(std::size_t lefts, std::size_t rights) const {
        return std::min<u64>(static_cast<u64>(lefts) * rights, transform_cost());
    }
    void join(u8 table, const Family& lefts, const Family& rights, Marks& into);

  private:
    u64 transform_cost() const { return (static_cast<u64>(classes_) + 4) << classes_; }
    void by_pairs(const Operation& operation, const Family&, const Family&, Marks& into) const;
    void by_meets(const Operation& operation, const Family&, const Family&, Marks& into);
    void by_turns(const Operation& operation, const Family&, const Family&, Marks& into);
    void fill(std::vector<u32>& numbers, const Family& family, Cards turned) const;

    int classes_;
    Cards everything_;
    std::vector<u32> one_, other_;
};

}  // namespace goalsetter::onsets
