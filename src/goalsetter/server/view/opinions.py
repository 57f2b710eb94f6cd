"""Rulings as the sheet shows them, and a player's protests (judges G7, G8)."""

from __future__ import annotations

from goalsetter.cubes import LaidGoal, SetGoal
from goalsetter.play import JudgeRuling, Seat, State
from goalsetter.server import wire
from goalsetter.server.view.sentences import in_codes
from goalsetter.telling import goal_words, reason_title, set_goal_words

ANSWERS: dict[bool, wire.YesNo] = {True: "yes", False: "no"}


def rulings(state: State) -> list[wire.SheetRuling]:
    """Every ruling of the match, with what further judges said and who protests."""
    return [_ruling(state, number, ruling) for number, ruling in enumerate(state.rulings, 1)]


def _ruling(state: State, number: int, ruling: JudgeRuling) -> wire.SheetRuling:
    goal, papers = ruling.before.goal, ruling.before.papers
    words = "" if goal is None else _goal(goal)
    return wire.SheetRuling(
        number=number,
        shake=ruling.shake,
        writer=ruling.writer,
        question=ruling.kind,
        # Words of a checker's own are for the judges alone.
        about=in_codes(reason_title(ruling.about, sets=state.terms.deals_cards) or ""),
        answer=ANSWERS[ruling.yes],
        stands=ANSWERS[ruling.stands],
        asked_by=ruling.asked_by,
        awaits=ruling.awaits,
        opinions=[ANSWERS[opinion] for opinion in ruling.opinions],
        goal=words,
        papers=[text for paper in papers if paper.writer == ruling.writer for text in paper.texts],
        protests=[seat for seat, _ in ruling.protests],
    )


def _goal(goal: LaidGoal | SetGoal) -> str:
    return set_goal_words(goal) if isinstance(goal, SetGoal) else goal_words(goal)


def protests(state: State, seat: Seat) -> list[wire.OwnProtest]:
    """A player's own protests, with his reasons: they are for the form, and nobody else."""
    return [
        wire.OwnProtest(ruling=number, said=said)
        for number, ruling in enumerate(state.rulings, 1)
        for by, said in ruling.protests
        if by == seat
    ]
