// The door to Python of the search of ON-SETS: problems in, every set that fits is told, and at the
// end how the search ended. The interpreter lock is free while it searches.
#include "onsets_door.hpp"

#include <new>

#include "onsets_search.hpp"

namespace goalsetter::onsets {

namespace {

constexpr long long MOST_NUMBER = 1000;
constexpr std::size_t MOST_KINDS = 64, MOST_OPTIONS = 255;
constexpr int MOST_BITS = 63;
constexpr unsigned long long MOST_MEGABYTES = 1ull << 40;

int within(PyObject* tuple, Py_ssize_t place, long long least, long long most) {
    long long found = number(tuple, place);
    if (found < least || found > most) refuse("expected a number within its limits");
    return static_cast<int>(found);
}

bool flag(PyObject* tuple, Py_ssize_t place) { return within(tuple, place, 0, 1) == 1; }

// (role, required, named, sure, most, repeats, wanted, ((cards, table), ...))
Kind kind_of(PyObject* item, Cards everything) {
    Kind kind{static_cast<Role>(within(item, 0, 0, 3)), 0, 0, 0, 0, false, false, {}};
    kind.most = within(item, 4, 0, MOST_NUMBER);
    kind.required = within(item, 1, 0, kind.most);
    kind.named = within(item, 2, 0, kind.most);
    kind.sure = within(item, 3, 0, kind.most);
    kind.repeats = flag(item, 5);
    kind.wanted = flag(item, 6);
    for_each(item_of(item, 7), [&](PyObject* option, Py_ssize_t) {
        kind.options.push_back({static_cast<Cards>(within(option, 0, 0, everything)),
                                static_cast<u8>(within(option, 1, 0, 15))});
    });
    if (kind.options.size() > MOST_OPTIONS) refuse("expected fewer options");
    return kind;
}

Count count_of(PyObject* item) {
    Count count{};
    PyObject *weights = item_of(item, 1), *targets = item_of(item, 2);
    for_each(weights, [&](PyObject*, Py_ssize_t at) {
        count.weights.push_back(within(weights, at, 0, MOST_WEIGHT));
    });
    if (count.weights.size() > MOST_CLASSES) refuse("expected fewer classes of cards");
    for_each(targets, [&](PyObject*, Py_ssize_t at) {
        count.targets.push_back(within(targets, at, INT_MIN, INT_MAX));
    });
    long long everything = (1ll << count.weights.size()) - 1;
    int needed = within(item, 3, -1, everything);
    count.asks = needed >= 0;
    count.needed = static_cast<Cards>(count.asks ? needed : 0);
    count.barred = static_cast<Cards>(within(item, 4, 0, everything));
    return count;
}

// (kinds, weights, targets, needed or -1, barred, now, restrictions, due, null, once, least cubes,
// least operations, anywhere, cube needed, shortest name, shortest part)
Problem problem_of(PyObject* item) {
    Count count = count_of(item);
    Cubes cubes{};
    cubes.classes = static_cast<int>(count.weights.size());
    for_each(item_of(item, 0), [&](PyObject* each, Py_ssize_t) {
        cubes.kinds.push_back(kind_of(each, cubes.everything()));
    });
    cubes.now = flag(item, 5);
    cubes.restrictions = flag(item, 6);
    cubes.restriction_due = flag(item, 7);
    cubes.null = static_cast<Null>(within(item, 8, 0, 2));
    cubes.once = flag(item, 9);
    cubes.least_cubes = within(item, 10, 0, MOST_NUMBER);
    cubes.least_operations = within(item, 11, 0, MOST_NUMBER);
    cubes.operations_anywhere = flag(item, 12);
    cubes.cube_needed = flag(item, 13);
    cubes.shortest_name = within(item, 14, 1, 4 * MOST_NUMBER * MOST_NUMBER);
    cubes.shortest_part = within(item, 15, 1, 4 * MOST_NUMBER * MOST_NUMBER);
    if (cubes.kinds.size() > MOST_KINDS || Counts::width(cubes) > MOST_BITS)
        refuse("expected fewer cubes");
    return {std::move(cubes), std::move(count)};
}

PyObject* told(const Tokens& tokens) {
    Reference result(PyTuple_New(static_cast<Py_ssize_t>(tokens.size())));
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        PyObject* token = Py_BuildValue("(ii)", tokens[i].kind, tokens[i].option);
        if (!token) throw PythonError{};
        PyTuple_SET_ITEM(result.get(), static_cast<Py_ssize_t>(i), token);
    }
    return result.release();
}

// Asks and tells Python, taking the interpreter lock for as long as that lasts.
class PythonSide : public Asker, public Finder {
  public:
    PythonSide(PyObject* cancelled, PyObject* found) : cancelled_(cancelled), found_(found) {}

