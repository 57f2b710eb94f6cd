"""Lists and cards for the hall: every line on a page, every page with its head."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.errors import PaperError
from goalsetter.paper import (
    ListHead,
    SeatedName,
    SeatedTable,
    SheetPlayer,
    StandingLine,
    seating_by_name,
    seating_by_table,
    standings,
    table_cards,
)
from tests.paper.printed import WIDE, recording, texts

HEAD = ListHead(event="Riverside Saturday League", contest="EQUATIONS, Middle, Round 3")
PLAYERS = [SheetPlayer(name=f"Child {number:03}", group="Hill") for number in range(200)]


def test_every_player_finds_the_table() -> None:
    """In three columns, on as many pages as it takes, each with its head and its number."""
    names = [SeatedName(player=player, table=f"T{n // 3}") for n, player in enumerate(PLAYERS)]
    with recording() as recorder:
        pdf = seating_by_name(names, HEAD, language="en")
    pages = texts(pdf)
    assert all("Find your table" in page and HEAD.event in page for page in pages)
    assert [f"Page {n} of 2" in page for n, page in enumerate(pages, start=1)] == [True, True]
    shown = " ".join(pages)
    assert not [name for name in names if f"{name.player.name} Hill {name.table}" not in shown]
    assert not recorder.letters_outside(pdf)


def test_the_desk_finds_who_sits_where() -> None:
    """A line for each table, with two players or three."""
    tables = [SeatedTable(table=str(n), players=tuple(PLAYERS[n : n + 3])) for n in range(30)]
    tables.append(SeatedTable(table="99", players=tuple(PLAYERS[:2])))
    with recording() as recorder:
        pdf = seating_by_table(tables, HEAD, language="es", size="a4")
    first, second = texts(pdf)
    assert "Lugares por mesa" in first
    assert "Página 2 de 2" in second
    assert "99" in second
    assert not recorder.letters_outside(pdf)


def test_a_table_has_a_card_that_is_seen_from_afar() -> None:
    """Two to a page; a long name of a table is smaller, but still large."""
    with recording() as recorder:
        pdf = table_cards(["7", "117", "B-12"], event="Riverside", language="en")
    assert len(texts(pdf)) == 2
    assert recorder.sizes["7"] > 150
    assert recorder.sizes["B-12"] > 100
    assert not recorder.letters_outside(pdf)


def line(number: int, *figures: str) -> StandingLine:
    """Return a line of the standings."""
    return StandingLine(place=str(number + 1), player=PLAYERS[number], figures=figures)


def test_standings_say_when_they_may_change() -> None:
    """On every page, and only then."""
    lines = [line(number, "18", "6", "6", "6") for number in range(40)]
    headings = ("Total", "1", "2", "3")
    with recording() as recorder:
        pdf = standings(lines, replace(HEAD, provisional=True), headings=headings, language="en")
    first, second = texts(pdf)
    assert "May still change" in first
    assert "May still change" in second
    assert "1 Child 000 Hill 18 6 6 6" in first
    assert "40 Child 039" in second
    assert not recorder.letters_outside(pdf)
    (page,) = texts(standings(lines[:3], HEAD, headings=headings, title="Teams", language="en"))
    assert "May still change" not in page
    assert page.startswith("Teams")


def test_a_list_of_places_needs_no_figures() -> None:
    """The announcer's list may have none."""
    assert "1 Child 000" in texts(standings([line(0)], HEAD, headings=(), language="en"))[0]


def test_a_line_with_other_figures_is_refused() -> None:
    """A column too many or too few would put figures under a wrong heading."""
    with pytest.raises(PaperError, match="figures-missing: expected 2 figures, got 'Child 001'"):
        standings([line(0, "6", "4"), line(1, "6")], HEAD, headings=("a", "b"), language="en")


def test_the_longest_names_stay_in_their_cells() -> None:
    """In every list."""
    head = ListHead(event=WIDE, contest=WIDE, provisional=True)
    player = SheetPlayer(name=WIDE, group=WIDE)
    named = SeatedName(player=player, table="B-123")
    seated = SeatedTable(table="B-123", players=(player,) * 3)
    standing = StandingLine(place="1234", player=player, figures=("123.5",) * 8)
    headings = ("Opponents’ match points",) * 8
    with recording() as recorder:
        pdf = seating_by_name([named] * 4, head, language="es")
    assert not recorder.letters_outside(pdf)
    with recording() as recorder:
        pdf = seating_by_table([seated] * 4, head, language="es")
    assert not recorder.letters_outside(pdf)
    with recording() as recorder:
        pdf = standings([standing] * 4, head, headings=headings, language="es")
    assert not recorder.letters_outside(pdf)


def test_empty_lists_are_an_error() -> None:
    """A file without a page opens nowhere."""
    with pytest.raises(PaperError, match="nothing-to-print"):
        seating_by_name([], HEAD, language="en")
    with pytest.raises(PaperError, match="nothing-to-print"):
        seating_by_table([], HEAD, language="en")
    with pytest.raises(PaperError, match="nothing-to-print"):
        standings([], HEAD, headings=(), language="en")
    with pytest.raises(PaperError, match="nothing-to-print"):
        table_cards([], event="x", language="en")
