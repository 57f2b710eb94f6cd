"""What is said of papers: was there something to write, and was what was written right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from goalsetter.coach.analysis.avoidance import (
    UNREAD,
    AvoidMoveVerdict,
    avoidance,
    could_be_avoided,
)
from goalsetter.coach.analysis.checks import checked
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
"""Why a paper fails that has nothing wrong in it."""


def read(course: ShakeTruth, scenes: tuple[LoggedAction, ...], clerk: Clerk) -> None:
    """Every paper of the shake, once it is scored."""
    closing = clerk.closing
    if closing.shake.phase is not Phase.END or not closing.shake.scores:
        return
    desk = Desk(course, scenes, clerk)
    written = _numbers(scenes)
    if closing.shake.checks or closing.shake.challenge or _all_wrote(scenes):
        for seat in writers(closing).must:
            _writer(desk, seat, written.get(seat, _opened(scenes)))
    for paper in closing.shake.papers:
        check = next((each for each in closing.shake.checks if each.writer == paper.writer), None)
        reading = desk.reading(paper)
        if check is not None and not check.overruled and reading is not None:
            checked(reading, check, scenes, clerk)


@dataclass(frozen=True, slots=True)
class Desk:
    """What papers are read with."""

    course: ShakeTruth
    scenes: tuple[LoggedAction, ...]
    clerk: Clerk

    @property
    def closing(self) -> State:
        """The end of the shake."""
        return self.clerk.closing

    @property
    def challenge(self) -> Challenged | None:
        """After what it was written."""
        return self.closing.shake.challenge

    def reading(self, paper: Paper) -> PaperReading | None:
        """What is found in a paper; nothing where it cannot be judged (IV-D-2)."""
        equation = self._of_no_goal and not self.closing.terms.deals_cards
        goal = paper.goal or (_goal_in(paper) if equation else "")
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
        return avoidance(self.course, self._flub, paper.avoid_move)

    def could_be_proved(self, answer: Answer) -> bool | None:
        """Whether there was a Solution to write, and an avoid move where one is asked for."""
        avoided = could_be_avoided(self.course, self._flub) if self._flub is not None else True
        return both(yes(answer), avoided)

    def answer(self) -> Answer:
        """Whether there was a Solution to write, with the cubes that the challenge allows."""
        if self._of_no_goal:
            said = [each.before for each in self.scenes if isinstance(each.done, action.NoGoal)]
            return self.course.oracle.ask(said[0] if said else self.closing, None)
        asked = presented_after(self.closing.shake)
        oracle, every = self.course.oracle, asked is ChallengeKind.IMPOSSIBLE
        near = every and oracle.ask(self.closing, ChallengeKind.NOW)
        if near and yes(near):
            return near  # what takes no more than one cube is plainer, and counts as well
        return oracle.ask(self.closing, asked)

    def worth(self, seat: Seat) -> int:
        """What a right paper would have brought."""
        table = self.clerk.table
        if self.challenge is None:
            return table.written_right
        joined = table.joined(BURDENS[self.challenge.claim].writer)
        return table.right if seat != self.challenge.third else joined


def _goal_in(paper: Paper) -> str:
    """The Goal that an Equation itself tells, behind its sign of equality; mostly none."""
    _, told, goal = paper.texts[0].rpartition("=") if len(paper.texts) == 1 else ("", "", "")
    try:
        return text(parse_goal(goal.strip())) if told else ""
    except NotationError:
        return ""


def _all_wrote(scenes: tuple[LoggedAction, ...]) -> bool:
    return any(scene.after.shake.phase is Phase.WRITING for scene in scenes)


def _opened(scenes: tuple[LoggedAction, ...]) -> int:
    """The action with which writing began."""
    found = (s.number for s in scenes if s.after.shake.phase is Phase.WRITING)
    return next(found, scenes[-1].number)


def _numbers(scenes: Iterable[LoggedAction]) -> dict[Seat, int]:
    """The action by which each player presented something, or nothing."""
    kinds = (action.Present, action.DoNotPresent)
    return {scene.done.by: scene.number for scene in scenes if isinstance(scene.done, kinds)}


def _writer(desk: Desk, seat: Seat, number: int) -> None:
    """Who had to write, and could."""
    answer, clerk = desk.answer(), desk.clerk
    there = desk.could_be_proved(answer)
    paper = next((p for p in desk.closing.shake.papers if p.writer == seat), None)
    reading = desk.reading(paper) if paper is not None else None
    if paper is not None and paper.texts and reading is None:
        clerk.decided(DecisionKind.PAPER, number, seat, None)
        clerk.found(AnalysisCode.GOAL_NOT_TOLD, number, (seat,), "no-goal", **evidence(answer))
        return
    if there is False or seat in desk.closing.shake.absent:
        return
    right = _is_right(desk.closing, reading) if reading is not None else False
    code = _code(right, there, reading)
    known = right if code is not AnalysisCode.UNDECIDED else None
    clerk.decided(DecisionKind.PAPER, number, seat, known, desk.worth(seat), code=code)
    if code in (AnalysisCode.WRONG_PAPER, AnalysisCode.NO_PAPER, AnalysisCode.UNDECIDED):
        told = {} if code is AnalysisCode.UNDECIDED else evidence(answer)
        details = reading.faults if reading is not None and told else ()
        clerk.found(code, number, (seat,), "writers", details=details, **told)
    if reading is not None and reading.avoid is not None:
        _avoid_move(reading.paper, reading.avoid, number, clerk)


def _is_right(closing: State, reading: PaperReading) -> bool | None:
    checks = closing.shake.checks
    check = next((each for each in checks if each.writer == reading.paper.writer), None)
    lost = check is not None and check.reason in BY_OWN_FAULT
    return False if lost else reading.right


def _code(right: bool | None, there: bool | None, reading: PaperReading | None) -> AnalysisCode:
    """What a paper is called, and why it brings nothing."""
    if right:
        return AnalysisCode.RIGHT_PAPER
    if there is None:
        return AnalysisCode.UNDECIDED
    if reading is None:
        return AnalysisCode.NO_PAPER
    if right is None:
        return _unknown(reading)
    if reading.faults:
        return AnalysisCode.WRONG_PAPER
    wrong = reading.avoid is not None and reading.avoid.right is False
    return AnalysisCode.WRONG_AVOID if wrong else AnalysisCode.RIGHT_PAPER_LOST


def _unknown(reading: PaperReading) -> AnalysisCode:
    unread = reading.avoid is not None and reading.avoid.why == UNREAD
    return AnalysisCode.UNREAD_AVOID if unread else AnalysisCode.UNDECIDED


def _avoid_move(paper: Paper, avoid: AvoidMoveVerdict, number: int, clerk: Clerk) -> None:
    """ET17: the move that would have avoided the flub belongs to the paper."""
    details = (("avoid", paper.avoid_move),)
    seats, matter = (paper.writer,), "avoid-move"
    if avoid.why == UNREAD:
        clerk.found(AnalysisCode.UNREAD_AVOID, number, seats, matter, details=details)
    elif avoid.right is False:
        told = {**evidence(avoid.answer), "better": avoid.better.move, "bonus": avoid.better.bonus}
        clerk.found(
            AnalysisCode.WRONG_AVOID,
            number,
            seats,
            matter,
            claim=avoid.why,
            details=details,
            **told,
        )
