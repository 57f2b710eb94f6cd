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

namespace {

// log2 of n! for n > 20, by Stirling: the error is below 1 / (12 n).
Interval log_of_factorial(i64 n) {
    Interval x = of_integer(n), log = log2_of(x);
    Interval e = point(1) / LN2;  // log2 of e
    Interval pi{3.1415926535897931, 3.1415926535897936};
    Interval half = (log2_of(point(2) * pi) + log) * point(0.5);
    return x * (log - e) + half + e * Interval{0, up(1 / (12.0 * static_cast<double>(n)))};
}

i64 floor_of(Value a) { return a.n >= 0 ? a.n / a.d : -((-a.n + a.d - 1) / a.d); }

u64 next_prime(i64 floor) {
    u64 candidate = static_cast<u64>(floor < 1 ? 1 : floor) + 1;
    while (!is_prime(candidate)) ++candidate;
    return candidate;
}

}  // namespace

bool Arithmetic::apply_whole(Op op, i64 setting, Value a, Value b, Value& out) {
    const bool unary = op >= Op::SQUARE_ROOT;
    if (unary) b = op == Op::WHOLE_SQUARE_ROOT ? whole(2) : whole(setting);
    for (Value x : {a, b}) {
        bool fine = is_rational(x) ? is_whole(x) || op == Op::NEXT_PRIME
                                   : !numbers.has(x, IRRATIONAL) && numbers.box(x).hi >= 0;
        if (!fine) return false;
    }
    if (!is_rational(a) || !is_rational(b)) {
        bool limited = op == Op::REMAINDER || op == Op::NEXT_PRIME || (op == Op::FACTORS && setting);
        if (limited && numbers.box(a).lo > static_cast<double>(setting)) return false;
        return out = vague(op, a, b, {0, INFINITE}), true;
    }
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
