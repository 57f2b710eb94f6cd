// From a value that was found to the expression that has it, for the asker to confirm.
#include "search.hpp"

namespace goalsetter {

// The values below a need are known: `y` over vector b is what the need `link` wants. The tree
// grows from there to the root.
void Search::candidate(const Need& link, u32 b, Value y, bool exact) {
    if (doubts_ >= limits_.doubts) {
        undecided_ = true;
        return;
    }
    Tree tree;
    if (!derive(b, y, tree)) {
        if (made_[b].made) throw Stop{Verdict::FAILED};
        return;  // a sample whose parts have since been made anew; the whole vector comes next
    }
    grow_to_root(std::move(tree), link, b, exact);
}

// The tree of what the need `link` of vector b wants, with all that stands above it.
void Search::grow_to_root(Tree tree, const Need& link, u32 b, bool exact) {
    Need at = link;
    u32 below = b;
    while (at.parent != NOWHERE) {
        const Row& row = at.unary ? tables_.unary[at.row] : tables_.binary[at.row];
        if (!at.unary) {
            Key rest = vectors_[at.parent].key - vectors_[below].key - vectors_.key_of(row.kinds);
            u32 sibling = vectors_.find(rest);
            Tree other;
            if (!derive(sibling, values(sibling).list[at.sibling], other))
                throw Stop{Verdict::FAILED};
            Tree& first = at.left ? tree : other;
            Tree& second = at.left ? other : tree;
            first.insert(first.end(), second.begin(), second.end());
            if (!at.left) tree.swap(other);
        }
        tree.push_back({at.unary ? Part::UNARY : Part::BINARY, at.row});
        below = at.parent;
        at = needs_[at.parent].list[at.parent_need];
    }
    ask(tree, at.parent_need, exact);
}

void Search::ask(const Tree& tree, u32 target, bool exact) {
    undecided_ |= put(tree, target) == Reply::UNDECIDED || exact;
    ++doubts_;
}

// Some expression over the vector that is worth exactly v: the same node, not only equal.
bool Search::derive(u32 id, Value v, Tree& out) {
    auto leaves = leaves_of_key_.find(vectors_[id].key);
    if (leaves != leaves_of_key_.end())
        for (u32 leaf : leaves->second)
            if (same(tables_.leaves[leaf].value, v)) return out.push_back({Part::LEAF, leaf}), true;
    for (std::size_t r = 0; r < tables_.unary.size(); ++r) {
        u32 inner = beneath(id, r);
        if (inner == NOWHERE) continue;
        // A sign that uses nothing up was put before a value that was there already.
        const Values& all = values(inner);
        const std::size_t end = inner == id ? std::min<std::size_t>(all.find(v), all.list.size())
                                            : all.list.size();
        for (std::size_t i = 0; i < end; ++i) {
            const Value x = values(inner).list[i];
            Several several;
            apply_unary_all(tables_.unary[r], x, several);
            if (several.holds(v)) {
                if (!derive(inner, x, out)) return false;
                return out.push_back({Part::UNARY, static_cast<u32>(r)}), true;
            }
        }
    }
    return derive_split(id, v, out);
}

bool Search::derive_split(u32 id, Value v, Tree& out) {
    bool found = false, fine = true;
    splits(id, [&](const Split& split) {
        if (found) return;
        const Values &a = values(split.a), &b = values(split.b);
        for (u32 r : costs_[split.cost].rows)
            for (bool swapped : {false, true}) {
                const Row& row = tables_.binary[r];
                for (Value x : a.list)
                    for (Value y : b.list) {
                        Several several;
                        Value l = swapped ? y : x, m = swapped ? x : y;
                        apply_binary_all(row, l, m, several);
                        if (!several.holds(v)) continue;
                        found = true;
                        fine = derive(swapped ? split.b : split.a, l, out) &&
                               derive(swapped ? split.a : split.b, m, out);
                        out.push_back({Part::BINARY, r});
                        return;
                    }
            }
    });
    return found && fine;
}

}  // namespace goalsetter
