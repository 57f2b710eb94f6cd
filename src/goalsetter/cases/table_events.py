"""The events of a procedure case, one action each."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from goalsetter.cases.table_chance import rolled, undealt
from goalsetter.cases.table_given import (
    named,
    object_of,
    role_of,
    tally,
    task_of,
    texts_of,
)
from goalsetter.cases.table_mat import (
    cards_of,
    cube_of,
    cubes_under,
    laid_of,
    section_of,
    source_of,
    two_cubes,
)
from goalsetter.cases.table_settle import GIVEN, RIGHT, WRONG
from goalsetter.cases.table_words import answer_of, challenge_said, question_of, verb_said
from goalsetter.errors import CaseError
from goalsetter.play import (
    CLOCK,
    JUDGE,
    MILLISECONDS,
    Phase,
    Seat,
    State,
    Status,
    claim_of,
    goal_cubes,
    says_goal,
)
from goalsetter.play import action as actions
from goalsetter.questions import Fields, json_type, listed, variation_name
from goalsetter.rules import BURDENS, Task

KNOWN = frozenset(
    {
        *("by", "do", "cube", "cubes", "to", "from", "goal", "goal_after", "variation"),
        *("variations", "value", "kind", "against", "reason", "said", "writer", "valid"),
        *("regrouped", "jointly_with", "simultaneous", "equation", "solution", "correct"),
        *("avoid_move", "indicated", "present", "with", "player", "task", "at", "finished"),
        *("shake", "scores", "question", "answer", "what", "cards", "as_bonus"),
        *("without_block", "after", "stand_in"),
    }
)
"""The keys of an event."""


def action_of(state: State, event: Fields, at: int) -> actions.Action:
    """The action that an event tells."""
    event.hold(frozenset({"by", "do"}), KNOWN)
    # First what is meant: whose event it is follows from the verb that it comes to.
    event = _understood(state, event)
    do = event.text("do")
    if do not in MAKERS:
        raise CaseError("unknown-event", name=do, known=listed(MAKERS))
    kind, details = MAKERS[do]
    by = _seat((*state.seats, CLOCK, JUDGE), event.text("by"))
    return kind(by=OFFICIALS.get(do, by), at=at, **(details(state, event) if details else {}))


def _understood(state: State, event: Fields) -> Fields:
    """The event, where words or cubes told of do what another verb says.

    Who says "Goal" to cubes that lie there, or lays them again, finishes the Goal (IV-B-3-a); who
    says what he challenges with the block in his hand, challenges (VI-B).
    """
    do, shake = event.text("do"), state.shake
    what = event.text("what") if do in ("say", "declare") else ""
    # Who says no has not finished the Goal: it is only something said.
    if do == "confirm_goal_finished" and answer_of(event) == "no":
        return Fields({**event.data, "do": "say"})
    holds = shake.block is not None and shake.block.by == event.text("by")
    if holds and claim_of(state, kind := challenge_said(what)) is not None:
        return Fields({**event.data, "do": "challenge", "kind": kind})
    if not holds and (said := verb_said(what)):
        return Fields({**event.data, "do": said})
    if shake.phase is not Phase.GOAL or shake.block is not None or shake.goal is None:
        return event
    lying = [cube.face for cube in goal_cubes(shake.goal)]
    laid = do == "goal" and lying == [c.face for c in goal_cubes(laid_of(event, state.terms))]
    return Fields({**event.data, "do": "say_goal"}) if laid or says_goal(what) else event


def _seat(known: tuple[Seat, ...], name: str) -> Seat:
    """Somebody at the table."""
    if name not in known:
        raise CaseError("unknown-player", name=name, known=listed(known))
    return Seat(name)


def _players(state: State, event: Fields) -> tuple[Seat, ...]:
    """Find whose time it is; nobody named is all."""
    if event.text("player", "all") == "all":
        return ()
    return (_seat(state.seats, event.text("player")),)


def _variations(event: Fields) -> tuple[str, ...]:
    """The variations circled, each with its blank filled in as one text."""
    if "variations" in event:
        return named(event, "variations")
    # The catalogue knows every name with its blank behind it: "0 or x Wild x", "Base m eight".
    name, value = variation_name(event.data.get("variation", "")), event.data.get("value", "")
    return (f"{name} {value}".strip(),)


def _side(state: State, event: Fields) -> str:
    """Which side was taken, said outright or by presenting or not."""
    if "with" in event:
        return role_of(event.data["with"]).value
    challenge = state.shake.challenge or state.shake.aside
    if challenge is None:
        return "mover"
    burden = BURDENS[challenge.claim]
    return (burden.writer if event.flag("present") else burden.silent).value


def _writer(state: State, event: Fields) -> Seat:
    """Find whose paper it is about; if that is not told, the only one that lies there."""
    papers = state.shake.papers
    alone = papers[0].writer if len(papers) == 1 else Seat("")
    return Seat(event.text("writer", alone))


def _number(event: Fields, key: str) -> int:
    value = event.data.get(key, 0)
    if type(value) is not int:
        raise CaseError("wrong-type-number", key=key, got=json_type(value))
    return value


Details = Callable[[State, Fields], dict[str, Any]]


def _goal(state: State, event: Fields) -> dict[str, Any]:
    return {"goal": laid_of(event, state.terms)}


def _move(_: State, event: Fields) -> dict[str, Any]:
    return {"cube": cube_of(event), "to": section_of(event.text("to", "forbidden"))}


def _charge(state: State, event: Fields) -> dict[str, Any]:
    """A charge; a moment told of it alone is how long it took to name the offence (IX-A).

    Where the case does not say against whom, it is against who did what is charged; else against
    who moved last.
    """
    by, reason = event.text("by"), _reason(event)
    # Only open ones: what was charged before, or is insulated, cannot be meant.
    did = (o for o in state.offences if o.status is Status.OPEN and reason in o.reasons)
    known = (*(offence.by for offence in did), state.shake.last_mover, *state.seats)
    offender = next(seat for seat in known if seat and seat != by)
    return {
        "against": Seat(event.text("against", offender)),
        "reason": reason,
        "simultaneous": event.flag("simultaneous"),
        "said": event.text("said"),
        "took": _number(event, "at") * MILLISECONDS if not state.now else 0,
    }


def _reason(event: Fields, silent: str = "none") -> str:
    """The reason of a charge or a rejection, however its words are joined."""
    return "-".join(re.findall(r"[^\W_]+", event.text("reason", silent).lower()))


def _present(_: State, event: Fields) -> dict[str, Any]:
    """A paper that is handed in; only right or wrong, if the case says no more of it."""
    if written := event.data.get("equation") or event.data.get("solution"):
        texts = texts_of(written)
    elif "correct" in event:
        texts = (RIGHT if event.flag("correct") else WRONG,)
    else:
        texts = (GIVEN,)
    return {
        "texts": texts,
        "avoid_move": event.text("avoid_move"),
        "indicated": event.flag("indicated") if "indicated" in event else True,
        "goal": event.text("goal"),
    }


def _of_paper(state: State, event: Fields) -> dict[str, Any]:
    return {"writer": _writer(state, event)}


def _timed(state: State, event: Fields) -> dict[str, Any]:
    return {"task": _running(state, event), "players": _players(state, event)}


def _running(state: State, event: Fields) -> Task:
    """The task whose time is told of: a first turn is a turn, and in Basic a roll has no other."""
    clock = state.clock
    task = clock.task if clock is not None and "task" not in event else task_of(event)
    joint = state.terms.procedure.goal_with_roll
    # Basic gives one limit for the roll and the Goal together.
    alike = (TURNS, ROLL_AND_GOAL) if joint else (TURNS,)
    same = clock is not None and any({task, clock.task} <= group for group in alike)
    return clock.task if clock is not None and same else task


TURNS, ROLL_AND_GOAL = {Task.TURN, Task.FIRST_TURN}, {Task.ROLL, Task.GOAL}


OFFICIALS = {
    **dict.fromkeys(("time_expires", "extra_minute_expires", "round_warning", "round_stop"), CLOCK),
    "judge_answers": JUDGE,
}
"""The owner of the event, by the teller's own name for it."""

