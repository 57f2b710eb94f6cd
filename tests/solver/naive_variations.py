"""Solving without wits under any variations: every expression, each held against every Goal.

``naive_answer`` gives an Equation that the judge accepts, or nothing if there is none; where it
could not try everything (powers of the base, roots without end) it raises ``NotSettledError``.
Nothing of the solver is used, but for the names of the questions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from goalsetter.cubes import Cube, LaidGoal, Mat
from goalsetter.expr import (
    Number,
    Rational,
    Undefined,
    Unsettled,
    as_integer,
    compare,
    equal,
    integer,
    subtract,
)
from goalsetter.rules import UNLIMITED, ChallengeKind, EquationsRules
from tests.judging import judge_equation
from tests.solver.naive_goal import NotSettledError, Worths, goal_worths
from tests.solver.naive_search import Search, State, Supply, Token, Tokens
from tests.solver.naive_sense import Sense, senses

TRIED_AGAIN = 20
"""How many Equations are shown to the judge before one that it accepts is given up."""


class RefusedError(Exception):
    """The judge accepts none of the Equations that should be right: somebody is wrong."""


def naive_answer(mat: Mat, rules: EquationsRules, question: ChallengeKind) -> str | None:
    """An Equation that solves the mat, or nothing if there is none."""
    cubes = (*mat.required, *mat.permitted, *mat.resources)
    assert isinstance(mat.goal, LaidGoal)
    faces = {cube.face for cube in (*cubes, *mat.goal.cubes())}
    doubt, refused = False, []
    for sense in senses(rules, faces):
        one = Attempt(mat, mat.goal, sense, question)
        for text in one.equations():
            if judge_equation(text, mat, rules, question).correct:
                return text
            refused.append(text)
            if len(refused) > TRIED_AGAIN:
                raise RefusedError(refused[0])
        doubt |= one.is_open
    if refused:
        raise RefusedError(refused[0])
    if doubt:
        raise NotSettledError
    return None


class Attempt:
    """One mat with one meaning of its wild cubes."""

    def __init__(self, mat: Mat, goal: LaidGoal, sense: Sense, question: ChallengeKind) -> None:
        self.mat = mat
        self.goal = goal
        self.sense = sense
        self.rules = sense.rules
        most = {ChallengeKind.NOW: 1, ChallengeKind.LAST_CUBE: 0}.get(question, len(mat.resources))
        self.spare = most
        self.required = self._tokens(mat.required)
        self.sure = self.required + self._tokens(mat.permitted)
        self.bag = self.sure + self._tokens(mat.resources)
        self.is_open = False

    def _tokens(self, cubes: tuple[Cube, ...]) -> Counter[Token]:
        colours = self.rules.reading.numerals.exponent_colours
        return Counter(
            Token(
                cube.face,
                bool(colours) and (cube.colour is None or cube.colour.value in colours),
            )
            for cube in cubes
        )

    def equations(self) -> Iterator[str]:
        """Every Equation that should be right, one for each value and what it uses."""
        goals = self._goals()
        if not goals:
            return
        search = Search(self.sense, self.bag, self.signs())
        tables = search.run()
        self.is_open |= search.is_open or self._endless()
        for tokens, table in tables.items():
            for state, values in table.items():
                if self.is_supplied(tokens, state):
                    yield from self._hits(state, values, goals)

    def _goals(self) -> Worths:
        try:
            found = goal_worths(self.goal, self.sense)
        except NotSettledError:
            self.is_open = True
            return {}
        return {key: text for key, text in found.items() if self._within(key[0])}

    def _within(self, value: Number) -> bool:
        """Whether a Goal keeps to the limit of its division (2018-19 XIII-B-7)."""
        limit = self.rules.goal_limit
        orders = [compare(value, integer(sign * limit)) for sign in (1, -1)]
        return not limit or (orders[0] in (-1, 0, None) and orders[1] in (1, 0, None))

    def signs(self) -> Supply:
        """The signs that the cubes may be, and which of them may be used often."""
        faces = sorted({t.face for t in self.bag if self.sense.every_sign(t.face)})
        often = [self._is_often(face) for face in faces]
        counts = [
            max(1, _count(self.required, face)) if many else _count(self.bag, face)
            for face, many in zip(faces, often, strict=True)
        ]
        return Supply(tuple(faces), tuple(counts), tuple(often))

    def _is_often(self, face: str) -> bool:
        """Whether a cube used as an operation is not used up (2018-19 XIII-A-5)."""
        return self.rules.multiple_operations or face in self.rules.wild_operations

    def _endless(self) -> bool:
        """Whether the rules have more than any search can try."""
        cubes = [cube.face for cube in self.goal.cubes()] + [token.face for token in self.bag]
        ones = any(self.sense.symbol(face) == "1" for face in cubes)
        powers = self.rules.reading.numerals.powers_of_the_base and ones
        return powers or self.rules.factorials == UNLIMITED

    def is_supplied(self, tokens: Tokens, state: State) -> bool:
        """Whether the mat has the cubes, and all of Required are used (2018-19 VII-B-3)."""
        plain = Counter(tokens)
        if len(tokens) + sum(state.signs) < self.rules.least_cubes:
            return False
        if state.operations < self.rules.least_operations:
            return False
        faces = self.signs().faces
        needed = [self._needed(face, n, plain) for face, n in zip(faces, state.signs, strict=True)]
        ways = [_dealt(face, n) for face, n in zip(faces, needed, strict=True)]
        return any(self._is_there(plain + Counter(sum(way, ()))) for way in product(*ways))

    def _needed(self, face: str, used: int, plain: Counter[Token]) -> int:
        """The cubes that a sign takes: one for many uses, more only if Required has more."""
        if not self._is_often(face):
            return used
        return min(used, max(1, _count(self.required, face) - _count(plain, face)))

    def _is_there(self, used: Counter[Token]) -> bool:
        beyond = used - self.sure
        return not self.required - used and not used - self.bag and beyond.total() <= self.spare

    def _hits(self, state: State, values: dict[Number, str], goals: Worths) -> Iterator[str]:
        for (goal, factorials), written in goals.items():
            limit = self.rules.factorials
            if limit != UNLIMITED and state.factorials + factorials > limit:
                continue
            known = [goal] if not self.rules.multiple_of and goal in values else list(values)
            for value in known:
                if self._is_hit(value, goal):
                    yield f"{values[value]} = {written}{self._where()}"

    def _is_hit(self, value: Number, goal: Number) -> bool:
        """The Solution equals the Goal, or is off by a multiple of k (2018-19 XIII-B-7)."""
        if not self.rules.multiple_of:
            if isinstance(value, Rational) or isinstance(goal, Rational):
                return value == goal
            same = equal(value, goal)
            self.is_open |= same is None
            return bool(same)
        apart = subtract(value, goal)
        whole = apart if isinstance(apart, Undefined | Unsettled) else as_integer(apart)
        if isinstance(whole, Undefined | Unsettled):
            self.is_open = True
            return False
        return bool(whole) and whole is not None and whole % self.rules.multiple_of == 0

    def _where(self) -> str:
        told = ", ".join(f"{what}={meaning}" for what, meaning in self.sense.where)
        return f" where {told}" if told else ""


def _count(bag: Counter[Token], face: str) -> int:
    return sum(count for token, count in bag.items() if token.face == face)


def _dealt(face: str, count: int) -> list[Tokens]:
    """So many cubes of a face, of either colour."""
    return [
        (Token(face),) * some + (Token(face, True),) * (count - some) for some in range(count + 1)
    ]
