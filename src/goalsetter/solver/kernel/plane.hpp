// Enclosures of numbers that may not be real: one for the real part, one for the imaginary part.
#pragma once

#include "interval.hpp"

namespace goalsetter {

struct Plane {
    Interval re;
    Interval im;

    bool off_zero() const { return re.off_zero() || im.off_zero(); }
    bool finite() const {
        return re.lo > -INFINITE && re.hi < INFINITE && im.lo > -INFINITE && im.hi < INFINITE;
    }
    bool overlaps(const Plane& o) const { return re.overlaps(o.re) && im.overlaps(o.im); }
};

constexpr Plane WHOLE_PLANE{EVERYTHING, EVERYTHING};

inline Plane operator+(const Plane& a, const Plane& b) { return {a.re + b.re, a.im + b.im}; }
inline Plane operator-(const Plane& a, const Plane& b) { return {a.re - b.re, a.im - b.im}; }
inline Plane operator*(const Plane& a, const Plane& b) {
    return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

inline Interval square(Interval a) {
    const double p = a.lo * a.lo, q = a.hi * a.hi;
    return {a.off_zero() ? down(least(p, q)) : 0, up(most(p, q))};
}

inline Interval squared_size(const Plane& a) { return square(a.re) + square(a.im); }

inline Plane inverse(const Plane& a) {
    const Interval size = squared_size(a);
    if (!(size.lo > 0) || !a.finite()) return WHOLE_PLANE;
    return {a.re / size, -a.im / size};
}

// log2 of the distance from zero.
inline Interval log_of_size(const Plane& a) {
    const Interval size = squared_size(a);
    if (!(size.hi < INFINITE)) return {-INFINITE, INFINITE};  // its square may be too large to tell
    return {size.lo > 0 ? log2_of(size.lo).lo * 0.5 : -INFINITE, log2_of(size.hi).hi * 0.5};
}

// All numbers of a size whose log2 lies in the given span.
inline Plane disc(Interval log) {
    const double size = log.hi < 1023 ? exp2_of(log.hi).hi : INFINITE;
    return {{-size, size}, {-size, size}};
}

inline Plane whole_power_of(const Plane& a, i64 power) {
    Plane result{point(1), point(0)};
    for (i64 left = power < 0 ? -power : power; left; --left) result = result * a;
    return power < 0 ? inverse(result) : result;
}

// The q-th root, of every number in w, that lies near x + iy: false if that cannot be told.
//
// Let z = x + iy and d = (w - z^q) / z^q. The roots of w are z (1 + d)^(1/q) times the roots of
// unity; for |d| < 1/2 the principal power is off 1 by at most |d|. With q up to 48 the roots are
// further apart than 0.13 |z|, so for |d| < 0.03 there is just one of them so near.
inline bool root_near(const Plane& w, int q, double x, double y, Plane& out) {
    const Plane z{point(x), point(y)}, power = whole_power_of(z, q);
    const Plane off = (w - power) * inverse(power);
    const double far = squared_size(off).hi;
    if (!(far < 0.0009)) return false;
    const Interval radius = square_root(squared_size(z) * point(far));
    const Interval about{-radius.hi, radius.hi};
    out = {point(x) + about, point(y) + about};
    return true;
}

}  // namespace goalsetter
