"""The wheel: whoever installs it needs neither Node nor a compiler, and none of our sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.source_tree import ROOT
from tests.web.serving import served

NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE")


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a wheel built from a copy of the project holds."""
    tree, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("wheel")
    for name in NEEDED:
        shutil.copy(ROOT / name, tree / name)
    shutil.copytree(
        ROOT / "src",
        tree / "src",
        ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"),
    )
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", str(out), str(tree)], check=True)
    (wheel,) = out.glob("*.whl")
    place = out / "unpacked"
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(place)
    return place


def without_tools(unpacked: Path) -> dict[str, str]:
    """An environment with the wheel, and with neither Node nor a compiler."""
    return {**os.environ, "PYTHONPATH": str(unpacked), "PATH": "/nowhere"}


def run(unpacked: Path, code: str) -> str:
    """What a script prints that has only the wheel."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=unpacked,
        env=without_tools(unpacked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_wheel_holds_the_package_the_kernel_and_the_pages(unpacked: Path) -> None:
    """And is what a script imports."""
    found = run(unpacked, "import goalsetter.solver as s; print(s.__file__)")
    assert found.startswith(str(unpacked))
    assert list((unpacked / "goalsetter" / "solver").glob("_kernel*"))
    assert (unpacked / "goalsetter" / "server" / "web" / "index.html").is_file()
    assert not list(unpacked.rglob("*.tsx"))
    assert (unpacked / "goalsetter" / "report" / "templates" / "report.html").is_file()


def test_a_server_of_the_wheel_serves_the_pages(unpacked: Path, tmp_path: Path) -> None:
    """And keeps its tables, migrations included."""
    with served(tmp_path, env=without_tools(unpacked)) as server:
        page = server.get("/").decode()
        script = page.partition('src="')[2].partition('"')[0]
        assert script.startswith("/assets/")
        assert len(server.get(script)) > 10_000
    assert (tmp_path / "goalsetter.db").is_file()


JUDGED = """
from goalsetter.server import desk, wire
asked = wire.DeskQuestion(edition="mlag-equations-2018-19", division="middle", goal="7",
                          required="3 +", resources="4")
print(desk.solve(asked).witnesses[0][0])
"""


def test_the_solver_answers(unpacked: Path) -> None:
    """With the kernel of the wheel."""
    assert run(unpacked, JUDGED) in ("3+4 = 7", "4+3 = 7")
