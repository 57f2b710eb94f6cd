"""The files of messages as Fluent's own parser reads them, for tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from tests.source_tree import SRC

HOME = SRC / "words"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One message: the file and the heading it stands under, and what it is."""

    file: str
    heading: str
    message: ast.Message

    @property
    def code(self) -> str:
        """Its name."""
        return self.message.id.name


@cache
def parsed(language: str) -> Mapping[str, ast.Resource]:
    """Every file of a language, by its name."""
    files = sorted((HOME / language).glob("*.ftl"))
    return {file.stem: FluentParser().parse(file.read_text("utf-8")) for file in files}


@cache
def entries(language: str) -> tuple[Entry, ...]:
    """Every message of a language, in the order of the files."""
    return tuple(
        entry for file, resource in parsed(language).items() for entry in _entries(file, resource)
    )


def _entries(file: str, resource: ast.Resource) -> Iterator[Entry]:
    heading = ""
    for node in resource.body:
        if isinstance(node, ast.GroupComment):
            heading = node.content or ""
        elif isinstance(node, ast.Message):
            yield Entry(file=file, heading=heading, message=node)


def group(file: str, heading: str, language: str = "en") -> list[str]:
    """The codes in a file under the headings that hold a word; all of the file if it is empty."""
    return [
        entry.code for entry in entries(language) if entry.file == file and heading in entry.heading
    ]


@cache
def by_code(language: str) -> Mapping[str, ast.Message]:
    """Every message of a language by its code."""
    return {entry.code: entry.message for entry in entries(language)}


class _Collector(visitor.Visitor):
    """Collects what stands in a message: its variables, how they are shown, and its texts."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.selectors: set[str] = set()
        self.functions: set[tuple[str, str]] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        names = [
            each.id.name
            for each in node.arguments.positional
            if isinstance(each, ast.VariableReference)
        ]
        self.functions |= {(node.id.name, name) for name in names}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def _collected(language: str, code: str) -> _Collector:
    collector = _Collector()
    collector.visit(by_code(language)[code])
    return collector


def arguments(language: str, code: str) -> set[str]:
    """The names of the details that a message shows or decides by."""
    return _collected(language, code).variables


def quoted(language: str, code: str) -> set[tuple[str, str]]:
    """The details that a message shows by a function, each with the function's name."""
    return _collected(language, code).functions


def counted(language: str, code: str) -> set[str]:
    """The details that a message decides by."""
    return _collected(language, code).selectors


def texts(language: str, code: str) -> list[str]:
    """The words of a message between its details, of every variant."""
    return _collected(language, code).texts


def variants(message: ast.Message) -> list[str]:
    """Every sentence that a message can be, a short word in the place of each detail."""
    return _spelled(message.value) if message.value else []


def _spelled(pattern: ast.Pattern) -> list[str]:
    sentences = [""]
    for element in pattern.elements:
        parts = [element.value] if isinstance(element, ast.TextElement) else _placed(element)
        sentences = [sentence + part for sentence in sentences for part in parts]
    return sentences


def _placed(placeable: ast.Placeable) -> list[str]:
    expression = placeable.expression
    if isinstance(expression, ast.SelectExpression):
        return [part for variant in expression.variants for part in _spelled(variant.value)]
    return [expression.value] if isinstance(expression, ast.StringLiteral) else ["it"]
