"""The search in plain Python: certificates come before it, the kernel may take its place.

Fewest cubes first. A narrow pass, which keeps few values of each collection, finds most Solutions
quickly; a complete pass then looks for shorter ones or proves that there is none.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from goalsetter.solver.answer import Exhausted, Reason, Unknown
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations.backward import Backward
from goalsetter.solver.equations.built import Built, Sought, cubes_in
from goalsetter.solver.equations.forward import Forward
from goalsetter.solver.equations.meter import Meter, StoppedError
from goalsetter.solver.equations.powers_proof import lacks_powers, search_by_cases
from goalsetter.solver.equations.problem import Problem
from goalsetter.solver.equations.variety import Variety, ordered
from goalsetter.solver.equations.vectors import Frame

NARROW = 24
"""How many values of each collection the narrow pass keeps."""

AT_ONCE = 4
"""Forward sets of so many cubes are always worth making."""

EXTRA_STEPS = 300_000
"""Steps that may go into a shorter Solution, or into each further one, once there is one."""


def search(problem: Problem, budget: Budget, count: int = 1) -> Sought:
    """Expressions with a target's value, fewest cubes first; or that there is none, or why not."""
    run = _Search(problem, Meter(budget))
    try:
        if problem.multiple_of:
            return run.forwards(count)
        narrow = None if problem.is_open else run.narrow()
        sought = narrow or run.complete(run.sizes)
    except StoppedError as error:
        return Unknown(reason=error.reason)
    if lacks_powers(problem, sought):
        return search_by_cases(problem, search, budget, count)
    if not isinstance(sought, tuple) or count == 1:
        return sought
    return run.more(sought[0], count)


class _Search:
    """One search: its passes share the forward sets that are complete, and the meter."""

    def __init__(self, problem: Problem, meter: Meter) -> None:
        self.problem = problem
        self.frame = Frame(problem)
        self.meter = meter
        least = max(1, self.frame.size(self.frame.required))
        self.sizes = range(least, self.frame.largest() + 1)
        self._forward = Forward(self.frame, meter)

    def narrow(self) -> Sought | None:
        """A quick look; what it finds may be shortened."""
        backward = Backward(Forward(self.frame, self.meter, NARROW))
        for size in self.sizes:
            built = self._first(backward, size)
            if built is not None:
                break
        else:
            return None
        # The narrow pass may have missed a shorter one: a complete look, but not a long one.
        limit = self.meter.limit
        self.meter.limit = min(limit, self.meter.steps + EXTRA_STEPS)
        try:
            shorter = self.complete(range(self.sizes.start, size))
        except StoppedError:
            return (built,)
        finally:
            self.meter.limit = limit
        return shorter if isinstance(shorter, tuple) else (built,)

    def complete(self, sizes: range) -> Sought:
        """Everything, fewest cubes first."""
        self.meter.doubts.clear()  # what a narrow pass doubted is looked at again
        backward = Backward(self._forward)
        thorough = Backward(self._forward, thorough=True)
        for size in sizes:
            built = self._first(backward, size)
            if built is None and backward.deferred:
                built = self._first(thorough, size)
            if built is not None:
                return (built,)
        return self._nothing()

    def forwards(self, count: int) -> Sought:
        """Multiple of k: every value of every collection is held against the Goal."""
        solutions: list[Built] = []
        targets = [(at, target.value) for at, target in enumerate(self.problem.targets)]
        for size in self.sizes:
            for vector in self.frame.finals(size):
                self.meter.pay(1)
                for (value, node), (at, goal) in product(self._forward.values(vector), targets):
                    met = self.problem.meets(value, goal)
                    if met is None:
                        self.meter.doubt(Reason.UNDECIDED)
                    elif met:
                        solutions.append(Built(at, node))
                if len(solutions) >= count:
                    return tuple(solutions[:count])
        return tuple(solutions) or self._nothing()

    def _first(self, backward: Backward, size: int) -> Built | None:
        """An expression of so many cubes."""
        for vector in self._finals(backward, size):
            for at, target in enumerate(self.problem.targets):
                node = backward.find(vector, target.value)
                if node is not None:
                    return Built(at, node)
        return None

    def _finals(self, backward: Backward, size: int) -> Iterator[int]:
        """The collections of that many cubes which a Solution may use."""
        # A chain that uses nothing up cannot be read backwards without end.
        every = backward.forward.chains_may_be_cut  # then all is made forwards
        backward.look_into(size if every else max((size - 1) // 2, AT_ONCE))
        for vector in self.frame.finals(size):
            self.meter.pay(1)
            yield vector

    def more(self, built: Built, count: int) -> Sought:
        """That one and others, distinct, as many as are wanted and soon found."""
        distinct = {(built.target, ordered(built.tree, self.problem)): built}
        variety = Variety(Backward(self._forward))
        limit = self.meter.steps + EXTRA_STEPS * count
        self.meter.limit = min(self.meter.limit, limit)
        try:
            for size in range(cubes_in(built.tree, self.problem), self.sizes.stop):
                for vector in self._finals(variety.backward, size):
                    for at, target in enumerate(self.problem.targets):
                        for node in variety.expressions(vector, target.value):
                            distinct.setdefault((at, ordered(node, self.problem)), Built(at, node))
                            if len(distinct) == count:
                                return tuple(distinct.values())
        except StoppedError:
            pass  # fewer than were asked for, all of them Solutions
        return tuple(distinct.values())

    def _nothing(self) -> Exhausted | Unknown:
        """Nothing was found: a proof, unless there was a doubt."""
        meter = self.meter
        if not self.problem.every_target:
            return Unknown(reason=Reason.UNDECIDED, evidence=(("what", "goal"),))
        if not self.problem.every_leaf:
            return Unknown(reason=Reason.INFINITE, evidence=(("what", "powers of the base"),))
        # A doubt anywhere, and the search has proved nothing: that road is closed.
        for reason, times in meter.doubts.most_common():
            return Unknown(reason=reason, evidence=(("times", str(times)),))
        return Exhausted(
            cubes=self.frame.largest(),
            vectors=meter.vectors,
            values=meter.values,
            steps=meter.steps,
        )
