"""ON-SETS is always decided, and rightly: by hand, against the judge and against a naive player."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from goalsetter.cubes import Mat, placed_in
from goalsetter.notation import mat_from_json, parse_set_solution
from goalsetter.questions import read_set_question
from goalsetter.rules import ChallengeKind, Division, OnSetsRules, find_set_edition, rulings
from goalsetter.solver import (
    Answer,
    Budget,
    Certificate,
    Exhausted,
    Impossible,
    Reason,
    Solvable,
    Unknown,
    solve_sets,
)
from tests.judging import judge_solution
from tests.solver.naive_sets import shortest
from tests.solver.planted_sets import planted
from tests.solver.random_set_mats import (
    BOOKS,
    Book,
    Position,
    offered,
    random_position,
    small_position,
)

UNIVERSE = "BRGY BRG BR BY RG G Y blank"
CASES = Path(__file__).parents[1] / "conformance" / "on-sets-rulebook.jsonl"
MOST = 5
"""How many signs the naive player writes."""

ALONE = [(book, name) for book in BOOKS for name in offered(*book)]
"""Every variation of every division."""


def rules_of(division: str, *names: str, **answers: str) -> OnSetsRules:
    """The rules of 2017-18 with some variations and some rulings."""
    edition = find_set_edition("mlag-on-sets-2017-18")
    assert edition is not None
    chosen = [edition.catalogue.find(name) for name in names]
    told = {name.replace("_", "-"): answer for name, answer in answers.items()}
    return edition.in_force(
        Division(division), tuple(each[1] for each in chosen if each), rulings=told
    )


def mat_of(**fields: str) -> Mat:
    """A mat in notation, with the usual Universe."""
    return mat_from_json({"universe": UNIVERSE, **fields})


def signs(papers: tuple[str, ...]) -> int:
    """How many cubes are written on all papers together."""
    solutions = map(parse_set_solution, papers)
    parts = [part for each in solutions for part in (*each.restrictions, each.set_name)]
    return sum(len(placed_in(part.items)) for part in parts)


def accepted(papers: tuple[str, ...], position: Position, question: ChallengeKind) -> bool:
    """Whether the judge finds nothing wrong."""
    return judge_solution(papers, position.mat, position.rules, question).correct


# --- by hand ------------------------------------------------------------------------------------

Row = tuple[str, str, list[str], ChallengeKind, dict[str, str], tuple[str, ...]]

NOW, IMPOSSIBLE, LAST = ChallengeKind.NOW, ChallengeKind.IMPOSSIBLE, ChallengeKind.LAST_CUBE

ROWS: list[Row] = [
    ("VII-B-3", "middle", [], NOW, {"goal": "5", "permitted": "B R ∪"}, ("B ∪ R",)),
    ("VI-B-2", "middle", [], NOW, {"goal": "3", "required": "⊆ R", "permitted": "B"},
     ("R ⊆ B ; R",)),
    ("VII-B-4-e", "middle", [], NOW, {"goal": "5", "permitted": "B R", "resources": "∪ ∩"},
     ("B ∪ R",)),
    ("VII-B-4-f", "middle", [], IMPOSSIBLE, {"goal": "5", "resources": "B R ∪"}, ("B ∪ R",)),
    ("VIII", "middle", [], LAST, {"goal": "5", "required": "B R ∪"}, ("B ∪ R",)),
    ("XIII-A-2", "elementary", ["wild cube Y"], NOW, {"goal": "5", "permitted": "B R Y"},
     ("B Y<∪> R",)),
    ("XIII-A-4", "elementary", ["V and Λ interchangeable"], NOW,
     {"goal": "4 4", "required": "Λ Λ ∪"}, ("V ∪ V",)),
    ("XIII-A-6", "elementary", ["multiple operations"], NOW,
     {"goal": "5", "required": "B R '", "permitted": "-"}, ("(R' - B)'",)),
    ("XIII-C-11", "senior", ["blank card wild"], NOW,
     {"goal": "1", "required": "B ∩ Y", "permitted": "G R", "universe": "BR R G blank"},
     ("B ∩ Y where blank=BY",)),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_by_hand(row: Row) -> None:
    """The shortest Solution is found, written with its notes."""
    clause, division, names, question, fields, papers = row
    position = Position(mat_of(**fields), rules_of(division, *names))
    found = solve_sets(position.mat, position.rules, question)
    assert isinstance(found, Solvable), clause
    assert signs(found.witness) == signs(papers), found
    assert accepted(found.witness, position, question)
    assert accepted(papers, position, question)


def test_now_opens_one_cube_for_both_parts() -> None:
    """VII-B-4-e: a second Resource cube is not to be had, not even in the other part."""
    rules = rules_of("middle")
    fields = {"goal": "5", "permitted": "B", "resources": "R ∪"}
    assert isinstance(solve_sets(mat_of(**fields), rules, NOW), Impossible)
    assert isinstance(solve_sets(mat_of(**fields), rules, IMPOSSIBLE), Solvable)


def test_two_solutions_differ_in_a_card() -> None:
    """XIII-D-14: the second has a card that the first lacks."""
    position = Position(
        mat_of(goal="3", permitted="B R Y ∪ ∩ -"), rules_of("senior", "two solutions")
    )
    found = solve_sets(position.mat, position.rules, NOW, count=3)
    assert isinstance(found, Solvable)
    papers = (found.witness, *found.more)
    assert len(set(papers)) == 3
    assert all(len(paper) == 2 and accepted(paper, position, NOW) for paper in papers)


def test_more_solutions_are_distinct_and_no_shorter() -> None:
    """The operands of ∪ and ∩ are put in order, so B ∪ R is not shown again as R ∪ B."""
    position = Position(mat_of(goal="5", permitted="B R G V ∪ ∪ ∩"), rules_of("middle"))
    found = solve_sets(position.mat, position.rules, NOW, count=12)
    assert isinstance(found, Solvable)
    papers = [found.witness, *found.more]
    lengths = list(map(signs, papers))
    assert len(set(papers)) == 12
    assert lengths == sorted(lengths)
    assert all(accepted(paper, position, NOW) for paper in papers)


PROOFS: list[tuple[str, str, list[str], dict[str, str]]] = [
    ("goal-without-value", "middle", [], {"goal": "1 u4", "permitted": "B R ∪"}),
    ("goal-without-value", "middle", [], {"permitted": "B R ∪"}),
    ("goal-beyond-universe", "middle", [], {"goal": "5 5", "permitted": "B R ∪"}),
    ("required-cube-unusable", "middle", [], {"goal": "5", "required": "3", "permitted": "B R ∪"}),
    ("required-cube-unusable", "elementary", [],
     {"goal": "5", "required": "=", "permitted": "B R ∪"}),
    ("required-cube-absent", "middle", ["required cube -"], {"goal": "5", "permitted": "B R ∪"}),
    ("no-sum-of-classes", "middle", [], {"goal": "1", "permitted": "B V ∪ - '"}),
    ("no-sum-of-classes", "senior", ["required card RG"], {"goal": "1", "permitted": "G R ∪"}),
    ("no-sum-of-classes", "senior", ["forbidden card BRG"], {"goal": "3 3", "permitted": "G R ∪"}),
    ("too-few-cubes", "middle", [], {"goal": "4", "permitted": "B"}),
    ("too-few-cubes", "middle", [], {"goal": "4 4", "permitted": "∪ ∩"}),
    ("no-restriction-to-be-had", "middle", [], {"goal": "4", "required": "= B"}),
    ("no-restriction-to-be-had", "middle", ["wild cube ⊆"],
     {"goal": "4", "required": "=", "permitted": "B ∪"}),
    ("too-few-joins", "middle", [], {"goal": "5", "required": "B R G", "permitted": "∪"}),
    ("too-few-sets", "middle", [], {"goal": "5", "required": "∪ ∩", "permitted": "B R"}),
    ("one-set-only", "senior", ["two solutions"], {"goal": "4 4", "permitted": "B R ∪ '"}),
    ("every-meaning-fails", "middle", ["wild cube Y"],
     {"goal": "5", "required": "Y Y B"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "division", "names", "fields"), PROOFS)
def test_certificates(name: str, division: str, names: list[str], fields: dict[str, str]) -> None:
    """A set that a player would name at once is named at once."""
    found = solve_sets(mat_of(**fields), rules_of(division, *names), NOW)
    assert isinstance(found, Impossible)
    assert isinstance(found.proof, Certificate), found
    assert found.proof.name == name


def test_an_exhausted_search_is_a_proof() -> None:
    """Where no short argument holds, everything was looked at, and how much that was is told."""
    found = solve_sets(mat_of(goal="2", permitted="B R ∪ ∪"), rules_of("middle"), NOW)
    assert isinstance(found, Impossible)
    assert isinstance(found.proof, Exhausted)
    assert (found.proof.cubes, found.proof.vectors) == (4, 3)


@pytest.mark.parametrize(
    ("names", "question", "cubes"),
    [
        ([], NOW, 5),
        ([], IMPOSSIBLE, 6),
        (["multiple operations"], NOW, 5),
    ],
)
def test_a_proof_counts_the_cubes_that_one_solution_can_hold(
    names: list[str], question: ChallengeKind, cubes: int
) -> None:
    """VII-B-4-e: after Now one cube of the Resources, however many lie there."""
    mat = mat_of(goal="2", permitted="B R ∪ ∪", resources="∪ B")
    found = solve_sets(mat, rules_of("middle", *names), question)
    assert isinstance(found, Impossible)
    assert isinstance(found.proof, Exhausted)
    assert found.proof.cubes == cubes


@pytest.mark.parametrize(
    ("budget", "reason"),
    [
        (Budget(steps=3), Reason.BUDGET),
        (Budget(megabytes=0), Reason.MEMORY),
        (Budget(cancelled=lambda: True), Reason.CANCELLED),
    ],
)
def test_a_search_that_is_stopped_knows_nothing(budget: Budget, reason: Reason) -> None:
    """There is no Impossible from a search that did not come to its end."""
    found = solve_sets(mat_of(goal="2", permitted="B R G ∪ ∪"), rules_of("middle"), NOW, budget)
    assert found == Unknown(reason=reason)


def test_a_search_can_be_cancelled_on_its_way() -> None:
    """Somebody who cancels is heard every few thousand steps."""
    asked = iter([False, False])
    budget = Budget(cancelled=lambda: next(asked, True))
    position = random_position(Random(4), BOOKS[3], moved=15, weights=(0, 100, 0))
    mat = replace(position.mat, goal=mat_of(goal="5").goal)
    found = solve_sets(mat, position.rules, NOW, budget, count=10_000)
    assert found == Unknown(reason=Reason.CANCELLED)


# --- against others -----------------------------------------------------------------------------


def agrees(position: Position, question: ChallengeKind) -> None:
    """Solver and naive player find Solutions of the same length, or neither finds a short one."""
    found = solve_sets(position.mat, position.rules, question)
    assert not isinstance(found, Unknown)
    length = signs(found.witness) if isinstance(found, Solvable) else None
    most = MOST if length is None or position.rules.solutions > 1 else min(length, MOST)
    naive = shortest(position.mat, position.rules, question, most)
    if naive is None:
        assert length is None or length > most, f"{question} {position} {found}"
    else:
        assert length == naive, f"{question} {position} {found}"


@pytest.mark.parametrize(("book", "name"), ALONE)
def test_a_naive_player_finds_the_same_with_each_variation(book: Book, name: str) -> None:
    """Every variation alone, in every division of every edition."""
    random = Random(f"{book[0].name} {book[1]} {name}")
    for _ in range(4):
        agrees(small_position(random, book, [name]), random.choice([NOW, IMPOSSIBLE]))


@pytest.mark.parametrize("seed", range(40))
def test_a_naive_player_finds_the_same_with_two_variations(seed: int) -> None:
    """Random pairs of variations, and now and then three."""
    random = Random(seed)
    for _ in range(3):
        book = random.choice(BOOKS)
        names = random.sample(offered(*book), random.choice([2, 2, 3]))
        agrees(small_position(random, book, names), random.choice([NOW, IMPOSSIBLE]))


OPEN = [
    row for row in rulings.sets.ROWS if not row.settled and row is not rulings.sets.EVERY_READING
]
"""Open questions, but for one that only matters for papers with several readings."""


@pytest.mark.parametrize("seed", range(30))
def test_a_naive_player_finds_the_same_under_other_rulings(seed: int) -> None:
    """Hold for all answers to the open questions."""
    random = Random(f"rulings {seed}")
    for _ in range(2):
        edition, division = random.choice(BOOKS)
        names = random.sample(offered(edition, division), 2)
        position = small_position(random, (edition, division), names)
        answers = {row.name: random.choice(row.alternatives) for row in random.sample(OPEN, 4)}
        rules = edition.in_force(division, position.rules.variations, rulings=answers)
        agrees(Position(position.mat, rules), random.choice([NOW, IMPOSSIBLE]))


@pytest.mark.parametrize("seed", range(32))
def test_what_was_planted_is_found(seed: int) -> None:
    """A mat that was made for a Solution has one."""
    random = Random(f"planted {seed}")
    for _ in range(10):
        book = random.choice(BOOKS)
        names = random.sample(offered(*book), random.randint(0, 2))
        made = planted(random, book, names)
        found = solve_sets(made.position.mat, made.position.rules, made.challenge)
        assert isinstance(found, Solvable), f"{made.paper} {made.position}"
        assert signs(found.witness) <= signs((made.paper,))
        assert accepted(found.witness, made.position, made.challenge), f"{found} {made.position}"


@pytest.mark.parametrize("seed", range(32))
def test_every_witness_is_accepted(seed: int) -> None:
    """Random mats of all divisions and editions, at every stage of a shake."""
    random = Random(f"witness {seed}")
    for _ in range(8):
        book = random.choice(BOOKS)
        names = random.sample(offered(*book), random.randint(0, 3))
        position = random_position(random, book, names, moved=random.randint(2, 15))
        question = random.choice([NOW, IMPOSSIBLE])
        found = solve_sets(position.mat, position.rules, question, count=random.choice([1, 3]))
        assert not isinstance(found, Unknown), position
        for paper in papers_in(found):
            assert accepted(paper, position, question), f"{question} {paper} {position}"


def papers_in(answer: Answer) -> tuple[tuple[str, ...], ...]:
    """All papers of an answer."""
    return (answer.witness, *answer.more) if isinstance(answer, Solvable) else ()


MISSING_BRACKET = frozenset({"os-rb-280"})
"""Correct, since the checker adds the bracket; but it cannot be read, so not be measured."""


def correct_cases() -> list[dict[str, object]]:
    """The rows of the rule books whose Solution is correct."""
    rows = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
    asked = [row for row in rows if row["kind"] == "solution"]
    return [row for row in asked if row["correct"] and row["id"] not in MISSING_BRACKET]


@pytest.mark.parametrize("row", correct_cases(), ids=lambda row: str(row["id"]))
def test_what_the_books_solve_is_solved(row: dict[str, object]) -> None:
    """Where a book shows a correct Solution the solver finds one, and no longer one."""
    asked = read_set_question(row)
    found = solve_sets(asked.mat, asked.rules, asked.challenge)
    assert isinstance(found, Solvable)
    verdict = judge_solution(found.witness, asked.mat, asked.rules, asked.challenge)
    assert verdict.correct, found
    assert signs(found.witness) <= signs(asked.papers)
