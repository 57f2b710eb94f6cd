"""The judge: questions and rulings, the score sheet, behavior."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

from goalsetter.play.actions.base import OFFICIALS, THE_JUDGE, Action, Beside, Door, Rule
from goalsetter.play.actions.listing import WORDS, Candidate, Lister, on_terms
from goalsetter.play.actions.need import during
from goalsetter.play.effects import ending, judging, sanctions
from goalsetter.play.effects.judging import ANSWERS, QUESTIONS, VALUE
from goalsetter.play.grammar.phrase import Slot, says
from goalsetter.play.grammar.value import (
    IN_PERSON,
    NUMBER,
    ORDINAL,
    RIGHT,
    SAYING,
    SEAT,
    TALLY,
    WORD,
)
from goalsetter.play.seat import CLOCK, NOBODY, Seat
from goalsetter.play.state import Phase, State
from goalsetter.rules import Fault

__all__ = [
    "AppealScore",
    "AskJudge",
    "CorrectScore",
    "DisqualifyPlayer",
    "EndShake",
    "InitialPenalty",
    "InitialScoresheet",
    "JudgeAnswers",
    "JudgeRules",
    "OrderReplay",
    "PenalizePlayer",
    "StrikePenalty",
    "WarnPlayer",
]

OF_SHAKE = Slot("shake", NUMBER)
THE_PENALTY = Slot("penalty", ORDINAL)
THE_PLAYER = Slot("player", SEAT)

by_judge = partial(Rule, doers=THE_JUDGE, at_once=True)
on_sheet = partial(by_judge, beside=Beside.SHEET)


def list_rulings(state: State, seat: Seat) -> Iterator[Candidate]:
    """List the answers and rulings that a judge could give now."""
    del seat
    for answer in ANSWERS:
        yield JudgeAnswers, {"answer": answer}, ()
    for check in state.shake.checks:
        for correct in (True, False):
            yield JudgeRules, {"writer": check.writer, "correct": correct}, ()
    for number in range(len(state.penalties)):
        yield StrikePenalty, {"penalty": number}, ()
        yield InitialPenalty, {"penalty": number}, ()
    for number in range(1, state.shake.number + 1):
        yield OrderReplay, {"shake": number}, ()
    for player in state.seats:
        for kind in (WarnPlayer, PenalizePlayer, DisqualifyPlayer):
            yield kind, {"player": player}, ()


RULINGS = Lister(140, list_rulings)


def refuse_without_judge(action: Action, door: Door) -> Fault | None:
    """Refuse what only a person in the judge's seat can hear."""
    del action
    return None if door.judged else Fault.NO_JUDGE


# Questions and rulings.


def list_questions(state: State, seat: Seat) -> Iterator[Candidate]:
    """List the questions to a judge; only that for the value is about a paper."""
    del seat
    for question in QUESTIONS:
        for writer in (NOBODY, *state.seats):
            about = writer if question == VALUE else NOBODY
            yield AskJudge, {"writer": writer, "question": question}, (AskJudge, question, about)


def refuse_unanswerable(action: AskJudge, door: Door) -> Fault | None:
    """The value is the one question that needs no person in the judge's seat."""
    return None if action.question == VALUE or door.judged else Fault.NOT_NOW


