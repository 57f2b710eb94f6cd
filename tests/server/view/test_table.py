"""A seat's picture is complete, typed, and holds nothing that is secret."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from goalsetter.notation import parse_cubes, parse_goal, parse_set_goal, parse_universe
from goalsetter.play import (
    SPECTATOR,
    Mode,
    Parts,
    Phase,
    Refusal,
    Seat,
    Setup,
    Terms,
    apply,
    deed,
    new_match,
)
from goalsetter.rules import Claim, Division, Fault, Role
from goalsetter.server import wire
from goalsetter.server.view import (
    WORDS_OF_PLAY,
    entries,
    form,
    hearer,
    options,
    refused,
    shown,
    terms_of,
)
from goalsetter.server.view.mat import goal as goal_shown
from goalsetter.server.view.sentences import in_words, on_cubes
from goalsetter.table import (
    Done,
    Pace,
    PaperHelp,
    Player,
    Seating,
    Table,
    open_table,
    restored,
    retold,
    submit,
)
from goalsetter.words import LANGUAGES, codes
from tests.server.tables import BOTH_GAMES, bots_seating, played

A, B, C = Seat("A"), Seat("B"), Seat("C")
NOBODY_HERE: frozenset[Seat] = frozenset()
CODE = "BCDFG"
PEOPLE = wire.People(role="player")


def seen(table: Table, seat: Seat, at: int = 0) -> wire.Table:
    """Return a seat's picture."""
    return in_words(shown(table, seat, at, code=CODE, here=NOBODY_HERE, people=PEOPLE))


def test_who_is_told_as_anybody_is_told_what_he_would_be_told_himself() -> None:
    """All but the writer of a paper hear the same of it; the writer hears what he wrote."""
    for edition in BOTH_GAMES:
        outcomes = [outcome for _, outcome in played(bots_seating(edition, Mode.GUARDED))]
        papers = 0
        for outcome in outcomes:
            for seat in (A, B, C, SPECTATOR):
                known = hearer(seat, outcome.deeds)
                own = entries(outcome.table, seat, outcome.deeds)
                assert entries(outcome.table, known, outcome.deeds) == own
                papers += known != SPECTATOR
        assert papers


@pytest.mark.parametrize("edition", BOTH_GAMES)
@pytest.mark.parametrize("mode", list(Mode))
def test_every_state_of_a_shake_can_be_shown(edition: str, mode: Mode) -> None:
    """Each seat's frame is what its type says, and has every cube once."""
    cubes = 24 if "equations" in edition else 18
    for at, outcome in played(bots_seating(edition, mode)):
        for seat in (A, B, C, SPECTATOR):
            frame = seen(outcome.table, seat, at)
            assert msgspec.json.decode(msgspec.json.encode(frame), type=wire.Table) == frame
            news = wire.News(whole=False, entries=entries(outcome.table, seat, outcome.deeds))
            assert msgspec.json.decode(msgspec.json.encode(news), type=wire.News) == news
            mat = frame.mat
            lying = [*mat.resources, *mat.required, *mat.permitted, *mat.forbidden]
            in_goal = [] if mat.goal is None else _cubes_of(mat.goal)
            if outcome.table.state.shake.rolled or cubes == 24:
                assert len(lying) + len(in_goal) in (0, cubes)


def _cubes_of(goal: wire.Goal) -> list[wire.Cube]:
    def inside(part: wire.SetPart) -> list[wire.Cube]:
        here = [part.cube] if part.cube is not None else []
        return here + [cube for each in part.parts for cube in inside(each)]

    if goal.layout is not None:
        return inside(goal.layout)
    return [cube for chunk in goal.chunks for cube in chunk]


@pytest.mark.parametrize("edition", BOTH_GAMES)
@pytest.mark.parametrize("mode", list(Mode))
def test_what_is_offered_can_be_done(edition: str, mode: Mode) -> None:
    """No row that a browser is offered is refused when it is handed in at once."""
    sets = "on-sets" in edition
    for number, (at, outcome) in enumerate(played(bots_seating(edition, mode, seed=9))):
        table = outcome.table
        seat = (A, B, C)[number % 3]
        for offer in seen(table, seat, at).offers:
            for row in offer.rows[:: 1 if len(offer.rows) < 12 else 7]:
                parts: Parts = {
                    name: told
                    for name, told in zip(offer.parts, row, strict=True)
                    if told is not None
                }
                done = deed(offer.kind, parts, seat, sets=sets)
                tried = submit(table, seat, done, table.since)
                assert tried.refusal is None, (offer.kind, row, tried.refusal)


# Secrets.


