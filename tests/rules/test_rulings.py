"""Named rulings: each decision is a row, each row is asked for, each answer changes something."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from goalsetter.cases.kind_procedure import play_out
from goalsetter.cases.table_expect import GOT
from goalsetter.expr import Undefined, integer, rational, value_text
from goalsetter.expr.arithmetic import FUNCTIONS
from goalsetter.judge import GoalVerdict, Hinge, Verdict, rule
from goalsetter.judge.hinges import ALLOWANCE, find_hinges
from goalsetter.play.changes import RULED
from goalsetter.questions import game_named, read_any_question, read_choice, read_question
from goalsetter.questions.fields import Fields
from goalsetter.rules import (
    EQUATIONS,
    GAMES,
    ON_SETS,
    PROFILES,
    RULINGS,
    AnyEdition,
    Division,
    Ruling,
    find_edition,
    find_set_edition,
    rulings,
    settled_by,
)
from goalsetter.rules.equations.core import SETTLED_IN_ARITHMETIC
from tests.cases_room.case_files import ON_SETS as SET_CASES
from tests.cases_room.case_files import Case, of_kind
from tests.source_tree import sources

OPEN = [ruling for ruling in RULINGS if not ruling.settled]
SHARED_DECISIONS = (*range(1, 29), 33)
"""The decisions about what is written, the one that gathers the open points of procedure, and the
one on what Impossible claims."""

MODULES = {
    "grouping": rulings.grouping,
    "numbers": rulings.numbers,
    "variations": rulings.variations,
    "sets": rulings.sets,
    "table": rulings.table,
}
TABLE_ROWS = {ruling.name for ruling in rulings.table.ROWS}


@dataclass(frozen=True, slots=True)
class Shown:
    """A question in which a ruling decides: what comes out under each of its answers."""

    ruling: str
    ask: Case
    answers: dict[str, str]


CASES = [
    Shown(**json.loads(line))
    for name in ("rulings.jsonl", "table-rulings.jsonl")
    for line in (Path(__file__).parent / name).read_text("utf-8").splitlines()
]


def places() -> Iterator[tuple[AnyEdition, Division]]:
    """Every division of every edition of both games."""
    for game in GAMES:
        for edition in game.editions:
            for division, _ in edition.divisions:
                yield edition, division


# --- the rows -----------------------------------------------------------------------------------


def test_every_decision_has_a_row() -> None:
    """Each of the decisions about what is written, and those on procedure, is one or several."""
    decided = {decision for ruling in RULINGS for decision in ruling.decisions}
    assert decided == set(SHARED_DECISIONS)


def test_rows_are_well_formed() -> None:
    """Kebab-case names that stand once, sources, and answers that are among the alternatives."""
    names = [ruling.name for ruling in RULINGS]
    assert len(names) == len(set(names))
    for ruling in RULINGS:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", ruling.name), ruling.name
        assert ruling.sources, ruling.name
        assert ruling.scope, ruling.name
        assert len(set(ruling.alternatives)) == len(ruling.alternatives) > 0, ruling.name
        assert {answer.says for answer in ruling.answers} <= set(ruling.alternatives), ruling.name
        editions = {e.name for game in GAMES if game.name in ruling.games for e in game.editions}
        assert {answer.edition for answer in ruling.answers} <= {"", *editions}, ruling.name
    assert len(OPEN) > 2 * (len(RULINGS) - len(OPEN)), "most questions can be answered otherwise"


def test_rows_name_variations_that_there_are() -> None:
    """A ruling comes into play under variations of its game."""
    for game in GAMES:
        known = {variation.name for variation in game.editions[0].catalogue.variations}
        for ruling in game.editions[0].rulings:
            assert set(ruling.variations) <= known, ruling.name


def test_editions_differ_in_the_row() -> None:
    """Where a decision differs by edition, the row says so (decisions 11, 19, 20, 22, 23)."""
    old, new = find_set_edition("mlag-on-sets-2011-12"), find_set_edition("mlag-on-sets-2017-18")
    assert old is not None
    assert new is not None
    counted = rulings.sets.OPERATIONS_COUNTED.name
    found = [
        edition.in_force(division).ruling(counted)
        for edition, division in (
            (new, Division.MIDDLE),
            (old, Division.ELEMENTARY),
            (old, Division.MIDDLE),
        )
    ]
    assert found == ["whole-solution", "whole-solution", "set-name"]
    log = rulings.variations.LOG
    adventurous = ("mlag-equations-2018-19", Division.SENIOR)
    assert [log.answer(p, *adventurous) for p in PROFILES] == ["either", "sideways-only"]
    assert log.answer("agloa", "mlag-equations-2011-12", Division.SENIOR) == "either"


# --- the code asks for them ---------------------------------------------------------------------


def asked() -> Iterator[tuple[Ruling, ast.Attribute]]:
    """Every mention of a row in the code, outside the rows themselves."""
    for source in sources():
        if source.path.startswith("rules/rulings/"):
            continue
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Attribute):
                owner = node.value
                module = owner.attr if isinstance(owner, ast.Attribute) else ""
                module = owner.id if isinstance(owner, ast.Name) else module
                row = getattr(MODULES.get(module), node.attr, None)
                if isinstance(row, Ruling):
                    yield row, node


def test_every_row_is_asked_for() -> None:
    """No row is idle: the code that applies it names it, or reads the table that does."""
    in_table = {ruling.name for _, ruling in rulings.variations.IN_DOUBT}
    readers = [source.path for source in sources() if "variations.IN_DOUBT" in source.text]
    assert readers
    assert {ruling.name for ruling, _ in asked()} | in_table == {ruling.name for ruling in RULINGS}


def test_the_code_compares_with_answers_that_there_are() -> None:
    """``says(row, answer)`` names an alternative of the row."""
    found = 0
    for source in sources():
        for node in ast.walk(source.tree):
            match node:
                case ast.Call(
                    func=ast.Name(id="says") | ast.Attribute(attr="says"),
                    args=[
                        ast.Attribute(
                            value=ast.Name(id=module) | ast.Attribute(attr=module), attr=name
                        ),
                        ast.Constant(value=answer),
                    ],
                ):
                    row = getattr(MODULES[module], name)
                    assert not row.settled, name
                    assert answer in row.alternatives, (name, answer)
                    found += 1
                case _:
                    continue
    assert found > 35


def test_only_settled_rows_are_marked_settled() -> None:
    """A question with several answers cannot be applied without asking."""
    with pytest.raises(AssertionError):
        settled_by(rulings.grouping.CLASH)
    assert set(SETTLED_IN_ARITHMETIC) <= {ruling.name for ruling in RULINGS if ruling.settled}


# --- choosing answers ---------------------------------------------------------------------------


def test_every_alternative_is_accepted_everywhere() -> None:
    """Each answer can be put in force in every division of its game, and is then told."""
    for edition, division in places():
        for ruling in edition.rulings:
            for answer in ruling.alternatives:
                rules = edition.in_force(division, rulings={ruling.name: answer})
                assert rules.ruling(ruling.name) == answer


@pytest.mark.parametrize(
    ("profile", "chosen", "told"),
    [
        ("home", {}, "expected a profile"),
        ("mlag", {"wild-mark": "perhaps"}, "expected one of .'carries', 'stays'"),
        ("mlag", {"no-such-ruling": "none"}, "got 'no-such-ruling'"),
        ("mlag", {"cube-serves": "once"}, "expected a ruling of this game"),
    ],
)
def test_nonsense_is_refused(profile: str, chosen: dict[str, str], told: str) -> None:
    """The error says what was expected and what came; a ruling of the other game is unknown."""
    edition = find_edition("mlag-equations-2018-19")
    assert edition is not None
    with pytest.raises(ValueError, match=told):
        edition.in_force(Division.MIDDLE, profile=profile, rulings=chosen)


def outcome(ask: Case) -> str:
    """Return the judge's answer: the codes, the values of a Goal, or whether a choice is legal."""
    if "events" in ask:
        return table_outcome(ask)
    if "choose" in ask:
        choice = rule(read_choice(ask))
        return ", ".join(finding.code for finding in choice.findings) or "legal"
    verdict = judged(ask)
    if isinstance(verdict, GoalVerdict):
        return "; ".join(map(value_text, verdict.values)) or "goal-illegal"
    return ", ".join(sorted(verdict.codes)) or "correct"


