// The door to Python: tables in, an answer out; the interpreter lock is free while it searches.
#include "python.hpp"

#include <new>
#include <stdexcept>

#include "onsets_door.hpp"
#include "posing_door.hpp"
#include "tables_door.hpp"

using namespace goalsetter;

namespace {

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

PyObject* answer_of(const Outcome& outcome) {
    if (outcome.verdict == Verdict::FAILED) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_RuntimeError, "a value lost the expression that it came from");
        throw PythonError{};
    }
    Reference tree(tree_of(outcome.tree));
    return Py_BuildValue("(sOIiKKKKKO)", verdict_name(outcome.verdict), tree.get(),
                         outcome.target, outcome.cubes, outcome.vectors, outcome.values,
                         outcome.steps, outcome.doubts, outcome.bytes,
                         outcome.lane ? Py_True : Py_False);
}

PyObject* search(PyObject*, PyObject* args) {
    PyObject *kinds, *leaves, *unary, *binary, *targets, *open, *cancelled, *confirm;
    int spare, least, most, multiple, cut, lane = 1;
    unsigned long long steps, megabytes, poll, doubts;
    if (!PyArg_ParseTuple(args, "O!O!O!O!O!iiiiO!pKKKKOO|p", &PyTuple_Type, &kinds, &PyTuple_Type, &leaves,
                          &PyTuple_Type, &unary, &PyTuple_Type, &binary, &PyTuple_Type, &targets,
                          &spare, &least, &most, &multiple, &PyTuple_Type, &open, &cut, &steps, &megabytes, &poll, &doubts, &cancelled, &confirm,
                          &lane))
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
                outcome = search_tables(tables, goals, limits, asker, lane != 0);
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
    {"catalogue", make_catalogue, METH_VARARGS, "All that cubes can be under some rules."},
    {"ask", ask, METH_VARARGS, "Pose the problems of a mat and search them; see the bridge."},
    {"posed", posed, METH_VARARGS, "The problems of a mat: for the tests."},
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
