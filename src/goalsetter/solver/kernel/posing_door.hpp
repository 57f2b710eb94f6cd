// The door through which a mat comes as counts of cubes, and its problems are posed inside.
#pragma once

#include "python.hpp"

namespace goalsetter {

PyObject* make_catalogue(PyObject* module, PyObject* args);
PyObject* ask(PyObject* module, PyObject* args);
PyObject* posed(PyObject* module, PyObject* args);

}  // namespace goalsetter
