"""``name-cards``: which cards a Set-Name takes, or a Restriction removes (On-Sets VI)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
)
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.finite import FiniteKind, Shown
from goalsetter.coach.practice.item import PracticeItem
from goalsetter.coach.practice.kind import PracticeKind, places_of
from goalsetter.coach.practice.shaping import WIDE, start_by_chance
from goalsetter.cubes import Mat, Universe
from goalsetter.errors import NotationError
from goalsetter.expr import cards_in
from goalsetter.judge import find_removals, find_sets
from goalsetter.notation import (
    faces_of,
    parse_card,
    parse_set_solution,
    text,
)
from goalsetter.rules import ON_SETS, ChallengeKind, Division
from goalsetter.solver import Budget, Solvable, solve

NO_CARD = "none"


def cards_typed(answer: str) -> str | None:
    """Cards in their one order; ``none`` for no card; nothing if one cannot be read."""
    words = answer.replace(",", " ").split()
    if words == [NO_CARD]:
        return NO_CARD
    try:
        cards = {parse_card(word) for word in words}
    except NotationError:
        return None
    return " ".join(map(text, Universe(tuple(cards)).cards)) or None


class NameCardsKind(FiniteKind):
    """Name the cards that a Set-Name takes, or that a Restriction removes."""

    name = "name-cards"
    topic = "sets"
    places = places_of(older=True, games=ON_SETS.name)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A part of a Solution of the solver."""
        start = start_by_chance(dice, edition, division, WIDE)
        if start is None:
            return Discard(DiscardReason.UNFIT)
        ground, mat = start
        answer = solve(mat, ground.rules, ChallengeKind.IMPOSSIBLE, budget, 6)
        if not isinstance(answer, Solvable):
            return Discard(DiscardReason.UNFIT)
        solution = parse_set_solution(dice.choice((answer.witness, *answer.more))[0])
        if solution.where:
            return Discard(DiscardReason.UNFIT)
        takes = not solution.restrictions or bool(dice.randrange(2))
        part = solution.set_name if takes else dice.choice(solution.restrictions)
        line = text(part)
        item = replace(
            ground.item(self.name, Mat(universe=ground.universe)),
            details=(("line", line), ("asks", "takes" if takes else "removes")),
            features=(("cubes", len(faces_of(line, sets=True))),),
        )
        return self.with_answers(item, budget, 1, 1)

    def answers(self, item: PracticeItem, budget: Budget) -> tuple[str, ...] | Discard:
        """One set of cards, if the line has one reading."""
        del budget
        universe = item.position.universe
        assert universe is not None
        look = find_sets if item.detail("asks") == "takes" else find_removals
        sets = look(item.detail("line"), universe, item.set_rules)
        if len(sets) != 1:
            return Discard(DiscardReason.UNFIT)
        (cards,) = sets
        return (" ".join(map(text, cards_in(cards))) or NO_CARD,)

    def ask(self, item: PracticeItem) -> AskedItem:
        """All cards that were dealt."""
        universe = item.position.universe
        assert universe is not None
        form = AnswerForm(kind=FormKind.CARDS, options=tuple(map(text, universe.cards)), many=True)
        asks = item.detail("asks")
        line = item.detail("line")
        return AskedItem(question=f"name-cards-{asks}", form=form, mat=item.mat, line=line)

    def normal(self, item: PracticeItem, answer: str) -> str | None:
        """Cards in their order."""
        del item
        return cards_typed(answer)

    def show(self, item: PracticeItem, said: str, *, right: bool) -> Shown:
        """The cards."""
        del said
        details = (("cards", item.answer("right")),)
        none = "-none" if item.answer("right") == NO_CARD else ""
        code = f"cards{none}-{'right' if right else 'wrong'}"
        return Shown(code=code, details=details, clause=item.book.clause("form"))

    def skill(self, item: PracticeItem) -> str:
        """To take or to remove."""
        return f"name-cards-{item.detail('asks')}"


NAME_CARDS: PracticeKind = NameCardsKind()
