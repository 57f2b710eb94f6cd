"""The part of a ruling that only ON-SETS has: the Universe, and what becomes of each card."""

from __future__ import annotations

from goalsetter.cli.cards import Span, card_data, show_cards
from goalsetter.cli.screen import Screen
from goalsetter.cubes import Card, SetGoal
from goalsetter.judge import SetWork, Verdict
from goalsetter.notation import text
from goalsetter.rules import AnyQuestion
from goalsetter.telling import counted, goal_line, printable, sentence, work_lines
from goalsetter.words import render, say

MOST_READINGS = 24
"""How many readings of a Solution are told to programs."""


def show_works(question: AnyQuestion, verdict: Verdict, screen: Screen) -> None:
    """Show faults of the deal, then each Solution on the cards, step by step."""
    for finding in verdict.deal:
        screen.line(say("judge-deal", sentence=sentence(finding)), "yellow")
    for paper, works in zip(question.papers, verdict.works, strict=True):
        if len(question.papers) > 1:
            screen.line()
            screen.line(say("judge-solution", text=printable(paper)), "bold")
        _show_work(question, verdict, works, screen)


def _show_work(
    question: AnyQuestion, verdict: Verdict, works: tuple[SetWork, ...], screen: Screen
) -> None:
    """The Universe, with what becomes of each card, and each step in words."""
    cards = cards_of(question)
    screen.line()
    screen.line(say("judge-universe", count=counted(len(cards))), "bold")
    if not works:
        show_cards(cards, {}, screen)
        return
    # The reading that fails is the one that people want to see.
    work = next((work for work in works if not work.fits), works[0])
    gone: dict[Card, Span] = {
        card: (say("card-gone"), "dim") for removed in work.removed for card in removed
    }
    taken = {card: (say("card-taken"), "bold green") for card in work.taken}
    twice = {card: (say("card-twice"), "bold green") for card in work.twice}
    # The later word counts: a card that counts twice is taken, too.
    show_cards(cards, gone | taken | twice, screen)
    for line in work_lines(work):
        screen.line(render(line))
    goal = question.mat.goal
    if isinstance(goal, SetGoal) and verdict.on_goal is not None:
        met = goal_line(work, goal, verdict.on_goal)
        if met:
            screen.line(render(met), "green" if work.fits else "red")


def cards_of(question: AnyQuestion) -> tuple[Card, ...]:
    """The cards that were dealt."""
    return question.mat.universe.cards if question.mat.universe else ()


def cards_data(question: AnyQuestion) -> object:
    """The cards that were dealt, for programs."""
    return card_data(cards_of(question))


def paper_data(paper: str, works: tuple[SetWork, ...]) -> dict[str, object]:
    """A Solution with its readings, for programs."""
    readings = [
        {
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
        for work in works[:MOST_READINGS]
    ]
    return {"text": paper, "readings": readings, "count": len(works)}
