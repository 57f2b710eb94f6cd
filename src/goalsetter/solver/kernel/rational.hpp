// Exact fractions of 64-bit whole numbers; what does not fit is refused, never rounded.
#pragma once

#include <cstdint>

namespace goalsetter {

using i64 = std::int64_t;
using u64 = std::uint64_t;
using u32 = std::uint32_t;
using u16 = std::uint16_t;
using u8 = std::uint8_t;
using i128 = __int128;
using u128 = unsigned __int128;

// A number: n/d in lowest terms if d > 0, else the node with number n of a `Numbers`.
struct Value {
    i64 n;
    i64 d;
};

inline bool same(Value a, Value b) { return a.n == b.n && a.d == b.d; }
inline bool is_rational(Value a) { return a.d != 0; }
inline Value whole(i64 n) { return {n, 1}; }
inline bool is_int(Value a, i64 n) { return a.d == 1 && a.n == n; }
inline bool is_whole(Value a) { return a.d == 1 && a.n >= 0; }

inline u64 mix(u64 x) {
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93ULL;
    x ^= x >> 32;
    return x;
}

inline u64 hash_of(Value a) {
    return mix(static_cast<u64>(a.n) * 0x9e3779b97f4a7c15ULL + static_cast<u64>(a.d));
}

inline u64 magnitude(i64 n) { return n < 0 ? 0 - static_cast<u64>(n) : static_cast<u64>(n); }

inline u64 gcd(u64 a, u64 b) {
    if (a == 0) return b;
    if (b == 0) return a;
    int shift = __builtin_ctzll(a | b);
    a >>= __builtin_ctzll(a);
    do {
        b >>= __builtin_ctzll(b);
        if (a > b) {
            u64 t = a;
            a = b;
            b = t;
        }
        b -= a;
    } while (b);
    return a << shift;
}

inline u128 gcd_wide(u128 a, u128 b) {
    while (b >> 64) {
        u128 r = a % b;
        a = b;
        b = r;
    }
    if (b == 0) return a;
    return gcd(static_cast<u64>(b), static_cast<u64>(a % b));
}

constexpr u64 LARGEST = 0x7fffffffffffffffULL;

// n/d in lowest terms, d not zero; false if it does not fit.
inline bool reduce(i128 n, i128 d, Value& out) {
    if (d < 0) {
        n = -n;
        d = -d;
    }
    if (n == 0) {
        out = {0, 1};
        return true;
    }
    u128 size = n < 0 ? static_cast<u128>(-n) : static_cast<u128>(n);
    u128 below = static_cast<u128>(d);
    if (below != 1) {
        u128 g = (size | below) >> 64 ? gcd_wide(size, below)
                                      : gcd(static_cast<u64>(size), static_cast<u64>(below));
        if (g != 1) {
            if ((size | below) >> 64) {
                size /= g;
                below /= g;
            } else {
                size = static_cast<u64>(size) / static_cast<u64>(g);
                below = static_cast<u64>(below) / static_cast<u64>(g);
            }
        }
    }
    if (size > LARGEST || below > LARGEST) return false;
    out = {n < 0 ? -static_cast<i64>(size) : static_cast<i64>(size), static_cast<i64>(below)};
    return true;
}

inline Value negated(Value a) { return {-a.n, a.d}; }

inline bool add(Value a, Value b, Value& out) {
    if (a.d == 1 && b.d == 1) {
        i64 sum;
        if (__builtin_add_overflow(a.n, b.n, &sum) || sum == INT64_MIN) return false;
        out = {sum, 1};
        return true;
    }
    if (a.d == b.d) return reduce(static_cast<i128>(a.n) + b.n, a.d, out);
    return reduce(static_cast<i128>(a.n) * b.d + static_cast<i128>(b.n) * a.d,
                  static_cast<i128>(a.d) * b.d, out);
}

inline bool subtract(Value a, Value b, Value& out) { return add(a, negated(b), out); }

inline bool multiply(Value a, Value b, Value& out) {
    return reduce(static_cast<i128>(a.n) * b.n, static_cast<i128>(a.d) * b.d, out);
}

// b is not zero.
inline bool divide(Value a, Value b, Value& out) {
    return reduce(static_cast<i128>(a.n) * b.d, static_cast<i128>(a.d) * b.n, out);
}

// a to a whole power, a not zero if the power is not positive; false if it does not fit.
inline bool raise(Value a, i64 power, Value& out) {
    if (a.n == 0) {
        out = a;
        return true;
    }
    if (a.d == 1 && (a.n == 1 || a.n == -1)) {
        out = (power & 1) ? a : whole(1);
        return true;
    }
    if (power > 64 || power < -64) return false;
    Value result = whole(1);
    for (i64 left = power < 0 ? -power : power; left; --left)
        if (!multiply(result, a, result)) return false;
    return power < 0 ? divide(whole(1), result, out) : (out = result, true);
}

}  // namespace goalsetter
