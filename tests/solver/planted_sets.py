"""Solutions that are written first, and mats on which they are correct."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from random import Random

from goalsetter.cubes import Cube, Mat
from goalsetter.rules import ChallengeKind, OnSetsRules
from tests.judging import judge_solution
from tests.solver.random_set_mats import Book, Position, dealt, faces_rolled, goal_worth, rules_for

SETS, JOINS = "BRGYVΛ", "∪∩-"


@dataclass(frozen=True, slots=True)
class Planted:
    """A position with a Solution that the judge accepts there."""

    position: Position
    paper: str
    challenge: ChallengeKind


class Writer:
    """Writes one part with cubes of a roll, each at most once."""

    def __init__(self, random: Random, faces: list[str], rules: OnSetsRules, meant: str) -> None:
        self.random = random
        self.rules = rules
        self.meant = meant
        self.left = random.sample(faces, len(faces))
        self.used: list[str] = []

    def take(self, symbols: str) -> str:
        """A cube that stands for one of the symbols, as it is written; nothing if none is left."""
        for face in self.left:
            symbol = self.meant if face == self.rules.wild else face
            if symbol in symbols:
                self.left.remove(face)
                self.used.append(face)
                return f"{face}<{symbol}>" if face == self.rules.wild else face
        return ""

    def written(self, most: int) -> str:
        """A random set with at most so many sets in it."""
        text, size = self.take(SETS), 1
        while text and size < most and self.random.random() < 0.7:
            joined = self._joined(text)
            if not joined:
                break
            text, size = joined, size + 1
        if text and self.random.random() < 0.3:
            prime = self.take("'")
            text = f"({text}) {prime}" if prime else text
        return text

    def _joined(self, text: str) -> str:
        """The text with a sign and a set more, on either side."""
        if not any(face in SETS for face in self.left) or not (sign := self.take(JOINS)):
            return ""
        other = self.take(SETS)
        parts = [f"({text})", sign, other] if other else []
        return " ".join(parts if self.random.random() < 0.5 else parts[::-1])


def planted(random: Random, book: Book, names: list[str]) -> Planted:
    """Tries until the judge accepts what was written."""
    while True:
        found = _tried(random, book, names)
        if found is not None:
            return found


def _tried(random: Random, book: Book, names: list[str]) -> Planted | None:
    edition, division = book
    faces = faces_rolled(random, division)
    universe = dealt(random, edition.in_force(division))
    rules = rules_for(random, *book, (tuple(map(Cube, faces)), universe), names)
    rules = replace(rules, solutions=1)
    others = [face for face in faces if not face.isdigit()]
    meant = random.choice(sorted(rules.wild_meanings()))
    name, part = (Writer(random, others, rules, meant) for _ in range(2))
    paper = name.written(4)
    if random.random() < 0.5:
        sides = [part.written(2), part.take("=⊆"), part.written(2)]
        paper = f"{' '.join(sides)} ; {paper}" if all(sides) else paper
        part.used = part.used if all(sides) else []
    if not paper:
        return None
    challenge = random.choice([ChallengeKind.NOW, ChallengeKind.IMPOSSIBLE])
    mat = replace(_laid(random, name.used, part.used, challenge), universe=universe)
    return _accepted(paper, mat, rules, challenge)


def _laid(random: Random, named: list[str], removing: list[str], challenge: ChallengeKind) -> Mat:
    """Every cube that was used lies somewhere; what both parts use may lie in Required."""
    both = Counter(named) & Counter(removing) if removing else Counter(named)
    places: dict[str, list[Cube]] = {"required": [], "permitted": [], "resources": []}
    for face, number in (Counter(named) | Counter(removing)).items():
        for at in range(number):
            must = at < both[face] or (face in "=⊆")
            place = "required" if must and random.random() < 0.6 else "permitted"
            many = challenge is ChallengeKind.IMPOSSIBLE or not places["resources"]
            if place == "permitted" and many and random.random() < 0.4:
                place = "resources"
            places[place].append(Cube(face))
    required, permitted, resources = map(tuple, places.values())
    return Mat(required=required, permitted=permitted, resources=resources)


def _accepted(paper: str, mat: Mat, rules: OnSetsRules, challenge: ChallengeKind) -> Planted | None:
    """The mat with the Goal that the paper is worth, if the paper is correct on it."""
    worth = judge_solution((paper,), mat, rules, challenge).values
    goal = goal_worth(int(worth[0])) if len(worth) == 1 and int(worth[0]) < 16 else None
    found = replace(mat, goal=goal)
    verdict = judge_solution((paper,), found, rules, challenge)
    return Planted(Position(found, rules), paper, challenge) if verdict.correct else None
