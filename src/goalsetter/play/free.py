"""Kinds of action that hold something of the player's own, or chance: a Goal, a text, a roll.

They cannot be listed one by one. A probe asks the check of the kind whether one could be done now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from goalsetter.cubes import ALL_CARDS, Cube, LaidGoal, SetGoal
from goalsetter.play import actions
from goalsetter.play.actions import Action, AnyGoal
from goalsetter.play.changes import read_by
from goalsetter.play.effects.choosing import FAULTS
from goalsetter.play.goal_line import goal_cubes, joined
from goalsetter.play.seat import Seat
from goalsetter.play.section import Section
from goalsetter.play.state import Phase, State
from goalsetter.rules import CUBE_KINDS, CUBES_OF_EACH_COLOUR, FACES, Fault

Probes = Callable[[State, Seat], Iterator[Action]]


@dataclass(frozen=True, slots=True)
class Free:
    """A kind, what asks whether it is open, and faults that only lie in what the probe holds."""

    kind: type[Action]
    probes: Probes
    of_content: frozenset[Fault] = frozenset()


def _lot(state: State, seat: Seat) -> Iterator[Action]:
    yield actions.RollForFirst(by=seat, at=state.now, cube=Cube("1"))


def _roll(state: State, seat: Seat) -> Iterator[Action]:
    if state.shake.phase not in (Phase.ROLL, Phase.END):
        return
    cubes = tuple(
        Cube(faces[0], colour) for colour, faces in FACES for _ in range(CUBES_OF_EACH_COLOUR)
    )
    yield actions.Roll(by=seat, at=state.now, cubes=_set_roll(state) or cubes)


def _set_roll(state: State) -> tuple[Cube, ...]:
    """Cubes that could come up in ON-SETS beside those that are set out; none in EQUATIONS."""
    if not state.terms.deals_cards:
        return ()
    laid = "".join(cube.symbol for cube in state.shake.set_out)
    return tuple(
        Cube(kind.faces[0])
        for kind in CUBE_KINDS
        for _ in range(kind.number - sum(face in kind.faces for face in laid))
    )


def _deal(state: State, seat: Seat) -> Iterator[Action]:
    left = (card for card in ALL_CARDS if card not in state.shake.universe)
    for card in left:
        yield actions.Deal(by=seat, at=state.now, cards=(card,))
        return


def _cards_back(state: State, seat: Seat) -> Iterator[Action]:
    yield actions.TakeBackCard(by=seat, at=state.now, cards=state.shake.universe[:1])


def _choice(state: State, seat: Seat) -> Iterator[Action]:
    yield actions.SelectVariation(by=seat, at=state.now, variations=("",))


def _said_choice(state: State, seat: Seat) -> Iterator[Action]:
    yield actions.SayVariation(by=seat, at=state.now, variation="")


def one_cube(state: State, cube: Cube) -> AnyGoal:
    """A Goal of one cube, in the game that is played."""
    return SetGoal(cube) if state.terms.deals_cards else LaidGoal(((cube,),))


def _laying(state: State, seat: Seat) -> Iterator[Action]:
    for cube in state.shake.resources[:1]:
        yield actions.PlaceInGoal(by=seat, at=state.now, goal=one_cube(state, cube))


def _setting(state: State, seat: Seat) -> Iterator[Action]:
    for cube in state.shake.resources[:1]:
        yield actions.SetGoalDown(by=seat, at=state.now, goal=one_cube(state, cube))


def _adding(state: State, seat: Seat) -> Iterator[Action]:
    for cube in state.shake.resources[:1]:
        goal = joined(state.shake.goal, one_cube(state, cube))
        yield actions.AddToGoal(by=seat, at=state.now, cube=cube, goal=goal)


def _rearranging(state: State, seat: Seat) -> Iterator[Action]:
    if state.shake.goal is not None:
        yield actions.RearrangeGoal(by=seat, at=state.now, goal=state.shake.goal)


def _taking(state: State, seat: Seat) -> Iterator[Action]:
    for cube in goal_cubes(state.shake.goal)[:1]:
        yield actions.TakeFromGoal(by=seat, at=state.now, cubes=(cube,))


def _two_cubes(state: State, seat: Seat) -> Iterator[Action]:
    cubes = state.shake.resources[:2]
    if len(cubes) == 2:
        to = (Section.FORBIDDEN, Section.PERMITTED)
        yield actions.MoveTwo(by=seat, at=state.now, cubes=(cubes[0], cubes[1]), to=to)


def _speech(state: State, seat: Seat) -> Iterator[Action]:
    yield actions.Say(by=seat, at=state.now, what="")


def _statement(state: State, seat: Seat) -> Iterator[Action]:
    yield actions.Declare(by=seat, at=state.now, what="")


def _paper(state: State, seat: Seat) -> Iterator[Action]:
    yield actions.Present(by=seat, at=state.now, texts=("",))


def _rejections(state: State, seat: Seat) -> Iterator[Action]:
    for writer in read_by(state, seat):
        yield actions.Reject(by=seat, at=state.now, writer=writer)


def _proofs(state: State, seat: Seat) -> Iterator[Action]:
    for writer in read_by(state, seat):
        for together in (False, True):
            yield actions.ProveAmbiguity(
                by=seat, at=state.now, writer=writer, simultaneous=together
            )


def _corrections(state: State, seat: Seat) -> Iterator[Action]:
    for number in sorted(state.appealed):
        scores = tuple((each, 0) for each in state.seats)
        yield actions.CorrectScore(by=seat, at=state.now, shake=number, scores=scores)


def _protests(state: State, seat: Seat) -> Iterator[Action]:
    for number in range(len(state.rulings)):
        yield actions.Protest(by=seat, at=state.now, ruling=number)


def _scores(state: State, seat: Seat) -> Iterator[Action]:
    yield actions.EndShake(by=seat, at=state.now)


OF_GOALS = frozenset({Fault.GOAL_UNDEFINED, Fault.GOAL_DIGIT_NOT_IN_BASE})

FREE: tuple[Free, ...] = (
    Free(actions.RollForFirst, _lot),
    Free(actions.Roll, _roll),
    Free(actions.Deal, _deal, frozenset({Fault.WRONG_NUMBER_OF_CARDS})),
    Free(actions.TakeBackCard, _cards_back),
    Free(actions.SelectVariation, _choice, frozenset(FAULTS.values())),
    Free(actions.SayVariation, _said_choice),
    Free(actions.PlaceInGoal, _laying),
    Free(actions.SetGoalDown, _setting, OF_GOALS),
    Free(actions.RearrangeGoal, _rearranging),
    Free(actions.TakeFromGoal, _taking),
    Free(actions.AddToGoal, _adding, OF_GOALS),
    Free(actions.MoveTwo, _two_cubes),
    Free(actions.Say, _speech),
    Free(actions.Declare, _statement),
    Free(actions.Present, _paper),
    Free(actions.Reject, _rejections),
    Free(actions.ProveAmbiguity, _proofs),
    Free(actions.EndShake, _scores),
    Free(actions.CorrectScore, _corrections),
    Free(actions.Protest, _protests),
)
"""Every kind that cannot be listed."""
