// Numbers that are no 64-bit fraction: sums of radicals in canonical form, and forms.
//
// A sum of radicals is the sum of fractions times distinct monomials, products of prime powers
// with exponents between 0 and 1; these are linearly independent over the rationals (Besicovitch),
// so two such numbers are equal just when they are one node. A form is an operation on two values
// with an enclosure of what it is, if it is defined at all; two forms may be equal unseen.
#pragma once

#include <vector>

#include "factor.hpp"
#include "plane.hpp"

namespace goalsetter {

enum class Op : u8 {
    ADD, SUBTRACT, MULTIPLY, DIVIDE, POWER, ROOT, AVERAGE, PERCENT, LOG,
    WHOLE_POWER, WHOLE_ROOT, LCM, GCF, REMAINDER,
    SQUARE_ROOT, WHOLE_SQUARE_ROOT, FACTORIAL, FACTORS, NEXT_PRIME,
    TIMES_I, TIMES_MINUS_I,  // two numbers with the imaginary unit, or its opposite, between them
    // Powers and roots with all their complex values; a number that is not negative may have one.
    EVERY_POWER, PRINCIPAL_POWER, EVERY_ROOT, PRINCIPAL_ROOT, EVERY_SQUARE_ROOT,
    PRINCIPAL_SQUARE_ROOT,
    NEXT_PRIME_REAL,  // of irrational numbers too
    // Of positive whole numbers, where the result is one too.
    POSITIVE_DIFFERENCE, EXACT_QUOTIENT,
    BRANCH,  // one of the values of a power
    GIVEN,  // a target, of which only the enclosure is known
};

// What is certain about a number, provided that it is defined; SURE says that it is.
//
// The box of what may not be real holds its real part; the imaginary part has one of its own.
enum Flag : u8 {
    RATIONAL = 1, IRRATIONAL = 2, ALGEBRAIC = 4, TRANSCENDENTAL = 8, SURE = 16,
    NONREAL = 32, MAYBE_NONREAL = 64,
};

enum class Known : u8 { NO, YES, UNKNOWN };

struct Term {
    u32 monomial;
    Value coefficient;
};

// Terms in the making, without asking for memory.
struct Terms {
    static constexpr std::size_t MOST = 48;
    Term list[MOST];
    std::size_t count = 0;

    void put(Term term) { list[count++] = term; }
    Term* begin() { return list; }
    Term* end() { return list + count; }
    const Term* begin() const { return list; }
    const Term* end() const { return list + count; }
    Term& operator[](std::size_t i) { return list[i]; }
    const Term& operator[](std::size_t i) const { return list[i]; }
};

struct PrimePower {
    u64 prime;
    Value exponent;
};
using Monomial = std::vector<PrimePower>;

constexpr u64 UNIT = 0;  // in the place of a prime it stands for -1: with the exponent 1/2 it is i

struct Form {
    Op op;
    Value left;
    Value right;
    Interval log;  // of log2 of the absolute value, where the node's box is not good
    u32 branch = 0;  // which of the values of a power it is
    Interval im{0, 0};
};

struct Node {
    Interval box;
    u32 first;  // in the terms, or the number of the form
    u32 count;  // of terms; 0 for a form
    signed char sign;
    u8 flags;
    bool boxed;  // the box of a sum of radicals is made when it is asked for
    bool square;  // a sum of at most two terms whose squares are rational
    u64 mask;     // a bit for each monomial of a sum of radicals but 1; bits may be shared
};

constexpr std::size_t MOST_TERMS = 12;
constexpr i64 MOST_INDEX = 1 << 20;

// Whether an operation may have several values.
inline bool has_several(Op op) { return op >= Op::EVERY_POWER && op <= Op::PRINCIPAL_SQUARE_ROOT; }

constexpr int MOST_VALUES = 24;  // of one power; of more only their size is kept

struct Several {
    int count = 0;
    Value list[MOST_VALUES];

    void put(Value x) { list[count++] = x; }
    bool holds(Value x) const {
        for (int i = 0; i < count; ++i)
            if (same(list[i], x)) return true;
        return false;
    }
};

class Numbers {
  public:
    Numbers();

    const Node& node(Value a) const { return nodes_[static_cast<std::size_t>(a.n)]; }
    const Form& form(Value a) const { return forms_[node(a).first]; }
    bool is_form(Value a) const { return !is_rational(a) && node(a).count == 0; }
    bool is_radical(Value a) const { return !is_rational(a) && node(a).count != 0; }

