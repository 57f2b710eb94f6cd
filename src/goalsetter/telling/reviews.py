"""The review of a shake in sentences: for the player who reads it, between two shakes."""

from __future__ import annotations

from goalsetter.coach import ReviewQuestion, ShakeReview, Turning, TurningPoint, Wonder
from goalsetter.cubes import SetGoal
from goalsetter.play import Record, Seat, Shake
from goalsetter.rules import ChallengeKind, Claim, Role
from goalsetter.solver import Impossible, Unknown
from goalsetter.telling.by_hand import set_goal_words
from goalsetter.telling.comments import speaks_of_flubs
from goalsetter.telling.deeds import deed_words, goal_words
from goalsetter.telling.names import player
from goalsetter.telling.rulings import why
from goalsetter.words import Capitalised, Message, Text, message

OF_YOU = {
    Turning.OPENED,
    Turning.SPOILED,
    Turning.STILL_WORKS,
    Turning.NOT_YET,
    Turning.PAPER,
    Turning.LAST_CUBE,
}
"""Acts that have another sentence for the player who did them."""


def score_words(shake: Shake, seat: Seat, turning: TurningPoint | None) -> tuple[Message, Message]:
    """Return a player's points in a shake, and why he has them."""
    points, part = dict(shake.scores).get(seat, 0), outcome(shake, seat)
    # A right call without a right paper loses: neither call nor move is to be praised for it.
    by_paper = turning is not None and turning.kind is Turning.PAPER
    if by_paper and part.startswith(("mover-", "challenger-")):
        part += "-by-paper"
    return message("review-scored", points=points), message(f"review-why-{part}")


def outcome(shake: Shake, seat: Seat) -> str:
    """Return the part a player had in how a shake ended, as the name of its sentence."""
    if shake.void:
        return "void"
    if seat in shake.absent:
        return "absent"
    scores = dict(shake.scores)
    most, challenge = max(scores.values()), shake.challenge
    if challenge is None:
        right = {check.writer for check in shake.checks if check.correct}
        return "wrote-right" if seat in right else "wrote-nothing"
    # The winner of the two has the highest score; the loser never has it (X-B, ET19).
    challenger = challenge.challenger
    won = scores.get(challenger, 0) == most and challenger not in shake.absent
    if seat == challenger:
        return "challenger-right" if won else "challenger-wrong"
    if seat != challenge.third:
        return "mover-wrong" if won else "mover-right"
    side = dict(shake.sides).get(seat)
    if side is None:
        return "third-nothing" if scores.get(seat, 0) < most else "third-right"
    return "third-right" if (side is Role.CHALLENGER) == won else "third-wrong"


def solution_title(record: Record, by: Seat | None, reader: Seat | None, at: int) -> Message:
    """Return the line above a Solution: whose it is, or that there are others."""
    if by is not None and by == reader:
        return message("review-your-paper")
    if by is not None:
        return message("review-paper-of", who=player(record, by))
    return message("review-one-way" if at == 0 else "review-another-way")


def no_solution_words(review: ShakeReview) -> Message | None:
    """Say why no Solution is shown: there is none, or that is not known."""
    if isinstance(review.truth, Impossible):
        proof = Capitalised(why(review.truth))
        return message("review-impossible", proof=proof)
    if isinstance(review.truth, Unknown):
        return message("review-undecided")
    return None


def needs_words(review: ShakeReview, shake: Shake) -> Message | None:
    """Say that the Solutions need more cubes than Now allows."""
    called = shake.challenge is not None and review.asked is ChallengeKind.IMPOSSIBLE
    near = review.turning is not None and review.turning.kind is Turning.NOT_YET
    return message("review-needs-more") if called and near and review.solutions else None


def turning_words(record: Record, turning: TurningPoint, reader: Seat | None) -> Message:
    """Say what decided a shake; to the player who did it otherwise than to the others."""
    mine = turning.seat is not None and turning.seat == reader and turning.kind in OF_YOU
    code = f"review-turning-{turning.kind.value}" + ("-you" if mine else "")
    return message(code, **about_action(record, turning.number, turning.seat))


def about_action(record: Record, number: int, seat: Seat | None) -> dict[str, Text]:
    """The details of a sentence about an action."""
    deed = record.log[number - 1] if 0 < number <= len(record.log) else None
    return {
        "who": player(record, seat) if seat is not None else "",
        "move": deed_words(record, deed) if deed is not None else "",
        "at": number,
    }


CALLS = {
    Wonder.CALL_IMPOSSIBLE: (Claim.IMPOSSIBLE, Claim.P_FLUB),
}
"""The claim that a question is about, in the newer books and in the older ones, if not Now."""


def question_words(record: Record, question: ReviewQuestion, goal: str) -> tuple[Message, Message]:
    """Return a question to think about, and its answer."""
    calls = CALLS.get(question.kind, (Claim.NOW, Claim.A_FLUB))
    shown: dict[str, Text] = {
        **about_action(record, question.number, question.seat),
        "goal": goal,
        "call": message(f"coach-call-{calls[speaks_of_flubs(record.terms)].value}"),
        "better": deed_words(record, question.better) if question.better is not None else "",
        "needs": question.needs or 0,
    }
    kind = question.kind.value
    return message(f"review-ask-{kind}", **shown), message(f"review-answer-{kind}", **shown)


def goal_of(shake: Shake) -> str:
    """The Goal of a shake, as people write it."""
    if isinstance(shake.goal, SetGoal):
        return set_goal_words(shake.goal)
    return goal_words(shake.goal) if shake.goal is not None else ""
