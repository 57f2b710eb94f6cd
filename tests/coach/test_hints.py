"""Hints: first a question, then what is true, never the whole answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from goalsetter.coach import Hint, hint, no_hint
from goalsetter.coach.hints import checking, look
from goalsetter.coach.hints.hint import Advice
from goalsetter.coach.hints.writing import question_of
from goalsetter.coach.lessons.asking import MovesSafely
from goalsetter.coach.witness import faces_used, signs_among
from goalsetter.notation import parse_cubes, parse_goal, parse_set_goal, parse_universe
from goalsetter.play import (
    NOBODY,
    Mode,
    Phase,
    Record,
    Seat,
    Section,
    Setup,
    Terms,
    View,
    action,
    apply,
    in_force,
    mat_of,
    new_match,
    view,
)
from goalsetter.rules import ChallengeKind, Claim, Division, Role, Task
from goalsetter.server.view import hinted
from goalsetter.solver import Budget, Impossible, Solvable, solve

A, B, C = Seat("A"), Seat("B"), Seat("C")
FORBIDDEN = Section.FORBIDDEN
EQUATIONS, ON_SETS = "mlag-equations-2018-19", "mlag-on-sets-2017-18"
ROLLED = "r1 r2 r+ b3 bx g4 g5 k8 k9"
NAMED = Record(
    terms=Terms(edition=EQUATIONS, division=Division.MIDDLE, players=3, mode=Mode.GUARDED),
    names=((A, "Ada"), (B, "Ben"), (C, "Cleo")),
)
UNIVERSE = parse_universe("BR B BG RG R G Y blank").cards


def seen(given: Setup, seat: Seat = A, edition: str = EQUATIONS, mode: Mode = Mode.GUARDED) -> View:
    """A position of three players as one seat sees it."""
    terms = Terms(edition=edition, division=Division.MIDDLE, players=3, mode=mode)
    step = apply(new_match(terms), given)
    assert step.refusal is None
    return view(step.state, seat)


def moving(required: str, permitted: str, resources: str, goal: str = "k7") -> Setup:
    """It is A's turn after a move of C's."""
    return Setup(
        by=A,
        phase=Phase.MOVE,
        goal_setter=C,
        turn=A,
        last_mover=C,
        goal=parse_goal(goal),
        required=parse_cubes(required),
        permitted=parse_cubes(permitted),
        resources=parse_cubes(resources),
    )


def after_now(phase: Phase, resources: str = "g4 bx k9 g6", **more: object) -> Setup:
    """A has challenged B Now; C is the Third Party."""
    given: dict[str, object] = {
        "goal_setter": A,
        "turn": B,
        "last_mover": B,
        "goal": parse_goal("k7"),
        "required": parse_cubes("r3"),
        "permitted": parse_cubes("r+"),
        "resources": parse_cubes(resources),
        "claim": Claim.NOW,
        "challenger": A,
        "mover": B,
    }
    return Setup(by=A, phase=phase, **{**given, **more})  # type: ignore[arg-type]


SET_WRITING = Setup(
    by=A,
    phase=Phase.WRITING,
    goal_setter=A,
    turn=B,
    last_mover=B,
    goal=parse_set_goal("5"),
    required=parse_cubes("B"),
    permitted=parse_cubes("∪"),
    resources=parse_cubes("R ∩ Y"),
    universe=UNIVERSE,
    rolled=True,
    claim=Claim.NOW,
    challenger=A,
    mover=B,
    sides=((C, Role.CHALLENGER),),
)


def all_hints(found: View, budget: Budget | None = None) -> list[Hint]:
    """The hints of a position, until one is the last."""
    return list(_hints(found, budget))


def _hints(found: View, budget: Budget | None) -> Iterator[Hint]:
    for asked in range(10):
        told = hint(found, asked) if budget is None else hint(found, asked, budget)
        yield told
        if told.last:
            return
    raise AssertionError("there is no last hint")


def advice(found: View, budget: Budget | None = None) -> list[str]:
    """Their codes."""
    return [each.advice.value for each in all_hints(found, budget)]


# --- each phase ---------------------------------------------------------------------------------


def test_now_is_told_step_by_step() -> None:
    """A question, then that it is so, then the signs and how many cubes."""
    told = all_hints(seen(moving("r3", "r+", "g4 bx k9 g6")))
    assert [each.advice for each in told] == [Advice.MOVE_THINK, Advice.NOW_IS, Advice.NOW_SIGNS]
    assert told[-1].details == (("cubes", "3"), ("signs", "+"))


def test_impossible_is_told() -> None:
    """No sign is left, so no Solution can be built."""
    assert advice(seen(moving("r2", "g4", "r3 g5 g6"))) == ["move-think", "impossible-is"]


def test_a_safe_kind_of_move_is_told_and_is_there() -> None:
    """The kind of cube and the section; the solver says the same of a move like that."""
    given = moving("r2", "", "r3 g4 bx k9 b1 g-", goal="k8")
    found = seen(given)
    told = all_hints(found)
    assert [each.advice.value for each in told] == ["move-think", "move-safely", "move-kind"]
    assert told[-1].details == (("kind", "coach-kind-digit"), ("section", "section-forbidden"))
    safe = MovesSafely(clause="VI-A-2")
    before = apply(new_match(found.terms), given).state
    replies = [
        safe.reply(before, each, apply(before, each).state).right
        for each in found.actions
        if isinstance(each, action.Move) and each.cube.face.isdigit() and each.to is FORBIDDEN
    ]
    assert any(replies)


def test_no_safe_move_is_said() -> None:
    """Every move loses a Solution or leaves it one cube away."""
    stuck = replace(moving("r3", "r+", "g4 bx k9"), last_mover=A)
    assert advice(seen(stuck))[-1] == "no-safe-move"


def test_the_last_cube_is_safe_where_it_helps() -> None:
    """With one cube left nobody can challenge Now, so only a Solution has to be left."""
    told = all_hints(seen(moving("r2", "r+", "b3", goal="g5")))
    assert told[-1].advice is Advice.MOVE_KIND
    assert told[-1].details[1] == ("section", "section-permitted")


def test_the_mover_before_has_nothing_to_do() -> None:
    """Others may look for a challenge; the last mover waits."""
    given = moving("r2", "", "r3 g4 bx k9 b1 g-", goal="k8")
    assert advice(seen(given, C)) == ["wait"]
    assert advice(seen(given, B)) == ["move-think", "nothing-to-challenge"]


@pytest.mark.parametrize("edition", [EQUATIONS, ON_SETS])
def test_a_goal_is_hinted_at(edition: str) -> None:
    """How large, and which signs; neither the Goal nor its Solution is told."""
    sets = edition == ON_SETS
    given = Setup(
        by=A,
        phase=Phase.GOAL,
        goal_setter=A,
        resources=parse_cubes("B R R G Y ∪ ∩ - 1 3 5" if sets else ROLLED),
        universe=UNIVERSE if sets else (),
        rolled=sets,
    )
    told = all_hints(seen(given, edition=edition))
    assert [each.advice.value for each in told] == ["goal-think", "goal-size", "goal-signs"]
    assert {name for each in told for name, _ in each.details} == {"size", "cubes", "signs"}
    assert advice(seen(given, B, edition)) == ["wait"]


def test_a_roll_without_goal() -> None:
    """Where no Goal is seen, that is said."""
    given = Setup(by=A, phase=Phase.GOAL, goal_setter=A, resources=parse_cubes("r1 r2 b3"))
    assert advice(seen(given)) == ["goal-think", "goal-unseen"]
    signs = Setup(by=A, phase=Phase.GOAL, goal_setter=A, resources=parse_cubes("r1 k√ k9"))
    assert advice(seen(signs))[0] == "goal-think"


def test_a_writer_is_never_told_the_equation() -> None:
    """The signs, then the cubes in order of their faces; what may be used comes first."""
    told = all_hints(seen(after_now(Phase.WRITING, sides=((C, Role.CHALLENGER),))))
    assert [each.advice.value for each in told] == ["write-think", "write-signs", "write-cubes"]
    assert told[0].details == (("how", "coach-write-now"),)
    assert told[-1].details == (("cubes", "+ 3 4"),)


def test_a_writer_of_sets_is_told_alike() -> None:
    """The same in ON-SETS."""
    told = all_hints(seen(SET_WRITING, edition=ON_SETS))
    assert told[-2].details == (("cubes", "3"), ("signs", "∪"))
    assert told[-1].details == (("cubes", "B R ∪"),)


def test_where_nothing_can_be_written() -> None:
    """That is said; one who does not write waits."""
    given = after_now(Phase.WRITING, "bx k9", sides=((C, Role.CHALLENGER),))
    assert advice(seen(given)) == ["write-think", "write-none"]
    assert advice(seen(given, B)) == ["wait"]


@pytest.mark.parametrize(("resources", "last"), [("g4 k9", "side-can"), ("bx k9", "side-cannot")])
def test_the_third_party(resources: str, last: str) -> None:
    """Whether there is something to write, told at the second time."""
    given = after_now(Phase.SIDES, resources)
    assert advice(seen(given, C)) == ["side-think", last]
    assert advice(seen(given, B)) == ["wait"]


@pytest.mark.parametrize(
    ("paper", "last"),
    [
        ("3+4=7", "check-sound"),
        ("3+6=7", "check-value"),
        ("4+3x1=7", "check-cubes"),
        ("34=7", "check-form"),
    ],
)
def test_a_checker_is_told_where_to_look(paper: str, last: str) -> None:
    """In the cubes, the value or the form; the writer himself waits."""
    given = after_now(Phase.CHECKING, papers=((A, (paper,)),))
    assert advice(seen(given, B)) == ["check-think", last]
    assert advice(seen(given, A)) == ["wait"]


def test_of_two_papers_it_is_said_whose_is_meant() -> None:
    """One paper is the only one; of two, the first that waits is named."""
    papers = ((A, ("3+4=7",)), (C, ("3+6=7",)))
    told = all_hints(seen(after_now(Phase.CHECKING, papers=papers), B))
    assert [each.writer for each in told] == [A, A]
    assert all("Ada" in hinted(each, NAMED) for each in told)
    (_, alone) = all_hints(seen(after_now(Phase.CHECKING, papers=papers[:1]), B))
    assert not alone.writer
    assert "Ada" not in hinted(alone, NAMED)


@pytest.mark.parametrize(
    ("phase", "seat", "expected"),
    [
        (Phase.VARIATIONS, A, ["choose"]),
        (Phase.VARIATIONS, B, ["wait"]),
        (Phase.END, A, ["wait"]),
    ],
)
def test_other_phases(phase: Phase, seat: Seat, expected: list[str]) -> None:
    """One sentence, or nothing to do."""
    given = Setup(by=A, phase=phase, goal_setter=A, turn=A, resources=parse_cubes(ROLLED))
    assert advice(seen(given, seat)) == expected


def test_no_goal_of_another() -> None:
    """The player who said it waits; the others look for one."""
    given = Setup(
        by=A, phase=Phase.GOAL, goal_setter=A, no_goal_by=A, resources=parse_cubes(ROLLED)
    )
    assert advice(seen(given, A)) == ["wait"]
    assert advice(seen(given, B)) == ["no-goal"]


def test_an_open_table_names_no_kind_of_move() -> None:
    """It lists illegal moves too; and Now is not thought of where it may not be challenged."""
    safe = moving("r2", "", "r3 g4 bx k9 b1 g-", goal="k8")
    assert advice(seen(safe, mode=Mode.OPEN)) == ["move-think", "move-safely"]
    one_left = moving("r3", "r+", "g4")
    assert "now-is" not in advice(seen(one_left, mode=Mode.OPEN))
    assert advice(seen(safe, C, mode=Mode.OPEN)) == ["wait"]


def test_the_older_books_ask_whether_it_could_be_avoided() -> None:
    """A flub must have been avoidable; else it is a forceout (2011-12 ET17)."""
    found = seen(moving("r3", "r+", "g4 bx k9 g6"), edition="mlag-equations-2011-12")
    assert advice(found) == ["move-think", "now-or-forceout", "now-signs"]


def test_a_colour_can_be_the_kind() -> None:
    """The same in ON-SETS, where cubes bear colours."""
    given = replace(SET_WRITING, phase=Phase.MOVE, claim=None, challenger=NOBODY, mover=NOBODY)
    given = replace(given, turn=A, permitted=(), resources=parse_cubes("R G ∪ ∩ Y"), sides=())
    told = all_hints(seen(given, edition=ON_SETS))
    assert told[-1].details == (("kind", "coach-kind-colour"), ("section", "section-forbidden"))


def test_one_who_may_challenge_nobody_only_moves() -> None:
    """As when the last move was one's own."""
    own = replace(moving("r3", "r+", "g4 bx k9 g6"), last_mover=A)
    assert advice(seen(own))[1] == "move-safely"


