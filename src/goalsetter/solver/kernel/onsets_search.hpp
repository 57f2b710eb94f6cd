// The search of ON-SETS: Solutions by their length, until there can be no longer ones.
#pragma once

#include <memory>

#include "onsets_restrictions.hpp"

namespace goalsetter::onsets {

// A cube by its kind and what it stands for, operands first; `kind` is END behind a Restriction.
struct Token {
    int kind;
    int option;
};
constexpr int END = -1;
using Tokens = std::vector<Token>;

// Told of every set that counts as many as the Goal says, once for each problem.
class Finder {
  public:
    virtual ~Finder() = default;
    virtual bool found(std::size_t problem, Cards cards, const Tokens& tokens) = 0;  // enough?
};

// One of the problems that a search decides: which sets count (VII-B-3, XIII-C-10), and which of
// them are found.
struct View {
    std::size_t number;
    Bits fits, hits;

    // Adds to `hopeful` the sets of which some part may fit.
    View(std::size_t at, const Count& count, Bits& hopeful);
};

// Problems with the same cubes are searched together: they differ only in what sets count.
class Search {
  public:
    Search(const Cubes& problem, Purse& purse);
    bool takes(const Cubes& others) const { return problem_ == others; }
    void add(std::size_t number, const Count& count);

    // Whether no Solution has more than so many signs.
    bool finished(int length) const;
    // Looks for Solutions of one length, from 1; whether the finder has enough.
    bool look(int length, Finder& finder);

  private:
    void grow(int length);
    void file_names();
    void file_parts();
    bool alone(int length);
    bool restricted(int length);
    bool meet(const Drawer& parts, const Drawer& names);
    bool is_new(Cards cards) const;
    bool pair_up(Cards cards, const Drawer& parts, const Drawer& names);
    bool hit(Cards cards, const Tokens& tokens);
    // How what was found is written (onsets_trees.cpp).
    void write_set(u32 place, Cards cards, Tokens& out) const;
    bool write_split(const Split& split, Cards cards, Tokens& out) const;
    void write_part(u32 part, u32 state, Tokens& out);
    bool write_pair(const Pair& pair, u32 state, Tokens& out);
    void write_chain(u32 chain, Cards removed, const Cards* last, Tokens& out) const;
    bool write_link(const Link& link, Cards removed, const Cards* last, Tokens& out) const;

    const Cubes& problem_;
    Tools tools_;
    std::vector<View> views_;
    Bits hopeful_;
    Names names_;
    Ledger ledger_;
    Filing named_, removed_;
    Restrictions restrictions_;
    Finder* finder_ = nullptr;
};

// All problems together, shortest Solutions first; whether the finder had enough.
bool search_all(const std::vector<Problem>& problems, Purse& purse, Finder& finder);

}  // namespace goalsetter::onsets
