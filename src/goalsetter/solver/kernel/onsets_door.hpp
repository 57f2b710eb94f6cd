// The door to Python of the search of ON-SETS.
#pragma once

#include "python.hpp"

namespace goalsetter::onsets {

PyObject* search_sets(PyObject* self, PyObject* args);
PyObject* join_sets(PyObject* self, PyObject* args);

}  // namespace goalsetter::onsets
