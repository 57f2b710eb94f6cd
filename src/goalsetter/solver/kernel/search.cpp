// The plan: how many cubes, how far forwards, how many values to begin with.
#include "search.hpp"

namespace goalsetter {

namespace {

// At most so many values for each vector: the narrow stages are for what is easily found, the last
// one proves.
const std::vector<std::size_t> CAPS = {24, 200, NO_CAP};

// A narrow stage takes a small part of the steps that a proof would take with so many cubes.
u64 narrow_steps(int cubes) { return 4ULL << std::min(cubes, 20); }

// A step backwards costs less than one forwards, whose value has to be kept.
constexpr double FORWARD_WEIGHT = 3;

double tallest_of(const Tables& tables, const std::vector<Target>& targets) {
    double tallest = tables.multiple_of ? INFINITE : 1;
    for (const Target& target : targets) {
        if (!target.rational()) return INFINITE;
        tallest = std::max({tallest, static_cast<double>(magnitude(target.value.n)),
                            static_cast<double>(target.value.d)});
    }
    return tallest;
}

}  // namespace

Search::Search(const Tables& tables, const std::vector<Target>& targets, Limits limits,
               Asker& asker)
    : Frame(tables, tallest_of(tables, targets), limits, asker), targets_(targets) {
    prepare();
    // Until now the unit stood in the tables as a fraction with a zero below.
    for (Leaf& leaf : tables_.leaves)
        if (leaf.value.d == 0) leaf.value = arithmetic_.numbers.unit(leaf.value.n < 0);
    for (Row& row : tables_.unary)
        if (row.operand.d == 0) row.operand = arithmetic_.numbers.unit(row.operand.n < 0);
    for (std::size_t i = 0; i < tables_.leaves.size(); ++i)
        leaves_of_key_[vectors_.key_of(tables_.leaves[i].kinds)].push_back(static_cast<u32>(i));
    for (std::size_t t = 0; t < targets_.size(); ++t) {
        const Target& target = targets_[t];
        if (target.units.n) {
            Value units, goal;
            if (!arithmetic_.apply(Op::TIMES_I, 0, target.units, whole(1), units) ||
                !arithmetic_.apply(Op::ADD, 0, target.value, units, goal))
                goal = whole(0);  // cannot be: both are always defined
            goals_.push_back(goal);
            continue;
        }
        goals_.push_back(target.given ? arithmetic_.numbers.make_form(
                                            Op::GIVEN, whole(static_cast<i64>(t)), whole(0),
                                            target.box, target.sign, target.log, target.flags)
                                      : target.value);
    }
}

// The costs of the signs: binary ones with the same cost are looked at together.
void Search::prepare() {
    for (const Target& target : targets_) rational_goals_ = rational_goals_ && target.rational();
    least_cost_ = tables_.binary.empty() ? 1 : 1000;
    for (std::size_t r = 0; r < tables_.binary.size(); ++r) {
        const Key key = vectors_.key_of(tables_.binary[r].kinds);
        least_cost_ = std::min(least_cost_, static_cast<int>(tables_.binary[r].kinds.size()));
        std::size_t at = 0;
        while (at < costs_.size() && costs_[at].key != key) ++at;
        if (at == costs_.size()) costs_.push_back({key, {}});
        costs_[at].rows.push_back(static_cast<u32>(r));
    }
    for (const Row& row : tables_.unary) {
        unary_costs_.push_back(vectors_.key_of(row.kinds));
        closes_ |= row.kinds.empty();
    }
}

Outcome Search::run() {
    // Whoever asks with an open cube has looked for what is easily found already.
    work(CAPS, tables_.open_kind >= 0 ? 0 : narrow_steps(vectors_.largest()));
    return outcome_;
}

void Search::begin() {
    made_.clear();
    needs_.clear();
    samples_.clear();
    growing_ = nullptr;
    settled_bytes_ = need_bytes_ = 0;
    make_room();
}

void Search::make_room() {
    made_.resize(vectors_.size());
    needs_.resize(vectors_.size());
}

void Search::look_at(int cubes) {
    bool any = false;
    for (u32 id : vectors_.layer(cubes)) any |= vectors_[id].final;
    if (!any) return;
    const bool all = tables_.multiple_of || tables_.cut_chains;  // nothing is left to be wanted
    while (2 * depth_ + least_cost_ < cubes || (all && depth_ < cubes)) extend();
    while (depth_ < cubes && worth_extending(cubes)) extend();
    for (u32 id : vectors_.layer(cubes)) {
        if (!vectors_[id].final) continue;
        if (made_[id].made) {
            if (tables_.multiple_of)
                check_multiples(id);
            else
                check_final(id);
            continue;
        }
        for (std::size_t t = 0; t < goals_.size(); ++t) {
            Need root{goals_[t], NOWHERE, static_cast<u32>(t), 0, 0, false, false, false};
            pursue(goals_[t], root, id);
        }
    }
    // An open vector is never made, however small it is: there is no end to its values.
    for (int size = cubes; size > (tables_.open_kind < 0 ? depth_ : 0); --size)
        for (u32 id : vectors_.layer(size)) process(id);
}

void Search::extend() {
    ++depth_;
    for (u32 id : vectors_.layer(depth_))
        if (!vectors_[id].open) ensure(id);
}

bool Search::worth_extending(int cubes) {
    return backward_cost(cubes) > FORWARD_WEIGHT * forward_cost(depth_ + 1);
}

double Search::forward_cost(int size) {
    double cost = 0;
    for (u32 id : vectors_.layer(size)) {
        if (vectors_[id].open) continue;
        cost += 1;
        splits(id, [&](const Split& split) {
            const double a = static_cast<double>(made_[split.a].list.size());
            const double b = static_cast<double>(made_[split.b].list.size());
            const double pairs = std::min(a * b, static_cast<double>(cap_) * 4);
            cost += 1 + pairs * 2 * static_cast<double>(costs_[split.cost].rows.size());
        });
    }
    return cost;
}

// An estimate from the numbers of values alone.
double Search::backward_cost(int cubes) {
    double cost = 0;
    std::unordered_map<u32, double> wanted;
    for (u32 id : vectors_.layer(cubes))
        if (vectors_[id].final) wanted[id] = static_cast<double>(goals_.size());
    for (int size = cubes; size > depth_; --size)
        for (u32 id : vectors_.layer(size)) {
            auto found = wanted.find(id);
            if (found == wanted.end()) continue;
            const double own = std::min(found->second, static_cast<double>(cap_));
            splits(id, [&](const Split& split) {
                double a = static_cast<double>(made_[split.a].list.size());
                if (made_[split.b].made) a = std::min(a, static_cast<double>(made_[split.b].list.size()));
                const double more = own * a * 2 * static_cast<double>(costs_[split.cost].rows.size());
                cost += 1 + more;
                if (!made_[split.b].made) wanted[split.b] += more;
            });
            for (std::size_t r = 0; r < tables_.unary.size(); ++r) {
                u32 inner = unary_costs_[r] ? beneath(id, r) : NOWHERE;
                if (inner != NOWHERE && !made_[inner].made) wanted[inner] += own;
            }
        }
    return cost;
}

std::size_t Search::bytes() const {
    return settled_bytes_ + need_bytes_ + arithmetic_.numbers.bytes() + vectors_.bytes() +
           (growing_ ? growing_->bytes() : 0) +
           made_.capacity() * sizeof(Values) + needs_.capacity() * sizeof(Needs);
}

}  // namespace goalsetter
