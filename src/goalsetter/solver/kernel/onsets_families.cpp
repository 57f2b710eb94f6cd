// Joins of whole families: how many pairs make each set is a product of transforms.
#include "onsets_families.hpp"

namespace goalsetter::onsets {

namespace {

// Calls `each(low, high)` for every two places that differ in one bit only, bit by bit.
template <class Each>
void butterflies(std::vector<u32>& numbers, Each each) {
    std::size_t size = numbers.size();
    for (std::size_t half = 1; half < size; half *= 2)
        for (std::size_t block = 0; block < size; block += 2 * half) {
            u32* low = &numbers[block];
            u32* high = low + half;
            for (std::size_t i = 0; i < half; ++i) each(low[i], high[i]);
        }
}

void sums_over_supersets(std::vector<u32>& numbers) {
    butterflies(numbers, [](u32& low, u32& high) { low += high; });
}

void differences_of_supersets(std::vector<u32>& numbers) {
    butterflies(numbers, [](u32& low, u32& high) { low -= high; });
}

void sums_and_differences(std::vector<u32>& numbers) {
    butterflies(numbers, [](u32& low, u32& high) {
        u32 sum = low + high, difference = low - high;
        low = sum;
        high = difference;
    });
}

}  // namespace

void Joiner::join(u8 table, const Family& lefts, const Family& rights, Marks& into) {
    if (into.full() || lefts.empty() || rights.empty()) return;
    Operation operation(table, everything_);
    bool few = static_cast<u64>(lefts.size()) * rights.size() <= transform_cost();
    if (few || operation.form() == Operation::Form::OTHER)
        by_pairs(operation, lefts, rights, into);
    else if (operation.form() == Operation::Form::MEET)
        by_meets(operation, lefts, rights, into);
    else
        by_turns(operation, lefts, rights, into);
}

void Joiner::by_pairs(const Operation& operation, const Family& lefts, const Family& rights,
                      Marks& into) const {
    if (!into.are_many(static_cast<u64>(lefts.size()) * rights.size())) {
        for (Cards a : lefts)
            operation.for_each(a, rights, [&](Cards made, Cards) { into.put(made); });
        return;
    }
    into.put_many([&](Bits& bits) {
        for (Cards a : lefts)
            operation.for_each(a, rights, [&](Cards made, Cards) { bits.set(made); });
    });
}

void Joiner::fill(std::vector<u32>& numbers, const Family& family, Cards turned) const {
    numbers.assign(std::size_t{1} << classes_, 0);
    for (Cards cards : family) numbers[static_cast<Cards>(cards ^ turned)] = 1;
}

// No set comes from more than 3^16 pairs, so no number passes 32 bits.
void Joiner::by_meets(const Operation& operation, const Family& lefts, const Family& rights,
                      Marks& into) {
    fill(one_, lefts, operation.left());
    fill(other_, rights, operation.right());
    sums_over_supersets(one_);
    sums_over_supersets(other_);
    for (std::size_t i = 0; i < one_.size(); ++i) one_[i] *= other_[i];
    differences_of_supersets(one_);
    for (std::size_t i = 0; i < one_.size(); ++i)
        if (one_[i]) into.put(static_cast<Cards>(i ^ operation.out()));
}

// Two families that together are more than all sets give every set. Else no set comes from more
// than half as many pairs as there are sets, so that 2^n times that number does not pass 32 bits.
void Joiner::by_turns(const Operation& operation, const Family& lefts, const Family& rights,
                      Marks& into) {
    bool all = lefts.size() + rights.size() > std::size_t{1} << classes_;
    if (all) {
        one_.assign(std::size_t{1} << classes_, 1);
    } else {
        fill(one_, lefts, 0);
        fill(other_, rights, operation.out());
        sums_and_differences(one_);
        sums_and_differences(other_);
        for (std::size_t i = 0; i < one_.size(); ++i) one_[i] *= other_[i];
        sums_and_differences(one_);
    }
    for (std::size_t i = 0; i < one_.size(); ++i)
        if (one_[i]) into.put(static_cast<Cards>(i));
}

}  // namespace goalsetter::onsets
