"""States and actions as plain values (texts, numbers, lists, dictionaries), and back.

A log replayed is the truth about a match; this is a way to put a state aside for a while, for
whoever can check that it still fits. The forms are derived from the types that the values declare,
and every part is checked against its type when it is read: ``ValueError`` tells what was expected
and what was found. A form holds for this very version of the code and for no other.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import Any, NamedTuple, NewType, Union, get_args, get_origin, get_type_hints

from goalsetter.cubes import Colour, Cube
from goalsetter.play import actions, ruling, state
from goalsetter.play.actions import Action
from goalsetter.play.setup import Setup
from goalsetter.play.state import State

Plain = Any
"""A text, a number, a truth value, nothing, or a list or dictionary of such."""


class PlainForm(NamedTuple):
    """How values of one type are written and read."""

    write: Callable[[Any], Plain]
    read: Callable[[Plain], Any]


def state_to_plain(value: State) -> Plain:
    """Return a state as a plain value."""
    return form_of(State).write(value)


def state_from_plain(plain: Plain) -> State:
    """Return the state that a plain value holds."""
    value: State = form_of(State).read(plain)
    return value


EVERY_KIND: tuple[type[Action], ...] = (*actions.KINDS, Setup)
KINDS = {kind.do: kind for kind in EVERY_KIND}


def action_to_plain(action: Action) -> Plain:
    """Return an action as a plain value."""
    return [action.do, form_of(type(action)).write(action)]


def action_from_plain(plain: Plain) -> Action:
    """Return the action that a plain value holds."""
    do, parts = _list_of(2, plain)
    if do not in KINDS:
        raise ValueError(f"expected a kind of action, got {do!r}")
    action: Action = form_of(KINDS[do]).read(parts)
    return action


# The forms, each by its type.


def form_of(kind: Any) -> PlainForm:
    """Return the form of a type; one that no state holds raises ``TypeError``."""
    return _form(kind)


@cache
def _form(kind: Any) -> PlainForm:
    origin = get_origin(kind)
    if kind is Cube:
        return PlainForm(_write_cube, lambda plain: _read_cube(_checked(str, plain)))
    if kind in (str, int, bool):
        return PlainForm(_itself, lambda plain: _checked(kind, plain))
    if isinstance(kind, NewType):
        return form_of(kind.__supertype__)
    if origin in (Union, types.UnionType):
        return _form_of_union(get_args(kind))
    if origin in (tuple, frozenset):
        return _form_of_many(origin, get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return PlainForm(lambda value: value.value, kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return _form_of_fields(kind)
    raise TypeError(f"expected a type that a state holds, got {kind!r}")


def _itself(value: Any) -> Plain:
    return value


def _checked(kind: type, plain: Plain) -> Any:
    # Not ``isinstance``: a truth value is a number to Python.
    if type(plain) is not kind:
        raise ValueError(f"expected {kind.__name__}, got {plain!r}")
    return plain


def _list_of(length: int | None, plain: Plain) -> list[Plain]:
    if type(plain) is not list or (length is not None and len(plain) != length):
        raise ValueError(f"expected a list{f' of {length}' if length else ''}, got {plain!r}")
    return plain


def _form_of_union(kinds: tuple[Any, ...]) -> PlainForm:
    """Nothing as such; where several classes are possible, each with its name."""
    rest = [kind for kind in kinds if kind is not types.NoneType]
    if len(rest) == 1:
        one = form_of(rest[0])
        return PlainForm(
            lambda value: None if value is None else one.write(value),
            lambda plain: None if plain is None else one.read(plain),
        )
    named = {kind.__name__: kind for kind in rest}

    def write(value: Any) -> Plain:
        return None if value is None else [type(value).__name__, form_of(type(value)).write(value)]

    def read(plain: Plain) -> Any:
        if plain is None and len(rest) < len(kinds):
            return None
        name, parts = _list_of(2, plain)
        if name not in named:
            raise ValueError(f"expected one of {', '.join(named)}, got {name!r}")
        return form_of(named[name]).read(parts)

    return PlainForm(write, read)


def _form_of_many(many: type, kinds: tuple[Any, ...]) -> PlainForm:
    """A set in order, so that the same state is always written the same."""
    if many is frozenset:
        item = form_of(kinds[0])
        return PlainForm(
            lambda value: sorted(map(item.write, value)),
            lambda plain: frozenset(map(item.read, _list_of(None, plain))),
        )
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        item = form_of(kinds[0])
        return PlainForm(
            lambda value: list(map(item.write, value)),
            lambda plain: tuple(map(item.read, _list_of(None, plain))),
        )
    items = [form_of(kind) for kind in kinds]
    return PlainForm(
        lambda value: [item.write(part) for item, part in zip(items, value, strict=True)],
        lambda plain: tuple(
            item.read(part) for item, part in zip(items, _list_of(len(items), plain), strict=True)
        ),
    )


def _form_of_fields(kind: type) -> PlainForm:
    """Only what differs from the default: most fields of a shake are empty at any moment."""
    usual = {field.name: field.default for field in fields(kind)}

    @cache
    def forms() -> dict[str, PlainForm]:
        # Asked for when it is needed: a shake holds earlier shakes, and a state a state.
        known = {**vars(state), **vars(ruling)}
        hints = get_type_hints(kind, localns=known)
        return {name: form_of(hints[name]) for name in usual}

    def write(value: Any) -> Plain:
        parts = {}
        for name, form in forms().items():
            part, default = getattr(value, name), usual[name]
            if part is not default and (default is MISSING or part != default):
                parts[name] = form.write(part)
        return parts

    def read(plain: Plain) -> Any:
        if type(plain) is not dict:
            raise ValueError(f"expected the parts of {kind.__name__}, got {plain!r}")
        known = forms()
        if not plain.keys() <= known.keys():
            raise ValueError(f"expected parts of {kind.__name__}, got {', '.join(plain)}")
        try:
            return kind(**{name: known[name].read(part) for name, part in plain.items()})
        except TypeError as error:  # a part that has no default is missing
            raise ValueError(f"expected every part of {kind.__name__}: {error}") from error

    return PlainForm(write, read)


# Cubes are most of a state, and there are few different ones.


@lru_cache(maxsize=1024)
def _write_cube(cube: Cube) -> str:
    colour = cube.colour.value if cube.colour else ""
    return f"{cube.symbol} {colour} {cube.sideways:d}{cube.upside_down:d}"


@lru_cache(maxsize=1024)
def _read_cube(plain: str) -> Cube:
    symbol, colour, lies = [*plain.split(" "), "", "", ""][:3]
    if lies not in ("00", "01", "10", "11"):
        raise ValueError(f"expected a cube, got {plain!r}")
    return Cube(symbol, Colour(colour) if colour else None, lies[0] == "1", lies[1] == "1")
