"""Looking ahead: who will have no safe move, and how likely the others make a mistake before.

With few cubes left a shake is decided by who has to make the move after which a Solution is one
cube away, or gone. The champion plays these moves through in his head. A solver for this roll keeps
what it has found from one question to the next; it is made anew for each thought, so that the same
view gives the same choice wherever it is thought about.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from goalsetter.bots.mind import Mind
from goalsetter.bots.safety import can_be_now, keeps_plan, plain_moves
from goalsetter.bots.sight import Seen
from goalsetter.bots.standing import chance_to_err, points_at_stake, worth_of_risk
from goalsetter.bots.ways import TurnWay
from goalsetter.cubes import Mat
from goalsetter.play import action, after_move, goal_cubes, left_of
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Answer, ForRoll, Impossible, Solvable, Unknown

STEPS_AHEAD = 10_000
"""Most steps of one search: with few cubes left nearly all take fewer, and there are many."""
EXACT_AHEAD = 10_000
"""Most steps of exact arithmetic of one search."""
COST_IN_VAIN = 100
"""A search that runs out of steps counts as so many more: where one does, others would too."""
ASKED_A_SEARCH = 12
"""So many questions answered from what is known cost as much as one search."""

Position = tuple[tuple[str, ...], ...]


@dataclass
class Lookahead:
    """A search of the moves that are left, by one player, within so many searches of the solver."""

    mind: Mind
    solver: ForRoll
    searches: int
    known: dict[Position, int | None] = field(default_factory=dict)
    cut_short: bool = False
    in_vain: int = 0
    """How many searches ran out of steps, which takes longest."""

    def ask(self, mat: Mat, question: ChallengeKind) -> Answer:
        """Ask the solver, and count what it does not know."""
        answer = self.solver.ask(mat, question)
        self.in_vain += isinstance(answer, Unknown)
        return answer

    @property
    def is_spent(self) -> bool:
        """Whether all searches are used up; then nothing more is found out."""
        searched = self.solver.searched + self.in_vain * COST_IN_VAIN
        spent = searched >= self.searches or self.solver.asked >= ASKED_A_SEARCH * self.searches
        self.cut_short = self.cut_short or spent
        return spent

    def is_caught(self, mat: Mat) -> bool | None:
        """Whether the player who leaves this mat can be challenged rightly; none if not known."""
        if can_be_now(self.mind, mat):
            near = self.ask(mat, ChallengeKind.NOW)
            if not isinstance(near, Impossible):
                return True if isinstance(near, Solvable) else None
        possible = self.ask(mat, ChallengeKind.IMPOSSIBLE)
        if isinstance(possible, Solvable):
            return False
        return True if isinstance(possible, Impossible) else None

    def loser(self, mat: Mat) -> int | None:
        """Return who will be caught: 0 is the player to move, 1 the next; none if nobody.

        Everybody avoids being caught, and rather has another caught than nobody.
        """
        if not mat.resources or self.is_spent:
            return None
        key = position_of(mat)
        if key in self.known:
            return self.known[key]
        players = self.mind.view.terms.players
        best: int | None = 0
        for cube, to in plain_moves(self.mind, mat):
            after = after_move(mat, cube, to)
            caught = self.is_caught(after)
            if caught or self.is_spent:
                continue
            # What is not known is taken for safe: nobody can be sure of a challenge.
            later = None if caught is None else self.loser(after)
            mine = None if later is None else (later + 1) % players
            if mine is None:
                best = None
            elif mine:
                best = mine
                break
        if self.is_spent:
            return None
        self.known[key] = best
        return best

    def expected(self, way: TurnWay, plan: Seen) -> float:
        """Return the expected points of a turn, above those of the others.

        The others are taken for what they have shown: each calls a mistake, and makes one, with a
        chance of its own. A turn of which it is not known whether it is safe counts as a mistake.
        """
        gain, loss = points_at_stake(self.mind)
        players = self.mind.view.terms.players
        if not way.again and not self.is_safe(way, plan):
            return worth_of_risk(self.mind)
        later = self.loser(way.after)
        if later is not None and not way.again:
            later = (later + 1) % players
        if later:
            return gain
        slip = 0.0 if way.again else self.chance_of_slip(way.after)
        return slip * gain - (0.0 if later is None else (1 - slip) * loss)

    def is_safe(self, way: TurnWay, plan: Seen) -> bool:
        """Whether surely nothing can be called after a turn of one's own."""
        near = can_be_now(self.mind, way.after) and not isinstance(
            self.ask(way.after, ChallengeKind.NOW), Impossible
        )
        return not near and self.is_possible(way, plan)

    def chance_of_slip(self, mat: Mat) -> float:
        """Return how likely the next player moves without care, and is caught: the more so the
        fewer safe moves there are."""
        replies = list(plain_moves(self.mind, mat))
        if not replies or self.is_spent:
            return 0.0
        caught = sum(bool(self.is_caught(after_move(mat, cube, to))) for cube, to in replies)
        following = left_of(self.mind.view.seat, self.mind.view.terms.seats)
        return chance_to_err(self.mind, following) * caught / len(replies)

    def is_possible(self, way: TurnWay, plan: Seen) -> bool:
        """Whether there surely is a Solution after a turn: the one in mind, or another."""
        plain = isinstance(way.deed, action.Move)
        if plain and keeps_plan(self.mind, self.mind.mat, way.cube, way.to, plan):
            return True
        return isinstance(self.ask(way.after, ChallengeKind.IMPOSSIBLE), Solvable)


def position_of(mat: Mat) -> Position:
    """Return what tells two mats of one shake apart: the faces in each section, and the Goal."""
    sections = (mat.required, mat.permitted, mat.resources, goal_cubes(mat.goal))
    return tuple(tuple(sorted(cube.face for cube in cubes)) for cubes in sections)


def look_ahead(mind: Mind) -> Lookahead:
    """Begin a search on the mat that the player sees."""
    mat = mind.mat
    cubes = (*mat.resources, *mat.required, *mat.permitted, *mat.forbidden, *goal_cubes(mat.goal))
    solver = ForRoll(cubes, mind.rules, replace(mind.budget, steps=STEPS_AHEAD, exact=EXACT_AHEAD))
    return Lookahead(mind, solver, mind.level.searches)
