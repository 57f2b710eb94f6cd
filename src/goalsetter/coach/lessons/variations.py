"""A lesson for every variation of every book, made from its worked examples.

*See it*: a paper to be accepted. *Do it*: something to be read, with a finite set of answers, or
the deed that the variation brings. *Use it*: a paper of one's own, or the deed once more. Whether
papers are right is asked of the judge, here and when the learner writes: nobody types an answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from goalsetter.coach.lessons.asking import ActsLike, AnswersQuiz, Checks, Writes
from goalsetter.coach.lessons.lesson import LEARNER, PARTNER, Course, Lesson, Quiz
from goalsetter.coach.lessons.reply import ReplyCode
from goalsetter.cubes import Cube, LaidGoal, Mat, SetGoal, Universe
from goalsetter.expr import Undefined, Unsettled, cards_in, value_text
from goalsetter.judge import find_sets, find_values, rule_on_papers
from goalsetter.notation import parse_cube, parse_goal, parse_set_goal, parse_universe, text
from goalsetter.play import NOBODY, Action, Mode, Phase, Section, Setup, Terms, action
from goalsetter.rules import (
    FACES,
    GAMES,
    ChallengeKind,
    Chosen,
    Division,
    EquationsRules,
    Example,
    ExpressionPlace,
    OnSetsRules,
    Question,
    ShakeRules,
    find_procedure,
    variation_slug,
)

SEVERAL = "|"
"""Stands between two Solutions in one text."""

OPTIONS = 4
"""So many numbers to choose from."""

TOO_LARGE = 200
"""Nobody takes such a number for the answer."""

MARKS = re.compile(r"<[^>]*>|\bwhere\b.*|[su](?=[\d/√])")
"""All that tells how a cube is to be taken; without it a paper is misread in the usual way."""


@dataclass(frozen=True, slots=True)
class TaughtVariation:
    """A variation in a division of a book."""

    edition: str
    division: Division
    name: str
    clause: str
    always: bool = False
    """Whether it is in force in every shake, so that nobody chooses it."""

    @property
    def address(self) -> str:
        """The stable address of its lesson."""
        return f"{self.edition}/{self.division.value}/{variation_slug(self.name)}"


@lru_cache(maxsize=1)
def taught_variations() -> dict[str, TaughtVariation]:
    """Every variation of every division of every book, by the address of its lesson."""
    return {taught.address: taught for taught in _in_the_books()}


def _in_the_books() -> Iterator[TaughtVariation]:
    for game in GAMES:
        for book in game.editions:
            for division, rules in book.divisions:
                for name in rules.always:
                    # The clause of a book is told without its name, as those of other lessons.
                    clause = dict(book.clauses)["variation"]
                    yield TaughtVariation(book.name, division, name, clause, always=True)
                for offer in rules.offers:
                    name = book.catalogue.named(offer.name).name
                    yield TaughtVariation(book.name, division, name, offer.clause)


@lru_cache(maxsize=256)
def course_of(taught: TaughtVariation) -> Course:
    """The lesson of a variation: three steps."""
    terms = Terms(edition=taught.edition, division=taught.division, players=2, mode=Mode.GUARDED)
    first, second = terms.book.catalogue.named(taught.name).examples
    chosen = Chosen(taught.name, first.fill)
    mat, other = SchoolMat(terms, taught, first), SchoolMat(terms, taught, second)
    acts = bool(first.deed[0])
    return Course(
        game="on-sets" if terms.deals_cards else "equations",
        terms=terms,
        lessons=(
            see_it(mat),
            act_it(mat, "do-deed") if acts else do_it(mat),
            act_it(other, "use-deed") if acts else use_it(other),
        ),
        name=taught.address,
        words="variation",
        variation=chosen,
    )


@dataclass(slots=True)
class SchoolMat:
    """The mat of an example, with cubes as they could have fallen."""

    terms: Terms
    taught: TaughtVariation
    example: Example
    painted: dict[str, int] = field(default_factory=dict)

    @property
    def chosen(self) -> Chosen:
        """The variation with its blank filled in."""
        return Chosen(self.taught.name, self.example.fill)

    @property
    def rules(self) -> ShakeRules:
        """The rules while the variation is in force."""
        return self.terms.in_force((self.chosen,))

    @property
    def bare_rules(self) -> ShakeRules:
        """The rules of the division without the variation."""
        book, division = self.terms.book, self.taught.division
        if self.taught.always:
            # In force in every shake: another division of the book plays without it.
            rows = book.divisions
            division = next(other for other, row in rows if self.taught.name not in row.always)
        rules: ShakeRules = book.in_force(division)
        return rules

    def cubes(self, faces: str) -> tuple[Cube, ...]:
        """Cubes by their faces, each in a colour that has the face, none too often."""
        return tuple(map(self.cube, faces.split()))

    def cube(self, face: str) -> Cube:
        """One cube; a colour that the example tells is kept."""
        cube = parse_cube(face)
        if self.terms.deals_cards or cube.colour is not None:
            return cube
        fits = [colour for colour, shown in FACES if cube.face in shown]
        colour = min(fits, key=lambda shade: self.painted.get(shade.value, 0))
        self.painted[colour.value] = self.painted.get(colour.value, 0) + 1
        return parse_cube(colour.value + face)

    def goal(self, laid: str) -> LaidGoal | SetGoal:
        """The Goal; in EQUATIONS its cubes are painted too."""
        if self.terms.deals_cards:
            return parse_set_goal(laid)
        return parse_goal("".join(text(self.cube(face)) for face in laid))

    def setup(self, phase: Phase, *, acted: bool = False, writes: bool = True) -> Setup:
        """The position of the example: before its deed, or after."""
        example, cards = self.example, self.terms.deals_cards
        self.painted.clear()
        sections = {
            name: list(self.cubes(getattr(example, name)))
            for name in ("required", "permitted", "resources")
        }
        goal = self.goal(example.goal)
        if acted and example.deed[0]:
            face, to = example.deed
            origin = "resources" if face in example.resources.split() else "permitted"
            cube = next(cube for cube in sections[origin] if cube.face == face)
            sections[origin].remove(cube)
            if to in sections:
                sections[to].append(cube)
            else:
                goal = self.goal(to)
        sides = (LEARNER, PARTNER) if writes else (PARTNER, LEARNER)
        challenged = phase is not Phase.MOVE
        claim = find_procedure(self.terms.edition).words["p_flub"] if challenged else None
        return Setup(
            by=LEARNER,
            phase=phase,
            goal_setter=PARTNER,
            turn=LEARNER,
            last_mover=sides[0] if challenged else PARTNER,
            goal=goal,
            required=tuple(sections["required"]),
            permitted=tuple(sections["permitted"]),
            resources=tuple(sections["resources"]),
            universe=parse_universe(example.cards).cards if cards else (),
            rolled=cards,
            variations=() if self.taught.always else (str(self.chosen),),
            claim=claim,
            # The Mover has to prove that it can be done: any cube may be used (VII-B-3).
            mover=sides[0] if challenged else NOBODY,
            challenger=sides[1] if challenged else NOBODY,
        )

    def is_right(self, papers: tuple[str, ...], rules: ShakeRules) -> bool:
        """Whether the judge accepts papers on this mat, after its deed."""
        given = self.setup(Phase.MOVE, acted=True)
        mat = Mat(
            goal=given.goal,
            required=given.required,
            permitted=given.permitted,
            resources=given.resources,
            universe=Universe(given.universe) if given.universe else None,
        )
        question = Question(rules=rules, mat=mat, challenge=ChallengeKind.IMPOSSIBLE, papers=papers)
        return rule_on_papers(question, briefly=True).correct


def deed_on(given: Setup, face: str, to: str) -> Action:
    """A cube to a section, from Resources or from Permitted, or into the Goal."""
    laid = (*given.resources, *given.permitted)
    cube = next(cube for cube in laid if cube.face == face)
    if to not in {section.value for section in Section}:
        assert isinstance(given.goal, LaidGoal)
        # The new cube stands before those that lie there: 1 and 5 make 15.
        goal = parse_goal(text(cube) + text(given.goal))
        return action.AddToGoal(by=LEARNER, cube=cube, goal=goal)
    kind = action.Move if cube in given.resources else action.Shift
    return kind(by=LEARNER, cube=cube, to=Section(to))


def see_it(mat: SchoolMat) -> Lesson:
    """A paper of the partner, right by the variation: it is to be accepted."""
    given = mat.setup(Phase.CHECKING, acted=True, writes=False)
    papers = ((PARTNER, mat.example.papers),)
    rejected = action.Reject(by=LEARNER, writer=PARTNER, reason="unequal")
    return Lesson(
        name="see",
        clause=mat.taught.clause,
        given=replace(given, papers=papers),
        asks=Checks(),
        shown=action.Accept(by=LEARNER, writer=PARTNER),
        wrong=((rejected, ReplyCode.REASON_FAILS),),
    )


def use_it(mat: SchoolMat) -> Lesson:
    """A paper of one's own."""
    papers = mat.example.papers
    return Lesson(
        name="use",
        clause=mat.taught.clause,
        given=mat.setup(Phase.WRITING),
        asks=Writes(),
        shown=action.Present(by=LEARNER, texts=papers),
        wrong=((action.DoNotPresent(by=LEARNER), ReplyCode.NOTHING_WRITTEN),),
    )


