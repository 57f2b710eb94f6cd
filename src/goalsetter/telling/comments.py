"""Findings of match analysis, as comments for people."""

from __future__ import annotations

from fractions import Fraction

from goalsetter.coach import Analysis, AnalysisCode, AnalysisFinding
from goalsetter.play import Record, Seat, Terms
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


def comment(record: Record, finding: AnalysisFinding) -> Joined:
    """A finding in a sentence or two, with its witness or proof, and what would have been safe."""
    code = f"coach-{finding.code}"
    if finding.code is AnalysisCode.UNDECIDED:
        # What could not be decided depends on what was asked, so each question has its sentence.
        code += "".join(f"-{text}" for key, text in finding.details if key == "asked" and text)
    lines: list[Text] = [message(code, **comment_details(record, finding))]
    if finding.first:
        lines.append(message("coach-first-flub"))
    if finding.better is not None:
        move = deed_words(record, finding.better)
        if finding.bonus is None:
            lines.append(message("coach-better", move=move))
        else:
            bonus = deed_words(record, finding.bonus)
            lines.append(message("coach-better-bonus", bonus=bonus, move=move))
    return joined(lines)


def comment_details(record: Record, finding: AnalysisFinding) -> dict[str, Text]:
    """Everything that the sentence of a finding may show; each sentence takes what it needs."""
    details = dict(finding.details)
    papers = (colourless(text) for key, text in finding.details if key == "paper")
    faults = (fault_title(text) for key, text in finding.details if key == "fault")
    missed = finding.code in (AnalysisCode.MISSED_NOW, AnalysisCode.MISSED_IMPOSSIBLE)
    shown: dict[str, Text] = {
        "who": Listed(tuple(player(record, seat) for seat in finding.seats)),
        "witness": Listed(tuple(map(colourless, finding.witness))),
        "proof": Capitalised(why(Impossible(proof=finding.proof))) if finding.proof else "",
        "goal": colourless(finding.goal),
        "claim": message(f"coach-claim-{finding.claim}") if finding.claim else "",
        "call": message(f"coach-call-{finding.claim}") if missed else "",
        "belongs": message(f"coach-side-{details['belongs']}") if "belongs" in details else "",
        "writer": record.name(Seat(details.get("writer", ""))),
        "paper": Listed(tuple(papers)),
        "faults": joined(faults, ", "),
        "avoid": details.get("avoid", ""),
        "points": message("coach-points", count=int(details.get("points", "0"))),
    }
    # A Goal shows more than a Solution, and a Solution more than a proof.
    by = "goal" if finding.goal else "witness" if finding.witness else "proof"
    return {**shown, "shown": message(f"coach-shown-{by}", **shown) if shown[by] else ""}


def speaks_of_flubs(terms: Terms) -> bool:
    """Whether the book in force knows no Now, but A-, CA- and P-Flubs (2011-12 ET17, ET22)."""
    return Claim.NOW not in terms.procedure.words.values()


def count_words(terms: Terms, code: AnalysisCode) -> Message:
    """The counts of a player, in the words of the book in force."""
    # Not every count has another name in the older books.
    older = message_if_known(f"coach-flubs-{code}") if speaks_of_flubs(terms) else None
    return older or message(f"coach-count-{code}")


def comments_on(analysis: Analysis, number: int) -> tuple[Joined, ...]:
    """Every comment on an action, counted from 1."""
    findings = (finding for finding in analysis.findings if finding.number == number)
    return tuple(comment(analysis.record, finding) for finding in findings)


def percent(share: Fraction) -> str:
    """A share as people read it, rounded down, so that only all of it is a hundred."""
    # Whole numbers: 99.6 % is not a hundred, and no float decides it.
    return f"{share.numerator * 100 // share.denominator} %"
