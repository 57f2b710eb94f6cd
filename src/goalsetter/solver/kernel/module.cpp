// The door to Python: tables in, an answer out; the interpreter lock is free while it searches.
#include "python.hpp"

#include <new>
#include <stdexcept>

#include "onsets_door.hpp"
#include "search.hpp"

using namespace goalsetter;

namespace {

Value fraction(PyObject* tuple, Py_ssize_t place) {
    Value value{number(tuple, place), number(tuple, place + 1)}, reduced;
    if (value.d <= 0 || !reduce(value.n, value.d, reduced)) refuse("expected a fraction");
    return reduced;
}

// The same; the imaginary unit is given as 1/0, its opposite as -1/0.
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
    for_each(leaves, [&](PyObject* item, Py_ssize_t) {
        tables.leaves.push_back(
            {kinds_in(PyTuple_GetItem(item, 0), tables.kinds.size()), fraction_or_unit(item, 1)});
    });
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

Interval span_of_log(Interval units, long long twos) {
    const int far = 1000;
    Interval span{std::ldexp(units.lo, static_cast<int>(std::min<long long>(twos, far))),
                  std::ldexp(units.hi, static_cast<int>(std::min<long long>(twos, far)))};
    if (twos > far) (units.lo > 0 ? span.hi : span.lo) = units.lo > 0 ? INFINITE : -INFINITE;
    return span;
}

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

// Asks Python, taking the interpreter lock for as long as that lasts.
class PythonAsker : public Asker {
  public:
    PythonAsker(PyObject* cancelled, PyObject* confirm) : cancelled_(cancelled), confirm_(confirm) {}

    Reply confirm(const Tree& tree, u32 target) override {
        return held([&] {
            Reference parts(tree_of(tree));
            Reference answer(PyObject_CallFunction(confirm_, "OI", parts.get(), target));
            if (answer.get() == Py_None) return Reply::UNDECIDED;
            return truth(answer.get()) ? Reply::YES : Reply::NO;
        });
    }

    Reply go_on() override {
        return held([&] {
            if (PyErr_CheckSignals()) throw PythonError{};
            if (cancelled_ == Py_None) return Reply::YES;
            Reference answer(PyObject_CallNoArgs(cancelled_));
            return truth(answer.get()) ? Reply::NO : Reply::YES;
        });
    }

  private:
    static bool truth(PyObject* object) {
        int result = PyObject_IsTrue(object);
        if (result < 0) throw PythonError{};
        return result == 1;
    }

    template <class Question>
    Reply held(Question question) {
        PyGILState_STATE state = PyGILState_Ensure();
        Reply reply = Reply::FAILED;
        try {
            reply = question();
        } catch (const PythonError&) {
        }
        PyGILState_Release(state);
        return reply;
    }

    PyObject* cancelled_;
    PyObject* confirm_;
};

const char* const VERDICTS[] = {"solved",    "exhausted", "budget",  "memory",
                                "cancelled", "undecided", "endless", "failed"};

PyObject* answer_of(const Outcome& outcome) {
    if (outcome.verdict == Verdict::FAILED) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_RuntimeError, "a value lost the expression that it came from");
        throw PythonError{};
    }
    Reference tree(tree_of(outcome.tree));
    return Py_BuildValue("(sOIiKKKKK)", VERDICTS[static_cast<int>(outcome.verdict)], tree.get(),
                         outcome.target, outcome.cubes, outcome.vectors, outcome.values,
                         outcome.steps, outcome.doubts, outcome.bytes);
}

PyObject* search(PyObject*, PyObject* args) {
    PyObject *kinds, *leaves, *unary, *binary, *targets, *open, *cancelled, *confirm;
    int spare, least, most, multiple, cut;
    unsigned long long steps, megabytes, poll, doubts;
    if (!PyArg_ParseTuple(args, "O!O!O!O!O!iiiiO!pKKKKOO", &PyTuple_Type, &kinds, &PyTuple_Type, &leaves,
                          &PyTuple_Type, &unary, &PyTuple_Type, &binary, &PyTuple_Type, &targets,
                          &spare, &least, &most, &multiple, &PyTuple_Type, &open, &cut, &steps, &megabytes, &poll, &doubts, &cancelled, &confirm))
        return nullptr;
    try {
        Tables tables = tables_of(kinds, leaves, unary, binary);
        tables.spare = spare;
        tables.least_cubes = least;
        tables.most_cubes = most;
        tables.multiple_of = multiple;
        tables.cut_chains = cut != 0;
        if (most < 0 || multiple < 0) refuse("expected a limit and a multiple");
        if (PyTuple_Size(open)) open_in(tables, open);
        std::vector<Target> goals = targets_of(targets);
        Limits limits{steps, static_cast<std::size_t>(megabytes) << 20, poll, doubts};
        PythonAsker asker(cancelled, confirm);
        Outcome outcome;
        {
            PyThreadState* state = PyEval_SaveThread();
            try {
                Search searching(tables, goals, limits, asker);
                outcome = searching.run();
            } catch (const std::bad_alloc&) {
                outcome.verdict = Verdict::MEMORY;
            }
            PyEval_RestoreThread(state);
        }
        return answer_of(outcome);
    } catch (const PythonError&) {
        return nullptr;
    } catch (const std::bad_alloc&) {
        return PyErr_NoMemory();
    }
}

