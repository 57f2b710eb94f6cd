// The fast lane backwards: from the value that an expression should have to those of its parts.
#include "lane.hpp"

namespace goalsetter {

// Follows one wanted value of vector b.
void Lane::pursue(const Wish& wish, u32 b) {
    const Vector& vector = vectors_[b];
    const Value x = unpack(wish.value);
    if ((x.d != 1 && !vector.fractions) || (x.n < 0 && !vector.negatives)) return;
    if (static_cast<double>(std::max(x.n < 0 ? -x.n : x.n, x.d)) > vector.height) return;
    if (made_[b].made) {
        if (!made_[b].set.holds(wish.value, wish.residue.of)) return;
        Tree tree;
        if (!derive(b, wish.value, tree)) throw Stop{Verdict::FAILED};
        reach_target(wish, b, std::move(tree));
        return;
    }
    Wishes& wishes = wishes_[b];
    if (wishes.list.size() >= cap_) {
        capped_ = true;
        return;
    }
    if (!wishes.seen.insert(wish.value, wish.residue.of)) return;
    const std::size_t before = wishes.list.capacity();
    wishes.list.push_back(wish);
    if (wish.residue.of) wishes.list.back().residue.inverse = residue_inverse(wish.residue.of);
    wish_bytes_ += (wishes.list.capacity() - before) * sizeof(Wish) + 4 * sizeof(Packed);
    ++values_;
}

// All operands over b that, with some value of a, give a value that is wanted; the values of b are
// known. Most are not there, and their residues say so.
template <Op op, bool left>
void Lane::look_up_all(u32 id, const Sign& sign, u32 a, u32 b) {
    const std::size_t end = wishes_[id].list.size();
    const FlatSet &known = made_[a].set, &others = made_[b].set;
    constexpr bool BY_INVERSE = op == Op::MULTIPLY || op == Op::PERCENT;
    const u32* inverses = BY_INVERSE ? known.inverses().data() : nullptr;
    for (std::size_t at = wishes_[id].worked_off; at < end; ++at) {
        const Value v = unpack(wishes_[id].list[at].value);
        const Residue vr = wishes_[id].list[at].residue;
        spend(known.list.size());
        for (std::size_t i = 0; i < known.list.size(); ++i) {
            u32 wanted = 0;
            if (has_residues(op) && vr.of) {
                const Residue ar{known.residues[i], inverses ? inverses[i] : 0};
                wanted = residue_solve<op, left>(sign.scale, ar, vr);
                if (!others.has(wanted, [](Packed) { return true; })) continue;
            }
            Packed x = 0;
            const Fit fit = lane_solve<op, left>(sign.setting, unpack(known.list[i]), v, x);
            if (fit == Fit::NO || fit == Fit::TALL) continue;  // what is so tall was not kept
            const Wish wish{x, known.list[i], {residue_of(x), 0}, id, static_cast<u32>(at), sign.row, left};
            if (fit == Fit::YES)
                pursue(wish, b);
            else
                take_any(wish, b, fit == Fit::NONZERO);
        }
    }
}

// The same where the values of b are not known: each operand is wanted of it.
template <Op op, bool left>
void Lane::pursue_all(u32 id, const Sign& sign, u32 a, u32 b) {
    const std::size_t end = wishes_[id].list.size();
    const Vector& vector = vectors_[b];
    const bool may_be_tall = vector.height > static_cast<double>(TALLEST);
    const bool fractions = vector.fractions, negatives = vector.negatives;
    const FlatSet& known = made_[a].set;
    for (std::size_t at = wishes_[id].worked_off; at < end; ++at) {
        const Value v = unpack(wishes_[id].list[at].value);
        spend(known.list.size());
        for (std::size_t i = 0; i < known.list.size(); ++i) {
            Packed x = 0;
            const Value a_value = unpack(known.list[i]);
            if (!fractions && plainly_broken<op, left>(a_value, v)) continue;
            const Fit fit = lane_solve<op, left>(sign.setting, a_value, v, x);
            if (fit == Fit::NO) continue;
            if (fit == Fit::YES && (!fractions && static_cast<u32>(x) != 1)) continue;
            if (fit == Fit::YES && (!negatives && static_cast<i64>(x) < 0)) continue;
            Wish wish{x, known.list[i], {0, 0}, id, static_cast<u32>(at), sign.row, left};
            if (fit == Fit::YES) {
                wish.residue.of = residue_of(x);
                pursue(wish, b);
            } else if (fit != Fit::TALL) {
                take_any(wish, b, fit == Fit::NONZERO);
            } else if (may_be_tall) {
                throw TooTall{};
            }
        }
    }
}

// Zero times anything: whatever b is worth, if it is worth anything.
void Lane::take_any(Wish wish, u32 b, bool nonzero) {
    auto serves = [nonzero](Packed x) { return !nonzero || x != PACKED_ZERO; };
    for (const Example& example : examples(b))
        if (serves(example.value)) {
            wish.value = example.value;
            return reach_target(wish, b, example.tree);
        }
    if (!made_[b].made && cap_ != NO_CAP) {
        capped_ = true;
        return;
    }
    ensure(b);
    for (Packed x : made_[b].set.list)
        if (serves(x)) {
            Tree tree;
            if (!derive(b, x, tree)) throw Stop{Verdict::FAILED};
            wish.value = x;
            return reach_target(wish, b, std::move(tree));
        }
    if (made_[b].lost) throw TooTall{};
}

// Everything that follows from the new wishes of a vector.
void Lane::process(u32 id) {
    Wishes& wishes = wishes_[id];
    if (wishes.worked_off == wishes.list.size()) return;
    auto leaves = leaves_of_key_.find(vectors_[id].key);
    if (leaves != leaves_of_key_.end())
        for (std::size_t at = wishes.worked_off; at < wishes.list.size(); ++at)
            for (u32 leaf : leaves->second)
                if (same(tables_.leaves[leaf].value, unpack(wishes.list[at].value)))
                    reach_target(Wish(wishes.list[at]), id, {{Part::LEAF, leaf}});
    splits(id, [&](const Parts& parts) {
        u32 a = parts.a, b = parts.b;
        if (made_[b].made && made_[b].set.list.size() < made_[a].set.list.size()) std::swap(a, b);
        for (const Sign& sign : parts.cost->signs)
            with_op(sign.op, [&](auto op) {
                constexpr Op OP = decltype(op)::value;
                if (made_[b].made) {
                    look_up_all<OP, false>(id, sign, a, b);
                    if (!lane_commutes(OP)) look_up_all<OP, true>(id, sign, a, b);
                } else {
                    pursue_all<OP, false>(id, sign, a, b);
                    if (!lane_commutes(OP)) pursue_all<OP, true>(id, sign, a, b);
                }
            });
    });
    wishes.worked_off = wishes.list.size();
}

// The wish of vector b has come true with this tree, which grows from there to the root.
void Lane::reach_target(const Wish& wish, u32 b, Tree tree) {
    if (doubts_ >= limits_.doubts) {
        undecided_ = true;
        return;
    }
    Wish at = wish;
    u32 below = b;
    while (at.parent != NOWHERE) {
        const Key rest = vectors_[at.parent].key - vectors_[below].key -
                         vectors_.key_of(tables_.binary[at.row].kinds);
        Tree other;
        if (!derive(vectors_.find(rest), at.sibling, other)) throw Stop{Verdict::FAILED};
        Tree& first = at.left ? tree : other;
        const Tree& second = at.left ? other : tree;
        first.insert(first.end(), second.begin(), second.end());
        if (!at.left) tree.swap(other);
        tree.push_back({Part::BINARY, at.row});
        below = at.parent;
        at = wishes_[at.parent].list[at.parent_wish];
    }
    ask(tree, at.parent_wish);
}

void Lane::ask(const Tree& tree, u32 target) {
    put(tree, target);
    undecided_ = true;  // all values are exact, so it was one
    ++doubts_;
}

// Two values, of the left set and the right one, that op makes v of.
template <Op op>
bool Lane::part(const Sign& sign, const FlatSet& left, const FlatSet& right, Packed v, Packed& l,
                Packed& r) const {
    // From the left operand follows the right one; its residue first, as when looking up.
    const u32 of = residue_of(v);
    const Residue vr{of, of && op == Op::DIVIDE ? residue_inverse(of) : 0};
    constexpr bool BY_INVERSE = op == Op::MULTIPLY || op == Op::PERCENT;
    for (std::size_t i = 0; i < left.list.size(); ++i) {
        if (has_residues(op) && vr.of) {
            const Residue known{left.residues[i], BY_INVERSE ? left.inverses()[i] : 0};
            const u32 wanted = residue_solve<op, false>(sign.scale, known, vr);
            if (!right.has(wanted, [](Packed) { return true; })) continue;
        }
        l = left.list[i];
        const Fit fit = lane_solve<op, false>(sign.setting, unpack(l), unpack(v), r);
        if (fit == Fit::YES && right.holds(r, residue_of(r))) return true;
        if (fit != Fit::ANY && fit != Fit::NONZERO) continue;
        for (Packed x : right.list)
            if (fit == Fit::ANY || x != PACKED_ZERO) return r = x, true;
    }
    return false;
}

// Some expression over a vector that is worth v, one of its values.
bool Lane::derive(u32 id, Packed v, Tree& out) {
    auto leaves = leaves_of_key_.find(vectors_[id].key);
    if (leaves != leaves_of_key_.end())
        for (u32 leaf : leaves->second)
            if (same(tables_.leaves[leaf].value, unpack(v)))
                return out.push_back({Part::LEAF, leaf}), true;
    bool found = false, fine = false;
    splits(id, [&](const Parts& parts) {
        for (const Sign& sign : parts.cost->signs)
            for (bool swapped : {false, true}) {
                const u32 first = swapped ? parts.b : parts.a, second = swapped ? parts.a : parts.b;
                if (found || !made_[first].made || !made_[second].made) continue;
                Packed l = 0, r = 0;
                with_op(sign.op, [&](auto op) {
                    found = part<decltype(op)::value>(sign, made_[first].set, made_[second].set, v,
                                                      l, r);
                });
                if (!found) continue;
                fine = derive(first, l, out) && derive(second, r, out);
                out.push_back({Part::BINARY, sign.row});
            }
    });
    return found && fine;
}

}  // namespace goalsetter
