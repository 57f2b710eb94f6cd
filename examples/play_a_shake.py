"""Play a short shake of EQUATIONS at an open table: roll, Goal, moves, a challenge, the score.

Run it with ``python examples/play_a_shake.py``.
"""

from __future__ import annotations

from goalsetter.notation import parse_cube, parse_cubes, parse_goal
from goalsetter.play import Action, Seat, Section, State, Terms, action, apply, new_match
from goalsetter.rules import Division

A, B = Seat("A"), Seat("B")

ROLL = "r0 r1 r2 r3 r+ r- b0 b1 b2 b3 bx b/ g4 g5 g6 g- gx g^ k7 k8 k9 k+ k/ k√"  # each face once

TERMS = Terms(edition="mlag-basic-equations-2019-20", division=Division.MIDDLE, players=2)

SHAKE: tuple[Action, ...] = (
    action.RollForFirst(by=A, at=1_000, cube=parse_cube("r3")),
    action.RollForFirst(by=B, at=2_000, cube=parse_cube("r1")),
    action.Roll(by=A, at=10_000, cubes=parse_cubes(ROLL)),
    action.SetGoalDown(by=A, at=60_000, goal=parse_goal("9")),
    action.Move(by=B, at=90_000, cube=parse_cube("7"), to=Section.REQUIRED),
    action.Move(by=A, at=110_000, cube=parse_cube("+"), to=Section.PERMITTED),
    action.Challenge(by=B, at=120_000, kind="now"),
    action.Present(by=B, at=150_000, texts=("7+2 = 9",)),
    action.Accept(by=A, at=170_000, writer=B),
)


def play(terms: Terms, log: tuple[Action, ...]) -> State:
    """Apply every action, and tell what each brought about."""
    state = new_match(terms)
    for done in log:
        step = apply(state, done)
        if step.refusal is not None:
            print(f"{done.by} {done.do}: refused, {step.refusal.fault} ({step.refusal.clause})")
        told = ", ".join(type(event).__name__ for event in step.events)
        print(f"{done.by} {done.do}: {told}")
        state = step.state
    return state


def main() -> None:
    """Play, and show the score."""
    state = play(TERMS, SHAKE)
    for seat in state.seats:
        print(f"{seat}: {state.total(seat)} points")


if __name__ == "__main__":
    main()
