// A mat of ON-SETS in numbers, as Python tells it: kinds of cubes, and which sets count.
#pragma once

#include <cstdint>
#include <vector>

namespace goalsetter::onsets {

using Cards = std::uint16_t;  // a set: one bit for each class of cards
using u8 = std::uint8_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

constexpr int MOST_CLASSES = 16, MOST_WEIGHT = 1000;

enum class Role { SET, JOIN, PRIME, SIGN };

// What a cube may stand for: a set, or the truth table of a join or of what a sign removes.
struct Option {
    Cards cards;
    u8 table;

    bool operator==(const Option& other) const {
        return cards == other.cards && table == other.table;
    }
};

struct Kind {
    Role role;
    int required;
    int named;
    int sure;
    int most;
    bool repeats;
    bool wanted;
    std::vector<Option> options;

    bool operator==(const Kind& other) const {
        return role == other.role && required == other.required && named == other.named &&
               sure == other.sure && most == other.most && repeats == other.repeats &&
               wanted == other.wanted && options == other.options;
    }
};

enum class Null { FREE, AS_WRITTEN, EVERY_ORDER };

// Which sets count.
struct Count {
    std::vector<int> weights;  // what each class counts
    std::vector<int> targets;
    bool asks;                 // whether the set must hold a class of `needed`
    Cards needed;
    Cards barred;
};

// What can be built.
struct Cubes {
    std::vector<Kind> kinds;
    int classes;
    bool now;  // at most one cube of the Resources
    bool restrictions;
    bool restriction_due;
    Null null;
    bool once;
    int least_cubes;
    int least_operations;
    bool operations_anywhere;
    bool cube_needed;
    int shortest_name;
    int shortest_part;

    Cards everything() const { return static_cast<Cards>((1u << classes) - 1); }
    bool operator==(const Cubes& other) const {
        return kinds == other.kinds && classes == other.classes && now == other.now &&
               restrictions == other.restrictions && restriction_due == other.restriction_due &&
               null == other.null && once == other.once && least_cubes == other.least_cubes &&
               least_operations == other.least_operations &&
               operations_anywhere == other.operations_anywhere &&
               cube_needed == other.cube_needed && shortest_name == other.shortest_name &&
               shortest_part == other.shortest_part;
    }
};

struct Problem {
    Cubes cubes;
    Count count;
};

enum class Stop { BUDGET, MEMORY, CANCELLED, FAILED };

// Thrown when a search must stop before it has looked at everything.
struct Stopped {
    Stop why;
};

// Asked from time to time whether to go on.
class Asker {
  public:
    virtual ~Asker() = default;
    virtual void go_on() = 0;  // throws Stopped
};

// Steps and memory that a search has used.
class Purse {
  public:
    u64 steps = 0, values = 0, vectors = 0;

    Purse(u64 most_steps, u64 most_bytes, u64 poll, Asker& asker)
        : most_steps_(most_steps), most_bytes_(most_bytes), poll_(poll), asker_(asker) {}

    void pay(u64 more) {
        steps += more;
        if (steps > most_steps_) throw Stopped{Stop::BUDGET};
        if (steps - asked_ < poll_) return;
        asked_ = steps;
        asker_.go_on();
    }
    void hold(u64 bytes) {
        bytes_ += bytes;
        if (bytes_ > most_bytes_) throw Stopped{Stop::MEMORY};
    }
    // So much must still be left.
    void leave(u64 bytes) const {
        if (bytes_ + bytes > most_bytes_) throw Stopped{Stop::MEMORY};
    }
    void keep(std::size_t sets, std::size_t bytes_each) {
        values += sets;
        hold(sets * bytes_each + 64);
    }

  private:
    u64 most_steps_, most_bytes_, poll_, asked_ = 0, bytes_ = 0;
    Asker& asker_;
};

}  // namespace goalsetter::onsets
