// Sums of radicals and forms: see numbers.hpp.
#include "numbers.hpp"

#include <algorithm>

namespace goalsetter {

Numbers::Numbers() : table_(64, 0), monomial_table_(64, 0) {
    monomials_.emplace_back();
    monomial_boxes_.push_back(point(1));
}

Interval Numbers::log(Value a) const {
    if (has(a, MAYBE_NONREAL)) {
        const Interval size = log_of_size(plane(a));
        if (!is_form(a)) return size;
        const Interval told = form(a).log;
        return {most(size.lo, told.lo), least(size.hi, told.hi)};
    }
    if (!is_rational(a) && node(a).count == 0 && !node(a).box.good()) return form(a).log;
    Interval inner = box(a);
    if (inner.lo > 0) return log2_of(inner);
    if (inner.hi < 0) return log2_of(-inner);
    return {-INFINITE, log2_of(most(-inner.lo, inner.hi)).hi};
}

bool Numbers::may_equal(Value a, Value b) const {
    if (same(a, b)) return true;
    if (!is_form(a) && !is_form(b)) return false;
    u8 f = flags(a), g = flags(b);
    if (((f & RATIONAL) && (g & IRRATIONAL)) || ((g & RATIONAL) && (f & IRRATIONAL))) return false;
    if (((f & NONREAL) && !(g & MAYBE_NONREAL)) || ((g & NONREAL) && !(f & MAYBE_NONREAL)))
        return false;
    if (((f & ALGEBRAIC) && (g & TRANSCENDENTAL)) || ((g & ALGEBRAIC) && (f & TRANSCENDENTAL)))
        return false;
    Interval one = box(a), other = box(b);
    if (!one.overlaps(other)) return false;
    if ((f | g) & MAYBE_NONREAL)
        return plane(a).im.overlaps(plane(b).im) && log(a).overlaps(log(b));
    if (one.good() && other.good()) return true;
    int s = sign(a), t = sign(b);
    return (s == 0 || t == 0 || s == t) && log(a).overlaps(log(b));
}

// --- terms ----------------------------------------------------------------------------------

void Numbers::terms_of(Value a, Terms& out) const {
    out.count = 0;
    if (is_rational(a)) {
        if (a.n != 0) out.put({0, a});
        return;
    }
    const Node& n = node(a);
    for (u32 i = n.first; i < n.first + n.count; ++i) out.put(terms_[i]);
}

// The number with these terms, like ones put together.
bool Numbers::gather(Terms& terms, Value& out) {
    for (std::size_t i = 1; i < terms.count; ++i)  // they are few, and nearly in order
        for (std::size_t j = i; j && terms[j].monomial < terms[j - 1].monomial; --j)
            std::swap(terms[j], terms[j - 1]);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < terms.count;) {
        Term total = terms[i++];
        for (; i < terms.count && terms[i].monomial == total.monomial; ++i)
            if (!add(total.coefficient, terms[i].coefficient, total.coefficient)) return false;
        if (total.coefficient.n != 0) terms[kept++] = total;
    }
    terms.count = kept;
    if (kept > MOST_TERMS) return false;
    if (kept == 0)
        out = whole(0);
    else if (kept == 1 && terms[0].monomial == 0)
        out = terms[0].coefficient;
    else
        out = intern_terms(terms);
    return true;
}

bool Numbers::sum(Value a, Value b, bool minus, Value& out) {
    Terms terms, others;
    terms_of(a, terms);
    terms_of(b, others);
    for (Term& term : others) {
        if (minus) term.coefficient = negated(term.coefficient);
        terms.put(term);
    }
    return gather(terms, out);
}

bool Numbers::negative(Value a, Value& out) { return sum(whole(0), a, true, out); }

bool Numbers::product(Value a, Value b, Value& out) {
    Terms left, right, terms;
    terms_of(a, left);
    terms_of(b, right);
    if (left.count * right.count > Terms::MOST) return false;
    for (const Term& s : left)
        for (const Term& t : right) {
            Term term{0, whole(1)};
            Value carried;
            if (!times(s.monomial, t.monomial, carried, term.monomial) ||
                !multiply(s.coefficient, t.coefficient, term.coefficient) ||
                !multiply(term.coefficient, carried, term.coefficient))
                return false;
            terms.put(term);
        }
    return gather(terms, out);
}

