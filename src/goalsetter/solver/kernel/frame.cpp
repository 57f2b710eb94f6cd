// Stages, steps and memory of a search.
#include "frame.hpp"

#include <algorithm>
#include <new>

namespace goalsetter {

void Frame::work(const std::vector<std::size_t>& caps, u64 narrow_steps) {
    try {
        bool complete = false;
        for (std::size_t cap : caps) {
            if (cap != NO_CAP && narrow_steps == 0) continue;
            stage_end_ = cap == NO_CAP ? ~0ULL : steps_ + narrow_steps;
            set_poll();
            complete = stage(cap);
            if (complete) break;
        }
        outcome_.verdict = !complete || undecided_ ? Verdict::UNDECIDED
                           : endless_              ? Verdict::ENDLESS
                                                   : Verdict::EXHAUSTED;
    } catch (const Stop& stop) {
        outcome_.verdict = stop.verdict;
    } catch (const std::bad_alloc&) {
        outcome_.verdict = Verdict::MEMORY;
    }
    outcome_.vectors = vectors_.size();
    outcome_.values = values_;
    outcome_.steps = steps_;
    outcome_.doubts = doubts_;
    outcome_.bytes = bytes();
    outcome_.cubes = vectors_.largest();
}

// One pass with at most so many values for each vector; true if none was left out.
bool Frame::stage(std::size_t cap) {
    depth_ = 0;
    cap_ = cap;
    capped_ = endless_ = false;
    values_ = 0;
    begin();
    try {
        for (int cubes = 1; cubes <= vectors_.largest(); ++cubes) {
            vectors_.extend(cubes);
            make_room();
            if (bytes() > limits_.bytes) throw Stop{Verdict::MEMORY};
            look_at(cubes);
        }
    } catch (const Enough&) {
        return false;
    }
    return !capped_;
}

Reply Frame::put(const Tree& tree, u32 target) {
    const Reply reply = asker_.confirm(tree, target);
    if (reply == Reply::FAILED) throw Stop{Verdict::FAILED};
    if (reply != Reply::YES) return reply;
    outcome_.tree = tree;
    outcome_.target = target;
    throw Stop{Verdict::SOLVED};
}

void Frame::set_poll() {
    next_poll_ = std::min({steps_ + limits_.poll, limits_.steps + 1, stage_end_});
}

void Frame::poll() {
    set_poll();
    if (steps_ > limits_.steps) throw Stop{Verdict::BUDGET};
    if (bytes() > limits_.bytes) throw Stop{Verdict::MEMORY};
    if (steps_ >= stage_end_) throw Enough{};
    const Reply reply = asker_.go_on();
    if (reply != Reply::YES)
        throw Stop{reply == Reply::NO ? Verdict::CANCELLED : Verdict::FAILED};
}

}  // namespace goalsetter
