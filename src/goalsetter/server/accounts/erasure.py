"""Erasing a child: the account goes at once, and the nickname goes from every record of others.

The list of deletions holds ids and no names. It is kept in the database and in a file beside the
key of names, so that it is known even where only an older backup is left.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import msgspec

from goalsetter.server import wire
from goalsetter.server.hall.admission import without_account
from goalsetter.server.store import (
    AccountsGone,
    AnalysisRewritten,
    Change,
    Erasure,
    Guardianship,
    HallMember,
    ItemObjection,
    Kept,
    KeptChild,
    Look,
    Membership,
    Milestone,
    PlayedMatch,
    PlayTotal,
    PracticeTry,
    SeatRenamed,
    SignIn,
    Store,
)

FILE = "deleted-children.txt"
"""The name of the file in the data folder: an id and a time of day on each line."""


def anonymous(seat: str) -> str:
    """The name of a player of whom nothing more is known."""
    return f"Player {seat}"


def with_name(record: str, seat: str, name: str) -> str:
    """A record, or the head of one, in which a player is called otherwise."""
    return re.sub(
        rf"(?m)^Player {re.escape(seat)}: .*$", lambda _: f"Player {seat}: {name}", record
    )


def seat_renamed(kept: Kept, seat: str) -> SeatRenamed:
    """The change by which a table knows a player no more."""
    order = msgspec.json.decode(kept.order, type=wire.Order)
    old = next((taken.name for taken in kept.seats if taken.seat == seat), "")
    named = re.search(rf"(?m)^Player {re.escape(seat)}: (.*)$", kept.head)
    # A bot that stands in has a name of its own; the record still has the child's.
    old = named[1].strip() if named else old
    name = anonymous(seat)
    if order.nickname == old:
        order = msgspec.structs.replace(order, nickname=name)
    return SeatRenamed(
        code=kept.code,
        seat=seat,
        name=name,
        old=old,
        order=msgspec.json.encode(order).decode(),
        head=with_name(kept.head, seat, name),
    )


async def erasing(store: Store, child: str, at: int) -> list[Change]:
    """All changes by which a child is gone: kept in one go, or not at all."""
    changes: list[Change] = []
    seats = await store.seats_of(child)
    for code in dict.fromkeys(code for code, _ in seats):
        kept = await store.find(code)
        if kept is None:
            continue
        own = [seat for at_table, seat in seats if at_table == code]
        for seat in own:
            change = seat_renamed(kept, seat)
            kept = replace(kept, order=change.order, head=change.head)
            changes.append(change)
        for id in await store.analyses_of(code):
            analysis = await store.analysis(id)
            record = analysis.record if analysis is not None else ""
            for seat in own:
                record = with_name(record, seat, anonymous(seat))
            changes.append(AnalysisRewritten(id=id, record=record))
    changes += [without_account(member) for member in await store.halls_of(child)]
    for kind, field in (
        *((SignIn, "person"), (Membership, "child"), (Guardianship, "child"), (Look, "child")),
        *((PlayedMatch, "child"), (PlayTotal, "child"), (Milestone, "child")),
        *((PracticeTry, "child"), (ItemObjection, "child"), (KeptChild, "id")),
    ):
        changes.append(AccountsGone(kind=kind, where=((field, child),)))
    return [*changes, Erasure(child=child, at=at)]


def touched_by(changes: Iterable[Change]) -> tuple[set[str], set[str], set[str]]:
    """The codes of tables, the codes of halls and the analyses that an erasure is about."""
    changes = list(changes)
    return (
        {change.code for change in changes if isinstance(change, SeatRenamed)},
        {change.code for change in changes if isinstance(change, HallMember)},
        {change.id for change in changes if isinstance(change, AnalysisRewritten)},
    )


async def erase_again(store: Store, listed: Iterable[Erasure] = ()) -> int:
    """Erase those who were erased before and are back with an older backup; how many there were."""
    known = {row.child: row for row in (*listed, *await store.accounts(Erasure))}
    if not known:
        return 0
    back = await store.accounts(KeptChild, id=sorted(known))
    for child in back:
        await store.keep(await erasing(store, child.id, known[child.id].at))
    missing = set(known) - {row.child for row in await store.accounts(Erasure)}
    await store.keep([known[child] for child in sorted(missing)])
    return len(back)


# The list beside the database.


def note_erasure(folder: Path, erasure: Erasure) -> None:
    """Add a line to the list; it is on the disk when this returns."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / FILE).open("a", encoding="ascii") as to:
        to.write(f"{erasure.child} {erasure.at}\n")
        to.flush()
        os.fsync(to.fileno())


def listed_erasures(folder: Path) -> list[Erasure]:
    """The list; a line that cannot be read is passed over."""
    try:
        lines = (folder / FILE).read_text("ascii", errors="replace").splitlines()
    except FileNotFoundError:
        return []
    matches = [re.fullmatch(r"([\w-]{4,24}) (\d+)", line) for line in lines]
    return [Erasure(child=match[1], at=int(match[2])) for match in matches if match]
