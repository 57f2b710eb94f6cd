"""A look at the table from a seat: the mat, the rules, and the solver's answers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeVar

from goalsetter.cubes import Mat
from goalsetter.play import Action, View, action, mat_of, seems_chosen
from goalsetter.rules import ChallengeKind, Claim, ShakeRules
from goalsetter.solver import Answer, Budget, ForRoll

A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class SeatLook:
    """One look at the table from a seat, and what one answer of the solver may cost."""

    view: View
    budget: Budget

    @property
    def sets(self) -> bool:
        """Whether ON-SETS is played."""
        return self.view.terms.deals_cards

    @cached_property
    def mat(self) -> Mat:
        """The mat."""
        return mat_of(self.view)

    @cached_property
    def rules(self) -> ShakeRules:
        """The rules of the shake, by the variations that seem to be in force."""
        # As it seems to the seat: an illegal choice that nobody noticed must not be betrayed.
        return self.view.terms.in_force(seems_chosen(self.view))

    @cached_property
    def solver(self) -> ForRoll:
        """The solver of this shake: many moves are looked at, and one proof does for most."""
        return ForRoll(self.mat.resources, self.rules, self.budget)

    def answer(self, question: ChallengeKind) -> Answer:
        """Ask the solver about the mat."""
        return self.solver.answer(self.mat, question)

    def glance(self, question: ChallengeKind, mat: Mat) -> Answer:
        """Ask with less effort, for one of many mats that are looked at."""
        less = replace(self.budget, steps=self.budget.steps // 5)
        return self.solver.answer(mat, question, less)

    def offered(self, kind: type[A]) -> tuple[A, ...]:
        """The listed actions of a kind that are open to the seat."""
        return tuple(listed for listed in self.view.actions if isinstance(listed, kind))

    def may_claim(self, claims: frozenset[Claim]) -> bool:
        """Whether one of these challenges is open to the seat: not of its own move (VI-B)."""
        if self.view.last_mover == self.view.seat:
            return False
        words = self.view.terms.procedure.words
        return any(words.get(call.kind) in claims for call in self.offered(action.Challenge))
