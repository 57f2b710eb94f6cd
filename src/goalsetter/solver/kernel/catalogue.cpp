// Posing: which cubes there are under given meanings, and what of the catalogue they can pay for.
#include "catalogue.hpp"

#include <algorithm>

namespace goalsetter {

namespace {

constexpr u32 UNUSED = 0xffffffff;
constexpr int MOST_BITS = 63;

Holding& operator+=(Holding& to, const Holding& more) {
    to.required += more.required;
    to.permitted += more.permitted;
    to.resources += more.resources;
    return to;
}

// Whether so many cubes are there, and no more from the Resources than may be.
bool affordable(const std::vector<int>& used, const std::vector<Kind>& kinds, int spare) {
    if (used.size() == 1) {
        const Kind& kind = kinds[static_cast<std::size_t>(used[0])];
        return kind.most > 0 && (kind.sure > 0 || spare > 0);
    }
    int over = 0;
    for (std::size_t i = 0; i < used.size(); ++i) {
        const Kind& kind = kinds[static_cast<std::size_t>(used[i])];
        int count = 1;  // of this kind, up to here
        for (std::size_t j = 0; j < i; ++j) count += used[j] == used[i];
        if (count > kind.most) return false;
        over += count > kind.sure;
    }
    return over <= spare;
}

class Poser {
  public:
    Poser(const Catalogue& catalogue, const Question& question, u32 combination)
        : catalogue_(catalogue), question_(question), holdings_(question.holdings) {
        for (std::size_t w = question.wild.size(); w-- > 0;) {  // the last one changes first
            const u32 meanings = static_cast<u32>(question.wild[w].meanings);
            meanings_.insert(meanings_.begin(), combination % meanings);
            combination /= meanings;
        }
        for (std::size_t w = 0; w < question.wild.size(); ++w)
            for (const WildSymbol::Cubes& cubes : question.wild[w].cubes)
                holdings_[static_cast<std::size_t>(cubes.kinds[meanings_[w]])] += cubes.holding;
    }

    // All kinds, those without cubes too. False if no cube of a wild symbol is of use.
    bool kinds(int factorials, std::vector<Kind>& out) const {
        int beyond = 0;
        for (std::size_t k = 0; k < holdings_.size(); ++k) {
            Holding held = holdings_[k];
            if (static_cast<int>(k) == catalogue_.factorial) held.permitted = factorials;
            const int sure = held.required + held.permitted;
            const int more = std::min(held.resources, question_.spare);
            out.push_back({held.required, sure, sure + more, catalogue_.cubes[k]});
            beyond += more;
        }
        const bool all_sure = question_.spare >= beyond;
        for (Kind& kind : out)
            if (all_sure) kind.sure = kind.most;
        return narrow(all_sure, out);
    }

  private:
    // What uses no cube of a wild symbol can be built as well when those cubes are themselves: so
    // under another meaning some must be used.
    bool narrow(bool all_sure, std::vector<Kind>& kinds) const {
        for (std::size_t w = 0; w < meanings_.size(); ++w) {
            const WildSymbol& wild = question_.wild[w];
            if (meanings_[w] == 0 || wild.in_goal || wild.cubes.empty()) continue;
            const std::size_t k = static_cast<std::size_t>(wild.cubes[0].kinds[meanings_[w]]);
            Holding own;
            bool alike = true;
            for (const WildSymbol::Cubes& cubes : wild.cubes) {
                own += cubes.holding;
                alike = alike && cubes.kinds[meanings_[w]] == static_cast<int>(k);
            }
            if (!alike || own.required) continue;
            const Holding& held = holdings_[k];
            int without = held.required + held.permitted - own.permitted;
            if (all_sure) without += std::min(held.resources - own.resources, question_.spare);
            kinds[k].required = std::max(kinds[k].required, without + 1);
            if (kinds[k].required > kinds[k].most) return false;
        }
        return true;
    }

    const Catalogue& catalogue_;
    const Question& question_;
    std::vector<Holding> holdings_;
    std::vector<u32> meanings_;
};

template <class Entry>
void choose(const std::vector<Entry>& all, const std::vector<Kind>& kinds, int spare,
            const std::vector<u32>& places, std::vector<Entry>& chosen, std::vector<u32>& numbers) {
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!affordable(all[i].kinds, kinds, spare)) continue;
        chosen.push_back(all[i]);
        for (int& kind : chosen.back().kinds)
            kind = static_cast<int>(places[static_cast<std::size_t>(kind)]);
        numbers.push_back(static_cast<u32>(i));
    }
}

}  // namespace

u32 Question::combinations() const {
    u32 count = 1;
    for (const WildSymbol& symbol : wild) count *= static_cast<u32>(symbol.meanings);
    return count;
}

Posing pose(const Catalogue& catalogue, const Question& question, u32 combination, u32 in_goal,
            PosedTables& out) {
    out = PosedTables{};
    out.combination = combination;
    out.in_goal = in_goal;
    out.goal = &question.goals_of(combination)[in_goal];
    std::vector<Kind> kinds;
    if (!Poser(catalogue, question, combination).kinds(out.goal->factorials, kinds))
        return Posing::NEEDLESS;
    int bits = 0;
    std::vector<u32> places(kinds.size(), UNUSED);
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        if (kinds[k].most == 0) continue;
        places[k] = static_cast<u32>(out.kinds.size());
        out.kinds.push_back(static_cast<u32>(k));
        out.tables.kinds.push_back(kinds[k]);
        bits += 2;
        for (int most = kinds[k].most; most > 1; most /= 2) ++bits;
    }
    if (bits > MOST_BITS) return Posing::TOO_MANY_CUBES;
    choose(catalogue.leaves, kinds, question.spare, places, out.tables.leaves, out.leaves);
    choose(catalogue.unary, kinds, question.spare, places, out.tables.unary, out.unary);
    choose(catalogue.binary, kinds, question.spare, places, out.tables.binary, out.binary);
    out.tables.spare = question.spare;
    out.tables.least_cubes = question.least_cubes;
    out.tables.multiple_of = question.multiple_of;
    return Posing::POSED;
}

}  // namespace goalsetter
