// Parts that use the cubes correctly, by size, by the key of their cubes, by cards.
#pragma once

#include <map>

#include "onsets_families.hpp"
#include "onsets_ledger.hpp"

namespace goalsetter::onsets {

// Parts with the same key, each set of cards once: where it is found, and its state.
struct Drawer {
    Family cards;
    std::vector<u32> places, states;
};

using Drawers = std::map<Key, Drawer>;

class Filing {
  public:
    Filing(const Cubes& problem, Purse& purse) : problem_(problem), purse_(purse) {}

    void open_next() { sizes_.emplace_back(); }
    // Files a set at the size that is open, unless it is there at this or a smaller size.
    void add(const Key& key, Cards cards, u32 place, u32 state) {
        auto [at, first] = seen_.try_emplace(key, problem_.classes);
        if (first) purse_.hold(at->second.bytes());
        if (!at->second.put(cards)) return;
        Drawer& drawer = sizes_.back()[key];
        drawer.cards.push_back(cards);
        drawer.places.push_back(place);
        drawer.states.push_back(state);
        purse_.hold(sizeof(Cards) + 2 * sizeof(u32));
    }
    // Everything that was filed with a key, if anything was.
    const Bits* seen(const Key& key) const {
        auto at = seen_.find(key);
        return at == seen_.end() ? nullptr : &at->second;
    }
    const Drawers& drawers(int size) const {
        std::size_t at = static_cast<std::size_t>(size);
        return at < sizes_.size() ? sizes_[at] : sizes_[0];
    }

  private:
    const Cubes& problem_;
    Purse& purse_;
    std::vector<Drawers> sizes_{1};  // of size 0 there is nothing
    std::map<Key, Bits> seen_;
};

}  // namespace goalsetter::onsets
