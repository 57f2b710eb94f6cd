"""Practice items and replies as a browser draws them: the key stays here."""

from __future__ import annotations

from goalsetter.coach import KINDS, AnswerForm, AskedItem, FormKind, PracticeItem, PracticeReply
from goalsetter.cubes import Cube, Mat
from goalsetter.errors import NotationError
from goalsetter.notation import parse_card
from goalsetter.rules import Chosen, OnSetsRules, may_lie
from goalsetter.server import wire
from goalsetter.server.view.lesson_list import lesson_of
from goalsetter.server.view.mat import LAYOUTS, card, cube, goal, tried_layout
from goalsetter.server.view.sentences import findings_shown, in_words, on_cubes
from goalsetter.server.view.terms import division_title
from goalsetter.server.wire import practice
from goalsetter.solver import Impossible
from goalsetter.telling import (
    by_hand,
    item_question,
    item_reply,
    skill_words,
    variation_meaning,
    why,
)
from goalsetter.words import Capitalised, render, say, say_if_known

KIND_OF = {kind.name: kind for kind in KINDS}
"""Every kind by its name."""
BASE_RATING = 1200
"""The rating of an item of which nothing else is known."""


def card_of(item: PracticeItem) -> str:
    """The card that an item reviews: its skill in its book and division."""
    skill = KIND_OF[item.kind].skill(item)
    return f"{skill}/{item.edition}/{item.division.value}"


def rating_of(item: PracticeItem) -> int:
    """A first rating from the features of an item."""
    weights = {"cubes": 60, "variations": 80, "signs": 20, "looked": 10}
    raised = sum(weights.get(name, 0) * count for name, count in item.features)
    return max(600, min(2400, BASE_RATING - 400 + raised))


def asked_shown(item: PracticeItem, id: str) -> practice.PracticeItem:
    """An item as it is asked."""
    kind = KIND_OF[item.kind]
    asked = kind.ask(item)
    return practice.PracticeItem(
        id=id,
        kind=item.kind,
        title=say(f"practice-kind-{item.kind}"),
        card=card_of(item),
        skill=render(skill_words(kind.skill(item))),
        rating=rating_of(item),
        game="on-sets" if item.sets else "equations",
        edition=item.edition,
        edition_title=item.book.title,
        division=item.division.value,
        division_title=division_title(item.division),
        question=render(item_question(item, asked)),
        form=_form(asked.form, item),
        mat=mat_shown(item.position) if asked.mat else None,
        circled=_circled(item),
        line=asked.line,
        papers=list(asked.papers),
        seconds=asked.seconds,
        graded=asked.graded,
        finite=asked.finite,
    )


def mat_shown(laid: Mat) -> wire.Mat:
    """A mat as it lies."""
    return wire.Mat(
        resources=list(map(cube, laid.resources)),
        goal=None if laid.goal is None else goal(laid.goal),
        goal_set=laid.goal is not None,
        required=list(map(cube, laid.required)),
        permitted=list(map(cube, laid.permitted)),
        forbidden=list(map(cube, laid.forbidden)),
        universe=[] if laid.universe is None else [card(one) for one in laid.universe.cards],
    )


def _circled(item: PracticeItem) -> list[wire.Circled]:
    """One pill for each variation, as at the table."""
    shown = []
    for named in item.variations:
        entry = item.book.catalogue.find(named)
        chosen: Chosen = entry[1] if entry is not None else Chosen(named)
        meaning = variation_meaning(chosen.name)
        shown.append(
            wire.Circled(
                by="",
                names=[on_cubes(item.book.title_of(item.division, chosen))],
                void=False,
                codes=[chosen.name],
                meanings=[render(meaning) if meaning else ""],
                lessons=[lesson_of(item.edition, item.division, chosen.name)],
            )
        )
    return shown


def _form(form: AnswerForm, item: PracticeItem) -> practice.PracticeForm:
    return practice.PracticeForm(
        kind=form.kind.value,
        options=[option_shown(code, form, item) for code in form.options],
        many=form.many,
        sections=list(form.sections),
        parts=[
            practice.PracticePart(
                name=part.name,
                title=say_if_known(f"practice-part-{part.name}") or part.name,
                options=[option_shown(code, form, item) for code in part.options],
            )
            for part in form.parts
        ],
        shapes=_shapes(item) if form.kind is FormKind.GOAL else [],
    )


def _shapes(item: PracticeItem) -> list[list[str]]:
    rules = item.rules
    if not isinstance(rules, OnSetsRules):
        return []
    return [[layout for layout in some if may_lie(tried_layout(layout), rules)] for some in LAYOUTS]


def option_shown(code: str, form: AnswerForm, item: PracticeItem) -> practice.PracticeOption:
    """An answer as it is drawn: a cube, a card, words, or a paper."""
    if form.kind in (FormKind.FACES, FormKind.MOVE):
        face, _, section = code.partition(" ")
        drawn = _read_cube(face, item)
        words = say(f"web-section-{section}") if section else ""
        return practice.PracticeOption(
            code=code, cube=None if drawn is None else cube(drawn), text=words
        )
    if form.kind is FormKind.CARDS:
        return practice.PracticeOption(code=code, card=_read_card(code))
    words = say_if_known(f"practice-option-{code}")
    if words is None and not form.worded and form.kind is FormKind.CHOICE:
        return practice.PracticeOption(code=code, paper=code)
    return practice.PracticeOption(code=code, text=words or by_hand(code))


def _read_cube(face: str, item: PracticeItem) -> Cube | None:
    laid = item.position
    known = (*laid.resources, *laid.required, *laid.permitted, *laid.forbidden)
    for lying in known:
        if face in (lying.face, cube(lying).text, cube(lying).face):
            return lying
    return None


def _read_card(code: str) -> wire.Card | None:
    try:
        return card(parse_card(code))
    except NotationError:
        return None


def reply_shown(
    item: PracticeItem, asked: AskedItem, reply: PracticeReply
) -> practice.PracticeReply:
    """Show what came of an answer, with the witness or the proof."""
    proof = reply.proof
    finite = asked.finite
    return practice.PracticeReply(
        outcome=reply.outcome.value,
        sentence=render(item_reply(item, reply)),
        clause=reply.clause,
        findings=in_words(findings_shown(reply.findings, sets=item.sets)),
        witness=list(reply.witness),
        proof="" if proof is None else render(Capitalised(why(Impossible(proof=proof)))),
        answers=list(reply.answers),
        shown=[option_shown(code, asked.form, item) for code in reply.answers] if finite else [],
    )
