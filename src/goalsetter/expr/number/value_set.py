"""A set of numbers by exact value, each with a payload."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice, starmap
from typing import Generic, TypeVar

from flint import fmpq

from goalsetter.expr.number.cells import CellIndex
from goalsetter.expr.number.kinds import Monomial, Number, Radical, effort
from goalsetter.expr.number.ratios import Ratios, ratio_of
from goalsetter.expr.number.reality import equal

T = TypeVar("T")


class ValueSet(Generic[T]):
    """Numbers by exact value; where equality is undecided both are kept and that is noted.

    Iteration gives the rationals in the order in which they came, then all others in theirs.
    """

    def __init__(self) -> None:
        self.rationals: Ratios[T] = {}
        """The rationals of the set; a loop over rationals may fill it while ``forms`` is 0."""
        self.undecided = False
        self.effort = 0
        """The work spent on comparing members with numbers that were looked for."""
        self._radicals: dict[Radical, T] = {}
        self._others: dict[Number, T] = {}
        self._forms = CellIndex()
        self._plain = CellIndex()
        self._indexed = (0, 0)

    @property
    def forms(self) -> int:
        """How many members are neither rational nor written out as radicals."""
        return len(self._forms)

    def numbers(self) -> Iterator[tuple[Number, T]]:
        """The rationals, in the order in which they came."""
        return ((fmpq(p, q), payload) for (p, q), payload in self.rationals.items())

    def irrationals(self) -> Iterator[tuple[Number, T]]:
        """The members that are not rationals, in the order in which they came."""
        return chain(self._radicals.items(), self._others.items())

    def add(self, number: Number, payload: T) -> bool:
        """Put a number in; False if an equal one is in already."""
        if self._find(number, note=True) is not None:
            return False
        if type(number) is fmpq:
            self.rationals[ratio_of(number)] = payload
        elif isinstance(number, Radical):
            self._radicals[number] = payload
        else:
            self._others[number] = payload
            self._forms.insert(number)
        return True

    def get(self, number: Number) -> T | None:
        """The payload of the number equal to this one."""
        member = self._find(number, note=False)
        return None if member is None else self._payload(member)

    def seek(self, number: Number) -> tuple[T | None, bool]:
        """The payload of the equal number, and whether it could be decided that there is none."""
        before, self.undecided = self.undecided, False
        member = self._find(number, note=True)
        decided, self.undecided = not self.undecided, before
        return (None, decided) if member is None else (self._payload(member), True)

    def __contains__(self, number: Number) -> bool:
        return self._find(number, note=False) is not None

    def __len__(self) -> int:
        return len(self.rationals) + len(self._radicals) + len(self._others)

    def __iter__(self) -> Iterator[tuple[Number, T]]:
        return chain(self.numbers(), self.irrationals())

    def _payload(self, member: Number) -> T:
        if isinstance(member, fmpq):
            return self.rationals[ratio_of(member)]
        return self._radicals[member] if isinstance(member, Radical) else self._others[member]

    def _find(self, number: Number, *, note: bool) -> Number | None:
        """The member that is certainly equal to a number."""
        if type(number) is fmpq:
            if ratio_of(number) in self.rationals:
                return number
        elif number in self._radicals or number in self._others:
            return number
        # Rationals and radicals are equal if they look alike; only other forms must be compared.
        for member in self._candidates(number):
            self.effort += effort(number) + effort(member)
            same = equal(number, member)
            if same:
                return member
            self.undecided |= note and same is None
        return None

    def _candidates(self, number: Number) -> Iterator[Number]:
        """The members of other make that may be equal to a number."""
        yield from self._forms.near(number)
        if not isinstance(number, (fmpq, Radical, Monomial)):
            # Radicals and rationals are canonical and need no cells among themselves: they are
            # indexed only once a number comes that is kept as a form.
            self._index_plain()
            yield from self._plain.near(number)

    def _index_plain(self) -> None:
        """Bring the index of rationals and radicals up to date."""
        rationals, radicals = self._indexed
        new: Iterator[Number] = chain(
            starmap(fmpq, islice(self.rationals, rationals, None)),
            islice(self._radicals, radicals, None),
        )
        for number in new:
            self._plain.insert(number)
        self._indexed = (len(self.rationals), len(self._radicals))
