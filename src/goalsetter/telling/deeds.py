"""Deeds of players and of the clock in a sentence, and why a bot did them."""

from __future__ import annotations

from dataclasses import fields, replace

from goalsetter.cubes import Cube, LaidGoal, SetGoal
from goalsetter.notation import parse_set_goal, pretty
from goalsetter.play import (
    CLOCK,
    THIRD_JUDGE,
    Action,
    Record,
    Seat,
    Section,
    action,
    action_text,
    event,
)
from goalsetter.table import LoggedReason, Table, record_of
from goalsetter.telling.by_hand import by_hand, set_goal_words
from goalsetter.telling.choosing import choice_title
from goalsetter.telling.names import fault_sentence, fault_title, player, reason_title
from goalsetter.words import Listed, Message, Text, joined, knows, message, message_if_known

IN_PASSING = (event.PhaseBegan, event.TurnOf, event.TimeBegan)
"""Deeds that the next line tells anyway: shown only to those who go step by step."""
QUIET = (action.RoundWarning, action.InitialScoresheet)
"""Actions that say nothing to a player."""
OBJECTIONS = (action.Reject, action.ProveAmbiguity, action.Charge)
"""Actions of which a player is told when they do not hold."""
WRITTEN = ("cube", "goal", "paper", "regrouped")
"""Details of a bot's reason that hold what is written."""
AND = " and "
"""The mark that bots put between two Solutions."""
OTHERS = ("writer", "against", "player")
"""Parts of an action that hold another player."""
UNSAID = (*IN_PASSING, event.Scored, event.RolledForFirst)
"""Events that are shown in another way."""


def deed_line(record: Record, done: Action, me: Seat) -> Text:
    """Tell a deed: shorter than a record has it, where the mat shows the rest."""
    if isinstance(done, action.Present) and done.by != me:
        return message("play-presents", who=player(record, done.by))
    if isinstance(done, action.ProveAmbiguity) and done.simultaneous and done.by != me:
        return message("play-tries", who=player(record, done.by), other=player(record, done.writer))
    return deed_words(record, done)


def deed_words(record: Record, done: Action) -> Text:
    """Tell what a player did, with the names of players instead of their seats."""
    who, code = player(record, done.by), f"play-did-{_kind(done)}"
    if not knows(code):
        return _of_the_clock(done) or message("play-did", who=who, action=action_text(done))
    return message(code, **{"who": who, **_told_parts(record, done)})


def _of_the_clock(done: Action) -> Text:
    """Tell what the clock does, or somebody for it; nothing if it is something else."""
    code = f"play-clock-{done.do.replace('_', '-')}"
    if not knows(code):
        return ""
    task = getattr(done, "task", None)
    counted = "-counted" if getattr(done, "finished", False) else ""
    what = message(f"task-{task.value.replace('_', '-')}") if task else ""
    return message(f"{code}{counted}", task=what)


OF_RULINGS = (action.RequestOpinion, action.GiveOpinion, action.Protest)
"""Actions about a ruling of a judge, by its number."""


def _kind(done: Action) -> str:
    """The word for a kind of action; of some kinds it depends on what they hold."""
    kind = done.do.replace("_", "-")
    if isinstance(done, action.AskJudge) and done.question != "value":
        return f"{kind}-about" if done.about else f"{kind}-other"
    if isinstance(done, action.LeaveTable) and done.stand_in:
        return f"{kind}-stand-in"
    if isinstance(done, action.StartClock) and done.by == CLOCK:
        return f"{kind}-by-itself"
    if isinstance(done, action.GiveOpinion) and done.by == THIRD_JUDGE:
        return f"{kind}-third"
    return kind


def _told_parts(record: Record, done: Action) -> dict[str, object]:
    """Every part of an action as people write it."""
    told: dict[str, object] = {
        field.name: _part(getattr(done, field.name)) for field in fields(done)
    }
    reason, kind = str(told.get("reason", "")), str(told.get("kind", ""))
    sets, about, answer = record.terms.deals_cards, str(told.get("about", "")), told.get("answer")
    other = next((getattr(done, n) for n in OTHERS if hasattr(done, n)), Seat(""))
    return {
        **told,
        "other": player(record, other),
        # Rulings are counted from 0; what an action calls a number is told as it is.
        "number": done.ruling + 1 if isinstance(done, OF_RULINGS) else told.get("number", ""),
        "cards": len(getattr(done, "cards", ())),
        "reason": reason_title(reason, sets=sets) or fault_title(reason),
        "about": reason_title(about, sets=sets) or about,
        "answer": message_if_known(f"web-judging-{answer}") or answer,
        "claim": message_if_known(f"claim-{kind.replace('_', '-')}") or kind,
        "side": message_if_known(f"side-{told.get('side')}") or told.get("side", ""),
        "text": _as_written(record, str(told.get("regrouped", told.get("texts", "")))),
        "list": ", ".join(_titles(record, done)),
        "variation": choice_title(record.terms, str(told.get("variation", ""))),
    }


def _titles(record: Record, done: Action) -> list[str]:
    return [choice_title(record.terms, each) for each in getattr(done, "variations", ())]


def _part(value: object) -> Text:
    """A part of an action: cubes and Goals without their colours, sections by their names."""
    if isinstance(value, Section):
        return message(f"section-{value.value}")
    if isinstance(value, Cube):
        return goal_words(LaidGoal(((value,),)))
    if isinstance(value, tuple):
        return joined(map(_part, value), ", ")
    if isinstance(value, int):
        return value
    if isinstance(value, LaidGoal):
        return goal_words(value)
    return set_goal_words(value) if isinstance(value, SetGoal) else str(value)


def goal_words(goal: LaidGoal) -> str:
    """A Goal as it is read aloud, without the colours of its cubes."""
    chunks = tuple(tuple(replace(cube, colour=None) for cube in chunk) for chunk in goal.chunks)
    return pretty(LaidGoal(chunks))


# Bots.


def thought(table: Table, reason: LoggedReason) -> Message:
    """Tell what a bot did, and why."""
    record, done = record_of(table), table.log[reason.number]
    return message("play-thought", deed=deed_words(record, done), why=why_words(record, reason))


def why_words(record: Record, reason: LoggedReason) -> Text:
    """The sentence for a bot's reason; its code where no sentence is known."""
    details = {name: _detail(record, name, text) for name, text in reason.why.details}
    try:
        return str(message(f"bot-{reason.why.code}", **details))
    except KeyError:  # A record of another version may know other reasons and details.
        return reason.why.code


def _detail(record: Record, name: str, text: str) -> Text:
    if name == "cards":
        return int(text)
    if name in ("writer", "against"):
        return player(record, Seat(text))
    if name == "reason":
        return reason_title(text, sets=record.terms.deals_cards) or text
    if name == "fault":
        return fault_sentence(text)
    if name == "variations":
        return ", ".join(choice_title(record.terms, each) for each in text.split(", "))
    if name in WRITTEN:
        return _written(record, name, text)
    return message_if_known(f"section-{text}") or text if name == "section" else text


def _written(record: Record, name: str, text: str) -> Text:
    """Write what a bot has laid or written as people do."""
    if name == "goal" and record.terms.deals_cards:
        return set_goal_words(parse_set_goal(text))
    return Listed(tuple(_as_written(record, each) for each in text.split(AND)))


def _as_written(record: Record, text: str) -> str:
    return text if record.terms.deals_cards else by_hand(text)
