"""The ledger: a table is kept line by line, and comes back as it was."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.errors import RecordError
from goalsetter.play import Mode, Seat, action
from goalsetter.server.latency import BlockClaim
from goalsetter.server.room.journal import can_be_kept, contests_of, head_of, rows_of, table_of
from goalsetter.server.store import READY, Kept, LogRow, Wish
from goalsetter.table import open_table
from tests.server.tables import BOTH_GAMES, bots_seating, played

ANN = Seat("A")


@pytest.mark.parametrize("edition", BOTH_GAMES)
def test_a_table_comes_back_as_it_was(edition: str) -> None:
    """After every change: the same state, log, reasons and moment."""
    seating = replace(
        bots_seating(edition, Mode.GUARDED), pace=bots_seating(edition, Mode.OPEN).pace
    )
    kept = Kept(code="CDFGH", order="{}", made=0, head=head_of(seating), begun=0)
    assert table_of(kept) == open_table(seating)
    rows: list[LogRow] = []
    for _, outcome in played(seating):
        rows += rows_of("CDFGH", outcome.table, outcome.deeds)
        assert [row.number for row in rows] == list(range(outcome.table.number))
    after = table_of(replace(kept, rows=tuple(rows)))
    assert after == replace(outcome.table, plans=after.plans)


def test_an_older_table_with_wishes_for_the_next_shake_still_wakes() -> None:
    """Being ready was no line of the record once: it is said again, and nothing else is lost."""
    seating = bots_seating(BOTH_GAMES[0], Mode.GUARDED, shakes=2)
    rows: list[LogRow] = []
    for _, outcome in played(seating):
        rows += rows_of("CDFGH", outcome.table, outcome.deeds)
        if outcome.table.state.played:
            break
    end = next(n for n, row in enumerate(rows) if n > 5 and row.at == rows[-1].at)
    wishes = tuple(Wish(code="CDFGH", kind=READY, seat="A", shake=shake) for shake in (1, 2))
    kept = Kept(code="CDFGH", order="{}", made=0, head=head_of(seating), wishes=wishes)
    between = table_of(replace(kept, rows=tuple(rows[: end + 1])))
    assert between.ready == frozenset()
    assert between.seating.between is None


def test_only_what_reads_back_can_be_kept() -> None:
    """Strange signs can; what is endless cannot."""
    head = head_of(bots_seating(BOTH_GAMES[0], Mode.GUARDED))
    for said in ("hello", '\n"quotes" \\ # \u2028 \x00', "√ ∪ 😀", ""):
        assert can_be_kept(head, action.Say(by=ANN, what=said))
    assert not can_be_kept(head, action.Say(by=ANN, what="x" * 2_001))
    assert not can_be_kept(head, action.Say(by=Seat("no seat"), what="hello"))


def test_a_line_that_cannot_be_done_is_an_error() -> None:
    """A log that somebody has changed by hand is not played."""
    head = head_of(bots_seating(BOTH_GAMES[0], Mode.GUARDED))
    for text in ("0:00 A moves r1 to required", "0:00 A juggles"):
        row = LogRow(code="CDFGH", number=0, at=0, by="A", text=text)
        with pytest.raises(RecordError):
            table_of(Kept(code="CDFGH", order="{}", made=0, head=head, rows=(row,)))


def test_claims_that_came_together_come_back() -> None:
    """With all by which their order can be checked; a bot's reason stands beside them."""
    seating = bots_seating(BOTH_GAMES[0], Mode.GUARDED)
    _, outcome = next(played(seating))
    number = outcome.deeds[0].number
    claims = (
        BlockClaim(seat=Seat("B"), came=1_060, trip=180),
        BlockClaim(seat=ANN, came=1_000, trip=20),
    )
    rows = rows_of("CDFGH", outcome.table, outcome.deeds, {number: claims})
    found = contests_of(rows)[number]
    assert [claim.moment - found[0].moment for claim in found] == [0, 20]
    assert [(claim.seat, claim.half) for claim in found] == [("B", 90), ("A", 10)]
    kept = Kept(code="CDFGH", order="{}", made=0, head=head_of(seating), begun=0, rows=tuple(rows))
    assert table_of(kept).reasons == outcome.table.reasons
