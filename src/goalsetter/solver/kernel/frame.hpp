// The frame that both searches share: who asked, what may be spent, and stages that end in a proof.
//
// A narrow stage keeps few values of each vector and finds what is easily found; the last one keeps
// all, so that finding nothing proves that there is nothing.
#pragma once

#include <vector>

#include "sets.hpp"
#include "vectors.hpp"

namespace goalsetter {

enum class Verdict { SOLVED, EXHAUSTED, BUDGET, MEMORY, CANCELLED, UNDECIDED, ENDLESS, FAILED };
enum class Reply { YES, NO, UNDECIDED, FAILED };

// A tree in postfix order: leaves, unary rows and binary rows by number.
struct Part {
    // OPEN: a power of the base; its number is the exponent twice (or its opposite twice and one
    // more, below zero), that twice again, and one more if the power is to be taken negative.
    enum Sort : u8 { LEAF, UNARY, BINARY, OPEN } sort;
    u32 number;
};
using Tree = std::vector<Part>;

// Who asked: is told of every Solution that seems to be one, and may stop the search.
class Asker {
  public:
    virtual ~Asker() = default;
    virtual Reply confirm(const Tree& tree, u32 target) = 0;
    virtual Reply go_on() = 0;  // YES, NO (cancelled) or FAILED
};

struct Limits {
    u64 steps;
    std::size_t bytes;
    u64 poll;    // steps between two questions whether to go on
    u64 doubts;  // candidates that the asker may refuse before the search gives up on proving
};

struct Outcome {
    Verdict verdict = Verdict::UNDECIDED;
    Tree tree;
    u32 target = 0;
    u64 vectors = 0, values = 0, steps = 0, doubts = 0, bytes = 0;
    int cubes = 0;
    bool lane = false;  // whether it is the fast lane's
};

class Frame {
  public:
    virtual ~Frame() = default;

  protected:
    struct Stop {
        Verdict verdict;
    };
    struct Enough {};  // thrown when a narrow stage has taken its steps

    Frame(const Tables& tables, double tallest, Limits limits, Asker& asker)
        : tables_(tables), limits_(limits), asker_(asker), vectors_(tables_, tallest) {}

    // Works through stages with these caps, the narrow ones with so many steps each; fills the
    // outcome. Without `narrow_steps` only the proof is tried.
    void work(const std::vector<std::size_t>& caps, u64 narrow_steps);

    // A Solution that seems to be one is put to whoever asked; a true one ends the search.
    Reply put(const Tree& tree, u32 target);

    void spend(u64 steps) {
        steps_ += steps;
        if (steps_ >= next_poll_) poll();
    }

    virtual void begin() = 0;             // forgets the values of the stage before
    virtual void make_room() = 0;         // for the vectors that came in
    virtual void look_at(int cubes) = 0;  // all Solutions of so many cubes
    virtual std::size_t bytes() const = 0;

    Tables tables_;
    Limits limits_;
    Asker& asker_;
    Vectors vectors_;
    int depth_ = 0;  // the values of all vectors up to this size are made
    std::size_t cap_ = 0;
    bool capped_ = false;
    bool undecided_ = false;
    bool endless_ = false;  // a chain of signs that use nothing up was cut
    u64 steps_ = 0, doubts_ = 0, values_ = 0;
    Outcome outcome_;

  private:
    bool stage(std::size_t cap);
    void set_poll();
    void poll();

    u64 next_poll_ = 0, stage_end_ = 0;
};

}  // namespace goalsetter
