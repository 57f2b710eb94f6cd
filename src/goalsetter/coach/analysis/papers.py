"""Findings on papers: was there something to write, and was what was written right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from goalsetter.coach.analysis.avoidance import (
    UNREAD,
    AvoidMoveVerdict,
    could_be_avoided,
    judge_avoid_move,
)
from goalsetter.coach.analysis.checks import examine_check
from goalsetter.coach.analysis.clerk import Clerk, evidence
from goalsetter.coach.analysis.positions import LoggedAction
from goalsetter.coach.analysis.reading import PaperReading
from goalsetter.coach.analysis.result import AnalysisCode, DecisionKind
from goalsetter.coach.analysis.shake_truth import ShakeTruth
from goalsetter.coach.analysis.truth import both, yes
from goalsetter.errors import NotationError
from goalsetter.notation import parse_goal, text
from goalsetter.play import (
    Challenged,
    Paper,
    Phase,
    Seat,
    State,
    action,
    presented_after,
    verdict_on,
    writers,
)
from goalsetter.rules import BURDENS, ChallengeKind, Claim
from goalsetter.solver import Answer

BY_OWN_FAULT = ("conceded", "no-avoid-move")
"""The reasons for which a paper fails that has nothing wrong in it."""


def examine_papers(course: ShakeTruth, scenes: tuple[LoggedAction, ...], clerk: Clerk) -> None:
    """Examine every paper of the shake, once it is scored."""
    closing = clerk.closing
    # A shake without scores was broken off: papers in it decided nothing.
    if closing.shake.phase is not Phase.END or not closing.shake.scores:
        return
    desk = Desk(course, scenes, clerk)
    written = paper_numbers(scenes)
    if closing.shake.checks or closing.shake.challenge or all_wrote(scenes):
        for seat in writers(closing).must:
            examine_writer(desk, seat, written.get(seat, opening_number(scenes)))
    for paper in closing.shake.papers:
        check = next((c for c in closing.shake.checks if c.writer == paper.writer), None)
        reading = desk.reading(paper)
        if check is not None and not check.overruled and reading is not None:
            examine_check(reading, check, scenes, clerk)


@dataclass(frozen=True, slots=True)
class Desk:
    """The things that papers are read with."""

    course: ShakeTruth
    scenes: tuple[LoggedAction, ...]
    clerk: Clerk

    @property
    def closing(self) -> State:
        """The end of the shake."""
        return self.clerk.closing

    @property
    def challenge(self) -> Challenged | None:
        """The challenge after which it was written."""
        return self.closing.shake.challenge

    def reading(self, paper: Paper) -> PaperReading | None:
        """Read a paper; None where it cannot be judged (IV-D-2)."""
        # After "No Goal" the writer lays the Goal himself: the paper must tell it (IV-D-2).
        equation = self._of_no_goal and not self.closing.terms.deals_cards
        goal = paper.goal or (goal_in(paper) if equation else "")
        if not paper.texts or (self._of_no_goal and not goal):
            return None
        verdict = verdict_on(self.closing, replace(paper, goal=goal))
        return PaperReading(paper, verdict, self._avoidance(paper))

    @property
    def _of_no_goal(self) -> bool:
        return self.challenge is not None and self.challenge.claim is Claim.NO_GOAL

    @property
    def _flub(self) -> Claim | None:
        """The flub that is claimed, where an avoid move must be written (ET17)."""
        named = self.challenge.claim if self.challenge is not None else None
        needs = named is not None and BURDENS[named].avoid_move
        return named if needs and self.course.positions else None

    def _avoidance(self, paper: Paper) -> AvoidMoveVerdict | None:
        if self._flub is None or not paper.avoid_move:
            return None
        return judge_avoid_move(self.course, self._flub, paper.avoid_move)

    def could_be_proved(self, answer: Answer) -> bool | None:
        """Whether there was a Solution to write, and an avoid move where one is asked for."""
        avoided = could_be_avoided(self.course, self._flub) if self._flub is not None else True
        return both(yes(answer), avoided)

    def answer(self) -> Answer:
        """Whether there was a Solution to write, with the cubes that the challenge allows."""
        if self._of_no_goal:
            said = [scene.before for scene in self.scenes if isinstance(scene.deed, action.NoGoal)]
            return self.course.oracle.ask(said[0] if said else self.closing, None)
        asked = presented_after(self.closing.shake)
        oracle, every = self.course.oracle, asked is ChallengeKind.IMPOSSIBLE
        near = every and oracle.ask(self.closing, ChallengeKind.NOW)
        if near and yes(near):
            return near  # what takes no more than one cube is plainer, and counts as well
        return oracle.ask(self.closing, asked)

    def worth(self, seat: Seat) -> int:
        """Return what a right paper would have brought."""
        table = self.clerk.table
        if self.challenge is None:
            return table.written_right
        joined = table.joined(BURDENS[self.challenge.claim].writer)
        return table.right if seat != self.challenge.third else joined


def goal_in(paper: Paper) -> str:
    """The Goal that an Equation itself tells, behind its sign of equality; mostly none."""
    _, equals, goal = paper.texts[0].rpartition("=") if len(paper.texts) == 1 else ("", "", "")
    try:
        return text(parse_goal(goal.strip())) if equals else ""
    except NotationError:
        return ""


def all_wrote(scenes: tuple[LoggedAction, ...]) -> bool:
    """Whether everybody wrote, after the last cube."""
    return any(scene.after.shake.phase is Phase.WRITING for scene in scenes)


def opening_number(scenes: tuple[LoggedAction, ...]) -> int:
    """Return the action with which writing began."""
    numbers = (scene.number for scene in scenes if scene.after.shake.phase is Phase.WRITING)
    return next(numbers, scenes[-1].number)


def paper_numbers(scenes: Iterable[LoggedAction]) -> dict[Seat, int]:
    """Return the action by which each paper was presented."""
    kinds = (action.Present, action.DoNotPresent)
    return {scene.deed.by: scene.number for scene in scenes if isinstance(scene.deed, kinds)}


def examine_writer(desk: Desk, seat: Seat, number: int) -> None:
    """Examine what a player wrote who had to, or why nothing."""
    answer, clerk = desk.answer(), desk.clerk
    there = desk.could_be_proved(answer)
    paper = next((p for p in desk.closing.shake.papers if p.writer == seat), None)
    reading = desk.reading(paper) if paper is not None else None
    if paper is not None and paper.texts and reading is None:
        clerk.decide(DecisionKind.PAPER, number, seat, None)
        clerk.note(AnalysisCode.GOAL_NOT_TOLD, number, (seat,), "no-goal", **evidence(answer))
        return
    # Nothing to write is no fault of the writer, and nobody there wrote nothing.
    if there is False or seat in desk.closing.shake.absent:
        return
    right = is_right(desk.closing, reading) if reading is not None else False
    code = paper_code(right, there, reading)
    # Undecided counts neither for nor against a player.
    known = right if code is not AnalysisCode.UNDECIDED else None
    clerk.decide(DecisionKind.PAPER, number, seat, known, desk.worth(seat), code=code)
    if code in (AnalysisCode.WRONG_PAPER, AnalysisCode.NO_PAPER, AnalysisCode.UNDECIDED):
        proof = {} if code is AnalysisCode.UNDECIDED else evidence(answer)
        details = reading.faults if reading is not None and proof else ()
        clerk.note(code, number, (seat,), "writers", details=details, **proof)
    if reading is not None and reading.avoid is not None:
        examine_avoid_move(reading.paper, reading.avoid, number, clerk)


def is_right(closing: State, reading: PaperReading) -> bool | None:
    """Whether a paper is right, and was not lost by its writer."""
    checks = closing.shake.checks
    check = next((c for c in checks if c.writer == reading.paper.writer), None)
    lost = check is not None and check.reason in BY_OWN_FAULT
    return False if lost else reading.right


def paper_code(
    right: bool | None, there: bool | None, reading: PaperReading | None
) -> AnalysisCode:
    """Return what a paper is called, by why it brings nothing."""
    if right:
        return AnalysisCode.RIGHT_PAPER
    if there is None:
        return AnalysisCode.UNDECIDED
    if reading is None:
        return AnalysisCode.NO_PAPER
    if right is None:
        unread = reading.avoid is not None and reading.avoid.why == UNREAD
        return AnalysisCode.UNREAD_AVOID if unread else AnalysisCode.UNDECIDED
    if reading.faults:
        return AnalysisCode.WRONG_PAPER
    wrong = reading.avoid is not None and reading.avoid.right is False
    return AnalysisCode.WRONG_AVOID if wrong else AnalysisCode.RIGHT_PAPER_LOST


def examine_avoid_move(paper: Paper, avoid: AvoidMoveVerdict, number: int, clerk: Clerk) -> None:
    """ET17: the move that would have avoided the flub belongs to the paper."""
    details = (("avoid", paper.avoid_move),)
    seats, matter = (paper.writer,), "avoid-move"
    if avoid.why == UNREAD:
        clerk.note(AnalysisCode.UNREAD_AVOID, number, seats, matter, details=details)
    elif avoid.right is False:
        proof = {**evidence(avoid.answer), "better": avoid.better.move, "bonus": avoid.better.bonus}
        clerk.note(
            AnalysisCode.WRONG_AVOID,
            number,
            seats,
            matter,
            claim=avoid.why,
            details=details,
            **proof,
        )