    void go_on() override {
        bool stop = held([&] {
            if (PyErr_CheckSignals()) throw PythonError{};
            return cancelled_ != Py_None && truth(PyObject_CallNoArgs(cancelled_));
        });
        if (stop) throw Stopped{Stop::CANCELLED};
    }

    bool found(std::size_t problem, Cards cards, const Tokens& tokens) override {
        return held([&] {
            Reference parts(told(tokens));
            int number = static_cast<int>(problem);
            return truth(PyObject_CallFunction(found_, "iiO", number, cards, parts.get()));
        });
    }

  private:
    static bool truth(PyObject* object) {
        Reference answer(object);
        int result = PyObject_IsTrue(answer.get());
        if (result < 0) throw PythonError{};
        return result == 1;
    }

    template <class Question>
    bool held(Question question) {
        PyGILState_STATE state = PyGILState_Ensure();
        bool reply = false, failed = false;
        try {
            reply = question();
        } catch (const PythonError&) {
            failed = true;
        }
        PyGILState_Release(state);
        if (failed) throw Stopped{Stop::FAILED};
        return reply;
    }

    PyObject* cancelled_;
    PyObject* found_;
};

const char* const STOPS[] = {"budget", "memory", "cancelled", "failed"};

// How the search ended; runs without the interpreter lock.
const char* ended(const std::vector<Problem>& problems, Purse& purse, PythonSide& side) {
    try {
        return search_all(problems, purse, side) ? "found" : "exhausted";
    } catch (const Stopped& stopped) {
        return STOPS[static_cast<int>(stopped.why)];
    } catch (const std::bad_alloc&) {
        return STOPS[static_cast<int>(Stop::MEMORY)];
    }
}

Family family_of(PyObject* tuple, Cards everything) {
    std::vector<bool> seen(std::size_t{everything} + 1);
    Family family;
    for_each(tuple, [&](PyObject*, Py_ssize_t at) {
        Cards cards = static_cast<Cards>(within(tuple, at, 0, everything));
        if (!seen[cards]) family.push_back(cards);
        seen[cards] = true;
    });
    return family;
}

template <class Work>
PyObject* guarded(Work work) {
    try {
        return work();
    } catch (const PythonError&) {
        return nullptr;
    } catch (const std::bad_alloc&) {
        return PyErr_NoMemory();
    }
}

}  // namespace

PyObject* search_sets(PyObject*, PyObject* args) {
    PyObject *told, *cancelled, *found;
    unsigned long long steps, megabytes, poll;
    if (!PyArg_ParseTuple(args, "O!KKKOO", &PyTuple_Type, &told, &steps, &megabytes, &poll,
                          &cancelled, &found))
        return nullptr;
    return guarded([&]() -> PyObject* {
        std::vector<Problem> problems;
        for_each(told, [&](PyObject* item, Py_ssize_t) { problems.push_back(problem_of(item)); });
        PythonSide side(cancelled, found);
        Purse purse(steps, std::min(megabytes, MOST_MEGABYTES) << 20, poll, side);
        PyThreadState* state = PyEval_SaveThread();
        const char* end = ended(problems, purse, side);
        PyEval_RestoreThread(state);
        if (end == STOPS[static_cast<int>(Stop::FAILED)]) {
            if (!PyErr_Occurred()) refuse("a set lost how it is written", PyExc_RuntimeError);
            return nullptr;
        }
        return Py_BuildValue("(sKKK)", end, purse.vectors, purse.values, purse.steps);
    });
}

// What an operation makes of every two sets: for the tests, which hold it against single pairs.
PyObject* join_sets(PyObject*, PyObject* args) {
    PyObject* told;
    if (!PyArg_ParseTuple(args, "O!", &PyTuple_Type, &told)) return nullptr;
    return guarded([&]() -> PyObject* {
        int table = within(told, 0, 0, 15), classes = within(told, 1, 0, MOST_CLASSES);
        Cards everything = static_cast<Cards>((1u << classes) - 1);
        Family lefts = family_of(item_of(told, 2), everything);
        Family rights = family_of(item_of(told, 3), everything);
        Marks marks(classes);
        Joiner(classes).join(static_cast<u8>(table), lefts, rights, marks);
        Family made = marks.take();
        Reference result(PyTuple_New(static_cast<Py_ssize_t>(made.size())));
        for (std::size_t i = 0; i < made.size(); ++i) {
            PyObject* cards = PyLong_FromLong(made[i]);
            if (!cards) throw PythonError{};
            PyTuple_SET_ITEM(result.get(), static_cast<Py_ssize_t>(i), cards);
        }
        return result.release();
    });
}

}  // namespace goalsetter::onsets
