// Tables out of Python tuples, and trees into them: for every door of EQUATIONS.
#include "tables_door.hpp"

namespace goalsetter {

namespace {

Value fraction(PyObject* tuple, Py_ssize_t place) {
    Value value{number(tuple, place), number(tuple, place + 1)}, reduced;
    if (value.d <= 0 || !reduce(value.n, value.d, reduced)) refuse("expected a fraction");
    return reduced;
}

}  // namespace

Value fraction_or_unit(PyObject* tuple, Py_ssize_t place) {
    const Value value{number(tuple, place), number(tuple, place + 1)};
    return value.d == 0 && magnitude(value.n) == 1 ? value : fraction(tuple, place);
}

std::vector<int> kinds_in(PyObject* tuple, std::size_t kinds) {
    std::vector<int> found;
    if (!tuple) throw PythonError{};
    for_each(tuple, [&](PyObject* item, Py_ssize_t) {
        long kind = PyLong_AsLong(item);
        if (kind == -1 && PyErr_Occurred()) throw PythonError{};
        if (kind < 0 || static_cast<std::size_t>(kind) >= kinds) refuse("expected a kind");
        found.push_back(static_cast<int>(kind));
    });
    return found;
}

// (kinds, operation, setting, which operand is given, that operand as a fraction).
std::vector<Row> rows_of(PyObject* tuple, std::size_t kinds) {
    std::vector<Row> rows;
    for_each(tuple, [&](PyObject* item, Py_ssize_t) {
        Row row{Op::ADD, 0, kinds_in(PyTuple_GetItem(item, 0), kinds), Given::NONE, whole(0)};
        long long op = number(item, 1), given = number(item, 3);
        if (op < 0 || op >= static_cast<long long>(Op::BRANCH)) refuse("expected an operation");
        if (given < 0 || given > 2) refuse("expected which operand is given");
        row.op = static_cast<Op>(op);
        row.setting = number(item, 2);
        row.given = static_cast<Given>(given);
        if (given) row.operand = fraction_or_unit(item, 4);
        rows.push_back(row);
    });
    if (rows.size() > 65535) refuse("expected fewer rows");
    return rows;
}

std::vector<Leaf> leaves_of(PyObject* tuple, std::size_t kinds) {
    std::vector<Leaf> leaves;
    for_each(tuple, [&](PyObject* item, Py_ssize_t) {
        leaves.push_back({kinds_in(PyTuple_GetItem(item, 0), kinds), fraction_or_unit(item, 1)});
    });
    return leaves;
}

Tables tables_of(PyObject* kinds, PyObject* leaves, PyObject* unary, PyObject* binary) {
    Tables tables;
    long long bits = 0;
    for_each(kinds, [&](PyObject* item, Py_ssize_t) {
        Kind kind{static_cast<int>(number(item, 0)), static_cast<int>(number(item, 1)),
                  static_cast<int>(number(item, 2)), number(item, 3) != 0};
        if (kind.most < 0 || kind.most > 1000) refuse("expected a number of cubes");
        bits += 2;
        for (int most = kind.most; most > 1; most /= 2) ++bits;
        tables.kinds.push_back(kind);
    });
    if (bits > 63) refuse("expected fewer cubes");
    tables.leaves = leaves_of(leaves, tables.kinds.size());
    tables.unary = rows_of(unary, tables.kinds.size());
    tables.binary = rows_of(binary, tables.kinds.size());
    return tables;
}

// (kind, base, negative): the cube that may be any power of the base, or one below zero.
void open_in(Tables& tables, PyObject* open) {
    const long long kind = number(open, 0);
    tables.open_base = number(open, 1);
    tables.open_negative = number(open, 2) != 0;
    if (kind < 0 || kind >= static_cast<long long>(tables.kinds.size()) || tables.open_base < 2)
        refuse("expected an open kind and a base");
    tables.open_kind = static_cast<int>(kind);
    if (tables.kinds[static_cast<std::size_t>(kind)].most > 1 || tables.multiple_of)
        refuse("expected one open cube, and no multiple");
}

namespace {

Interval span_of_log(Interval units, long long twos) {
    const int far = 1000;
    Interval span{std::ldexp(units.lo, static_cast<int>(std::min<long long>(twos, far))),
                  std::ldexp(units.hi, static_cast<int>(std::min<long long>(twos, far)))};
    if (twos > far) (units.lo > 0 ? span.hi : span.lo) = units.lo > 0 ? INFINITE : -INFINITE;
    return span;
}

}  // namespace

// (0, n, d): a fraction. (1, low, high, twos, irrational): between two multiples of 2^twos.
// (2, low, high, sign, irrational, twos): so is log2 of its size; twos beyond a thousand tell just
// that it is beyond all bounds. (3, n, d, m, e): n/d and m/e times the imaginary unit.
std::vector<Target> targets_of(PyObject* tuple) {
    std::vector<Target> targets;
    for_each(tuple, [&](PyObject* item, Py_ssize_t) {
        Target target{whole(0)};
        if (number(item, 0) == 0) {
            target.value = fraction(item, 1);
        } else if (number(item, 0) == 3) {
            target.value = fraction(item, 1);
            target.units = fraction(item, 3);
        } else {
            Interval span = hull(of_integer(number(item, 1)), of_integer(number(item, 2)));
            bool sized = number(item, 0) == 2, positive = sized ? number(item, 3) > 0 : span.lo > 0;
            if (!sized && !span.off_zero()) refuse("expected a target that is not zero");
            if (!sized) span = log2_of(positive ? span : -span) + of_integer(number(item, 3));
            if (sized) span = span_of_log(span, number(item, 5));
            target.given = true;
            target.log = span;
            target.box = positive ? exp2_of(span) : -exp2_of(span);
            target.sign = positive ? 1 : -1;
            target.flags = number(item, 4) ? SURE | IRRATIONAL : SURE;
        }
        targets.push_back(target);
    });
    return targets;
}

const char* verdict_name(Verdict verdict) {
    static const char* const VERDICTS[] = {"solved",    "exhausted", "budget",  "memory",
                                    "cancelled", "undecided", "endless", "failed"};
    return VERDICTS[static_cast<int>(verdict)];
}

PyObject* tree_of(const Tree& tree) {
    Reference result(PyTuple_New(static_cast<Py_ssize_t>(tree.size())));
    for (std::size_t i = 0; i < tree.size(); ++i) {
        PyObject* part = Py_BuildValue("(ii)", static_cast<int>(tree[i].sort),
                                       static_cast<int>(tree[i].number));
        if (!part) throw PythonError{};
        PyTuple_SET_ITEM(result.get(), static_cast<Py_ssize_t>(i), part);
    }
    return result.release();
}

}  // namespace goalsetter
