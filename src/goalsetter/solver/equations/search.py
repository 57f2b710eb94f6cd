"""The search in plain Python: certificates come before it, the kernel may take its place.

Fewest cubes first. A narrow pass, which keeps few values of each collection, finds most Solutions
quickly; a complete pass then looks for shorter ones or proves that there is none.
"""

from __future__ import annotations

from goalsetter.solver.answer import Exhausted, Reason, Unknown
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations.backward import Backward
from goalsetter.solver.equations.built import Built, Sought
from goalsetter.solver.equations.forward import Forward
from goalsetter.solver.equations.meter import Meter, StoppedError
from goalsetter.solver.equations.problem import Problem
from goalsetter.solver.equations.vectors import Frame

NARROW = 24
"""How many values of each collection the narrow pass keeps."""

AT_ONCE = 4
"""Forward sets of so many cubes are always worth making."""

SHORTENING = 200_000
"""Steps that may be spent on looking for a shorter Solution than one that is there."""


def search(problem: Problem, budget: Budget, count: int = 1) -> Sought:
    """Expressions with a target's value, fewest cubes first; or that there is none, or why not."""
    return _Search(problem, budget).run(count)


class _Search:
    def __init__(self, problem: Problem, budget: Budget) -> None:
        self.problem = problem
        self.frame = Frame(problem)
        self.meter = Meter(budget)
        least = max(problem.least_cubes, self.frame.size(self.frame.required))
        self.sizes = range(least, self.frame.largest() + 1)
        self.best: Built | None = None

    def run(self, count: int) -> Sought:
        """Both passes, as far as the budget goes."""
        try:
            return self._narrow() or self._complete(self.sizes)
        except StoppedError as error:
            return Unknown(reason=error.reason)

    def _narrow(self) -> Sought | None:
        """A quick look; what it finds may be shortened."""
        backward = Backward(Forward(self.frame, self.meter, NARROW))
        for size in self.sizes:
            built = self._first(backward, size)
            if built is not None:
                return self._shortest(built, size)
        return None

    def _shortest(self, built: Built, size: int) -> Sought:
        """The same or a shorter one, if that is found soon."""
        limit, self.meter.limit = self.meter.limit, self.meter.steps + SHORTENING
        self.meter.limit = min(limit, self.meter.limit)
        try:
            found = self._complete(range(self.sizes.start, size))
        except StoppedError:
            return (built,)
        finally:
            self.meter.limit = limit
        return found if isinstance(found, tuple) else (built,)

    def _complete(self, sizes: range) -> Sought:
        """Everything, fewest cubes first."""
        self.meter.doubts.clear()
        forward = Forward(self.frame, self.meter)
        backward, thorough = Backward(forward), Backward(forward, thorough=True)
        for size in sizes:
            built = self._first(backward, size)
            if built is None and backward.deferred:
                built = self._first(thorough, size)
            if built is not None:
                return (built,)
        return self._nothing()

    def _first(self, backward: Backward, size: int) -> Built | None:
        """An expression of so many cubes."""
        backward.look_into(max((size - 1) // 2, AT_ONCE))
        for vector in self.frame.finals(size):
            self.meter.pay(1)
            for at, target in enumerate(self.problem.targets):
                node = backward.find(vector, target.value)
                if node is not None:
                    return Built(at, node)
        return None

    def _nothing(self) -> Exhausted | Unknown:
        """Nothing was found: a proof, unless there was a doubt."""
        meter = self.meter
        if not self.problem.every_target:
            return Unknown(reason=Reason.UNDECIDED, evidence=(("what", "goal"),))
        for reason, times in meter.doubts.most_common():
            return Unknown(reason=reason, evidence=(("times", str(times)),))
        return Exhausted(
            cubes=self.frame.largest(),
            vectors=meter.vectors,
            values=meter.values,
            steps=meter.steps,
        )
