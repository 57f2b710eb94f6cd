"""The actions that might be open to a seat, and those to try: derived from the rules.

A list of candidates is remembered by the grounds on which it rests, so that after an action only
the lists are made anew of which it has changed something, and the seats of a table share them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from goalsetter.play.actions import KINDS, Action
from goalsetter.play.actions.listing import Candidate, Likeness, Lister
from goalsetter.play.prospects import Kinds
from goalsetter.play.rulebook import RULES
from goalsetter.play.seat import PLAYERS, Seat
from goalsetter.play.state import State

ALL: Kinds = frozenset(RULES)
FREE = tuple(kind for kind in KINDS if kind.rule.probes is not None)
"""Every kind that cannot be listed: it holds a text, a Goal or a roll."""

Holds = Mapping[str, Any]
Answers = tuple[bool | None, ...]
"""Whether each question was answered with legal or merely possible; nothing: it cannot be done."""


@dataclass(frozen=True, slots=True)
class OpenKind:
    """All actions of one kind that are open to a seat.

    A row is what one of them holds beside who does it and when: the names of its fields with their
    values. The same rows at the next step are the same object, so that what is made of them can be
    remembered by ``id``. A kind that is ``free`` holds a text, a Goal or a roll of the player's own
    and has no rows.
    """

    kind: type[Action]
    rows: tuple[Holds, ...] = ()
    free: bool = False


class CandidateList:
    """Everything that one source lists at one position, with the questions that decide it.

    Candidates that are alike hang on one question. What is open by the same answers is put together
    once.
    """

    __slots__ = ("_actions", "_kinds", "_rows", "questions")

    def __init__(self, listed: Iterable[Candidate]) -> None:
        questions: list[tuple[type[Action], Holds]] = []
        asked: dict[Likeness, int] = {}
        self._rows: list[tuple[type[Action], Holds, int]] = []
        for kind, holds, like in listed:
            number = asked.get(like) if like else None
            if number is None:
                number = len(questions)
                questions.append((kind, holds))
                if like:
                    asked[like] = number
            self._rows.append((kind, holds, number))
        self.questions = tuple(questions)
        self._actions: dict[Answers, tuple[tuple[type[Action], Holds, bool], ...]] = {}
        self._kinds: dict[Answers, tuple[OpenKind, ...]] = {}

    def actions(self, answers: Answers) -> tuple[tuple[type[Action], Holds, bool], ...]:
        """Everything that is open by these answers, in the order in which it is listed."""
        listed = self._actions.get(answers)
        if listed is None:
            decided = ((kind, holds, answers[number]) for kind, holds, number in self._rows)
            listed = tuple(
                (kind, holds, legal) for kind, holds, legal in decided if legal is not None
            )
            self._actions[answers] = listed
        return listed

    def kinds(self, answers: Answers) -> tuple[OpenKind, ...]:
        """The same, by kind."""
        grouped = self._kinds.get(answers)
        if grouped is None:
            rows: dict[type[Action], list[Holds]] = {}
            for kind, holds, number in self._rows:
                if answers[number] is not None:
                    rows.setdefault(kind, []).append(holds)
            grouped = tuple(OpenKind(kind, tuple(some)) for kind, some in rows.items())
            self._kinds[answers] = grouped
        return grouped


MOST_REMEMBERED = 512
"""Lists that are remembered at once: those of the tables that were played at last."""

_remembered: dict[tuple[object, ...], CandidateList] = {}


@dataclass(frozen=True, slots=True)
class Listing:
    """The kinds that one source lists."""

    lister: Lister
    kinds: Kinds

    def candidates(self, state: State, seat: Seat) -> Iterator[Candidate]:
        """Everything that the source lists; words are listed in the order of the rules."""
        if self.lister.lists is not None:
            yield from self.lister.lists(state, seat)
            return
        yield from ((kind, {}, ()) for kind in KINDS if kind in self.kinds)

    def at(self, state: State, seat: Seat) -> CandidateList:
        """The list at a position, from memory if its grounds are as they were."""
        lister = self.lister
        if lister.lists is None:
            return _words(self.kinds)
        if lister.grounds is None:
            return CandidateList(lister.lists(state, seat))
        key = (lister.lists, *lister.grounds(state, seat))
        remembered = _remembered.get(key)
        if remembered is None:
            if len(_remembered) >= MOST_REMEMBERED:
                _remembered.clear()  # positions do not come back: there is no oldest to keep
            remembered = _remembered[key] = CandidateList(lister.lists(state, seat))
        return remembered


@cache
def _words(kinds: Kinds) -> CandidateList:
    return CandidateList((kind, {}, ()) for kind in KINDS if kind in kinds)


@cache
def groups_of(seat: Seat) -> tuple[Listing, ...]:
    """The groups of kinds that are listed for a seat, in the order of their places."""
    kinds: dict[Lister, list[type]] = {}
    for kind in KINDS:
        if kind.rule.lister is not None and seat in kind.rule.doers:
            kinds.setdefault(kind.rule.lister, []).append(kind)
    ordered = sorted(kinds, key=lambda source: source.place)
    return tuple(Listing(source, frozenset(kinds[source])) for source in ordered)


def lists_for(state: State, seat: Seat, kinds: Kinds) -> Iterator[CandidateList]:
    """The lists of candidates of a seat, in their order; those without any of these kinds apart."""
    if seat in PLAYERS and seat not in state.seats:
        return
    for group in groups_of(seat):
        # Listing costs more than the few kinds in prospect: pass over what none of them needs.
        if not kinds.isdisjoint(group.kinds):
            yield group.at(state, seat)


def candidates(state: State, seat: Seat, kinds: Kinds = ALL) -> Iterator[Candidate]:
    """Everything of these kinds that might be open to a seat, each made anew."""
    if seat in PLAYERS and seat not in state.seats:
        return
    for group in groups_of(seat):
        for candidate in group.candidates(state, seat):
            if candidate[0] in kinds:
                yield candidate