// One value of the kernel's arithmetic: for the tests, which hold it against exact numbers.
// (0, n, d), or (1, low, high, log low, log high, sign, flags, low, high) with doubles, of which the
// last bound the imaginary part, or None.
PyObject* told(Arithmetic& arithmetic, Value v) {
    if (is_rational(v)) return Py_BuildValue("(iLL)", 0, v.n, v.d);
    Interval box = arithmetic.numbers.box(v), log = arithmetic.numbers.log(v);
    const Interval im = arithmetic.numbers.plane(v).im;
    return Py_BuildValue("(iddddiidd)", arithmetic.numbers.is_form(v) ? 2 : 1, box.lo, box.hi,
                         log.lo, log.hi, arithmetic.numbers.sign(v),
                         static_cast<int>(arithmetic.numbers.flags(v)), im.lo, im.hi);
}

// Evaluates steps (op, setting, left, right): an operand is the number of an earlier value. The
// first values are given as fractions.
PyObject* evaluate(PyObject*, PyObject* args) {
    PyObject *fractions, *steps;
    if (!PyArg_ParseTuple(args, "O!O!", &PyTuple_Type, &fractions, &PyTuple_Type, &steps))
        return nullptr;
    try {
        Arithmetic arithmetic;
        std::vector<Value> values;
        for_each(fractions, [&](PyObject* item, Py_ssize_t) {
            const Value given = fraction_or_unit(item, 0);
            values.push_back(given.d ? given : arithmetic.numbers.unit(given.n < 0));
        });
        std::vector<bool> defined(values.size(), true);
        for_each(steps, [&](PyObject* item, Py_ssize_t) {
            long long op = number(item, 0), l = number(item, 2), r = number(item, 3);
            long long size = static_cast<long long>(values.size());
            if (op < 0 || op >= static_cast<long long>(Op::BRANCH)) refuse("expected an operation");
            if (l < 0 || l >= size || r < 0 || r >= size) refuse("expected an earlier value");
            Value out = whole(0);
            std::size_t left = static_cast<std::size_t>(l), right = static_cast<std::size_t>(r);
            bool fine = defined[left] && defined[right];
            if (fine && has_several(static_cast<Op>(op))) {  // the setting says which of them
                Several several;
                arithmetic.apply_several(static_cast<Op>(op), values[left], values[right], several);
                const long long which = number(item, 1);
                fine = which >= 0 && which < several.count;
                if (fine) out = several.list[which];
            } else if (fine) {
                fine = arithmetic.apply(static_cast<Op>(op), number(item, 1), values[left],
                                        values[right], out);
            }
            defined.push_back(fine);
            values.push_back(out);
        });
        if (values.empty() || !defined.back()) Py_RETURN_NONE;
        return told(arithmetic, values.back());
    } catch (const PythonError&) {
        return nullptr;
    } catch (const std::bad_alloc&) {
        return PyErr_NoMemory();
    }
}

PyMethodDef METHODS[] = {
    {"search", search, METH_VARARGS, "Search for a Solution; see the bridge."},
    {"evaluate", evaluate, METH_VARARGS, "The kernel's value of an expression."},
    {"search_sets", onsets::search_sets, METH_VARARGS, "The search of ON-SETS; see its bridge."},
    {"join_sets", onsets::join_sets, METH_VARARGS, "What an operation makes of two families."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef_Slot SLOTS[] = {{0, nullptr}};

PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "_kernel", "The solver's kernel.", 0, METHODS,
                      SLOTS, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__kernel() { return PyModuleDef_Init(&MODULE); }
