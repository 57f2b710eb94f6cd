// A question in, the verdicts of all its problems out.
#include "posing_door.hpp"

#include <algorithm>
#include <memory>
#include <new>

#include "catalogue.hpp"
#include "tables_door.hpp"

namespace goalsetter {

namespace {

constexpr const char* CAPSULE = "goalsetter.solver._kernel.catalogue";

std::vector<u8> flags_in(PyObject* tuple, std::size_t size) {
    std::vector<u8> flags;
    for_each(tuple, [&](PyObject*, Py_ssize_t i) {
        flags.push_back(static_cast<u8>(number(tuple, i)));
    });
    if (flags.size() != size) refuse("expected as many flags as rows");
    return flags;
}

void free_catalogue(PyObject* capsule) {
    delete static_cast<Catalogue*>(PyCapsule_GetPointer(capsule, CAPSULE));
}

const Catalogue& catalogue_in(PyObject* capsule) {
    void* pointer = PyCapsule_GetPointer(capsule, CAPSULE);
    if (!pointer) throw PythonError{};
    return *static_cast<const Catalogue*>(pointer);
}

int count_in(PyObject* tuple, Py_ssize_t place) {
    const long long count = number(tuple, place);
    if (count < 0 || count > 1000) refuse("expected a number of cubes");
    return static_cast<int>(count);
}

Holding holding_in(PyObject* tuple, Py_ssize_t place) {
    return {count_in(tuple, place), count_in(tuple, place + 1), count_in(tuple, place + 2)};
}

// (in the Goal, meanings, ((required, permitted, resources, kinds by meaning), …)).
WildSymbol wild_in(PyObject* tuple, std::size_t kinds) {
    WildSymbol wild{number(tuple, 0) != 0, static_cast<std::size_t>(count_in(tuple, 1)), {}};
    for_each(item_of(tuple, 2), [&](PyObject* item, Py_ssize_t) {
        WildSymbol::Cubes cubes{holding_in(item, 0), kinds_in(item_of(item, 3), kinds)};
        if (cubes.kinds.size() != wild.meanings) refuse("expected a kind for each meaning");
        wild.cubes.push_back(std::move(cubes));
    });
    if (wild.meanings == 0) refuse("expected a meaning");
    return wild;
}

// (targets, what is known of each, their heights in two parts of 62 bits, whether these are all
// targets, ! that are left).
PosedGoal goal_in(PyObject* tuple) {
    PosedGoal goal{};
    goal.targets = targets_of(item_of(tuple, 0));
    goal.is = flags_in(item_of(tuple, 1), goal.targets.size());
    PyObject* heights = item_of(tuple, 2);
    for (std::size_t i = 0; i < goal.targets.size(); ++i) {
        const Py_ssize_t at = static_cast<Py_ssize_t>(2 * i);
        goal.heights.push_back((Height(number(heights, at)) << 62) + Height(number(heights, at + 1)));
    }
    goal.complete = number(tuple, 3) != 0;
    goal.factorials = count_in(tuple, 4);
    return goal;
}

// (counts by kind, wild symbols, Goals, which of them goes with each combination of meanings, spare,
// least cubes, multiple).
Question question_in(PyObject* tuple, const Catalogue& catalogue) {
    Question question{};
    const std::size_t kinds = catalogue.cubes.size();
    PyObject* counts = item_of(tuple, 0);
    for (std::size_t k = 0; k < kinds; ++k)
        question.holdings.push_back(holding_in(counts, static_cast<Py_ssize_t>(3 * k)));
    unsigned long long combinations = 1;
    for_each(item_of(tuple, 1), [&](PyObject* item, Py_ssize_t) {
        question.wild.push_back(wild_in(item, kinds));
        combinations *= question.wild.back().meanings;
        if (combinations > 1000000) refuse("expected fewer meanings");
    });
    for_each(item_of(tuple, 2), [&](PyObject* reading, Py_ssize_t) {
        question.goals.emplace_back();
        for_each(reading, [&](PyObject* goal, Py_ssize_t) {
            question.goals.back().push_back(goal_in(goal));
        });
    });
    PyObject* readings = item_of(tuple, 3);
    for_each(readings, [&](PyObject*, Py_ssize_t i) {
        const long long reading = number(readings, i);
        if (reading < 0 || reading >= static_cast<long long>(question.goals.size()))
            refuse("expected a reading of the Goal");
        question.readings.push_back(static_cast<u32>(reading));
    });
    if (question.readings.size() != 1 && question.readings.size() != question.combinations())
        refuse("expected a reading for each combination of meanings");
    question.spare = count_in(tuple, 4);
    question.least_cubes = count_in(tuple, 5);
    question.multiple_of = number(tuple, 6);
    if (question.multiple_of < 0) refuse("expected a multiple");
    return question;
}

// Asks Python about an expression of one problem after the other.
class PosedAsker : public Asker {
  public:
    PosedAsker(const Catalogue& catalogue, std::size_t count, PyObject* cancelled, PyObject* confirm)
        : catalogue_(catalogue), count_(count), cancelled_(cancelled), confirm_(confirm) {}

