// The numbers of the fast lane: fractions in one 64-bit word, their residues, and flat sets of them.
//
// Numerator and denominator are below 2^31 - 1, so that every product and every sum of two products
// fits 63 bits. What does not fit when it is done is told apart from what is not defined: the lane
// must have an argument for leaving it out, or give up.
//
// 2^31 - 1 is prime, so every fraction of such numbers has a residue modulo it, and sums, products
// and quotients of fractions have the sums, products and quotients of their residues. If residues
// differ, the fractions do; if they are the same, the fractions are compared. Residues need no
// common factors, which is where the time would go.
#pragma once

#include <vector>

#include "rational.hpp"

namespace goalsetter {

using Packed = u64;  // the numerator above, the denominator below, in lowest terms; never 0

constexpr u32 PRIME = 0x7fffffff;
constexpr i64 TALLEST = PRIME - 1;

enum class Fit : u8 {
    NO,        // there is no such number
    YES,
    TALL,      // there is one, but it does not fit
    ANY,       // every number will do
    NONZERO,   // every number but zero will do
};

inline Packed pack(i64 n, i64 d) { return static_cast<u64>(n) << 32 | static_cast<u64>(d); }
inline Packed pack(Value v) { return pack(v.n, v.d); }
inline Value unpack(Packed x) {
    return {static_cast<i64>(x) >> 32, static_cast<i64>(x & 0xffffffff)};
}

constexpr Packed PACKED_ZERO = 1;  // 0/1

// A fraction in lowest terms.
inline Fit packed(i64 n, i64 d, Packed& out) {
    if (n > TALLEST || n < -TALLEST || d > TALLEST) return Fit::TALL;
    out = pack(n, d);
    return Fit::YES;
}

// The greatest common factor of a number and a small positive one.
inline i64 common(i64 a, i64 b) {
    if (a == 1 || b == 1) return 1;
    u64 size = magnitude(a);
    if (size > PRIME) size %= static_cast<u64>(b);
    if (size == 0) return b;
    u32 x = static_cast<u32>(size), y = static_cast<u32>(b);
    const int twos = __builtin_ctz(x | y);
    x >>= __builtin_ctz(x);
    do {  // without branches on the numbers, which nobody could foretell
        y >>= __builtin_ctz(y);
        const u32 less = x < y ? x : y;
        y = (x < y ? y : x) - less;
        x = less;
    } while (y);
    return static_cast<i64>(x) << twos;
}

inline Fit lane_add(Value a, Value b, Packed& out) {
    if (a.d == b.d) {
        const i64 n = a.n + b.n, g = common(n, a.d);
        return packed(n / g, a.d / g, out);
    }
    const i64 g = common(a.d, b.d);
    if (g == 1) return packed(a.n * b.d + b.n * a.d, a.d * b.d, out);
    const i64 n = a.n * (b.d / g) + b.n * (a.d / g), rest = common(n, g);
    return packed(n / rest, a.d / rest * (b.d / g), out);
}

inline Fit lane_multiply(Value a, Value b, Packed& out) {
    if ((a.d | b.d) == 1) return packed(a.n * b.n, 1, out);
    const i64 g = common(a.n, b.d), h = common(b.n, a.d);
    return packed((a.n / g) * (b.n / h), (a.d / h) * (b.d / g), out);
}

// b is not zero.
inline Fit lane_divide(Value a, Value b, Packed& out) {
    return lane_multiply(a, b.n < 0 ? Value{-b.d, -b.n} : Value{b.d, b.n}, out);
}

// --- residues -----------------------------------------------------------------------------------

inline u32 residue_sum(u32 a, u32 b) {
    const u32 sum = a + b;
    return sum >= PRIME ? sum - PRIME : sum;
}
inline u32 residue_difference(u32 a, u32 b) { return a >= b ? a - b : a + PRIME - b; }
inline u32 residue_product(u32 a, u32 b) {
    const u64 product = static_cast<u64>(a) * b;
    return residue_sum(static_cast<u32>(product & PRIME), static_cast<u32>(product >> 31));
}

// Of anything but 0, by Euclid.
inline u32 residue_inverse(u32 a) {
    i64 r = PRIME, next = a, s = 0, t = 1;
    while (next) {
        const i64 q = r / next, rest = r - q * next, u = s - q * t;
        r = next;
        next = rest;
        s = t;
        t = u;
    }
    return static_cast<u32>(s < 0 ? s + PRIME : s);
}

inline u32 residue_of(Packed x) {
    const Value v = unpack(x);
    const u32 n = static_cast<u32>(v.n < 0 ? v.n + PRIME : v.n);
    return v.d == 1 ? n : residue_product(n, residue_inverse(static_cast<u32>(v.d)));
}

// --- sets ---------------------------------------------------------------------------------------

// A set of packed fractions: lists to go through and an open-addressing table of residues.
class FlatSet {
  public:
    std::vector<Packed> list;
    std::vector<u32> residues;  // of the list, in its order

