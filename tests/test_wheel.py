"""The wheel: whoever installs it needs neither Node nor a compiler, and none of our sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.source_tree import ROOT
from tests.web.serving import served

NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
NO_EXTRA = {"extra": ""}


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The names in a wheel built from a copy of the project."""
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
    """The output of a script that has only the wheel."""
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
    assert (unpacked / "goalsetter" / "words" / "es" / "page.ftl").is_file()
    assert (unpacked / "goalsetter" / "paper" / "fonts" / "DejaVuSans.ttf").is_file()
    assert (unpacked / "goalsetter" / "paper" / "fonts" / "LICENSE.txt").is_file()


def test_a_server_of_the_wheel_serves_the_pages(unpacked: Path, tmp_path: Path) -> None:
    """And keeps its tables, migrations included."""
    with served(tmp_path, env=without_tools(unpacked)) as server:
        page = server.get("/").decode()
        script = page.partition('src="')[2].partition('"')[0]
        assert script.startswith("/assets/")
        assert len(server.get(script)) > 10_000
    assert (tmp_path / "goalsetter.db").is_file()


JUDGED = """
from goalsetter.server import wire
from goalsetter.server.workers import desk
asked = wire.DeskQuestion(edition="mlag-equations-2018-19", division="middle", goal="7",
                          required="3 +", resources="4")
print(desk.solve(asked).witnesses[0][0])
"""


def test_the_solver_answers(unpacked: Path) -> None:
    """With the kernel of the wheel."""
    assert run(unpacked, JUDGED) in ("3+4 = 7", "4+3 = 7")


# What a wheel declares is all that its command gets.


def _needed(wheel: Path) -> set[str]:
    """The packages that pip would install beside the wheel, no extra asked for."""
    (told,) = wheel.glob("goalsetter-*.dist-info/METADATA")
    wanted = metadata.PathDistribution(told.parent).requires or []
    found: set[str] = set()
    while wanted:
        asked = Requirement(wanted.pop())
        if asked.name in found or not (asked.marker is None or asked.marker.evaluate(NO_EXTRA)):
            continue
        found.add(asked.name)
        wanted += metadata.requires(asked.name) or []
    return found


@pytest.fixture(scope="module")
def clean(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new environment that holds the wheel and what it declares, nothing else."""
    home = tmp_path_factory.mktemp("clean")
    venv.create(home, with_pip=False, symlinks=True)
    (packages,) = home.glob("lib/python*/site-packages")
    for name in _needed(unpacked):
        tops = {Path(file).parts[0] for file in metadata.files(name) or ()} - {"..", "__pycache__"}
        for top in tops:
            (packages / top).symlink_to(str(metadata.distribution(name).locate_file(top)))
    (packages / "wheel.pth").write_text(f"{unpacked}\n")
    return home / "bin" / "python"


def command(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """One call of the command, as its script makes it."""
    call = "from goalsetter.cli import main; main()"
    env = {"PATH": "/nowhere", "LANG": "C.UTF-8"}
    return subprocess.run(
        [python, "-c", call, *words], env=env, capture_output=True, text=True, check=False
    )


CALLS = (
    ("--version",),
    ("--help",),
    ("serve", "--help"),
    ("read", "2+3x4"),
    ("solve", "--mat", "goal 7; required 3 +; resources 4"),
    ("rulings",),
)


@pytest.mark.parametrize("words", CALLS, ids=" ".join)
def test_the_command_needs_only_what_the_wheel_declares(
    clean: Path, words: tuple[str, ...]
) -> None:
    """No extra is asked for, so that installing Goalsetter leaves a command that works."""
    done = command(clean, *words)
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 1), done.stderr


EVERY_MODULE = """
import pkgutil, goalsetter
for found in pkgutil.walk_packages(goalsetter.__path__, "goalsetter."):
    if not found.name.startswith("goalsetter.server"):
        __import__(found.name)
"""


def test_no_module_outside_the_server_needs_an_extra(clean: Path) -> None:
    """Not even one that only a rare command loads."""
    done = subprocess.run([clean, "-c", EVERY_MODULE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


SERVING = (
    ("serve",),
    ("backup", "no-file"),
    ("restore", "no-file"),
    ("forget", "CDFGH"),
)


@pytest.mark.parametrize("words", SERVING, ids=" ".join)
def test_the_server_is_an_extra_and_says_so(
    clean: Path, words: tuple[str, ...], tmp_path: Path
) -> None:
    """Exit code 2, one sentence, and the words that install it."""
    done = command(clean, *words, "--data", str(tmp_path))
    assert done.returncode == 2
    assert "pip install 'goalsetter[server]'" in done.stderr
    assert "Traceback" not in done.stderr
