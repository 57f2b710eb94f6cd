"""The build of the kernel under sanitizers does what it is for: faults end a run with a report."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tests.source_tree import ROOT

SOURCE = r"""
#include <Python.h>
#include <vector>

static PyObject* add(PyObject*, PyObject* arg) {  // overflows if the number is large
    int n = (int)PyLong_AsLong(arg);
    return PyLong_FromLong(n + 1);
}
static PyObject* read(PyObject*, PyObject* arg) {  // beyond the end from 4 on
    std::vector<int>* numbers = new std::vector<int>(4, 7);
    int* first = numbers->data();
    int found = first[PyLong_AsLong(arg)];
    delete numbers;
    return PyLong_FromLong(found);
}
static PyObject* stale(PyObject*, PyObject* arg) {  // use after freeing, if it is not 0
    int* number = new int(5);
    if (PyLong_AsLong(arg)) delete number;
    long found = *number;
    if (!PyLong_AsLong(arg)) delete number;
    return PyLong_FromLong(found);
}
static PyMethodDef methods[] = {{"add", add, METH_O, ""}, {"read", read, METH_O, ""},
                                {"stale", stale, METH_O, ""}, {nullptr, nullptr, 0, nullptr}};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, "faulty", "", -1, methods,
                                 nullptr, nullptr, nullptr, nullptr};
PyMODINIT_FUNC PyInit_faulty() { return PyModule_Create(&definition); }
"""


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    """The benchmark, whose steps are put to the test."""
    spec = spec_from_file_location("bench_sanitized", ROOT / "bench" / "bench_sanitized.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def folder(bench: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a faulty extension, built as the kernel is."""
    folder = tmp_path_factory.mktemp("sanitized")
    source = folder / "faulty.cpp"
    source.write_text(SOURCE, encoding="utf-8")
    bench.build([source], folder / "faulty.so")
    return folder


@pytest.mark.parametrize(
    ("call", "report"),
    [
        ("add(2147483647)", "signed integer overflow"),
        ("read(4)", "heap-buffer-overflow"),
        ("stale(1)", "heap-use-after-free"),
    ],
)
def test_a_fault_ends_the_run(bench: ModuleType, folder: Path, call: str, report: str) -> None:
    """An overflow, a read out of bounds and a use after freeing are each reported."""
    ended = bench.run(["-c", f"import faulty; faulty.{call}"], quiet=True, folder=folder)
    assert ended.returncode != 0
    assert report in ended.stderr


def test_what_is_sound_goes_through(bench: ModuleType, folder: Path) -> None:
    """Without a fault there is no report, so that a report means one."""
    calls = "import faulty; faulty.add(1); faulty.read(3); faulty.stale(0)"
    ended = bench.run(["-c", calls], quiet=True, folder=folder)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_every_source_of_the_kernel_is_built(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The benchmark hands all of the kernel to the compiler, with both sanitizers."""
    commands: list[list[str]] = []

    def take(command: list[str], **_: object) -> None:
        commands.append(command)

    monkeypatch.setattr(bench.subprocess, "run", take)
    sources = sorted(bench.KERNEL.glob("*.cpp"))
    bench.build(sources, tmp_path / "_kernel.so")
    (command,) = commands
    assert len(sources) > 10
    assert set(map(str, sources)) <= set(command)
    assert "-fsanitize=address,undefined" in command
