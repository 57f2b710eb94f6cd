"""An ON-SETS Solution worked out step by step, for people who want to see the cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.cubes import Card, Mat, SetGoal, SetSolution, Universe, Written
from goalsetter.expr import SpentError, cards_in, mask
from goalsetter.judge.set_solution import judge_solution
from goalsetter.judge.set_worth import SetReading, doubled, regrouped, set_readings
from goalsetter.notation import parse_set_solution
from goalsetter.rules import ChallengeKind, OnSetsRules, SetReader, goal_values

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetWork:
    """One reading of a Solution on the cards: what goes, what stays, what is taken."""

    solution: SetSolution
    """With the brackets of this reading."""
    removed: tuple[Cards, ...]
    """The cards that each Restriction removes, in their order."""
    left: Cards
    taken: Cards
    """The cards that the Set-Name names."""
    twice: Cards
    """Those of them that count double."""
    worth: int
    fits: bool
    """Whether that is a legal value of the Goal."""

    @property
    def steps(self) -> tuple[tuple[Written, Cards], ...]:
        """Each Restriction with the cards that it removes."""
        return tuple(zip(self.solution.restrictions, self.removed, strict=True))


def work_out(
    paper: str, mat: Mat, rules: OnSetsRules, challenge: ChallengeKind
) -> tuple[SetWork, ...]:
    """Every reading of one Solution with distinct effect; none if it has no meaning.

    If a bracket is missing, it is put where the judge's verdict has it.
    """
    alone = replace(rules, solutions=1)
    taken = judge_solution((paper,), mat, alone, challenge).solution
    if not taken:
        return ()
    solution = parse_set_solution(taken)
    reader = SetReader(rules, mat.universe or Universe(()), solution.where)
    goals = goal_values(mat.goal, rules) if isinstance(mat.goal, SetGoal) else ()
    try:
        readings, _ = set_readings(solution, reader)
    except SpentError:
        return ()
    return tuple(_work(solution, reading, reader, goals) for reading in readings)


def _work(
    solution: SetSolution, reading: SetReading, reader: SetReader, goals: tuple[int, ...]
) -> SetWork:
    return SetWork(
        solution=regrouped(solution, reading, reader),
        removed=tuple(cards_in(removal.cards) for removal in reading.removals),
        left=cards_in(mask(reader.universe.cards) & ~reading.gone),
        taken=cards_in(reading.cards),
        twice=cards_in(reading.cards & doubled(reader)),
        worth=reading.worth,
        fits=reading.worth in goals,
    )
