// Prime factors and whole roots of 64-bit numbers, with a memory of what was factored.
#pragma once

#include <cmath>
#include <unordered_map>
#include <utility>
#include <vector>

#include "rational.hpp"

namespace goalsetter {

using Factors = std::vector<std::pair<u64, int>>;

inline u64 times_mod(u64 a, u64 b, u64 m) { return static_cast<u64>(static_cast<u128>(a) * b % m); }

inline u64 power_mod(u64 base, u64 exponent, u64 m) {
    u64 result = 1;
    for (base %= m; exponent; exponent >>= 1, base = times_mod(base, base, m))
        if (exponent & 1) result = times_mod(result, base, m);
    return result;
}

// Miller and Rabin with bases that are known to decide every 64-bit number.
inline bool is_prime(u64 n) {
    if (n < 2) return false;
    for (u64 p : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37})
        if (n % p == 0) return n == p;
    int twos = __builtin_ctzll(n - 1);
    for (u64 base : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) {
        u64 x = power_mod(base, (n - 1) >> twos, n);
        bool passes = x == 1 || x == n - 1;
        for (int i = 1; i < twos && !passes; ++i) passes = (x = times_mod(x, x, n)) == n - 1;
        if (!passes) return false;
    }
    return true;
}

// A proper factor of an odd composite number (Pollard), the same one every time.
inline u64 some_factor(u64 n) {
    for (u64 c = 1;; ++c) {
        u64 slow = 2, fast = 2, product = 1;
        auto step = [&](u64 x) { return static_cast<u64>((static_cast<u128>(x) * x + c) % n); };
        for (u64 count = 0;; ++count) {
            slow = step(slow);
            fast = step(step(fast));
            if (slow == fast) break;
            u64 g = gcd(slow > fast ? slow - fast : fast - slow, n);
            if (g != 1) {
                product = g;
                break;
            }
        }
        if (product != 1 && product != n) return product;
    }
}

class Factoring {
  public:
    // The primes of a positive number, ascending, with their exponents.
    const Factors& of(u64 n) {
        auto found = known_.find(n);
        if (found != known_.end()) return found->second;
        Factors factors;
        u64 rest = n;
        for (u64 p = 2; p < 1000 && p * p <= rest; p += p == 2 ? 1 : 2) take(p, rest, factors);
        if (rest > 1) split(rest, factors);
        return known_.emplace(n, merged(std::move(factors))).first->second;
    }

    std::size_t size() const { return known_.size(); }

  private:
    static void take(u64 p, u64& rest, Factors& factors) {
        int count = 0;
        for (; rest % p == 0; rest /= p) ++count;
        if (count) factors.emplace_back(p, count);
    }

    static void split(u64 n, Factors& factors) {
        if (n < 1000000 || is_prime(n)) {
            factors.emplace_back(n, 1);
            return;
        }
        u64 one = some_factor(n);
        split(one, factors);
        split(n / one, factors);
    }

    static Factors merged(Factors factors) {
        Factors result;
        for (std::size_t i = 0; i < factors.size(); ++i) {
            std::size_t best = i;
            for (std::size_t j = i + 1; j < factors.size(); ++j)
                if (factors[j].first < factors[best].first) best = j;
            std::swap(factors[i], factors[best]);
            if (!result.empty() && result.back().first == factors[i].first)
                result.back().second += factors[i].second;
            else
                result.push_back(factors[i]);
        }
        return result;
    }

    std::unordered_map<u64, Factors> known_;
};

// base^power if it is at most `limit`, else 0; base is positive.
inline u64 power_up_to(u64 base, int power, u64 limit) {
    u128 result = 1;
    for (; power; --power)
        if ((result *= base) > limit) return 0;
    return static_cast<u64>(result);
}

// The whole k-th root of a number, if there is one; the double is only a first guess.
inline bool whole_root_of(u64 n, i64 k, u64& root) {
    if (n <= 1 || k == 1) {
        root = n;
        return true;
    }
    if (k > 63) return false;
    int power = static_cast<int>(k);
    root = static_cast<u64>(std::llround(std::pow(static_cast<double>(n), 1.0 / power)));
    while (root > 1 && power_up_to(root, power, n) == 0) --root;
    while (power_up_to(root + 1, power, n) != 0) ++root;
    return power_up_to(root, power, n) == n;
}

inline bool exact_root(Value a, i64 k, Value& out) {
    u64 n, d;
    if (a.n < 0 || !whole_root_of(static_cast<u64>(a.n), k, n) ||
        !whole_root_of(static_cast<u64>(a.d), k, d))
        return false;
    out = {static_cast<i64>(n), static_cast<i64>(d)};
    return true;
}

}  // namespace goalsetter
