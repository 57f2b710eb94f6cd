// The operations that want whole numbers, as Elementary and the variations have them.
#include "arithmetic.hpp"

namespace goalsetter {

Value Arithmetic::vague(Op op, Value a, Value b, Interval box) {
    return numbers.make_form(op, a, b, box, 0, {-INFINITE, INFINITE}, 0);
}

// A whole number beyond 64 bits, of which the logarithm is known.
Value Arithmetic::big_whole(Op op, Value a, Value b, Interval log) {
    return numbers.make_form(op, a, b, exp2_of(log), 1, log, RATIONAL | ALGEBRAIC | SURE);
}

// Whether it is surely a factorial that is too large for 64 bits.
bool Arithmetic::big_factorial(Value a) const {
    return numbers.is_form(a) && numbers.form(a).op == Op::FACTORIAL && sure(a);
}

namespace {

// log2 of n! for n > 20, by Stirling: the error is below 1 / (12 n).
Interval log_of_factorial(i64 n) {
    Interval x = of_integer(n), log = log2_of(x);
    Interval e = point(1) / LN2;  // log2 of e
    Interval pi{3.1415926535897931, 3.1415926535897936};
    Interval half = (log2_of(point(2) * pi) + log) * point(0.5);
    return x * (log - e) + half + e * Interval{0, up(1 / (12.0 * static_cast<double>(n)))};
}

// log2 of x! for a large x: between x (log2 x - log2 e) and x log2 x.
Interval log_of_large_factorial(Interval x, Interval log) {
    const double most_told = 1e300;
    double low = x.lo > 4 && log.lo > 2 ? least(x.lo, most_told) * (log.lo - 1.45) * 0.999999 : 0;
    double high = x.hi < most_told && log.hi < most_told ? x.hi * log.hi * 1.000001 : INFINITE;
    return {least(low, most_told), high < 0 ? 1 : high};
}

i64 floor_of(Value a) { return a.n >= 0 ? a.n / a.d : -((-a.n + a.d - 1) / a.d); }

u64 next_prime(i64 floor) {
    u64 candidate = static_cast<u64>(floor < 1 ? 1 : floor) + 1;
    while (!is_prime(candidate)) ++candidate;
    return candidate;
}

}  // namespace

// The same where an operand is no fraction of 64 bits: all that is known is what its size tells.
bool Arithmetic::apply_big_whole(Op op, i64 setting, Value a, Value b, Value& out) {
    const Interval above = numbers.box(a), below = numbers.box(b);
    const double limit = static_cast<double>(setting);
    Interval box{0, INFINITE};
    switch (op) {
        case Op::REMAINDER:
            if (above.lo > limit || known_zero(a)) return false;
            // What is larger than the dividend leaves it as it is.
            if (is_rational(a) && big_factorial(b)) return out = a, true;
            break;
        case Op::NEXT_PRIME:
            if (above.lo > limit) return false;
            break;
        case Op::FACTORS:
            if (setting && above.lo > limit) return false;
            break;
        case Op::WHOLE_SQUARE_ROOT: return big_root(op, b, a, out);
        case Op::WHOLE_ROOT: return big_root(op, a, b, out);
        case Op::WHOLE_POWER: {
            if (big_factorial(b) && is_rational(a) && a.n < 2) return out = a, true;
            if (known_zero(a) || known_zero(b) || is_int(a, 1)) {
                box = point(known_zero(a) && !known_zero(b) ? 0 : 1);
                break;
            }
            Interval log = below * numbers.log(a);
            if (above.lo < 1 || below.lo < 1 || !(log.lo <= log.hi)) break;
            return out = numbers.make_form(op, a, b, exp2_of(log), 1, log, 0), true;
        }
        case Op::GCF: box = {0, most(above.hi, below.hi)}; break;
        case Op::FACTORIAL: {
            Interval log = log_of_large_factorial(above, numbers.log(a));
            return out = numbers.make_form(op, a, b, exp2_of(log), 1, log, 0), true;
        }
        default: break;
    }
    return out = vague(op, a, b, box), true;
}

// A whole root, of a number or with an index that is too large to be written out.
bool Arithmetic::big_root(Op op, Value index, Value radicand, Value& out) {
    const Interval root = numbers.box(index);
    if (known_zero(index)) return false;
    if (is_rational(radicand) && radicand.n < 2)
        return out = vague(op, index, radicand, point(static_cast<double>(radicand.n))), true;
    if (is_rational(radicand) && root.lo > 63) return false;  // below 2
    if (root.lo > 1 && numbers.is_form(radicand) && numbers.form(radicand).op == Op::FACTORIAL)
        return false;  // between n/2 and n there is a prime, and n! has it once
    Interval log = numbers.log(radicand) / root;
    if (!(root.lo >= 1) || !(log.lo <= log.hi)) return out = vague(op, index, radicand, {0, INFINITE}), true;
    out = numbers.make_form(op, index, radicand, exp2_of(log), 1, log, 0);
    return true;
}

// Whether a number is plainly none of the whole numbers: its enclosure has none of them.
bool Arithmetic::between(Value x) const {
    const Interval box = numbers.box(x);
    const double below = std::floor(box.lo);
    if (numbers.sign(x) < 0 || (numbers.sign(x) > 0 && box.hi < 1)) return true;
    return below < box.lo && box.hi < below + 1;
}

// Of real numbers too: the floor tells it, where that is known.
bool Arithmetic::next_prime_real(i64 limit, Value a, Value& out) {
    if (is_rational(a)) return apply_whole(Op::NEXT_PRIME, limit, a, whole(0), out);
    const Interval box = numbers.box(a);
    const double most_told = static_cast<double>(limit);
    if (numbers.has(a, NONREAL) || box.lo > most_told) return false;
    const double low = std::floor(most(box.lo, 0)), high = std::floor(least(box.hi, most_told));
    const u64 first = next_prime(static_cast<i64>(low)), last = next_prime(static_cast<i64>(most(high, 0)));
    if (first == last && box.hi <= most_told && numbers.is_radical(a))
        return out = whole(static_cast<i64>(first)), true;
    out = vague(Op::NEXT_PRIME_REAL, a, whole(limit),
                {static_cast<double>(first), static_cast<double>(last)});
    return true;
}

bool Arithmetic::apply_whole(Op op, i64 setting, Value a, Value b, Value& out) {
    const bool unary = op >= Op::SQUARE_ROOT;
    if (unary) b = op == Op::WHOLE_SQUARE_ROOT ? whole(2) : whole(setting);
    for (Value x : {a, b}) {
        bool fine = is_rational(x) ? is_whole(x) || op == Op::NEXT_PRIME
                                   : !numbers.has(x, IRRATIONAL) && numbers.box(x).hi >= 0 &&
                                         (op == Op::NEXT_PRIME || !between(x));
        if (!fine) return false;
    }
    if (!is_rational(a) || !is_rational(b)) return apply_big_whole(op, setting, a, b, out);
    u64 x = static_cast<u64>(a.n), y = static_cast<u64>(b.n), root;
    switch (op) {
        case Op::WHOLE_POWER: return apply_power(a, b, out);
        case Op::WHOLE_ROOT:
            if (x == 0 || !whole_root_of(y, a.n, root)) return false;
            return out = whole(static_cast<i64>(root)), true;
        case Op::WHOLE_SQUARE_ROOT:
            if (!whole_root_of(x, 2, root)) return false;
            return out = whole(static_cast<i64>(root)), true;
        case Op::GCF:
            if (x == 0 && y == 0) return false;
            return out = whole(static_cast<i64>(gcd(x, y))), true;
        case Op::LCM:
            if (x == 0 || y == 0) return false;
            return apply_product(whole(static_cast<i64>(x / gcd(x, y))), b, out);
        case Op::REMAINDER:
            if (x == 0 || y == 0 || a.n > setting) return false;
            return out = whole(static_cast<i64>(x % y)), true;
        case Op::FACTORIAL: {
            if (x > 20) return out = big_whole(op, a, b, log_of_factorial(a.n)), true;
            i64 product = 1;
            for (i64 i = 2; i <= a.n; ++i) product *= i;
            return out = whole(product), true;
        }
        case Op::FACTORS: {
            if (x == 0 || (setting && a.n > setting)) return false;
            i64 count = 1;
            for (auto [prime, exponent] : numbers.factoring.of(x)) count *= exponent + 1;
            return out = whole(count), true;
        }
        case Op::NEXT_PRIME:
            if (static_cast<i128>(a.n) > static_cast<i128>(setting) * a.d) return false;
            return out = whole(static_cast<i64>(next_prime(floor_of(a)))), true;
        default: return false;
    }
}

}  // namespace goalsetter