// One over a number of one term, or of two whose squares are rational.
bool Numbers::inverse_of(Value a, Value& out) {
    if (is_rational(a)) return divide(whole(1), a, out);
    Terms terms;
    terms_of(a, terms);
    if (terms.count == 1) {
        Monomial powers;
        factors_of(a, powers);
        for (PrimePower& power : powers) power.exponent = negated(power.exponent);
        bool irrational, minus = terms[0].coefficient.n < 0;
        return from_factors(powers, out, irrational) && (!minus || negative(out, out));
    }
    if (terms.count != 2) return false;
    terms[1].coefficient = negated(terms[1].coefficient);
    Value conjugate = intern_terms(terms), norm;
    if (!product(a, conjugate, norm) || !is_rational(norm)) return false;
    return divide(whole(1), norm, norm) && product(conjugate, norm, out);
}

bool Numbers::whole_power(Value a, i64 power, Value& out) {
    if (is_rational(a)) return raise(a, power, out);
    i64 left = power < 0 ? -power : power;
    if (left > 64) return false;
    Value base = a;
    if (power < 0 && !inverse_of(a, base)) return false;
    Value result = whole(1);
    for (; left; --left)
        if (!product(result, base, result)) return false;
    out = result;
    return true;
}

// --- monomials ------------------------------------------------------------------------------

u64 Numbers::hash_monomial(const Monomial& monomial) {
    u64 hash = 0;
    for (const PrimePower& p : monomial) hash = mix(hash + p.prime) ^ hash_of(p.exponent);
    return mix(hash);
}

u32 Numbers::monomial_of(const Monomial& monomial) {
    if (2 * (monomials_.size() + 1) > monomial_table_.size()) {
        monomial_table_.assign(2 * monomial_table_.size(), 0);
        for (std::size_t id = 1; id < monomials_.size(); ++id) {
            std::size_t at = hash_monomial(monomials_[id]) & (monomial_table_.size() - 1);
            while (monomial_table_[at]) at = (at + 1) & (monomial_table_.size() - 1);
            monomial_table_[at] = static_cast<u32>(id + 1);
        }
    }
    auto equal = [&](const Monomial& known) {
        bool same_all = known.size() == monomial.size();
        for (std::size_t i = 0; same_all && i < known.size(); ++i)
            same_all = known[i].prime == monomial[i].prime &&
                       same(known[i].exponent, monomial[i].exponent);
        return same_all;
    };
    std::size_t at = hash_monomial(monomial) & (monomial_table_.size() - 1);
    while (monomial_table_[at] && !equal(monomials_[monomial_table_[at] - 1]))
        at = (at + 1) & (monomial_table_.size() - 1);
    if (monomial_table_[at]) return monomial_table_[at] - 1;
    monomials_.push_back(monomial);
    monomial_boxes_.push_back(point(0));
    monomial_table_[at] = static_cast<u32>(monomials_.size());
    return static_cast<u32>(monomials_.size()) - 1;
}

Interval Numbers::monomial_box(u32 id) const {
    Interval& box = monomial_boxes_[id];
    if (box.lo != 0) return box;
    const Monomial& monomial = monomials_[id];
    u128 product = 1;
    for (const PrimePower& p : monomial)
        if (p.prime != UNIT)
            product = p.exponent.d == 2 && product < LARGEST ? product * p.prime : u128(LARGEST) + 1;
    if (product <= LARGEST) return box = square_root(of_integer(static_cast<i64>(product)));
    Interval log = point(0);
    for (const PrimePower& p : monomial)
        if (p.prime != UNIT)
            log = log + of_rational(p.exponent) * log2_of(of_integer(static_cast<i64>(p.prime)));
    return box = exp2_of(log);
}

bool Numbers::times(u32 a, u32 b, Value& carried, u32& monomial) {
    if (a == 0 || b == 0) {
        carried = whole(1);
        monomial = a | b;
        return true;
    }
    u64 key = (static_cast<u64>(std::min(a, b)) << 32) | std::max(a, b);
    auto found = products_.find(key);
    if (found == products_.end()) {
        Monomial powers = monomials_[a];
        powers.insert(powers.end(), monomials_[b].begin(), monomials_[b].end());
        Carried result{true, whole(1), 0};
        Value out = whole(0);
        bool irrational;
        result.fits = from_factors(powers, out, irrational);
        if (result.fits && is_rational(out)) {
            result.carried = out;
        } else if (result.fits) {
            Term term = terms_[node(out).first];
            result.carried = term.coefficient;
            result.monomial = term.monomial;
        }
        found = products_.emplace(key, result).first;
    }
    carried = found->second.carried;
    monomial = found->second.monomial;
    return found->second.fits;
}

