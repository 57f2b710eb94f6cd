"""The books of 2011-12: every rule on procedure has a case, every silence its reason."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from goalsetter.cases import run_case
from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.play import Phase, Seat, Setup, State, Terms, action, allowed, apply, new_match
from goalsetter.rules import GAMES, OURS, Division, Fault, Gap, Task
from tests.cases_room.case_files import PROCEDURE, Case, cases
from tests.source_tree import ROOT, TESTS, sources

OWN = TESTS / "cases_room" / "own-procedure-2011-12.jsonl"
PAGE = ROOT / "docs" / "explanation" / "the-older-books.md"
EDITIONS = ("mlag-equations-2011-12", "mlag-on-sets-2011-12")

PEOPLE = {
    "ET1": "names the books it builds on",
    "ET3": "the cubes; a roll is checked face by face",
    "ET10": "what may be brought to the table",
    "ET12": "what an expression means",
    "ET13": "what an expression means",
    "ET18": "how a symbol is marked on paper",
    "ET25": "behaviour, for a panel of judges",
    "ST1": "names the books it builds on",
    "ST6": "how cards lie, and hands off",
    "ST11": "what a Restriction means",
    "ST12": "how a symbol is marked on paper",
}
"""Rules without a case about procedure, each with what it is about."""

DIVISIONS = ("elementary", "middle", "junior", "senior")


@cache
def own() -> tuple[Case, ...]:
    """Our own cases."""
    return tuple(map(json.loads, OWN.read_text(encoding="utf-8").splitlines()))


def older() -> list[Case]:
    """Every case of both editions about procedure."""
    return [case for case in (*cases(PROCEDURE), *own()) if case["rules"] in EDITIONS]


@pytest.mark.parametrize("case", own(), ids=lambda case: str(case["id"]))
def test_a_case_comes_out_as_it_says(case: Case) -> None:
    """Each was worked out from the book by hand."""
    outcome = run_case(case)
    assert outcome.passed, repr(outcome)


def test_ids_are_our_own() -> None:
    """No id stands twice, here or in the shared file."""
    ids = [case["id"] for case in own()]
    assert len(ids) == len(set(ids)) >= 130
    assert not set(ids) & {case["id"] for case in cases(PROCEDURE)}
    assert {case["rules"] for case in own()} == set(EDITIONS)


def test_every_rule_has_a_case() -> None:
    """ET1 to ET26 and ST1 to ST12, but for those about something else."""
    labels = {*(f"ET{number}" for number in range(1, 27)), *(f"ST{n}" for n in range(1, 13))}
    cited = {label for case in older() for label in re.findall(r"[ES]T\d+", str(case["ref"]))}
    assert not sorted(labels - cited - PEOPLE.keys())
    assert not sorted(cited - labels)


def test_every_division_and_number_of_players_has_cases() -> None:
    """Both games, all divisions, two players and three."""
    met = {(c["rules"], c.get("division", "middle"), c.get("players")) for c in older()}
    wanted = {(e, d, n) for e in EDITIONS for d in DIVISIONS for n in (2, 3)}
    assert not sorted(wanted - met - UNUSUAL)


UNUSUAL = {(EDITIONS[1], division, 2) for division in ("elementary", "junior", "senior")}
"""Two players differ in the same way in both games (ST2)."""


@pytest.mark.parametrize("gap", OURS, ids=lambda gap: gap.name)
def test_a_choice_of_ours_is_told(gap: Gap) -> None:
    """Its name, what was chosen, why and where stand on the page."""
    told = PAGE.read_text(encoding="utf-8")
    around = ", ".join(gap.where)
    expected = f"### {gap.name}\n\n{gap.chosen}\n\nWhy: {gap.reason}\n\nAround: {around}.\n"
    assert expected in told
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", gap.name)


def test_the_page_tells_no_other() -> None:
    """Every heading of that kind is a row, in the same order."""
    told = re.findall(r"^### (\S+)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert told == [gap.name for gap in OURS]


A, B, C = Seat("A"), Seat("B"), Seat("C")
CLOCK = Seat("clock")


def played(phase: Phase, *actions: action.Action) -> State:
    """A match of three, set up and played on."""
    terms = Terms(edition=EDITIONS[0], division=Division.JUNIOR)
    cubes = parse_cubes("1 2 3 4 5 6 + x - /")
    goal = parse_goal("9") if phase is Phase.MOVE else None
    mover = A if phase is Phase.MOVE else Seat("")
    turn = B if phase is Phase.MOVE else A
    given = Setup(
        by=A, phase=phase, goal_setter=A, turn=turn, last_mover=mover, goal=goal, resources=cubes
    )
    state = apply(new_match(terms), given).state
    for each in actions:
        step = apply(state, each)
        assert step.refusal is None, step.refusal
        state = step.state
    return state


def test_what_is_open_agrees_with_what_is_done() -> None:
    """ET14: with the block in hand only a challenge is open; ET8: after the time only the word."""
    held = played(Phase.MOVE, action.PickUpBlock(by=B))
    assert {"challenge"} <= set(allowed(held, B))
    assert not {"forceout", "move", "bonus", "put_down_block"} & set(allowed(held, B))
    assert not {"move", "forceout"} & set(allowed(held, C))
    late = played(
        Phase.GOAL,
        action.PlaceInGoal(by=A, goal=parse_goal("5")),
        action.Countdown(by=B, at=110_000, players=(A,), finished=False),
        action.TimeExpires(at=120_000, task=Task.GOAL, players=(A,)),
    )
    assert {"say_goal", "take_extra_minute"} <= set(allowed(late, A))
    assert not {"place_in_goal", "rearrange_goal", "goal"} & set(allowed(late, A))


def test_elementary_rolls_no_restriction_signs() -> None:
    """ST3: = and ⊆ never come up, for the three cubes are set out."""
    start = new_match(Terms(edition=EDITIONS[1], division=Division.ELEMENTARY))
    ready = apply(start, Setup(by=A, phase=Phase.ROLL, goal_setter=A)).state
    faces = "R B G Y R B G Y ∪ ∩ - ' 1 2 3 "
    wrong = apply(ready, action.Roll(by=A, cubes=parse_cubes(faces + "V Λ =")))
    assert wrong.refusal is not None
    assert (wrong.refusal.fault, wrong.refusal.clause) == (Fault.PROPERLY_SET_OUT, "2011-12 ST3")
    out = apply(ready, action.SetOut(by=A, cubes=parse_cubes("V V Λ"))).state
    assert apply(out, action.Roll(by=A, cubes=parse_cubes(faces))).legal


def test_no_book_is_a_branch() -> None:
    """Books differ in data alone: no code of the table names an edition."""
    names = {edition.name for game in GAMES for edition in game.editions}
    table = [source for source in sources() if source.path.startswith("play/")]
    assert table
    assert not [s.path for s in table if any(name in s.text for name in names)]