    u8 flags(Value a) const {
        return is_rational(a) ? u8(RATIONAL | ALGEBRAIC | SURE) : node(a).flags;
    }
    bool has(Value a, u8 flag) const { return (flags(a) & flag) == flag; }
    Interval box(Value a) const {
        if (is_rational(a)) return of_rational(a);
        return node(a).boxed ? node(a).box : measured(a).box;
    }
    Interval log(Value a) const;
    // 1 or -1 if that is certain, else 0; a fraction is 0 just when it is zero.
    int sign(Value a) const {
        if (is_rational(a)) return (a.n > 0) - (a.n < 0);
        return node(a).sign || node(a).boxed ? node(a).sign : measured(a).sign;
    }
    bool nonzero(Value a) const {
        if (is_rational(a)) return a.n != 0;
        if ((node(a).flags & IRRATIONAL) || node(a).sign != 0) return true;
        return (node(a).flags & MAYBE_NONREAL) && plane(a).off_zero();
    }
    // The parts of a number; the imaginary one of a real number is 0.
    Plane plane(Value a) const {
        return {box(a), has(a, MAYBE_NONREAL) ? imaginary_box(a) : point(0)};
    }
    // Whether two values may be the same number.
    bool may_equal(Value a, Value b) const;

    // Sums of radicals; false if the result does not fit. No operand is a form.
    bool sum(Value a, Value b, bool minus, Value& out);
    bool product(Value a, Value b, Value& out);
    bool inverse_of(Value a, Value& out);
    bool whole_power(Value a, i64 power, Value& out);
    bool negative(Value a, Value& out);
    // The positive number a to a fractional power, if a has one term.
    bool fractional_power(Value a, Value exponent, Value& out, bool& irrational);
    // log of a to the base b, both positive: whether it is a fraction, as far as that is known.
    Known rational_log(Value a, Value b, Value& out);
    static Known log_of_fractions(Value a, Value b, Value& out);

    // The imaginary unit, or its opposite.
    Value unit(bool minus);
    // exp(i pi turn), where that is a sum of square roots; the turn has a denominator up to 12.
    Value unity(i64 twelfths);
    // A number of one term as its size, a number above zero, and exp(i pi turn).
    bool polar(Value a, Value& size, Value& turn);
    // The square of its distance from zero; not of a form.
    bool norm(Value a, Value& out);

    Value make_form(Op op, Value left, Value right, Interval box, int sign, Interval log, u8 flags);
    Value make_branch(Op op, Value left, Value right, u32 branch, Plane plane, Interval log,
                      u8 flags);

    // Takes back every node made since there were so many, none of which anybody has kept.
    std::size_t count() const { return nodes_.size(); }
    void forget(std::size_t count) {
        while (nodes_.size() > count) forget_last();
    }

    Factoring factoring;
    std::size_t bytes() const;

  private:
    const Node& measured(Value a) const;
    Interval imaginary_box(Value a) const;
    bool with_unit(u32 monomial) const {
        return !monomials_[monomial].empty() && monomials_[monomial][0].prime == UNIT;
    }
    Interval monomial_box(u32 id) const;
    bool one_term(Value a) const { return is_rational(a) ? a.n != 0 : node(a).count == 1; }
    void terms_of(Value a, Terms& out) const;
    bool gather(Terms& terms, Value& out);
    Value intern_terms(const Terms& terms);
    u32 monomial_of(const Monomial& monomial);
    static u64 hash_monomial(const Monomial& monomial);
    bool times(u32 a, u32 b, Value& carried, u32& monomial);
    void factors_of(Value a, Monomial& out);
    bool from_factors(const Monomial& powers, Value& out, bool& irrational);
    u64 hash_terms(const Term* terms, std::size_t count) const;
    u64 hash_form(const Form& form) const;
    u64 hash_node(const Node& node) const;
    void grow_table();
    void forget_last();

    // The place of the node with this hash of which `equal` is true, or of none.
    template <class Equal>
    u32& slot(u64 hash, Equal equal) {
        if (2 * (nodes_.size() + 1) > table_.size()) grow_table();
        std::size_t mask = table_.size() - 1, at = hash & mask;
        while (table_[at] && !equal(nodes_[table_[at] - 1])) at = (at + 1) & mask;
        return table_[at];
    }

    mutable std::vector<Node> nodes_;
    std::vector<Term> terms_;
    std::vector<Form> forms_;
    std::vector<u32> table_;  // 1 + the number of a node, or 0
    std::vector<Monomial> monomials_;
    mutable std::vector<Interval> monomial_boxes_;  // {0, 0} until it is asked for
    std::vector<u32> monomial_table_;  // 1 + the number of a monomial, or 0
    struct Carried {
        bool fits;
        Value carried;
        u32 monomial;
    };
    std::unordered_map<u64, Carried> products_;
};

}  // namespace goalsetter
