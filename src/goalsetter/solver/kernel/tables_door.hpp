// Tables out of Python tuples, and trees into them.
#pragma once

#include "python.hpp"
#include "search.hpp"

namespace goalsetter {

// A fraction; the imaginary unit is given as 1/0, its opposite as -1/0.
Value fraction_or_unit(PyObject* tuple, Py_ssize_t place);

// Which kinds a leaf or a sign uses up.
std::vector<int> kinds_in(PyObject* tuple, std::size_t kinds);

std::vector<Row> rows_of(PyObject* tuple, std::size_t kinds);
std::vector<Leaf> leaves_of(PyObject* tuple, std::size_t kinds);
Tables tables_of(PyObject* kinds, PyObject* leaves, PyObject* unary, PyObject* binary);
void open_in(Tables& tables, PyObject* open);
std::vector<Target> targets_of(PyObject* tuple);

const char* verdict_name(Verdict verdict);

// A tree in postfix order, as pairs of numbers.
PyObject* tree_of(const Tree& tree);

}  // namespace goalsetter
