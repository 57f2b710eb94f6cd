"""What a player may do now: the kinds of action, and every action that can be listed.

Each is found by asking the same check that ``apply`` asks, so the two agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from goalsetter.play.action import Action
from goalsetter.play.candidates import candidates
from goalsetter.play.free import FREE
from goalsetter.play.rulebook import is_refused, objection_to
from goalsetter.play.seat import Seat
from goalsetter.play.state import State


@dataclass(frozen=True, slots=True)
class Opening:
    """One action that is open to a seat, and whether it is legal or merely possible."""

    action: Action
    legal: bool


def openings(state: State, seat: Seat) -> tuple[Opening, ...]:
    """Every action open to a seat that can be listed; of free texts, none."""
    return tuple(_openings(state, seat))


def _openings(state: State, seat: Seat) -> Iterator[Opening]:
    for action in candidates(state, seat):
        found = objection_to(state, action)
        if found is None or not is_refused(state, found):
            yield Opening(action, found is None)


def allowed(state: State, seat: Seat) -> tuple[str, ...]:
    """The kinds of action that are legal for a seat now, free texts included."""
    listed = [opening.action.do for opening in _openings(state, seat) if opening.legal]
    free = [kind for kind, legal in _free_kinds(state, seat) if legal]
    return tuple(dict.fromkeys((*listed, *free)))


def free(state: State, seat: Seat) -> tuple[str, ...]:
    """The kinds of action open to a seat that hold a text, a Goal or a roll of the player's own."""
    return tuple(dict.fromkeys(kind for kind, _ in _free_kinds(state, seat)))


def _free_kinds(state: State, seat: Seat) -> Iterator[tuple[str, bool]]:
    """Each kind that a probe finds open, and whether an action of it can be legal."""
    for row in FREE:
        for probe in row.probes(state, seat):
            found = objection_to(state, probe)
            legal = found is None or set(found.faults) <= row.of_content
            if legal or (found is not None and not is_refused(state, found)):
                yield row.kind.do, legal