def test_which_cubes_may_be_used() -> None:
    """After the last cube none of Resources, after a stop any, in a forceout one."""
    now = seen(after_now(Phase.WRITING, sides=((C, Role.CHALLENGER),)))
    last = replace(now, challenge=None)
    assert question_of(now) is question_of(replace(last, forceout_by=B)) is ChallengeKind.NOW
    assert question_of(last) is ChallengeKind.LAST_CUBE
    assert question_of(replace(last, stopped=True)) is ChallengeKind.IMPOSSIBLE


# --- truth --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given",
    [
        moving("r3", "r+", "g4 bx k9 g6"),
        after_now(Phase.SIDES),
        after_now(Phase.WRITING, sides=((C, Role.CHALLENGER),)),
    ],
)
def test_what_is_not_known_is_not_said(given: Setup) -> None:
    """Without any budget the solver does not know, and the hint says so."""
    seat = C if given.phase is Phase.SIDES else A
    assert advice(seen(given, seat), Budget(steps=0))[-1] == "undecided"


def test_not_even_impossible_is_guessed() -> None:
    """Where Now may not be challenged, and the other answer is not known either."""
    few = moving("r2 r3", "g5 bx r+", "g4", goal="k7")
    assert advice(seen(few), Budget(steps=0)) == ["move-think", "undecided"]
    assert no_hint() == all_hints(seen(few), Budget(steps=0))[-1]