def table_outcome(ask: Case) -> str:
    """Return what a played shake shows."""
    key = str(ask["show"])
    course = play_out(Fields(ask), Fields({key: None}))
    return str(GOT[key](course))


def judged(ask: Case) -> Verdict | GoalVerdict:
    """The verdict on a paper or a Goal."""
    return rule(read_any_question(ask), briefly=True)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.ruling)
def test_an_answer_changes_the_verdict(case: Shown) -> None:
    """Each answer gives the verdict that was worked out for it."""
    found = {
        answer: outcome({**case.ask, "rulings": {case.ruling: answer}}) for answer in case.answers
    }
    assert found == case.answers


@pytest.mark.parametrize("ruling", OPEN, ids=lambda ruling: ruling.name)
def test_every_alternative_is_told_from_the_usual_answer(ruling: Ruling) -> None:
    """Some case shows each alternative to differ from the usual one."""
    usual, *others = ruling.alternatives
    cases = [case.answers for case in CASES if case.ruling == ruling.name]
    for other in others:
        assert any(answers[usual] != answers[other] for answers in cases), other


# --- what a verdict depends on ------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.ruling)
def test_a_verdict_lists_what_it_depends_on(case: Shown) -> None:
    """The ruling that decides is among those listed, whichever answer is in force."""
    if case.ruling in TABLE_ROWS or len(set(case.answers.values())) == 1:
        return
    for answer in case.answers:
        ask = {**case.ask, "rulings": {case.ruling: answer}}
        told = rule(read_choice(ask)).rulings if "choose" in ask else judged(ask).rulings
        assert f"{case.ruling}: {answer}" in told