@dataclass(frozen=True, slots=True, kw_only=True)
class AskJudge(Action):
    """Ask a judge: whether it equals the Goal, something specific, or everything."""

    do: ClassVar[str] = "ask_judge"
    rule: ClassVar[Rule] = Rule(
        judging.check_ask,
        judging.ask,
        says(
            "asks judge",
            Slot("question", WORD),
            Slot("writer", SEAT, "of"),
            Slot("about", WORD, "about"),
            IN_PERSON,
        ),
        lister=Lister(90, list_questions, on_terms),
        rare=lambda at: at.phase is not Phase.CHECKING,
        gate=refuse_unanswerable,
        taken=lambda action, judged: replace(action, in_person=judged and action.question == VALUE),
    )
    question: str
    writer: Seat = NOBODY
    about: str = ""
    """The fault that a specific question is about: a reason for which a paper is rejected."""
    in_person: bool = False
    """A person in the judge's seat answers about the value too (VII-C-4-i)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeAnswers(Action):
    """A judge answers the question that was asked: yes or no."""

    do: ClassVar[str] = "judge_answers"
    rule: ClassVar[Rule] = by_judge(
        judging.check_answer,
        judging.answer,
        says("answers", Slot("answer", WORD)),
        lister=RULINGS,
    )
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeRules(Action):
    """A judge rules a paper right or wrong, whatever was ruled before."""

    do: ClassVar[str] = "judge_rules"
    rule: ClassVar[Rule] = by_judge(
        judging.check_rules,
        judging.rules_on,
        says("rules that", Slot("writer", SEAT), Slot("correct", RIGHT, "is"), SAYING),
        lister=RULINGS,
    )
    writer: Seat
    correct: bool
    said: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StrikePenalty(Action):
    """A judge strikes a penalty, by its number in the match."""

    do: ClassVar[str] = "strike_penalty"
    rule: ClassVar[Rule] = on_sheet(
        judging.check_strike,
        judging.strike_penalty,
        says("strikes penalty", THE_PENALTY),
        lister=RULINGS,
    )
    penalty: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialPenalty(Action):
    """A judge initials a penalty (XI-A note)."""

    do: ClassVar[str] = "initial_penalty"
    rule: ClassVar[Rule] = on_sheet(
        judging.check_initial,
        judging.initial_penalty,
        says("initials penalty", THE_PENALTY),
        lister=RULINGS,
    )
    penalty: int


# The score sheet.


@dataclass(frozen=True, slots=True, kw_only=True)
class EndShake(Action):
    """A shake is closed; a score sheet kept by hand may bring its scores."""

    do: ClassVar[str] = "end_shake"
    rule: ClassVar[Rule] = Rule(
        ending.check_end,
        ending.end,
        says("ends shake", Slot("scores", TALLY, "scores")),
        doers=OFFICIALS,
        at_once=True,
        probes=lambda state, seat: [EndShake(by=seat, at=state.now)],
        by_table=True,
    )
    by: Seat = CLOCK
    scores: tuple[tuple[Seat, int], ...] = ()


def list_appeals(state: State, seat: Seat) -> Iterator[Candidate]:
    """List the shakes whose score may be appealed."""
    del seat
    for number in range(1, state.shake.number + 1):
        yield AppealScore, {"shake": number}, (AppealScore,)


@dataclass(frozen=True, slots=True, kw_only=True)
class AppealScore(Action):
    """Ask to correct the scoring of an earlier shake."""

    do: ClassVar[str] = "appeal_score"
    rule: ClassVar[Rule] = Rule(
        ending.check_appeal,
        ending.appeal,
        says("appeals score of shake", OF_SHAKE),
        at_once=True,
        lister=Lister(110, list_appeals, lambda state, _: (state.shake.number,)),
        rare=lambda at: at.phase is not Phase.END,
        gate=refuse_without_judge,
        beside=Beside.SHEET,
    )
    shake: int


def try_correction(state: State, seat: Seat) -> Iterator[Action]:
    """Try a score of nothing for every shake that was appealed."""
    for number in sorted(state.appealed):
        scores = tuple((player, 0) for player in state.seats)
        yield CorrectScore(by=seat, at=state.now, shake=number, scores=scores)


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectScore(Action):
    """A judge corrects the score of a shake that a player has appealed (judges G6)."""

    do: ClassVar[str] = "correct_score"
    rule: ClassVar[Rule] = on_sheet(
        sanctions.check_correct,
        sanctions.correct_score,
        says("corrects score of shake", OF_SHAKE, Slot("scores", TALLY, "to")),
        probes=try_correction,
    )
    shake: int
    scores: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderReplay(Action):
    """A judge has a shake replayed: it counts for nothing (IX-C, judges G4)."""

    do: ClassVar[str] = "order_replay"
    rule: ClassVar[Rule] = by_judge(
        sanctions.check_replay,
        sanctions.order_replay,
        says("orders replay of shake", OF_SHAKE),
        lister=RULINGS,
    )
    shake: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialScoresheet(Action):
    """Initial the score sheet."""

    do: ClassVar[str] = "initial_scoresheet"
    rule: ClassVar[Rule] = Rule(
        ending.check_initial,
        ending.initial,
        says("initials score sheet"),
        needs=during(Phase.END),
        lister=WORDS,
        beside=Beside.PAPERS,
    )


# Behavior.


@dataclass(frozen=True, slots=True, kw_only=True)
class WarnPlayer(Action):
    """A judge warns a player who disturbs the play (IX-C)."""

    do: ClassVar[str] = "warn_player"
    rule: ClassVar[Rule] = on_sheet(
        sanctions.check_warn,
        sanctions.warn,
        says("warns", THE_PLAYER),
        lister=RULINGS,
    )
    player: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PenalizePlayer(Action):
    """A judge takes a point for what a player did after a warning (IX-C)."""

    do: ClassVar[str] = "penalize_player"
    rule: ClassVar[Rule] = on_sheet(
        sanctions.check_penalize,
        sanctions.penalize,
        says("penalizes", THE_PLAYER),
        lister=RULINGS,
    )
    player: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DisqualifyPlayer(Action):
    """A judge sends a player out for the round (IX-C)."""

    do: ClassVar[str] = "disqualify_player"
    rule: ClassVar[Rule] = by_judge(
        sanctions.check_disqualify,
        sanctions.disqualify,
        says("disqualifies", THE_PLAYER),
        lister=RULINGS,
    )
    player: Seat
