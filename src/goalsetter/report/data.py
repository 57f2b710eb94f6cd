"""``report_data``: an analysed match as plain values, in the language that is spoken.

``docs/reference/report-data.md`` tells every key.
"""

from __future__ import annotations

from typing import Any

from goalsetter.coach import (
    Analysis,
    AnalysisFinding,
    Decision,
    PositionStanding,
    best_moments,
    habits_of,
)
from goalsetter.notation import text
from goalsetter.play import (
    Phase,
    Record,
    Seat,
    State,
    Step,
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
        "match": match_data(analysis),
        "shakes": shakes_data(analysis),
        "actions": [action_data(analysis, number, took.get(number)) for number in numbers],
        "decisions": [decision_data(analysis, decision) for decision in analysis.decisions],
        "players": [player_data(analysis, seat) for seat in analysis.record.terms.seats],
    }


def end_of(analysis: Analysis) -> State:
    """The match after its last action."""
    # A record may end before anything was done.
    if not analysis.steps:
        return new_match(analysis.record.terms)
    return analysis.steps[-1].state


# The match.


def match_data(analysis: Analysis) -> Values:
    """The match as a whole: its rules, its headers, its score sheet."""
    record, end = analysis.record, end_of(analysis)
    terms = record.terms
    return {
        "game": "on-sets" if terms.deals_cards else "equations",
        "edition": terms.edition,
        "division": terms.division.value,
        "title": say(
            "replay-title", edition=terms.book.title, division=terms.division.value.capitalize()
        ),
        "headers": [{"key": key, "text": value} for key, value in record.headers],
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


def shakes_data(analysis: Analysis) -> list[Values]:
    """The shakes that were played, with the last that is known of each."""
    # A shake begins in one step and ends in another: the last state of each has its scores.
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


def action_data(analysis: Analysis, number: int, took: int | None) -> Values:
    """One action, counted from 1, with all that is known of the mat after it."""
    record, step = analysis.record, analysis.steps[number - 1]
    deed = record.log[number - 1]
    findings = [finding for finding in analysis.findings if finding.number == number]
    standings = [standing for standing in analysis.standings if standing.number == number]
    return {
        "number": number,
        # The lot before the first shake belongs to none.
        "shake": 0 if isinstance(deed, action.RollForFirst) else shake_of(step),
        "seat": deed.by,
        "time": moment_text(deed.at),
        "milliseconds": took,
        # As the record has it, and as people are told.
        "text": action_text(deed),
        "words": render(deed_words(record, deed)),
        "refused": step.refusal is not None,
        "legal": step.legal,
        "mat": text(mat_of(step.state.shake)),
        "standing": standing_data(standings[-1]) if standings else None,
        "comments": [comment_data(record, finding) for finding in findings],
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
    # One certain answer is enough: whoever can build it with one cube more can build it.
    if now == "yes" or possible == "no":
        return "now" if now == "yes" else "impossible"
    return "undecided" if "undecided" in (now, possible) else "possible"


def standing_data(standing: PositionStanding) -> Values:
    """The standing of a mat: what could be built, and how far away that was."""
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
        "words": standing_words(standing),
    }


def standing_words(standing: PositionStanding) -> str:
    """Tell what could be built on a mat, with a Solution or a proof."""
    now, possible = truth(standing.now), standing.possible
    if isinstance(possible, Impossible):
        # Not every proof has words: then a blank is left at the end.
        return say("report-impossible", proof=Capitalised(why(possible))).strip()
    if not isinstance(possible, Solvable):
        return say("report-possible-undecided")
    witness = all_of(map(readable, possible.witness))
    if now == "yes":
        return say("report-now", witness=witness)
    code = "report-possible"
    if standing.needs is not None:
        code = "report-possible-needs-least" if standing.least else "report-possible-needs"
    words = say(code, witness=witness, count=standing.needs)
    return f"{words} {say('report-now-undecided')}" if now == "undecided" else words


def comment_data(record: Record, finding: AnalysisFinding) -> Values:
    """A comment on an action, with its witness or proof."""
    quoted = (paper for key, paper in finding.details if key == "paper")
    papers = map(colourless, (*finding.witness, *quoted))
    return {
        "code": finding.code.value,
        "tone": TONES[finding.code],
        "clause": finding.clause,
        "seats": list(finding.seats),
        "claim": finding.claim,
        "words": readable_in(render(comment(record, finding)), papers),
        "witness": list(finding.witness),
        "goal": finding.goal,
        "proof": render(why(Impossible(proof=finding.proof))) if finding.proof else "",
        "better": action_text(finding.better) if finding.better is not None else "",
        "bonus": action_text(finding.bonus) if finding.bonus is not None else "",
        "first": finding.first,
    }


def decision_data(analysis: Analysis, decision: Decision) -> Values:
    """A decision of a player: what it brought, and what could have been had."""
    return {
        "number": decision.number,
        "shake": decision.shake,
        "seat": decision.seat,
        "name": render(player(analysis.record, decision.seat)),
        "kind": decision.kind.value,
        "right": decision.right,
        "best": decision.best,
        "brought": decision.brought,
        "lost": decision.lost,
        "code": decision.code.value if decision.code else "",
    }


# Players.


def player_data(analysis: Analysis, seat: Seat) -> Values:
    """A player: points, habits, and what to practise."""
    end, share = end_of(analysis), analysis.accuracy(seat)
    habits, terms = habits_of(analysis, seat), analysis.record.terms
    return {
        "seat": seat,
        "name": render(player(analysis.record, seat)),
        "points": end.total(seat),
        "match_points": points_of_match(end)[seat],
        # A fraction as text: programs have it exactly, and JSON knows no fractions.
        "accuracy": None if share is None else f"{share.numerator}/{share.denominator}",
        "percent": "" if share is None else percent(share),
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
        "moments": [
            {
                "number": decision.number,
                "shake": decision.shake,
                "kind": decision.kind.value,
                "words": say(f"coach-moment-{decision.kind}", shake=decision.shake),
            }
            for decision in best_moments(analysis, seat)
        ],
        "practise": [
            {"topic": topic.value, "words": say(f"coach-topic-{topic}")}
            for topic in habits.practise
        ],
        "milliseconds": habits.milliseconds,
        "slowest": habits.slowest,
    }
