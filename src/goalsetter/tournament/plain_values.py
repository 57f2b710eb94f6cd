"""Values as plain data and back: what JSON can hold, by the types that a class declares."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

V = TypeVar("V")


class PlainError(ValueError):
    """Plain data that makes no value: where, what was expected, what came."""

    def __init__(self, where: str, expected: str, came: object) -> None:
        self.where, self.expected, self.came = where, expected, repr(came)
        super().__init__(f"{where}: expected {expected}, got {came!r}")


def to_plain(value: object) -> Any:
    """Return a value as plain data; fields that have their default are left out."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [to_plain(part) for part in value]
    if is_dataclass(value):
        return {
            field.name: to_plain(part)
            for field in fields(value)
            if (part := getattr(value, field.name)) != field.default
        }
    return value


@cache
def hints_of(kind: type) -> dict[str, Any]:
    """Return the declared types of a class's fields."""
    return get_type_hints(kind)


def from_plain(kind: type[V], data: object, where: str = "") -> V:
    """Return the value of a class that plain data stand for; what is strange raises."""
    value: V = _value(kind, data, where or kind.__name__)
    return value


def _value(kind: Any, data: Any, where: str) -> Any:
    origin = get_origin(kind)
    if origin is tuple:
        return _tuple(kind, data, where)
    if origin is UnionType:
        inner = next(part for part in get_args(kind) if part is not NoneType)
        return None if data is None else _value(inner, data, where)
    if isinstance(kind, type) and issubclass(kind, Enum):
        known = {member.value: member for member in kind}
        if not isinstance(data, str) or data not in known:
            raise PlainError(where, ", ".join(map(str, known)), data)
        return known[data]
    if is_dataclass(kind):
        return _dataclass(kind, data, where)
    # ``bool`` is an ``int`` to Python, and a tick is no number here.
    if not isinstance(data, kind) or isinstance(data, bool) is not (kind is bool):
        names = {str: "a text", int: "a whole number", bool: "true or false"}
        raise PlainError(where, names[kind], data)
    return data


def _tuple(kind: Any, data: Any, where: str) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise PlainError(where, "a list", data)
    (inner, _) = get_args(kind)
    return tuple(_value(inner, part, f"{where}[{place}]") for place, part in enumerate(data))


def _dataclass(kind: Any, data: Any, where: str) -> Any:
    if not isinstance(data, dict):
        raise PlainError(where, f"the fields of {kind.__name__}", data)
    hints = hints_of(kind)
    known = {field.name: field for field in fields(kind)}
    if strange := [name for name in data if name not in known]:
        raise PlainError(where, ", ".join(known), strange[0])
    needed = [
        name
        for name, field in known.items()
        if field.default is MISSING and field.default_factory is MISSING and name not in data
    ]
    if needed:
        raise PlainError(where, f"a value for {needed[0]}", None)
    return kind(
        **{name: _value(hints[name], part, f"{where}.{name}") for name, part in data.items()}
    )
