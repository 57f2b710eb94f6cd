// What each operation does to values, and which operand gives a wanted value.
#pragma once

#include "numbers.hpp"

namespace goalsetter {

// What an unknown operand must be.
struct Wanted {
    int count = 0;
    Value value[MOST_VALUES];
    bool unsure = false;     // being equal to a value is necessary, but may not be enough
    bool anything = false;   // no value is known: each one that the other side has must be tried

    void put(Value x) { value[count++] = x; }
};

class Arithmetic {
  public:
    Numbers numbers;

    // False if the operation is certainly not defined. Unary operations look at `a` only.
    bool apply(Op op, i64 setting, Value a, Value b, Value& out);

    // The same for operations that may have several values; none if it is not defined.
    void apply_several(Op op, Value a, Value b, Several& out);

    // Whether it is plain to see, without working it out, that the result is irrational or none.
    bool never_rational(Op op, Value a, Value b) const;

    // Whether it is plain that a form is no power of a whole number.
    bool no_power_of(Value v, i64 base);

    // The x with op(a, x) = v, or with op(x, a) = v if `left` is unknown; unary: op(x) = v.
    // Only rational ones are wanted if `irrationals` is 0, only algebraic ones if it is 1.
    Wanted solve(Op op, i64 setting, bool left, Value a, Value v, int irrationals);

    // Whether op on x and the known operand may give v, or surely does: what `solve` leaves to be
    // checked.
    enum class Check { NO, MAYBE, SAME };
    Check check(Op op, i64 setting, bool left, Value a, Value x, Value v);

  private:
    bool sure(Value a) const { return numbers.has(a, SURE); }
    bool plain(Value a, Value b) const { return !numbers.is_form(a) && !numbers.is_form(b); }
    bool known_zero(Value a) const { return is_int(a, 0); }
    bool maybe_one(Value a) const { return numbers.may_equal(a, whole(1)); }

    bool apply_sum(bool minus, Value a, Value b, Value& out);
    bool apply_product(Value a, Value b, Value& out);
    bool apply_quotient(Value a, Value b, Value& out);
    bool apply_power(Value a, Value b, Value& out);
    bool apply_root(Value index, Value radicand, Value& out);
    bool apply_log(Value a, Value base, Value& out);
    bool apply_whole(Op op, i64 setting, Value a, Value b, Value& out);
    bool apply_big_whole(Op op, i64 setting, Value a, Value b, Value& out);
    bool next_prime_real(i64 limit, Value a, Value& out);
    bool between(Value x) const;
    bool big_root(Op op, Value index, Value radicand, Value& out);
    bool big_factorial(Value a) const;

    bool power_never_rational(Value a, Value b) const;
    bool power_of_zero(Value b, Value& out);
    bool rational_power(Value a, Value b, Value& out);
    bool negative_power(Value a, Value b, Value& out);
    bool irrational_power(Value a, Value b, Value& out);
    bool vague_power(Value a, Value b, Value& out);
    bool tiny(Value b) const;
    Value power_form(Value a, Value b);
    bool times_unit(bool minus, Value a, Value& out) {
        return apply_product(a, numbers.unit(minus), out);
    }
    bool negate(Value a, Value& out) { return apply_sum(true, whole(0), a, out); }
    bool absolute(Value a, Value& out);
    Value vague(Op op, Value a, Value b, Interval box);
    Value big_whole(Op op, Value a, Value b, Interval log);

    // complex.cpp
    void every_power(Value a, Value b, bool every, Several& out);
    void whole_power(Value a, i64 power, Several& out);
    void fractional_powers(Value a, Value b, bool every, Several& out);
    void powers_of_polar(Value size, Value turn, Value b, Several& out);
    void roots_of_power(Value a, Value b, bool every, Several& out);
    bool gaussian_roots(Value a, i64 power, Several& out);
    Value somewhere(Value a, Value b);
    Value turned(Value turn);
    bool maybe_size_one(Value a) const { return numbers.log(a).holds(0); }
    Value complex_form(Op op, Value a, Value b, Plane plane, u8 flags);
    void solve_several(Op op, bool left, Value a, Value v, int irrationals, Wanted& out);
    void solve_every_base(Value e, Value v, int irrationals, Wanted& out);
    void solve_size(Value above, Value below, int irrationals, Wanted& out);

    void solve_base(Value exponent, Value v, int irrationals, Wanted& out);
    void solve_exponent(Value a, Value v, int irrationals, Wanted& out);
    void solve_index(Value radicand, Value v, int irrationals, Wanted& out);
    void solve_log(bool left, Value a, Value v, Wanted& out);
    void solve_product(Value a, Value v, Wanted& out);
    void solve_divisor(Value a, Value v, Wanted& out);
    bool may_be_whole(Op op, i64 setting, bool left, Value a, Value v) const;
    bool no_log(Value a, Value base, int irrationals);
    void put(bool defined, Value x, Wanted& out);
};

}  // namespace goalsetter
