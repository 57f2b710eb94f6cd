"""A level sees a part of the truth: less for the weaker, all of it for the champion."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from goalsetter.bots import Memory, Thought, Why
from goalsetter.bots.mind import TIRED
from goalsetter.bots.sight import HARDER, NONE, NOTHING, look, planned_paper, stare, used
from goalsetter.play import Phase
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Budget
from tests.bots.views import SETS, A, Given, mind_of, seen, terms

NINE: Given = {"goal": "9", "required": "7", "resources": "1 2 3 + x", "last_mover": A}
FAR: Given = {
    **NINE,
    "goal": "97",
    "required": "",
    "resources": "1 2 3 4 5 6 + x - / ^ 8 8 7",
}
"""Too much to be decided in a few steps."""


def test_a_champion_sees_the_shortest_solution() -> None:
    """7 + 2 with one more cube than lies in Required is none; with all the cubes it is."""
    mind = mind_of("champion", seen(terms(), Phase.MOVE, **NINE))
    assert stare(mind, mind.mat, ChallengeKind.NOW) == NONE
    found = stare(mind, mind.mat, ChallengeKind.IMPOSSIBLE)
    assert found.cubes == 3
    assert used(found.paper, mind.view.terms) == Counter("7+2")


def test_a_sign_that_is_not_thought_of_is_not_seen() -> None:
    """A third-grader does not divide, even where nothing else helps."""
    given: Given = {**NINE, "goal": "4", "required": "8", "resources": "2 /"}
    shown = seen(terms(), Phase.MOVE, **given)
    for level, seeing in (("third-grade", False), ("fifth-grade", True)):
        mind = mind_of(level, shown)
        assert bool(stare(mind, mind.mat, ChallengeKind.IMPOSSIBLE)) is seeing
    given["required"] = "8 /"
    mind = mind_of("third-grade", seen(terms(), Phase.MOVE, **given))
    assert stare(mind, mind.mat, ChallengeKind.IMPOSSIBLE) == NONE


def test_a_long_solution_is_not_seen() -> None:
    """Nine cubes are too many for a seventh-grader, and one too many for nobody above."""
    given: Given = {**NINE, "goal": "25", "required": "5 5 5 5 5 + + + +", "resources": "1"}
    shown = seen(terms(), Phase.MOVE, **given)
    for level, seeing in (("seventh-grade", False), ("ninth-grade", True)):
        mind = mind_of(level, shown)
        assert bool(stare(mind, mind.mat, ChallengeKind.IMPOSSIBLE)) is seeing


def test_much_is_missed_at_first_and_less_with_time() -> None:
    """A third-grader misses more at a glance than when there is time; a champion nothing."""
    shown = seen(terms(), Phase.MOVE, **NINE)
    child, champion = mind_of("third-grade", shown), mind_of("champion", shown)
    patient = replace(child, pondering=2)
    tries = range(200)
    glances = sum(bool(look(child, child.mat, ChallengeKind.IMPOSSIBLE)) for _ in tries)
    looks = sum(bool(look(patient, child.mat, ChallengeKind.IMPOSSIBLE)) for _ in tries)
    assert 0 < glances < looks < 200
    assert all(look(champion, champion.mat, ChallengeKind.IMPOSSIBLE) for _ in range(20))


def test_at_a_table_what_is_seen_once_stays_seen() -> None:
    """Asked ten times in one shake, a child sees the same each time; in other shakes, others."""
    mind = mind_of("third-grade", seen(terms(), Phase.MOVE, **NINE))
    kinds = set()
    for shake in range(40):
        steady = replace(mind, memory=Memory(chance=f"7/B/{shake}"))
        looks = {look(steady, mind.mat, ChallengeKind.IMPOSSIBLE) for _ in range(10)}
        assert len(looks) == 1
        kinds |= looks
        later = replace(steady, pondering=9)
        assert not looks.pop() or look(later, mind.mat, ChallengeKind.IMPOSSIBLE)
    assert len(kinds) > 1


def test_a_solution_in_mind_is_kept_until_a_cube_of_it_is_gone() -> None:
    """7+2 = 9 was thought of before, so it is not missed."""
    thought = Thought(1, Why(code="safe-move", details=(("paper", "7+2=9"),)))
    memory = Memory(chance="x", thoughts=(thought,))
    for cubes, kept in (("1 2 3 + x", True), ("1 3 + x", False)):
        shown = seen(terms(), Phase.MOVE, **{**NINE, "resources": cubes})
        mind = replace(mind_of("third-grade", shown), memory=memory)
        planned = planned_paper(mind, ChallengeKind.IMPOSSIBLE)
        assert planned.paper == (("7+2=9",) if kept else ())
        assert not planned_paper(mind, ChallengeKind.NOW)


def test_without_steps_nothing_is_seen_and_nothing_ruled_out() -> None:
    """A search that was cut off is no proof."""
    mind = mind_of("champion", seen(terms(), Phase.MOVE, **FAR))
    poor = replace(mind, budget=Budget(steps=10))
    assert stare(poor, poor.mat, ChallengeKind.IMPOSSIBLE) == NOTHING


def test_a_variation_that_is_not_thought_of_is_forgotten() -> None:
    """In base 8 a child reads 17 as seventeen, and so sees a Solution that is none."""
    given: Given = {
        **NINE,
        "goal": "17",
        "required": "9 8",
        "resources": "+",
        "variations": ("base 8",),
    }
    shown = seen(terms(), Phase.MOVE, **given)
    champion = mind_of("champion", shown)
    assert not stare(champion, champion.mat, ChallengeKind.IMPOSSIBLE)
    papers = {
        stare(mind_of("third-grade", shown, s), champion.mat, ChallengeKind.NOW) for s in range(9)
    }
    assert any(papers)


def test_of_several_solutions_one_that_holds_is_seen() -> None:
    """A child who does not think of averages reads 5+7 through, and takes 3x4 instead."""
    given: Given = {**NINE, "goal": "12", "required": "", "resources": "5 7 + 3 4 x"}
    mind = mind_of("third-grade", seen(terms(), Phase.MOVE, **given, variations=("+ = average",)))
    for papers, seeing in ((1, False), (mind.level.papers, True)):
        careful = replace(mind, level=replace(mind.level, rereads=100, papers=papers))
        assert bool(stare(careful, careful.mat, ChallengeKind.IMPOSSIBLE)) is seeing


def test_sets_are_seen_too() -> None:
    """A set of so many cards, and a Restriction only by those who know it."""
    given: Given = {"goal": "1", "required": "B", "resources": "R ∩ = Λ"}
    given["universe"] = "BR B R BG BY G Y RG"
    mind = mind_of("champion", seen(terms(edition=SETS), Phase.MOVE, last_mover=A, **given))
    found = stare(mind, mind.mat, ChallengeKind.IMPOSSIBLE)
    assert found
    assert used(found.paper, mind.view.terms)["B"] == 1


def test_what_cannot_be_read_uses_nothing() -> None:
    """A paper is what others write; it may be anything."""
    assert not used(("((",), terms())


def test_a_tired_player_finds_out_nothing_more() -> None:
    """After many questions in vain a thought ends with what is known, and rules nothing out."""
    mind = mind_of("champion", seen(terms(), Phase.MOVE, **NINE))
    mind.toil.in_vain = TIRED
    assert stare(mind, mind.mat, ChallengeKind.IMPOSSIBLE) == NOTHING


def test_harder_thought_in_vain_tires_more() -> None:
    """A thought is bound by its work, not by how many questions it asks."""
    mind = replace(mind_of("champion", seen(terms(), Phase.MOVE, **FAR)), budget=Budget(steps=10))
    look(mind, mind.mat, ChallengeKind.IMPOSSIBLE)
    plain = mind.toil.in_vain
    look(mind, mind.mat, ChallengeKind.IMPOSSIBLE, HARDER)
    assert mind.toil.in_vain == plain * (1 + HARDER) > 0
