"""The rows of the acts about rounds."""

from __future__ import annotations

from goalsetter.tournament.acts import rounds
from goalsetter.tournament.acts.base import DIRECTOR, ActRow, AnyRow
from goalsetter.tournament.state import RoundState

OF_ROUND = ("unlocked", "contest", "round")

ROUNDS: tuple[AnyRow, ...] = (
    ActRow(
        name="draw-round",
        kind=rounds.DrawRound,
        roles=DIRECTOR,
        needs=("unlocked", "contest"),
        check=rounds.check_draw,
        change=rounds.take_draw,
        changes=("rounds",),
    ),
    ActRow(
        name="swap-seats",
        kind=rounds.SwapSeats,
        roles=DIRECTOR,
        needs=OF_ROUND,
        check=rounds.check_swap,
        change=rounds.swap,
        changes=("rounds",),
    ),
    ActRow(
        name="join-table",
        kind=rounds.JoinTable,
        roles=DIRECTOR,
        needs=(*OF_ROUND, "player", "entrant"),
        check=rounds.check_joining,
        change=rounds.join,
        changes=("rounds", "sheets"),
    ),
    ActRow(
        name="publish-round",
        kind=rounds.PublishRound,
        roles=DIRECTOR,
        needs=OF_ROUND,
        check=rounds.check_publishing,
        change=rounds.publish,
        changes=("rounds", "sheets", "sheets_made"),
    ),
    ActRow(
        name="start-round",
        kind=rounds.StartRound,
        roles=rounds.HALL,
        needs=OF_ROUND,
        check=rounds.expect_state(RoundState.PUBLISHED),
        change=rounds.start,
        changes=("rounds",),
    ),
    ActRow(
        name="stop-round",
        kind=rounds.StopRound,
        roles=rounds.HALL,
        needs=OF_ROUND,
        check=rounds.expect_state(RoundState.PLAYING),
        change=rounds.stop,
        changes=("rounds",),
    ),
    ActRow(
        name="close-round",
        kind=rounds.CloseRound,
        roles=DIRECTOR,
        needs=OF_ROUND,
        check=rounds.check_closing,
        change=lambda state, _, deed: rounds.in_state(state, deed, RoundState.CLOSED),
        changes=("rounds",),
    ),
    ActRow(
        name="reopen-round",
        kind=rounds.ReopenRound,
        roles=DIRECTOR,
        needs=(*OF_ROUND, "reason"),
        check=rounds.expect_state(RoundState.CLOSED),
        change=lambda state, _, deed: rounds.in_state(state, deed, RoundState.COLLECTING),
        changes=("rounds",),
    ),
    ActRow(
        name="place-tied",
        kind=rounds.PlaceTied,
        roles=DIRECTOR,
        needs=("unlocked", "contest"),
        check=rounds.check_order,
        change=rounds.note_order,
        changes=("orders",),
    ),
)
