"""The ruling on an ON-SETS Solution, or on a Goal alone, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from goalsetter.cli.answer import write_json
from goalsetter.cli.cards import Span, card_data, show_cards
from goalsetter.cli.ruling import Told, headline, show_findings, show_rulings, tell_goal, under_data
from goalsetter.cli.screen import Screen
from goalsetter.cubes import Card, Universe
from goalsetter.judge import (
    Finding,
    SetWork,
    Verdict,
    judge_deal,
    judge_set_goal,
    judge_solution,
    work_out,
)
from goalsetter.notation import text
from goalsetter.questions import SetQuestion, hold_readable, read_set_question
from goalsetter.telling import (
    Decided,
    counted,
    finding_data,
    goal_decided,
    goal_line,
    paper_decided,
    printable,
    remarks,
    sentence,
    under,
    work_lines,
)
from goalsetter.words import say

MOST_READINGS = 24
"""How many readings of a Solution are told to programs."""

Works = list[tuple[SetWork, ...]]
"""The readings of each Solution."""


def rule(data: Mapping[str, object], *, as_json: bool) -> bool:
    """Judge what the keys ask; whether it is correct, or the Goal legal."""
    question = read_set_question(data)
    hold_readable(question.solutions, question.rules)
    if not question.solutions:
        goal = judge_set_goal(question.goal, question.rules)
        decided = goal_decided(goal, question.rules, lambda r: judge_set_goal(question.goal, r))
        told = Told(question.rules, question.ruling, decided)
        return tell_goal(question.goal, goal, told, as_json=as_json)
    verdict, works = _judged(question)
    if as_json:
        write_json(_verdict_data(question, verdict, works))
    else:
        _show_verdict(question, verdict, works, Screen())
    return verdict.correct


def _decided(question: SetQuestion, verdict: Verdict) -> Decided:
    papers, mat, challenge = question.solutions, question.mat, question.challenge
    return paper_decided(
        verdict, question.rules, lambda rules: judge_solution(papers, mat, rules, challenge)
    )


def show_question(data: Mapping[str, object], screen: Screen) -> None:
    """Show the ruling on a Solution on a screen."""
    question = read_set_question(data)
    _show_verdict(question, *_judged(question), screen)


def _judged(question: SetQuestion) -> tuple[Verdict, Works]:
    mat, rules, challenge = question.mat, question.rules, question.challenge
    verdict = judge_solution(question.solutions, mat, rules, challenge)
    return verdict, [work_out(paper, mat, rules, challenge) for paper in question.solutions]


def _remarks(question: SetQuestion) -> Iterator[str]:
    papers = question.solutions
    return remarks(papers, question.mat, question.challenge, assumed=question.assumed)


def _cards(question: SetQuestion) -> tuple[Card, ...]:
    return (question.mat.universe or Universe(())).cards


def _deal(question: SetQuestion) -> tuple[Finding, ...]:
    """What is wrong with the deal: a remark, for a mat may be an excerpt."""
    universe = question.mat.universe
    return judge_deal(text(universe), question.rules).findings if universe else ()


# --- for people ---------------------------------------------------------------------------------


def _show_verdict(question: SetQuestion, verdict: Verdict, works: Works, screen: Screen) -> None:
    """The ruling first, then what was judged, the cards step by step, and why it is wrong."""
    headline("ruling-correct" if verdict.correct else "ruling-wrong", verdict.correct, screen)
    for paper in question.solutions:
        screen.line(say("judge-solution", text=printable(paper)))
    screen.line(under(question.rules))
    for finding in _deal(question):
        screen.line(say("judge-deal", sentence=sentence(finding)), "yellow")
    for paper, readings in zip(question.solutions, works, strict=True):
        if len(works) > 1:
            screen.line()
            screen.line(say("judge-solution", text=printable(paper)), "bold")
        _show_work(question, readings, screen)
    for remark in _remarks(question):
        screen.line(remark, "yellow")
    show_findings(verdict.findings, screen)
    show_rulings(_decided(question, verdict), screen)


def _show_work(question: SetQuestion, readings: tuple[SetWork, ...], screen: Screen) -> None:
    """The Universe, with what becomes of each card, and each step in words."""
    cards = _cards(question)
    screen.line()
    screen.line(say("judge-universe", count=counted(len(cards))), "bold")
    if not readings:
        show_cards(cards, {}, screen)
        return
    work = next((reading for reading in readings if not reading.fits), readings[0])
    show_cards(cards, _marks(work), screen)
    for line in work_lines(work):
        screen.line(line)
    met = goal_line(work, question.goal, judge_set_goal(question.goal, question.rules))
    if met:
        screen.line(met, "green" if work.fits else "red")


def _marks(work: SetWork) -> dict[Card, Span]:
    """A word for what becomes of each card."""
    gone = {card: (say("card-gone"), "dim") for removed in work.removed for card in removed}
    taken = {card: (say("card-taken"), "bold green") for card in work.taken}
    return gone | taken | {card: (say("card-twice"), "bold green") for card in work.twice}


# --- for programs -------------------------------------------------------------------------------


def _verdict_data(question: SetQuestion, verdict: Verdict, works: Works) -> dict[str, object]:
    papers = zip(question.solutions, works, strict=True)
    return {
        "correct": verdict.correct,
        "solutions": [_paper_data(paper, readings) for paper, readings in papers],
        "challenge": question.challenge.value,
        "challenge_assumed": question.assumed,
        **under_data(question.rules, question.ruling),
        "universe": card_data(_cards(question)),
        "goal": text(question.goal),
        "goal_values": list(verdict.goal_values),
        "remarks": list(_remarks(question)),
        "rulings": list(verdict.rulings),
        "depends_on": _decided(question, verdict),
        "deal": [finding_data(finding) for finding in _deal(question)],
        "findings": [finding_data(finding) for finding in verdict.findings],
    }


def _paper_data(paper: str, readings: tuple[SetWork, ...]) -> dict[str, object]:
    return {
        "text": paper,
        "readings": [_work_data(work) for work in readings[:MOST_READINGS]],
        "count": len(readings),
    }


def _work_data(work: SetWork) -> dict[str, object]:
    return {
        "grouping": text(work.solution),
        "steps": [
            {"restriction": text(restriction), "removed": card_data(removed)}
            for restriction, removed in work.steps
        ],
        "left": card_data(work.left),
        "taken": card_data(work.taken),
        "twice": card_data(work.twice),
        "worth": work.worth,
        "fits": work.fits,
    }
