"""An item as it is asked, the form of its answer, and the reply: plain values, no prose."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from goalsetter.coach.practice.item import Pairs
from goalsetter.judge import Finding
from goalsetter.solver import Certificate, Exhausted, Impossible, Solvable


class FormKind(StrEnum):
    """How an answer is given, and how its text looks."""

    CHOICE = "choice"
    """One of ``options``: that option; with ``many``, all that are meant, with commas between."""
    FACES = "faces"
    """A cube of the Resources by its face: ``7``."""
    MOVE = "move"
    """A cube and a section: ``7 forbidden``."""
    PAPER = "paper"
    """A paper as it is typed; two Solutions with ``|`` between spaces."""
    GOAL = "goal"
    """A Goal as it is typed."""
    VALUES = "values"
    """Numbers with commas between them, in any order: ``7, -1/2``."""
    CARDS = "cards"
    """Cards with spaces between them, in any order: ``BR G blank``; ``none`` for no card."""
    PARTS = "parts"
    """Several short answers by name: ``A=6 B=2``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerPart:
    """One of several short answers."""

    name: str
    """A seat, or a code whose words are ``practice-part-`` and the code."""
    options: tuple[str, ...] = ()
    """All answers there are; none where a whole number is wanted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerForm:
    """The form of an answer."""

    kind: FormKind
    options: tuple[str, ...] = ()
    """Codes, faces, cards or papers to choose from."""
    worded: bool = False
    """Whether ``options`` are codes whose words are ``practice-option-`` and the code."""
    many: bool = False
    sections: tuple[str, ...] = ()
    """Where a cube may be moved."""
    parts: tuple[AnswerPart, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedItem:
    """An item as a page draws it."""

    question: str
    """A code whose sentence is ``practice-ask-`` and the code."""
    form: AnswerForm
    details: Pairs = ()
    """Texts in notation and codes that fill the sentence."""
    mat: str = ""
    """A mat to be drawn."""
    line: str = ""
    """An expression, a Set-Name or a Restriction to be shown."""
    papers: tuple[str, ...] = ()
    """Papers to be shown."""
    record: str = ""
    """A course at the table, a case in JSON."""
    seconds: int = 0
    """The time of the book for it, which counts where it is rated; 0 where there is none."""
    graded: bool = True
    """Whether it counts: what the books dispute does not."""

    @property
    def finite(self) -> bool:
        """Whether it can be judged from the list of right answers, without judge or solver."""
        return self.form.kind not in (FormKind.PAPER, FormKind.GOAL)


class AnswerOutcome(StrEnum):
    """How an answer was taken."""

    RIGHT = "right"
    WRONG = "wrong"
    UNREADABLE = "unreadable"
    """Not in the form that is wanted: it is asked again and does not count."""
    UNDECIDED = "undecided"
    """Neither judge nor solver could tell: it does not count."""


Proof = Certificate | Exhausted


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeReply:
    """The reply to an answer."""

    outcome: AnswerOutcome
    code: str
    """Why: the sentence is ``practice-reply-`` and the code."""
    clause: str = ""
    details: Pairs = ()
    findings: tuple[Finding, ...] = ()
    """The judge's findings in a paper."""
    witness: tuple[str, ...] = ()
    """A Solution to be drawn."""
    proof: Proof | None = None
    """Why there is none."""
    answers: tuple[str, ...] = ()
    """All right answers, if they are finite; one that is right, if not."""

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.outcome is AnswerOutcome.RIGHT


class DiscardReason(StrEnum):
    """Why a candidate is no item."""

    UNDECIDED = "undecided"
    """The solver did not decide all that stands behind it."""
    NOT_TWICE = "not-twice"
    """Decided again, it came out otherwise: a fault of ours."""
    NOT_ACCEPTED = "not-accepted"
    """The judge does not accept a witness: a fault of ours."""
    UNBALANCED = "unbalanced"
    """No position came with the answer whose turn it is, so that guessing does not pay."""
    GIVEN_AWAY = "given-away"
    """The answer shows at once."""
    UNFIT = "unfit"
    """No such position came of this roll."""
    DISPUTED = "disputed"
    """The answer rests on a question that the books leave open."""
    TWICE = "twice"
    """The same up to cubes with equal faces is in the bank."""


@dataclass(frozen=True, slots=True)
class Discard:
    """A candidate that is thrown away, and why."""

    reason: DiscardReason


def unreadable(code: str = "unreadable", **details: str) -> PracticeReply:
    """Reply to a text that is no answer."""
    return PracticeReply(
        outcome=AnswerOutcome.UNREADABLE, code=code, details=tuple(details.items())
    )


def proof_of(answer: object) -> Proof | None:
    """The proof of an answer, if it is one."""
    return answer.proof if isinstance(answer, Impossible) else None


def witness_of(answer: object) -> tuple[str, ...]:
    """The Solution of an answer, if it has one."""
    return answer.witness if isinstance(answer, Solvable) else ()
