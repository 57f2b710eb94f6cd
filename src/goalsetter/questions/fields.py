"""One JSON object: read from text, its keys taken by name and by type; else a ``CaseError``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from goalsetter.errors import CaseError

JSON_TYPES = (
    # First, for in Python a bool is an int.
    (bool, "true or false"),
    (str, "text"),
    (int | float, "number"),
    (list, "list"),
    (Mapping, "object"),
)
"""The names that JSON has for types of Python, first match first."""


def json_type(value: object) -> str:
    """The name of a value's type in JSON."""
    return next((name for kind, name in JSON_TYPES if isinstance(value, kind)), "null")


def parse_object(text: str) -> Mapping[str, object]:
    """The JSON object that a text holds, in which no key stands twice."""
    try:
        data = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise CaseError("not-json", reason=error.msg, column=str(error.colno)) from error
    # It is a ValueError too, and says more than the clause below would.
    except CaseError:
        raise
    except (ValueError, RecursionError) as error:
        raise CaseError("not-json", reason=type(error).__name__, column="1") from error
    if not isinstance(data, Mapping):
        raise CaseError("not-object", got=json_type(data))
    return data


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data: dict[str, object] = {}
    for key, value in pairs:
        # JSON keeps the last of two in silence; a case must not be passed over so.
        if key in data:
            raise CaseError("key-twice", key=key)
        data[key] = value
    return data


def _constant(name: str) -> object:
    """NaN and its kin, which Python would let pass."""
    raise CaseError("not-json", reason=name, column="1")


@dataclass(frozen=True, slots=True)
class Fields:
    """A JSON object."""

    data: Mapping[str, object]

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def text(self, key: str, default: str = "") -> str:
        """A text; the default if the key is not there."""
        value = self.data.get(key, default)
        if not isinstance(value, str):
            raise CaseError("wrong-type-text", key=key, got=json_type(value))
        return value

    def flag(self, key: str) -> bool:
        """True or false; false if the key is not there."""
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise CaseError("wrong-type-flag", key=key, got=json_type(value))
        return value

    def items(self, key: str) -> list[object]:
        """A list of anything; empty if the key is not there."""
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise CaseError("wrong-type-list", key=key, got=json_type(value))
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; empty if the key is not there."""
        items = self.items(key)
        texts = tuple(item for item in items if isinstance(item, str))
        if len(texts) < len(items):
            other = next(item for item in items if not isinstance(item, str))
            raise CaseError("wrong-type-texts", key=key, got=json_type(other))
        return texts

    def some(self, key: str) -> tuple[str, ...]:
        """One text or a list of texts, as a list; empty if the key is not there.

        A whole number is the text of its digits: a cube may be told as 3.
        """
        value = self.data.get(key, [])
        # Not isinstance: true would be the cube 1.
        if type(value) is int:
            return (str(value),)
        return (value,) if isinstance(value, str) else self.texts(key)

    def hold(
        self, needs: frozenset[str], may: frozenset[str], aside: frozenset[str] = frozenset()
    ) -> None:
        """Hold that every key that is needed is there, and none that is unknown.

        Keys ``aside`` may be there too, but are not worth telling of.
        """
        if missing := sorted(needs - self.data.keys()):
            raise CaseError("missing-key", key=missing[0])
        if unknown := sorted(self.data.keys() - needs - may - aside):
            known = ", ".join(sorted(needs | may))
            raise CaseError("unknown-key", key=unknown[0], known=known)
