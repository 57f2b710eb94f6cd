// The nodes of numbers that are no fraction: each is kept once, and found again by its hash.
#include "numbers.hpp"

namespace goalsetter {

u64 Numbers::hash_terms(const Term* terms, std::size_t count) const {
    u64 hash = count;
    for (std::size_t i = 0; i < count; ++i)
        hash = mix(hash + terms[i].monomial) ^ hash_of(terms[i].coefficient);
    return mix(hash);
}

u64 Numbers::hash_form(const Form& form) const {
    u64 hash = mix(static_cast<u64>(form.op) + 77) ^ hash_of(form.left);
    return mix(mix(hash) + hash_of(form.right) + form.branch);
}

u64 Numbers::hash_node(const Node& n) const {
    return n.count ? hash_terms(&terms_[n.first], n.count) : hash_form(forms_[n.first]);
}

void Numbers::grow_table() {
    table_.assign(table_.size() * 2, 0);
    std::size_t mask = table_.size() - 1;
    for (std::size_t id = 0; id < nodes_.size(); ++id) {
        std::size_t at = hash_node(nodes_[id]) & mask;
        while (table_[at]) at = (at + 1) & mask;
        table_[at] = static_cast<u32>(id + 1);
    }
}

// The last to come is the last of every row of places that it is in, so none is torn apart.
void Numbers::forget_last() {
    const Node& n = nodes_.back();
    std::size_t mask = table_.size() - 1, at = hash_node(n) & mask;
    while (table_[at] != nodes_.size()) at = (at + 1) & mask;
    table_[at] = 0;
    if (n.count)
        terms_.resize(n.first);
    else
        forms_.pop_back();
    nodes_.pop_back();
}

Value Numbers::intern_terms(const Terms& terms) {
    u32& place = slot(hash_terms(terms.list, terms.count), [&](const Node& n) {
        bool equal = n.count == terms.count;
        for (std::size_t i = 0; equal && i < terms.count; ++i) {
            const Term& known = terms_[n.first + i];
            equal = known.monomial == terms[i].monomial &&
                    same(known.coefficient, terms[i].coefficient);
        }
        return equal;
    });
    if (place) return {place - 1, 0};
    Node node{point(0), static_cast<u32>(terms_.size()), static_cast<u32>(terms.count), 0,
              IRRATIONAL | ALGEBRAIC | SURE, false, terms.count <= 2, 0};
    int positive = 0;
    for (const Term& term : terms) {
        positive += term.coefficient.n > 0;
        if (term.monomial) node.mask |= 1ULL << (term.monomial % 64);
        for (const PrimePower& p : monomials_[term.monomial]) {
            node.square = node.square && p.exponent.d == 2;
            if (p.prime == UNIT) node.flags |= NONREAL | MAYBE_NONREAL;
        }
    }
    if (node.flags & NONREAL)
        node.sign = 0;
    else
        node.sign = positive == static_cast<int>(terms.count) ? 1 : positive == 0 ? -1 : 0;
    terms_.insert(terms_.end(), terms.begin(), terms.end());
    nodes_.push_back(node);
    place = static_cast<u32>(nodes_.size());
    return {static_cast<i64>(nodes_.size()) - 1, 0};
}

const Node& Numbers::measured(Value a) const {
    Node& n = nodes_[static_cast<std::size_t>(a.n)];
    for (u32 i = n.first; i < n.first + n.count; ++i)
        if (!with_unit(terms_[i].monomial))
            n.box = n.box + of_rational(terms_[i].coefficient) * monomial_box(terms_[i].monomial);
    n.boxed = true;
    if (n.sign == 0 && !(n.flags & NONREAL)) n.sign = n.box.lo > 0 ? 1 : n.box.hi < 0 ? -1 : 0;
    return n;
}

Interval Numbers::imaginary_box(Value a) const {
    const Node& n = node(a);
    if (!n.count) return forms_[n.first].im;
    Interval sum = point(0);
    for (u32 i = n.first; i < n.first + n.count; ++i)
        if (with_unit(terms_[i].monomial))
            sum = sum + of_rational(terms_[i].coefficient) * monomial_box(terms_[i].monomial);
    return sum;
}

Value Numbers::make_form(Op op, Value left, Value right, Interval box, int sign, Interval log,
                         u8 flags) {
    Form form{op, left, right, log};
    u32& place = slot(hash_form(form), [&](const Node& n) {
        if (n.count) return false;
        const Form& known = forms_[n.first];
        return known.op == op && same(known.left, left) && same(known.right, right) &&
               known.branch == 0;
    });
    if (place) return {place - 1, 0};
    forms_.push_back(form);
    if (box.off_zero()) sign = box.lo > 0 ? 1 : -1;
    nodes_.push_back({box, static_cast<u32>(forms_.size()) - 1, 0, static_cast<signed char>(sign),
                      flags, true, false, 0});
    place = static_cast<u32>(nodes_.size());
    return {static_cast<i64>(nodes_.size()) - 1, 0};
}

// A form that may not be real.
Value Numbers::make_branch(Op op, Value left, Value right, u32 branch, Plane plane, Interval log,
                           u8 flags) {
    Form form{op, left, right, log, branch, plane.im};
    u32& place = slot(hash_form(form), [&](const Node& n) {
        if (n.count) return false;
        const Form& known = forms_[n.first];
        return known.op == op && same(known.left, left) && same(known.right, right) &&
               known.branch == branch;
    });
    if (place) return {place - 1, 0};
    flags |= MAYBE_NONREAL;
    if (plane.im.off_zero()) flags |= NONREAL | IRRATIONAL;
    forms_.push_back(form);
    nodes_.push_back({plane.re, static_cast<u32>(forms_.size()) - 1, 0, 0, flags, true, false, 0});
    place = static_cast<u32>(nodes_.size());
    return {static_cast<i64>(nodes_.size()) - 1, 0};
}

std::size_t Numbers::bytes() const {
    return nodes_.capacity() * sizeof(Node) + terms_.capacity() * sizeof(Term) +
           forms_.capacity() * sizeof(Form) + table_.capacity() * sizeof(u32) +
           monomials_.size() * 160 + products_.size() * 64 + factoring.size() * 128;
}

}  // namespace goalsetter
