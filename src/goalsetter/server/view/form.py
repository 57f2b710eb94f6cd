"""The form of a draft, and which cubes it uses: help for the writer, as far as the table gives it.

A table that helps with nothing answers with nothing, whatever a page asks. One that helps with the
form tells no value; only one that helps with everything tells what a paper makes.
The cubes are counted sign by sign, so that they are right while somebody is still typing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from goalsetter.errors import GoalsetterError
from goalsetter.judge import Grouping, find_groupings, work_out
from goalsetter.notation import faces_typed, text
from goalsetter.play import Paper, Seat, View, brief_on, goal_cubes, in_force, mat_of, view
from goalsetter.rules import ChallengeKind, OnSetsRules, Question
from goalsetter.server import wire
from goalsetter.table import PaperHelp, Table
from goalsetter.telling import FormTrouble, form_troubles
from goalsetter.words import render

MOST_AT_ONCE = 2
"""No paper has more texts than this: Two Solutions."""


def form(draft: wire.Draft, table: Table, seat: Seat, *, closely: bool = True) -> wire.Form:
    """The faults in the form of a draft, and the cubes that it uses.

    Looked at closely, the cubes are counted by the judge, and the cards of a set are shaded: that
    can take long.
    """
    help = table.seating.paper_help
    if help is PaperHelp.NOTHING:
        return wire.Form(id=draft.id, troubles=[], used=[], left_required=[])
    paper = Paper(writer=seat, texts=tuple(draft.texts), goal=draft.goal, avoid_move=draft.avoid)
    everything = help is PaperHelp.EVERYTHING
    written = any(text.strip() for text in draft.texts)
    troubles = (
        form_troubles(table, paper, closely=closely, everything=everything) if written else ()
    )
    used, missing = _used(view(table.state, seat), draft.texts)
    return wire.Form(
        id=draft.id,
        troubles=list(map(_trouble, troubles)),
        used=used,
        left_required=missing,
        shaded=_shaded(table, draft.texts) if closely else [],
        ways=list(_ways(table, paper, everything=everything)) if closely else [],
    )


def form_at_once(draft: wire.Draft, table: Table, seat: Seat) -> wire.Form | None:
    """Tell what a draft's signs alone say against it, cheap enough for the loop of the sockets.

    Nothing, if they say nothing: then a close look tells the rest.
    """
    helps = table.seating.paper_help is not PaperHelp.NOTHING
    if not helps or not any(text.strip() for text in draft.texts):
        return None
    texts = tuple(draft.texts[:MOST_AT_ONCE])
    paper = Paper(writer=seat, texts=texts, goal=draft.goal, avoid_move=draft.avoid)
    troubles = list(map(_trouble, form_troubles(table, paper, closely=False)))
    if not troubles:
        return None
    return wire.Form(id=draft.id, troubles=troubles, used=[], left_required=[], hasty=True)


def _trouble(trouble: FormTrouble) -> wire.Trouble:
    at = trouble.error.position if trouble.error is not None else None
    return wire.Trouble(
        sentence=render(trouble.sentence), text=trouble.text, at=at, code=trouble.code
    )


def _ways(table: Table, paper: Paper, *, everything: bool) -> Iterator[wire.Way]:
    """The ways to take each text, with what they make only where everything is told."""
    for at in range(len(paper.texts)):
        groupings = _groupings(table, paper, at)
        for grouping in groupings if everything or len(groupings) > 1 else ():
            way = wire.Way(paper=grouping.paper, text=at)
            if everything:
                way.value, way.fits = grouping.value, grouping.fits
            yield way


def _groupings(table: Table, paper: Paper, at: int) -> tuple[Grouping, ...]:
    """The ways to take a text; a Solution that stands alone yet is taken to be the Goal's."""
    rules, brief, written = in_force(table.state), brief_on(table.state, paper), paper.texts[at]
    if not written.strip():
        return ()
    alone = not isinstance(rules, OnSetsRules) and "=" not in written and brief.mat.goal is not None
    whole = f"{written} = {text(brief.mat.goal)}" if alone and brief.mat.goal else written
    try:
        question = Question(rules=rules, mat=brief.mat, challenge=brief.after, papers=(whole,))
        groupings = find_groupings(question)
    except GoalsetterError:
        return ()
    if not alone:
        return groupings
    return tuple(replace(way, paper=way.paper.partition(" = ")[0]) for way in groupings)


def _shaded(table: Table, texts: list[str]) -> list[str]:
    """The cards of the set as it is written, in its first reading; none if it has no meaning."""
    rules = in_force(table.state)
    written = next((text for text in texts if text.strip()), "")
    if not isinstance(rules, OnSetsRules) or not written:
        return []
    try:
        asked = Question(
            rules=rules,
            mat=mat_of(table.state.shake),
            challenge=ChallengeKind.IMPOSSIBLE,
            papers=(written,),
        )
        works = work_out(asked)
    except GoalsetterError:
        return []
    return [text(card) for work in works[:1] for card in work.taken]


def _used(seen: View, texts: list[str]) -> tuple[list[str], list[str]]:
    """The cubes of the mat that the texts use, Required ones first; and those left over.

    Of two papers, each uses the cubes anew: the fuller one is shown.
    """
    wanted: Counter[str] = Counter()
    for written in texts:
        wanted |= Counter(_signs(seen, written))
    used, missing = [], []
    for cubes, is_required in (
        (seen.required, True),
        (seen.permitted, False),
        (seen.resources, False),
    ):
        for cube in cubes:
            if wanted[cube.face] > 0:
                wanted[cube.face] -= 1
                used.append(text(cube))
            elif is_required:
                missing.append(text(cube))
    return used, missing


def _signs(seen: View, written: str) -> Iterable[str]:
    """The faces that a text asks for; of an Equation, those of the side that is not the Goal."""
    if seen.terms.deals_cards:
        return faces_typed(written, sets=True)
    sides = [faces_typed(side, sets=False) for side in written.split("=")]
    laid = Counter(cube.face for cube in goal_cubes(seen.goal))
    if len(sides) > 1 and Counter(sides[0]) == laid and Counter(sides[1]) != laid:
        return sides[1]
    return sides[0]
