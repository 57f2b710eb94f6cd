"""``read``: all values of a line under the variations in force (2018-19 III, XIII)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from goalsetter.coach.practice.asked import (
    AnswerForm,
    AnswerOutcome,
    AskedItem,
    Discard,
    DiscardReason,
    FormKind,
    PracticeReply,
    unreadable,
)
from goalsetter.coach.practice.brackets import bare_papers, pairs_in
from goalsetter.coach.practice.deciding import features_of
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.item import PracticeItem, rules_for
from goalsetter.coach.practice.kind import PracticeKind, places_of
from goalsetter.coach.practice.positions import Ground
from goalsetter.coach.practice.shaping import WIDE, start_by_chance
from goalsetter.cubes import Mat
from goalsetter.errors import NotationError
from goalsetter.expr import Number, Undefined, Unsettled, as_fraction, parse_value
from goalsetter.judge import find_values
from goalsetter.notation import parse_equation, text
from goalsetter.rules import (
    EQUATIONS,
    ChallengeKind,
    Division,
    EquationsRules,
    ExpressionPlace,
)
from goalsetter.solver import Budget, Solvable, solve

MOST_VALUES = 3
LARGEST = 2_000
SMALLEST_PART = 60


class ReadKind(PracticeKind):
    """Tell every number that a line may name."""

    name = "read"
    topic = "reading"
    places = places_of(older=True, games=EQUATIONS.name)

    def generate(
        self, dice: Dice, edition: str, division: Division, budget: Budget
    ) -> PracticeItem | Discard:
        """A Solution of the solver, so that signs are marked as they must be; brackets may go."""
        start = start_by_chance(dice, edition, division, WIDE)
        if start is None:
            return Discard(DiscardReason.UNFIT)
        ground, mat = start
        answer = solve(mat, ground.rules, ChallengeKind.IMPOSSIBLE, budget)
        if not isinstance(answer, Solvable):
            return Discard(DiscardReason.UNFIT)
        paper = answer.witness[0]
        less = bare_papers(paper, sets=False)
        if less and dice.randrange(2):
            paper = dice.choice(less)
        equation = parse_equation(paper)
        if equation.where:
            return Discard(DiscardReason.UNFIT)
        line = text(equation.left)
        assert isinstance(ground.rules, EquationsRules)
        values = all_values(line, ground.rules)
        if values is None:
            return Discard(DiscardReason.UNFIT)
        features = features_of((f"{line} = 0",), Mat(), sets=False)
        return replace(
            ground.item(self.name),
            details=(("line", line),),
            key=(("values", ", ".join(map(str, values))),),
            features=(
                *features,
                ("values", len(values)),
                ("brackets", pairs_in(line)),
                ("varied", int(is_varied(line, ground, values))),
            ),
        )

    def ask(self, item: PracticeItem) -> AskedItem:
        """A line; the answer is one number or several."""
        line = item.detail("line")
        form = AnswerForm(kind=FormKind.VALUES)
        return AskedItem(question=self.name, form=form, line=line)

    def reply(self, item: PracticeItem, answer: str) -> PracticeReply:
        """Too few, too many or others: which values the line has."""
        values = all_values(item.detail("line"), item.equations_rules) or ()
        said = numbers_in(answer)
        if said is None:
            return unreadable("unreadable-values")
        right = said == set(values)
        missing = bool(said) and said < set(values)
        return PracticeReply(
            outcome=AnswerOutcome.RIGHT if right else AnswerOutcome.WRONG,
            code="read-right" if right else "read-more" if missing else "read-other",
            details=(("values", item.answer("values")), ("line", item.detail("line"))),
            clause=clause_of_reading(item),
            answers=(item.answer("values"),),
        )

    def recheck(self, item: PracticeItem, budget: Budget) -> Discard | None:
        """Read the line again."""
        del budget
        values = all_values(item.detail("line"), item.equations_rules)
        same = values is not None and numbers_in(item.answer("values")) == set(values)
        return None if same else Discard(DiscardReason.NOT_TWICE)

    def right_answer(self, item: PracticeItem) -> str:
        """All values."""
        return item.answer("values")

    def skill(self, item: PracticeItem) -> str:
        """The variation that is read, or how many ways there are."""
        if item.feature("values") > 1:
            return "read-many"
        if not item.feature("varied"):
            return "read-plain"
        name = item.variations[-1]
        entry = item.book.catalogue.find(name)
        return f"read-{entry[0].name if entry else name}"


def is_varied(line: str, ground: Ground, values: tuple[Fraction, ...]) -> bool:
    """Whether the line means something else without the last variation."""
    if not ground.variations:
        return False
    rules = rules_for(ground.edition, ground.division, ground.variations[:-1])
    assert isinstance(rules, EquationsRules)
    return all_values(line, rules) != values


def clause_of_reading(item: PracticeItem) -> str:
    """The line of the list that has the first variation; else where ambiguity is."""
    if item.variations:
        entry = item.book.catalogue.find(item.variations[0])
        assert entry is not None
        return item.book.variation_clause(item.division, entry[0].name)
    return item.book.clause("unequal")


def all_values(line: str, rules: EquationsRules) -> tuple[Fraction, ...] | None:
    """Every value of a line, smallest first; nothing if one is no number for a child's pencil."""
    readings = find_values(line, ExpressionPlace.SOLUTION, rules)
    if not (readings.settled and readings.distinct) or len(readings.defined) > MOST_VALUES:
        return None
    values = []
    for reading in readings.defined:
        assert not isinstance(reading.value, Undefined | Unsettled)
        value = fraction_of(reading.value)
        if value is None or abs(value) > LARGEST or value.denominator > SMALLEST_PART:
            return None
        values.append(value)
    return tuple(sorted(set(values))) or None


def numbers_in(answer: str) -> set[Fraction] | None:
    """The numbers in an answer; nothing if one cannot be read."""
    values = set()
    for part in answer.replace(";", ",").split(","):
        try:
            value = fraction_of(parse_value(part.strip()))
        except NotationError:
            return None
        if value is None:
            return None
        values.add(value)
    return values


def fraction_of(number: Number) -> Fraction | None:
    """A number as a fraction; nothing if it is none, or not known to be one."""
    parts = as_fraction(number)
    return Fraction(*parts) if isinstance(parts, tuple) else None


READ = ReadKind()
