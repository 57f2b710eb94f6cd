// Certificates: short arguments that no Solution can be built. They are told by number; the bridge
// works out the words and the numbers of the one that is shown.
#include <algorithm>

#include "catalogue.hpp"

namespace goalsetter {

namespace {

using Kinds = u64;  // a set of kinds: a count-vector of 63 bits has no more than 31

class Certifier {
  public:
    Certifier(const Catalogue& catalogue, const PosedTables& posed)
        : catalogue_(catalogue), posed_(posed), tables_(posed.tables) {
        for (const Leaf& leaf : tables_.leaves) add(leaf.kinds, leaves_);
        for (const Row& row : tables_.unary) add(row.kinds, unary_);
        for (const Row& row : tables_.binary) add(row.kinds, binary_);
        for (std::size_t k = 0; k < tables_.kinds.size(); ++k)
            if (tables_.kinds[k].cube) cubes_ |= Kinds(1) << k;
        for (u32 number : posed.leaves) leaves_keep_ &= catalogue.leaves_keep[number];
        for (u32 number : posed.unary) signs_keep_ &= catalogue.unary_keep[number];
        for (u32 number : posed.binary) signs_keep_ &= catalogue.binary_keep[number];
    }

    int first() const {
        const bool holds[] = {no_goal(),      useless_cube(), leaves_ == 0, few_cubes(),
                              few_signs(),    few_digits(),   all_positive(), all_whole(),
                              all_rational(), too_large()};
        for (int i = 0; i < 10; ++i)
            if (holds[i]) return i;
        return -1;
    }

  private:
    static void add(const std::vector<int>& kinds, Kinds& to) {
        for (int kind : kinds) to |= Kinds(1) << kind;
    }

    template <class Number>
    int sum(Kinds of, Number number) const {
        int total = 0;
        for (std::size_t k = 0; k < tables_.kinds.size(); ++k)
            if (of >> k & 1) total += number(tables_.kinds[k]);
        return total;
    }
    int required(Kinds of) const {
        return sum(of, [](const Kind& kind) { return kind.required; });
    }
    int most(Kinds of) const {  // that a Solution may use
        const int sure = sum(of, [](const Kind& kind) { return kind.sure; });
        return std::min(sum(of, [](const Kind& kind) { return kind.most; }), sure + tables_.spare);
    }

    bool no_goal() const { return posed_.goal->targets.empty() && posed_.goal->complete; }

    bool useless_cube() const {
        const Kinds meant = leaves_ | unary_ | binary_;
        for (std::size_t k = 0; k < tables_.kinds.size(); ++k)
            if (tables_.kinds[k].required && !(meant >> k & 1)) return true;
        return false;
    }

    bool few_cubes() const { return most(cubes_) < tables_.least_cubes; }

    bool few_signs() const {
        std::size_t longest = 1;
        for (const Leaf& leaf : tables_.leaves) longest = std::max(longest, leaf.kinds.size());
        const int length = static_cast<int>(longest);
        return (required(leaves_ & ~(unary_ | binary_)) + length - 1) / length - 1 > most(binary_);
    }

    bool few_digits() const {
        return required(binary_ & cubes_ & ~unary_ & ~leaves_) + 1 > most(leaves_);
    }

    bool closed(Keeps::Flag set) const { return (leaves_keep_ & signs_keep_ & set) == set; }

    bool missed(TargetIs::Flag kind) const {
        const auto& is = posed_.goal->is;
        return posed_.goal->complete &&
               std::all_of(is.begin(), is.end(), [&](u8 flags) { return (flags & kind) != 0; });
    }

    bool all_positive() const {
        return !tables_.multiple_of && closed(Keeps::NOT_NEGATIVE) && missed(TargetIs::BELOW_ZERO);
    }
    bool all_whole() const { return closed(Keeps::WHOLE) && missed(TargetIs::NO_WHOLE); }
    bool all_rational() const { return closed(Keeps::RATIONAL) && missed(TargetIs::IRRATIONAL); }

    // With + - x / alone, no numerator or denominator passes the product of the digits, doubled for
    // every + and -.
    bool too_large() const {
        if (tables_.multiple_of || !tables_.unary.empty() || !missed(TargetIs::FRACTION)) return false;
        for (const Leaf& leaf : tables_.leaves)
            if (leaf.kinds.size() > 1) return false;
        for (const Row& row : tables_.binary)
            if (row.kinds.size() != 1) return false;
        if (!(signs_keep_ & Keeps::PLAIN) || !(leaves_keep_ & Keeps::RATIONAL)) return false;
        Height bound = 1;
        for (std::size_t k = 0; k < tables_.kinds.size(); ++k) {
            u64 own = doubles(static_cast<int>(k)) ? 2 : 1, height = 1;
            for (const Leaf& leaf : tables_.leaves)
                if (leaf.kinds[0] == static_cast<int>(k))
                    height = std::max({height, magnitude(leaf.value.n), u64(leaf.value.d)});
            for (int i = 0; i < tables_.kinds[k].most; ++i)
                if (__builtin_mul_overflow(bound, Height(own) * height, &bound)) return false;
        }
        const auto& heights = posed_.goal->heights;
        return std::all_of(heights.begin(), heights.end(),
                           [&](Height height) { return height > bound; });
    }

    bool doubles(int kind) const {
        for (std::size_t r = 0; r < tables_.binary.size(); ++r)
            if (tables_.binary[r].kinds[0] == kind &&
                (catalogue_.binary_keep[posed_.binary[r]] & Keeps::DOUBLING))
                return true;
        return false;
    }

    const Catalogue& catalogue_;
    const PosedTables& posed_;
    const Tables& tables_;
    Kinds leaves_ = 0, unary_ = 0, binary_ = 0, cubes_ = 0;
    u8 leaves_keep_ = 0xff, signs_keep_ = 0xff;
};

}  // namespace

int certificate_of(const Catalogue& catalogue, const PosedTables& posed) {
    return Certifier(catalogue, posed).first();
}

}  // namespace goalsetter
