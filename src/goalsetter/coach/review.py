"""The review of a shake: ways to make the Goal, what decided it, and a question for each player.

It is read between two shakes, so it is short; the analysis that it is taken from tells everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from goalsetter.coach.analysis import (
    AnalysisCode,
    AnalysisFinding,
    PositionStanding,
    ShakeAnalysis,
    analyse_shake,
)
from goalsetter.coach.witness import faces_used, signs_among
from goalsetter.judge import rule_on_papers
from goalsetter.play import (
    Action,
    Paper,
    Record,
    Seat,
    State,
    in_force,
    mat_of,
    presented_after,
    steps_of,
    verdict_on,
)
from goalsetter.rules import ONE_CUBE_CLAIMS, ChallengeKind, Claim, Question
from goalsetter.solver import Answer, Budget, ForRoll, Impossible, Solvable, Unknown

MOST_SOLUTIONS = 3
CANDIDATES = 8
"""Solutions that are asked for, so that some of them have other signs than the first."""
REVIEW = Budget(steps=1_000_000)
"""The cost of one question: people wait for the review, so it is less than for a whole report."""


class Turning(StrEnum):
    """The kinds of what decided a shake."""

    OPENED = "opened"
    """A move let one more cube be enough, and Now was called."""
    SPOILED = "spoiled"
    """A move or a Goal left no Solution, and Impossible was called."""
    STILL_WORKS = "still-works"
    """Impossible was called, and a Solution was left."""
    NOT_YET = "not-yet"
    """Now was called, and one more cube was not enough."""
    PAPER = "paper"
    """There was a Solution to write, and no right paper."""
    LET_PASS = "let-pass"
    """Nobody called a Now that lay there, until the last cube."""
    LAST_CUBE = "last-cube"
    """All cubes were played, and nothing was there to be called."""
    NO_GOAL = "no-goal"
    UNDECIDED = "undecided"


class Wonder(StrEnum):
    """The kinds of question to think about."""

    CALL_NOW = "call-now"
    """Could you have called Now after that move? Yes."""
    CALL_IMPOSSIBLE = "call-impossible"
    SAFER_MOVE = "safer-move"
    """Your move left something to challenge: which would not have?"""
    OTHER_GOAL = "other-goal"
    """Nobody can make your Goal: which one could be made?"""
    HOW_MANY_MORE = "how-many-more"
    """You called Now: how many more cubes did it need?"""
    FIND_ONE = "find-one"
    """There was a Solution: can you find it now?"""
    ANYONE_NOW = "anyone-now"
    """Could another player have called Now after that move? Yes."""
    ANOTHER_WAY = "another-way"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewSolution:
    """A Solution that the judge accepts."""

    paper: tuple[str, ...]
    by: Seat | None = None
    """Its writer; nobody, if the solver found it."""
    goal: str = ""
    """The Goal that goes with it, where another had to be laid or cubes added to it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurningPoint:
    """The act that decided a shake."""

    kind: Turning
    number: int = 0
    """The action, counted from 1 in the log."""
    seat: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewQuestion:
    """One question to think about, with its answer."""

    kind: Wonder
    number: int = 0
    """The action after which it is asked; 0 for the end of the shake."""
    seat: Seat | None = None
    """Another player whom it is about."""
    witness: tuple[str, ...] = ()
    better: Action | None = None
    needs: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ShakeReview:
    """All that is shown after a shake."""

    shake: int
    asked: ChallengeKind
    """How many of the Resources the Solutions below may use."""
    truth: Answer | None
    """Whether there was a Solution to write; nothing, if the shake had no Goal."""
    solutions: tuple[ReviewSolution, ...] = ()
    turning: TurningPoint | None = None
    questions: tuple[tuple[Seat, ReviewQuestion], ...] = ()

    @property
    def undecided(self) -> bool:
        """Whether the solver could not tell if there was a Solution."""
        return isinstance(self.truth, Unknown)


def review_shake(record: Record, number: int, budget: Budget = REVIEW) -> ShakeReview | None:
    """Review a shake that has ended; nothing for one that has not."""
    closing = closing_state(record, number)
    if closing is None:
        return None
    # Solutions first: where the budget is cancelled after a while, they are what is looked for.
    shown = Showing(closing, budget)
    solutions = tuple(shown.solutions())
    part = analyse_shake(record, number, budget)
    return ShakeReview(
        shake=number,
        asked=shown.asked,
        truth=shown.truth,
        solutions=solutions,
        turning=turning_of(part, closing),
        questions=tuple(questions_for(part, closing, shown)),
    )


def closing_state(record: Record, number: int) -> State | None:
    """Return the state at the end of a shake, once it is scored."""
    states = (step.state for step in steps_of(record) if step.state.shake.number == number)
    # The last one, so that a score corrected by a judge counts.
    last = None
    for state in states:
        if state.shake.scores:
            last = state
    return last