def unlisted(case: Case, edition: AnyEdition) -> dict[str, str]:
    """Another answer to every open question that a verdict does not list."""
    listed = {each.partition(": ")[0] for each in judged(case).rulings}
    division = Division(case.get("division", "middle"))
    rules = edition.in_force(division, profile=str(case.get("ruling", "mlag")))
    return {
        ruling.name: next(a for a in ruling.alternatives if a != rules.ruling(ruling.name))
        for ruling in edition.rulings
        if not ruling.settled and ruling.name not in listed
    }


PAPERS = [*of_kind("equation"), *of_kind("goal"), *of_kind("solution", SET_CASES)]


@pytest.mark.parametrize("start", range(4))
def test_a_verdict_depends_on_nothing_that_it_does_not_list(start: int) -> None:
    """Other answers to all questions that are not listed leave every verdict as it is."""
    for case in PAPERS[start::4]:
        game = game_named(str(case["rules"]))
        edition = game.edition(str(case["rules"]))
        assert edition is not None
        other = {**case, "rulings": unlisted(case, edition)}
        assert outcome(other) == outcome(case), (case["id"], other["rulings"])


def test_what_decides_is_found_among_what_is_listed() -> None:
    """Of the rulings listed, those decide whose other answer changes the verdict."""
    question = read_question(
        {"rules": EQUATIONS.usual, "goal": "7", "permitted": "√ 4 + 5", "equation": "√4+5 = 7"}
    )
    verdict = rule(question)
    assert verdict.rests_on == (Hinge("root-default", "tight", "none"),)
    assert verdict.depends_on == ("root-default: tight",)
    assert len(verdict.rulings) > 5
    assert 0 < verdict.steps < ALLOWANCE
    assert replace(verdict, rests_on=None) == rule(question, briefly=True)
    assert find_hinges(verdict.rulings, question.rules, lambda _: (1, ALLOWANCE)) is None


def test_settled_arithmetic() -> None:
    """A ruling settled in the operations themselves holds there (decision 9)."""
    assert {name for names in SETTLED_IN_ARITHMETIC.values() for name in names} <= FUNCTIONS.keys()
    two_fourths, minus_one = rational(2, 4), integer(-1)
    assert FUNCTIONS["root"](two_fourths, integer(3)) == integer(9)
    assert FUNCTIONS["root"](minus_one, integer(0)) == Undefined("zero-to-nonpositive")
    irrational = FUNCTIONS["square-root"](integer(2))
    assert FUNCTIONS["power"](minus_one, irrational) == Undefined("negative-to-irrational")


def test_roots_of_the_alternatives() -> None:
    """Every root, or one of a number that is not negative; no root with index 0."""
    assert FUNCTIONS["every-root"](integer(0), integer(4)) == Undefined("zero-index")
    found = FUNCTIONS["every-square-root"](integer(4))
    assert isinstance(found, tuple)
    assert set(map(value_text, found)) == {"2", "-2"}
    assert FUNCTIONS["principal-power"](integer(4), rational(1, 2)) == integer(2)
    below = FUNCTIONS["principal-power"](integer(-4), rational(1, 2))
    assert isinstance(below, tuple)
    assert len(below) == 2


def test_a_game_has_its_own_rulings() -> None:
    """A few questions belong to both games, the others to one."""
    both = {r.name for r in EQUATIONS.editions[0].rulings} & {
        r.name for r in ON_SETS.editions[0].rulings
    }
    written = {"objections-raised", "missing-bracket", "several-missing-brackets"}
    assert both - TABLE_ROWS == written


def test_a_fine_names_the_ruling_it_rests_on() -> None:
    """A penalty that rests on a ruling says so."""
    for case in CASES:
        if case.ruling in {row.name for row in RULED.values()}:
            course = play_out(Fields(case.ask), Fields({}))
            told = {penalty.ruling for penalty in course.end.penalties}
            assert told <= {f"{case.ruling}: a-point"}, case.ruling
