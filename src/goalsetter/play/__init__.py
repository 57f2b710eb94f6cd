"""The shake and match machine: what may be done at the table, and what follows.

``actions`` are the rows from which all tables are derived, ``effects`` their checks and what they
do, ``grammar`` how they are written, ``record`` the text of a match.

Law: imports only ``judge``, ``rules``, ``notation`` and ``cubes`` (and ``errors``); must not import
solver, bots or server; no IO, no randomness, no clock: chance and time enter as data.
"""

from goalsetter.play import actions as action
from goalsetter.play import event
from goalsetter.play.actions import Action
from goalsetter.play.apply import apply, new_match, replay
from goalsetter.play.avoid_text import Named, read_avoid_move
from goalsetter.play.candidates import OpenKind
from goalsetter.play.changes import two_solutions
from goalsetter.play.clock import MILLISECONDS, Clock, ClockHand
from goalsetter.play.effects.avoiding import WRONG_AVOID_MOVE, AvoidFault, Search, avoidance
from goalsetter.play.effects.challenging import claim_of
from goalsetter.play.effects.checking import AVOID_MOVE, is_trying, still_checking
from goalsetter.play.effects.choosing import (
    Choosable,
    choosable,
    is_adding,
    may_select,
    mending,
    owing,
)
from goalsetter.play.effects.dealing import undecided
from goalsetter.play.effects.extra_minutes import timed
from goalsetter.play.effects.judging import own_answer
from goalsetter.play.effects.opinions import position_for
from goalsetter.play.effects.rolling import cards_allowed, dealer
from goalsetter.play.effects.saying import says_goal
from goalsetter.play.effects.timekeeping import ends_of
from goalsetter.play.effects.writing import Writers, writers
from goalsetter.play.event import Event
from goalsetter.play.goal_line import goal_cubes
from goalsetter.play.in_force import chosen, in_force, mat_of
from goalsetter.play.judge_room import JUDGE_ROOM
from goalsetter.play.mats import after_move, before_move, faces, with_goal
from goalsetter.play.openings import Opening, allowed, is_legal, open_kinds, openings
from goalsetter.play.paper_form import FormFault, find_form_faults
from goalsetter.play.papers import needs_avoid_move
from goalsetter.play.plain import (
    action_from_plain,
    action_to_plain,
    state_from_plain,
    state_to_plain,
)
from goalsetter.play.prospects import OpenScope
from goalsetter.play.record import (
    MAX_TEXT,
    Mark,
    Parts,
    Record,
    RecordCode,
    RecordReading,
    Remark,
    Tale,
    action_text,
    check_reading,
    deed,
    line_of,
    moment_text,
    parts_of,
    read_line,
    read_record,
    scan_lines,
    scan_record,
    steps_of,
    tale_of_steps,
    write_record,
)
from goalsetter.play.referee import (
    Dispute,
    Matter,
    Referee,
    brief_on,
    presented_after,
    verdict_on,
)
from goalsetter.play.ruling import JudgeRuling
from goalsetter.play.scorer import next_goal_setter, points_of_match, scores_of
from goalsetter.play.seat import (
    CLOCK,
    FURTHER_JUDGES,
    JUDGE,
    JUDGES,
    NOBODY,
    SECOND_JUDGE,
    SPECTATOR,
    THIRD_JUDGE,
    Seat,
    Section,
    left_of,
    right_of,
    seats_of,
)
from goalsetter.play.setup import Setup
from goalsetter.play.state import (
    Attempt,
    Challenged,
    Check,
    Offence,
    Paper,
    Penalty,
    Phase,
    Round,
    Shake,
    State,
    Status,
)
from goalsetter.play.step import Refusal, Step
from goalsetter.play.terms import LISTS, Mode, Terms, years_of
from goalsetter.play.verdicts import (
    Bench,
    Brief,
    UnjudgedError,
    is_judged,
    judged,
    judged_within,
    judging_at,
    remembered,
)
from goalsetter.play.view import SeenChoice, View, seems_chosen, seen_from, told, view

__all__ = [
    "AVOID_MOVE",
    "CLOCK",
    "FURTHER_JUDGES",
    "JUDGE",
    "JUDGES",
    "JUDGE_ROOM",
    "LISTS",
    "MAX_TEXT",
    "MILLISECONDS",
    "NOBODY",
    "SECOND_JUDGE",
    "SPECTATOR",
    "THIRD_JUDGE",
    "WRONG_AVOID_MOVE",
    "Action",
    "Attempt",
    "AvoidFault",
    "Bench",
    "Brief",
    "Challenged",
    "Check",
    "Choosable",
    "Clock",
    "ClockHand",
    "Dispute",
    "Event",
    "FormFault",
    "JudgeRuling",
    "Mark",
    "Matter",
    "Mode",
    "Named",
    "Offence",
    "OpenKind",
    "OpenScope",
    "Opening",
    "Paper",
    "Parts",
    "Penalty",
    "Phase",
    "Record",
    "RecordCode",
    "RecordReading",
    "Referee",
    "Refusal",
    "Remark",
    "Round",
    "Search",
    "Seat",
    "Section",
    "SeenChoice",
    "Setup",
    "Shake",
    "State",
    "Status",
    "Step",
    "Tale",
    "Terms",
    "UnjudgedError",
    "View",
    "Writers",
    "action",
    "action_from_plain",
    "action_text",
    "action_to_plain",
    "after_move",
    "allowed",
    "apply",
    "avoidance",
    "before_move",
    "brief_on",
    "cards_allowed",
    "check_reading",
    "choosable",
    "chosen",
    "claim_of",
    "dealer",
    "deed",
    "ends_of",
    "event",
    "faces",
    "find_form_faults",
    "goal_cubes",
    "in_force",
    "is_adding",
    "is_judged",
    "is_legal",
    "is_trying",
    "judged",
    "judged_within",
    "judging_at",
    "left_of",
    "line_of",
    "mat_of",
    "may_select",
    "mending",
    "moment_text",
    "needs_avoid_move",
    "new_match",
    "next_goal_setter",
    "open_kinds",
    "openings",
    "owing",
    "own_answer",
    "parts_of",
    "points_of_match",
    "position_for",
    "presented_after",
    "read_avoid_move",
    "read_line",
    "read_record",
    "remembered",
    "replay",
    "right_of",
    "says_goal",
    "scan_lines",
    "scan_record",
    "scores_of",
    "seats_of",
    "seems_chosen",
    "seen_from",
    "state_from_plain",
    "state_to_plain",
    "steps_of",
    "still_checking",
    "tale_of_steps",
    "timed",
    "told",
    "two_solutions",
    "undecided",
    "verdict_on",
    "view",
    "with_goal",
    "write_record",
    "writers",
    "years_of",
]