MAKERS: dict[str, tuple[type[actions.Action], Details | None]] = {
    "roll_for_first": (actions.RollForFirst, lambda _, event: {"cube": cube_of(event)}),
    "roll": (
        actions.Roll,
        lambda state, event: {
            "cubes": cubes_under(event, "cubes") if "cubes" in event else rolled(state)
        },
    ),
    "set_out": (actions.SetOut, lambda _, event: {"cubes": cubes_under(event, "cubes")}),
    "deal": (actions.Deal, lambda state, event: {"cards": cards_of(event, undealt(state))}),
    "take_back_card": (
        # One card, if it is not told how many.
        actions.TakeBackCard,
        lambda state, event: {"cards": cards_of(event, state.shake.universe, 1)},
    ),
    "say_variation": (
        actions.SayVariation,
        lambda _, event: {"variation": event.text("variation")},
    ),
    "select_variation": (
        actions.SelectVariation,
        lambda _, event: {"variations": _variations(event)},
    ),
    "place_in_goal": (actions.PlaceInGoal, _goal),
    "take_from_goal": (
        actions.TakeFromGoal,
        lambda state, event: {"cubes": goal_cubes(laid_of(event, state.terms))},
    ),
    "rearrange_goal": (actions.RearrangeGoal, _goal),
    "say_goal": (actions.SayGoal, None),
    "confirm_goal_finished": (actions.ConfirmGoal, None),
    "goal": (actions.SetGoalDown, _goal),
    "no_goal": (actions.NoGoal, None),
    "agree_no_goal": (actions.AgreeNoGoal, None),
    "stop_choosing": (actions.StopChoosing, None),
    "say_bonus": (actions.SayBonus, None),
    "bonus": (actions.Bonus, _move),
    "move": (actions.Move, _move),
    "move_two": (
        actions.MoveTwo,
        lambda _, event: dict(zip(("cubes", "to"), two_cubes(event), strict=True)),
    ),
    "shift": (
        actions.Shift,
        lambda state, event: {**_move(state, event), "as_bonus": event.flag("as_bonus")},
    ),
    "transfer": (
        actions.Transfer,
        lambda state, event: {**_move(state, event), "source": source_of(state, event)},
    ),
    "add_to_goal": (
        actions.AddToGoal,
        lambda state, event: {"cube": cube_of(event), "goal": laid_of(event, state.terms)},
    ),
    "forceout": (actions.Forceout, None),
    "declare": (actions.Declare, lambda _, event: {"what": event.text("what")}),
    "say": (actions.Say, lambda _, event: {"what": event.text("what")}),
    "pick_up_block": (actions.PickUpBlock, None),
    "put_down_block": (actions.PutDownBlock, None),
    "challenge": (
        actions.Challenge,
        lambda _, event: {
            "kind": event.text("kind"),
            "against": Seat(event.text("against")),
            "without_block": event.flag("without_block"),
            "simultaneous": event.flag("simultaneous"),
        },
    ),
    "charge_illegal_procedure": (actions.Charge, _charge),
    "take_side": (actions.TakeSide, lambda state, event: {"side": _side(state, event)}),
    "do_not_present": (actions.DoNotPresent, None),
    "present": (actions.Present, _present),
    "indicate_equation": (actions.IndicateEquation, None),
    "change_equation": (actions.ChangeEquation, None),
    "accept": (actions.Accept, _of_paper),
    "reject": (
        actions.Reject,
        lambda state, event: {
            "writer": _writer(state, event),
            "reason": _reason(event, ""),
            "said": event.text("said"),
        },
    ),
    "prove_ambiguity": (
        actions.ProveAmbiguity,
        lambda state, event: {
            "writer": _writer(state, event),
            "regrouped": event.text("regrouped"),
            "jointly_with": Seat(event.text("jointly_with")),
            "simultaneous": event.flag("simultaneous"),
        },
    ),
    "point_out_error": (actions.PointOutError, _of_paper),
    "work_together": (actions.WorkTogether, _of_paper),
    "show_nothing": (actions.ShowNothing, _of_paper),
    "concede": (actions.Concede, None),
    "ask_judge": (
        actions.AskJudge,
        lambda state, event: {
            "question": question_of(event),
            "writer": _writer(state, event),
        },
    ),
    "judge_answers": (actions.JudgeAnswers, lambda _, event: {"answer": answer_of(event)}),
    "start_clock": (
        # The task as told: there is no clock yet that could say which turn it is.
        actions.StartClock,
        lambda state, event: {"task": task_of(event), "players": _players(state, event)},
    ),
    "time_expires": (actions.TimeExpires, _timed),
    "countdown": (
        actions.Countdown,
        lambda state, event: {
            "players": _players(state, event),
            "finished": event.flag("finished") if "finished" in event else True,
        },
    ),
    "take_extra_minute": (
        actions.TakeExtraMinute,
        lambda state, event: {"task": _running(state, event)},
    ),
    "extra_minute_expires": (actions.ExtraMinuteExpires, _timed),
    "round_warning": (actions.RoundWarning, None),
    "round_stop": (actions.RoundStop, None),
    "end_shake": (
        actions.EndShake,
        lambda _, event: {"scores": tuple(tally(object_of(event, "scores")).items())},
    ),
    "appeal_score": (actions.AppealScore, lambda _, event: {"shake": _number(event, "shake")}),
    "initial_scoresheet": (actions.InitialScoresheet, None),
    "leave_table": (
        actions.LeaveTable,
        lambda _, event: {"stand_in": event.flag("stand_in")},
    ),
    "return_to_table": (actions.ReturnToTable, None),
}
"""The action of each event, and how its details are read, if it has any."""
