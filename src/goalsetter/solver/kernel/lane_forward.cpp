// The fast lane forwards: all values of a vector from those of its parts.
#include "lane.hpp"

namespace goalsetter {

// What is taller than the reach can no longer become a target. One such value is kept: whichever it
// is, it may still be multiplied by zero.
inline void Lane::admit(Packed x, u32 residue, i64 reach, Made& out) {
    const Value v = unpack(x);
    if (v.n > reach || v.n < -reach || v.d > reach) {
        if (out.dead) return;
        out.dead = true;
    }
    values_ += out.set.insert(x, residue);
}

// A value that does not fit: it must be out of reach.
void Lane::lose(i64 reach, Made& out) {
    if (reach >= TALLEST) throw TooTall{};
    out.lost = true;
}

template <Op op>
void Lane::combine(const Sign& sign, const Made& left, const Made& right, bool half, u32 id,
                   Made& out) {
    const i64 reach = within_lane(vectors_[id].reach);
    const std::size_t most = right.set.list.size();
    const u32* inverses = op == Op::DIVIDE ? right.set.inverses().data() : nullptr;
    for (std::size_t i = 0; i < left.set.list.size(); ++i) {
        if (out.set.list.size() >= cap_) {
            capped_ = true;
            return;
        }
        const std::size_t first = half ? i : 0;
        spend(most - first);
        const Value l = unpack(left.set.list[i]);
        const Residue lr{left.set.residues[i], 0};
        for (std::size_t j = first; j < most; ++j) {
            const Value r = unpack(right.set.list[j]);
            u32 residue = 0;
            if (has_residues(op)) {
                const Residue rr{right.set.residues[j], inverses ? inverses[j] : 0};
                if (op == Op::DIVIDE && !rr.of) continue;
                residue = residue_apply<op>(sign.per_scale, lr, rr);
                if (out.set.has(residue, [&](Packed y) {
                        return is_result<op>(sign.setting, l, r, unpack(y));
                    }))
                    continue;
            }
            Packed x = 0;
            const Fit fit = lane_apply<op>(sign.setting, l, r, x);
            if (fit == Fit::YES)
                admit(x, has_residues(op) ? residue : residue_of(x), reach, out);
            else if (fit == Fit::TALL)
                lose(reach, out);
        }
    }
}

void Lane::make(u32 id) {
    Made& out = made_[id];
    growing_ = &out;
    auto leaves = leaves_of_key_.find(vectors_[id].key);
    if (leaves != leaves_of_key_.end())
        for (u32 leaf : leaves->second) {
            const Value v = tables_.leaves[leaf].value;
            admit(pack(v), residue_of(pack(v)), within_lane(vectors_[id].reach), out);
        }
    // Room for what there may be, within reason: to grow step by step takes longer.
    constexpr std::size_t AT_FIRST = 1024;
    std::size_t pairs = 0;
    parts_.clear();
    splits(id, [&](const Parts& parts) {
        parts_.push_back(parts);
        pairs += made_[parts.a].set.list.size() * made_[parts.b].set.list.size() *
                 parts.cost->signs.size();
    });
    out.set.reserve(std::min({pairs, AT_FIRST, cap_}));
    for (const Parts& parts : parts_) {
        const Made &a = made_[parts.a], &b = made_[parts.b];
        for (const Sign& sign : parts.cost->signs)
            with_op(sign.op, [&](auto op) {
                constexpr Op OP = decltype(op)::value;
                const bool same = parts.a == parts.b;
                combine<OP>(sign, a, b, lane_commutes(OP) && same, id, out);
                if (!lane_commutes(OP) && !same) combine<OP>(sign, b, a, false, id, out);
            });
    }
    growing_ = nullptr;
    out.made = true;
    settled_bytes_ += out.set.bytes();
}

// Makes all values of a vector of any size, and of its parts before it.
void Lane::ensure(u32 id) {
    if (made_[id].made) return;
    splits(id, [&](const Parts& parts) {
        ensure(parts.a);
        ensure(parts.b);
    });
    make(id);
}

// A few expressions over a vector, of which not all values may be made.
const std::vector<Lane::Example>& Lane::examples(u32 id) {
    constexpr std::size_t FEW = 4;
    auto place = examples_.find(id);
    if (place != examples_.end()) return place->second;
    std::vector<Example> out;
    auto leaves = leaves_of_key_.find(vectors_[id].key);
    if (leaves != leaves_of_key_.end())
        for (u32 leaf : leaves->second) {
            const Value v = tables_.leaves[leaf].value;
            out.push_back({pack(v), {{Part::LEAF, leaf}}});
        }
    splits(id, [&](const Parts& parts) {
        if (out.size() >= FEW) return;
        const std::vector<Example> lefts = examples(parts.a), rights = examples(parts.b);
        spend(1);
        for (const Sign& sign : parts.cost->signs)
            for (const Example& l : lefts)
                for (const Example& r : rights) {
                    Packed x = 0;
                    Fit fit = Fit::NO;
                    with_op(sign.op, [&](auto op) {
                        fit = lane_apply<decltype(op)::value>(sign.setting, unpack(l.value),
                                                              unpack(r.value), x);
                    });
                    if (fit != Fit::YES || out.size() >= FEW) continue;
                    Tree tree = l.tree;
                    tree.insert(tree.end(), r.tree.begin(), r.tree.end());
                    tree.push_back({Part::BINARY, sign.row});
                    out.push_back({x, std::move(tree)});
                }
    });
    return examples_[id] = std::move(out);
}

}  // namespace goalsetter
