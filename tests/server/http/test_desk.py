"""The judge's desk: the same rulings and answers as everywhere else, ready to be read."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import msgspec
import pytest
from starlette.requests import Request

from goalsetter.errors import CaseError, NotationError
from goalsetter.rules import GAMES
from goalsetter.server import wire
from goalsetter.server.http.desk import ask_solver, desk_options
from goalsetter.server.workers import Share, desk
from goalsetter.server.workers.desk_process import consulted
from goalsetter.solver import Budget
from goalsetter.words import codes

EQUATIONS, SETS = "mlag-equations-2018-19", "mlag-on-sets-2017-18"


def asked(edition: str = EQUATIONS, division: str = "middle", **told: object) -> wire.DeskQuestion:
    """A question at the desk."""
    return wire.DeskQuestion(edition=edition, division=division, **told)  # type: ignore[arg-type]


def test_an_ambiguous_equation_with_its_regrouping() -> None:
    """2018-19 VII-B-6, the example of the README."""
    found = desk.judge(
        asked(goal="3x5+2", required="5", permitted="x 4 + 1", papers=["5x4+1 = 3x(5+2)"])
    )
    assert found.good is False
    assert [(each.code, each.clause) for each in found.findings] == [
        ("ambiguous", "2018-19 VII-B-6")
    ]
    assert any("5×(4+1)" in str(line) for line in found.findings[0].proofs)


def test_a_ruling_shows_what_was_written_as_people_write_it() -> None:
    """No letters of colours, and the signs of the cubes; what was typed stays in the question."""
    papers = ["b2rxg3r+k5 = r2x(b3+5)"]
    found = desk.judge(asked(goal="r2x b3+5", permitted="b2 rx g3 r+ k5", papers=papers))
    (finding,) = found.findings
    told = " ".join(map(str, [*found.lines, finding.sentence, *finding.proofs]))
    assert "Equation: 2×3+5 = 2×(3+5)" in told
    assert "A checker can read it as  (2×3)+5 = 2×(3+5)" in told
    assert "This way is safe:         2×(3+5) = 2×(3+5)" in told


def test_what_a_goal_reads_is_shown_so_too() -> None:
    """2018-19 IV-B: where the sentence quotes it."""
    found = desk.judge(asked(goal="r2bx", papers=[]))
    assert str(found.findings[0].sentence).endswith("out of place in the Goal: 2×")


def test_a_stack_of_on_sets_is_no_division() -> None:
    """On-Sets III-B: what is written of sets is shown as it is."""
    asks = asked(SETS, goal="5/(u3 1)", permitted="B R", universe="B R BR RG G Y", papers=["B ∪ R"])
    assert all("÷" not in f"{each.sentence}{each.proofs}" for each in desk.judge(asks).findings)


def test_a_correct_equation() -> None:
    """The values of both sides are told."""
    found = desk.judge(asked(goal="12", required="3 x", permitted="4", papers=[" 3x4 = 12 "]))
    assert found.good is True
    assert not found.findings
    assert any("12" in line for line in found.lines[1:])


def test_a_goal_alone() -> None:
    """Without a paper the Goal is judged."""
    assert desk.judge(asked(goal="2x3")).good is True
    assert desk.judge(asked(goal="2x")).good is False


def test_the_steps_of_a_solution() -> None:
    """ON-SETS: what a Restriction removes, what the Set-Name takes, what it counts."""
    mat = {"universe": "B BR RG Y", "permitted": "G ∪ B R Y ⊆", "goal": "2"}
    found = desk.judge(asked(SETS, **mat, papers=["B ⊆ R ; G ∪ Y"]))
    assert found.good is True
    assert any("removes" in line for line in found.lines)


def test_two_solutions() -> None:
    """ON-SETS: each of them is told."""
    found = desk.judge(
        asked(
            SETS,
            variations=["two solutions"],
            universe="B BR RG Y",
            permitted="B R Y -",
            goal="2",
            papers=["B - Y", "R - Y"],
        )
    )
    assert found.good is True
    assert sum(line.startswith("Solution:") for line in found.lines) == 2


@pytest.mark.parametrize(
    ("question", "solvable"),
    [
        (asked(goal="7", required="3 +", resources="4 9"), True),
        (asked(goal="7", required="3 +", resources="2 9"), False),
        (asked(SETS, goal="1", universe="B R", required="B", permitted="R", resources="-"), True),
        (asked(resources="3 3 4 + 7 2"), True),
    ],
)
def test_the_solver_at_the_desk(question: wire.DeskQuestion, solvable: bool) -> None:
    """A witness that the judge accepts, or why there is none; without a Goal, one is looked for."""
    found = desk.solve(question)
    assert found.solvable is solvable
    assert bool(found.witnesses) == solvable
    assert bool(found.why) != solvable
    assert not found.why[:1].islower()
    if solvable and question.goal:
        papers = found.witnesses[0]
        told = {name: getattr(question, name) for name in question.__struct_fields__}
        again = wire.DeskQuestion(**{**told, "papers": papers})
        assert desk.judge(again).good is True


def test_the_solver_may_not_know() -> None:
    """Within a small budget it says so."""
    mat = {"goal": "57", "required": "1 2 3 + x", "resources": "4 5 6 - / ^ √ 7 8"}
    found = desk.solve(asked(**mat, challenge="impossible"), Budget(steps=10))
    assert found.solvable is None
    assert not found.witnesses


@pytest.mark.parametrize(
    "question",
    [
        asked("chess"),
        asked(division="kindergarten", goal="2"),
        asked(goal="2", variations=["no such thing"], papers=["2 = 2"]),
        asked(goal="2", papers=["2 = 2", "3 = 3"]),
        asked(goal="2", challenge="hello", papers=["2 = 2"]),
        asked(goal="(2", papers=["2 = 2"]),
        asked(goal="2", required="q"),
        asked(),
    ],
)
def test_what_cannot_be_understood(question: wire.DeskQuestion) -> None:
    """An error with a code that has a sentence; nothing else is raised."""
    with pytest.raises((CaseError, NotationError)) as caught:
        desk.judge(question)
    error = caught.value
    assert isinstance(error, CaseError | NotationError)
    prefix = "case" if isinstance(error, CaseError) else "notation"
    assert f"{prefix}-{error.code}" in codes()


def test_everything_that_can_be_asked() -> None:
    """Every book, division and variation, each with a sentence."""
    found = {book.name: book for book in desk_options().books}
    assert found.keys() == {edition.name for game in GAMES for edition in game.editions}
    for book in found.values():
        assert [each.name for each in book.challenges] == ["now", "impossible", "last-cube"]
        for division in book.divisions:
            assert all(each.told for each in division.variations)
    middle = next(d for d in found[EQUATIONS].divisions if d.name == "middle")
    assert {each.name: each.blank for each in middle.variations}["multiple of"]


@pytest.mark.parametrize(
    ("edition", "paper"),
    [(EQUATIONS, "3 § 5 = 3"), (EQUATIONS, "3 tims 5 = 3"), (SETS, "B unon R")],
)
def test_what_nobody_can_read_gets_no_ruling(edition: str, paper: str) -> None:
    """Decision 35: the desk says so, with the place and what was probably meant."""
    cards = {"universe": "B R BR RG G Y"} if edition == SETS else {}
    with pytest.raises(NotationError):
        desk.judge(asked(edition, goal="3", papers=[paper], **cards))
    fault = consulted("judge", asked(edition, goal="3", papers=[paper], **cards))
    assert isinstance(fault, wire.Fault)
    assert "I can't read" in fault.sentence
    assert "at place 3" in fault.sentence


def test_the_desk_explains_a_star_and_the_challenge_it_took() -> None:
    """2018-19 VII-B-3; on the cubes a * is a power."""
    found = desk.judge(asked(goal="6", required="2 x", permitted="3", papers=["2*3 = 6"]))
    told = " ".join(found.lines)
    assert "* on the cubes means" in told
    assert "I took Now" in told
    named = desk.judge(asked(goal="8", required="2³", papers=["2³ = 8"], challenge="Now"))
    assert (named.good, "I took Now" in " ".join(named.lines)) == (True, False)


def test_a_question_that_nobody_waits_for_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cancelling in the page closes its line, and the process is free for the next one."""
    ended: list[str] = []

    class Line:
        async def consult(self, *_args: object, share: Share) -> None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                ended.append(share.address)
                raise

    services = SimpleNamespace(workers=Line(), limits=SimpleNamespace(body=1000))
    registry = SimpleNamespace(services=services)
    monkeypatch.setattr("goalsetter.server.http.desk.registry_at", lambda _: registry)
    body = msgspec.json.encode(asked(goal="12"))
    came: list[dict[str, object]] = [
        {"type": "http.request", "body": body},
        {"type": "http.disconnect"},
    ]

    async def receive() -> dict[str, object]:
        return came.pop(0)

    scope = {"type": "http", "method": "POST", "headers": [], "client": ("192.0.2.1", 80)}
    answer = asyncio.run(ask_solver(Request(scope, receive)))
    assert answer.status_code == 204
    assert len(ended) == 1
