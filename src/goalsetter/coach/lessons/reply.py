"""The reply to a deed of a learner: a code with its details, and the clause behind it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from goalsetter.judge import Finding


class ReplyCode(StrEnum):
    """Every kind of reply: the deed does what is asked, or why it does not."""

    RIGHT = "right"
    NOT_ASKED = "not-asked"
    """It may be done, but something else is asked for."""
    OTHER_CUBE = "other-cube"
    OTHER_SECTION = "other-section"
    NOW_LEFT = "now-left"
    """A Solution can be built with one more cube."""
    IMPOSSIBLE_LEFT = "impossible-left"
    """No Solution can be built any more."""
    OTHER_CLAIM = "other-claim"
    OTHER_SIDE = "other-side"
    NOTHING_WRITTEN = "nothing-written"
    PAPER_WRONG = "paper-wrong"
    """The judge's findings go with it."""
    WRONG_ACCEPTED = "wrong-accepted"
    REASON_FAILS = "reason-fails"
    """The reason given against a paper does not hold."""
    OTHER_ANSWER = "other-answer"
    """Another answer is right."""
    UNDECIDED = "undecided"
    """The solver did not find out within its budget."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """One reply; ``details`` fill its sentence in, ``findings`` stand below it."""

    code: ReplyCode
    clause: str = ""
    details: tuple[tuple[str, str], ...] = ()
    findings: tuple[Finding, ...] = ()

    @property
    def right(self) -> bool:
        """Whether the deed does what is asked."""
        return self.code is ReplyCode.RIGHT


RIGHT = Reply(code=ReplyCode.RIGHT)