@pytest.mark.parametrize(
    ("given", "seat"),
    [
        (moving("r3", "r+", "g4 bx k9 g6"), A),
        (after_now(Phase.SIDES), C),
        (after_now(Phase.WRITING, sides=((C, Role.CHALLENGER),)), A),
        (after_now(Phase.CHECKING, papers=((A, ("3+4=7",)),)), B),
        (Setup(by=A, phase=Phase.GOAL, goal_setter=A, resources=parse_cubes(ROLLED)), A),
    ],
)
def test_the_first_hint_searches_for_nothing(
    given: Setup, seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can be given while others wait."""

    def never(*_: object, **__: object) -> None:
        raise AssertionError("something was searched for")

    monkeypatch.setattr(look, "ForRoll", never)
    monkeypatch.setattr(checking, "rule_on_papers", never)
    assert not hint(seen(given, seat)).last
    with pytest.raises(AssertionError, match="searched"):
        hint(seen(given, seat), 1)


def test_hints_say_what_the_solver_says() -> None:
    """On every lesson's position with moves, the second hint is the solver's answer."""
    from goalsetter.coach import COURSES, opened

    for course in COURSES.values():
        for lesson in course.lessons:
            state = opened(course, lesson)
            if state.shake.phase is not Phase.MOVE:
                continue
            told = hint(view(state, A), 1).advice
            mat, rules = mat_of(state.shake), in_force(state)
            now = isinstance(solve(mat, rules, ChallengeKind.NOW), Solvable)
            never = isinstance(solve(mat, rules, ChallengeKind.IMPOSSIBLE), Impossible)
            expected = Advice.NOW_IS if now else Advice.IMPOSSIBLE_IS if never else None
            assert told is (expected or Advice.MOVE_SAFELY), lesson.name


def test_signs_and_faces_used_a_paper() -> None:
    """Each sign once; the Goal's cubes are not counted."""
    assert faces_used(("2x4+3x1 = k1k1",), sets=False) == tuple("2x4+3x1")
    assert signs_among(tuple("2x4+3x1")) == ("x", "+")
    assert faces_used(("R ⊆ G; R ∪ Y",), sets=True) == tuple("R⊆GR∪Y")


def test_a_writer_is_told_that_the_goal_must_grow() -> None:
    """2018-19 XIII-C-10: after Impossible, 2-2 = 9-9 for the Goal 99."""
    given = Setup(
        by=A,
        phase=Phase.WRITING,
        goal_setter=A,
        turn=B,
        last_mover=A,
        goal=parse_goal("99"),
        permitted=parse_cubes("2 - 2"),
        resources=parse_cubes("- 3 5"),
        variations=("add to goal",),
        claim=Claim.IMPOSSIBLE,
        challenger=B,
        mover=A,
        sides=((C, Role.CHALLENGER),),
    )
    told = all_hints(seen(given))
    assert [each.advice.value for each in told] == ["write-think", "write-goal", "write-cubes"]
    assert told[1].details == (("goal", "9−9"),)


@pytest.mark.parametrize(("seat", "advice"), [(A, "set-out"), (B, "wait"), (C, "deal")])
def test_before_the_goal_of_on_sets_somebody_chooses(seat: Seat, advice: str) -> None:
    """On-Sets II-A-3 and II-B: V and Λ, and the number of cards."""
    terms = Terms(edition=ON_SETS, division=Division.ELEMENTARY, players=3, mode=Mode.GUARDED)
    given = Setup(by=A, phase=Phase.ROLL, goal_setter=A)
    rolling = apply(new_match(terms), given).state
    begun = apply(rolling, action.StartClock(by=A, task=Task.ROLL)).state
    assert hint(view(begun, seat)).advice is Advice(advice)
