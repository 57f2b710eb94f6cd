"""Papers, the score sheet, and what bots thought, as one seat may see them."""

from __future__ import annotations

from goalsetter.play import (
    WRONG_AVOID_MOVE,
    Attempt,
    Check,
    Paper,
    Phase,
    UnjudgedError,
    View,
    action,
    is_trying,
    two_solutions,
    verdict_on,
)
from goalsetter.rules import BURDENS
from goalsetter.server import wire
from goalsetter.server.view.opinions import rulings
from goalsetter.server.view.sentences import findings_shown, in_codes
from goalsetter.table import Table, told_reasons
from goalsetter.telling import (
    avoid_trouble,
    fault_sentence,
    how,
    reason_title,
    sheet_lines,
    thought,
)
from goalsetter.words import message


def writing(table: Table, seen: View) -> wire.Writing | None:
    """The seats that write, while papers are written."""
    if seen.phase is not Phase.WRITING:
        return None
    paper = message("play-a-solution" if seen.terms.deals_cards else "play-an-equation")
    avoids = seen.challenge is not None and BURDENS[seen.challenge.claim].avoid_move
    return wire.Writing(
        must=list(seen.writers.must),
        may=list(seen.writers.may),
        presented=list(seen.presented),
        silent=sorted(seen.silent),
        two=two_solutions(table.state),
        goal_too=bool(seen.no_goal_by),
        avoid_too=avoids,
        avoid_told=in_codes(message("avoid-move-told")) if avoids else "",
        avoid_clause=seen.terms.procedure.clause("avoid-move") if avoids else "",
        sentence=in_codes(message(f"now-write-{how(table)}", paper=paper)),
    )


def paper(table: Table, seen: View, seen_paper: Paper) -> wire.Paper:
    """A paper that the seat may see, and how its checking stands."""
    check = next((known for known in seen.checks if known.writer == seen_paper.writer), None)
    return wire.Paper(
        writer=seen_paper.writer,
        texts=list(seen_paper.texts),
        goal=seen_paper.goal,
        avoid_move=seen_paper.avoid_move,
        accepted=sorted(check.accepted) if check else [],
        unchecked=_unchecked(seen, seen_paper, check),
        tries=[_try(attempt, check) for attempt in check.attempts] if check else [],
        together=sorted(check.together) if check else [],
        asked=check.asked if check else "",
        correct=check.correct if check else None,
        reason=_reason(check, sets=seen.terms.deals_cards),
        findings=_findings(table, seen_paper) if seen.phase is Phase.END else [],
    )


def _unchecked(seen: View, seen_paper: Paper, check: Check | None) -> list[str]:
    """VII-C-3: the others, until each has accepted it or it has its verdict."""
    if check is None or check.correct is not None:
        return []
    checkers = {seen_paper.writer, *check.accepted}
    return [
        seat for seat in seen.terms.seats if seat not in checkers and not is_trying(check, seat)
    ]


def _try(attempt: Attempt, check: Check) -> wire.Try:
    holds = attempt.holds if check.correct is not None else None
    return wire.Try(by=attempt.by, joined=attempt.joined, text=attempt.regrouped, holds=holds)


def _reason(check: Check | None, *, sets: bool) -> wire.Words:
    if check is None or not check.reason:
        return ""
    return in_codes(reason_title(check.reason, sets=sets) or fault_sentence(check.reason))


def _findings(table: Table, paper: Paper) -> list[wire.Finding]:
    """The findings of the judge, raised or not: told when nothing can be done about it any more."""
    try:
        findings = verdict_on(table.state, paper).findings
        avoid = avoid_trouble(table.state, paper)
    except UnjudgedError:  # it comes later, and then the picture is drawn anew
        return []
    shown = findings_shown(findings, sets=table.seating.terms.deals_cards)
    if avoid is None:
        return shown
    sentence, clause = avoid
    return [*shown, wire.Finding(code=WRONG_AVOID_MOVE, sentence=in_codes(sentence), clause=clause)]


def sheet(table: Table) -> wire.Sheet:
    """The score sheet."""
    return wire.Sheet(
        rows=[
            wire.SheetRow(label=in_codes(line.label), points=list(line.points), kind=line.kind)
            for line in sheet_lines(table.state)
        ],
        penalties=[
            wire.Penalty(
                seat=penalty.seat,
                points=penalty.points,
                sentence=in_codes(fault_sentence(penalty.reason)),
                clause=penalty.clause,
                shake=penalty.shake,
                struck=penalty.struck,
                initialled=penalty.initialled,
            )
            for penalty in table.state.penalties
        ],
        initials=sorted(table.state.initials),
        appealed=sorted(table.state.appealed),
        appealed_by=_appellants(table),
        shakes=[shake.number for shake in table.state.played if not shake.void],
        rulings=rulings(table.state),
    )


def sheet_grounds(table: Table) -> tuple[object, ...]:
    """All that the sheet shows; who appealed stands in the log alone."""
    state = table.state
    points = state.terms, state.before, state.played, state.penalties, state.disqualified
    log = table.log if state.appealed else ()
    return (*points, state.initials, state.appealed, state.rulings, log)


def _appellants(table: Table) -> list[list[str]]:
    """Return who appealed each score that waits for the judge: since it was last corrected."""
    by: dict[int, list[str]] = {}
    for deed in table.log:
        if isinstance(deed, action.AppealScore):
            by.setdefault(deed.shake, []).append(deed.by)
        elif isinstance(deed, action.CorrectScore | action.OrderReplay):
            by.pop(deed.shake, None)
    return [list(dict.fromkeys(by.get(shake, []))) for shake in sorted(table.state.appealed)]


def thoughts(table: Table) -> list[wire.Thought]:
    """Why bots did what they did, when the shake is over."""
    if table.state.shake.phase is not Phase.END:
        return []
    number = table.state.shake.number
    return [
        wire.Thought(number=reason.number, sentence=in_codes(thought(table, reason)))
        for reason in told_reasons(table)
        if reason.shake == number
    ]
