"""Choosing variations at the terminal: by number in a list of what may be chosen, or by name."""

from __future__ import annotations

from goalsetter.cli.play_reading import MisreadError, Typed
from goalsetter.play import Action, action
from goalsetter.telling import options


def chooses(typed: Typed) -> Action:
    """By number in the list, or by name; several with a comma between them."""
    parts = [part.strip() for part in typed.needed.replace(";", ",").split(",") if part.strip()]
    if len(parts) == 1 and all(word.isdigit() for word in parts[0].split()):
        parts = parts[0].split()
    known = options(typed.table, typed.me)
    return action.SelectVariation(
        by=typed.me, variations=tuple(_named(part, known) for part in parts)
    )


def is_choice(typed: Typed) -> bool:
    """Whether a line without a command's word is a choice: a number, or a variation's name."""
    catalogue = typed.table.seating.terms.book.catalogue
    first = typed.rest.replace(";", ",").partition(",")[0].strip()
    return first.replace(" ", "").isdigit() or catalogue.find(first) is not None


def _named(part: str, known: tuple[str, ...]) -> str:
    """A number is one of the list."""
    if not part.isascii() or not part.isdigit() or not known:
        return part
    if not 1 <= int(part[:4]) <= len(known):
        raise MisreadError("no-such-number", found=part, most=str(len(known)))
    return known[int(part[:4]) - 1]
