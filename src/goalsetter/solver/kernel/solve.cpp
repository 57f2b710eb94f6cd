// Which operand gives a wanted value: the backward half of the arithmetic.
//
// `anything` is always a sound answer; it costs a look at every value of the other side.
#include "arithmetic.hpp"

namespace goalsetter {

void Arithmetic::put(bool defined, Value x, Wanted& out) {
    if (defined) out.put(x);
}

// a x = v, and the same for a percentage.
void Arithmetic::solve_product(Value a, Value v, Wanted& out) {
    Value x;
    if (known_zero(a)) {
        out.anything = !numbers.nonzero(v);
        return;
    }
    if (!numbers.nonzero(a) && !numbers.nonzero(v)) out.anything = true;
    put(apply_quotient(v, a, x), x, out);
}

// a / x = v.
void Arithmetic::solve_divisor(Value a, Value v, Wanted& out) {
    Value x;
    bool zero = !numbers.nonzero(v);
    if (known_zero(a) || (zero && !numbers.nonzero(a))) {
        out.anything = zero;
        return;
    }
    if (!known_zero(v)) put(apply_quotient(a, v, x), x, out);
}

// Whether a logarithm is none that is wanted: of numbers of one term it is rational or
// transcendental.
bool Arithmetic::no_log(Value a, Value base, int irrationals) {
    Value x;
    return irrationals < 2 && plain(a, base) && numbers.rational_log(a, base, x) == Known::NO;
}

// x^e = v.
void Arithmetic::solve_base(Value e, Value v, int irrationals, Wanted& out) {
    Value x, size, index;
    bool rational = is_rational(e);
    if (rational && e.n == 0) {
        out.anything = maybe_one(v);
        return;
    }
    if (!rational && !numbers.has(e, IRRATIONAL | SURE)) {
        out.anything = true;
        return;
    }
    int sign = numbers.sign(v), lean = numbers.sign(e);
    if (known_zero(v)) {
        if (lean > 0) out.put(whole(0));
        out.anything = lean == 0;
        return;
    }
    if (sign == 0) {
        out.anything = true;
        return;
    }
    if (sign < 0 && !(rational && e.d % 2 && e.n % 2)) return;
    if (!absolute(v, size) || !apply_quotient(whole(1), e, index)) return;
    if (irrationals < 2 && !rational && numbers.has(e, ALGEBRAIC) &&
        numbers.has(size, ALGEBRAIC) && !maybe_one(size))
        return;  // it would be transcendental
    if (irrationals == 0 && is_rational(size) && rational && !exact_root(size, index.d, x)) return;
    if (!apply_power(size, index, x)) return;
    if (sign > 0) out.put(x);
    bool mirrored = rational && e.d % 2 && (sign < 0 || e.n % 2 == 0);
    Value other;
    if (mirrored) put(negate(x, other), other, out);
}

// a^x = v.
void Arithmetic::solve_exponent(Value a, Value v, int irrationals, Wanted& out) {
    int s = numbers.sign(a), t = numbers.sign(v);
    Value x, base, size;
    if (known_zero(a)) {
        out.anything = !numbers.nonzero(v);
        return;
    }
    if (is_int(a, 1) || is_int(a, -1)) {
        out.anything = maybe_one(v) || (a.n < 0 && numbers.may_equal(v, whole(-1)));
        return;
    }
    if (known_zero(v) && numbers.nonzero(a)) return;
    if (s == 0 || t == 0 || !absolute(a, base) || !absolute(v, size) || maybe_one(base)) {
        out.anything = true;
        return;
    }
    if ((s > 0 && t < 0) || no_log(size, base, irrationals)) return;
    put(apply_log(size, base, x), x, out);
}

// The x-th root of r is v: r^(1/x) = v.
void Arithmetic::solve_index(Value r, Value v, int irrationals, Wanted& out) {
    int s = numbers.sign(r), t = numbers.sign(v);
    Value x, base, size;
    if (known_zero(r)) {
        out.anything = !numbers.nonzero(v);
        return;
    }
    if (is_int(r, 1) || is_int(r, -1)) {
        out.anything = maybe_one(v) || (r.n < 0 && numbers.may_equal(v, whole(-1)));
        return;
    }
    if (known_zero(v) && numbers.nonzero(r)) return;
    if (s == 0 || t == 0 || !absolute(v, base) || !absolute(r, size)) {
        out.anything = true;
        return;
    }
    if ((s > 0 && t < 0) || (is_int(base, 1) && !maybe_one(size))) return;
    if (!is_int(base, 1) && no_log(size, base, irrationals)) return;
    if (maybe_one(base)) {
        out.anything = true;
        return;
    }
    put(apply_log(size, base, x), x, out);
}

// log of x to the base a, or of a to the base x, is v.
void Arithmetic::solve_log(bool left, Value a, Value v, Wanted& out) {
    Value x, index;
    if (numbers.sign(a) <= 0) {
        out.anything = numbers.sign(a) == 0 && !known_zero(a);
        return;
    }
    if (left) {
        if (!is_int(a, 1)) put(apply_power(a, v, x), x, out);
        return;
    }
    if (!numbers.nonzero(v)) {
        out.anything = maybe_one(a) || !known_zero(v);
        return;
    }
    put(apply_quotient(whole(1), v, index) && apply_power(a, index, x), x, out);
}

// Whether an operation on whole numbers may give v at all, with the other operand a: what the
// numbers plainly forbid need not be looked for.
bool Arithmetic::may_be_whole(Op op, i64 setting, bool left, Value a, Value v) const {
    if (numbers.has(v, IRRATIONAL)) return false;
    if (!is_rational(v)) return true;
    if (!is_whole(v)) return false;
    const bool told = is_rational(a);  // of a sign with one operand it is 0
    if (told && (!is_whole(a) || a.n < 0)) return false;
    switch (op) {
        case Op::NEXT_PRIME: return v.n >= 2 && is_prime(static_cast<u64>(v.n));
        case Op::FACTORS:
            return v.n >= 1 && (!setting || static_cast<i128>(v.n) * v.n <= static_cast<i128>(4) * setting);
        case Op::GCF: return !told || (a.n == 0 ? v.n > 0 : v.n > 0 && a.n % v.n == 0);
        case Op::LCM: return !told || (a.n > 0 && v.n > 0 && v.n % a.n == 0);
        case Op::REMAINDER: return !told || (a.n > 0 && (left ? v.n < a.n : v.n <= a.n));
        default: return true;
    }
}

Wanted Arithmetic::solve(Op op, i64 setting, bool left, Value a, Value v, int irrationals) {
    Wanted out;
    Value x;
    out.unsure = !sure(a) || !sure(v);
    switch (op) {
        case Op::ADD: put(apply_sum(true, v, a, x), x, out); break;
        case Op::SUBTRACT:
            put(left ? apply_sum(false, v, a, x) : apply_sum(true, a, v, x), x, out);
            break;
        case Op::AVERAGE:
            put(apply_product(v, whole(2), x) && apply_sum(true, x, a, x), x, out);
            break;
        case Op::MULTIPLY: solve_product(a, v, out); break;
        case Op::PERCENT:
            if (apply_product(v, whole(setting), x)) solve_product(a, x, out);
            break;
        case Op::DIVIDE:
            if (!left)
                solve_divisor(a, v, out);
            else if (!known_zero(a))
                put(apply_product(v, a, x), x, out);
            break;
        case Op::POWER:
        case Op::WHOLE_POWER:
            if (left)
                solve_base(a, v, irrationals, out);
            else
                solve_exponent(a, v, irrationals, out);
            break;
        case Op::ROOT:
        case Op::WHOLE_ROOT:
            if (left)
                solve_index(a, v, irrationals, out);
            else if (apply_quotient(whole(1), a, x))
                solve_base(x, v, irrationals, out);
            break;
        case Op::SQUARE_ROOT:
        case Op::WHOLE_SQUARE_ROOT:
            if (numbers.sign(v) >= 0) put(apply_power(v, whole(2), x), x, out);
            out.unsure |= !is_rational(v) && numbers.sign(v) == 0;
            break;
        case Op::LOG: solve_log(left, a, v, out); break;
        case Op::FACTORIAL:
            if (!is_rational(v)) {
                out.anything = true;
                break;
            }
            for (i64 n = 0, product = 1; n <= 20; ++n) {
                product *= n ? n : 1;
                if (is_int(v, product)) out.put(whole(n));
            }
            break;
        case Op::TIMES_I:
        case Op::TIMES_MINUS_I:
            if (times_unit(op == Op::TIMES_MINUS_I, a, x)) solve_product(x, v, out);
            break;
        case Op::NEXT_PRIME_REAL:
            out.anything = may_be_whole(Op::NEXT_PRIME, setting, left, whole(0), v);
            break;
        default:
            if (has_several(op)) {
                solve_several(op, left, a, v, irrationals, out);
                out.unsure = true;  // until it is checked
                return out;
            }
            out.anything = may_be_whole(op, setting, left, a, v);
    }
    for (int i = 0; i < out.count; ++i) out.unsure |= !sure(out.value[i]);
    return out;
}

Arithmetic::Check Arithmetic::check(Op op, i64 setting, bool left, Value a, Value x, Value v) {
    Several several;
    Value result;
    if (has_several(op))
        apply_several(op, left ? x : a, left ? a : x, several);
    else if (left ? apply(op, setting, x, a, result) : apply(op, setting, a, x, result))
        several.put(result);
    Check best = Check::NO;
    for (int i = 0; i < several.count && best != Check::SAME; ++i) {
        if (same(several.list[i], v) && sure(v))
            best = Check::SAME;
        else if (numbers.may_equal(several.list[i], v))
            best = Check::MAYBE;
    }
    return best;
}

}  // namespace goalsetter
