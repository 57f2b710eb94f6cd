"""The kernel is built where there is a compiler, and is not missed where there is none."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from goalsetter.notation import parse_mat
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Budget
from goalsetter.solver.equations import kernel
from goalsetter.solver.onsets import kernel as set_kernel
from goalsetter.solver.onsets.hit import Hit
from goalsetter.solver.onsets.posing import problems_of
from goalsetter.solver.onsets.purse import Purse
from tests.solver.posed import posed
from tests.solver.random_set_mats import BOOKS
from tests.source_tree import ROOT, SRC

KERNEL = SRC / "solver" / "kernel"


def built(folder: Path, compiler: str) -> list[Path]:
    """Build with this compiler and return what it leaves in a folder."""
    environment = {**os.environ, "CC": compiler, "CXX": compiler}
    command = [sys.executable, "setup.py", "-q", "build_ext"]
    places = ["--build-lib", str(folder / "lib"), "--build-temp", str(folder / "temp")]
    subprocess.run([*command, *places], cwd=ROOT, env=environment, capture_output=True, check=True)
    return list((folder / "lib").rglob("_kernel*"))


def test_without_a_compiler_the_build_goes_on(tmp_path: Path) -> None:
    """The kernel is left out, and that is no error."""
    assert built(tmp_path, "false") == []


def test_with_a_compiler_there_is_a_kernel() -> None:
    """Where a compiler was found when the package was installed, the kernel is there."""
    if shutil.which("g++") is None or shutil.which("make") is None:
        pytest.skip("there is no compiler here")
    assert kernel.is_built()


def test_plain_python_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the kernel the same question gets the same answer."""
    problem = posed("2 + 3", "5")
    expected = kernel.search(problem, Budget())
    monkeypatch.setitem(sys.modules, "goalsetter.solver._kernel", None)
    monkeypatch.delattr("goalsetter.solver._kernel", raising=False)
    try:
        importlib.reload(kernel)
        assert not kernel.is_built()
        found = kernel.search(problem, Budget())
        assert isinstance(found, tuple)
        assert isinstance(expected, tuple)
    finally:
        monkeypatch.undo()
        importlib.reload(kernel)


def test_plain_python_takes_over_in_on_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the kernel the same question of ON-SETS gets the same answer."""
    rules = BOOKS[1][0].in_force(BOOKS[1][1])
    mat = parse_mat("universe BR B R; goal 3; permitted B R ∪")
    problems = problems_of(mat, rules, ChallengeKind.NOW, frozenset({3}))

    def found() -> list[tuple[int, int]]:
        hits: list[tuple[int, int]] = []

        def enough(hit: Hit) -> bool:
            hits.append((hit.classes, hit.worth))
            return False

        set_kernel.seek(problems, Purse(Budget()), enough)
        return hits

    expected = found()
    assert expected
    monkeypatch.setitem(sys.modules, "goalsetter.solver._kernel", None)
    monkeypatch.delattr("goalsetter.solver._kernel", raising=False)
    try:
        importlib.reload(set_kernel)
        assert not set_kernel.is_built()
        assert found() == expected
    finally:
        monkeypatch.undo()
        importlib.reload(set_kernel)


def test_the_kernel_is_in_small_files() -> None:
    """Its files keep the limit that all others keep."""
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in KERNEL.iterdir()}
    assert lengths
    assert {name: lines for name, lines in lengths.items() if lines > 400} == {}


def test_the_kernel_has_no_globals() -> None:
    """No static or thread-local state: searches cannot see each other."""
    words = ("static thread_local", "thread_local", "static std::", "extern ")
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted(KERNEL.iterdir())
        for line in path.read_text("utf-8").splitlines()
        if any(line.strip().startswith(word) for word in words)
    ]
    assert not found
