"""A solver for one roll: it keeps what it has found between the questions of a shake.

A shake asks almost the same question after every move, and a bot asks it of every move that it
thinks of. Moves only shrink what may be used, so most answers are known already: what was proved
impossible stays so, and a Solution stays one as long as its cubes may be used.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from goalsetter.cubes import (
    EQUATIONS_SIGNS,
    SET_OPERATIONS,
    Cube,
    LaidGoal,
    Mat,
    SetGoal,
    Universe,
    placed_in,
)
from goalsetter.notation import faces_in, faces_of, parse_goal, parse_set_solution
from goalsetter.rules import ChallengeKind, EquationsRules, OnSetsRules, ShakeRules, rulings
from goalsetter.solver.answer import (
    Answer,
    Fewest,
    Impossible,
    MoveTruth,
    NowFaces,
    Reason,
    Shortest,
    Solvable,
    Unknown,
)
from goalsetter.solver.budget import USUAL, Budget
from goalsetter.solver.equations import list_shortest, solve_within
from goalsetter.solver.onsets import list_shortest_sets
from goalsetter.solver.regions import Packer, PaperCubes, Region, beyond
from goalsetter.solver.solve import solve

MOST_FACTS = 1_000
"""Answers that are kept; beyond that the one that was of no use for longest is forgotten."""

BYTES_A_FACT = 1_500
"""About what an answer takes, with its papers."""

GoalKey = tuple[LaidGoal | SetGoal | None, Universe | None]
Paper = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """The answer to one question, and what other questions it answers."""

    region: Region
    answer: Impossible | Solvable
    uses: tuple[PaperCubes | None, ...] = ()
    """The cubes of each paper; nothing where a paper does not tell which cubes it takes."""


class ForRoll:
    """The solver of one shake: its rules are in force, and the cubes are those that were rolled.

    It may be asked about any mat of these cubes, in any order. ``now`` and ``possible`` give any
    Solution there is; ``answer`` gives a short one, as ``solve`` does.
    """

    def __init__(
        self,
        roll: Iterable[Cube],
        rules: ShakeRules,
        budget: Budget = USUAL,
        facts: int = MOST_FACTS,
    ) -> None:
        self.rules = rules
        self.budget = budget
        self.most_facts = facts
        self.asked = 0
        """Questions so far."""
        self.searched = 0
        """Those that took a search."""
        numerals = rules.reading.numerals if isinstance(rules, EquationsRules) else None
        coloured = bool(numerals and numerals.exponent_colours)
        self._packer = Packer(coloured, exchanged_faces(rules))
        # So that the kinds of the roll have the first places, and numbers stay short.
        self._packer.pack(roll)
        self._facts: OrderedDict[int, tuple[GoalKey, Fact]] = OrderedDict()
        self._number = 0

    @property
    def memory(self) -> int:
        """About how many bytes are kept; never more than ``most_facts`` answers take."""
        return len(self._facts) * BYTES_A_FACT

    def now(self, mat: Mat) -> Answer:
        """Whether a Solution can be built with at most one cube from the Resources."""
        return self.ask(mat, ChallengeKind.NOW)

    def possible(self, mat: Mat) -> Answer:
        """Whether a Solution can be built with any cubes from the Resources."""
        return self.ask(mat, ChallengeKind.IMPOSSIBLE)

    def ask(self, mat: Mat, question: ChallengeKind, budget: Budget | None = None) -> Answer:
        """Answer with any Solution that is known, or else as ``solve`` does."""
        self.asked += 1
        region = self._region(mat, question)
        known = self._known(mat, region, short=False)
        return known or self._search(mat, question, region, budget or self.budget, 1)

    def answer(
        self, mat: Mat, question: ChallengeKind, budget: Budget | None = None, count: int = 1
    ) -> Answer:
        """Answer as ``solve`` does, with short Solutions: what is known is used as far as that
        is sure to be as short."""
        self.asked += 1
        region = self._region(mat, question)
        # A Solution that fits may be longer than another: only one that was shortest in a larger
        # region is surely shortest here.
        known = self._known(mat, region, short=True)
        # Of several Solutions nobody remembers which there are besides.
        if known is not None and (count == 1 or isinstance(known, Impossible)):
            return known
        return self._search(mat, question, region, budget or self.budget, count)

    def within(self, mat: Mat, cubes: int, budget: Budget | None = None) -> Answer:
        """Whether a Solution for the Goal as it lies needs at most so many of the Resources."""
        cubes = min(cubes, len(mat.resources))
        if cubes < len(SPARE_QUESTIONS):
            return self.ask(mat, SPARE_QUESTIONS[cubes], budget)
        self.asked += 1
        region = self._packer.region_within(mat, cubes)
        known = self._known(mat, region, short=False)
        if known is not None:
            return known
        spend = budget or self.budget
        if isinstance(self.rules, EquationsRules):
            self.searched += 1
            answer = solve_within(mat, self.rules, cubes, spend)
        else:
            answer = self._within_by_cases(mat, cubes, spend)
        # What was not known may be known with more to spend, so it is not kept.
        if not isinstance(answer, Unknown):
            self.keep(mat, region, answer)
        return answer

    def _within_by_cases(self, mat: Mat, cubes: int, budget: Budget) -> Answer:
        """Of ON-SETS: all but one of the cubes taken as Permitted, in every way, and then Now."""
        doubt: Answer | None = None
        answer: Answer = Unknown(reason=Reason.BUDGET)
        for added in every_choice(mat.resources, cubes - 1):
            answer = self.ask(with_moved(mat, added, "permitted"), ChallengeKind.NOW, budget)
            if isinstance(answer, Solvable):
                return answer
            doubt = answer if isinstance(answer, Unknown) else doubt
        return doubt or answer

    def fewest(self, mat: Mat, most: int = 6, budget: Budget | None = None) -> Fewest:
        """The fewest further cubes that a Solution needs, proved up to so many."""
        best: Solvable | None = None
        allowed = min(most, len(mat.resources))
        proved = needed = 0
        # From above: a Solution that needs fewer is the next bound, and one proof at the end is
        # proof for all that is below.
        while allowed >= 0:
            answer = self.within(mat, allowed, budget)
            if not isinstance(answer, Solvable):
                proved = allowed + 1 if isinstance(answer, Impossible) else 0
                break
            best = answer
            needed = min(allowed, self.further_cubes(mat, answer))
            allowed = needed - 1
        if best is None:
            return Fewest(cubes=None, proved=proved, answer=answer)
        while proved < needed:
            # The proof just below was too dear, or there is none: smaller ones may be had.
            answer = self.within(mat, proved, budget)
            if not isinstance(answer, Impossible):
                break
            proved += 1
        return Fewest(cubes=needed, proved=proved, answer=best)

    def further_cubes(self, mat: Mat, answer: Solvable) -> int:
        """How many cubes of the Resources a Solution takes."""
        used = self._cubes_of(mat, answer.witness, answer)
        if used is None:
            taken = Counter(
                faces_in(answer.witness, sets=not isinstance(self.rules, EquationsRules))
            )
            taken.subtract(cube.face for cube in (*mat.required, *mat.permitted))
            return sum(count for count in taken.values() if count > 0)
        return beyond(used.most, self._packer.region(mat, ChallengeKind.NOW).near)

    def now_faces(self, mat: Mat, budget: Budget | None = None) -> NowFaces:
        """Which single cubes of the Resources make a Solution, each face by itself."""
        without = self.ask(mat, ChallengeKind.LAST_CUBE, budget)
        any_at_all = self.ask(mat, ChallengeKind.NOW, budget)
        by_face: list[tuple[str, Answer]] = []
        for cube in one_of_each(mat.resources):
            answer = any_at_all
            if not isinstance(any_at_all, Impossible):
                # The cube moved there, and none of the others may be used.
                # Required, so that a Solution without it does not count.
                after = with_moved(mat, (cube,), "required")
                answer = self.ask(after, ChallengeKind.LAST_CUBE, budget)
            by_face.append((cube.face, answer))
        return NowFaces(without=without, by_face=tuple(by_face))

    def safe_moves(self, mat: Mat, budget: Budget | None = None) -> tuple[MoveTruth, ...]:
        """Every move of one cube, and whether a challenge of it would be right."""
        # If nothing can be built at all, or with no two cubes, that is known after every move too:
        # these two searches save one for nearly each of them.
        self.ask(mat, ChallengeKind.IMPOSSIBLE, budget)
        self.within(mat, 2, budget)
        moves = []
        for cube in one_of_each(mat.resources):
            for section in ("required", "permitted", "forbidden"):
                if section == "forbidden" and self.rules.no_forbidden:
                    continue
                after = with_moved(mat, (cube,), section)
                possible = self.ask(after, ChallengeKind.IMPOSSIBLE, budget)
                now = self.ask(after, ChallengeKind.NOW, budget)
                moves.append(MoveTruth(cube=cube, section=section, now=now, possible=possible))
        return tuple(moves)

    def shortest(
        self, mat: Mat, question: ChallengeKind, budget: Budget | None = None
    ) -> Shortest | Impossible | Unknown:
        """How many Solutions of the least length there are, and their operations."""
        answer = self.answer(mat, question, budget)
        if not isinstance(answer, Solvable):
            return answer
        spend = budget or self.budget
        if isinstance(self.rules, OnSetsRules):
            return list_shortest_sets(mat, self.rules, question, spend)
        assert isinstance(self.rules, EquationsRules)
        cubes = len(faces_of(answer.witness[0], sets=False))
        return list_shortest(mat, self.rules, question, cubes, spend)

    def _region(self, mat: Mat, question: ChallengeKind) -> Region:
        rules = self.rules
        grows = (
            question is ChallengeKind.IMPOSSIBLE
            and isinstance(rules, EquationsRules)
            and rules.goal_may_grow
        )
        return self._packer.region(mat, question, grows=grows)

    def _known(self, mat: Mat, region: Region, *, short: bool) -> Answer | None:
        """An answer that needs no search; ``short`` if a Solution must be as short as any."""
        goal = (mat.goal, mat.universe)
        # The latest answers first: the next question is nearly always about the next move.
        for number in reversed(self._facts):
            of_goal, fact = self._facts[number]
            if of_goal != goal:
                continue
            # A short Solution of a larger question is a short one here too, if it is allowed here.
            covers = fact.region.covers(region)
            if isinstance(fact.answer, Impossible):
                if covers:
                    return self._recall(number)
                continue
            # Any Solution will do for a yes; where it was found does not matter.
            if covers or not short:
                for paper, use in zip(_papers(fact.answer), fact.uses, strict=True):
                    if use is not None and region.allows(use):
                        self._facts.move_to_end(number)
                        grown = fact.answer.goal if paper == fact.answer.witness else ""
                        return Solvable(witness=paper, goal=grown)
        return None

    def _recall(self, number: int) -> Answer:
        self._facts.move_to_end(number)
        return self._facts[number][1].answer

    def _search(
        self, mat: Mat, question: ChallengeKind, region: Region, budget: Budget, count: int
    ) -> Answer:
        """Ask the solver itself, and keep what it says."""
        self.searched += 1
        answer = solve(mat, self.rules, question, budget, count)
        if not isinstance(answer, Unknown):
            self.keep(mat, region, answer)
        return answer

    def keep(self, mat: Mat, region: Region, answer: Impossible | Solvable) -> None:
        """Keep an answer for other questions."""
        uses: tuple[PaperCubes | None, ...] = ()
        if isinstance(answer, Solvable):
            uses = tuple(self._cubes_of(mat, paper, answer) for paper in _papers(answer))
        self._number += 1
        self._facts[self._number] = (mat.goal, mat.universe), Fact(region, answer, uses)
        # Used facts move to the end, so the first is the one that was of no use for longest.
        if len(self._facts) > self.most_facts:
            self._facts.popitem(last=False)

    def _cubes_of(self, mat: Mat, paper: Paper, answer: Solvable) -> PaperCubes | None:
        """The cubes of a paper; nothing where its text does not tell which they are."""
        rules, packer = self.rules, self._packer
        # A paper names no colour, and where symbols are exchanged not the faces of its cubes.
        if packer.coloured or (rules.interchange and not packer.alike):
            return None
        if not isinstance(rules, EquationsRules):
            parts = [part for text in paper for part in _set_parts(text)]
            least, most = parts[0], parts[0]
            for part in parts[1:]:
                least, most = least & part, most | part
            if rules.says(rulings.sets.CUBE_SERVES, "once"):
                most = sum(parts, Counter())  # each part needs cubes of its own
            elif rules.multiple_operations:
                # An operation needs one cube however often it is written (XIII-A-6).
                most = Counter({f: 1 if f in SET_OPERATIONS else n for f, n in most.items()})
            return PaperCubes(packer.pack_faces(least), packer.pack_faces(most))
        faces = Counter(faces_of(paper[0], sets=False))
        taken = faces
        if rules.multiple_operations:
            # A sign needs one cube however often it is written (2018-19 XIII-A-5).
            taken = Counter({f: 1 if f in EQUATIONS_SIGNS else n for f, n in faces.items()})
        added: Counter[str] = Counter()
        if answer.goal and isinstance(mat.goal, LaidGoal):
            added = Counter(cube.face for cube in parse_goal(answer.goal).cubes())
            added.subtract(cube.face for cube in mat.goal.cubes())
        in_goal = packer.pack_faces(added)
        return PaperCubes(packer.pack_faces(faces), packer.pack_faces(taken) + in_goal, in_goal)


SPARE_QUESTIONS = (ChallengeKind.LAST_CUBE, ChallengeKind.NOW)
"""The questions that let a Solution use no Resource cube, or one."""


def exchanged_faces(rules: ShakeRules) -> dict[str, str]:
    """Faces that do the same in every Solution, each with the one that stands for all of them.

    None where a face of such a group is wild, or asked for by Required Cube: then it matters which
    of them is used (XIII-A-1, A-3).
    """
    if not isinstance(rules, OnSetsRules):
        return {}
    special = {rules.wild, rules.required_cube} - {""}
    if any(special & set(group) for group in rules.interchange):
        return {}
    return {face: group[0] for group in rules.interchange for face in group}


def one_of_each(cubes: Iterable[Cube]) -> tuple[Cube, ...]:
    """One cube of each face and colour."""
    return tuple({(cube.face, cube.colour): cube for cube in cubes}.values())


def every_choice(cubes: tuple[Cube, ...], number: int) -> Iterator[tuple[Cube, ...]]:
    """Every choice of so many cubes, those with the same faces once."""
    yield from dict.fromkeys(combinations(cubes, number))


def with_moved(mat: Mat, cubes: Iterable[Cube], section: str) -> Mat:
    """The mat with cubes of the Resources in a section."""
    moved, left = tuple(cubes), list(mat.resources)
    for cube in moved:
        left.remove(cube)
    rest = replace(mat, resources=tuple(left))
    if section == "required":
        return replace(rest, required=(*mat.required, *moved))
    if section == "permitted":
        return replace(rest, permitted=(*mat.permitted, *moved))
    return replace(rest, forbidden=(*mat.forbidden, *moved))


def _papers(answer: Solvable) -> Iterator[Paper]:
    yield answer.witness
    yield from answer.more


def _set_parts(text: str) -> Iterator[Counter[str]]:
    """The faces of the Restrictions together, if there are any, and of the Set-Name."""
    solution = parse_set_solution(text)
    restrictions: Counter[str] = Counter()
    for written in solution.restrictions:
        restrictions.update(placed.cube.face for placed in placed_in(written.items))
    if restrictions:
        yield restrictions
    yield Counter(placed.cube.face for placed in placed_in(solution.set_name.items))
