"""Findings of match analysis, as comments for people."""

from __future__ import annotations

from fractions import Fraction

from goalsetter.coach import Analysis, AnalysisCode, AnalysisFinding
from goalsetter.play import Action, Record, Seat, Terms
from goalsetter.rules import Claim
from goalsetter.solver import Impossible
from goalsetter.telling.by_hand import colourless
from goalsetter.telling.deeds import deed_words
from goalsetter.telling.names import fault_title, player
from goalsetter.telling.rulings import why
from goalsetter.words import (
    Capitalised,
    Joined,
    Listed,
    Message,
    Text,
    joined,
    message,
    message_if_known,
)

MISSED = (AnalysisCode.MISSED_NOW, AnalysisCode.MISSED_IMPOSSIBLE)


def comment(record: Record, found: AnalysisFinding) -> Joined:
    """A finding in a sentence or two, with its witness or proof."""
    lines: list[Text] = [message(_sentence_of(found), **_parts(record, found))]
    if found.first:
        lines.append(message("coach-first-flub"))
    if found.better is not None:
        lines.append(_safe_instead(record, found.better, found.bonus))
    return joined(lines)


def _sentence_of(found: AnalysisFinding) -> str:
    """The code of its sentence; of what is undecided, by what the question was."""
    asked = dict(found.details).get("asked") if found.code is AnalysisCode.UNDECIDED else None
    return f"coach-{found.code}-{asked}" if asked else f"coach-{found.code}"


def _safe_instead(record: Record, move: Action, bonus: Action | None) -> Message:
    if bonus is None:
        return message("coach-better", move=deed_words(record, move))
    told = {"bonus": deed_words(record, bonus), "move": deed_words(record, move)}
    return message("coach-better-bonus", **told)


def _parts(record: Record, found: AnalysisFinding) -> dict[str, Text]:
    told = dict(found.details)
    parts: dict[str, Text] = {
        "who": _names(record, found),
        "witness": Listed(tuple(map(colourless, found.witness))),
        "proof": Capitalised(why(Impossible(proof=found.proof))) if found.proof else "",
        "goal": colourless(found.goal),
        "claim": message(f"coach-claim-{found.claim}") if found.claim else "",
        "call": message(f"coach-call-{found.claim}") if found.code in MISSED else "",
        "belongs": message(f"coach-side-{told['belongs']}") if "belongs" in told else "",
        "writer": record.name(_seat(told.get("writer", ""), record)),
        "paper": Listed(tuple(colourless(text) for key, text in found.details if key == "paper")),
        "faults": _faults(found),
        "avoid": told.get("avoid", ""),
        "points": message("coach-points", count=int(told.get("points", "0"))),
    }
    return {**parts, "shown": _shown(found, parts)}


def _shown(found: AnalysisFinding, parts: dict[str, Text]) -> Text:
    if found.goal:
        return message("coach-shown-goal", **parts)
    if found.witness:
        return message("coach-shown-witness", **parts)
    return message("coach-shown-proof", **parts) if parts["proof"] else ""


def _names(record: Record, found: AnalysisFinding) -> Listed:
    return Listed(tuple(player(record, seat) for seat in found.seats))


def _seat(text: str, record: Record) -> Seat:
    return next((seat for seat in record.terms.seats if seat == text), Seat(text))


def _faults(found: AnalysisFinding) -> Joined:
    return joined((fault_title(text) for key, text in found.details if key == "fault"), ", ")


def speaks_of_flubs(terms: Terms) -> bool:
    """Whether the book in force knows no Now, but A-, CA- and P-Flubs (2011-12 ET17, ET22)."""
    return Claim.NOW not in terms.procedure.words.values()


def count_words(terms: Terms, code: AnalysisCode) -> Message:
    """The counts of a player, in the words of the book in force."""
    older = message_if_known(f"coach-flubs-{code}") if speaks_of_flubs(terms) else None
    return older or message(f"coach-count-{code}")


def comments_on(analysis: Analysis, number: int) -> tuple[Joined, ...]:
    """Every comment on an action, counted from 1."""
    found = (each for each in analysis.findings if each.number == number)
    return tuple(comment(analysis.record, each) for each in found)


def percent(share: Fraction) -> str:
    """A share as people read it, rounded down, so that only all of it is a hundred."""
    return f"{share.numerator * 100 // share.denominator} %"
