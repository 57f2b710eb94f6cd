"""``report_data``: an analysed match as plain values, in the language that is spoken.

``docs/reference/report-data.md`` tells every key.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from goalsetter.coach import (
    Analysis,
    AnalysisFinding,
    Decision,
    Habits,
    PositionStanding,
    habits_of,
)
from goalsetter.notation import text
from goalsetter.play import (
    Phase,
    Seat,
    State,
    Step,
    Terms,
    action,
    action_text,
    mat_of,
    moment_text,
    new_match,
    points_of_match,
)
from goalsetter.report.readable import readable, readable_in
from goalsetter.report.tones import TONES
from goalsetter.solver import Answer, Impossible, Solvable
from goalsetter.telling import (
    colourless,
    comment,
    count_words,
    deed_words,
    penalty_lines,
    percent,
    player,
    sheet_lines,
    why,
)
from goalsetter.words import Capitalised, all_of, render, say, spoken

FORMAT = 1
"""Raised when a key changes its meaning or goes."""

Values = dict[str, Any]


def report_data(analysis: Analysis) -> Values:
    """All of it; nothing but texts, whole numbers, truth values, lists and dictionaries."""
    took = {span.number: span.took for span in analysis.spans}
    numbers = range(1, len(analysis.steps) + 1)
    return {
        "format": FORMAT,
        "language": spoken(),
        "match": _match(analysis),
        "shakes": _shakes(analysis),
        "actions": [_action(analysis, number, took.get(number)) for number in numbers],
        "decisions": [_decision(analysis, each) for each in analysis.decisions],
        "players": [_player(analysis, seat) for seat in analysis.record.terms.seats],
    }


def end_of(analysis: Analysis) -> State:
    """The match after its last action."""
    if not analysis.steps:
        return new_match(analysis.record.terms)
    return analysis.steps[-1].state


# The match.


def _match(analysis: Analysis) -> Values:
    record, end = analysis.record, end_of(analysis)
    terms = record.terms
    return {
        "game": "on-sets" if terms.deals_cards else "equations",
        "edition": terms.edition,
        "division": terms.division.value,
        "title": say(
            "replay-title", edition=terms.book.title, division=terms.division.value.capitalize()
        ),
        "headers": [{"key": key, "text": told} for key, told in record.headers],
        "remarks": list(record.remarks_on(0)),
        "sheet": [
            {"kind": line.kind, "label": render(line.label), "points": list(line.points)}
            for line in sheet_lines(end)
        ],
        "penalties": list(map(render, penalty_lines(record, end))),
    }


def shake_of(step: Step) -> int:
    """The number of the shake to which an action belongs; 0 for the lot before the first."""
    shake = step.state.shake
    return 0 if shake.phase is Phase.START else shake.number


def _shakes(analysis: Analysis) -> list[Values]:
    """The shakes that were played, with the last that is known of each."""
    last = {shake_of(step): step.state.shake for step in analysis.steps}
    return [
        {
            "number": number,
            "goal_setter": shake.goal_setter,
            "goal_setter_name": render(player(analysis.record, shake.goal_setter)),
            "scores": [{"seat": seat, "points": points} for seat, points in shake.scores],
            "void": shake.void,
        }
        for number, shake in last.items()
        if number
    ]


# Actions.


def _action(analysis: Analysis, number: int, took: int | None) -> Values:
    record, step = analysis.record, analysis.steps[number - 1]
    done = record.log[number - 1]
    found = [each for each in analysis.findings if each.number == number]
    stood = [each for each in analysis.standings if each.number == number]
    return {
        "number": number,
        "shake": 0 if isinstance(done, action.RollForFirst) else shake_of(step),
        "seat": done.by,
        "time": moment_text(done.at),
        "milliseconds": took,
        "text": action_text(done),
        "words": render(deed_words(record, done)),
        "refused": step.refusal is not None,
        "legal": step.legal,
        "mat": text(mat_of(step.state.shake)),
        "standing": _standing(stood[-1]) if stood else None,
        "comments": [_comment(analysis, each) for each in found],
        "remarks": list(record.remarks_on(number)),
    }


def truth(answer: Answer | None) -> str | None:
    """Yes, no, or undecided; nothing where nobody may ask."""
    if answer is None:
        return None
    if isinstance(answer, Solvable):
        return "yes"
    return "no" if isinstance(answer, Impossible) else "undecided"


def zone(standing: PositionStanding) -> str:
    """Where a mat stood: one cube away, possible, impossible, or nobody knows."""
    now, possible = truth(standing.now), truth(standing.possible)
    if now == "yes" or possible == "no":
        return "now" if now == "yes" else "impossible"
    return "undecided" if "undecided" in (now, possible) else "possible"


def _standing(standing: PositionStanding) -> Values:
    possible = standing.possible
    return {
        "zone": zone(standing),
        "mover": standing.mover,
        "now": truth(standing.now),
        "possible": truth(possible),
        "needs": standing.needs,
        "least": standing.least,
        "witness": list(possible.witness) if isinstance(possible, Solvable) else [],
        "proof": render(why(possible)) if isinstance(possible, Impossible) else "",
        "words": _standing_words(standing),
    }


def _standing_words(standing: PositionStanding) -> str:
    possible = standing.possible
    if isinstance(possible, Impossible):
        proof = why(possible)
        return say("report-impossible", proof=Capitalised(proof)).strip()
    if not isinstance(possible, Solvable):
        return say("report-possible-undecided")
    witness = all_of(map(readable, possible.witness))
    if truth(standing.now) == "yes":
        return say("report-now", witness=witness)
    told = say(f"report-possible{_ending(standing)}", witness=witness, count=standing.needs)
    if truth(standing.now) == "undecided":
        return f"{told} {say('report-now-undecided')}"
    return told


def _ending(standing: PositionStanding) -> str:
    """Which sentence says how many cubes a Solution takes, and whether that is the least."""
    if standing.needs is None:
        return ""
    return "-needs-least" if standing.least else "-needs"


def _comment(analysis: Analysis, found: AnalysisFinding) -> Values:
    record = analysis.record
    return {
        "code": found.code.value,
        "tone": TONES[found.code],
        "clause": found.clause,
        "seats": list(found.seats),
        "claim": found.claim,
        "words": readable_in(render(comment(record, found)), _papers(found)),
        "witness": list(found.witness),
        "goal": found.goal,
        "proof": render(why(Impossible(proof=found.proof))) if found.proof else "",
        "better": action_text(found.better) if found.better is not None else "",
        "bonus": action_text(found.bonus) if found.bonus is not None else "",
        "first": found.first,
    }


def _papers(found: AnalysisFinding) -> Iterator[str]:
    """Every Equation that a comment quotes, as it stands there."""
    quoted = (text for key, text in found.details if key == "paper")
    return map(colourless, (*found.witness, *quoted))


def _decision(analysis: Analysis, decided: Decision) -> Values:
    return {
        "number": decided.number,
        "shake": decided.shake,
        "seat": decided.seat,
        "name": render(player(analysis.record, decided.seat)),
        "kind": decided.kind.value,
        "right": decided.right,
        "best": decided.best,
        "brought": decided.brought,
        "lost": decided.lost,
        "code": decided.code.value if decided.code else "",
    }


# Players.


def _player(analysis: Analysis, seat: Seat) -> Values:
    end, share = end_of(analysis), analysis.accuracy(seat)
    habits = habits_of(analysis, seat)
    return {
        "seat": seat,
        "name": render(player(analysis.record, seat)),
        "points": end.total(seat),
        "match_points": points_of_match(end)[seat],
        "accuracy": None if share is None else f"{share.numerator}/{share.denominator}",
        "percent": "" if share is None else percent(share),
        **_habits(analysis.record.terms, habits),
    }


def _habits(terms: Terms, habits: Habits) -> Values:
    return {
        "best": habits.best,
        "kept": habits.kept,
        "decisions": habits.decisions,
        "right": habits.right,
        "undecided": habits.undecided,
        "habits": [
            {
                "code": code.value,
                "tone": TONES[code],
                "words": render(count_words(terms, code)),
                "count": count,
            }
            for code, count in habits.counts
        ],
        "practise": [
            {"topic": topic.value, "words": say(f"coach-topic-{topic}")}
            for topic in habits.practise
        ],
        "milliseconds": habits.milliseconds,
        "slowest": habits.slowest,
    }
