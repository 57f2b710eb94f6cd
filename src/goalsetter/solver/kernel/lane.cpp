// The plan of the fast lane, and which problems go through it.
#include "lane.hpp"

namespace goalsetter {

namespace {

// The narrow stage finds what is easily found, the last one proves. With few cubes a proof is so
// quick that the narrow stage is left out.
const std::vector<std::size_t> CAPS = {24, NO_CAP};
constexpr int FEW_CUBES = 11;

u64 narrow_steps(int cubes) { return 2ULL << std::min(cubes, 20); }

constexpr double FORWARD_WEIGHT = 2;
constexpr double BYTES_A_PAIR = 5;  // one pair in five or so makes a new value

bool is_small(Value v) {
    return v.d > 0 && v.d <= TALLEST && v.n <= TALLEST && v.n >= -TALLEST;
}

bool only_in_lane(Op op) { return op == Op::POSITIVE_DIFFERENCE || op == Op::EXACT_QUOTIENT; }

double tallest_of(const std::vector<Target>& targets) {
    double tallest = 1;
    for (const Target& target : targets)
        tallest = std::max({tallest, static_cast<double>(magnitude(target.value.n)),
                            static_cast<double>(target.value.d)});
    return tallest;
}

}  // namespace

Outcome search_tables(const Tables& tables, const std::vector<Target>& targets, Limits limits,
                      Asker& asker, bool lane) {
    Outcome outcome;
    if (lane && Lane::takes(tables, targets) && Lane(tables, targets, limits, asker).run(outcome))
        return outcome;
    for (const Row& row : tables.binary)
        if (only_in_lane(row.op)) return Outcome{};  // undecided
    return Search(tables, targets, limits, asker).run();
}

bool Lane::takes(const Tables& tables, const std::vector<Target>& targets) {
    if (!tables.unary.empty() || tables.multiple_of || tables.open_kind >= 0) return false;
    for (const Row& row : tables.binary)
        if (!in_lane(row.op) || row.given != Given::NONE ||
            (row.op == Op::PERCENT && (row.setting < 1 || row.setting > TALLEST)))
            return false;
    for (const Leaf& leaf : tables.leaves)
        if (!is_small(leaf.value)) return false;
    for (const Target& target : targets)
        if (!target.rational() || !is_small(target.value)) return false;
    return true;
}

Lane::Lane(const Tables& tables, const std::vector<Target>& targets, Limits limits, Asker& asker)
    : Frame(tables, tallest_of(targets), limits, asker) {
    for (const Target& target : targets) goals_.push_back(pack(target.value));
    least_cost_ = tables_.binary.empty() ? 1 : 1000;
    for (std::size_t r = 0; r < tables_.binary.size(); ++r) {
        const Row& row = tables_.binary[r];
        const Key key = vectors_.key_of(row.kinds);
        least_cost_ = std::min(least_cost_, static_cast<int>(row.kinds.size()));
        std::size_t at = 0;
        while (at < costs_.size() && costs_[at].key != key) ++at;
        if (at == costs_.size()) costs_.push_back({key, {}});
        const u32 scale = row.op == Op::AVERAGE   ? 2
                          : row.op == Op::PERCENT ? static_cast<u32>(row.setting)
                                                  : 1;
        costs_[at].signs.push_back(
            {static_cast<u32>(r), row.op, row.setting, scale, residue_inverse(scale)});
    }
    for (std::size_t i = 0; i < tables_.leaves.size(); ++i)
        leaves_of_key_[vectors_.key_of(tables_.leaves[i].kinds)].push_back(static_cast<u32>(i));
}

bool Lane::run(Outcome& outcome) {
    try {
        work(CAPS, vectors_.largest() <= FEW_CUBES ? 0 : narrow_steps(vectors_.largest()));
    } catch (const TooTall&) {
        return false;
    }
    outcome = outcome_;
    outcome.lane = true;
    return true;
}

void Lane::begin() {
    made_.clear();
    wishes_.clear();
    examples_.clear();
    growing_ = nullptr;
    settled_bytes_ = wish_bytes_ = 0;
}

void Lane::make_room() {
    made_.resize(vectors_.size());
    wishes_.resize(vectors_.size());
}

void Lane::look_at(int cubes) {
    bool any = false;
    for (u32 id : vectors_.layer(cubes)) any |= vectors_[id].final;
    if (!any) return;
    while (2 * depth_ + least_cost_ < cubes) extend();
    while (depth_ < cubes && worth_extending(cubes)) extend();
    for (u32 id : vectors_.layer(cubes))
        if (vectors_[id].final)
            for (std::size_t t = 0; t < goals_.size(); ++t)
                pursue({goals_[t], 0, {residue_of(goals_[t]), 0}, NOWHERE, static_cast<u32>(t), 0, false},
                       id);
    for (int size = cubes; size > depth_; --size)
        for (u32 id : vectors_.layer(size)) process(id);
}

void Lane::extend() {
    ++depth_;
    for (u32 id : vectors_.layer(depth_))
        if (!made_[id].made) make(id);
}

bool Lane::worth_extending(int cubes) {
    const double forward = forward_cost(depth_ + 1), most = FORWARD_WEIGHT * forward;
    // What is wanted takes longer to work off than what is made, but far less room.
    if (static_cast<double>(bytes()) + BYTES_A_PAIR * forward > static_cast<double>(limits_.bytes))
        return false;
    return backward_cost(cubes, most) > most;
}

double Lane::forward_cost(int size) {
    double cost = 0;
    for (u32 id : vectors_.layer(size)) {
        cost += 1;
        splits(id, [&](const Parts& parts) {
            const double a = static_cast<double>(made_[parts.a].set.list.size());
            const double b = static_cast<double>(made_[parts.b].set.list.size());
            const double pairs = std::min(a * b, static_cast<double>(cap_) * 4);
            cost += 1 + pairs * 2 * static_cast<double>(parts.cost->signs.size());
        });
    }
    return cost;
}

// An estimate from the numbers of values alone, or more than `most`.
double Lane::backward_cost(int cubes, double most) {
    double cost = 0;
    std::vector<double> wanted(vectors_.size(), 0);
    for (u32 id : vectors_.layer(cubes))
        if (vectors_[id].final) wanted[id] = static_cast<double>(goals_.size());
    for (int size = cubes; size > depth_; --size)
        for (u32 id : vectors_.layer(size)) {
            if (wanted[id] == 0) continue;
            if (cost > most) return cost;
            const double own = std::min(wanted[id], static_cast<double>(cap_));
            splits(id, [&](const Parts& parts) {
                double a = static_cast<double>(made_[parts.a].set.list.size());
                const Made& other = made_[parts.b];
                if (other.made) a = std::min(a, static_cast<double>(other.set.list.size()));
                const double more = own * a * 2 * static_cast<double>(parts.cost->signs.size());
                cost += 1 + more;
                if (!other.made) wanted[parts.b] += more;
            });
        }
    return cost;
}

std::size_t Lane::bytes() const {
    return settled_bytes_ + wish_bytes_ + vectors_.bytes() +
           (growing_ ? growing_->set.bytes() : 0) + made_.capacity() * sizeof(Made) +
           wishes_.capacity() * sizeof(Wishes);
}

}  // namespace goalsetter
