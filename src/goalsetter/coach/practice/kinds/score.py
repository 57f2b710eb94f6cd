"""``score``: points of a shake, or of a match, by the table of the book (X, XII)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AnswerPart,
    AskedItem,
    Discard,
    FormKind,
)
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind, places_of
from goalsetter.rules import (
    Claim,
    Division,
    Role,
    find_procedure,
    match_points,
)
from goalsetter.solver import Budget

SEATS = ("A", "B", "C")


def shake_points(edition: str, *, true: bool, third: Role) -> dict[str, int]:
    """Points of Mover A, Challenger B and Third Party C, who joined a side (X-A, X-B; ET19)."""
    table = find_procedure(edition).scores
    right = Role.CHALLENGER if true else Role.MOVER
    joined = table.joined(third) if third is right else table.wrong
    return {
        "A": table.right if right is Role.MOVER else table.wrong,
        "B": table.right if right is Role.CHALLENGER else table.wrong,
        "C": joined,
    }


class ScoreKind(FiniteKind):
    """Enter the points of a shake, or those of a match."""

    name = "score"
    topic = "scoring"
    places = places_of(older=True)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A shake after a challenge with every paper as it should be, or the totals of a match."""
        item = PracticeItem(kind=self.name, edition=edition, division=division)
        if dice.randrange(2):
            totals = [str(dice.randrange(6, 19)) for _ in SEATS]
            if not dice.randrange(3):
                totals[1] = totals[0]
            details = tuple(zip(SEATS, totals, strict=True))
            item = replace(item, details=(("of", "match"), *details))
        else:
            words = [*find_procedure(edition).words.values()]
            claims = [
                c for c in (Claim.NOW, Claim.A_FLUB, Claim.IMPOSSIBLE, Claim.P_FLUB) if c in words
            ]
            details = (
                ("of", "shake"),
                ("claim", dice.choice(claims).value),
                ("true", dice.choice(("yes", "no"))),
                ("third", dice.choice((Role.CHALLENGER, Role.MOVER)).value),
            )
            item = replace(item, details=details)
        return self.with_answers(item, budget, 1, 1)

    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """The table of the book (X), or that of the match (XII-A)."""
        del budget
        if item.detail("of") == "match":
            points = match_points({seat: int(item.detail(seat)) for seat in SEATS})
        else:
            points = shake_points(
                item.edition,
                true=item.detail("true") == "yes",
                third=Role(item.detail("third")),
            )
        return (" ".join(f"{seat}={points[seat]}" for seat in SEATS),)

    def ask(self, item: PracticeItem) -> AskedItem:
        """A number for each seat; in a shake A is Mover, B Challenger, C Third Party."""
        form = AnswerForm(kind=FormKind.PARTS, parts=tuple(AnswerPart(name=seat) for seat in SEATS))
        if item.detail("of") == "match":
            totals = tuple((seat.lower(), item.detail(seat)) for seat in SEATS)
            return AskedItem(question="score-match", form=form, details=totals)
        truth = "right" if item.detail("true") == "yes" else "wrong"
        details = (("claim", item.detail("claim")), ("third", item.detail("third")))
        return AskedItem(question=f"score-shake-{truth}", form=form, details=details)

    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """``A=6 B=2 C=4``, in any order."""
        del item
        parts = dict(part.partition("=")[::2] for part in answer.replace(",", " ").upper().split())
        if set(parts) != {*SEATS} or not all(value.isdecimal() for value in parts.values()):
            return None
        return " ".join(f"{seat}={int(parts[seat])}" for seat in SEATS)

    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """The points, with the section of the book."""
        del said
        of = item.detail("of")
        section = SECTIONS[find_procedure(item.edition).forceout][of]
        code = f"score-{of}-{'right' if right else 'wrong'}"
        points = (part.split("=") for part in item.answer("right").split())
        details = tuple((seat.lower(), count) for seat, count in points)
        return Shown(code=code, clause=item.book.cite(section), details=details)

    def skill(self, item: PracticeItem) -> str:
        """A shake or a match."""
        return f"score-{item.detail('of')}"


SECTIONS = {
    False: {"shake": "X-A", "match": "XII-A"},
    True: {"shake": "ET19", "match": "ET23"},
}
"""Where the newer and the older books have their tables."""


SCORE: PracticeKind = ScoreKind()
