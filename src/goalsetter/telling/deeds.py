"""Deeds of players and of the clock in a sentence, and why a bot did them."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import fields, replace

from goalsetter.bots import AND, GIFT
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
from goalsetter.telling.names import (
    choice_title,
    fault_sentence,
    fault_title,
    player,
    reason_title,
)
from goalsetter.words import (
    Listed,
    Message,
    Text,
    joined,
    knows,
    message,
    message_if_known,
    variables,
)

IN_PASSING = (event.PhaseBegan, event.TurnOf, event.TimeBegan)
"""Deeds that the next line tells anyway: shown only to those who go step by step."""
QUIET = (action.RoundWarning, action.InitialScoresheet)
"""Actions that say nothing to a player."""
OBJECTIONS = (action.Reject, action.ProveAmbiguity, action.Charge)
"""Actions of which a player is told when they do not hold."""
TAILS = {"paper": "bot-plan", "hope": "bot-hope"}
"""The sentence behind a bot's reason, by the detail that it tells."""
SAME_PLAN = "bot-same-plan"
TURNED = {"u": "bot-upside-down", "s": "bot-sideways"}
"""The sentence that explains the letter of a turned cube in a paper, by the letter."""
TURNED_CUBES = re.compile(r"[su]+(?=[-0-9+−x×/÷^*√|])")
"""The letters of the turned cubes of an Equation; no word in a note has one before a face."""
STANDS_FOR = re.compile(r"(\S)<([^<>])>")
"""A wild cube of a paper, and the symbol that it stands for."""
OTHERS = ("writer", "against", "player")
"""Parts of an action that hold another player."""
UNSAID = (*IN_PASSING, event.Scored, event.RolledForFirst)
"""Events that are shown in another way."""


def deed_line(record: Record, deed: Action, me: Seat) -> Text:
    """Tell a deed: shorter than a record has it, where the mat shows the rest."""
    if isinstance(deed, action.Present) and deed.by != me:
        return message("play-presents", who=player(record, deed.by))
    if isinstance(deed, action.ProveAmbiguity) and deed.simultaneous and deed.by != me:
        return message("play-tries", who=player(record, deed.by), other=player(record, deed.writer))
    return deed_words(record, deed)


def deed_words(record: Record, deed: Action) -> Text:
    """Tell what a player did, with the names of players instead of their seats."""
    who, code = player(record, deed.by), f"play-did-{deed_kind(deed)}"
    if knows(code):
        return message(code, **{"who": who, **deed_details(record, deed)})
    code = f"play-clock-{deed.do.replace('_', '-')}"
    if not knows(code):
        return message("play-did", who=who, action=action_text(deed))
    # The clock does it, or somebody for the clock.
    task = getattr(deed, "task", None)
    counted = "-counted" if getattr(deed, "finished", False) else ""
    what = message(f"task-{task.value.replace('_', '-')}") if task else ""
    return message(f"{code}{counted}", task=what)


OF_RULINGS = (action.RequestOpinion, action.GiveOpinion, action.Protest)
"""Actions about a ruling of a judge, by its number."""


def deed_kind(deed: Action) -> str:
    """The word for a kind of action; of some kinds it depends on what they hold."""
    kind = deed.do.replace("_", "-")
    if isinstance(deed, action.AskJudge) and deed.question != "value":
        return f"{kind}-about" if deed.about else f"{kind}-other"
    if isinstance(deed, action.LeaveTable) and deed.stand_in:
        return f"{kind}-stand-in"
    if isinstance(deed, action.StartClock) and deed.by == CLOCK:
        return f"{kind}-by-itself"
    if isinstance(deed, action.GiveOpinion) and deed.by == THIRD_JUDGE:
        return f"{kind}-third"
    return kind


def deed_details(record: Record, deed: Action) -> dict[str, object]:
    """Every part of an action as people write it, and what the sentences make of several."""
    parts: dict[str, object] = {
        field.name: part_words(getattr(deed, field.name)) for field in fields(deed)
    }
    terms, sets = record.terms, record.terms.deals_cards
    reason, kind = str(parts.get("reason", "")), str(parts.get("kind", ""))
    about, answer = str(parts.get("about", "")), parts.get("answer")
    text = str(parts.get("regrouped", parts.get("texts", "")))
    other = next((getattr(deed, name) for name in OTHERS if hasattr(deed, name)), Seat(""))
    titles = (choice_title(terms, name) for name in getattr(deed, "variations", ()))
    return {
        **parts,
        "other": player(record, other),
        # Rulings are counted from 0; what an action calls a number is told as it is.
        "number": deed.ruling + 1 if isinstance(deed, OF_RULINGS) else parts.get("number", ""),
        "cards": len(getattr(deed, "cards", ())),
        "reason": reason_title(reason, sets=sets) or fault_title(reason),
        "about": reason_title(about, sets=sets) or about,
        "answer": message_if_known(f"web-judging-{answer}") or answer,
        "claim": message_if_known(f"claim-{kind.replace('_', '-')}") or kind,
        "side": message_if_known(f"side-{parts.get('side')}") or parts.get("side", ""),
        "text": text if sets else by_hand(text),
        "list": ", ".join(titles),
        "variation": choice_title(terms, str(parts.get("variation", ""))),
    }


