"""The house-keeping: what a stranger finds at the door works and says the truth."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import tomllib
from typing import Any

import pytest

from goalsetter import __version__
from tests.source_tree import ROOT, SRC, TESTS, room_packages

LOCKS = ("bench", "build", "docs", "run", "test", "uv")
HOSTED_LOCKS = ("uv.lock", "pylock.toml", "poetry.lock", "pdm.lock", "Pipfile.lock")
DOORS = {"make run", "make test"}


def read(name: str) -> str:
    """One file of the project, as text."""
    return (ROOT / name).read_text(encoding="utf-8")


def pyproject() -> dict[str, Any]:
    """The project's own description."""
    return tomllib.loads(read("pyproject.toml"))


# --- README -------------------------------------------------------------------------------------


def code_in(markdown: str) -> list[str]:
    """Every fenced block and every code span of a page."""
    fenced = re.compile(r"^```.*?\n(.*?)^```", re.MULTILINE | re.DOTALL)
    return fenced.findall(markdown) + re.findall(r"`([^`\n]+)`", fenced.sub("", markdown))


def python_in(markdown: str) -> str:
    """The Python examples of a page, joined in their order."""
    blocks = re.findall(r"^```py\w*\n(.*?)^```", markdown, re.MULTILINE | re.DOTALL)
    return "\n\n".join(blocks)


def test_the_readme_names_the_two_doors() -> None:
    """A stranger needs `make run` and `make test`, and is told of no third."""
    named = {door for code in code_in(read("README.md")) for door in re.findall(r"make \w+", code)}
    assert named == DOORS


def test_the_readme_examples_are_true() -> None:
    """Every Python example of the README gives what it says it gives."""
    examples = doctest.DocTestParser().get_doctest(
        python_in(read("README.md")), {}, "README", "README.md", 0
    )
    told: list[str] = []
    result = doctest.DocTestRunner().run(examples, out=told.append)
    assert result.failed == 0, "".join(told)


def test_code_is_found_in_a_page() -> None:
    """Blocks and spans are code; the words between them are not."""
    page = "make no\n\n```python\n>>> 1\n1\n```\n\nSay `make run`.\n\n```\nmake test\n```\n"
    assert code_in(page) == [">>> 1\n1\n", "make test\n", "make run"]
    assert python_in(page) == ">>> 1\n1\n"


# --- Makefile and CI ----------------------------------------------------------------------------


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
def test_help_lists_every_command() -> None:
    """`make` alone names each command of the Makefile with a word on what it does."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    told = subprocess.run(
        ["make", "help"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    ).stdout
    listed = dict(re.findall(r"^ *make (\w+) +(\S.*)$", told, re.MULTILINE))
    assert sorted(listed) == sorted(re.findall(r"^\.PHONY: (\w+)$", read("Makefile"), re.MULTILINE))


def test_ci_can_be_run() -> None:
    """The script is executable, stops at the first failure and goes through the same door."""
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "set -euo pipefail" in script.read_text("utf-8")
    assert "make test" in script.read_text("utf-8")


# --- locks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_by_hash_and_names_no_host(lock: str) -> None:
    """Each package has one version and its hashes, and no address of a registry."""
    text = read(f"requirements/{lock}.txt")
    assert "://" not in text
    assert not re.search(r"^\s*-(-\w*(index|find-links|host)|[if]\b)", text, re.MULTILINE)
    packages = re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]
    assert packages
    assert not [p for p in packages if not re.match(r"[\w.-]+==\S+.*\n +--hash=sha256:", p)]


def test_locks_that_hold_hosts_are_not_kept() -> None:
    """Formats that write the registry's host into every entry stay out of the project."""
    assert not [name for name in HOSTED_LOCKS if (ROOT / name).exists()]


def test_every_pin_is_in_its_lock() -> None:
    """The locks were made from the project's description as it now stands: see `make lock`."""
    project = pyproject()
    core = project["project"]["dependencies"]
    extras = project["project"]["optional-dependencies"]
    served = [pin.partition(";")[0] for pin in core + extras["server"]]
    served = [re.sub(r"\[.*\]", "", pin) for pin in served]  # a lock may name no extra of a package
    groups = project["dependency-groups"]
    others = [pin for name, pins in extras.items() if name != "server" for pin in pins]
    asked = {**groups, "run": served, "test": served + others + groups["test"]}
    assert asked.keys() == set(LOCKS)
    missing = [
        (lock, pin)
        for lock, pins in asked.items()
        for pin in pins
        if not re.search(rf"^{re.escape(pin)} ", read(f"requirements/{lock}.txt"), re.MULTILINE)
    ]
    assert not missing


def test_the_command_needs_no_extra() -> None:
    """Installing Goalsetter gives the whole command; what few need is an extra."""
    project = pyproject()["project"]
    needed = {pin.partition("==")[0] for pin in project["dependencies"]}
    assert needed == {"babel", "fluent-compiler", "jinja2", "python-flint", "rich", "typer"}
    assert project["optional-dependencies"].keys() == {"cluster", "postgresql", "seating", "server"}


# --- licence and changes ------------------------------------------------------------------------


def test_the_licence_is_apache_2() -> None:
    """The whole text is there, and the package says the same."""
    text = read("LICENSE")
    assert "Apache License" in text
    assert "Version 2.0, January 2004" in text
    assert "END OF TERMS AND CONDITIONS" in text
    assert pyproject()["project"]["license"] == "Apache-2.0"


def test_the_changelog_knows_this_version() -> None:
    """The version has its heading: `## [0.1.0] - date`, or `## [Unreleased] (0.1.0)` until then."""
    version = re.escape(__version__)
    heading = rf"^## (\[{version}\] - \d{{4}}-\d\d-\d\d|\[Unreleased\] \({version}\))$"
    assert re.search(heading, read("CHANGELOG.md"), re.MULTILINE)


# --- pages about the house ----------------------------------------------------------------------


@pytest.mark.parametrize("room", room_packages())
def test_every_room_is_told_of(room: str) -> None:
    """A newcomer finds each room in the contributors' table and its law in the explanation."""
    assert f"| `{room}` |" in read("CONTRIBUTING.md")
    assert f"**{room}**" in read("docs/explanation/house.md")


# --- tests beside their rooms -------------------------------------------------------------------

ROOM_OF = {"cases_room": "cases"}
"""Folders of tests that are not called as their room is."""

OF_NO_ROOM = frozenset({"attacks", "web"})
"""Folders of tests for the whole: hostile clients, and the pages in a browser."""


def folders_of_tests() -> set[str]:
    """Return every folder under ``tests`` that holds a test module, ``tests`` itself apart."""
    modules = TESTS.rglob("test_*.py")
    return {str(module.parent.relative_to(TESTS)) for module in modules} - {"."}


def test_every_folder_of_tests_mirrors_a_room_or_a_package() -> None:
    """A newcomer finds what a folder of tests proves by its name."""
    strays = []
    for folder in folders_of_tests():
        first, *inner = folder.split("/")
        mirrored = SRC.joinpath(ROOM_OF.get(first, first), *inner, "__init__.py")
        if first not in OF_NO_ROOM and not mirrored.is_file():
            strays.append(folder)
    assert not strays


def test_every_room_has_its_tests() -> None:
    """A newcomer finds the tests of a room by its name."""
    proven = {ROOM_OF.get(folder, folder) for folder in folders_of_tests()}
    assert set(room_packages()) <= proven
