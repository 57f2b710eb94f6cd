// The operations on values. Whatever is not certainly defined becomes a form that is not sure.
#include "arithmetic.hpp"

namespace goalsetter {

namespace {

constexpr Interval NO_LOG{-INFINITE, INFINITE};

// log2 of the size of a sum of two positive numbers.
Interval log_of_sum(Interval a, Interval b) {
    if (a.lo < b.lo) std::swap(a, b);
    bool far = a.lo - b.hi > 64;
    return {a.lo, up(most(a.hi, b.hi) + (far ? 1e-18 : 1))};
}

// log2 of the size of a difference of which the first is certainly the larger by far.
Interval log_of_difference(Interval a, Interval b) {
    return {down(a.lo - (a.lo - b.hi > 64 ? 1e-18 : 1)), a.hi};
}

u8 both(u8 a, u8 b) {
    u8 result = (a & b & (RATIONAL | ALGEBRAIC | SURE)) | ((a | b) & MAYBE_NONREAL);
    if ((a & ALGEBRAIC && b & TRANSCENDENTAL) || (b & ALGEBRAIC && a & TRANSCENDENTAL))
        result |= TRANSCENDENTAL | IRRATIONAL;
    if ((a & RATIONAL && b & IRRATIONAL) || (b & RATIONAL && a & IRRATIONAL)) result |= IRRATIONAL;
    return result;
}

}  // namespace

// --- sums -----------------------------------------------------------------------------------

bool Arithmetic::apply_sum(bool minus, Value a, Value b, Value& out) {
    if (is_rational(a) && is_rational(b) && (minus ? subtract(a, b, out) : add(a, b, out)))
        return true;
    if (plain(a, b) && numbers.sum(a, b, minus, out)) return true;
    if (known_zero(b) || (known_zero(a) && !minus)) return out = known_zero(b) ? a : b, true;
    if (minus && same(a, b) && sure(a)) return out = whole(0), true;
    if (!minus && hash_of(a) > hash_of(b)) std::swap(a, b);
    if ((numbers.flags(a) | numbers.flags(b)) & MAYBE_NONREAL) {
        const Plane p = numbers.plane(a), q = numbers.plane(b);
        out = complex_form(minus ? Op::SUBTRACT : Op::ADD, a, b, minus ? p - q : p + q,
                           both(numbers.flags(a), numbers.flags(b)));
        return true;
    }
    Interval box = minus ? numbers.box(a) - numbers.box(b) : numbers.box(a) + numbers.box(b);
    Interval log = NO_LOG;
    int sign = 0;
    if (!box.good()) {
        int s = numbers.sign(a), t = minus ? -numbers.sign(b) : numbers.sign(b);
        Interval p = numbers.log(a), q = numbers.log(b);
        if (s == t && s != 0) {
            sign = s;
            log = log_of_sum(p, q);
        } else if (s && p.lo > q.hi + 1) {
            sign = s;
            log = log_of_difference(p, q);
        } else if (t && q.lo > p.hi + 1) {
            sign = t;
            log = log_of_difference(q, p);
        } else {
            log = {-INFINITE, up(most(p.hi, q.hi) + 1)};
        }
    }
    u8 flags = both(numbers.flags(a), numbers.flags(b));
    out = numbers.make_form(minus ? Op::SUBTRACT : Op::ADD, a, b, box, sign, log, flags);
    return true;
}

bool Arithmetic::absolute(Value a, Value& out) {
    int sign = numbers.sign(a);
    if (sign < 0) return negate(a, out);
    out = a;
    return sign > 0 || known_zero(a);
}

// --- products -------------------------------------------------------------------------------

bool Arithmetic::apply_product(Value a, Value b, Value& out) {
    if (is_rational(a) && is_rational(b) && multiply(a, b, out)) return true;
    if (plain(a, b) && numbers.product(a, b, out)) return true;
    if (is_int(a, 1) || is_int(b, 1)) return out = is_int(a, 1) ? b : a, true;
    bool zero = known_zero(a) || known_zero(b);
    if (zero && sure(a) && sure(b)) return out = whole(0), true;
    if (hash_of(a) > hash_of(b)) std::swap(a, b);
    Interval box = numbers.box(a) * numbers.box(b), log = NO_LOG;
    int sign = numbers.sign(a) * numbers.sign(b);
    if (zero) box = point(0);
    if (!box.good() && !zero) log = numbers.log(a) + numbers.log(b);
    u8 flags = both(numbers.flags(a), numbers.flags(b));
    if (!numbers.nonzero(a) || !numbers.nonzero(b)) flags &= ~(IRRATIONAL | TRANSCENDENTAL);
    if (flags & MAYBE_NONREAL) {
        const Plane plane = zero ? Plane{point(0), point(0)} : numbers.plane(a) * numbers.plane(b);
        out = numbers.make_branch(Op::MULTIPLY, a, b, 0, plane, numbers.log(a) + numbers.log(b),
                                  flags);
        return true;
    }
    out = numbers.make_form(Op::MULTIPLY, a, b, box, sign, log, flags);
    return true;
}

bool Arithmetic::apply_quotient(Value a, Value b, Value& out) {
    if (known_zero(b)) return false;
    if (is_rational(a) && is_rational(b) && divide(a, b, out)) return true;
    Value below;
    if (plain(a, b) && numbers.inverse_of(b, below) && numbers.product(a, below, out)) return true;
    if (is_int(b, 1)) return out = a, true;
    bool defined = numbers.nonzero(b);
    if (defined && sure(a) && sure(b)) {
        if (known_zero(a)) return out = whole(0), true;
        if (same(a, b)) return out = whole(1), true;
    }
    Interval box = numbers.box(a) / numbers.box(b), log = NO_LOG;
    int sign = numbers.sign(a) * numbers.sign(b);
    if (!box.good()) {
        log = numbers.log(a) - numbers.log(b);
        if (sign != 0) {
            Interval size = exp2_of(log);
            box = sign > 0 ? size : -size;
        }
    }
    u8 flags = both(numbers.flags(a), numbers.flags(b));
    if (!numbers.nonzero(a)) flags &= ~(IRRATIONAL | TRANSCENDENTAL);
    if (!defined) flags &= ~(SURE | IRRATIONAL | TRANSCENDENTAL);
    if (flags & MAYBE_NONREAL) {
        const Plane plane = numbers.plane(a) * inverse(numbers.plane(b));
        out = numbers.make_branch(Op::DIVIDE, a, b, 0, plane, numbers.log(a) - numbers.log(b),
                                  flags);
        return true;
    }
    out = numbers.make_form(Op::DIVIDE, a, b, box, sign, log, flags);
    return true;
}

// --- powers ---------------------------------------------------------------------------------

bool Arithmetic::apply_power(Value a, Value b, Value& out) {
    if (!sure(a) || !sure(b)) return vague_power(a, b, out);
    if (known_zero(a)) return power_of_zero(b, out);
    if (is_rational(b)) return rational_power(a, b, out);
    return is_int(a, 1) ? (out = a, true) : irrational_power(a, b, out);
}

bool Arithmetic::power_of_zero(Value b, Value& out) {
    int sign = numbers.sign(b);
    if (sign < 0 || known_zero(b)) return false;
    out = sign > 0 ? whole(0) : vague(Op::POWER, whole(0), b, point(0));
    return true;
}

bool Arithmetic::rational_power(Value a, Value b, Value& out) {
    if (is_int(b, 1)) return out = a, true;
    if (!numbers.nonzero(a)) return vague_power(a, b, out);
    if (b.n == 0) return out = whole(1), true;
    if (b.d == 1 && !numbers.is_form(a) && numbers.whole_power(a, b.n, out)) return true;
    int sign = numbers.sign(a);
    if (sign == 0) return vague_power(a, b, out);
    if (sign < 0) return b.d % 2 == 0 ? false : negative_power(a, b, out);
    bool irrational = false;
    if (!numbers.is_form(a) && b.d != 1 && numbers.fractional_power(a, b, out, irrational))
        return true;
    if (numbers.is_form(a) && numbers.form(a).op == Op::POWER) {  // (x^e)^b = x^(e b) for x > 0
        Form inner = numbers.form(a);
        Value exponent;
        if (numbers.sign(inner.left) > 0 && apply_product(inner.right, b, exponent))
            return apply_power(inner.left, exponent, out);
    }
    out = power_form(a, b);
    return true;
}

bool Arithmetic::negative_power(Value a, Value b, Value& out) {
    Value opposite;
    if (!negate(a, opposite) || !apply_power(opposite, b, out)) return false;
    return b.n % 2 == 0 || negate(out, out);
}

bool Arithmetic::irrational_power(Value a, Value b, Value& out) {
    int sign = numbers.sign(a);
    if (sign < 0 && numbers.has(b, IRRATIONAL)) return false;
    if (sign <= 0) return vague_power(a, b, out);
    if (numbers.is_form(a) && numbers.form(a).op == Op::POWER) {
        Form inner = numbers.form(a);
        Value exponent;
        if (numbers.sign(inner.left) > 0 && apply_product(inner.right, b, exponent))
            return apply_power(inner.left, exponent, out);
    }
    out = power_form(a, b);
    return true;
}

// Whether a number is not 0, and so small that its denominator is above 63.
bool Arithmetic::tiny(Value b) const {
    return numbers.nonzero(b) && numbers.log(b).hi < -6;
}

// A power of a number that is certainly positive.
Value Arithmetic::power_form(Value a, Value b) {
    Interval box = numbers.box(a), log = NO_LOG;
    if (b.d == 2 && b.n == 1) {
        box = square_root(box);
    } else if (b.d == 1 && b.n > 1 && b.n <= 8) {
        for (Interval one = box, i = point(1); i.lo < static_cast<double>(b.n); i.lo += 1)
            box = box * one;
    } else {
        box = EVERYTHING;
    }
    if (!box.good()) {
        log = numbers.box(b) * numbers.log(a);
        box = exp2_of(log);
    }
    u8 f = numbers.flags(a), g = numbers.flags(b), flags = f & g & SURE;
    if (is_rational(b)) {
        flags |= f & (ALGEBRAIC | TRANSCENDENTAL);
        if (f & TRANSCENDENTAL) flags |= IRRATIONAL;
        if (b.d == 1) flags |= f & RATIONAL;
        if ((f & IRRATIONAL) && (b.n == 1 || b.n == -1)) flags |= IRRATIONAL;
        Value root;  // a fraction is a perfect power or has an irrational root
        if (is_rational(a) && b.d != 1 && !exact_root(a, b.d, root)) flags |= IRRATIONAL;
    } else if (f & ALGEBRAIC && g & ALGEBRAIC && g & IRRATIONAL && !maybe_one(a)) {
        flags |= TRANSCENDENTAL | IRRATIONAL;  // Gelfond and Schneider
    } else if (is_rational(a) && !is_int(a, 1) && g & RATIONAL && tiny(b)) {
        // Only a perfect n-th power has a rational n-th root, and no fraction of 64 bits but 1 is
        // one for an n above 63: such as n = 720!.
        flags |= ALGEBRAIC | IRRATIONAL;
    }
    return numbers.make_form(Op::POWER, a, b, box, 1, log, flags);
}

// A power that may not be defined: all that is known is its size, if even that.
bool Arithmetic::vague_power(Value a, Value b, Value& out) {
    Interval log = numbers.box(b) * numbers.log(a), size = exp2_of(log);
    if (!(log.lo <= log.hi)) log = NO_LOG, size = {0, INFINITE};
    bool positive = numbers.sign(a) > 0;
    Interval box = positive ? size : hull(-size, size);
    if (known_zero(a)) box = point(0), log = NO_LOG;
    if (known_zero(b)) box = point(1), log = point(0);
    out = numbers.make_form(Op::POWER, a, b, box, positive ? 1 : 0, log, 0);
    return true;
}

bool Arithmetic::apply_root(Value index, Value radicand, Value& out) {
    Value exponent;
    return apply_quotient(whole(1), index, exponent) && apply_power(radicand, exponent, out);
}

bool Arithmetic::apply_log(Value a, Value base, Value& out) {
    for (Value x : {a, base})
        if (numbers.sign(x) < 0 || known_zero(x) || numbers.has(x, NONREAL)) return false;
    if (is_int(base, 1)) return false;
    bool defined = sure(a) && sure(base) && numbers.sign(a) > 0 && numbers.sign(base) > 0;
    if (defined && same(a, base) && !maybe_one(base)) return out = whole(1), true;
    Known rational = plain(a, base) && defined ? numbers.rational_log(a, base, out) : Known::UNKNOWN;
    if (rational == Known::YES) return true;
    u8 flags = rational == Known::NO ? IRRATIONAL | TRANSCENDENTAL | SURE : 0;
    if (defined && !maybe_one(base)) flags |= SURE;
    Interval above = numbers.log(a), below = numbers.log(base), box = above / below;
    int sign = above.off_zero() && below.off_zero() ? ((above.lo > 0) == (below.lo > 0) ? 1 : -1) : 0;
    Interval log = NO_LOG;
    if (!box.good() && sign) {
        Interval p = above.lo > 0 ? above : -above, q = below.lo > 0 ? below : -below;
        log = log2_of(p) - log2_of(q);
    }
    out = numbers.make_form(Op::LOG, a, base, box, sign, log, flags);
    return true;
}

// --- what needs no working out --------------------------------------------------------------

bool Arithmetic::power_never_rational(Value a, Value b) const {
    const u8 f = numbers.flags(a), g = numbers.flags(b);
    if (!is_rational(b))  // Gelfond and Schneider; a negative number has no such power
        return (f & ALGEBRAIC) && (g & ALGEBRAIC) && (g & IRRATIONAL) && !known_zero(a) &&
               !maybe_one(a);
    if (b.n == 0 || b.d == 1) return is_int(b, 1) && (f & IRRATIONAL);
    Value root;
    if (is_rational(a)) return a.n > 0 && !exact_root(a, b.d, root);
    return (f & IRRATIONAL) && (b.n == 1 || b.n == -1);
}

bool Arithmetic::never_rational(Op op, Value a, Value b) const {
    switch (op) {
        case Op::ADD: case Op::SUBTRACT: case Op::MULTIPLY: case Op::DIVIDE:
            return (a.d && a.n && numbers.has(b, IRRATIONAL)) ||
                   (b.d && b.n && numbers.has(a, IRRATIONAL));
        case Op::POWER: return power_never_rational(a, b);
        case Op::SQUARE_ROOT: return power_never_rational(a, Value{1, 2});
        case Op::ROOT: {
            Value index;
            if (!is_rational(a)) return power_never_rational(b, a);  // 1/a is of the same sort
            return a.n != 0 && divide(whole(1), a, index) && power_never_rational(b, index);
        }
        default: return false;
    }
}

// A power whose base has not the primes of the whole number in their proportion: with a rational
// exponent other than 0 it is none of its powers, and with one that is algebraic but irrational it
// is not even algebraic (Gelfond and Schneider).
bool Arithmetic::no_power_of(Value v, i64 base) {
    if (!numbers.is_form(v)) return false;
    const Form form = numbers.form(v);
    if (form.op == Op::FACTORIAL && is_rational(form.left)) return form.left.n > base * base;
    Value x;
    return form.op == Op::POWER && numbers.has(form.right, ALGEBRAIC | SURE) &&
           numbers.nonzero(form.right) && !numbers.is_form(form.left) &&
           numbers.sign(form.left) > 0 && !is_int(form.left, 1) &&
           numbers.rational_log(form.left, whole(base), x) == Known::NO;
}

// --- the table ------------------------------------------------------------------------------

bool Arithmetic::apply(Op op, i64 setting, Value a, Value b, Value& out) {
    switch (op) {
        case Op::ADD: return apply_sum(false, a, b, out);
        case Op::SUBTRACT: return apply_sum(true, a, b, out);
        case Op::MULTIPLY: return apply_product(a, b, out);
        case Op::DIVIDE: return apply_quotient(a, b, out);
        case Op::POWER: return apply_power(a, b, out);
        case Op::ROOT: return apply_root(a, b, out);
        case Op::SQUARE_ROOT: return apply_power(a, Value{1, 2}, out);
        case Op::LOG: return apply_log(a, b, out);
        case Op::AVERAGE: return apply_sum(false, a, b, out) && apply_product(out, Value{1, 2}, out);
        case Op::PERCENT:
            return apply_product(a, b, out) && apply_product(out, Value{1, setting}, out);
        case Op::TIMES_I: return times_unit(false, a, out) && apply_product(out, b, out);
        case Op::TIMES_MINUS_I: return times_unit(true, a, out) && apply_product(out, b, out);
        case Op::NEXT_PRIME_REAL: return next_prime_real(setting, a, out);
        default: return apply_whole(op, setting, a, b, out);
    }
}

}  // namespace goalsetter