    void begin(const PosedTables& posed) {
        posed_ = &posed;
        accepted_ = false;
    }
    bool accepted() const { return accepted_; }

    // No longer Solution is of interest once there are enough; 0 as long as there are not.
    int longest_wanted() const { return sizes_.size() < count_ ? 0 : sizes_[count_ - 1] - 1; }

    Reply confirm(const Tree& tree, u32 target) override {
        return held([&] {
            Tree whole;
            int cubes = 0;
            for (Part part : tree) {
                const auto& [numbers, kinds] = of(part);
                part.number = numbers;
                for (int kind : kinds) cubes += catalogue_.cubes[static_cast<std::size_t>(kind)];
                whole.push_back(part);
            }
            Reference parts(tree_of(whole));
            Reference answer(
                PyObject_CallFunction(confirm_, "OIII", parts.get(), target,
                                      posed_->combination, posed_->in_goal));
            if (answer.get() == Py_None) return Reply::UNDECIDED;
            const long code = PyLong_AsLong(answer.get());
            if (code == -1 && PyErr_Occurred()) throw PythonError{};
            if (code == 1 || code == 2) {  // 3: no Solution, but asking has cost all that it may
                accepted_ = true;
                sizes_.insert(std::upper_bound(sizes_.begin(), sizes_.end(), cubes), cubes);
            }
            return code > 1 ? Reply::YES : Reply::NO;
        });
    }

    Reply go_on() override {
        return held([&] {
            if (PyErr_CheckSignals()) throw PythonError{};
            Reference answer(PyObject_CallFunction(cancelled_, "II", posed_->combination,
                                                   posed_->in_goal));
            const int stop = PyObject_IsTrue(answer.get());
            if (stop < 0) throw PythonError{};
            return stop ? Reply::NO : Reply::YES;
        });
    }

  private:
    // The place of a part in the catalogue, and what it uses up.
    std::pair<u32, const std::vector<int>&> of(const Part& part) const {
        const std::size_t at = part.number;
        if (part.sort == Part::LEAF)
            return {posed_->leaves[at], catalogue_.leaves[posed_->leaves[at]].kinds};
        if (part.sort == Part::UNARY)
            return {posed_->unary[at], catalogue_.unary[posed_->unary[at]].kinds};
        return {posed_->binary[at], catalogue_.binary[posed_->binary[at]].kinds};
    }

    template <class Ask>
    Reply held(Ask ask) {
        PyGILState_STATE state = PyGILState_Ensure();
        Reply reply = Reply::FAILED;
        try {
            reply = ask();
        } catch (const PythonError&) {
        }
        PyGILState_Release(state);
        return reply;
    }

    const Catalogue& catalogue_;
    std::size_t count_;
    PyObject* cancelled_;
    PyObject* confirm_;
    const PosedTables* posed_ = nullptr;
    bool accepted_ = false;
    std::vector<int> sizes_;  // of the Solutions so far, in cubes
};

struct Settled {
    u32 combination, in_goal;
    int certificate;
    Outcome outcome;
};

// All problems of a question: each is looked at for a while before any is searched to the end.
class Asking {
  public:
    Asking(const Catalogue& catalogue, const Question& question, Limits limits, u64 first_look,
           PosedAsker& asker)
        : catalogue_(catalogue), question_(question), limits_(limits), asker_(asker) {
        first_look_ = std::min(first_look, limits.steps);
    }

