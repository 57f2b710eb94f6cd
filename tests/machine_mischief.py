"""Senseless deeds of the random-shake machine: any action, filled with anything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from random import Random
from typing import Any

from goalsetter.cubes import ALL_CARDS, Card, Cube, GoalRow, LaidGoal, SetGoal
from goalsetter.play import (
    CLOCK,
    JUDGE,
    NOBODY,
    SPECTATOR,
    Referee,
    Seat,
    Section,
    State,
    Status,
    action,
    goal_cubes,
    openings,
    view,
)
from goalsetter.play.actions import Action, AnyGoal
from goalsetter.rules import (
    Fault,
    Task,
)
from tests.machine_chance import (
    REASONS,
    WORDS,
    some_claim,
    some_goal,
    some_paper,
    some_roll,
    some_variation,
)

OFFICIALS = (JUDGE, CLOCK, SPECTATOR, NOBODY)


# Anything at all.


def anything(chance: Random, state: State, at: int) -> Action:
    """Any kind of action, filled with whatever comes."""
    kind = chance.choice(KINDS)
    return filled(chance, kind, state, at)


DULL = frozenset(
    {
        *("appeal_score", "ask_judge", "declare", "initial_scoresheet", "leave_table"),
        *("round_stop", "round_warning", "say", "say_variation"),
    }
)
"""Kinds that are open nearly always and change little, or end too much."""


def _some_kind(chance: Random, kinds: list[str]) -> str:
    lively = [kind for kind in kinds if kind not in DULL]
    return chance.choice(lively if lively and chance.random() < 0.9 else kinds)


def of_a_view(chance: Random, state: State, at: int) -> Action:
    """Something that somebody is shown as open, all kinds being alike."""
    seat = chance.choice((*state.seats, *state.seats, *state.seats, JUDGE, CLOCK))
    return _listed(chance, state, at, [each.action for each in openings(state, seat)])


def illegal(chance: Random, state: State, at: int) -> Action:
    """Something that a player can do and may not."""
    seat = chance.choice(state.seats)
    found = [each.action for each in openings(state, seat) if not each.legal]
    return _listed(chance, state, at, found)


def _listed(chance: Random, state: State, at: int, found: list[Action]) -> Action:
    kinds: dict[str, list[Action]] = {}
    for each in found:
        kinds.setdefault(each.do, []).append(each)
    if not kinds:
        return of_free_kind(chance, state, at)
    return replace(chance.choice(kinds[_some_kind(chance, sorted(kinds))]), at=at)


def of_free_kind(chance: Random, state: State, at: int) -> Action:
    """A kind that a view shows as open, filled with whatever comes."""
    seat = chance.choice(state.seats)
    kinds = view(state, seat).free
    if not kinds:
        return anything(chance, state, at)
    wanted = _some_kind(chance, list(kinds))
    kind = next(kind for kind in KINDS if kind.do == wanted)
    maker = MAKERS.get(kind)
    made = maker(chance, state, at) if maker and chance.random() < 0.8 else None
    return replace(made or filled(chance, kind, state, at), by=seat)


def _take_from_goal(chance: Random, state: State, at: int) -> Action | None:
    cubes = goal_cubes(state.shake.goal)
    gone = tuple(chance.sample(cubes, chance.randint(1, len(cubes)))) if cubes else ()
    return action.TakeFromGoal(by=NOBODY, at=at, cubes=gone) if gone else None


def _rearrange(chance: Random, state: State, at: int) -> Action | None:
    cubes = list(goal_cubes(state.shake.goal))
    chance.shuffle(cubes)
    return action.RearrangeGoal(by=NOBODY, at=at, goal=_laid(state, cubes)) if cubes else None


def _laid(state: State, cubes: list[Cube]) -> AnyGoal:
    if not state.terms.deals_cards:
        return LaidGoal((tuple(cubes),))
    return SetGoal(GoalRow(tuple(cubes)) if len(cubes) > 1 else cubes[0])


def _add(chance: Random, state: State, at: int) -> Action | None:
    cubes = list(goal_cubes(state.shake.goal))
    if not state.shake.resources:
        return None
    cube = chance.choice(state.shake.resources)
    cubes.insert(chance.randint(0, len(cubes)), cube)
    return action.AddToGoal(by=NOBODY, at=at, cube=cube, goal=_laid(state, cubes))


def _two_cubes(chance: Random, state: State, at: int) -> Action | None:
    if len(state.shake.resources) < 2:
        return None
    one, other = chance.sample(state.shake.resources, 2)
    to = (chance.choice(tuple(Section)), chance.choice(tuple(Section)))
    return action.MoveTwo(by=NOBODY, at=at, cubes=(one, other), to=to)


def _cards_back(chance: Random, state: State, at: int) -> Action | None:
    dealt = state.shake.universe
    gone = tuple(chance.sample(dealt, min(len(dealt), chance.randint(1, 3))))
    return action.TakeBackCard(by=NOBODY, at=at, cards=gone)


Maker = Callable[[Random, State, int], Action | None]
MAKERS: dict[type[Action], Maker] = {
    action.AddToGoal: _add,
    action.MoveTwo: _two_cubes,
    action.RearrangeGoal: _rearrange,
    action.TakeBackCard: _cards_back,
    action.TakeFromGoal: _take_from_goal,
}
"""Kinds that random content would hardly ever fit."""


def charge(chance: Random, state: State, at: int) -> Action | None:
    """A charge that is right, where something can be charged."""
    offences = [each for each in state.offences if each.status is Status.OPEN]
    if not offences:
        return None
    offence = chance.choice(offences)
    seat = chance.choice([seat for seat in state.seats if seat != offence.by])
    reason = chance.choice(offence.reasons)
    return action.Charge(by=seat, at=at, against=offence.by, reason=reason.value)


KINDS = tuple(sorted(action.KINDS, key=lambda kind: kind.__name__))


def filled(chance: Random, kind: type[Action], state: State, at: int) -> Action:
    """An action of a kind, by anybody, with random content."""
    details: dict[str, Any] = {}
    for each in fields(kind):
        if each.name == "at":
            details["at"] = at
        elif each.name in NAMED and (each.name, each.type) != ("goal", "str"):
            details[each.name] = NAMED[each.name](chance, state)
        else:
            details[each.name] = TYPED[str(each.type)](chance, state)
    return kind(**details)


def _seat(chance: Random, state: State) -> Seat:
    return chance.choice(state.seats if chance.random() < 0.9 else OFFICIALS)


def _cube(chance: Random, state: State) -> Cube:
    shake = state.shake
    lying = (
        *shake.resources,
        *shake.required,
        *shake.permitted,
        *shake.forbidden,
        *goal_cubes(shake.goal),
    )
    if lying and chance.random() < 0.9:
        return chance.choice(lying)
    return Cube(chance.choice("0123B∪+"), sideways=chance.random() < 0.2)


def _cubes(chance: Random, state: State) -> tuple[Cube, ...]:
    if chance.random() < 0.3:
        return some_roll(chance, state)
    return tuple(_cube(chance, state) for _ in range(chance.randint(0, 3)))


def _goal(chance: Random, state: State) -> AnyGoal:
    laid = state.shake.goal
    if laid is not None and chance.random() < 0.4:
        return laid
    found = some_goal(chance, state) if chance.random() < 0.8 else None
    cube = _cube(chance, state)
    return found or chance.choice((SetGoal(cube), LaidGoal(((cube,),))))


def _cards(chance: Random, state: State) -> tuple[Card, ...]:
    return tuple(chance.choice(ALL_CARDS) for _ in range(chance.choice((0, 1, 3, 8, 11))))


def _several(chance: Random, state: State) -> tuple[Seat, ...]:
    return tuple(chance.sample(state.seats, chance.choice((0, 0, 0, 1, 2))))


def _word(*words: str) -> Callable[[Random, State], str]:
    return lambda chance, _: chance.choice(words)


def _flag(chance: Random, _: State) -> bool:
    return chance.random() < 0.3


NAMED: dict[str, Callable[[Random, State], object]] = {
    "kind": lambda chance, state: some_claim(chance, state) if chance.random() < 0.9 else "hello",
    "reason": _word(*Fault, *REASONS),
    "side": _word("mover", "challenger", "third_party", "nobody"),
    "question": _word("value", "everything", "specific", "why"),
    "answer": _word("yes", "no", "perhaps"),
    "variation": some_variation,
    "variations": lambda chance, state: tuple(
        some_variation(chance, state) for _ in range(chance.choice((0, 1, 1, 1, 2, 3)))
    ),
    "texts": some_paper,
    "what": _word("Goal", "adjustment", "illegal procedure"),
    "said": _word("", "because"),
    "goal": _goal,
    "regrouped": _word(*WORDS),
    "avoid_move": _word("", "3 to permitted"),
    "jointly_with": lambda chance, state: chance.choice((NOBODY, *state.seats)),
}
TYPED: dict[str, Callable[[Random, State], object]] = {
    "str": _word("", "3", "5 + 4"),
    "Seat": _seat,
    "Cube": _cube,
    "tuple[Cube, ...]": _cubes,
    "tuple[Cube, Cube]": lambda chance, state: (_cube(chance, state), _cube(chance, state)),
    "Section": lambda chance, _: chance.choice(tuple(Section)),
    "tuple[Section, Section]": lambda chance, _: tuple(chance.choices(tuple(Section), k=2)),
    "tuple[Card, ...]": _cards,
    "tuple[Seat, ...]": _several,
    "Task": lambda chance, state: (
        state.clock.task if state.clock and chance.random() < 0.7 else chance.choice(tuple(Task))
    ),
    "bool": _flag,
    "int": lambda chance, _: chance.randint(-1, 4),
    "tuple[tuple[Seat, int], ...]": lambda chance, state: (
        () if chance.random() < 0.5 else tuple((seat, 2) for seat in state.seats)
    ),
}


# A referee.


class ByTheWord:
    """A referee who goes by the first word of a paper, so that every outcome comes up."""

    def upholds(self, dispute: Any) -> bool | None:
        """Whether what is said against a paper holds."""
        first = (dispute.paper.texts or ("",))[0]
        return None if first == "doubtful" else first != "right"

    def names(self, dispute: Any) -> str:
        """The fault that was said to be there."""
        return str(dispute.reason)


BY_THE_WORD: Referee = ByTheWord()
