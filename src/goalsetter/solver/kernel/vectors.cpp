// Count-vectors: which of them can be expressions at all, and what bounds hold for them.
#include "vectors.hpp"

#include <algorithm>

namespace goalsetter {

namespace {

int bits_for(int n) {
    int bits = 0;
    for (; n; n >>= 1) ++bits;
    return bits;
}

double height_of(Value v) { return static_cast<double>(std::max(magnitude(v.n), u64(v.d))); }

constexpr double LEEWAY = 1.0000001;  // for the rounding of the bounds themselves

}  // namespace

Vectors::Vectors(const Tables& tables, double height)
    : tables_(tables), target_height_(height), abilities_(tables.kinds.size()), table_(64, 0) {
    int shift = 0, total = 0, extra = 0;
    for (const Kind& kind : tables.kinds) {
        shift_.push_back(shift);
        width_.push_back(bits_for(kind.most) + 1);
        shift += width_.back();
        guards_ |= 1ULL << (shift - 1);
        total += std::min(kind.sure, kind.most);
        extra += std::max(0, kind.most - kind.sure);
    }
    largest_ = total + std::min(extra, tables.spare);
    if (tables.most_cubes) largest_ = std::min(largest_, tables.most_cubes);
    room_after_.assign(tables.kinds.size() + 1, 0);
    for (std::size_t k = tables.kinds.size(); k-- > 0;)
        room_after_[k] = room_after_[k + 1] + tables.kinds[k].most;
    layers_.resize(static_cast<std::size_t>(largest_) + 2);
    keys_.resize(layers_.size());
    for (const Leaf& leaf : tables.leaves) learn(leaf);
    for (const Row& row : tables.unary) learn(row);
    for (const Row& row : tables.binary) {
        for (int kind : row.kinds) abilities_[static_cast<std::size_t>(kind)].binary = true;
        free_binary_ |= row.kinds.empty();
        widest_ = std::max(widest_, static_cast<int>(row.kinds.size()));
        learn(row);
    }
    if (tables.open_kind >= 0) {
        Ability& a = abilities_[static_cast<std::size_t>(tables.open_kind)];
        a.leaf = a.free = a.fractions = true;
        a.negatives |= tables.open_negative;
    }
    for (Ability& a : abilities_) {
        a.leaf_only = a.leaf && !a.binary;
        a.binary_only = a.binary && !a.leaf;
    }
    for (const Row& row : tables.unary)
        for (int kind : row.kinds) {
            Ability& a = abilities_[static_cast<std::size_t>(kind)];
            a.leaf_only = a.binary_only = false;
        }
    spread();
    counts_.assign(abilities_.size(), 0);
    for (std::size_t k = 0; k < abilities_.size(); ++k)
        if (abilities_[k].leaf || !abilities_[k].binary_only) leaves_end_ = static_cast<int>(k) + 1;
}

// There are fewer binary signs than leaves, so what free ones may do is put down to the leaves.
void Vectors::spread() {
    for (const Row& row : tables_.unary)
        always_.free |= row.kinds.empty() &&
                        (row.op == Op::NEXT_PRIME || row.op == Op::NEXT_PRIME_REAL);
    for (Ability& a : abilities_)
        if (a.leaf) a.height *= always_.height;
}

void Vectors::learn(const Leaf& leaf) {
    int length = static_cast<int>(leaf.kinds.size());
    longest_leaf_ = std::max(longest_leaf_, length);
    double height = std::ceil(std::pow(height_of(leaf.value), 1.0 / length) * LEEWAY);
    for (int kind : leaf.kinds) {
        Ability& a = abilities_[static_cast<std::size_t>(kind)];
        a.leaf = true;
        a.height = std::max(a.height, length == 1 ? height_of(leaf.value) : height);
        a.fractions |= leaf.value.d != 1;
        a.negatives |= leaf.value.n < 0;
        if (leaf.value.d == 0) learn_unit(a);
    }
}

// `free`: no bound on heights survives it; `mixes`: it may bring an irrational back.
void Vectors::learn(const Row& row) {
    if (row.kinds.empty()) learn(row, always_);
    for (int kind : row.kinds) learn(row, abilities_[static_cast<std::size_t>(kind)]);
}

// With the imaginary unit nothing is ruled out.
void Vectors::learn_unit(Ability& a) {
    a.free = a.fractions = a.negatives = a.mixes = a.shrinks = true;
    a.irrationals = std::max(a.irrationals, 1);
}

void Vectors::learn(const Row& row, Ability& a) {
    if (row.given != Given::NONE) {
        a.free = a.fractions = a.shrinks = true;
        a.negatives |= row.operand.n < 0;
        if (row.operand.d == 0) learn_unit(a);
    }
    switch (row.op) {
        case Op::ADD: a.height = std::max(a.height, 2.0); break;
        case Op::SUBTRACT: a.height = std::max(a.height, 2.0), a.negatives = true; break;
        case Op::POSITIVE_DIFFERENCE: a.height = std::max(a.height, 2.0); break;
        case Op::MULTIPLY: case Op::EXACT_QUOTIENT: break;
        case Op::DIVIDE: a.fractions = true; break;
        case Op::AVERAGE: a.height = std::max(a.height, 4.0), a.fractions = true; break;
        case Op::PERCENT:
            a.height = std::max(a.height, static_cast<double>(row.setting)), a.fractions = true;
            break;
        case Op::POWER: case Op::ROOT: case Op::SQUARE_ROOT:
            a.free = a.fractions = a.mixes = a.shrinks = true;
            a.irrationals = std::max(a.irrationals, 1);
            break;
        case Op::LOG:
            a.free = a.fractions = a.mixes = a.negatives = a.shrinks = true;
            a.irrationals = 2;
            break;
        case Op::NEXT_PRIME: a.height = std::max(a.height, 2.0), a.shrinks = true; break;
        case Op::WHOLE_ROOT: case Op::WHOLE_SQUARE_ROOT: case Op::GCF: case Op::REMAINDER:
        case Op::FACTORS: case Op::LCM:  // whole numbers, none above the product of the operands
            a.shrinks = true;
            break;
        case Op::TIMES_I: case Op::TIMES_MINUS_I:
        case Op::EVERY_POWER: case Op::PRINCIPAL_POWER: case Op::EVERY_ROOT:
        case Op::PRINCIPAL_ROOT: case Op::EVERY_SQUARE_ROOT: case Op::PRINCIPAL_SQUARE_ROOT:
            learn_unit(a);
            break;
        case Op::NEXT_PRIME_REAL:  // an irrational number may become rational by it
            a.height = std::max(a.height, 2.0), a.shrinks = a.mixes = true;
            break;
        default: a.free = a.shrinks = true;  // whole numbers in, whole numbers out
    }
}

Key Vectors::key_of(const std::vector<int>& kinds) const {
    Key key = 0;
    for (int kind : kinds) key += one(kind);
    return key;
}

void Vectors::extend(int size) {
    for (; made_ < std::min(size, largest_);) descend(0, ++made_, 0, 0, 0);
}

// `leaves`: how many of the cubes so far may be part of a numeral.
void Vectors::descend(std::size_t kind, int left, Key key, int extra, int leaves) {
    // Only signs are to come, and there would be more of them than `shape` allows.
    if (static_cast<int>(kind) >= leaves_end_ && left > widest_ * (leaves - 1)) return;
    if (left == 0) {
        std::fill(counts_.begin() + static_cast<std::ptrdiff_t>(kind), counts_.end(), 0);
        return consider(key, extra);
    }
    if (kind == tables_.kinds.size() || left > room_after_[kind]) return;
    const Kind& k = tables_.kinds[kind];
    for (int count = 0; count <= std::min(left, k.most); ++count) {
        int more = extra + std::max(0, count - k.sure);
        if (more > tables_.spare) break;
        counts_[kind] = count;
        descend(kind + 1, left - count, key + (static_cast<Key>(count) << shift_[kind]), more,
                leaves + abilities_[kind].leaf * count);
    }
}

void Vectors::consider(Key key, int extra) {
    if (!shape() || !useful(extra)) return;
    Vector vector{};
    vector.key = key;
    int size = 0;
    for (int count : counts_) size += count;
    vector.size = static_cast<u8>(size);
    describe(extra, vector);
    insert(vector);
}

// An expression has one numeral more than it has binary signs.
bool Vectors::shape() const {
    const std::vector<int>& counts = counts_;
    int leaves = 0, leaves_only = 0, signs = 0, signs_only = 0;
    for (std::size_t k = 0; k < counts.size(); ++k) {
        const Ability& a = abilities_[k];
        leaves += a.leaf * counts[k];
        leaves_only += a.leaf_only * counts[k];
        signs += a.binary * counts[k];
        signs_only += a.binary_only * counts[k];
    }
    int fewest = (leaves_only + longest_leaf_ - 1) / longest_leaf_;
    return leaves > 0 && (free_binary_ || fewest - 1 <= signs) &&
           signs_only <= widest_ * (leaves - 1);
}

// Whether the cubes that must still join can do so.
bool Vectors::useful(int extra) const {
    const std::vector<int>& counts = counts_;
    int wanted_leaves = 0, wanted_signs = 0, leaves = 0, signs = 0, more_leaves = 0, more_signs = 0;
    for (std::size_t k = 0; k < counts.size(); ++k) {
        const Ability& a = abilities_[k];
        const Kind& kind = tables_.kinds[k];
        int missing = std::max(0, kind.required - counts[k]);
        int left = std::max(0, std::min(kind.sure, kind.most) - counts[k]);
        int beyond = kind.most - std::max(counts[k], std::min(kind.sure, kind.most));
        wanted_leaves += a.leaf_only * missing;
        wanted_signs += a.binary_only * missing;
        leaves += a.leaf * left;
        signs += a.binary * left;
        more_leaves += a.leaf * beyond;
        more_signs += a.binary * beyond;
    }
    int spare = tables_.spare - extra;
    leaves += std::min(spare, more_leaves);
    signs += std::min(spare, more_signs);
    return (free_binary_ || (wanted_leaves + longest_leaf_ - 1) / longest_leaf_ <= signs) &&
           wanted_signs <= widest_ * leaves;
}

void Vectors::describe(int extra, Vector& out) {
    const std::vector<int>& counts = counts_;
    int size = 0, irrationals = always_.irrationals ? 2 : 0, spare = tables_.spare - extra;
    bool free = always_.free, rest_free = always_.free || always_.shrinks, complete = true;
    std::vector<double>& beyond = beyond_;
    beyond.clear();
    out.height = 1;
    out.reach = target_height_;
    out.rest_rational = !always_.mixes;
    out.fractions = always_.fractions;
    out.negatives = always_.negatives;
    for (std::size_t k = 0; k < counts.size(); ++k) {
        const Ability& a = abilities_[k];
        const Kind& kind = tables_.kinds[k];
        size += kind.cube ? counts[k] : 0;
        complete = complete && counts[k] >= kind.required;
        if (counts[k]) {
            free |= a.free;
            out.fractions |= a.fractions;
            out.negatives |= a.negatives;
            irrationals += a.irrationals * counts[k];
        }
        for (int i = 0; i < counts[k]; ++i) out.height *= a.height * LEEWAY;
        int left = std::max(0, std::min(kind.sure, kind.most) - counts[k]);
        int further = kind.most - std::max(counts[k], std::min(kind.sure, kind.most));
        bool more = spare > 0 && further > 0;
        for (int i = 0; i < left; ++i) out.reach *= a.height * LEEWAY;
        if (a.height > 1 && spare > 0)
            beyond.insert(beyond.end(), static_cast<std::size_t>(further), a.height * LEEWAY);
        rest_free |= (left || more) && (a.free || a.shrinks);
        out.rest_rational = out.rest_rational && !((left || more) && a.mixes);
    }
    std::sort(beyond.rbegin(), beyond.rend());
    for (int i = 0; i < spare && i < static_cast<int>(beyond.size()); ++i)
        out.reach *= beyond[static_cast<std::size_t>(i)];
    out.irrationals = static_cast<u8>(std::min(irrationals, 2));
    out.final = complete && size >= tables_.least_cubes;
    out.open = tables_.open_kind >= 0 && counts[static_cast<std::size_t>(tables_.open_kind)] > 0;
    if (free) out.height = INFINITE;
    if (rest_free) out.reach = INFINITE;
}

void Vectors::insert(const Vector& vector) {
    if (2 * (all_.size() + 1) > table_.size()) {
        table_.assign(table_.size() * 2, 0);
        for (std::size_t id = 0; id < all_.size(); ++id) {
            std::size_t at = mix(all_[id].key) & (table_.size() - 1);
            while (table_[at]) at = (at + 1) & (table_.size() - 1);
            table_[at] = static_cast<u32>(id + 1);
        }
    }
    std::size_t at = mix(vector.key) & (table_.size() - 1);
    while (table_[at]) at = (at + 1) & (table_.size() - 1);
    layers_[vector.size].push_back(static_cast<u32>(all_.size()));
    keys_[vector.size].push_back(vector.key);
    all_.push_back(vector);
    table_[at] = static_cast<u32>(all_.size());
}

}  // namespace goalsetter
