"""A course for a page without a network.

Every answer that can be listed is tried here, by the machine and the judge, and travels as a digest
beside its reply. So the page learns no rule, and what it cannot look up it keeps for later.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from goalsetter.coach import Reply, reply_to, reply_to_answer
from goalsetter.play import action
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.lessons.lesson import do_deed
from goalsetter.server.lessons.state import (
    BEFORE_SHOWING,
    Schooling,
    after_reply,
    begun,
    picture,
    words,
)
from goalsetter.words import say

ANSWER = "answer"
"""The kind of an answer to a question, which is no deed."""
SHORT = 16
"""How many figures of a digest tell the answers to a step apart."""
MOST_POSITIONS = 8
"""A block is picked up and put down again: no step has more positions that decide nothing."""
AT = 0
"""The moment at which a packed position stands; no clock of a lesson runs."""


def pack_course(address: str) -> wire.LessonPack:
    """Pack every step of a course; one that is not there raises ``UnfitError``."""
    first = begun(address, "1", AT)
    count = len(first.course.lessons)
    later = (begun(address, str(number), AT) for number in range(2, count + 1))
    return wire.LessonPack(
        course=first.course.address, steps=[pack_step(step) for step in (first, *later)]
    )


def digest_of(salt: str, kind: str, parts: dict[str, str]) -> str:
    """Tell an answer from every other without saying it; the page computes the same."""
    lines = (salt, kind, *sorted(f"{name}={part}" for name, part in parts.items()))
    return sha256("\n".join(lines).encode()).hexdigest()[:SHORT]


def digest_of_options(salt: str, chosen: frozenset[str]) -> str:
    """The digest of the options that are chosen in a question, in whatever order."""
    return digest_of(salt, ANSWER, dict.fromkeys(chosen, ""))


class StepPacker:
    """Walks through the positions of one step, and collects the replies."""

    def __init__(self, opened: Schooling) -> None:
        self.salt = f"{opened.course.address}/{opened.step}"
        self.open = [opened]
        self.replies: list[wire.PackedReply] = []

    def pack(self) -> Iterator[wire.PackedPosition]:
        """Every position that can be reached without deciding anything, from the first on."""
        at = 0
        while at < len(self.open):
            schooling = self.open[at]
            quiz = schooling.lesson.quiz
            yield self._questions(schooling) if quiz else self._position(schooling)
            at += 1

    def _questions(self, schooling: Schooling) -> wire.PackedPosition:
        """A question has one right answer; all others have the same reply."""
        quiz = schooling.lesson.quiz
        assert quiz is not None
        replies = {digest_of_options(self.salt, quiz.right): self._reply(schooling, quiz.right)}
        return wire.PackedPosition(
            table=picture(schooling, AT),
            replies=replies,
            leads={},
            otherwise=self._reply(schooling, frozenset()),
        )

    def _reply(self, schooling: Schooling, chosen: frozenset[str]) -> int:
        reply = reply_to_answer(schooling.lesson, chosen)
        return self._place(after_reply(schooling, schooling.table, reply))

    def _position(self, schooling: Schooling) -> wire.PackedPosition:
        seen = picture(schooling, AT)
        replies, leads = dict[str, int](), dict[str, int]()
        for kind, parts in listed_deeds(seen):
            digest = digest_of(self.salt, kind, parts)
            frame = wire.Do(id=0, seen=schooling.table.number, kind=kind, parts=dict(parts))
            try:
                deed, outcome = do_deed(schooling.table, frame, AT)
            except UnfitError:
                continue  # a reason that does not fit this paper: it is judged when there is a line
            if outcome.refusal is not None or outcome.stale:
                continue
            states = schooling.table.state, deed, outcome.table.state
            reply: Reply | None = reply_to(schooling.lesson, *states)
            after = after_reply(schooling, outcome.table, reply)
            if reply is not None:
                replies[digest] = self._place(after)
            elif len(self.open) < MOST_POSITIONS:
                leads[digest] = self._lead(after)
        return wire.PackedPosition(table=seen, replies=replies, leads=leads)

    def _place(self, after: Schooling) -> int:
        """The place of a reply; the same one stands there once."""
        lesson = words(after)
        assert lesson.standing in ("right", "wrong")
        packed = wire.PackedReply(
            standing=lesson.standing,
            reply=lesson.reply,
            reply_clause=lesson.reply_clause,
            findings=lesson.findings,
        )
        if packed not in self.replies:
            self.replies.append(packed)
        return self.replies.index(packed)

    def _lead(self, after: Schooling) -> int:
        """The place of a position; what was done to come there does not make it another one."""
        for place, known in enumerate(self.open):
            if known.table.state.shake == after.table.state.shake:
                return place
        self.open.append(after)
        return len(self.open) - 1


def pack_step(opened: Schooling) -> wire.PackedStep:
    """Pack one step, from its first position on."""
    packer = StepPacker(opened)
    positions = list(packer.pack())
    return wire.PackedStep(
        lesson=words(opened),
        salt=packer.salt,
        positions=positions,
        replies=packer.replies,
        tries=BEFORE_SHOWING,
        shown=say("lesson-told-shown"),
    )


def listed_deeds(seen: wire.Table) -> Iterator[tuple[str, dict[str, str]]]:
    """Every deed that a picture lists, and a rejection for each reason that it names."""
    for offer in seen.offers:
        for row in offer.rows:
            given = zip(offer.parts, row, strict=True)
            yield offer.kind, {name: part for name, part in given if part is not None}
    for offer in seen.offers:
        if offer.kind == action.Reject.do:
            for paper in seen.papers:
                for reason in seen.reasons:
                    yield offer.kind, {"writer": paper.writer, "reason": reason.code}