// The prime powers of the absolute value of a number of one term.
void Numbers::factors_of(Value a, Monomial& out) {
    Term term = is_rational(a) ? Term{0, a} : terms_[node(a).first];
    out = monomials_[term.monomial];
    for (auto [prime, count] : factoring.of(magnitude(term.coefficient.n)))
        out.push_back({prime, whole(count)});
    for (auto [prime, count] : factoring.of(static_cast<u64>(term.coefficient.d)))
        out.push_back({prime, whole(-count)});
}

Value Numbers::unit(bool minus) {
    Terms terms;
    terms.put({monomial_of({{UNIT, Value{1, 2}}}), whole(minus ? -1 : 1)});
    return intern_terms(terms);
}

// cos(pi m / 12) and i sin(pi m / 12) in quarters of square roots.
Value Numbers::unity(i64 twelfths) {
    struct Cosine {
        i64 one, root2, root3, root6;  // in quarters
    };
    static constexpr Cosine COSINES[] = {{4, 0, 0, 0}, {0, 1, 0, 1},  {0, 0, 2, 0}, {0, 2, 0, 0},
                                         {2, 0, 0, 0}, {0, -1, 0, 1}, {0, 0, 0, 0}};
    const i64 m = ((twelfths % 24) + 24) % 24;
    auto cosine = [&](i64 at, bool minus, bool with_i, Terms& out) {
        at = ((at % 24) + 24) % 24;
        if (at > 12) at = 24 - at;
        const bool mirrored = at > 6;
        const Cosine& c = COSINES[mirrored ? 12 - at : at];
        const i64 sign = minus != mirrored ? -1 : 1;
        const i64 quarters[] = {c.one, c.root2, c.root3, c.root6};
        static constexpr u64 ROOTS[] = {1, 2, 3, 6};
        for (int i = 0; i < 4; ++i) {
            if (!quarters[i]) continue;
            Monomial monomial;
            if (with_i) monomial.push_back({UNIT, Value{1, 2}});
            for (u64 p : {2, 3})
                if (ROOTS[i] % p == 0) monomial.push_back({p, Value{1, 2}});
            Value coefficient = whole(0);
            reduce(sign * quarters[i], 4, coefficient);
            out.put({monomial.empty() ? 0 : monomial_of(monomial), coefficient});
        }
    };
    Terms terms;
    cosine(m, false, false, terms);
    cosine(m - 6, false, true, terms);  // sin x = cos (x - pi / 2)
    Value out = whole(0);
    gather(terms, out);
    return out;
}

bool Numbers::polar(Value a, Value& size, Value& turn) {
    if (!one_term(a)) return false;
    Term term = is_rational(a) ? Term{0, a} : terms_[node(a).first];
    turn = term.coefficient.n < 0 ? whole(1) : whole(0);
    if (with_unit(term.monomial)) turn = {2 * turn.n + 1, 2};  // i is half of a half turn
    term.coefficient = {static_cast<i64>(magnitude(term.coefficient.n)), term.coefficient.d};
    if (with_unit(term.monomial)) {
        Monomial rest(monomials_[term.monomial].begin() + 1, monomials_[term.monomial].end());
        term.monomial = rest.empty() ? 0 : monomial_of(rest);
    }
    Terms terms;
    terms.put(term);
    return gather(terms, size);
}

bool Numbers::norm(Value a, Value& out) {
    if (is_form(a)) return false;
    if (!has(a, NONREAL)) return product(a, a, out);
    Terms terms;
    terms_of(a, terms);
    for (Term& term : terms)
        if (with_unit(term.monomial)) term.coefficient = negated(term.coefficient);
    Value conjugate;
    return gather(terms, conjugate) && product(a, conjugate, out);
}