    // False if some problem has too many cubes for a count-vector.
    bool pose_all() {
        for (u32 c = 0; c < question_.combinations(); ++c)
            for (u32 g = 0; g < question_.goals_of(c).size(); ++g) {
                problems_.emplace_back();
                const Posing posing = pose(catalogue_, question_, c, g, problems_.back());
                if (posing == Posing::TOO_MANY_CUBES) return false;
                if (posing == Posing::NEEDLESS) problems_.pop_back();
            }
        return true;
    }

    void run() {
        std::vector<std::size_t> hard;
        const u64 first = problems_.size() > 1 ? first_look_ : limits_.steps;
        for (std::size_t p = 0; p < problems_.size(); ++p) {
            PosedTables& posed = problems_[p];
            settled_.push_back({posed.combination, posed.in_goal,
                                certificate_of(catalogue_, posed), Outcome{}});
            if (settled_[p].certificate >= 0) continue;
            if (!search(p, first)) return;
            if (settled_[p].outcome.verdict == Verdict::BUDGET && first < limits_.steps)
                hard.push_back(p);
        }
        for (std::size_t p : hard)
            if (!search(p, std::max(first, limits_.steps / hard.size()))) return;
    }

    const std::vector<PosedTables>& problems() const { return problems_; }
    const std::vector<Settled>& settled() const { return settled_; }

  private:
    // False if there is no use in going on.
    bool search(std::size_t p, u64 steps) {
        PosedTables& posed = problems_[p];
        Outcome& outcome = settled_[p].outcome;
        const int longest = asker_.longest_wanted();
        outcome = Outcome{};
        outcome.verdict = Verdict::EXHAUSTED;
        if (longest && longest < question_.least_cubes) return true;
        posed.tables.most_cubes = longest;
        asker_.begin(posed);
        Limits limits = limits_;
        limits.steps = steps;
        try {
            outcome = search_tables(posed.tables, posed.goal->targets, limits, asker_);
        } catch (const std::bad_alloc&) {
            outcome.verdict = Verdict::MEMORY;
        }
        if (outcome.verdict == Verdict::FAILED) return false;
        return outcome.verdict != Verdict::CANCELLED || asker_.accepted();
    }

    const Catalogue& catalogue_;
    const Question& question_;
    Limits limits_;
    PosedAsker& asker_;
    u64 first_look_;
    std::vector<PosedTables> problems_;
    std::vector<Settled> settled_;
};

PyObject* told(const std::vector<Settled>& settled) {
    Reference result(PyTuple_New(static_cast<Py_ssize_t>(settled.size())));
    for (std::size_t i = 0; i < settled.size(); ++i) {
        const Settled& one = settled[i];
        const Outcome& outcome = one.outcome;
        if (outcome.verdict == Verdict::FAILED) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_RuntimeError, "a value lost the expression that it came from");
            throw PythonError{};
        }
        const char* verdict = one.certificate >= 0 ? "certificate" : verdict_name(outcome.verdict);
        PyObject* item = Py_BuildValue("(IIsiiKKK)", one.combination, one.in_goal, verdict,
                                       one.certificate, outcome.cubes, outcome.vectors,
                                       outcome.values, outcome.steps);
        if (!item) throw PythonError{};
        PyTuple_SET_ITEM(result.get(), static_cast<Py_ssize_t>(i), item);
    }
    return result.release();
}

PyObject* ask_or_throw(PyObject* args) {
    PyObject *capsule, *asked, *cancelled, *confirm;
    unsigned long long count, steps, first, megabytes, poll, doubts;
    if (!PyArg_ParseTuple(args, "OO!KKKKKKOO", &capsule, &PyTuple_Type, &asked, &count, &steps,
                          &first, &megabytes, &poll, &doubts, &cancelled, &confirm))
        throw PythonError{};
    const Catalogue& catalogue = catalogue_in(capsule);
    const Question question = question_in(asked, catalogue);
    if (count < 1) refuse("expected how many Solutions are wanted");
    const Limits limits{steps, static_cast<std::size_t>(megabytes) << 20, poll, doubts};
    PosedAsker asker(catalogue, static_cast<std::size_t>(count), cancelled, confirm);
    Asking asking(catalogue, question, limits, first, asker);
    PyThreadState* state = PyEval_SaveThread();
    bool fits = false, memory = true;
    try {
        fits = asking.pose_all();
        if (fits) asking.run();
    } catch (const std::bad_alloc&) {
        memory = false;
    }
    PyEval_RestoreThread(state);
    if (!memory) throw std::bad_alloc();
    if (!fits) Py_RETURN_NONE;
    return told(asking.settled());
}