def act_it(mat: SchoolMat, name: str) -> Lesson:
    """The deed that the variation brings, or that it leaves."""
    given = mat.setup(Phase.MOVE)
    deed = deed_on(given, *mat.example.deed)
    other = action.Challenge(by=LEARNER, kind="p_flub")
    return Lesson(
        name=name,
        clause=mat.taught.clause,
        given=given,
        asks=ActsLike(kind=deed.do, clause=mat.taught.clause),
        shown=deed,
        wrong=((other, ReplyCode.NOT_ASKED),),
    )


def do_it(mat: SchoolMat) -> Lesson:
    """Something to be read: the value of an expression, the cards of a set, or papers."""
    ask = mat.example.ask
    if len(ask) > 1:
        kind, quiz = "do-paper", quiz_on_papers(mat, ask)
    elif isinstance(mat.rules, OnSetsRules):
        kind, quiz = "do-cards", quiz_on_cards(mat, mat.rules, ask[0])
    else:
        assert isinstance(mat.rules, EquationsRules)
        kind = "do-base" if mat.rules.names_base else "do-value"
        quiz = quiz_on_value(mat, mat.rules, ask[0])
    given = mat.setup(Phase.MOVE)
    return Lesson(
        name=kind,
        clause=mat.taught.clause,
        given=given,
        asks=AnswersQuiz(),
        shown=given,
        quiz=quiz,
    )


