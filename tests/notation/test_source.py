"""Every text gives a noun or a NotationError that points into it, and gives it at once."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.errors import NotationError
from goalsetter.notation import MAX_LENGTH, NotationCode, Noun, parse_written, text
from tests.notation.errors_table import ERRORS
from tests.notation.texts import READERS, TEXTS, Reader

ALPHABET = (
    "0123456789+-x/^√|v*i−×÷!.()[]{}<>= ,;'′BRGYUnVAC∪∩⊆Λrbgksu?" + "wherblankgoaluniversenone"
)
"""The characters of the notation itself."""

_chosen = st.sampled_from(
    [typed for _, typed, _, _ in TEXTS] + [typed for _, typed, _, _ in ERRORS]
)


def attempt(reader: Reader, typed: str) -> None:
    """Hold that a text reads and reads back, or is refused with a place inside it."""
    outcome = outcome_of(reader, typed)
    if isinstance(outcome, NotationError):
        assert 0 <= outcome.position <= len(typed)
        assert outcome.text == typed
        assert outcome.code in set(NotationCode)
        assert outcome.expected
        assert str(outcome)
        return
    for written in (text(outcome), text(outcome, ascii=True)):
        assert len(written) > MAX_LENGTH or reader(written) == outcome


def outcome_of(reader: Reader, typed: str) -> Noun | NotationError:
    """The noun, or the error as a value."""
    try:
        return reader(typed)
    except NotationError as error:
        return error


@pytest.mark.parametrize("reader", READERS)
@given(typed=st.text() | st.text(ALPHABET))
def test_any_text(reader: Reader, typed: str) -> None:
    """No text, of the notation's letters or of any, raises anything but a NotationError."""
    attempt(reader, typed)


@pytest.mark.parametrize("reader", READERS)
@given(first=_chosen, second=_chosen, at=st.integers(0, 60), cut=st.integers(0, 4))
def test_mutated_text(reader: Reader, first: str, second: str, at: int, cut: int) -> None:
    """Nor does a good text with a stretch of another inside it, or a few characters missing."""
    attempt(reader, first[:at] + second[: at % 7] + first[at + cut :])


@pytest.mark.parametrize(("reader", "typed", "code", "position"), ERRORS)
def test_errors(reader: Reader, typed: str, code: NotationCode, position: int) -> None:
    """Every known trouble has its code and its place."""
    with pytest.raises(NotationError) as caught:
        reader(typed)
    assert (caught.value.code, caught.value.position) == (code, position)
    attempt(reader, typed)


def test_found_and_expected() -> None:
    """An error says what was expected and what came."""
    with pytest.raises(NotationError) as caught:
        parse_written("5+@3")
    assert caught.value.expected == "a cube of EQUATIONS, a bracket, ! or ."
    assert caught.value.found == "@"


BOMBS = (
    "(" * 10_000,
    "(" * 10_000 + "3" + ")" * 10_000,
    "3/(" * 6_000,
    "(3 " * 6_000,
    "0<" * 10_000,
    "0<5>" * 5_000,
    "<" * MAX_LENGTH,
    ">" * MAX_LENGTH,
    " " * MAX_LENGTH,
    "3" * MAX_LENGTH,
    "3 " * (MAX_LENGTH // 2),
    "B " * (MAX_LENGTH // 2),
    "3/" * (MAX_LENGTH // 2),
    "3=" * (MAX_LENGTH // 2),
    "B;" * (MAX_LENGTH // 2),
    "s" * MAX_LENGTH,
    ";" * MAX_LENGTH,
    "goal ;" * 3_000,
    "where " * 3_000,
    "3 where " + "0=5," * 4_000,
    "0<" + "1" * (MAX_LENGTH - 3) + ">",
    "required " + "3 " * 9_000,
    "\ud800" * MAX_LENGTH,
    "\x00" * MAX_LENGTH,
    "(é" * 5_000_000,
)


PATIENCE = 60
"""CPU seconds for one text and all readers: some fifty times what it takes, for slow tracers."""


@pytest.mark.parametrize("bomb", BOMBS, ids=range(len(BOMBS)))
def test_bombs(bomb: str) -> None:
    """The longest, deepest and strangest texts are read or refused without a hang."""
    before = process_time()
    for reader in READERS:
        attempt(reader, bomb)
    assert process_time() - before < PATIENCE


class Awkward(str):
    """A text whose own methods lie."""

    __slots__ = ()

    def __len__(self) -> int:
        raise AssertionError

    def __getitem__(self, _: object) -> str:
        raise AssertionError

    def __str__(self) -> str:
        raise AssertionError


def test_text_of_another_class() -> None:
    """A subclass of str is read by its characters."""
    assert parse_written(Awkward("5+3")) == parse_written("5+3")


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("thing", [None, 5, b"5", ["5"], {}])
def test_not_text(reader: Reader, thing: object) -> None:
    """A value that is no text is refused as such."""
    with pytest.raises(NotationError) as caught:
        reader(thing)  # type: ignore[arg-type]
    assert caught.value.code == NotationCode.NOT_TEXT
    assert caught.value.found == type(thing).__name__


def test_too_long() -> None:
    """One character more than allowed is too many."""
    assert len(parse_written("3" * MAX_LENGTH).items) == MAX_LENGTH
    with pytest.raises(NotationError) as caught:
        parse_written("3" * (MAX_LENGTH + 1))
    assert (caught.value.code, caught.value.position) == (NotationCode.TOO_LONG, MAX_LENGTH)
