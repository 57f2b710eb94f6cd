"""The truth on a mat, by the solver; the same question is asked once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

from goalsetter.cubes import EQUATIONS_SIGNS, SET_OPERATIONS, LaidGoal, Mat
from goalsetter.notation import faces_in, parse_goal
from goalsetter.play import State, in_force, mat_of
from goalsetter.rules import ChallengeKind, ShakeRules
from goalsetter.solver import (
    Answer,
    Budget,
    ForRoll,
    Impossible,
    Reason,
    Solvable,
    Unknown,
    find_goal,
)

USUAL_VARIATIONS = 2
"""Up to so many variations a question may cost all of the budget."""
SIGNS = frozenset(EQUATIONS_SIGNS + SET_OPERATIONS)


@dataclass(slots=True)
class Oracle:
    """The solver with a budget for each question, and what it has answered."""

    budget: Budget
    answers: dict[tuple[Mat, ShakeRules, ChallengeKind | None], Answer] = field(
        default_factory=dict
    )
    rolls: dict[ShakeRules, ForRoll] = field(default_factory=dict)
    """For each shake's rules a solver that remembers its mats."""

    def ask(self, state: State, question: ChallengeKind | None) -> Answer:
        """The answer for the mat of a state; without a question, whether any Goal can be set."""
        mat, rules = mat_of(state.shake), in_force(state)
        key = mat, rules, question
        if key not in self.answers:
            # To pose a problem takes time too, so a reader who has stopped waiting is heard here.
            if self.budget.cancelled is not None and self.budget.cancelled():
                return Unknown(reason=Reason.CANCELLED)
            # Under many variations a step takes longer, so there are fewer of them.
            more = max(0, len(rules.variations) - USUAL_VARIATIONS)
            budget = replace(self.budget, steps=max(1, self.budget.steps >> more))
            if question is None:
                self.answers[key] = find_goal(mat, rules, budget)
            else:
                if rules not in self.rolls:
                    self.rolls[rules] = ForRoll(mat.resources, rules)
                self.answers[key] = self.rolls[rules].answer(mat, question, budget)
        return self.answers[key]


def yes(answer: Answer | None) -> bool | None:
    """Whether a Solution can be built; nothing if that is not known."""
    if answer is None:
        return False
    if isinstance(answer, Solvable):
        return True
    return False if isinstance(answer, Impossible) else None


def opposite(truth: bool | None) -> bool | None:
    """Not so; what is not known stays unknown."""
    return None if truth is None else not truth


def both(one: bool | None, other: bool | None) -> bool | None:
    """One and the other."""
    if one is False or other is False:
        return False
    return None if one is None or other is None else True


def either(one: bool | None, other: bool | None) -> bool | None:
    """One or the other."""
    return opposite(both(opposite(one), opposite(other)))


def needed(state: State, answer: Answer) -> int | None:
    """How many cubes from Resources a Solution needs that was found, its Goal included."""
    if not isinstance(answer, Solvable):
        return None
    shake = state.shake
    missing = faces_in(answer.witness, sets=state.terms.deals_cards)
    # Under Multiple Operations one cube serves however often its sign is written.
    if in_force(state).multiple_operations:
        missing = Counter({face: 1 if face in SIGNS else n for face, n in missing.items()})
    # What lies there already need not come from Resources; below zero means left over.
    missing.subtract(cube.face for cube in (*shake.required, *shake.permitted))
    in_goal = 0
    if answer.goal and isinstance(shake.goal, LaidGoal):
        in_goal = len(parse_goal(answer.goal).cubes()) - len(shake.goal.cubes())
    return in_goal + sum(count for count in missing.values() if count > 0)


def is_least(state: State, needs: int | None, oracle: Oracle) -> bool:
    """Whether it is proved that no Solution takes fewer cubes from Resources than one that needs so
    many: of none, of two and of three that is soon asked.
    """
    if needs not in FEWER:
        return needs == 0
    return all(
        isinstance(oracle.ask(fewer, ChallengeKind.NOW), Impossible)
        for fewer in FEWER[needs](state)
    )


def with_one_permitted(state: State) -> Iterator[State]:
    """As it is, then each face of the Resources in Permitted: one more makes any two of them."""
    yield state
    shake = state.shake
    for cube in {cube.face: cube for cube in shake.resources}.values():
        rest = list(shake.resources)
        rest.remove(cube)
        moved = replace(shake, permitted=(*shake.permitted, cube), resources=tuple(rest))
        yield replace(state, shake=moved)


FEWER: dict[int | None, Callable[[State], Iterable[State]]] = {
    2: lambda state: (state,),
    3: with_one_permitted,
}
"""Where one cube more must never be enough, by how many cubes a Solution needs."""
