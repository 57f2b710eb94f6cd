// Enclosures: a number lies between two doubles. Only additions, multiplications, divisions and
// square roots of IEEE 754 are used, each widened outwards, so every bound is a proof.
#pragma once

#include <cfloat>
#include <cmath>
#include <cstring>
#include <limits>

#include "rational.hpp"

#if defined(__FAST_MATH__) || FLT_EVAL_METHOD != 0
#error "the bounds need plain IEEE 754 doubles"
#endif

namespace goalsetter {

constexpr double INFINITE = std::numeric_limits<double>::infinity();

inline double up(double x) {
    if (!(x < INFINITE)) return INFINITE;  // also a NaN: nothing is known
    if (x == 0) return 4.9406564584124654e-324;
    i64 bits;
    std::memcpy(&bits, &x, sizeof bits);
    bits += x > 0 ? 1 : -1;
    std::memcpy(&x, &bits, sizeof bits);
    return x;
}

inline double down(double x) { return -up(-x); }

struct Interval {
    double lo;
    double hi;

    bool holds(double x) const { return lo <= x && x <= hi; }
    bool off_zero() const { return lo > 0 || hi < 0; }
    // Finite and on one side of zero: such an interval says all there is to know.
    bool good() const { return off_zero() && lo > -INFINITE && hi < INFINITE; }
    bool overlaps(Interval o) const { return lo <= o.hi && o.lo <= hi; }
};

constexpr Interval EVERYTHING{-INFINITE, INFINITE};

inline Interval point(double x) { return {x, x}; }
inline Interval operator-(Interval a) { return {-a.hi, -a.lo}; }
inline Interval operator+(Interval a, Interval b) { return {down(a.lo + b.lo), up(a.hi + b.hi)}; }
inline Interval operator-(Interval a, Interval b) { return {down(a.lo - b.hi), up(a.hi - b.lo)}; }

inline double times(double a, double b) { return a == 0 || b == 0 ? 0 : a * b; }
inline double least(double a, double b) { return a < b ? a : b; }
inline double most(double a, double b) { return a > b ? a : b; }

inline Interval operator*(Interval a, Interval b) {
    double p = times(a.lo, b.lo), q = times(a.lo, b.hi), r = times(a.hi, b.lo),
           s = times(a.hi, b.hi);
    return {down(least(least(p, q), least(r, s))), up(most(most(p, q), most(r, s)))};
}

inline Interval inverse(Interval b) {
    return b.off_zero() ? Interval{down(1 / b.hi), up(1 / b.lo)} : EVERYTHING;
}

inline Interval operator/(Interval a, Interval b) { return a * inverse(b); }

inline Interval square_root(Interval a) {
    return {a.lo > 0 ? down(std::sqrt(a.lo)) : 0, up(std::sqrt(a.hi))};
}

inline Interval hull(Interval a, Interval b) { return {least(a.lo, b.lo), most(a.hi, b.hi)}; }

inline Interval of_integer(i64 n) {
    double x = static_cast<double>(n);
    return n <= (1LL << 53) && n >= -(1LL << 53) ? point(x) : Interval{down(x), up(x)};
}

inline Interval of_rational(Value v) {
    if (v.d == 1) return of_integer(v.n);
    Interval n = of_integer(v.n), d = of_integer(v.d);
    return n.lo >= 0 ? Interval{down(n.lo / d.hi), up(n.hi / d.lo)}
           : n.hi <= 0 ? Interval{down(n.lo / d.lo), up(n.hi / d.hi)}
                       : n / d;
}

constexpr Interval LN2{0x1.62e42fefa39efp-1, 0x1.62e42fefa39f0p-1};

// A double that is off by at most 8 units in the last place of a 53-bit number, relatively.
inline Interval about(double x) {
    constexpr double EIGHT = 0x1p-50;
    double off = std::fabs(x) * EIGHT;
    return {down(x - off), up(x + off)};
}

// log2 of a positive double: e + 2 atanh(z) / ln 2 with z = (m - 1) / (m + 1), |z| < 0.1716.
//
// With u = 2^-53: m - 1 is exact, so z is off by at most 2 u, its square by 5 u; the sum is 1 and at
// most 0.0104 more, off by 1.2 u, and what is left out is below 1e-20; the two last products and
// the constant add 3 u. That makes 6.3 u, relatively.
inline Interval log2_of(double x) {
    if (x <= 0) return point(-INFINITE);
    if (!(x < INFINITE)) return point(INFINITE);
    int e;
    double m = std::frexp(x, &e);
    if (m < 0.70710678) {
        m *= 2;
        --e;
    }
    if (m == 1) return point(e);
    const double z = (m - 1) / (m + 1), square = z * z;
    double sum = 1.0 / 25;
    for (int k = 11; k >= 0; --k) sum = sum * square + 1.0 / (2 * k + 1);
    return point(e) + about(z * sum * 0x1.71547652b82fep+1);
}

inline Interval log2_of(Interval x) {
    Interval low = log2_of(x.lo);
    return {low.lo, x.lo == x.hi ? low.hi : log2_of(x.hi).hi};
}

// 2 to the power of a double, rounded outwards: 2^k e^s with |s| < 0.3466.
//
// With u = 2^-53: s is off by at most 2 u, relatively. The series stops after 14 terms, which
// leaves out less than 1e-17. By Horner's rule its last step is 1 + s q, where q is off by at most
// 2.6 u and the product by 5.6 u: it is 0.42 of e^s at most, so all is off by less than 4 u.
inline Interval exp2_of(double y) {
    constexpr double INVERSE[] = {1, 1, 1.0 / 2, 1.0 / 3, 1.0 / 4, 1.0 / 5, 1.0 / 6, 1.0 / 7,
                                  1.0 / 8, 1.0 / 9, 1.0 / 10, 1.0 / 11, 1.0 / 12, 1.0 / 13};
    if (y >= 1024) return {DBL_MAX, INFINITE};
    if (y < -1074) return {0, 4.9406564584124654e-324};
    const double k = std::nearbyint(y), s = (y - k) * LN2.lo;  // y - k is exact
    double sum = 1;
    for (int i = 13; i >= 1; --i) sum = 1 + s * INVERSE[i] * sum;
    Interval result = about(sum);
    int scale = static_cast<int>(k);
    return {down(std::ldexp(result.lo, scale)), up(std::ldexp(result.hi, scale))};
}

inline Interval exp2_of(Interval y) { return {exp2_of(y.lo).lo, exp2_of(y.hi).hi}; }

}  // namespace goalsetter
