"""Looking at drafts: in a process of its own, so that no table waits while somebody writes."""

from __future__ import annotations

from goalsetter.play import Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.ops.logs import broke
from goalsetter.server.view import form, form_at_once
from goalsetter.server.workers.dispatch import Workers
from goalsetter.server.workers.limits import PAPERS, check_length
from goalsetter.table import Table
from goalsetter.words import speaking, spoken


def check_draft(draft: wire.Draft) -> None:
    """A draft that is too long for anybody's paper raises ``UnfitError``."""
    check_length([*draft.texts, draft.goal, draft.avoid], PAPERS + 2)


def glanced_at(draft: wire.Draft, table: Table, seat: Seat) -> wire.Form | None:
    """Tell what is plainly wrong with the form of a draft, where its frame comes in.

    A close look waits for a process that starts, is busy or takes long: whoever writes ``3+ = 7``
    is told at once all the same.
    """
    try:
        return form_at_once(draft, table, seat)
    except Exception:
        broke("draft-broke", seat=seat)
        return None


async def looked_at(
    room: Workers, draft: wire.Draft, table: Table, seat: Seat
) -> wire.Form | wire.Refused:
    """The form of a draft, or that something broke over it."""
    try:
        return await _form_of(room, draft, table, seat)
    except Exception:
        broke("draft-broke", seat=seat)
        return UnfitError("broken").refused(draft.id)


async def _form_of(room: Workers, draft: wire.Draft, table: Table, seat: Seat) -> wire.Form:
    """As far as it can be told in a short time."""
    # The language goes along: a process has none of its own.
    closely = await room.look_at(_form, draft, table, seat, spoken())
    if closely is not None:
        return closely
    return await room.work(form, draft, table, seat, closely=False)


def _form(draft: wire.Draft, table: Table, seat: Seat, language: str) -> wire.Form:
    with speaking(language):
        return form(draft, table, seat)
