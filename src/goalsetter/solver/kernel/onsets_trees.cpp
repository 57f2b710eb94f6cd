// From what a search has found back to how it is written: nothing is remembered with a set but
// which places were joined; operands are found again from the top.
#include "onsets_search.hpp"

namespace goalsetter::onsets {

namespace {

bool holds(const Family& family, Cards cards) {
    return std::binary_search(family.begin(), family.end(), cards);
}

}  // namespace

void Search::write_set(u32 at, Cards cards, Tokens& out) const {
    const Place& place = names_.places[at];
    for (std::size_t kind = 0; place.size == 1 && kind < problem_.kinds.size(); ++kind) {
        const auto& options = problem_.kinds[kind].options;
        bool here = problem_.kinds[kind].role == Role::SET &&
                    tools_.counts.unit(static_cast<int>(kind)) == place.counts;
        for (std::size_t option = 0; here && option < options.size(); ++option)
            if (options[option].cards == cards) {
                out.push_back({static_cast<int>(kind), static_cast<int>(option)});
                return;
            }
    }
    for (const Split& split : place.splits)
        if (write_split(split, cards, out)) return;
    throw Stopped{Stop::FAILED};
}

bool Search::write_split(const Split& split, Cards cards, Tokens& out) const {
    const Family& lefts = names_.places[split.left].sets;
    if (split.right == NOWHERE) {
        Cards operand = static_cast<Cards>(cards ^ problem_.everything());
        if (!holds(lefts, operand)) return false;
        write_set(split.left, operand, out);
        out.push_back({split.kind, split.option});
        return true;
    }
    Operation operation(tools_.option(split.kind, split.option).table, problem_.everything());
    for (Cards left : lefts)
        for (Cards right : names_.places[split.right].sets)
            if (operation.of(left, right) == cards) {
                write_set(split.left, left, out);
                write_set(split.right, right, out);
                out.push_back({split.kind, split.option});
                return true;
            }
    return false;
}

void Search::write_part(u32 at, u32 state, Tokens& out) {
    for (const Pair& pair : restrictions_.parts[at].pairs)
        if (write_pair(pair, state, out)) return;
    throw Stopped{Stop::FAILED};
}

bool Search::write_pair(const Pair& pair, u32 state, Tokens& out) {
    const Family& family = restrictions_.chains[pair.last].removed;
    for (Cards removed : family) {
        if (pair.before == NOWHERE) {
            if (restrictions_.states.first(removed) != state) continue;
            write_chain(pair.last, removed, nullptr, out);
            return true;
        }
        for (u32 before : restrictions_.parts[pair.before].states)
            if (restrictions_.states.next(before, removed) == state) {
                write_part(pair.before, before, out);
                write_chain(pair.last, removed, nullptr, out);
                return true;
            }
    }
    return false;
}

// A chain that removes these cards, and ends with this set, as far as that is not gone, if one is
// given; a whole Restriction has its mark behind it.
void Search::write_chain(u32 at, Cards removed, const Cards* last, Tokens& out) const {
    for (const Link& link : restrictions_.chains[at].links)
        if (write_link(link, removed, last, out)) {
            if (!last) out.push_back({END, 0});
            return;
        }
    throw Stopped{Stop::FAILED};
}

bool Search::write_link(const Link& link, Cards removed, const Cards* last, Tokens& out) const {
    Operation removes(tools_.option(link.kind, link.option).table, problem_.everything());
    auto write_last = [&](Cards right) {
        write_set(link.right, right, out);
        out.push_back({link.kind, link.option});
        return true;
    };
    for (Cards right : names_.places[link.right].sets) {
        if (last && (right & ~removed) != *last) continue;
        if (!link.chain) {
            for (Cards left : names_.places[link.left].sets)
                if (removes.of(left, right) == removed) {
                    write_set(link.left, left, out);
                    return write_last(right);
                }
            continue;
        }
        for (u32 each : restrictions_.chains[link.left].ends) {
            End end = end_of(each);
            if ((end.gone | removes.of(end.last, right)) == removed) {
                write_chain(link.left, end.gone, &end.last, out);
                return write_last(right);
            }
        }
    }
    return false;
}

}  // namespace goalsetter::onsets