def writing_table() -> Table:
    """A table at which A has challenged B, and both are to write."""
    terms = Terms(edition=BOTH_GAMES[0], division=Division.MIDDLE, mode=Mode.GUARDED)
    players = tuple(Player(name=name) for name in ("Ada", "Bea", "Cal"))
    given = Setup(
        by=A,
        phase=Phase.WRITING,
        goal_setter=A,
        turn=B,
        last_mover=B,
        goal=parse_goal("6"),
        required=parse_cubes("3 x"),
        permitted=parse_cubes("5 -"),
        resources=parse_cubes("2 1 4 /"),
        claim=Claim.NOW,
        challenger=A,
        mover=B,
        sides=((C, Role.CHALLENGER),),
    )
    table = open_table(Seating(terms=terms, players=players))
    state = apply(new_match(terms), given).state
    return replace(table, state=state, log=(given,))


SECRET = "(5-3)x3 = 6"


def test_a_paper_is_secret_until_checking() -> None:
    """Others learn that a paper was presented, and nothing of what stands on it."""
    table = writing_table()
    done = deed("present", {"texts": [SECRET]}, A, sets=False)
    outcome = submit(table, A, done, table.since)
    assert outcome.refusal is None
    own = msgspec.json.encode(seen(outcome.table, A))
    assert SECRET.encode() in own
    for seat in (B, C, SPECTATOR):
        frame = msgspec.json.encode(seen(outcome.table, seat))
        news = msgspec.json.encode(entries(outcome.table, seat, outcome.deeds))
        assert b"(5-3)" not in frame + news
        assert b"play-presents" in news


def test_papers_lie_open_when_all_are_presented() -> None:
    """Then each checker may accept or reject, with reasons to choose from."""
    table = writing_table()
    for seat, text in ((A, SECRET), (C, "3x2 = 6")):
        done = deed("present", {"texts": [text]}, seat, sets=False)
        outcome = submit(table, seat, done, table.since)
        assert outcome.refusal is None
        table = outcome.table
    frame = seen(table, B)
    assert frame.phase == "checking"
    assert {paper.writer: paper.texts for paper in frame.papers} == {A: [SECRET], C: ["3x2 = 6"]}
    assert all(not paper.findings for paper in frame.papers)
    assert "unequal" in {reason.code for reason in frame.reasons}
    assert "wrong-value" not in {reason.code for reason in frame.reasons}
    assert {"accept", "reject", "prove_ambiguity", "ask_judge"} <= {o.kind for o in frame.offers}


# Situations.


def test_a_writer_is_told_which_cubes_may_be_used() -> None:
    """After Now, one cube of Resources."""
    frame = seen(writing_table(), A)
    assert frame.now.situation == "write-one"
    assert "at most one cube of Resources" in str(frame.now.sentence)
    assert frame.writing is not None
    assert frame.challenge is not None
    assert set(frame.writing.must) == {A, C}
    assert not frame.writing.two
    assert str(frame.challenge.sentence).startswith("Ada challenges Bea: Now")


def test_who_waits_is_told_for_whom() -> None:
    """By name."""
    frame = seen(writing_table(), B)
    assert frame.now.situation == "wait"
    assert frame.now.sentence == "Wait for Ada, Cal."


def test_a_spectator_watches() -> None:
    """And is offered nothing."""
    frame = seen(writing_table(), SPECTATOR)
    assert (frame.seat, frame.now.situation, frame.offers) == ("", "watch", [])


# Drafts.

DRAFTS: tuple[tuple[str, list[str], list[str], list[str]], ...] = (
    ("3x2", ["3", "x", "2"], [], ["missing-equals"]),
    ("3x2 = 6", ["3", "x", "2"], [], []),
    ("6 = 3x2", ["3", "x", "2"], [], []),
    ("5-2 = 6", ["5", "-", "2"], ["3", "x"], []),
    ("(3x", ["3", "x"], [], ["?"]),
    ("", [], ["3", "x"], []),
    ("3x7 = 6", ["3", "x"], [], ["no 7"]),
)


@pytest.mark.parametrize(("text", "used", "missing", "troubles"), DRAFTS)
def test_the_cubes_of_a_draft(
    text: str, used: list[str], missing: list[str], troubles: list[str]
) -> None:
    """Which cubes it uses, which Required cubes it lacks, what is wrong with its form."""
    found = form(wire.Draft(id=4, texts=[text]), writing_table(), A)
    assert found.id == 4
    assert sorted(found.used) == sorted(used)
    assert found.left_required == missing
    assert bool(found.troubles) == bool(troubles)


def test_a_draft_is_never_told_right_or_wrong() -> None:
    """An Equation that does not hold has no trouble of form."""
    assert not form(wire.Draft(id=1, texts=["3x1 = 6"]), writing_table(), A).troubles


