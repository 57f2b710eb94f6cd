// What every door to Python needs: references, numbers out of tuples, and errors.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <climits>

namespace goalsetter {

// Thrown when a Python exception is set.
struct PythonError {};

class Reference {
  public:
    explicit Reference(PyObject* object) : object_(object) {
        if (!object_) throw PythonError{};
    }
    ~Reference() { Py_XDECREF(object_); }
    Reference(const Reference&) = delete;
    Reference& operator=(const Reference&) = delete;
    PyObject* get() const { return object_; }
    PyObject* release() {
        PyObject* object = object_;
        object_ = nullptr;
        return object;
    }

  private:
    PyObject* object_;
};

[[noreturn]] inline void refuse(const char* message, PyObject* type = PyExc_ValueError) {
    PyErr_SetString(type, message);
    throw PythonError{};
}

inline PyObject* item_of(PyObject* tuple, Py_ssize_t place) {
    if (!tuple || !PyTuple_Check(tuple)) refuse("expected a tuple", PyExc_TypeError);
    PyObject* item = PyTuple_GetItem(tuple, place);
    if (!item) throw PythonError{};
    return item;
}

inline long long number(PyObject* tuple, Py_ssize_t place) {
    long long result = PyLong_AsLongLong(item_of(tuple, place));
    if (result == -1 && PyErr_Occurred()) throw PythonError{};
    if (result == LLONG_MIN) refuse("expected a number of 63 bits", PyExc_OverflowError);
    return result;
}

template <class Each>
void for_each(PyObject* tuple, Each each) {
    if (!tuple || !PyTuple_Check(tuple)) refuse("expected a tuple", PyExc_TypeError);
    Py_ssize_t size = PyTuple_Size(tuple);
    for (Py_ssize_t i = 0; i < size; ++i) each(PyTuple_GetItem(tuple, i), i);
}

}  // namespace goalsetter
