"""What a player or the clock did, in a sentence, and why a bot did it."""

from __future__ import annotations

from goalsetter.play import CLOCK, Action, Record, Seat, action, action_text, event
from goalsetter.table import Reason, Table, record_of
from goalsetter.telling.event_words import fault_sentence, player
from goalsetter.words import say, say_if_known

IN_PASSING = (event.PhaseBegan, event.TurnOf, event.TimeBegan)
"""What the next line tells anyway: shown only to those who go step by step."""
QUIET = (action.RoundWarning, action.InitialScoresheet)
"""Actions that say nothing to a player."""
OBJECTIONS = (action.Reject, action.ProveAmbiguity, action.Charge)
"""Actions of which a player is told when they do not hold."""
UNSAID = (*IN_PASSING, event.Scored, event.RolledForFirst)
"""Events that are shown in another way."""


def deed_line(record: Record, done: Action, me: Seat) -> str:
    """What was done: shorter than a record has it, where the mat shows the rest."""
    who = player(record, done.by)
    if done.by == CLOCK:
        task = getattr(done, "task", None)
        counted = "-counted" if getattr(done, "finished", False) else ""
        what = say(f"task-{task.value.replace('_', '-')}") if task else ""
        return say(f"play-clock-{done.do.replace('_', '-')}{counted}", task=what)
    if isinstance(done, action.Present) and done.by != me:
        return say("play-presents", who=who)
    return deed_words(record, done)


def deed_words(record: Record, done: Action) -> str:
    """What a player did, with the names of players instead of their seats."""
    who, known = player(record, done.by), say_if_known(f"play-did-{done.do.replace('_', '-')}")
    if not known:
        return say("play-did", who=who, action=action_text(done))
    other = getattr(done, "writer", getattr(done, "against", Seat("")))
    reason = getattr(done, "reason", "")
    return known.format(
        who=who,
        other=player(record, other),
        cards=len(getattr(done, "cards", ())),
        reason=say_if_known(f"reason-{reason}") or reason,
        text=getattr(done, "regrouped", ""),
    )


# Bots.


def thought(table: Table, reason: Reason) -> str:
    """What a bot did, and why, in a sentence."""
    record, done = record_of(table), table.log[reason.number]
    return say("play-thought", deed=deed_words(record, done), why=why_words(record, reason))


def why_words(record: Record, reason: Reason) -> str:
    """The sentence for a bot's reason; its code where no sentence is known."""
    known = say_if_known(f"bot-{reason.why.code}")
    if not known:
        return reason.why.code
    details = {name: _detail(record, name, text) for name, text in reason.why.details}
    try:
        return known.format_map(details)
    except (KeyError, ValueError, IndexError):
        return reason.why.code


def _detail(record: Record, name: str, text: str) -> str:
    if name in ("writer", "against"):
        return player(record, Seat(text))
    if name == "reason":
        return say_if_known(f"reason-{text}") or text
    if name == "fault":
        return fault_sentence(text)
    return say_if_known(f"section-{text}") or text if name == "section" else text
