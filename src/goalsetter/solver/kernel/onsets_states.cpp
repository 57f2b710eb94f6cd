// What is remembered of chains and of several Restrictions.
#include "onsets_restrictions.hpp"

namespace goalsetter::onsets {

void Numbers::put(u32 number) {
    if (2 * (list_.size() + 1) > table_.size()) grow();
    std::size_t mask = table_.size() - 1, at = (number * 0x9e3779b1u >> 7) & mask;
    for (; table_[at]; at = (at + 1) & mask)
        if (table_[at] == number + 1) return;
    table_[at] = number + 1;
    list_.push_back(number);
}

void Numbers::grow() {
    std::vector<u32> listed;
    listed.swap(list_);
    table_.assign(std::max<std::size_t>(64, table_.size() * 4), 0);
    list_.reserve(table_.size() / 2);
    for (u32 number : listed) put(number);
}

void Numbers::know(const std::vector<u32>& known) {
    for (u32 number : known) put(number);
    known_ = list_.size();
}

std::vector<u32> Numbers::take() {
    std::vector<u32> found(list_.begin() + static_cast<std::ptrdiff_t>(known_), list_.end());
    std::sort(found.begin(), found.end());
    table_.clear();
    list_.clear();
    known_ = 0;
    return found;
}

void Ends::open() {
    if (!words_.empty()) return;
    place_.assign(std::size_t{1} << classes_, 0);
    u32 power = 1;
    for (std::size_t bit = 1; bit < place_.size(); bit *= 2, power *= 3)
        for (std::size_t cards = bit; cards < 2 * bit; ++cards)
            place_[cards] = place_[cards - bit] + power;
    words_.assign((power + 63) / 64, 0);
}

void Ends::know(const std::vector<u32>& known) {
    for (u32 each : known) put(end_of(each).gone, end_of(each).last);
    known_ = list_.size();
}

std::vector<u32> Ends::take() {
    for (u32 each : list_) words_[(2 * place_[end_of(each).gone] + place_[end_of(each).last]) >> 6] = 0;
    std::vector<u32> found(list_.begin() + static_cast<std::ptrdiff_t>(known_), list_.end());
    std::sort(found.begin(), found.end());
    list_.clear();
    known_ = 0;
    return found;
}

u32 States::first(Cards removed) {
    if (null_ == Null::FREE) return removed;
    if (!removed) return NOWHERE;
    return null_ == Null::AS_WRITTEN ? removed : number({removed, removed});
}

u32 States::next(u32 state, Cards removed) {
    Cards before = gone(state), own = static_cast<Cards>(removed & ~before);
    if (null_ == Null::FREE) return state | removed;
    if (!own) return NOWHERE;
    if (null_ == Null::AS_WRITTEN) return state | removed;
    const Entry& known = entries_[state];
    for (std::size_t at = 1; at < known.size(); ++at)
        if (!(known[at] & ~removed)) return NOWHERE;
    Entry entry = known;
    entry[0] = static_cast<Cards>(before | removed);
    for (std::size_t at = 1; at < entry.size(); ++at)
        entry[at] = static_cast<Cards>(entry[at] & ~removed);
    entry.push_back(own);
    std::sort(entry.begin() + 1, entry.end());
    return number(std::move(entry));
}

Cards States::gone(u32 state) const {
    return null_ == Null::EVERY_ORDER ? entries_[state][0] : static_cast<Cards>(state);
}

u32 States::number(Entry&& entry) {
    auto [at, added] = numbers_.emplace(std::move(entry), static_cast<u32>(entries_.size()));
    if (added) entries_.push_back(at->first);
    return at->second;
}

}  // namespace goalsetter::onsets