class Showing:
    """The Solutions of the mat at the end of a shake."""

    def __init__(self, closing: State, budget: Budget) -> None:
        self.closing = closing
        self.mat = mat_of(closing.shake)
        self.rules = in_force(closing)
        self.budget = budget
        self.solver = ForRoll(self.mat.resources, self.rules, budget)
        self.asked = presented_after(closing.shake)
        self.truth = self._ask() if closing.shake.goal is not None else None
        self.unshown: tuple[str, ...] = ()
        """A Solution beyond those that are shown."""

    def _ask(self) -> Answer:
        answer = self.solver.answer(self.mat, self.asked, self.budget, CANDIDATES)
        # One more cube was not enough: what could have been built is still worth a look.
        if self.asked is ChallengeKind.NOW and isinstance(answer, Impossible):
            further = ChallengeKind.IMPOSSIBLE
            later = self.solver.answer(self.mat, further, self.budget, CANDIDATES)
            if isinstance(later, Solvable):
                self.asked = further
                return later
        return answer

    def solutions(self) -> Iterator[ReviewSolution]:
        """Yield up to three: right papers of players first, then others with other signs."""
        sets = self.closing.terms.deals_cards
        shown: set[tuple[str, ...]] = set()
        signs: set[tuple[str, ...]] = set()
        for paper in self.closing.shake.papers:
            if len(shown) < MOST_SOLUTIONS and paper.texts not in shown and self.is_right(paper):
                shown.add(paper.texts)
                signs.add(signs_of(paper.texts, sets=sets))
                yield ReviewSolution(paper=paper.texts, by=paper.writer, goal=paper.goal)
        if not isinstance(self.truth, Solvable):
            return
        accepted = [
            text
            for text in (self.truth.witness, *self.truth.more)
            if text not in shown and self.accepts(text)
        ]
        # A Goal as it lies comes before one to which a ! is added.
        accepted.sort(key=lambda text: "!" in text[-1].rpartition("=")[2])
        # A child learns more from another idea than from the same one with its cubes swapped.
        fresh = [text for text in accepted if signs_of(text, sets=sets) not in signs]
        for text in dict.fromkeys((*one_of_each_kind(fresh, sets=sets), *accepted)):
            if len(shown) == MOST_SOLUTIONS:
                self.unshown = text
                return
            shown.add(text)
            grown = self.truth.goal if text == self.truth.witness else ""
            yield ReviewSolution(paper=text, goal=grown)

    def is_right(self, paper: Paper) -> bool:
        """Whether a player's paper is right, whatever the checkers made of it."""
        # After "No Goal" a paper must tell its Goal, and without one it cannot be judged (IV-D-2).
        if not paper.texts or (self.closing.shake.goal is None and not paper.goal):
            return False
        return verdict_on(self.closing, paper).correct

    def accepts(self, text: tuple[str, ...]) -> bool:
        """Whether the judge accepts a Solution; nothing is shown that was not ruled on."""
        assert isinstance(self.truth, Solvable)
        if self.truth.goal:
            # The Goal grew, which the mat does not show: the solver's own word is for its witness.
            return text == self.truth.witness
        question = Question(rules=self.rules, mat=self.mat, challenge=self.asked, papers=text)
        return rule_on_papers(question, briefly=True).correct

    def cubes_needed(self) -> int | None:
        """Return the fewest cubes of the Resources that a Solution takes, where that is proved."""
        fewest = self.solver.fewest(self.mat, budget=self.budget)
        return fewest.cubes if fewest.cubes == fewest.proved else None


def signs_of(paper: tuple[str, ...], *, sets: bool) -> tuple[str, ...]:
    """Return the signs of a Solution, in any order the same."""
    return tuple(sorted(signs_among(faces_used(paper, sets=sets))))


def one_of_each_kind(papers: list[tuple[str, ...]], *, sets: bool) -> list[tuple[str, ...]]:
    """Return the first paper of those that have the same signs."""
    kinds: dict[tuple[str, ...], tuple[str, ...]] = {}
    for paper in papers:
        kinds.setdefault(signs_of(paper, sets=sets), paper)
    return list(kinds.values())


# What decided it.

LOST_BY_PAPER = (
    AnalysisCode.NO_PAPER,
    AnalysisCode.WRONG_PAPER,
    AnalysisCode.WRONG_AVOID,
)
OF_NO_GOAL = (
    AnalysisCode.RIGHT_NO_GOAL,
    AnalysisCode.FALSE_NO_GOAL,
    AnalysisCode.NO_GOAL_ACCEPTED,
)


def turning_of(part: ShakeAnalysis, closing: State) -> TurningPoint | None:
    """Return the act that decided a shake."""
    challenge = closing.shake.challenge
    if challenge is None:
        return turning_without_challenge(part)
    for finding in part.findings:
        # A Third Party's paper decides nothing for the other two.
        if finding.code in LOST_BY_PAPER and challenge.third not in finding.seats:
            return TurningPoint(kind=Turning.PAPER, number=finding.number, seat=finding.seats[0])
    call = first_of(part, AnalysisCode.RIGHT_CHALLENGE, AnalysisCode.FALSE_CHALLENGE)
    if challenge.claim is Claim.NO_GOAL:
        return turning_of_no_goal(part)
    if call is None or not part.standings:
        return TurningPoint(kind=Turning.UNDECIDED)
    near = challenge.claim in ONE_CUBE_CLAIMS
    if call.code is AnalysisCode.RIGHT_CHALLENGE:
        start = beginning_of(part.standings, near=near)
        kind = Turning.OPENED if near else Turning.SPOILED
        return TurningPoint(kind=kind, number=start.number, seat=start.mover)
    if near:
        return TurningPoint(kind=Turning.NOT_YET, number=call.number, seat=challenge.challenger)
    last = part.standings[-1]
    return TurningPoint(kind=Turning.STILL_WORKS, number=last.number, seat=last.mover)


