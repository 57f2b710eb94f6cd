"""Writes ``src/wire.ts``: TypeScript types for every body and frame of ``goalsetter.server.wire``.

What a browser sends may leave out what has a usual value; what the server sends is always whole.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from goalsetter.server import wire
from goalsetter.server.wire import practice

TARGET = Path(__file__).parents[1] / "src" / "wire.ts"
SENT = {
    *("Hello", "Do", "Ready", "Draft", "Start", "Rematch", "Ping", "Manage", "Phrase", "Chat"),
    *("Report", "Whole", "AskOffers", "LookBack"),
    *("AskHint", "Learn"),
    *("Order", "Sit", "DeskQuestion", "AnalysisOrder", "HallCommand"),
    *("PracticeAnswer", "PracticeOrder", "PracticeWish"),
}
AS_SENT = {
    ("Changes", "table"): "Partial<Table>",
    ("Changes", "news"): "Entry[]",
    ("Told", "args"): "Record<string, Words>",
    ("Told", "parts"): "Words[]",
}
"""Fields whose JSON is made before, or that hold themselves: what stands in them."""
TOLD = "Told"
SPARSE = {TOLD, "Cube"}
"""Structs that leave out what is as usual."""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
HEAD = """\
/* The wire between the server and this browser: every body and every frame.
   Made from the server's own types by `npm run wire`: change those, not this file. */
"""


def structs() -> list[type[msgspec.Struct]]:
    """Every struct that the wire names, but the two that all others are made of."""
    modules = wire, practice
    found = [getattr(module, name) for module in modules for name in module.__all__]
    kept = [each for each in found if inspect.isclass(each) and issubclass(each, msgspec.Struct)]
    return [each for each in kept if each not in (wire.Body, wire.Frame)]


def typed(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        if any(str(kind.get("$ref", "")).endswith(f"/{TOLD}") for kind in schema["anyOf"]):
            return "string"
        return " | ".join(typed(each) for each in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = typed(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {typed(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(kind or "", "null" if kind == "null" else "unknown")


def interface(name: str, schema: dict[str, Any]) -> Iterator[str]:
    """One struct as an interface."""
    needed = set(schema.get("required", ()))
    told = schema.get("description", "").split("\n\n")[0].replace("\n", " ")
    yield f"/** {told} */"
    yield f"export interface {name} {{"
    for field, inner in schema["properties"].items():
        mark = "?" if name in {*SENT, *SPARSE} and field not in needed else ""
        yield f"  {field}{mark}: {AS_SENT.get((name, field)) or typed(inner)};"
    yield "}"
    yield ""


def union(name: str, members: object) -> str:
    """A union of frames."""
    parts = " | ".join(each.__name__ for each in members.__args__)  # type: ignore[attr-defined]
    return f"export type {name} = {parts};"


def lines() -> Iterator[str]:
    """The whole file."""
    _, components = msgspec.json.schema_components(structs())
    yield HEAD
    for name in sorted(components):
        yield from interface(name, components[name])
    yield "/** A text, or codes that the page puts into words at its door: then all are texts. */"
    yield f"export type Words = string | number | {TOLD};"
    yield 'export type Game = "equations" | "on-sets";'
    yield union("FromBrowser", wire.FromBrowser)
    yield union("ToBrowser", wire.ToBrowser)


if __name__ == "__main__":
    made = "\n".join(lines()) + "\n"
    if "--print" in sys.argv:
        sys.stdout.write(made)
    else:
        TARGET.write_text(made, encoding="utf-8")
