"""Acts of the books on the page: where each makes sense, and the taps that lead to its control.

A tap is the name of a control, or a cube and its section: ``3@required``. What is only looked at is
never done, so a position serves every test that looks there.
"""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.play import Mode, Phase, Setup
from goalsetter.rules import Division
from tests.web.catalogue import ROLLED, at_checking, at_goal, at_move, at_set_move, at_writing
from tests.web.positions import OLD_EQUATIONS, ON_SETS, A, B, C, Position

MORE = "more"
"""The menu “More actions”."""

POSITIONS: dict[str, Position] = {
    "reach choosing": Position(
        given=Setup(by=A, phase=Phase.VARIATIONS, goal_setter=A, turn=A, resources=ROLLED),
        division=Division.SENIOR,
        players=2,
        mode=Mode.OPEN,
    ),
    "reach goal": Position(given=at_goal(totals=((A, 2), (B, 6))), mode=Mode.OPEN, players=2),
    "reach laid goal": Position(given=at_goal(goal=parse_goal("6")), mode=Mode.OPEN, players=2),
    "reach move": Position(given=at_move(totals=((A, 2), (B, 6), (C, 4))), mode=Mode.OPEN),
    "reach away": Position(given=at_move()),
    "reach judge": Position(given=at_move(), judge=True),
    "reach shift": Position(
        given=at_set_move(variations=("shift from permitted",)), edition=ON_SETS
    ),
    "reach add": Position(given=at_move(variations=("add to goal",))),
    "reach forceout": Position(given=at_move(), edition=OLD_EQUATIONS),
    "reach writing": Position(given=at_writing(), mode=Mode.OPEN),
    "reach checking": Position(
        given=at_checking("2x4-(3+1) = 4", "4", "2 x 4", permitted=parse_cubes("3 1 + -")),
        mode=Mode.OPEN,
        judge=True,
    ),
}


@dataclass(frozen=True, slots=True)
class Visit:
    """A look at a table: the taps, and the controls that are in sight then, by their acts."""

    position: str
    seat: str
    controls: dict[str, str]
    taps: tuple[str, ...] = ()
    name: str = ""
    """Words that a player who knows the book looks for on the control."""
    before: tuple[str, ...] = ()
    """Taps that do something which the act follows; its table is for this visit alone."""