def turning_without_challenge(part: ShakeAnalysis) -> TurningPoint | None:
    """Return what decided a shake in which everybody wrote, or which had no Goal."""
    if first_of(part, *OF_NO_GOAL):
        return turning_of_no_goal(part)
    missed = first_of(part, AnalysisCode.MISSED_NOW, AnalysisCode.MISSED_IMPOSSIBLE)
    if missed is not None:
        return TurningPoint(kind=Turning.LET_PASS, number=missed.number, seat=None)
    if not part.standings:
        return None
    last = part.standings[-1]
    return TurningPoint(kind=Turning.LAST_CUBE, number=last.number, seat=last.mover)


def turning_of_no_goal(part: ShakeAnalysis) -> TurningPoint | None:
    """Return the call of "No Goal", or the agreement to it."""
    finding = first_of(part, *OF_NO_GOAL)
    if finding is None:
        return TurningPoint(kind=Turning.UNDECIDED)
    return TurningPoint(kind=Turning.NO_GOAL, number=finding.number, seat=finding.seats[0])


def beginning_of(standings: tuple[PositionStanding, ...], *, near: bool) -> PositionStanding:
    """Return the first of the last positions in which the claim was true without a break."""
    start = standings[-1]
    for standing in reversed(standings):
        holds = (
            isinstance(standing.now, Solvable)
            if near
            else isinstance(standing.possible, Impossible)
        )
        if not holds:
            break
        start = standing
    return start


def first_of(part: ShakeAnalysis, *codes: AnalysisCode) -> AnalysisFinding | None:
    """Return the first finding of these kinds."""
    return next((finding for finding in part.findings if finding.code in codes), None)


# A question for each player.

WONDERS: tuple[tuple[AnalysisCode, Wonder], ...] = (
    (AnalysisCode.MISSED_NOW, Wonder.CALL_NOW),
    (AnalysisCode.MISSED_IMPOSSIBLE, Wonder.CALL_IMPOSSIBLE),
    (AnalysisCode.ALLOWED_NOW, Wonder.SAFER_MOVE),
    (AnalysisCode.MADE_IMPOSSIBLE, Wonder.SAFER_MOVE),
    (AnalysisCode.IMPOSSIBLE_GOAL, Wonder.OTHER_GOAL),
    (AnalysisCode.FALSE_CHALLENGE, Wonder.HOW_MANY_MORE),
    (AnalysisCode.NO_PAPER, Wonder.FIND_ONE),
    (AnalysisCode.WRONG_PAPER, Wonder.FIND_ONE),
)
"""The question that a finding about oneself leads to; the first that fits is asked."""


def questions_for(
    part: ShakeAnalysis, closing: State, shown: Showing
) -> Iterator[tuple[Seat, ReviewQuestion]]:
    """Yield one question for each player, about his own acts where there is something to learn."""
    for seat in closing.seats:
        question = question_about(part, seat, shown) or question_about_others(part, seat, shown)
        if question is not None:
            yield seat, question


def question_about(part: ShakeAnalysis, seat: Seat, shown: Showing) -> ReviewQuestion | None:
    """Return the question that a player's own acts lead to."""
    for code, kind in WONDERS:
        mine = (f for f in part.findings if f.code is code and seat in f.seats)
        finding = next(mine, None)
        if finding is None:
            continue
        if kind is Wonder.SAFER_MOVE and finding.better is None:
            continue  # safe only by a bonus move, or not known: no fair question
        asked = ReviewQuestion(
            kind=kind, number=finding.number, witness=finding.witness, better=finding.better
        )
        if kind is not Wonder.HOW_MANY_MORE:
            return asked
        if finding.claim not in {claim.value for claim in ONE_CUBE_CLAIMS}:
            # Impossible was called, and was not so: a Solution is what was overlooked.
            return replace(asked, kind=Wonder.FIND_ONE)
        needs = shown.cubes_needed()
        if needs is not None:
            return replace(asked, needs=needs)
    return None


def question_about_others(part: ShakeAnalysis, seat: Seat, shown: Showing) -> ReviewQuestion | None:
    """Return a question about another player, or about the mat as it lies."""
    missed = first_of(part, AnalysisCode.MISSED_NOW)
    if missed is not None:
        return ReviewQuestion(
            kind=Wonder.ANYONE_NOW,
            number=missed.number,
            seat=next(other for other in missed.seats if other != seat),
            witness=missed.witness,
        )
    if shown.unshown:
        return ReviewQuestion(kind=Wonder.ANOTHER_WAY, witness=shown.unshown)
    return None
