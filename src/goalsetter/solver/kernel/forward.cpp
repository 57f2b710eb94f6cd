// Forwards: all values of a count-vector from those of its parts.
#include "search.hpp"

namespace goalsetter {

// A value that can no longer become a target is worth keeping only once: some such value, whichever
// it is, may still be multiplied by zero or divide it.
bool Search::admit(Value v, u32 id, Values& out) {
    const Vector& vector = vectors_[id];
    bool dead = false;
    if (is_rational(v)) {
        dead = static_cast<double>(std::max(magnitude(v.n), static_cast<u64>(v.d))) > vector.reach;
    } else if (rational_goals_) {
        const Node& node = arithmetic_.numbers.node(v);
        if (node.flags & SURE) {
            dead = vector.rest_rational && (node.flags & IRRATIONAL);
            if (!dead && vector.reach < INFINITE && node.boxed && node.box.off_zero() &&
                !(node.flags & MAYBE_NONREAL)) {
                Interval size = node.box.lo > 0 ? node.box : -node.box;
                dead = size.lo > vector.reach || size.hi < 1 / (vector.reach * 1.0000001);
            }
        }
    }
    if (dead && out.dead) return false;
    if (!out.insert(v)) return false;
    out.dead |= dead;
    ++values_;
    return true;
}

// What has been worked out leaves no trace if it is not defined or not new.
void Search::settle(bool defined, Value v, std::size_t before, u32 id, Values& out) {
    if (!defined || !admit(v, id, out)) arithmetic_.numbers.forget(before);
}

void Search::leaves_of(u32 id, Values& out) {
    auto found = leaves_of_key_.find(vectors_[id].key);
    if (found == leaves_of_key_.end()) return;
    for (u32 leaf : found->second) admit(tables_.leaves[leaf].value, id, out);
}

// The values of a power or a root that may have several.
void Search::settle_several(const Row& row, Value l, Value r, u32 id, Values& out) {
    const std::size_t before = arithmetic_.numbers.count();
    Several several;
    arithmetic_.apply_several(row.op, l, r, several);
    spend(static_cast<u64>(several.count));
    bool kept = false;
    for (int i = 0; i < several.count; ++i) kept |= admit(several.list[i], id, out);
    if (!kept) arithmetic_.numbers.forget(before);
}

void Search::apply_unary_all(const Row& row, Value x, Several& out) {
    Value v;
    const Value given = row.given == Given::NONE ? whole(0) : row.operand;
    if (has_several(row.op))
        arithmetic_.apply_several(row.op, row.given == Given::LEFT ? given : x,
                                  row.given == Given::LEFT ? x : given, out);
    else if (apply_unary(row, x, v))
        out.put(v);
}

void Search::apply_binary_all(const Row& row, Value l, Value r, Several& out) {
    Value v;
    if (has_several(row.op))
        arithmetic_.apply_several(row.op, l, r, out);
    else if (arithmetic_.apply(row.op, row.setting, l, r, v))
        out.put(v);
}

bool Search::apply_unary(const Row& row, Value x, Value& out) {
    if (row.given == Given::LEFT) return arithmetic_.apply(row.op, row.setting, row.operand, x, out);
    const Value other = row.given == Given::RIGHT ? row.operand : whole(0);
    return arithmetic_.apply(row.op, row.setting, x, other, out);
}

// The vector that stands beneath a unary sign over this one, if it can.
u32 Search::beneath(u32 id, std::size_t r) const {
    const Key key = vectors_[id].key, cost = unary_costs_[r];
    return vectors_.within(cost, key) ? vectors_.find(key - cost) : NOWHERE;
}

// Puts in what signs that use nothing up make of the values that are in. Among whole numbers a chain
// of them ends by itself; factorials and roots that are not rational are cut.
void Search::close(u32 id, Values& out) {
    std::vector<u8> chain(out.list.size(), 0);
    for (std::size_t i = 0; i < out.list.size(); ++i)
        for (std::size_t r = 0; r < tables_.unary.size(); ++r) {
            if (unary_costs_[r]) continue;
            spend(1);
            const Row& row = tables_.unary[r];
            Several several;
            apply_unary_all(row, out.list[i], several);
            for (int j = 0; j < several.count; ++j) {
            const Value v = several.list[j];
            if (out.find(v) != ABSENT) continue;
            if (tables_.cut_chains && row.op != Op::FACTORIAL && !is_rational(v)) continue;
            const bool endless = row.op == Op::FACTORIAL || !is_rational(v);
            const bool huge = row.op == Op::FACTORIAL && !is_rational(v);
            const bool kept = tables_.cut_chains && is_rational(out.list[i]);
            if ((huge && !kept) || (endless && chain[i] >= CHAIN)) {
                endless_ |= !tables_.cut_chains;
                continue;
            }
            const u8 next = static_cast<u8>(chain[i] + endless);
            if (admit(v, id, out)) chain.push_back(next);
            if (out.list.size() >= cap_) {
                capped_ = true;
                return;
            }
            }
        }
}

void Search::make(u32 id) {
    Values& out = made_[id];
    growing_ = &out;
    leaves_of(id, out);
    for (std::size_t r = 0; r < tables_.unary.size(); ++r) {
        const Row& row = tables_.unary[r];
        u32 inner = unary_costs_[r] ? beneath(id, r) : NOWHERE;
        if (inner == NOWHERE) continue;
        spend(made_[inner].list.size());
        Value v;
        const bool drop = rational_goals_ && vectors_[id].rest_rational && row.given == Given::NONE;
        for (Value x : made_[inner].list) {
            if (drop && out.dead && arithmetic_.never_rational(row.op, x, whole(0))) continue;
            if (has_several(row.op)) {
                const bool first = row.given == Given::LEFT;
                settle_several(row, first ? row.operand : x, first ? x : row.operand, id, out);
                continue;
            }
            const std::size_t before = arithmetic_.numbers.count();
            const bool defined = apply_unary(row, x, v);  // before v is handed on
            settle(defined, v, before, id, out);
        }
    }
    splits(id, [&](const Split& split) {
        const Values &a = made_[split.a], &b = made_[split.b];
        for (u32 r : costs_[split.cost].rows) {
            const Row& row = tables_.binary[r];
            bool one = commutes(row.op);
            combine(row, a, b, one && split.a == split.b, id, out);
            if (!one && split.a != split.b) combine(row, b, a, false, id, out);
        }
    });
    if (closes_) close(id, out);
    finish(out);
}

void Search::finish(Values& out) {
    growing_ = nullptr;
    for (Value v : out.list)
        if (!is_rational(v)) out.mask |= arithmetic_.numbers.node(v).mask;
    for (std::size_t i = 0; i < out.list.size(); ++i)
        if (arithmetic_.numbers.is_form(out.list[i]))
            out.forms.add(arithmetic_.numbers.box(out.list[i]), static_cast<u32>(i));
    if (!out.forms.empty()) out.forms.sort();
    out.made = true;
    settled_bytes_ += out.bytes();
}

void Search::combine(const Row& row, const Values& left, const Values& right, bool half, u32 id,
                     Values& out) {
    const std::size_t most = right.list.size();
    const bool drop = rational_goals_ && vectors_[id].rest_rational;
    const bool several = has_several(row.op);
    for (std::size_t i = 0; i < left.list.size(); ++i) {
        if (out.list.size() >= cap_) {
            capped_ = true;
            return;
        }
        const std::size_t first = half ? i : 0;
        spend(most - first);
        const Value l = left.list[i];
        for (std::size_t j = first; j < most; ++j) {
            const Value r = right.list[j];
            if (several) {
                settle_several(row, l, r, id, out);
                continue;
            }
            Value v;
            bool done = false;
            if (l.d && r.d) {
                switch (row.op) {
                    case Op::ADD: done = add(l, r, v); break;
                    case Op::SUBTRACT: done = subtract(l, r, v); break;
                    case Op::MULTIPLY: done = multiply(l, r, v); break;
                    case Op::DIVIDE:
                        if (r.n == 0) continue;
                        done = divide(l, r, v);
                        break;
                    default: break;
                }
            }
            if (!done && drop && out.dead && arithmetic_.never_rational(row.op, l, r)) continue;
            const std::size_t before = arithmetic_.numbers.count();
            done = done || arithmetic_.apply(row.op, row.setting, l, r, v);
            settle(done, v, before, id, out);
        }
    }
}

// Makes all values of a vector of any size, and of its parts before it.
void Search::ensure(u32 id) {
    if (made_[id].made) return;
    for (std::size_t r = 0; r < tables_.unary.size(); ++r) {
        u32 inner = unary_costs_[r] ? beneath(id, r) : NOWHERE;
        if (inner != NOWHERE) ensure(inner);
    }
    splits(id, [&](const Split& split) {
        ensure(split.a);
        ensure(split.b);
    });
    make(id);
}

// A few values of a vector that is too large to be made in full.
const Values& Search::sample(u32 id) {
    constexpr std::size_t FEW = 6, EACH = 3;
    auto [place, fresh] = samples_.try_emplace(id);
    Values& out = place->second;
    if (!fresh) return out;
    leaves_of(id, out);
    for (std::size_t r = 0; r < tables_.unary.size(); ++r) {
        u32 inner = unary_costs_[r] ? beneath(id, r) : NOWHERE;
        if (inner == NOWHERE) continue;
        const Values& all = values(inner);
        for (std::size_t i = 0; i < std::min(EACH, all.list.size()); ++i) {
            Several several;
            apply_unary_all(tables_.unary[r], all.list[i], several);
            for (int k = 0; k < several.count; ++k) out.insert(several.list[k]);
        }
    }
    splits(id, [&](const Split& split) {
        if (out.list.size() >= FEW) return;
        const Values &a = values(split.a), &b = values(split.b);
        spend(1);
        for (u32 r : costs_[split.cost].rows)
            for (std::size_t i = 0; i < std::min(EACH, a.list.size()); ++i)
                for (std::size_t j = 0; j < std::min(EACH, b.list.size()); ++j) {
                    Several several;
                    apply_binary_all(tables_.binary[r], a.list[i], b.list[j], several);
                    for (int k = 0; k < several.count; ++k) out.insert(several.list[k]);
                    several.count = 0;
                    apply_binary_all(tables_.binary[r], b.list[j], a.list[i], several);
                    for (int k = 0; k < several.count; ++k) out.insert(several.list[k]);
                }
    });
    return out;
}

}  // namespace goalsetter
