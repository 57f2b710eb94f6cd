"""A text of ON-SETS for people and for programs: the cards of every reading."""

from __future__ import annotations

from collections.abc import Iterable

from goalsetter.cli.cards import card_data
from goalsetter.cli.screen import Screen
from goalsetter.cli.set_explanation import SetExplanation, SetSide
from goalsetter.cubes import ALL_CARDS
from goalsetter.expr import Number, value_text
from goalsetter.judge import GoalVerdict
from goalsetter.notation import text
from goalsetter.telling import counted, finding_data, names, sentence
from goalsetter.words import one_of, say

SHOWN = 24
"""How many meanings are listed when there are too many groupings to list them all."""

CODES = {
    "restriction": ("no-restriction-reading", "headline-removals"),
    "set-name": ("no-set-reading", "headline-sets"),
}
"""By the name of a side: what is said of none, of one and of several meanings."""


def show_sets(explanation: SetExplanation, screen: Screen) -> None:
    """Show the cards if they are not all, every part with its readings, and the Goal."""
    cards = explanation.universe.cards
    if len(cards) < len(ALL_CARDS) and explanation.sides:
        screen.line(say("on-universe", count=counted(len(cards)), cards=names(cards)))
    for side in explanation.sides:
        if len(explanation.sides) > 1:
            screen.line()
            screen.line(
                say(f"side-{side.name}", text=text(side.written, ascii=screen.ascii)), "bold"
            )
        show_set_side(side, screen)
    if explanation.goal is not None:
        show_set_goal(explanation.goal, explanation.absolute, screen)
    elif not explanation.sides:
        screen.line(say("no-goal"))


def show_set_side(side: SetSide, screen: Screen) -> None:
    """Show the readings of a Restriction or a set name, with what they name."""
    screen.line(set_headline(side))
    removed: object = ()
    for reading in side.readings[:SHOWN]:
        if side.name == "set-name" and reading.removed != removed:
            screen.line(say("with-removed", cards=names(reading.removed)))
            removed = reading.removed
        cards = names(reading.cards) or say("no-cards")
        code = {"restriction": "removes-cards", "set-name": "names-cards"}[side.name]
        sentence = say(code, cards=cards, count=counted(len(reading.cards)))
        screen.line(f"  {text(reading.grouping, ascii=screen.ascii)}  {sentence}", "green")
    if len(side.readings) > SHOWN:
        screen.line(say("more-sets"))


def set_headline(side: SetSide) -> str:
    """Return how many groupings and how many meanings there are."""
    none, some = CODES[side.name]
    if not side.readings:
        return say("too-long-set" if side.too_long else none)
    return say(some, groupings=say("groupings", count=side.count), count=side.meanings)


def show_set_goal(goal: GoalVerdict, absolute: GoalVerdict | None, screen: Screen) -> None:
    """Show what the Goal is worth, or why it is illegal."""
    if goal.legal:
        screen.line(say("goal-is-worth", values=values_text(goal.values)), "green")
    for finding in goal.findings:
        screen.line(say("goal-is-illegal", sentence=sentence(finding)), "red")
    if absolute is not None and absolute.values != goal.values:
        screen.line(say("goal-also-worth", values=values_text(absolute.values)))


def values_text(values: Iterable[Number]) -> str:
    """Return several values in words."""
    return one_of(map(value_text, values))


def sets_data(explanation: SetExplanation) -> dict[str, object]:
    """Return the explanation for programs."""
    sides = [set_side_data(side) for side in explanation.sides]
    if explanation.goal is not None:
        goal, absolute = explanation.goal, explanation.absolute or explanation.goal
        sides.append(
            {
                "name": "goal",
                "legal": goal.legal,
                "values": [value_text(value) for value in goal.values],
                "absolute": [value_text(value) for value in absolute.values],
                "findings": [finding_data(finding) for finding in goal.findings],
            }
        )
    return {"universe": card_data(explanation.universe.cards), "sides": sides}


def set_side_data(side: SetSide) -> dict[str, object]:
    """Return a Restriction or a set name for programs."""
    key = {"restriction": "removes", "set-name": "cards"}[side.name]
    return {
        "name": side.name,
        "text": text(side.written),
        "groupings": side.count,
        "readings": [
            {
                "grouping": text(reading.grouping),
                key: card_data(reading.cards),
                "removed": card_data(reading.removed),
            }
            for reading in side.readings
        ],
        "all": 0 < side.count <= len(side.readings),
    }