def part_words(value: object) -> Text:
    """A part of an action: cubes and Goals without their colours, sections by their names."""
    match value:
        case Section():
            return message(f"section-{value.value}")
        case Cube():
            return goal_words(LaidGoal(((value,),)))
        case LaidGoal():
            return goal_words(value)
        case SetGoal():
            return set_goal_words(value)
        case tuple():
            return joined(map(part_words, value), ", ")
        case int():
            return value
        case _:
            return str(value)


def goal_words(goal: LaidGoal) -> str:
    """A Goal as it is read aloud, without the colours of its cubes."""
    # Nobody says “red two”: the colours are seen on the mat.
    chunks = tuple(tuple(replace(cube, colour=None) for cube in chunk) for chunk in goal.chunks)
    return pretty(LaidGoal(chunks))


# Bots.


def thought(table: Table, reason: LoggedReason) -> Message:
    """Tell what a bot did, and why."""
    record, deed = record_of(table), table.log[reason.number]
    earlier = (
        past.why.details
        for past in reversed(table.reasons)
        if (past.seat, past.shake) == (reason.seat, reason.shake) and past.number < reason.number
    )
    plans = (paper for details in earlier for name, paper in details if name == "paper")
    sentence = why_words(record, reason, plan_before=next(plans, ""))
    return message("play-thought", deed=deed_words(record, deed), why=sentence)


def why_words(record: Record, reason: LoggedReason, plan_before: str = "") -> Text:
    """The sentence for a bot's reason; its code where no sentence is known.

    A plan that was told before is told as the same.
    """
    details = {name: reason_detail(record, name, text) for name, text in reason.why.details}
    code = f"bot-{reason.why.code}"
    # A Solution that the judge did not accept is told as a hope, with what was wrong with it.
    if "hope" in details and knows(f"{code}-hope"):
        code = f"{code}-hope"
    # A record of another version may know other reasons and details.
    is_known = knows(code) and variables(code) <= details.keys()
    if not is_known:
        return reason.why.code
    sentence = message(code, **details)
    # Told with the Solution in mind, unless its own sentence has it already.
    for name, tail in TAILS.items():
        if name in details and name not in variables(code):
            is_same = dict(reason.why.details).get("paper") == plan_before
            code = SAME_PLAN if is_same else tail
            return message(code, **{**details, "why": sentence})
    return sentence


def aloud(table: Table, number: int) -> Text:
    """The word that a bot adds at once to an action of its own; mostly none."""
    at = bisect_left(table.reasons, number, key=lambda reason: reason.number)
    left_now = any(
        reason.number == number and reason.why.code == GIFT for reason in table.reasons[at : at + 1]
    )
    return message("bot-asks") if left_now else ""


def reason_detail(record: Record, name: str, text: str) -> Text:
    """A detail of a bot's reason as people write it, by its name."""
    terms = record.terms
    match name:
        case "cards" | "cubes":
            return int(text)  # a number, since plurals are chosen by it
        case "writer" | "against":
            return player(record, Seat(text))
        case "reason" | "missed":
            return reason_title(text, sets=terms.deals_cards) or text
        case "fault":
            return fault_sentence(text)
        case "section":
            return message_if_known(f"section-{text}") or text
        case "variations":
            return ", ".join(choice_title(terms, choice) for choice in text.split(", "))
        case "goal" if terms.deals_cards:
            return set_goal_words(parse_set_goal(text))
        case "cube" | "goal" | "paper" | "hope" | "regrouped" | "trap":
            # Bots put AND between two Solutions.
            write = str if terms.deals_cards else by_hand
            written: Text = Listed(tuple(map(write, text.split(AND))))
            turned = set() if terms.deals_cards else set("".join(TURNED_CUBES.findall(text)))
            for letter, code in TURNED.items():
                written = message(code, paper=written) if letter in turned else written
            for cube, sign in dict.fromkeys(STANDS_FOR.findall(text)):
                written = message("bot-stands-for", paper=written, cube=cube, sign=sign)
            return written
        case _:
            return text
