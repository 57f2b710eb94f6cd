"""Every act of the books at the table: its name, and the clause of each book that knows it.

An act is named by the verb with which programs hand it in (``do`` of its action). What can be done
where, in the engine, in the browser, by bots and in the terminal, is told by
``docs/reference/acts.md``, which is made from these rows and from the code.
"""

from __future__ import annotations

from dataclasses import dataclass

BOOKS = ("2018-19", "Basic 2019-20", "On-Sets 2017-18", "2011-12", "judges")
"""The books in the order in which the clauses of an act are told."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that the books let or make people do; an empty clause: that book is silent."""

    do: str
    name: str
    equations: str = ""
    basic: str = ""
    on_sets: str = ""
    older: str = ""
    manual: str = ""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses with their books, in the order of ``BOOKS``."""
        labels = (self.equations, self.basic, self.on_sets, self.older, self.manual)
        return tuple(f"{book} {label}" for book, label in zip(BOOKS, labels, strict=True) if label)


def _everywhere(do: str, name: str, clause: str, older: str = "", manual: str = "") -> Act:
    """An act with the same clause in the three newer books."""
    return Act(do, name, clause, clause, clause, older, manual)


STARTING = (
    _everywhere("roll_for_first", "Roll for the first Goal", "I-D", "ET2", "A1"),
    Act("roll", "Roll the cubes", "II-A", "II", "II-A", "ET5", "B1"),
    Act("set_out", "Set out V and Λ (Elementary)", on_sets="II-A-3", older="ST3"),
    Act("deal", "Deal the Universe", on_sets="II-B", older="ST5"),
    Act("call_deal", "Choose how many cards to deal", on_sets="II-B", older="ST5"),
    Act("let_table_choose", "Let the table choose", on_sets="II-A-3, II-B", older="ST3, ST5"),
    Act("take_back_card", "Take back cards dealt beyond the most", on_sets="II-B", older="ST5"),
    Act("select_variation", "Choose a variation", "II-B", "", "II-C", "ET4", "A4"),
    Act("stop_choosing", "Say “that is all” (Senior)", "II-B-3", "", "II-C-3", "ET4"),
    Act("say_variation", "Say a variation (chooses nothing)", "II-B-1-c", "", "II-C-1-c", "", "A4"),
)

SETTING = (
    Act("goal", "Set the Goal", "IV-A", "IV-A", "III-A", "ET8", "B8"),
    Act("place_in_goal", "Put cubes in the Goal", "IV-B-3", "IV-B-3", "III-B-2", "ET8", "B4"),
    Act("take_from_goal", "Take cubes out of the Goal", "IV-B-3", "IV-B-3", "III-B-2", "", "B4"),
    Act("rearrange_goal", "Rearrange the Goal", "IV-B-3-b", "IV-B-3-b", "III-B-2", "", "B6"),
    Act("say_goal", "Say “Goal”", "IV-B-3-a", "IV-B-3-a", "III-B-2-a", "ET8", "B8"),
    Act("confirm_goal_finished", "Answer that the Goal is finished", manual="B8"),
    Act("no_goal", "Declare “No Goal”", "IV-D", "IV-D", "III-D", "ET7", "A25"),
    Act("agree_no_goal", "Agree to “No Goal”", "IV-D-1", "IV-D-1", "III-D-1", "ET7"),
)

MOVING = (
    Act("say_bonus", "Say “Bonus”", "V-C-1", "V-C", "IV-C-1", "ET9", "C4"),
    Act("bonus", "Make a bonus move", "IV-C, V-C", "IV-C, V-C", "III-C, IV-C", "ET11", "C17"),
    Act("move", "Move a cube", "V-B", "V-B", "IV-B", "ET9", "C1"),
    Act("move_two", "Drop two cubes at once", "V-C-2", "IX-A-1", "IV-C-2", "ET9", "C12"),
    Act("take_back", "Return one of two cubes", "V-C-2", "IX-A-1", "IV-C-2", "ET9", "C12"),
    Act("transfer", "Move a cube that was played", "V-B", "V-B", "IV-B", "ET9", "C9"),
    Act("shift", "Shift a cube from Permitted", on_sets="XIII", older="ST7"),
    Act("add_to_goal", "Add a cube to the Goal", "XIII-C-10", older="ET6"),
    Act("forceout", "Call forceout", older="ET20"),
    Act("declare", "State a meaning or a grouping (binds nobody)", "IV-B-2", manual="B22"),
    Act("say", "Say other words", manual="D17"),
)

CHALLENGING = (
    Act("pick_up_block", "Pick up the challenge block", "VI-B", "VI-B", "V-B", "ET14", "D8"),
    Act("put_down_block", "Put the block down again", "VI-B", "VI-B", "V-B", "ET14"),
    Act("challenge", "Challenge", "VI-A", "VI-A", "V-A", "ET14, ET22", "D3"),
    _everywhere("charge_illegal_procedure", "Charge illegal procedure", "IX-A", "ET9", "C29"),
)

WRITING = (
    Act("take_side", "Take a side as Third Party", "VII-C-1", "VII-A", "VII-C-1", "ET19", "E25"),
    Act("present", "Present a paper", "VII-C-2", "VII-C-1", "VII-C-2", "ET15, ET17", "E1"),
    Act("do_not_present", "Present nothing", "VII-C-1", "VII-A", "VII-C-1", "ET19", "E25"),
    Act("indicate_equation", "Say which one is meant", "VII-C-2-c", "VII-C-1-b", "VII-C-4", "ET15"),
    Act("change_equation", "Change a paper", "VII-C-2-a", "VII-C-1-a", "VII-C-3", "ET15", "E1"),
    Act("concede", "Give up one's paper", "VII-C-4", "VII-C-3", "VII-C-6", "ET16"),
)

CHECKING = (
    Act("accept", "Accept a paper", "VII-C-4", "VII-C-3", "VII-C-6", "ET16", "E10"),
    Act("reject", "Reject a paper with a reason", "VII-C-4", "VII-C-3", "VII-C-6", "ET16"),
    Act("prove_ambiguity", "Prove ambiguity", "VII-C-4-h", "", "VII-C-7-c", "ET16", "E20"),
    Act("work_together", "Prove ambiguity together", "VII-C-4-h", "", "VII-C-7-c", "", "E20"),
    Act("show_nothing", "Have nothing to show", "VII-C-4-h", "", "VII-C-7-c", "", "E26"),
    Act("point_out_error", "Show a fault to the other checker", "X-A-2", "X-A-2", "VII-C-6"),
    Act("ask_judge", "Ask a judge", "VII-C-4-i", "VII-C-3-g", "VII-C-7-b", "", "G1"),
    Act("judge_answers", "Answer, as judge", "VII-C-4-i", "VII-C-3-g", "VII-C-7-b", "", "G1"),
    Act("judge_rules", "Rule on a paper, as judge", "VII-C-4", "VII-C-3", "VII-C-6", "", "G1"),
)

TIME = (
    _everywhere("start_clock", "Start the time for a task", "XI-A", "ET7"),
    _everywhere("time_expires", "Time is up", "XI-A", "ET7"),
    _everywhere("countdown", "Count down ten seconds", "XI-A-3", "ET7", "E5"),
    _everywhere("take_extra_minute", "Pay for one more minute", "XI-A", "ET7", "E18"),
    _everywhere("extra_minute_expires", "The extra minute is over", "XI-A", "ET7", "E5"),
    _everywhere("round_warning", "Call the round's time", "XI-B"),
    _everywhere("round_stop", "Stop the round", "XI-B"),
)

SCORING = (
    _everywhere("end_shake", "Score the shake", "X", "ET19, ET21"),
    _everywhere("correct_score", "Correct a score, as judge", "XII-B", "ET24", "G6"),
    _everywhere("order_replay", "Have a shake replayed, as judge", "IX-C", "", "G4"),
    _everywhere("warn_player", "Warn a player, as judge", "IX-C", "ET25"),
    _everywhere("penalize_player", "Take a point for behavior, as judge", "IX-C", "ET25"),
    _everywhere("disqualify_player", "Disqualify a player, as judge", "IX-C", "ET25"),
    Act("request_opinion", "Ask for a second judge on a ruling", manual="G7"),
    Act("give_opinion", "Give an opinion, as second or third judge", manual="G7"),
    Act("protest", "Protest a ruling", manual="G8"),
    _everywhere("strike_penalty", "Strike a penalty, as judge", "XI-A note", "ET25"),
    _everywhere("initial_penalty", "Initial a penalty, as judge", "XI-A note"),
    Act("ready", "Say that you are ready for the next shake", "II-A", "II", "II-A", "ET5"),
    Act("call_ready", "Call the next shake", "II-A", "II", "II-A", "ET5"),
    _everywhere("appeal_score", "Appeal the score of a shake", "XII-B", "ET24", "G5"),
    _everywhere("initial_scoresheet", "Initial the score sheet", "XII-B", "ET24"),
    _everywhere("leave_table", "Leave the table", "X-D", "", "C24"),
    _everywhere("return_to_table", "Come back to the table", "X-D", "", "C24"),
)

ACTS = (
    *(*STARTING, *SETTING, *MOVING, *CHALLENGING),
    *(*WRITING, *CHECKING, *TIME, *SCORING),
)
"""One row for each act, in the order of a shake."""
