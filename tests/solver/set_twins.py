"""The two searches of ON-SETS, by the kernel and in plain Python, held against each other."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from unittest.mock import patch

from goalsetter.cubes import placed_in
from goalsetter.notation import parse_set_solution
from goalsetter.rules import ChallengeKind, rulings
from goalsetter.solver import Answer, Budget, Solvable, solve_sets
from goalsetter.solver.budget import USUAL
from goalsetter.solver.onsets import kernel
from goalsetter.solver.onsets.hit import Hit, Way
from goalsetter.solver.onsets.posing import problems_of
from goalsetter.solver.onsets.problem import Null, SetProblem
from goalsetter.solver.onsets.purse import Purse, StoppedError
from goalsetter.solver.onsets.trees import Node
from tests.judging import judge_solution
from tests.solver.random_set_mats import BOOKS, Position, offered, random_position

OPEN = [row for row in rulings.sets.ROWS if not row.settled]
"""Questions that may be answered in several ways."""

STEPS = 15_000
"""How far plain Python goes where every set is looked for."""

Asked = tuple[Position, ChallengeKind]
Lengths = dict[tuple[int, int], int]
"""How many signs the shortest Solution with each set has, by problem and set."""


def random_question(random: Random) -> Asked:
    """A mat at any stage of a shake, with up to three variations and now and then odd rulings."""
    edition, division = book = random.choice(BOOKS)
    names = random.sample(offered(*book), random.randint(0, 3))
    position = random_position(random, book, names, moved=random.randint(2, 15))
    question = random.choice(
        [ChallengeKind.NOW, ChallengeKind.NOW, ChallengeKind.IMPOSSIBLE, ChallengeKind.LAST_CUBE]
    )
    if random.random() < 0.4:
        answers = {row.name: random.choice(row.alternatives) for row in random.sample(OPEN, 4)}
        rules = edition.in_force(division, position.rules.variations, rulings=answers)
        position = Position(position.mat, rules)
    return position, question


def plainly(position: Position, question: ChallengeKind) -> Answer:
    """Ask plain Python."""
    with patch.object(kernel, "_kernel", None):
        return solve_sets(position.mat, position.rules, question)


def signs(answer: Answer) -> int | None:
    """How many cubes are written on the papers of a witness, if there is one."""
    if not isinstance(answer, Solvable):
        return None
    solutions = map(parse_set_solution, answer.witness)
    parts = [part for each in solutions for part in (*each.restrictions, each.set_name)]
    return sum(len(placed_in(part.items)) for part in parts)


def disagreements(seed: int, count: int) -> list[str]:
    """Where the two answer otherwise, or the judge refuses what the kernel found."""
    random, wrong = Random(seed), []
    for _ in range(count):
        position, question = random_question(random)
        quick = solve_sets(position.mat, position.rules, question)
        slow = plainly(position, question)
        if type(quick) is not type(slow) or signs(quick) != signs(slow):
            wrong.append(f"{question} {position}: {quick} but {slow}")
        elif isinstance(quick, Solvable) and not accepted(quick, position, question):
            wrong.append(f"{question} {position}: {quick} is refused")
    return wrong


def accepted(answer: Solvable, position: Position, question: ChallengeKind) -> bool:
    """Whether the judge finds nothing wrong with a witness."""
    return judge_solution(answer.witness, position.mat, position.rules, question).correct


def differences(seed: int, count: int) -> tuple[list[str], int]:
    """Where the two do not find the same sets with as few signs, and how many sets there were.

    Whatever takes plain Python very long is passed over.
    """
    random, wrong, sets = Random(seed), [], 0
    for _ in range(count):
        position, question, problems = random_problems(random)
        try:
            with patch.object(kernel, "_kernel", None):
                slow = every_set(problems, Budget(steps=STEPS))
        except StoppedError:
            continue
        sets += len(slow)
        if every_set(problems, USUAL) != slow:
            wrong.append(f"{question} {position} {problems[0].null} {problems[0].once}")
    return wrong, sets


def random_problems(random: Random) -> tuple[Position, ChallengeKind, tuple[SetProblem, ...]]:
    """A mat with few cubes on which every set counts, under any reading of No Null Restrictions."""
    book = random.choice(BOOKS)
    names, moved = random.sample(offered(*book), 2), random.randint(5, 9)
    left = random.randint(0, 2)
    position = random_position(random, book, names, moved=moved, left=left, weights=(10, 85, 5))
    question = random.choice([ChallengeKind.NOW, ChallengeKind.IMPOSSIBLE])
    problems = problems_of(position.mat, position.rules, question, frozenset(range(40)))
    null, once = random.choice(list(Null)), random.random() < 0.2
    few = random.sample(problems, min(len(problems), 3))
    return position, question, tuple(replace(each, null=null, once=once) for each in few)


def every_set(problems: tuple[SetProblem, ...], budget: Budget) -> Lengths:
    """Every set that the search shows, and how many signs it takes."""
    found: Lengths = {}
    numbers = {id(problem): number for number, problem in enumerate(problems)}

    def never(hit: Hit) -> bool:
        way = next(iter(hit.ways))
        found[numbers[id(hit.problem)], hit.classes] = length(way)
        return False

    kernel.seek(problems, Purse(budget), never)
    return found


def length(way: Way) -> int:
    """How many signs a Solution has."""
    chains, name = way
    sets = [node for chain in chains for node in (*chain.sets, *chain.signs)]
    return sum(map(_size, (*sets, name)))


def _size(node: Node) -> int:
    return 1 + sum(map(_size, node.operands))
