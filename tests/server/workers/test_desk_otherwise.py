"""Changes that would decide otherwise, told beside the answer."""

from __future__ import annotations

from goalsetter.server import wire
from goalsetter.server.workers import desk

EQUATIONS = "mlag-equations-2018-19"


def asked(**told: object) -> wire.DeskQuestion:
    """A question at the desk."""
    return wire.DeskQuestion(edition=EQUATIONS, division="middle", **told)  # type: ignore[arg-type]


def test_another_challenge_allows_other_cubes() -> None:
    """2018-19 VII-B-3: two cubes of Resources are too many after Now, and not after Impossible."""
    mat = {"goal": "12", "required": "3", "resources": "x 4", "papers": ["3x4 = 12"]}
    now = desk.judge(asked(**mat, challenge="now"))
    assert now.good is False
    assert now.otherwise == ["After Impossible! it would be correct."]
    impossible = desk.judge(asked(**mat, challenge="impossible"))
    assert impossible.good is True
    assert impossible.otherwise == ["After Now! it would not be correct."]


def test_one_variation_less() -> None:
    """A ruling that rests on a variation says so."""
    mat = {"goal": "12", "required": "3", "permitted": "x 4", "papers": ["3x4 = 12"]}
    ruling = desk.judge(asked(**mat, variations=["multiple of 7"]))
    assert ruling.good is False
    assert ruling.otherwise == ["Without multiple of 7 it would be correct."]
    assert desk.judge(asked(**mat)).otherwise == [
        "Nothing that I tried: no other challenge, no variation left out, "
        "no open question of the books."
    ]


def test_a_fault_that_nobody_raises() -> None:
    """2018-19 VII-C-4: an ambiguous paper stands unless a checker shows it."""
    mat = {"goal": "3x5+2", "required": "5", "permitted": "x 4 + 1"}
    ruling = desk.judge(asked(**mat, papers=["5x4+1 = 3x(5+2)"]))
    assert ruling.good is False
    assert ruling.otherwise == ["If no checker points it out, the paper counts as correct."]


def test_the_other_challenge_is_answered_beside_the_one_asked_about() -> None:
    """A Now that is wrong may hide an Impossible that is right."""
    mat = {"goal": "12", "required": "3", "resources": "x 4"}
    now = desk.solve(asked(**mat, challenge="now"))
    assert (now.solvable, now.headline) == (False, "NOW IS WRONG")
    assert now.otherwise == ["It can be made, so an Impossible challenge is wrong, too."]
    hopeless = desk.solve(asked(goal="12", required="5", resources="x", challenge="now"))
    assert hopeless.otherwise == ["Even all cubes can't make it. An Impossible challenge is right."]
    possible = desk.solve(asked(**mat, challenge="impossible"))
    assert possible.headline == "IMPOSSIBLE IS WRONG"
    assert possible.otherwise == ["One more cube is not enough, so a Now challenge is wrong."]