VISITS = (
    Visit("reach choosing", "A", {"select_variation": "play-variation"}, ("variation",)),
    Visit("reach choosing", "A", {"say_variation": "do-say-variation"}, (MORE,), "Say a variation"),
    Visit("reach goal", "A", {"place_in_goal": "put-goal"}, ("1@resources",)),
    Visit("reach goal", "A", {"no_goal": "no-goal", "say_bonus": "say-bonus"}),
    Visit("reach goal", "A", {"bonus": "put-forbidden"}, ("bonus", "1@resources")),
    Visit("reach laid goal", "A", {"say_goal": "say-goal", "take_from_goal": "goal-remove"}),
    Visit("reach laid goal", "A", {"rearrange_goal": "goal-over"}, ("goal-cube",)),
    Visit(
        "reach laid goal",
        "A",
        {"confirm_goal_finished": "do-confirm-goal-finished"},
        (MORE,),
        "the Goal is finished",
    ),
    Visit("see goal equations", "A", {"goal": "say-goal"}, ("1@resources", "put-goal")),
    Visit("reach move", "A", {"move": "put-required"}, ("1@resources",)),
    Visit("reach move", "A", {"transfer": "put-permitted"}, ("3@required",)),
    Visit("reach move", "A", {"move_two": "two"}),
    Visit("reach move", "A", {"challenge": "challenge-now", "pick_up_block": "lift"}, ("block",)),
    Visit(
        "reach move",
        "A",
        {"charge_illegal_procedure": "charge"},
        (MORE,),
        "Charge illegal procedure",
    ),
    Visit("reach judge", "A", {"ask_judge": "call-judge"}, (MORE,), "judge"),
    Visit("reach move", "A", {"leave_table": "do-leave-table", "say": "do-say"}, (MORE,)),
    Visit(
        "reach away",
        "A",
        {"return_to_table": "return-to-table"},
        before=(MORE, "do-leave-table"),
        name="Back to the table",
    ),
    Visit(
        "reach judge",
        "J",
        {"penalize_player": "penalize-A", "disqualify_player": "disqualify-A"},
        before=("behavior", "warn-A"),
    ),
    Visit("reach shift", "A", {"shift": "put-required"}, ("∪@permitted",)),
    Visit("reach add", "A", {"add_to_goal": "say-goal"}, ("1@resources", "put-goal")),
    Visit("reach forceout", "A", {"forceout": "forceout"}, name="Forceout"),
    Visit("see side equations", "C", {"take_side": "side-challenger"}, name="Join"),
    Visit("reach writing", "A", {"present": "present", "do_not_present": "present-nothing"}),
    Visit("see no goal equations", "B", {"agree_no_goal": "agree-no-goal"}, name="no Goal"),
    Visit("reach checking", "B", {"accept": "accept-A", "reject": "reject-A"}),
    Visit("reach checking", "B", {"prove_ambiguity": "regroup-A"}, name="Prove ambiguity"),
    Visit("reach checking", "B", {"ask_judge": "ask-value-A", "work_together": "together-A"}),
    Visit("reach checking", "B", {"point_out_error": "do-point-out-error"}, (MORE,)),
    Visit(
        "reach checking",
        "A",
        {
            "change_equation": "do-change-equation",
            "indicate_equation": "do-indicate-equation",
            "concede": "do-concede",
        },
        (MORE,),
    ),
    Visit("reach checking", "J", {"order_replay": "replay-1"}),
    Visit("reach checking", "J", {"warn_player": "warn-A"}, ("behavior",), "Warn"),
    Visit("see end equations", "A", {"ready": "ready"}),
)

ELSEWHERE = {
    "set_out": ("test_dealing", "set-out"),
    "call_deal": ("test_dealing", "call-deal"),
    "let_table_choose": ("test_dealing", "let-table-choose"),
    "stop_choosing": ("test_choosing", "stop-choosing"),
    "take_back": ("test_slips", "put-resources"),
    "put_down_block": ("test_slips", "put-down"),
    "show_nothing": ("test_checking", "show-nothing"),
    "take_extra_minute": ("test_deeds", "extra-minute"),
    "initial_scoresheet": ("test_checking", "initial"),
    "appeal_score": ("test_checking", "appeal"),
    "request_opinion": ("test_opinions", "ask-opinion"),
    "give_opinion": ("test_opinions", "opinion-"),
    "protest": ("test_opinions", "protest-"),
    "judge_answers": ("test_people", "answer-"),
    "judge_rules": ("test_people", "rule-"),
    "correct_score": ("test_checking", "correct-"),
    "strike_penalty": ("test_people", "strike-"),
    "initial_penalty": ("test_people", "initial-"),
}
"""Acts that only some course of play leads to: the test that goes there, and the control."""
OWN_WORDS = frozenset({"declare"})
"""Acts for tables at which people may use words of their own; they stand in the menu, too."""

EVER = frozenset({"say", "leave_table"})
"""Acts that make sense at any moment."""
GUARDED = {
    ("choose equations", "A"): {"select_variation"},
    ("see goal equations", "A"): {"no_goal"},
    ("see no goal equations", "B"): {"agree_no_goal", "pick_up_block"},
    ("see move equations", "B"): {"pick_up_block"},
    ("see side equations", "C"): {"take_side"},
    ("see writing equations", "A"): {"present", "do_not_present"},
    ("see checking equations", "B"): {
        *("accept", "reject", "prove_ambiguity", "ask_judge", "point_out_error"),
    },
    ("see end equations", "A"): {"ready"},
}
"""Positions at guarded tables, and all that makes sense there beside ``EVER`` and moving cubes."""