def quiz_on_papers(mat: SchoolMat, papers: tuple[str, ...]) -> Quiz:
    """Papers, of which the judge accepts one."""
    right = frozenset(paper for paper in papers if mat.is_right(solutions_in(paper), mat.rules))
    return Quiz(options=papers, right=right)


def solutions_in(paper: str) -> tuple[str, ...]:
    """The Solutions in one text."""
    return tuple(part.strip() for part in paper.split(SEVERAL)) if " | " in paper else (paper,)


def quiz_on_cards(mat: SchoolMat, rules: OnSetsRules, written: str) -> Quiz:
    """The cards of a set, among all that were dealt."""
    universe = parse_universe(mat.example.cards)
    (cards,) = find_sets(written, universe, rules)
    return Quiz(
        options=tuple(map(text, universe.cards)),
        right=frozenset(map(text, cards_in(cards))),
        about=written,
        many=True,
    )


def quiz_on_value(mat: SchoolMat, rules: EquationsRules, written: str) -> Quiz:
    """The value of an expression, among what one gets by misreading it and numbers beside it."""
    (right,) = whole_values(written, rules)
    bare = mat.bare_rules
    assert isinstance(bare, EquationsRules)
    values = whole_values(MARKS.sub("", written), bare)
    misread = tuple(value for value in values if value < TOO_LARGE)[:1]
    beside = (right + 1, right - 1, right * 2, right + 2, right + 10)
    others = dict.fromkeys(number for number in (*misread, *beside) if number not in (right, 0))
    numbers = sorted((right, *tuple(others)[: OPTIONS - 1]))
    return Quiz(options=tuple(map(str, numbers)), right=frozenset((str(right),)), about=written)


def whole_values(written: str, rules: EquationsRules) -> tuple[int, ...]:
    """The whole numbers that an expression may name in a Solution."""
    readings = find_values(written, ExpressionPlace.SOLUTION, rules).defined
    values = (
        value_text(reading.value)
        for reading in readings
        if not isinstance(reading.value, Undefined | Unsettled)
    )
    return tuple(int(value) for value in values if value.lstrip("-").isdigit())
