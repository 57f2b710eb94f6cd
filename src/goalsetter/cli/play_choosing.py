"""Choosing variations at the terminal: by number in a list of what may be chosen, or by name."""

from __future__ import annotations

from goalsetter.cli.play_input import MisreadError, Typed
from goalsetter.play import Action, Choosable, action, choosable


def chooses(typed: Typed) -> Action:
    """By number in the list, with what fills the blank behind it, or by name; several with a comma
    between them."""
    parts = [part.strip() for part in typed.needed.replace(";", ",").split(",") if part.strip()]
    if len(parts) == 1 and all(word.isdigit() for word in parts[0].split()):
        parts = _numbers(parts[0].split(), choosable(typed.table.state, typed.me))
    return action.SelectVariation(
        by=typed.me, variations=tuple(_named(typed, part) for part in parts)
    )


def is_choice(typed: Typed) -> bool:
    """Whether a line without a command's word is a choice: a number, or a variation's name."""
    catalogue = typed.table.seating.terms.book.catalogue
    first = typed.rest.replace(";", ",").partition(",")[0].strip()
    number, _, fill = first.partition(" ")
    known = choosable(typed.table.state, typed.me)
    filled = _is_number(number) and fill in _fills(known, number)
    return first.replace(" ", "").isdigit() or filled or catalogue.find(first) is not None


def _numbers(words: list[str], known: tuple[Choosable, ...]) -> list[str]:
    """Several numbers of the list; ``6 8`` may also be the sixth, filled in with 8."""
    if len(words) == 2 and words[1] in _fills(known, words[0]):
        return [" ".join(words)]
    return words


def _fills(known: tuple[Choosable, ...], number: str) -> tuple[str, ...]:
    at = int(number[:4])
    return known[at - 1].fills if 1 <= at <= len(known) else ()


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _named(typed: Typed, part: str) -> str:
    """A number is one of the list; one with a blank has what fills it behind it."""
    known = choosable(typed.table.state, typed.me)
    number, _, fill = part.partition(" ")
    is_name = typed.table.seating.terms.book.catalogue.find(part) is not None
    if is_name or not _is_number(number) or not known:
        return part
    if not 1 <= int(number[:4]) <= len(known):
        raise MisreadError("no-such-number", found=number, most=str(len(known)))
    found = known[int(number[:4]) - 1]
    only = found.fills[0] if len(found.fills) == 1 else ""
    return str(found.named(fill.strip() or only))