PyObject* numbers_of(const std::vector<u32>& numbers) {
    Reference result(PyTuple_New(static_cast<Py_ssize_t>(numbers.size())));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        PyObject* item = PyLong_FromUnsignedLong(numbers[i]);
        if (!item) throw PythonError{};
        PyTuple_SET_ITEM(result.get(), static_cast<Py_ssize_t>(i), item);
    }
    return result.release();
}

PyObject* posed_or_throw(PyObject* args) {
    PyObject *capsule, *asked;
    if (!PyArg_ParseTuple(args, "OO!", &capsule, &PyTuple_Type, &asked)) throw PythonError{};
    const Catalogue& catalogue = catalogue_in(capsule);
    const Question question = question_in(asked, catalogue);
    PosedAsker asker(catalogue, 1, Py_None, Py_None);
    Asking asking(catalogue, question, Limits{}, 0, asker);
    if (!asking.pose_all()) Py_RETURN_NONE;
    Reference result(PyList_New(0));
    for (const PosedTables& posed : asking.problems()) {
        std::vector<u32> counts;
        for (const Kind& kind : posed.tables.kinds)
            for (int number : {kind.required, kind.sure, kind.most})
                counts.push_back(static_cast<u32>(number));
        Reference own(numbers_of(counts)), kinds(numbers_of(posed.kinds)),
            leaves(numbers_of(posed.leaves)), unary(numbers_of(posed.unary)),
            binary(numbers_of(posed.binary));
        Reference item(Py_BuildValue("(IIiOOOOO)", posed.combination, posed.in_goal,
                                     certificate_of(catalogue, posed), own.get(), kinds.get(),
                                     leaves.get(), unary.get(), binary.get()));
        if (PyList_Append(result.get(), item.get()) < 0) throw PythonError{};
    }
    return result.release();
}

PyObject* make_or_throw(PyObject* args) {
    PyObject *cubes, *leaves, *unary, *binary, *keep;
    int factorial;
    if (!PyArg_ParseTuple(args, "O!O!O!O!O!i", &PyTuple_Type, &cubes, &PyTuple_Type, &leaves,
                          &PyTuple_Type, &unary, &PyTuple_Type, &binary, &PyTuple_Type, &keep,
                          &factorial))
        throw PythonError{};
    auto catalogue = std::make_unique<Catalogue>();
    for_each(cubes, [&](PyObject*, Py_ssize_t i) {
        catalogue->cubes.push_back(number(cubes, i) != 0);
    });
    const std::size_t kinds = catalogue->cubes.size();
    catalogue->leaves = leaves_of(leaves, kinds);
    catalogue->unary = rows_of(unary, kinds);
    catalogue->binary = rows_of(binary, kinds);
    catalogue->leaves_keep = flags_in(item_of(keep, 0), catalogue->leaves.size());
    catalogue->unary_keep = flags_in(item_of(keep, 1), catalogue->unary.size());
    catalogue->binary_keep = flags_in(item_of(keep, 2), catalogue->binary.size());
    catalogue->factorial = factorial;
    PyObject* capsule = PyCapsule_New(catalogue.get(), CAPSULE, free_catalogue);
    if (!capsule) throw PythonError{};
    catalogue.release();
    return capsule;
}

template <class Work>
PyObject* guarded(PyObject* args, Work work) {
    try {
        return work(args);
    } catch (const PythonError&) {
        return nullptr;
    } catch (const std::bad_alloc&) {
        return PyErr_NoMemory();
    }
}

}  // namespace

PyObject* make_catalogue(PyObject*, PyObject* args) { return guarded(args, make_or_throw); }
PyObject* ask(PyObject*, PyObject* args) { return guarded(args, ask_or_throw); }
PyObject* posed(PyObject*, PyObject* args) { return guarded(args, posed_or_throw); }

}  // namespace goalsetter