// The product of prime powers; `irrational` is right even where the number does not fit,
// unless exponents are so long that nothing is said (then it is false).
bool Numbers::from_factors(const Monomial& powers, Value& out, bool& irrational) {
    Monomial sorted = powers, roots;
    irrational = false;
    std::sort(sorted.begin(), sorted.end(),
              [](const PrimePower& a, const PrimePower& b) { return a.prime < b.prime; });
    Value coefficient = whole(1);
    bool fits = true;
    for (std::size_t i = 0; i < sorted.size();) {
        PrimePower total = sorted[i++];
        for (; i < sorted.size() && sorted[i].prime == total.prime; ++i)
            if (!add(total.exponent, sorted[i].exponent, total.exponent)) return false;
        i64 floor = total.exponent.n / total.exponent.d;
        if (total.exponent.n < 0 && total.exponent.n % total.exponent.d) --floor;
        Value rest, factor;
        if (!subtract(total.exponent, whole(floor), rest)) return false;
        if (rest.n != 0) {
            irrational = true;
            if (rest.d > MOST_INDEX) fits = false;
            roots.push_back({total.prime, rest});
        }
        const Value prime = whole(total.prime == UNIT ? -1 : static_cast<i64>(total.prime));
        fits = fits && raise(prime, floor, factor) &&
               multiply(coefficient, factor, coefficient);
    }
    if (!fits) return false;
    Terms terms;
    terms.put({roots.empty() ? 0 : monomial_of(roots), coefficient});
    return gather(terms, out);
}

bool Numbers::fractional_power(Value a, Value exponent, Value& out, bool& irrational) {
    irrational = false;
    if (!one_term(a)) return false;
    if (is_rational(a)) {  // no need to find factors where there is an exact root
        Value base;
        if (exact_root(a, exponent.d, base)) return raise(base, exponent.n, out);
    }
    Monomial powers;
    factors_of(a, powers);
    for (PrimePower& power : powers)
        if (!multiply(power.exponent, exponent, power.exponent)) return false;
    return from_factors(powers, out, irrational);
}

// The fraction x with b^x = a for fractions above zero, b not one. If there is one, both are powers
// of some g, found as greatest common divisors are: dividing the larger by the smaller.
Known Numbers::log_of_fractions(Value a, Value b, Value& out) {
    const bool turned = (a.n < a.d) != (b.n < b.d);
    if (a.n < a.d) a = {a.d, a.n};
    if (b.n < b.d) b = {b.d, b.n};
    Value one = a, other = b;
    while (other.n != 1) {
        if (one.n < other.n) std::swap(one, other);
        if (other.n == 1) break;
        if (one.n % other.n || one.d % other.d) return Known::NO;
        one = {one.n / other.n, one.d / other.d};
    }
    if (other.d != 1) return Known::NO;
    i64 above = 0, below = 0;
    for (; a.n % one.n == 0 && a.d % one.d == 0; ++above) a = {a.n / one.n, a.d / one.d};
    for (; b.n % one.n == 0 && b.d % one.d == 0; ++below) b = {b.n / one.n, b.d / one.d};
    if (!is_int(a, 1) || !is_int(b, 1)) return Known::NO;
    return reduce(turned ? -above : above, below, out) ? Known::YES : Known::UNKNOWN;
}

// The same for numbers of one term: all exponents of primes must be in one proportion.
Known Numbers::rational_log(Value a, Value b, Value& out) {
    if (is_rational(a) && is_rational(b)) return log_of_fractions(a, b, out);
    if (!one_term(a) || !one_term(b) || has(a, NONREAL) || has(b, NONREAL)) return Known::UNKNOWN;
    Monomial powers, below;
    factors_of(a, powers);
    factors_of(b, below);
    const std::size_t above = powers.size();
    powers.insert(powers.end(), below.begin(), below.end());
    bool found = false;
    for (const PrimePower& p : powers) {
        Value one = whole(0), other = whole(0), ratio;
        for (std::size_t i = 0; i < powers.size(); ++i) {
            Value& total = i < above ? one : other;
            if (powers[i].prime == p.prime && !add(total, powers[i].exponent, total))
                return Known::UNKNOWN;
        }
        if (one.n == 0 && other.n == 0) continue;
        if (other.n == 0) return Known::NO;
        if (!divide(one, other, ratio)) return Known::UNKNOWN;
        if (found && !same(ratio, out)) return Known::NO;
        out = ratio;
        found = true;
    }
    return found ? Known::YES : Known::UNKNOWN;
}

}  // namespace goalsetter
