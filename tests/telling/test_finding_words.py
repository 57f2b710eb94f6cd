"""Every finding can be told in words."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from goalsetter.errors import CaseError
from goalsetter.judge import Finding, FindingCode, rule, rule_on_deal
from goalsetter.notation import parse_mat
from goalsetter.questions import read_choice, read_question, read_set_question
from goalsetter.rules import (
    GAMES,
    ON_SETS_EDITIONS,
    RULINGS,
    ChallengeKind,
    Chosen,
    Division,
    find_edition,
)
from goalsetter.telling import EVIDENCE, proofs, sentence, variation_meaning
from goalsetter.words import codes, render
from tests.cases_room.case_files import ON_SETS, of_kind
from tests.judging import judge_equation
from tests.source_tree import Source, planted, sources
from tests.words.fluent_files import arguments

MAKERS = ("_finding", "_refused", "_variation", "because", "Unmet")
"""Calls in the judge that take a reason among their arguments."""

CHOOSERS = ("_reason", "_why_not")
"""Functions of the judge that give a reason."""


DEALER = ON_SETS_EDITIONS[0].in_force(Division.JUNIOR)


def texts(node: ast.AST) -> Iterator[str]:
    """The string literals that an expression may come to; what it compares with is none."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from texts(body)
            yield from texts(orelse)
        case ast.BoolOp(values=values):
            for value in values:
                yield from texts(value)
        case _:
            return


def reasons(source: Source) -> Iterator[str]:
    """Every reason that a file of the judge writes down as a literal."""
    for node in ast.walk(source.tree):
        match node:
            case ast.keyword(arg="reason", value=value):
                yield from texts(value)
            case ast.Assign(targets=[ast.Name(id="reason")], value=value):
                yield from texts(value)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in MAKERS:
                for position in node.args[:1] if name == "Unmet" else node.args[1:3]:
                    yield from texts(position)
            case ast.FunctionDef(name=name) if name in CHOOSERS:
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        yield from texts(inner.value)
            case _:
                continue


def test_every_reason_has_its_sentence() -> None:
    """No reason in the source of the judge lacks a sentence."""
    found = {text for source in sources() if source.room == "judge" for text in reasons(source)}
    assert len(found) > 15
    assert not {reason for reason in found if reason and f"finding-{reason}" not in codes()}


def test_reasons_are_found() -> None:
    """The scan sees the ways in which a reason is written."""
    text = (
        'def _reason(a):\n    return "one" if a == "no" else "two"\n'
        'reason = x or "three"\nself._finding(c, "four", "five")\nFinding(reason="six")\n'
        'Unmet("seven", "not")\nrefused.because(c, "eight", other="not")\n'
    )
    found = set(reasons(planted("judge/x.py", text)))
    assert found == {"one", "two", "three", "four", "five", "six", "seven", "eight"}


def test_every_code_has_its_sentence() -> None:
    """A reason that comes without a sentence of its own can be told by its code."""
    assert {f"finding-{code}" for code in FindingCode} <= codes()


def test_sentences_show_only_what_a_finding_has() -> None:
    """A sentence asks for evidence by a name that the judge knows."""
    known = {*EVIDENCE, "at", "why"}
    for code in codes():
        if code.startswith("finding-"):
            assert arguments("en", code) <= known, code


def findings() -> Iterator[Finding]:
    """Every finding on what the case files of both games hold."""
    for case in of_kind("equation"):
        yield from rule(read_question(case), briefly=True).findings
    for case in of_kind("goal"):
        yield from rule(read_question(case), briefly=True).findings
    for case in of_kind("solution", ON_SETS):
        yield from rule(read_set_question(case), briefly=True).findings
    for case in of_kind("deal", ON_SETS):
        yield from rule_on_deal(str(case["universe"]), DEALER).findings
    for case in of_kind("variation", ON_SETS):
        yield from rule(read_choice(case)).findings


def test_every_finding_in_the_cases_can_be_told() -> None:
    """Whole sentences, with all that they need, by their own reason or as a lack of value."""
    found = list(findings())
    assert len(found) > 100
    for finding in found:
        told = render(sentence(finding))
        assert told.endswith((".", finding.at)) or finding.evidence, told
        assert "  " not in told, told
        assert ": ." not in told, told
        assert {name for name, _ in finding.evidence} <= set(EVIDENCE), finding
        assert f"finding-{finding.reason}" in codes() or finding.reason in codes(), finding
        assert all(map(render, proofs(finding)))


def test_every_variation_and_ruling_has_words() -> None:
    """One sentence for each variation, and for each answer to an open question."""
    named = {v.name for game in GAMES for e in game.editions for v in e.catalogue.variations}
    assert all(render(variation_meaning(name)) for name in named)
    answers = {f"ruling-{r.name}-{answer}" for r in RULINGS for answer in r.alternatives}
    assert answers <= codes()


def test_every_trouble_has_its_sentence() -> None:
    """Each code with which a CaseError is raised can be told."""
    found = {
        text
        for source in sources()
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == CaseError.__name__
        for text in texts(node.args[0])
    }
    assert len(found) > 20
    assert {f"case-{code}" for code in found} <= codes()


def test_a_goal_beyond_the_limit_is_told_as_such() -> None:
    """2018-19 XIII-B-7: 7! goes past 1000, whatever else a Goal may be read as."""
    edition = find_edition("mlag-equations-2018-19")
    assert edition is not None
    chosen = (Chosen("factorial"), Chosen("multiple of", "6"))
    rules = edition.in_force(Division.MIDDLE, chosen)
    mat = parse_mat("goal 7; permitted 9 - 3")
    (found,) = judge_equation("9-3 = 7!", mat, rules, ChallengeKind.LAST_CUBE).findings
    assert found.clause == "2018-19 XIII-B-7"
    assert "5040" in render(sentence(found))
    assert "1000" in render(sentence(found))
