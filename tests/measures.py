"""Measures of the source tree: what the tests of sizes and names, and ``bench/figures.py``, count.

Nothing is judged here. Each measure takes a file (or several) and returns what it saw with the line
where it stands, so that a failing test can point at it.
"""

from __future__ import annotations

import ast
import io
import math
import re
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import median

from tests.source_tree import Source

SHORT_FILE = 40
"""A file with fewer lines is short: a reader opens it for little."""

VAGUE = frozenset({"found", "told", "each", "done"})
"""Names that say nothing of what they hold."""

VAGUE_OPENINGS = re.compile(r"(What|Who|Whoever|Whatever)\b")
"""Openings of a docstring that hide the verb or the noun behind a pronoun."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Function:
    """One function: its name, where it stands, and its lines, its docstring apart."""

    where: str
    name: str
    lines: int

    @property
    def private(self) -> bool:
        """Whether its name keeps it inside its module; ``__eq__`` and its kin are public."""
        return self.name.startswith("_") and not self.name.endswith("__")


def functions(source: Source) -> Iterator[Function]:
    """Yield every function of a file that holds more than a docstring."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            statements = node.body[1:] if ast.get_docstring(node) is not None else node.body
            if statements:
                lines = (node.end_lineno or node.lineno) - statements[0].lineno + 1
                where = f"{source.path}:{node.lineno} {node.name}"
                yield Function(where=where, name=node.name, lines=lines)


def is_short_by_nature(source: Source) -> bool:
    """Whether a file may have few lines: an ``__init__``, a variation, a migration."""
    folder, _, name = source.path.rpartition("/")
    return name == "__init__.py" or not {"variations", "migrations"}.isdisjoint(folder.split("/"))


def is_short(source: Source) -> bool:
    """Whether a file has under 40 lines, and nothing that makes it so by nature."""
    return len(source.text.splitlines()) < SHORT_FILE and not is_short_by_nature(source)


def classes(source: Source) -> Iterator[tuple[str, str]]:
    """Yield the name of every class of a file, and where it stands."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef):
            yield node.name, f"{source.path}:{node.lineno}"


def docstrings(source: Source) -> Iterator[tuple[int, str]]:
    """Yield every string that stands as a statement, with its line.

    Those are the docstrings of modules, classes and functions, and those under a constant.
    """
    for node in ast.walk(source.tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text
            case _:
                pass


def pronoun_docstrings(source: Source) -> list[str]:
    """Return the places of docstrings that begin with "What", "Who" and their kin."""
    return [
        f"{source.path}:{line} {text.splitlines()[0]}"
        for line, text in docstrings(source)
        if VAGUE_OPENINGS.match(text)
    ]


def vague_names(source: Source) -> list[str]:
    """Return the places where a variable or parameter gets a name that says nothing.

    Beside a parameter ``expected``, the parameter ``found`` says all there is to say.
    """
    places = []
    clear = {
        parameter
        for node in ast.walk(source.tree)
        if isinstance(node, ast.arguments)
        and "expected" in {other.arg for other in (*node.args, *node.kwonlyargs)}
        for parameter in (*node.args, *node.kwonlyargs)
        if parameter.arg == "found"
    }
    for node in ast.walk(source.tree):
        if node in clear:
            continue
        match node:
            case (
                ast.Name(id=name, ctx=ast.Store())
                | ast.arg(arg=name)
                | ast.MatchAs(name=str(name))
                | ast.MatchStar(name=str(name))
            ) if name in VAGUE:
                places.append(f"{source.path}:{node.lineno} {name}")
            case _:
                pass
    return places


def comment_lines(source: Source) -> int:
    """Count the lines that hold a comment, alone or after code."""
    tokens = tokenize.generate_tokens(io.StringIO(source.text).readline)
    return sum(
        token.type == tokenize.COMMENT and not token.string.startswith(("# noqa", "# type:"))
        for token in tokens
    )


def logic_lines(source: Source) -> int:
    """Count the lines on which a statement begins, docstrings and imports apart."""
    return len(
        {
            node.lineno
            for node in ast.walk(source.tree)
            if isinstance(node, ast.stmt)
            and not isinstance(node, ast.Import | ast.ImportFrom)
            and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        }
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """The measures of several files together."""

    files: int
    lines: int
    logic: int
    functions: int
    median_body: float
    p99_body: int
    private: int
    short: int
    comments: int
    pronouns: int
    vague: int

    @property
    def private_share(self) -> float:
        """Private functions per hundred functions."""
        return 100 * self.private / max(1, self.functions)

    @property
    def comment_share(self) -> float:
        """Lines with a comment per hundred lines."""
        return 100 * self.comments / max(1, self.lines)


def figures(files: Iterable[Source]) -> Figures:
    """Measure several files together."""
    chosen = list(files)
    known = [function for source in chosen for function in functions(source)]
    bodies = sorted(function.lines for function in known) or [0]
    return Figures(
        files=len(chosen),
        lines=sum(len(source.text.splitlines()) for source in chosen),
        logic=sum(logic_lines(source) for source in chosen),
        functions=len(known),
        median_body=median(bodies),
        p99_body=bodies[math.ceil(0.99 * len(bodies)) - 1],
        private=sum(function.private for function in known),
        short=sum(is_short(source) for source in chosen),
        comments=sum(comment_lines(source) for source in chosen),
        pronouns=sum(len(pronoun_docstrings(source)) for source in chosen),
        vague=sum(len(vague_names(source)) for source in chosen),
    )
