"""Assignments: what a class is to do until a day, and who has done it.

A kind of work is a row of ``KINDS``: which names it knows, how one is called, where a child does
it, and how it is found out who has. Lessons and levels are done once a milestone says so; practice
adds a row that counts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from http import HTTPStatus

from goalsetter.coach import find_course
from goalsetter.server.accounts.entrance import moment
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import new_id
from goalsetter.server.store import Assignment, Membership, Milestone, Store
from goalsetter.server.view.ladder import ladder_title
from goalsetter.server.view.lessons import course_title

LESSON, LEVEL = "lesson", "level"
MOST, MOST_OF_IT = 40, 1_000
"""How many assignments a class may have, and how much of one thing."""
FARTHEST = 400 * 24 * 3600 * 1000
"""How far away the day may be, in milliseconds."""

DoneBy = Callable[[Store, Assignment, Sequence[str]], Awaitable[set[str]]]


async def done_once(store: Store, wanted: Assignment, children: Sequence[str]) -> set[str]:
    """Those of some children who have reached the milestone, whenever that was."""
    ids = list(children)
    rows = await store.accounts(Milestone, child=ids, kind=wanted.kind, what=wanted.what)
    return {row.child for row in rows}


@dataclass(frozen=True, slots=True, kw_only=True)
class AssignmentKind:
    """A kind of work that can be assigned."""

    name: str
    knows: Callable[[str], bool]
    """Whether there is something of that name."""
    title: Callable[[str], str]
    """How it is called, in the language that is spoken."""
    address: Callable[[str], str]
    """Where a child does it."""
    who_did: DoneBy = done_once
    is_counted: bool = False
    """Whether it can be asked for more than once."""


def level_known(what: str) -> bool:
    """Whether a level of a game has this name, as in ``equations/clock``."""
    return bool(ladder_title(what))


def lesson_title(what: str) -> str:
    """How a lesson is called; nothing for one that is gone."""
    course = find_course(what)
    return course_title(course) if course is not None else ""


KINDS: dict[str, AssignmentKind] = {
    LESSON: AssignmentKind(
        name=LESSON,
        knows=lambda what: find_course(what) is not None,
        title=lesson_title,
        address=lambda what: f"/learn/{what}",
    ),
    LEVEL: AssignmentKind(
        name=LEVEL,
        knows=level_known,
        title=ladder_title,
        address=lambda what: f"/?level={what}",
    ),
}
"""Everything that can be assigned."""


def kind_of(name: str, what: str) -> AssignmentKind:
    """The kind of that name, which knows the thing; else raises ``UnfitError``."""
    kind = KINDS.get(name)
    if kind is None:
        known = ", ".join(sorted(KINDS))
        raise UnfitError("unknown-choice", what="assignment", known=known, came=name[:40])
    if not kind.knows(what):
        raise UnfitError("assignment-unknown", kind=name, came=what[:60])
    return kind


async def assign(store: Store, wanted: Assignment) -> Assignment:
    """Give a class something to do; ``id`` and ``made`` are filled in."""
    kind, now = kind_of(wanted.kind, wanted.what), moment()
    if not 1 <= wanted.amount <= (MOST_OF_IT if kind.is_counted else 1):
        most = MOST_OF_IT if kind.is_counted else 1
        raise UnfitError("not-within", what="amount", most=most, came=wanted.amount)
    if wanted.due and not now <= wanted.due <= now + FARTHEST:
        raise UnfitError("assignment-day")
    if len(await store.accounts(Assignment, group=wanted.group)) >= MOST:
        raise UnfitError("assignment-many", HTTPStatus.CONFLICT, most=MOST)
    kept = Assignment(
        id=new_id(),
        group=wanted.group,
        kind=kind.name,
        what=wanted.what,
        amount=wanted.amount,
        due=wanted.due,
        made=now,
        by=wanted.by,
    )
    await store.keep([kept])
    return kept


async def assigned_to(store: Store, groups: Sequence[str]) -> list[Assignment]:
    """The work of classes: what is due first stands first, work without a day last."""
    rows = await store.accounts(Assignment, group=list(groups)) if groups else []
    known = [row for row in rows if row.kind in KINDS and KINDS[row.kind].knows(row.what)]
    return sorted(known, key=lambda row: (row.due or 1 << 62, row.made, row.id))


async def done_by(store: Store, wanted: Assignment, children: Sequence[str]) -> set[str]:
    """Those of some children who have done an assignment."""
    return await KINDS[wanted.kind].who_did(store, wanted, children) if children else set()


async def work_of(store: Store, child: str) -> list[tuple[Assignment, bool]]:
    """All that a child is to do in its classes, and whether it is done."""
    groups = [row.group for row in await store.accounts(Membership, child=child)]
    work = await assigned_to(store, groups)
    return [(one, child in await done_by(store, one, [child])) for one in work]


async def note_milestones(store: Store, child: str, reached: Sequence[tuple[str, str]]) -> None:
    """Keep what a child has done, each for the first time only."""
    known = {(row.kind, row.what) for row in await store.accounts(Milestone, child=child)}
    fresh = [one for one in dict.fromkeys(reached) if one not in known]
    for name, what in fresh:
        kind_of(name, what)
    now = moment()
    if fresh:
        await store.keep(
            [Milestone(child=child, kind=name, what=what, at=now) for name, what in fresh]
        )
