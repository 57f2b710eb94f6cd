// Powers and roots with all their complex values, forwards and backwards.
//
// The values of a^(p/q) are all w with w^q = a^p. Where the base lies on an axis they are its size to
// that power times roots of unity, which are sums of square roots up to the 24th; other values are
// kept as forms, each within its own part of the plane.
#include "arithmetic.hpp"

namespace goalsetter {

namespace {

constexpr i64 MOST_FACTORS = 16;  // of a whole power that is multiplied out

constexpr Interval NO_LOG{-INFINITE, INFINITE};

}  // namespace

Value Arithmetic::complex_form(Op op, Value a, Value b, Plane plane, u8 flags) {
    return numbers.make_branch(op, a, b, 0, plane, NO_LOG, flags);
}

// All that is known of a power is its size, if even that: it stands for all its values.
Value Arithmetic::somewhere(Value a, Value b) {
    Interval log = numbers.box(b) * numbers.log(a);
    if (!(log.lo <= log.hi)) log = NO_LOG;
    if (known_zero(b)) log = point(0);
    return numbers.make_branch(Op::POWER, a, b, 1, disc(log), log, 0);
}

// exp(i pi turn).
Value Arithmetic::turned(Value turn) {
    const i64 d = turn.d, n = ((turn.n % (2 * d)) + 2 * d) % (2 * d);
    if (12 % d == 0) return numbers.unity(n * (12 / d));
    const double angle = 3.14159265358979323846 * static_cast<double>(n) / static_cast<double>(d);
    const Plane minus_one{point(n % 2 ? -1 : 1), point(0)};
    Plane plane{{-1, 1}, {-1, 1}};
    root_near(minus_one, static_cast<int>(d), std::cos(angle), std::sin(angle), plane);
    return numbers.make_branch(Op::BRANCH, whole(-1), {n, d}, 0, plane, point(0),
                               ALGEBRAIC | SURE | IRRATIONAL);
}

void Arithmetic::apply_several(Op op, Value a, Value b, Several& out) {
    Value exponent;
    switch (op) {
        case Op::EVERY_POWER: return every_power(a, b, true, out);
        case Op::PRINCIPAL_POWER: return every_power(a, b, false, out);
        case Op::EVERY_ROOT: case Op::PRINCIPAL_ROOT:
            if (apply_quotient(whole(1), a, exponent))
                every_power(b, exponent, op == Op::EVERY_ROOT, out);
            return;
        default: every_power(a, Value{1, 2}, op == Op::EVERY_SQUARE_ROOT, out);
    }
}

void Arithmetic::every_power(Value a, Value b, bool every, Several& out) {
    Value x;
    if (numbers.has(b, NONREAL)) return;
    const bool real = !numbers.has(a, MAYBE_NONREAL);
    if (known_zero(a)) {
        if (power_of_zero(b, x)) out.put(x);
        return;
    }
    if (!sure(a) || !sure(b) || numbers.has(b, MAYBE_NONREAL) || !numbers.nonzero(a))
        return out.put(is_int(b, 1) ? a : somewhere(a, b));
    if (is_rational(b)) {
        if (b.d != 1) return fractional_powers(a, b, every, out);
        if (!real) return whole_power(a, b.n, out);
        if (rational_power(a, b, x)) out.put(x);
        return;
    }
    if (is_int(a, 1)) return out.put(a);
    // With an irrational exponent only numbers above zero have powers; with a fraction that is too
    // long to be written out they are those of a real number, if it has any.
    if (numbers.has(b, IRRATIONAL)) {
        if (real && irrational_power(a, b, x)) out.put(x);
        return;
    }
    out.put(somewhere(a, b));
}

void Arithmetic::whole_power(Value a, i64 power, Several& out) {
    Value x;
    if (power == 0) return out.put(whole(1));
    if (!numbers.is_form(a) && numbers.whole_power(a, power, x)) return out.put(x);
    const u8 f = numbers.flags(a);
    u8 flags = f & (SURE | ALGEBRAIC | TRANSCENDENTAL);
    if (f & TRANSCENDENTAL) flags |= IRRATIONAL;
    if (power == 1) return out.put(a);
    if (power == -1) flags |= f & IRRATIONAL;
    const Interval log = of_integer(power) * numbers.log(a);
    const bool short_enough = power <= MOST_FACTORS && power >= -MOST_FACTORS;
    const Plane plane = short_enough ? whole_power_of(numbers.plane(a), power) : disc(log);
    out.put(numbers.make_branch(Op::POWER, a, whole(power), 0, plane, log, flags));
}

// The exponent is no whole number, the base not zero, both are sure.
void Arithmetic::fractional_powers(Value a, Value b, bool every, Several& out) {
    Value size, turn;
    if (b.d > MOST_VALUES) {
        if (!every && numbers.sign(a) > 0 && rational_power(a, b, size)) return out.put(size);
        return out.put(somewhere(a, b));
    }
    if (!numbers.is_form(a) && numbers.polar(a, size, turn)) {
        if (turn.n == 0 && !every) turn.d = 0;  // the principal value alone
        return powers_of_polar(size, turn, b, out);
    }
    const int sign = numbers.sign(a);
    if (numbers.has(a, MAYBE_NONREAL) || sign == 0) return roots_of_power(a, b, every, out);
    if (!absolute(a, size)) return out.put(somewhere(a, b));
    turn = sign < 0 ? whole(1) : whole(0);
    if (sign > 0 && !every) turn.d = 0;
    powers_of_polar(size, turn, b, out);
}

// Of a number above zero times exp(i pi turn); a turn n/0 asks for the principal value alone.
void Arithmetic::powers_of_polar(Value size, Value turn, Value b, Several& out) {
    Value outer, value;
    if (!rational_power(size, b, outer)) return;
    if (turn.d == 0) return out.put(outer);
    for (i64 k = 0; k < b.d; ++k) {
        Value angle = whole(0);  // (turn p + 2k) / q
        if (!reduce(static_cast<i128>(turn.n) * b.n + static_cast<i128>(2) * k * turn.d,
                    static_cast<i128>(turn.d) * b.d, angle))
            continue;  // cannot be: the exponent is a short fraction
        const Value unity = turned(angle);
        if (apply_product(outer, unity, value)) out.put(value);
    }
}

// The base lies on no axis, as far as is known: the q-th roots of its p-th power.
void Arithmetic::roots_of_power(Value a, Value b, bool every, Several& out) {
    if (b.d == 2 && gaussian_roots(a, b.n, out)) return;
    const bool short_enough = b.n <= MOST_FACTORS && b.n >= -MOST_FACTORS;
    const Plane power = short_enough ? whole_power_of(numbers.plane(a), b.n) : WHOLE_PLANE;
    if (!power.finite() || !power.off_zero()) return out.put(somewhere(a, b));
    const double x = (power.re.lo + power.re.hi) / 2, y = (power.im.lo + power.im.hi) / 2;
    const double q = static_cast<double>(b.d);
    const double size = std::pow(std::hypot(x, y), 1 / q), angle = std::atan2(y, x);
    Plane planes[MOST_VALUES];
    for (i64 k = 0; k < b.d; ++k) {
        const double own = (angle + 2 * 3.14159265358979323846 * static_cast<double>(k)) / q;
        if (!root_near(power, static_cast<int>(b.d), size * std::cos(own), size * std::sin(own),
                       planes[k]))
            return out.put(somewhere(a, b));
    }
    const u8 f = numbers.flags(a);
    u8 flags = f & (ALGEBRAIC | TRANSCENDENTAL);
    if (f & TRANSCENDENTAL) flags |= IRRATIONAL;
    if ((f & IRRATIONAL) && (b.n == 1 || b.n == -1)) flags |= IRRATIONAL;
    if (every || (f & NONREAL)) flags |= SURE;
    const Interval log = of_rational(b) * numbers.log(a);
    for (i64 k = 0; k < b.d; ++k)
        out.put(numbers.make_branch(Op::BRANCH, a, b, static_cast<u32>(k), planes[k], log, flags));
}

// Square roots of a number whose parts and distance from zero are rational, as of 3 + 4i.
bool Arithmetic::gaussian_roots(Value a, i64 power, Several& out) {
    Value base, norm, size, re, im, i = numbers.unit(false);
    if (numbers.is_form(a) || !numbers.has(a, NONREAL)) return false;
    if (!numbers.whole_power(a, power, base) || !numbers.has(base, NONREAL)) return false;
    if (!numbers.norm(base, norm) || !is_rational(norm) || !exact_root(norm, 2, size)) return false;
    const Plane plane = numbers.plane(base);
    Value half, below, conjugate_sum, off;
    // The real part is that of (base + size^2 / base) / 2, for 1 / base is its conjugate / size^2.
    if (!numbers.inverse_of(base, below) || !numbers.product(below, norm, below) ||
        !numbers.sum(base, below, false, conjugate_sum) || !is_rational(conjugate_sum) ||
        !divide(conjugate_sum, whole(2), half) || !add(size, half, re) ||
        !subtract(size, half, off) || !divide(re, whole(2), re) || !divide(off, whole(2), off))
        return false;
    if (re.n <= 0 || off.n <= 0 || !plane.im.off_zero()) return false;
    if (!rational_power(re, Value{1, 2}, re) || !rational_power(off, Value{1, 2}, im) ||
        !apply_product(im, i, im))
        return false;
    Value root, other;
    if (!apply_sum(plane.im.lo < 0, re, im, root) || !negate(root, other)) return false;
    out.put(root);
    out.put(other);
    return true;
}

// --- backwards ------------------------------------------------------------------------------

// x^e has v among its values: then x is among those of v^(1/e).
void Arithmetic::solve_every_base(Value e, Value v, int irrationals, Wanted& out) {
    if (numbers.has(e, NONREAL)) return;
    if (known_zero(e)) {
        out.anything = numbers.has(v, MAYBE_NONREAL) || maybe_one(v);
        return;
    }
    if (!is_rational(e)) {
        if (!numbers.has(e, IRRATIONAL | SURE) || numbers.has(e, MAYBE_NONREAL)) {
            out.anything = true;
        } else if (!numbers.has(v, MAYBE_NONREAL)) {
            solve_base(e, v, irrationals, out);
        } else {
            out.anything = !numbers.has(v, NONREAL);
        }
        return;
    }
    if (known_zero(v)) {
        if (e.n > 0) out.put(whole(0));
        return;
    }
    Value index;
    if (!numbers.nonzero(v) || !sure(v) || magnitude(e.n) > static_cast<u64>(MOST_VALUES) ||
        !divide(whole(1), e, index)) {
        out.anything = true;
        return;
    }
    Several several;
    every_power(v, index, true, several);
    for (int i = 0; i < several.count; ++i) out.put(several.list[i]);
}

// The real x with |below|^x = |above|; both may be of the size one only if anything will do.
void Arithmetic::solve_size(Value above, Value below, int irrationals, Wanted& out) {
    Value one, other, x;
    if (!sure(above) || !sure(below) || !numbers.nonzero(above) || !numbers.nonzero(below)) {
        out.anything = true;
        return;
    }
    if (maybe_size_one(below)) {
        out.anything = maybe_size_one(above) || numbers.is_form(below);
        return;
    }
    if (numbers.norm(above, one) && numbers.norm(below, other)) {
        if (!no_log(one, other, irrationals)) put(apply_log(one, other, x), x, out);
        return;
    }
    const Interval box = numbers.log(above) / numbers.log(below);
    out.put(numbers.make_form(Op::LOG, above, below, box, 0, NO_LOG, 0));
}

void Arithmetic::solve_several(Op op, bool left, Value a, Value v, int irrationals, Wanted& out) {
    Value x;
    switch (op) {
        case Op::EVERY_POWER: case Op::PRINCIPAL_POWER:
            if (left) return solve_every_base(a, v, irrationals, out);
            if (known_zero(a))
                out.anything = !numbers.nonzero(v);
            else if (!known_zero(v))
                solve_size(v, a, irrationals, out);
            return;
        case Op::EVERY_ROOT: case Op::PRINCIPAL_ROOT:
            if (!left) {
                if (apply_quotient(whole(1), a, x)) solve_every_base(x, v, irrationals, out);
            } else if (known_zero(a)) {
                out.anything = !numbers.nonzero(v);
            } else if (!known_zero(v)) {  // |a| = |v|^x
                if (maybe_size_one(v) && !maybe_size_one(a) && !numbers.is_form(v)) return;
                solve_size(a, v, irrationals, out);
            }
            return;
        default: {
            Several several;
            if (!numbers.has(v, MAYBE_NONREAL)) {
                if (apply_power(v, whole(2), x)) out.put(x);
            } else {
                whole_power(v, 2, several);
                out.put(several.list[0]);
            }
        }
    }
}

}  // namespace goalsetter
