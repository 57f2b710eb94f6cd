"""Values expected and values got, compared exactly and without regard to their order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from goalsetter.cases.outcome import Difference
from goalsetter.errors import CaseError
from goalsetter.expr import Number, ValueSet, parse_value, value_text
from goalsetter.questions import Fields

VALUES = frozenset({"values", "includes", "excludes"})
"""The keys that are read here."""

SHOWN = 12
LONG = 80
"""How many values are shown, and how long a value may be, before they are cut."""


@dataclass(frozen=True, slots=True)
class CaseValues:
    """Values got; whether there are more than are listed, or not all are settled."""

    numbers: tuple[Number, ...]
    family: bool = False
    settled: bool = True

    @property
    def remark(self) -> str:
        """The code of what there is to say about them, if anything."""
        return "unsettled" if not self.settled else "family" if self.family else ""


def value_differences(fields: Fields, got: CaseValues) -> list[Difference]:
    """The differences of the values, by each key that speaks of them."""
    have = _set(got.numbers)
    wanted = [parse_value(text) for text in fields.texts("values")]
    lacking = [text for text in fields.texts("includes") if parse_value(text) not in have]
    unwanted = [text for text in fields.texts("excludes") if parse_value(text) in have]
    numbers = [number for number, _ in _set(wanted)]
    # The same numbers are not enough: those got must be all there are.
    everything = len(numbers) == len(list(have)) and not got.family and got.settled
    same = everything and all(number in have for number in numbers)
    differences = []
    if "values" in fields and not same:
        differences.append(Difference("values", shown(wanted), shown(got.numbers), got.remark))
    if lacking:
        differences.append(
            Difference("includes", ", ".join(lacking), shown(got.numbers), got.remark)
        )
    # A value left unsettled might be the very one that must not be there.
    if unwanted or ("excludes" in fields and not got.settled):
        differences.append(
            Difference("excludes", ", ".join(unwanted), shown(got.numbers), got.remark)
        )
    return differences


def hold_something(fields: Fields) -> None:
    """Hold that a case expects something of the values."""
    if not VALUES & fields.data.keys():
        raise CaseError("nothing-expected", known=", ".join(sorted(VALUES)))


def _set(numbers: Iterable[Number]) -> ValueSet[bool]:
    values: ValueSet[bool] = ValueSet()
    for number in numbers:
        values.add(number, True)
    return values


def shown(numbers: Iterable[Number]) -> str:
    """The first values as one text, which is empty if there are none."""
    texts = [value_text(number) for number in numbers]
    cut = [text if len(text) <= LONG else text[:LONG] + "…" for text in texts[:SHOWN]]
    return ", ".join([*cut, "…"] if len(texts) > SHOWN else cut)
