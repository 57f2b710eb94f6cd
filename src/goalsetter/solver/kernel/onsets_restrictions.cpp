// Restriction parts, size by size: sets linked to chains, and Restrictions put behind each other.
#include "onsets_restrictions.hpp"

namespace goalsetter::onsets {

Restrictions::Restrictions(Tools& tools, const Names& names, const Ledger& ledger,
                           const Filing& filed, const Bits& hopeful)
    : states(tools.problem.null), tools_(tools), names_(names), ledger_(ledger), filed_(filed),
      hopeful_(hopeful), ends_(tools.problem.classes), signs_(tools.kinds(Role::SIGN)), sets_(tools.kinds(Role::SET)) {}

// What a larger part is made of would be too large.
bool Restrictions::finished() const {
    if (tools_.spent(size())) return true;
    int largest = std::max({2 * names_.last, last + names_.last, 2 * last}) + 1;
    return names_.finished() && size() >= largest;
}

void Restrictions::grow() {
    int next = size() + 1;
    u32 chains_before = static_cast<u32>(chains.size());
    u32 parts_before = static_cast<u32>(parts.size());
    if (!finished()) {
        Links links;
        link_sets(next, links);
        link_chains(next, links);
        for_each_target(links, [&](u64 counts, const Job<Link>* begin, const Job<Link>* end) {
            make_chains(next, counts, begin, end);
        });
    }
    chain_layers.push_back({chains_before, static_cast<u32>(chains.size())});
    if (!finished()) {
        Pairs pairs;
        pair(next, pairs);
        for_each_target(pairs, [&](u64 counts, const Job<Pair>* begin, const Job<Pair>* end) {
            make_parts(next, counts, begin, end);
        });
    }
    part_layers.push_back({parts_before, static_cast<u32>(parts.size())});
    if (chains.size() > chains_before || parts.size() > parts_before) last = next;
}

void Restrictions::link_sets(int size, Links& jobs) const {
    for (int first = 1; first < size - 1; ++first) {
        const Layer &one = names_.layer(first), &other = names_.layer(size - 1 - first);
        for (u32 left = one.begin; left < one.end; ++left) {
            tools_.purse.pay(other.end - other.begin);
            for (u32 right = other.begin; right < other.end; ++right)
                link(names_.places[left].counts, names_.places[right].counts,
                     {0, 0, false, left, right}, jobs);
        }
    }
}

void Restrictions::link_chains(int size, Links& jobs) const {
    for (int first = 3; first < size - 1; ++first) {
        const Layer& one = chain_layers[static_cast<std::size_t>(first)];
        const Layer& other = names_.layer(size - 1 - first);
        for (u32 left = one.begin; left < one.end; ++left) {
            if (chains[left].ends.empty()) continue;
            tools_.purse.pay(other.end - other.begin);
            for (u32 right = other.begin; right < other.end; ++right)
                link(chains[left].counts, names_.places[right].counts, {0, 0, true, left, right},
                     jobs);
        }
    }
}

// Two parts with each sign that is left.
void Restrictions::link(u64 left, u64 right, Link link, Links& jobs) const {
    u64 both = tools_.counts.added(left, right);
    if (both == NONE) return;
    for (int kind : signs_) {
        u64 counts = tools_.counts.added(both, tools_.counts.unit(kind));
        if (counts == NONE) continue;
        const auto& options = tools_.problem.kinds[static_cast<std::size_t>(kind)].options;
        for (std::size_t at = 0; at < options.size(); ++at) {
            link.kind = static_cast<u8>(kind);
            link.option = static_cast<u8>(at);
            jobs.push_back({counts, link});
        }
    }
}

// Whether a sign and a set are left with which a chain might go on.
bool Restrictions::is_open(u64 counts) const {
    for (int sign : signs_) {
        u64 longer = tools_.counts.added(counts, tools_.counts.unit(sign));
        for (int set : sets_)
            if (longer != NONE && tools_.counts.added(longer, tools_.counts.unit(set)) != NONE)
                return true;
    }
    return false;
}

void Restrictions::make_chains(int size, u64 counts, const Job<Link>* begin, const Job<Link>* end) {
    if (is_open(counts))
        make_open(size, counts, begin, end);
    else
        make_closed(size, counts, begin, end);
}

// Chains that may go on, or have others beside them, but for what serves as well.
void Restrictions::make_open(int size, u64 counts, const Job<Link>* begin, const Job<Link>* end) {
    u64 pairs = 0;
    for (const Job<Link>* job = begin; job < end; ++job) pairs += pairs_of(job->what);
    ends_.open();
    know_ends(counts, pairs);
    std::vector<Link> links;
    for (const Job<Link>* job = begin; job < end; ++job) {
        std::size_t before = ends_.fresh();
        put_open(job->what);
        if (ends_.fresh() > before) links.push_back(job->what);
    }
    std::vector<u32> ends = ends_.take();
    if (ends.empty()) return;
    for_each_serving(chains, chain_layers.back().end, tools_.counts, counts,
                     [&](const Chains& each) { tools_.marks.know(each.removed); });
    for (u32 each : ends) tools_.marks.put(end_of(each).gone);
    keep({size, counts, std::move(ends), tools_.marks.take(), std::move(links)});
}

// Ends that serve as well are not new. The same cubes must be asked, since sizes could go on for
// ever; others as long as that is less work than it saves.
void Restrictions::know_ends(u64 counts, u64 pairs) {
    for_each_serving(chains, chain_layers.back().end, tools_.counts, counts,
                     [&](const Chains& each) {
                         if (each.counts == counts || each.ends.size() < pairs) {
                             ends_.know(each.ends);
                             pairs -= std::min<u64>(pairs, each.ends.size());
                         }
                     });
}

u64 Restrictions::pairs_of(const Link& link) const {
    std::size_t lefts = link.chain ? chains[link.left].ends.size()
                                   : names_.places[link.left].sets.size();
    return static_cast<u64>(lefts) * names_.places[link.right].sets.size();
}

// Chains that can only be a Restriction part by themselves: all that matters is what is not
// removed yet by a part that uses the cubes correctly.
void Restrictions::make_closed(int size, u64 counts, const Job<Link>* begin, const Job<Link>* end) {
    Key key;
    if (!ledger_.of_restrictions(counts, key)) return;
    if (const Bits* seen = filed_.seen(key)) tools_.marks.know(*seen);
    std::vector<Link> links;
    for (const Job<Link>* job = begin; job < end && !tools_.marks.full(); ++job) {
        std::size_t before = tools_.marks.fresh();
        put_closed(job->what);
        if (tools_.marks.fresh() > before) links.push_back(job->what);
    }
    Family removed = tools_.marks.take();
    if (!removed.empty()) keep({size, counts, {}, std::move(removed), std::move(links)});
}

void Restrictions::put_open(const Link& link) {
    Operation removes(tools_.option(link.kind, link.option).table, tools_.problem.everything());
    const Family& rights = names_.places[link.right].sets;
    if (!link.chain) {
        for (Cards left : names_.places[link.left].sets) {
            pay(rights.size());
            removes.for_each(left, rights, [&](Cards gone, Cards right) { put_end(gone, right); });
        }
        return;
    }
    for (u32 each : chains[link.left].ends) {
        End end = end_of(each);
        pay(rights.size());
        removes.for_each(end.last, rights, [&](Cards gone, Cards right) {
            put_end(static_cast<Cards>(end.gone | gone), right);
        });
    }
}

void Restrictions::put_closed(const Link& link) {
    u8 table = tools_.option(link.kind, link.option).table;
    const Family& rights = names_.places[link.right].sets;
    if (!link.chain) {
        const Family& lefts = names_.places[link.left].sets;
        tools_.purse.pay(tools_.joiner.cost(lefts.size(), rights.size()));
        tools_.joiner.join(table, lefts, rights, tools_.marks);
        return;
    }
    Operation removes(table, tools_.problem.everything());
    tools_.marks.put_many([&](Bits& bits) {
        for (u32 each : chains[link.left].ends) {
            End end = end_of(each);
            pay(rights.size() / 4 + 1);  // nobody asks what is new, which makes steps short
            removes.for_each(end.last, rights, [&](Cards gone, Cards) {
                bits.set(static_cast<Cards>(end.gone | gone));
            });
        }
    });
}

void Restrictions::keep(Chains&& made) {
    if (!made.removed.empty()) ++tools_.purse.vectors;
    tools_.purse.keep(made.ends.size(), sizeof(u32));
    tools_.purse.keep(made.removed.size(), sizeof(Cards));
    tools_.purse.hold(sizeof(Chains) + made.links.size() * sizeof(Link));
    chains.push_back(std::move(made));
}

// One Restriction, or several with one more behind them.
void Restrictions::pair(int size, Pairs& jobs) const {
    const Layer& alone = chain_layers[static_cast<std::size_t>(size)];
    for (u32 at = alone.begin; at < alone.end; ++at) jobs.push_back({chains[at].counts, {NOWHERE, at}});
    for (int before = 3; before < size - 2; ++before) {
        const Layer& one = part_layers[static_cast<std::size_t>(before)];
        const Layer& other = chain_layers[static_cast<std::size_t>(size - before)];
        for (u32 left = one.begin; left < one.end; ++left) {
            tools_.purse.pay(other.end - other.begin);
            for (u32 right = other.begin; right < other.end; ++right) {
                u64 counts = tools_.counts.added(parts[left].counts, chains[right].counts);
                if (counts != NONE) jobs.push_back({counts, {left, right}});
            }
        }
    }
}

void Restrictions::make_parts(int size, u64 counts, const Job<Pair>* begin, const Job<Pair>* end) {
    std::vector<u32> known;
    for_each_serving(parts, part_layers.back().end, tools_.counts, counts, [&](const Part& each) {
        known.insert(known.end(), each.states.begin(), each.states.end());
    });
    numbers_.know(known);
    std::vector<Pair> pairs;
    for (const Job<Pair>* job = begin; job < end; ++job) {
        std::size_t before = numbers_.fresh();
        put_pair(job->what);
        if (numbers_.fresh() > before) pairs.push_back(job->what);
    }
    std::vector<u32> found = numbers_.take();
    if (found.empty()) return;
    tools_.purse.keep(found.size(), sizeof(u32));
    tools_.purse.hold(sizeof(Part) + pairs.size() * sizeof(Pair));
    parts.push_back({size, counts, std::move(found), std::move(pairs)});
}

void Restrictions::put_pair(const Pair& pair) {
    const Family& family = chains[pair.last].removed;
    if (pair.before == NOWHERE) {
        for (Cards removed : family) {
            u32 state = states.first(removed);
            if (state != NOWHERE && is_hopeful(removed)) numbers_.put(state);
        }
        return;
    }
    for (u32 one : parts[pair.before].states) {
        pay(family.size());
        for (Cards removed : family) {
            u32 state = states.next(one, removed);
            if (state != NOWHERE && is_hopeful(states.gone(state))) numbers_.put(state);
        }
    }
}

}  // namespace goalsetter::onsets