    // Whether there is a value with this residue of which `equal` is true.
    template <class Equal>
    bool has(u32 residue, Equal equal) const {
        const u64* cells = table_.empty() ? NOTHING : table_.data();
        for (std::size_t at = place(residue); cells[at]; at = (at + 1) & mask_)
            if (cells[at] >> 32 == residue && equal(list[(cells[at] & 0xffffffff) - 1]))
                return true;
        return false;
    }
    bool holds(Packed x, u32 residue) const {
        return has(residue, [x](Packed y) { return x == y; });
    }
    // Makes room for so many, while it is empty.
    void reserve(std::size_t count) {
        if (count < 8 || !table_.empty()) return;
        shift_ = __builtin_clzll(count) - 1;
        list.reserve(count);
        residues.reserve(count);
        table_.assign(1ULL << (64 - shift_), 0);
        mask_ = table_.size() - 1;
    }
    // Puts in what is not in.
    void put(Packed x, u32 residue) {
        if (2 * list.size() >= table_.size()) grow();
        list.push_back(x);
        residues.push_back(residue);
        settle(residue, list.size());
    }
    bool insert(Packed x, u32 residue) {
        if (holds(x, residue)) return false;
        put(x, residue);
        return true;
    }
    // One over each residue of the list, 0 for 0; worked out when they are first asked for.
    const std::vector<u32>& inverses() const {
        if (inverses_.size() == list.size()) return inverses_;
        // All with one inversion: of the product of those before, and so back.
        inverses_.resize(list.size());
        u32 product = 1;
        for (std::size_t i = 0; i < list.size(); ++i) {
            inverses_[i] = product;
            if (residues[i]) product = residue_product(product, residues[i]);
        }
        u32 rest = residue_inverse(product);
        for (std::size_t i = list.size(); i-- > 0;) {
            inverses_[i] = residues[i] ? residue_product(rest, inverses_[i]) : 0;
            if (residues[i]) rest = residue_product(rest, residues[i]);
        }
        return inverses_;
    }
    std::size_t bytes() const {
        return (list.capacity() + table_.capacity()) * sizeof(u64) +
               2 * residues.capacity() * sizeof(u32);
    }

  private:
    static constexpr u64 NOTHING[2] = {0, 0};

    std::size_t place(u32 residue) const {
        return static_cast<std::size_t>((residue * 0x9e3779b97f4a7c15ULL) >> shift_);
    }
    void settle(u32 residue, std::size_t number) {
        std::size_t at = place(residue);
        while (table_[at]) at = (at + 1) & mask_;
        table_[at] = static_cast<u64>(residue) << 32 | number;
    }
    void grow() {
        shift_ = table_.empty() ? 60 : shift_ - 1;
        mask_ = (1ULL << (64 - shift_)) - 1;
        table_.assign(mask_ + 1, 0);
        for (std::size_t i = 0; i < list.size(); ++i) settle(residues[i], i + 1);
    }

    std::vector<u64> table_;  // a residue above, 1 + the place in the list below; or 0
    mutable std::vector<u32> inverses_;
    std::size_t mask_ = 1;
    int shift_ = 63;
};

}  // namespace goalsetter