SHADED: tuple[tuple[str, list[str]], ...] = (
    ("B", ["BR", "B"]),
    ("B ∪ R", ["BR", "B", "R"]),
    ("B = R ; B ∪ Y", ["BR", "Y"]),
    ("B ∪", []),
    ("B $", []),
    ("", []),
)


@pytest.mark.parametrize(("text", "shaded"), SHADED)
def test_the_cards_of_a_set_as_it_is_written(text: str, shaded: list[str]) -> None:
    """For the writer's own chart, after the Restrictions; nothing while it has no meaning."""
    terms = Terms(edition=BOTH_GAMES[1], division=Division.MIDDLE)
    before = writing_table().log[0]
    assert isinstance(before, Setup)
    given = replace(
        before,
        goal=parse_set_goal("2"),
        required=parse_cubes("B"),
        permitted=parse_cubes("∪ ="),
        resources=parse_cubes("R Y"),
        universe=parse_universe("BR B R Y blank").cards,
    )
    seating = Seating(terms=terms, players=tuple(Player(name=name) for name in "abc"))
    table = restored(seating, (given,), 0)
    assert form(wire.Draft(id=1, texts=["", text]), table, A).shaded == shaded
    assert not form(wire.Draft(id=1, texts=["3x2"]), writing_table(), A).shaded


# The rest.


def test_goals_of_both_games() -> None:
    """Chunks keep their gaps; rows and stacks keep their shape."""
    laid = goal_shown(parse_goal("r2bx g3"))
    assert [[cube.text for cube in chunk] for chunk in laid.chunks] == [["r2", "bx"], ["g3"]]
    assert laid.chunks[0][1].face == "×"
    stacked = goal_shown(parse_set_goal("3/(2 1)"))
    assert stacked.layout is not None
    assert [part.kind for part in stacked.layout.parts] == ["cube", "row"]


def test_a_refusal_has_its_clause() -> None:
    """And what may be done instead, in the words of the buttons."""
    refusal = Refusal(
        fault=Fault.OUT_OF_TURN, clause="V-A", instead=lambda: ("move", "nothing-known")
    )
    found = refused(7, writing_table(), refusal)
    assert (found.id, found.code, found.clause, found.allowed) == (
        7,
        "out-of-turn",
        "V-A",
        ["Move"],
    )
    assert found.sentence != found.code


def test_the_start_page_offers_every_book() -> None:
    """Five of them, and a match of each game by one click."""
    found = options("1.0", ["http://a"])
    assert len(found.books) == 5
    assert {book.game for book in found.books} == {"equations", "on-sets"}
    names = {book.name: {each.name for each in book.divisions} for book in found.books}
    assert [order.division in names[order.edition] for order in found.usual] == [True, True]
    assert len(found.levels) == 7
    assert all(level.told for level in found.levels)
    assert [habit.name for habit in found.habits] == ["nerve", "care", "tricks", "speed"]
    for order, game in zip(found.usual, ("equations", "on-sets"), strict=True):
        ours = {character.name for character in found.characters if character.game == game}
        assert len(ours) == 6
        assert set(order.bots) <= ours


def test_terms_in_words() -> None:
    """The title of the book, the name of the division."""
    terms = Terms(edition=BOTH_GAMES[1], division=Division.JUNIOR, players=2, mode=Mode.OPEN)
    found = terms_of(terms, Pace.RELAXED, 3, PaperHelp.NOTHING)
    assert (found.game, found.division_title, found.pace) == ("on-sets", "Junior", "relaxed")
    assert found.help == "nothing"


def test_a_log_is_retold_as_it_happened() -> None:
    """After a restart the history is the same."""
    seating = bots_seating(BOTH_GAMES[0], Mode.GUARDED)
    dones: list[Done] = []
    table = open_table(seating)
    for _, outcome in played(seating):
        dones += outcome.deeds
        table = outcome.table
    assert retold(seating, table.log) == tuple(dones)


def test_signs_in_sentences_are_those_of_the_cubes() -> None:
    """A cube shows * for powers; what is typed keeps its sign."""
    assert on_cubes("Bea moves ^ to Forbidden") == "Bea moves * to Forbidden"
    assert on_cubes("without a ^.") == "without a *."
    assert on_cubes("type 2^3") == "type 2^3"


def test_words_of_play_are_known_to_the_page() -> None:
    """In every language: it asks for them by name."""
    for language in LANGUAGES:
        wanted = {f"web-said-{word.replace(' ', '-')}" for word in WORDS_OF_PLAY}
        assert wanted <= codes(language)
