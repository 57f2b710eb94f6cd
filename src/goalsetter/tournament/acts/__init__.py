"""Everything that can be done at the desk: one row an act."""

from collections.abc import Mapping

from goalsetter.tournament.acts.base import (
    NEEDS,
    ActRefusal,
    ActRow,
    AnyRow,
    Deed,
    Stamp,
)
from goalsetter.tournament.acts.calls import CALLS, AnswerCall, CallJudge
from goalsetter.tournament.acts.edits import (
    EDITS,
    EditEvent,
    EditPlayer,
    SetGroup,
    SetTeam,
)
from goalsetter.tournament.acts.judging import (
    JUDGING,
    ConfirmIncident,
    DecideProtest,
    FileProtest,
    ReportIncident,
)
from goalsetter.tournament.acts.late import LATE, FreeSeat, MoveSeat
from goalsetter.tournament.acts.round_rows import ROUNDS
from goalsetter.tournament.acts.rounds import (
    CloseRound,
    DrawRound,
    JoinTable,
    PlaceTied,
    PublishRound,
    ReopenRound,
    StartRound,
    StopRound,
    SwapSeats,
)
from goalsetter.tournament.acts.setup import (
    SETUP,
    AddContest,
    EnterPlayers,
    LockEvent,
    MarkPresence,
    NameOfficial,
    OpenEvent,
    SetRuling,
    Withdraw,
)
from goalsetter.tournament.acts.sheets import (
    SHEETS,
    AddMinutes,
    ConfirmSheet,
    CorrectSheet,
    EnterSheet,
    PostponeSheet,
    ReceiveSheet,
    ResumeSheet,
)

ACT_ROWS: tuple[AnyRow, ...] = (*SETUP, *EDITS, *ROUNDS, *LATE, *SHEETS, *CALLS, *JUDGING)
"""Every act, in the order of the day."""

ACTS_BY_NAME: Mapping[str, AnyRow] = {row.name: row for row in ACT_ROWS}
ACTS_BY_KIND: Mapping[type[Deed], AnyRow] = {row.kind: row for row in ACT_ROWS}

__all__ = [
    "ACTS_BY_KIND",
    "ACTS_BY_NAME",
    "ACT_ROWS",
    "NEEDS",
    "ActRefusal",
    "ActRow",
    "AddContest",
    "AddMinutes",
    "AnswerCall",
    "AnyRow",
    "CallJudge",
    "CloseRound",
    "ConfirmIncident",
    "ConfirmSheet",
    "CorrectSheet",
    "DecideProtest",
    "Deed",
    "DrawRound",
    "EditEvent",
    "EditPlayer",
    "EnterPlayers",
    "EnterSheet",
    "FileProtest",
    "FreeSeat",
    "JoinTable",
    "LockEvent",
    "MarkPresence",
    "MoveSeat",
    "NameOfficial",
    "OpenEvent",
    "PlaceTied",
    "PostponeSheet",
    "PublishRound",
    "ReceiveSheet",
    "ReopenRound",
    "ReportIncident",
    "ResumeSheet",
    "SetGroup",
    "SetRuling",
    "SetTeam",
    "Stamp",
    "StartRound",
    "StopRound",
    "SwapSeats",
    "Withdraw",
]
