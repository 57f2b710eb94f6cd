"""The source tree as the house tests see it: parsed, never imported."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "goalsetter"
SRC = ROOT / "src" / PACKAGE
TESTS = ROOT / "tests"


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """One Python file: where it stands, the module it is, and what is written in it."""

    path: str
    module: str
    text: str

    @property
    def tree(self) -> ast.Module:
        """The file, parsed once; nobody may change it."""
        return _parsed(self.text, self.path)

    @property
    def room(self) -> str:
        """The room it belongs to: the name after the package, or nothing for the root itself."""
        return (self.module + ".").split(".")[1]

    @property
    def package(self) -> str:
        """The package that its relative imports start from."""
        return self.module if self.path.endswith("__init__.py") else self.module.rpartition(".")[0]


@cache
def _parsed(text: str, path: str) -> ast.Module:
    return ast.parse(text, filename=path)


def planted(path: str, text: str) -> Source:
    """A file as if it stood at this path under the package: for showing that a test can fail."""
    parts = [PACKAGE, *Path(path).with_suffix("").parts]
    module = ".".join(part for part in parts if part != "__init__")
    return Source(path=path, module=module, text=text)


@cache
def sources() -> tuple[Source, ...]:
    """Every Python file of the package, in the order of their paths."""
    return tuple(
        planted(str(path.relative_to(SRC)), path.read_text(encoding="utf-8"))
        for path in sorted(SRC.rglob("*.py"))
    )


@cache
def sources_of_tests() -> tuple[Source, ...]:
    """Every Python file of the tests, in the order of their paths."""
    return tuple(
        Source(path=str(path.relative_to(ROOT)), module=path.stem, text=path.read_text("utf-8"))
        for path in sorted(TESTS.rglob("*.py"))
    )


@cache
def room_packages() -> tuple[str, ...]:
    """The rooms that are folders, by name."""
    return tuple(sorted(path.parent.name for path in SRC.glob("*/__init__.py")))
