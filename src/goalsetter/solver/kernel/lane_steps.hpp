// One operation of the fast lane, forwards and backwards, made for each operation by itself.
#pragma once

#include <type_traits>

#include "lane_values.hpp"
#include "numbers.hpp"

namespace goalsetter {

// The operations whose values are fractions and whose operands follow from them.
inline bool in_lane(Op op) {
    return op <= Op::DIVIDE || op == Op::AVERAGE || op == Op::PERCENT ||
           op == Op::POSITIVE_DIFFERENCE || op == Op::EXACT_QUOTIENT;
}

inline bool lane_commutes(Op op) {
    return op == Op::ADD || op == Op::MULTIPLY || op == Op::AVERAGE || op == Op::PERCENT;
}

inline bool both_positive_wholes(Value a, Value b) {
    return (a.d | b.d) == 1 && a.n > 0 && b.n > 0;
}

// What was worked out with 64 bits: there an intermediate result always fits.
inline Fit narrowed(bool fits, Value v, Packed& out) {
    return fits ? packed(v.n, v.d, out) : Fit::TALL;
}

template <Op op>
inline Fit lane_apply(i64 setting, Value a, Value b, Packed& out) {
    switch (op) {
        case Op::ADD: return lane_add(a, b, out);
        case Op::SUBTRACT: return lane_add(a, negated(b), out);
        case Op::MULTIPLY: return lane_multiply(a, b, out);
        case Op::DIVIDE: return b.n ? lane_divide(a, b, out) : Fit::NO;
        case Op::AVERAGE: {
            Value v;
            return narrowed(add(a, b, v) && divide(v, whole(2), v), v, out);
        }
        case Op::PERCENT: {
            Value v;
            return narrowed(multiply(a, b, v) && divide(v, whole(setting), v), v, out);
        }
        case Op::POSITIVE_DIFFERENCE:
            return both_positive_wholes(a, b) && a.n > b.n ? packed(a.n - b.n, 1, out) : Fit::NO;
        case Op::EXACT_QUOTIENT:
            return both_positive_wholes(a, b) && a.n % b.n == 0 ? packed(a.n / b.n, 1, out)
                                                                : Fit::NO;
        default: return Fit::NO;
    }
}

// The x with op(a, x) = v, or with op(x, a) = v if `left` is unknown.
template <Op op, bool left>
inline Fit lane_solve(i64 setting, Value a, Value v, Packed& x) {
    switch (op) {
        case Op::ADD: return lane_add(v, negated(a), x);
        case Op::SUBTRACT: return left ? lane_add(v, a, x) : lane_add(a, negated(v), x);
        case Op::MULTIPLY:
            if (a.n == 0) return v.n == 0 ? Fit::ANY : Fit::NO;
            return lane_divide(v, a, x);
        case Op::DIVIDE:
            if (a.n == 0) return !left && v.n == 0 ? Fit::NONZERO : Fit::NO;
            if (left) return lane_multiply(v, a, x);
            return v.n ? lane_divide(a, v, x) : Fit::NO;
        case Op::AVERAGE: {
            Value twice;
            return narrowed(multiply(v, whole(2), twice) && subtract(twice, a, twice), twice, x);
        }
        case Op::PERCENT: {
            if (a.n == 0) return v.n == 0 ? Fit::ANY : Fit::NO;
            Value product;
            return narrowed(multiply(v, whole(setting), product) && divide(product, a, product),
                            product, x);
        }
        case Op::POSITIVE_DIFFERENCE:
            if (!both_positive_wholes(a, v)) return Fit::NO;
            if (left) return packed(a.n + v.n, 1, x);
            return a.n > v.n ? packed(a.n - v.n, 1, x) : Fit::NO;
        case Op::EXACT_QUOTIENT:
            if (!both_positive_wholes(a, v)) return Fit::NO;
            if (left) return packed(a.n * v.n, 1, x);
            return a.n % v.n == 0 ? packed(a.n / v.n, 1, x) : Fit::NO;
        default: return Fit::NO;
    }
}

// Whether residues tell enough of an operation: of the others, only the numbers themselves do.
constexpr bool has_residues(Op op) {
    return op != Op::POSITIVE_DIFFERENCE && op != Op::EXACT_QUOTIENT;
}

// A fraction that is kept: its residue and one over that, where it is needed.
struct Residue {
    u32 of;
    u32 inverse;
};

// The residue of op(a, b); `scale` is that of 1/2 for an average, of 1/100 for a percentage.
template <Op op>
inline u32 residue_apply(u32 scale, Residue a, Residue b) {
    switch (op) {
        case Op::ADD: return residue_sum(a.of, b.of);
        case Op::SUBTRACT: return residue_difference(a.of, b.of);
        case Op::MULTIPLY: return residue_product(a.of, b.of);
        case Op::DIVIDE: return residue_product(a.of, b.inverse);
        case Op::AVERAGE: return residue_product(residue_sum(a.of, b.of), scale);
        case Op::PERCENT: return residue_product(residue_product(a.of, b.of), scale);
        default: return 0;
    }
}

// The residue of the x that `lane_solve` finds, if v is not zero; `scale` is that of 2 or 100.
template <Op op, bool left>
inline u32 residue_solve(u32 scale, Residue a, Residue v) {
    switch (op) {
        case Op::ADD: return residue_difference(v.of, a.of);
        case Op::SUBTRACT: return left ? residue_sum(v.of, a.of) : residue_difference(a.of, v.of);
        case Op::MULTIPLY: return residue_product(v.of, a.inverse);
        case Op::DIVIDE: return residue_product(a.of, left ? v.of : v.inverse);
        case Op::AVERAGE: return residue_difference(residue_product(v.of, scale), a.of);
        case Op::PERCENT: return residue_product(residue_product(v.of, scale), a.inverse);
        default: return 0;
    }
}

// Whether op(a, b) is y, without a common factor; the residues say that it may be.
template <Op op>
inline bool is_result(i64 setting, Value a, Value b, Value y) {
    switch (op) {
        case Op::ADD:
            return static_cast<i128>(a.n * b.d + b.n * a.d) * y.d ==
                   static_cast<i128>(a.d * b.d) * y.n;
        case Op::SUBTRACT:
            return static_cast<i128>(a.n * b.d - b.n * a.d) * y.d ==
                   static_cast<i128>(a.d * b.d) * y.n;
        case Op::MULTIPLY:
            return static_cast<i128>(a.n * b.n) * y.d == static_cast<i128>(a.d * b.d) * y.n;
        case Op::DIVIDE:
            return static_cast<i128>(a.n * b.d) * y.d == static_cast<i128>(a.d * b.n) * y.n;
        default: {
            Packed x = 0;
            return lane_apply<op>(setting, a, b, x) == Fit::YES && x == pack(y);
        }
    }
}

// Whether the x that `lane_solve` finds is plainly no whole number, from what is in lowest terms.
template <Op op, bool left>
inline bool plainly_broken(Value a, Value v) {
    switch (op) {
        case Op::ADD: case Op::SUBTRACT: return a.d != v.d;
        case Op::MULTIPLY: return a.n && (v.n % a.n || a.d % v.d);
        case Op::DIVIDE:
            if (left) return v.n % a.d || a.n % v.d;
            return v.n && (a.n % v.n || v.d % a.d);
        default: return false;
    }
}

// Calls `act` with the operation as a constant, so that each has a loop of its own.
template <class Act>
void with_op(Op op, Act act) {
    switch (op) {
        case Op::ADD: return act(std::integral_constant<Op, Op::ADD>{});
        case Op::SUBTRACT: return act(std::integral_constant<Op, Op::SUBTRACT>{});
        case Op::MULTIPLY: return act(std::integral_constant<Op, Op::MULTIPLY>{});
        case Op::DIVIDE: return act(std::integral_constant<Op, Op::DIVIDE>{});
        case Op::AVERAGE: return act(std::integral_constant<Op, Op::AVERAGE>{});
        case Op::PERCENT: return act(std::integral_constant<Op, Op::PERCENT>{});
        case Op::POSITIVE_DIFFERENCE:
            return act(std::integral_constant<Op, Op::POSITIVE_DIFFERENCE>{});
        case Op::EXACT_QUOTIENT: return act(std::integral_constant<Op, Op::EXACT_QUOTIENT>{});
        default: return;
    }
}

}  // namespace goalsetter
