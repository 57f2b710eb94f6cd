"""Turns that are no plain move: a bonus, a Shift from Permitted, a cube added to the Goal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from goalsetter.bots.bot import BotReason
from goalsetter.bots.fairness import is_lawful, legal
from goalsetter.bots.goal_ideas import is_goal
from goalsetter.bots.mind import Mind
from goalsetter.cubes import Cube, LaidGoal, Mat
from goalsetter.play import Action, Section, action, after_move, faces

MOST_GOAL_CUBES = 6
"""A Goal that grows has no more cubes (2018-19 XIII-C-10)."""


@dataclass(frozen=True, slots=True)
class TurnWay:
    """A turn, or the first half of one, with the mat that it leaves."""

    deed: Action
    after: Mat
    reason: BotReason
    cube: Cube
    to: Section
    again: bool = False
    """Whether the same player moves once more: a bonus cube is followed by another (V-C)."""


def plain_ways(mind: Mind) -> Iterator[TurnWay]:
    """Yield the plain moves."""
    for move in legal(mind.view, action.Move):
        after = after_move(mind.mat, move.cube, move.to)
        yield TurnWay(move, after, BotReason.SAFE_MOVE, move.cube, move.to)


def other_ways(mind: Mind) -> Iterator[TurnWay]:
    """Yield the turns that are no plain move, as far as book and variations allow them."""
    yield from shifts(mind)
    yield from additions(mind)
    if not mind.view.owes_second:
        for bonus in legal(mind.view, action.Bonus):
            after = after_move(mind.mat, bonus.cube, Section.FORBIDDEN)
            forbidden = Section.FORBIDDEN
            yield TurnWay(bonus, after, BotReason.MOVERS_BONUS, bonus.cube, forbidden, again=True)


def shifts(mind: Mind) -> Iterator[TurnWay]:
    """Yield the shifts of a Permitted cube, where the variation is in force (On-Sets XIII)."""
    if not mind.rules.shift_from_permitted or mind.view.owes_second:
        return
    for shift in legal(mind.view, action.Shift):
        if shift.as_bonus:
            continue
        # A shift is a move from Permitted: as if the cube were back in Resources, and then moved.
        back = replace(
            mind.mat,
            permitted=without_one(mind.mat.permitted, shift.cube),
            resources=(*mind.mat.resources, shift.cube),
        )
        after = after_move(back, shift.cube, shift.to)
        yield TurnWay(shift, after, BotReason.SHIFTS, shift.cube, shift.to)


def additions(mind: Mind) -> Iterator[TurnWay]:
    """Yield what a cube behind the Goal makes of it, where that is legal (2018-19 XIII-C-10)."""
    goal = mind.mat.goal
    if not mind.rules.add_to_goal or not isinstance(goal, LaidGoal) or mind.view.owes_second:
        return
    if len(goal.cubes()) >= MOST_GOAL_CUBES or len(mind.mat.resources) == 1:
        return
    for cube in faces(mind.mat.resources):
        grown = LaidGoal((*goal.chunks[:-1], (*goal.chunks[-1], cube)))
        deed = action.AddToGoal(by=mind.view.seat, cube=cube, goal=grown)
        if is_goal(mind, grown) and is_lawful(mind.view, deed):
            left = without_one(mind.mat.resources, cube)
            after = replace(mind.mat, goal=grown, resources=left)
            yield TurnWay(deed, after, BotReason.ADDS_TO_GOAL, cube, Section.PERMITTED)


def without_one(cubes: tuple[Cube, ...], cube: Cube) -> tuple[Cube, ...]:
    """Return the cubes with one fewer of a face."""
    at = next(place for place, lying in enumerate(cubes) if lying.face == cube.face)
    return cubes[:at] + cubes[at + 1 :]
