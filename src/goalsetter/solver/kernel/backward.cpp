// Backwards: from the value that an expression should have to those that its parts should have.
#include "search.hpp"

namespace goalsetter {

namespace {

constexpr u64 MOST_EXPONENT = 1000;  // of a power of the base that is still written out

double magnitude_of(Interval span) { return most(std::fabs(span.lo), std::fabs(span.hi)); }

}  // namespace

// Whether any expression over the vector could be worth x.
bool Search::possible(Value x, const Vector& vector) const {
    if (is_rational(x)) {
        if (x.d != 1 && !vector.fractions) return false;
        if (x.n < 0 && !vector.negatives) return false;
        return static_cast<double>(std::max(magnitude(x.n), static_cast<u64>(x.d))) <= vector.height;
    }
    const Numbers& numbers = arithmetic_.numbers;
    if (vector.irrationals == 0 && numbers.has(x, IRRATIONAL)) return false;
    if (vector.irrationals == 1 && numbers.has(x, TRANSCENDENTAL)) return false;
    if (!vector.negatives && numbers.sign(x) < 0) return false;
    if (vector.height == INFINITE) return true;
    Interval box = numbers.box(x);
    return box.lo <= vector.height && -box.hi <= vector.height;
}

// Follows one wanted value of vector b; whether it is kept.
bool Search::pursue(Value x, const Need& link, u32 b) {
    if (!possible(x, vectors_[b])) return false;
    if (made_[b].made) return look(x, link, b), false;
    Needs& needs = needs_[b];
    if (needs.list.size() >= cap_) {
        capped_ = true;
        return false;
    }
    Need need = link;
    need.value = x;
    std::size_t before = needs.bytes();
    const bool fresh = needs.insert(need);
    values_ += fresh;
    need_bytes_ += needs.bytes() - before;
    return fresh;
}

// Looks a wanted value up among the values of a vector.
void Search::look(Value x, const Need& link, u32 b) {
    Values& all = made_[b];
    const Numbers& numbers = arithmetic_.numbers;
    if (all.find(x) != ABSENT) candidate(link, b, x, !link.unsure);
    const bool form = numbers.is_form(x);
    if (!form && all.forms.empty()) return;
    auto visit = [&](u32 i) {
        Value y = all.list[i];
        if (!same(x, y) && numbers.may_equal(x, y)) candidate(link, b, y, false);
        return false;
    };
    if (!form) {
        all.forms.overlapping(numbers.box(x), visit);
        return;
    }
    if (!all.boxes.built) {
        for (std::size_t i = 0; i < all.list.size(); ++i)
            all.boxes.add(numbers.box(all.list[i]), static_cast<u32>(i));
        all.boxes.sort();
        settled_bytes_ += all.boxes.bytes();
    }
    all.boxes.overlapping(numbers.box(x), visit);
}

bool Search::try_each(const Need& link, const Values& all, u32 b) {
    const Need& parent = needs_[link.parent].list[link.parent_need];
    const Row& row = link.unary ? tables_.unary[link.row] : tables_.binary[link.row];
    const Value v = parent.value;
    Value known = row.given == Given::NONE ? whole(0) : row.operand;
    if (!link.unary) {
        Key rest = vectors_[link.parent].key - vectors_[b].key - vectors_.key_of(row.kinds);
        known = values(vectors_.find(rest)).list[link.sibling];
    }
    spend(all.list.size());
    bool met = false;
    for (std::size_t i = 0; i < all.list.size() && !met; ++i) {
        using Check = Arithmetic::Check;
        const Value y = all.list[i];
        const Check check = arithmetic_.check(row.op, row.setting, link.left, known, y, v);
        if (check == Check::NO) continue;
        met = check == Check::SAME && !parent.unsure;
        candidate(link, b, y, met);
    }
    return met;
}

// No single value is wanted: every value of the vector must be tried, a few of them first.
void Search::try_all(const Need& link, u32 b) {
    if (!made_[b].made) {
        if (try_each(link, sample(b), b)) return;  // a Solution, though it was not wanted
        if (vectors_[b].open) {
            endless_ = true;
            return;
        }
        if (cap_ != NO_CAP) {
            capped_ = true;
            return;
        }
        ensure(b);
    }
    try_each(link, made_[b], b);
}

// One need, one known operand (value `sibling` of vector a), one unknown operand over b.
void Search::want(u32 id, std::size_t need, u32 r, bool unary, bool left, u32 a, u32 sibling,
                  u32 b) {
    const Need parent = needs_[id].list[need];
    const Row& row = unary ? tables_.unary[r] : tables_.binary[r];
    const Value v = parent.value;
    Need link{whole(0), id, static_cast<u32>(need), sibling, static_cast<u16>(r), left, unary,
              parent.unsure};
    const Value known = !unary                      ? made_[a].list[sibling]
                        : row.given == Given::NONE ? whole(0)
                                                   : row.operand;
    if (b == id) {
        link.chain = static_cast<u8>(parent.chain + 1);
        const bool ends = row.op == Op::WHOLE_SQUARE_ROOT && vectors_[id].height < INFINITE;
        if (link.chain > CHAIN && !ends) {
            endless_ = true;
            return;
        }
    }
    if (known.d && v.d) {
        Value x;
        bool done = false;
        switch (row.op) {
            case Op::ADD: done = subtract(v, known, x); break;
            case Op::SUBTRACT: done = left ? add(v, known, x) : subtract(known, v, x); break;
            case Op::MULTIPLY: done = known.n != 0 && divide(v, known, x); break;
            case Op::DIVIDE:
                done = known.n != 0 && (left ? multiply(v, known, x) : v.n != 0 && divide(known, v, x));
                break;
            default: break;
        }
        if (done) {
            pursue(x, link, b);
            return;
        }
    }
    if (row.op <= Op::DIVIDE && v.d && v.n && !known.d && out_of_reach(row.op, left, known, v, b))
        return;
    Numbers& numbers = arithmetic_.numbers;
    const std::size_t before = numbers.count();
    Wanted wanted = arithmetic_.solve(row.op, row.setting, left, known, v, vectors_[b].irrationals);
    link.unsure |= wanted.unsure;
    bool kept = wanted.anything;
    if (wanted.anything) try_all(link, b);
    for (int i = 0; i < wanted.count; ++i) {
        const Value x = wanted.value[i];
        if (!possible(x, vectors_[b]) || absent(x, b)) continue;
        using Check = Arithmetic::Check;
        const Check check = arithmetic_.check(row.op, row.setting, left, known, x, v);
        if (check == Check::NO) continue;
        if (has_several(row.op))
            link.unsure = parent.unsure || check != Check::SAME || !numbers.has(x, SURE);
        kept |= pursue(x, link, b);
    }
    if (!kept) numbers.forget(before);
}

// Whether it is plain that a value is not among those of a vector.
bool Search::absent(Value x, u32 b) const {
    const Values& all = made_[b];
    return all.made && all.forms.empty() && !arithmetic_.numbers.is_form(x) &&
           all.find(x) == ABSENT;
}

// The four operations with an irrational operand and a rational result that is not zero: the other
// operand is irrational too. Whether, without working it out, it is plain that vector b has none
// such: no sum of radicals with the same monomials, and no form of that size.
bool Search::out_of_reach(Op op, bool left, Value known, Value v, u32 b) const {
    const Numbers& numbers = arithmetic_.numbers;
    if (!numbers.has(known, IRRATIONAL)) return false;
    if (vectors_[b].irrationals == 0) return true;
    const Values& all = made_[b];
    if (!all.made || !numbers.is_radical(known)) return false;
    const Node& node = numbers.node(known);
    const bool sum = op == Op::ADD || op == Op::SUBTRACT;
    if ((!sum && !node.square) || (node.mask & ~all.mask) == 0) return false;
    if (all.forms.empty()) return true;
    if (!sum && numbers.has(known, MAYBE_NONREAL)) return false;
    Interval a = numbers.box(known), w = of_rational(v), x;
    if (sum)
        x = op == Op::ADD ? w - a : left ? w + a : a - w;
    else
        x = op == Op::MULTIPLY ? w / a : left ? w * a : a / w;
    return !all.forms.overlapping(x, [](u32) { return true; });
}

void Search::process_split(u32 id, const Split& split) {
    u32 a = split.a, b = split.b;
    if (vectors_[id].open) {  // what is open must be the part that is not known
        if (vectors_[a].open) std::swap(a, b);
        ensure(a);
    } else if (made_[b].made && made_[b].list.size() < made_[a].list.size()) {
        std::swap(a, b);
    }
    const std::size_t values = made_[a].list.size(), end = needs_[id].list.size();
    for (u32 r : costs_[split.cost].rows) {
        const bool one = commutes(tables_.binary[r].op);
        for (std::size_t need = needs_[id].done; need < end; ++need) {
            spend(one ? values : 2 * values);
            for (std::size_t i = 0; i < values; ++i) {
                want(id, need, r, false, false, a, static_cast<u32>(i), b);
                if (!one) want(id, need, r, false, true, a, static_cast<u32>(i), b);
            }
        }
    }
}

void Search::process_unary(u32 id) {
    // Those that use nothing up come first: the needs that they add are for all the others too.
    for (bool free : {true, false})
        for (std::size_t r = 0; r < tables_.unary.size(); ++r) {
            if (free != (unary_costs_[r] == 0)) continue;
            u32 inner = beneath(id, r);
            if (inner == NOWHERE) continue;
            const bool left = tables_.unary[r].given != Given::LEFT;
            for (std::size_t need = needs_[id].done; need < needs_[id].list.size(); ++need) {
                spend(1);
                want(id, need, static_cast<u32>(r), true, left, NOWHERE, 0, inner);
            }
        }
}

// Everything that follows from the new needs of a vector.
void Search::process(u32 id) {
    Needs& needs = needs_[id];
    if (needs.done == needs.list.size()) return;
    auto leaves = leaves_of_key_.find(vectors_[id].key);
    if (leaves != leaves_of_key_.end())
        for (std::size_t need = needs.done; need < needs.list.size(); ++need)
            for (u32 leaf : leaves->second) {
                const Value y = tables_.leaves[leaf].value;
                const Need link = needs.list[need];
                if (arithmetic_.numbers.may_equal(y, link.value))
                    candidate(link, id, y, same(y, link.value) && !link.unsure);
            }
    if (vectors_[id].open && vectors_[id].size == 1)
        for (std::size_t need = needs.done; need < needs.list.size(); ++need)
            check_open(Need(needs.list[need]), id);
    process_unary(id);
    splits(id, [&](const Split& split) { process_split(id, split); });
    needs.done = needs.list.size();
}

// Whether a value may be off a Goal by a multiple of k that is not 0. A Goal with imaginary units is
// exact and yet no fraction.
bool Search::may_differ_by_multiple(Value y, Value goal) const {
    const Numbers& numbers = arithmetic_.numbers;
    const double k = static_cast<double>(tables_.multiple_of);
    if (is_rational(y) && is_rational(goal)) {  // of 64 bits each, so nothing is too long here
        const i128 off = static_cast<i128>(y.n) * goal.d - static_cast<i128>(goal.n) * y.d;
        const i128 below = static_cast<i128>(y.d) * goal.d;
        return off != 0 && off % below == 0 && off / below % tables_.multiple_of == 0;
    }
    if (is_rational(goal) && numbers.has(y, IRRATIONAL)) return false;
    const Plane off = numbers.plane(y) - numbers.plane(goal);
    if (off.im.off_zero()) return false;  // a multiple of k is real
    const Interval span = off.re;
    if (!span.good() || span.hi - span.lo >= k) return true;
    return std::floor(span.hi / k) * k >= span.lo * (span.lo > 0 ? 0.999999 : 1.000001);
}

// Multiple of k: every value of a vector is held against every target.
void Search::check_multiples(u32 id) {
    for (std::size_t t = 0; t < goals_.size(); ++t) {
        Need root{goals_[t], NOWHERE, static_cast<u32>(t), 0, 0, false, false, false};
        spend(made_[id].list.size());
        for (std::size_t i = 0; i < made_[id].list.size(); ++i) {
            const Value y = made_[id].list[i];
            if (may_differ_by_multiple(y, goals_[t]))
                candidate(root, id, y, is_rational(y) && is_rational(goals_[t]));
        }
    }
}

void Search::try_power(const Need& need, u32 id, i64 exponent, bool negative, bool exact) {
    if (negative && !tables_.open_negative) return;
    if (magnitude(exponent) > MOST_EXPONENT || doubts_ >= limits_.doubts) {
        undecided_ = true;
        return;
    }
    const u64 twice = 2 * magnitude(exponent) + (exponent < 0);
    grow_to_root({{Part::OPEN, static_cast<u32>(2 * twice + negative)}}, need, id, exact);
}

// The open cube alone: is what is wanted of it a power of the base?
void Search::check_open(const Need& need, u32 id) {
    const Numbers& numbers = arithmetic_.numbers;
    const Value v = need.value;
    if (is_rational(v)) {
        if (v.n == 0 || (v.d != 1 && magnitude(v.n) != 1)) return;
        u64 size = v.d != 1 ? static_cast<u64>(v.d) : magnitude(v.n);
        i64 exponent = 0;
        for (const u64 base = static_cast<u64>(tables_.open_base); size % base == 0; size /= base)
            ++exponent;
        if (size == 1) try_power(need, id, v.d != 1 ? -exponent : exponent, v.n < 0, !need.unsure);
        return;
    }
    if (numbers.has(v, IRRATIONAL) || arithmetic_.no_power_of(v, tables_.open_base)) return;
    const Interval span = numbers.log(v) / log2_of(of_integer(tables_.open_base));
    constexpr double MOST_TRIED = 4;
    if (!(span.hi - span.lo < MOST_TRIED) || magnitude_of(span) > MOST_EXPONENT) {
        undecided_ = true;
        return;
    }
    const int sign = numbers.sign(v);
    for (double k = std::ceil(span.lo); k <= span.hi; ++k)
        for (bool negative : {false, true})
            if (sign == 0 || negative == (sign < 0))
                try_power(need, id, static_cast<i64>(k), negative, false);
}

// A vector whose values are made: is a target among them?
void Search::check_final(u32 id) {
    for (std::size_t t = 0; t < goals_.size(); ++t) {
        Need root{goals_[t], NOWHERE, static_cast<u32>(t), 0, 0, false, false, false};
        spend(1);
        look(goals_[t], root, id);
    }
}

}  // namespace goalsetter
