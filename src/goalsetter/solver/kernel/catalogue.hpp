// All that cubes can be under the rules of a shake, worked out once; and the problems that a mat
// makes of it, one for each meaning of its wild cubes and each number of ! in the Goal.
#pragma once

#include "search.hpp"

namespace goalsetter {

// What leaves and signs keep to, for the certificates: a closed set that nothing leaves.
struct Keeps {
    enum Flag : u8 { NOT_NEGATIVE = 1, WHOLE = 2, RATIONAL = 4, PLAIN = 8, DOUBLING = 16 };
};

// What is known of a target. NO_WHOLE: a fraction, but not a whole one.
struct TargetIs {
    enum Flag : u8 { BELOW_ZERO = 1, NO_WHOLE = 2, IRRATIONAL = 4, FRACTION = 8 };
};

struct Catalogue {
    std::vector<bool> cubes;  // of each kind: false for a ! and a mark that counts operations
    std::vector<Leaf> leaves;
    std::vector<Row> unary, binary;
    std::vector<u8> leaves_keep, unary_keep, binary_keep;
    int factorial = -1;  // the kind of the !, if there may be one
};

// Cubes of one kind on the mat.
struct Holding {
    int required = 0, permitted = 0, resources = 0;
};

// A wild symbol. Its cubes may be of several kinds at once: a digit that may be an exponent or not.
struct WildSymbol {
    struct Cubes {
        Holding holding;
        std::vector<int> kinds;  // by the meaning
    };
    bool in_goal;
    std::size_t meanings;
    std::vector<Cubes> cubes;
};

using Height = unsigned __int128;

struct PosedGoal {
    std::vector<Target> targets;
    std::vector<u8> is;           // TargetIs of each
    std::vector<Height> heights;  // the larger of numerator and denominator of each fraction
    bool complete;       // whether these are all targets
    int factorials;      // ! that are left for the Solution
};

struct Question {
    std::vector<Holding> holdings;  // by kind, without the wild cubes
    std::vector<WildSymbol> wild;
    std::vector<std::vector<PosedGoal>> goals;  // for each reading of the Goal, by its !
    std::vector<u32> readings;  // which of these goes with each combination of meanings
    int spare, least_cubes;
    i64 multiple_of;

    u32 combinations() const;
    const std::vector<PosedGoal>& goals_of(u32 combination) const {
        return goals[readings.size() == 1 ? readings[0] : readings[combination]];
    }
};

// One problem, with the place in the catalogue of everything in it.
struct PosedTables {
    Tables tables;
    std::vector<u32> kinds, leaves, unary, binary;
    const PosedGoal* goal = nullptr;
    u32 combination = 0, in_goal = 0;
};

enum class Posing { POSED, NEEDLESS, TOO_MANY_CUBES };

// NEEDLESS: every Solution of it is one of a problem in which a wild cube is its own symbol.
Posing pose(const Catalogue& catalogue, const Question& question, u32 combination, u32 in_goal,
            PosedTables& out);

// The number of the first certificate that holds, in the order of the bridge; or -1.
int certificate_of(const Catalogue& catalogue, const PosedTables& posed);

}  // namespace goalsetter
