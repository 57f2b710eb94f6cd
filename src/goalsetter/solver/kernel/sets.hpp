// The values of one count-vector, and the values that are wanted of it.
#pragma once

#include <algorithm>
#include <vector>

#include "numbers.hpp"

namespace goalsetter {

constexpr u32 ABSENT = 0xffffffff;
constexpr std::size_t NO_CAP = 0xfffffff0;

// An open-addressing index over a list of values kept elsewhere; short lists are just scanned.
class Index {
  public:
    template <class Get>
    u32 find(Value wanted, std::size_t count, Get get) const {
        if (table_.empty()) {
            for (std::size_t i = 0; i < count; ++i)
                if (same(get(i), wanted)) return static_cast<u32>(i);
            return ABSENT;
        }
        std::size_t mask = table_.size() - 1, at = hash_of(wanted) & mask;
        for (; table_[at]; at = (at + 1) & mask)
            if (same(get(table_[at] - 1), wanted)) return table_[at] - 1;
        return ABSENT;
    }

    // To be called when the value at `count` has been added to the list.
    template <class Get>
    void added(std::size_t count, Get get) {
        if (count < SHORT) return;
        if (2 * (count + 1) > table_.size()) {
            table_.assign(std::max<std::size_t>(4 * SHORT, table_.size() * 2), 0);
            for (std::size_t i = 0; i < count; ++i) put(get(i), i);
        }
        put(get(count), count);
    }

    std::size_t bytes() const { return table_.capacity() * sizeof(u32); }

  private:
    static constexpr std::size_t SHORT = 8;

    void put(Value value, std::size_t i) {
        std::size_t mask = table_.size() - 1, at = hash_of(value) & mask;
        while (table_[at]) at = (at + 1) & mask;
        table_[at] = static_cast<u32>(i + 1);
    }

    std::vector<u32> table_;
};

// Enclosures in order, so that all that overlap a given one are found.
class Boxes {
  public:
    bool built = false;

    void add(Interval box, u32 id) { rows_.push_back({box.lo, box.hi, id}); }
    void sort() {
        std::sort(rows_.begin(), rows_.end(), [](const Row& a, const Row& b) {
            return a.lo != b.lo ? a.lo < b.lo : a.id < b.id;
        });
        double highest = -INFINITE;
        for (Row& row : rows_) row.hi = highest = most(highest, row.hi);
        built = true;
    }
    bool empty() const { return rows_.empty(); }
    std::size_t bytes() const { return rows_.capacity() * sizeof(Row); }

    // Calls `visit` for every id whose box may overlap, until it says true.
    template <class Visit>
    bool overlapping(Interval box, Visit visit) const {
        auto end = std::upper_bound(rows_.begin(), rows_.end(), box.hi,
                                    [](double hi, const Row& row) { return hi < row.lo; });
        while (end != rows_.begin() && (--end)->hi >= box.lo)
            if (visit(end->id)) return true;
        return false;
    }

  private:
    struct Row {
        double lo;
        double hi;  // of this row and all before it, once sorted
        u32 id;
    };
    std::vector<Row> rows_;
};

// Everything that expressions over one count-vector can be worth.
struct Values {
    std::vector<Value> list;
    Index index;
    Boxes forms;       // of those values that are forms
    Boxes boxes;       // of all values; built when a form is looked for
    u64 mask = 0;       // of all the sums of radicals
    bool made = false;
    bool dead = false;  // a value that can only be multiplied by zero is in already

    u32 find(Value v) const {
        return index.find(v, list.size(), [this](std::size_t i) { return list[i]; });
    }
    bool insert(Value v) {
        if (find(v) != ABSENT) return false;
        list.push_back(v);
        index.added(list.size() - 1, [this](std::size_t i) { return list[i]; });
        return true;
    }
    std::size_t bytes() const {
        return list.capacity() * sizeof(Value) + index.bytes() + forms.bytes() + boxes.bytes();
    }
};

// A value that an expression over one count-vector should have, and what follows from it.
struct Need {
    Value value;
    u32 parent;        // the vector of the larger expression, or NOWHERE
    u32 parent_need;   // and its need; of a root, the target
    u32 sibling;       // the place of the other operand's value in the list of its vector
    u16 row;
    bool left;         // whether this is the left operand
    bool unary;
    bool unsure;       // being equal is necessary, not sufficient
    u8 chain = 0;      // signs that use nothing up, one before the other
};

struct Needs {
    std::vector<Need> list;
    Index index;
    std::size_t done = 0;

    bool insert(const Need& need) {
        auto get = [this](std::size_t i) { return list[i].value; };
        if (!need.unsure) {
            u32 found = index.find(need.value, list.size(), get);
            if (found != ABSENT && !list[found].unsure) return false;
        }
        list.push_back(need);
        index.added(list.size() - 1, get);
        return true;
    }
    std::size_t bytes() const { return list.capacity() * sizeof(Need) + index.bytes(); }
};

}  // namespace goalsetter
