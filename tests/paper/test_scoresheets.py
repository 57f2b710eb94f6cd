"""Scoresheets: a page for each table, the variations on its back, blank ones for bad days."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.errors import PaperError
from goalsetter.paper import PaperSize, Scoresheet, SheetBook, SheetPlayer, scoresheets
from goalsetter.rules import GAMES, Division, Years
from goalsetter.words import LANGUAGES, say
from tests.paper.printed import WIDE, recording, squares, texts

EDITIONS = {edition.name: edition for game in GAMES for edition in game.editions}
MIDDLE = SheetBook(
    edition=EDITIONS["mlag-equations-2018-19"], division=Division.MIDDLE, years=Years.EVEN
)
BASIC = SheetBook(edition=EDITIONS["mlag-basic-equations-2019-20"], division=Division.ELEMENTARY)
SHEET = Scoresheet(
    event="Riverside Saturday League",
    book=MIDDLE,
    round_name="Round 3",
    table="117",
    code="QXWZR-47",
    address="HTTP://DESK.LOCAL:8000/S/QXWZR-47",
    players=(
        SheetPlayer(name="Ana Díaz", group="Hill"),
        SheetPlayer(name="Ben Lee", group="Lake"),
        SheetPlayer(name="Chloé Martin", group="River"),
    ),
)
BOOKS = [
    SheetBook(edition=edition, division=division, years=Years.BOTH)
    for edition in EDITIONS.values()
    for division, _ in edition.divisions
]


@pytest.mark.parametrize("size", ["letter", "a4"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_is_read_back(language: str, size: PaperSize) -> None:
    """Its square by the desk, its texts by the players, all in their cells."""
    with recording() as recorder:
        pdf = scoresheets([SHEET], language=language, size=size)
    assert squares(pdf) == [SHEET.address]
    front, back = texts(pdf)
    shown = (
        *("117", "Round 3", "QXWZR-47", "Ana Díaz", "Chloé Martin", "6 4 2", "5 5 2", "6 3 3"),
        *(say("paper-initials", language), say("paper-shake", language, number=12)),
        *("MLAG Adventurous Equations 2018-19", say("list-even", language)),
    )
    assert not [text for text in shown if text not in front]
    assert say("paper-circle", language) in back
    assert not recorder.letters_outside(pdf)


def test_a_square_is_read_from_a_bad_print() -> None:
    """By a scanner that sees no more than 86 dots an inch."""
    assert squares(scoresheets([SHEET], language="en"), dots=86) == [SHEET.address]


def test_the_back_has_the_list_of_the_year_once_for_each_shake() -> None:
    """With the names of the book, and nothing of the other year's list."""
    _, back = texts(scoresheets([SHEET], language="en"))
    assert back.count("Percent") == back.count("Base m") == back.count("Multiple of k") == 12
    assert "Any Color Exponent" not in back
    odd = replace(SHEET, book=replace(MIDDLE, years=Years.ODD))
    assert texts(scoresheets([odd], language="en"))[1].count("Any Color Exponent") == 12


def test_a_book_plays_the_list_of_its_own_year() -> None:
    """If the contest names none; a book whose lists do not alternate names none either."""
    own = replace(MIDDLE, years=Years.EVERY)
    assert own.offers == replace(MIDDLE, years=Years.ODD).offers
    assert "odd-year list" in own.title("en")
    sets = SheetBook(edition=EDITIONS["mlag-on-sets-2017-18"], division=Division.SENIOR)
    assert sets.title("en") == "MLAG On-Sets 2017-18, Senior Division"
    back = texts(scoresheets([replace(SHEET, book=sets)], language="en"))[1]
    assert "In play in every shake: Multiple Operations" in back


@pytest.mark.parametrize("size", ["letter", "a4"])
def test_every_list_of_every_book_fits_on_the_back(size: PaperSize) -> None:
    """On the narrower paper and on the lower one, with both years' lists together."""
    sheets = [replace(SHEET, book=book) for book in BOOKS]
    with recording() as recorder:
        pdf = scoresheets(sheets, language="es", size=size)
    assert min(recorder.sizes.values()) >= 5
    for book, back in zip(BOOKS, texts(pdf)[1::2], strict=True):
        shown = back.replace(" ", "")
        titles = [book.called(offer.name).replace(" ", "") for offer in book.offers]
        assert not [title for title in titles if shown.count(title) < 12]


def test_a_book_without_variations_has_an_empty_back_or_none() -> None:
    """Empty among others, so that none gets the back of another; none if it is alone."""
    basic = replace(SHEET, book=BASIC)
    assert len(texts(scoresheets([basic, basic], language="en"))) == 2
    pages = texts(scoresheets([basic, SHEET], language="en"))
    assert [bool(page) for page in pages] == [True, False, True, True]
    assert len(texts(scoresheets([SHEET, SHEET], language="en", backs=False))) == 2


def test_a_division_that_a_book_has_not_has_no_list() -> None:
    """A league may play one by a book that does not know it."""
    assert SheetBook(edition=MIDDLE.edition, division=Division.MINOR).offers == ()


def test_a_sheet_can_be_blank() -> None:
    """With its code, and lines for the table and the names."""
    blank = replace(SHEET, table="", players=())
    with recording() as recorder:
        pdf = scoresheets([blank], language="en")
    assert "Table Round 3" in texts(pdf)[0]
    assert squares(pdf) == [SHEET.address]
    assert not recorder.letters_outside(pdf)


def test_the_longest_names_stay_in_their_cells() -> None:
    """And a table of two keeps a column for a third."""
    player = SheetPlayer(name=WIDE, group=WIDE)
    sheet = replace(SHEET, players=(player, player), event=WIDE, table="B-1234", round_name=WIDE)
    with recording() as recorder:
        pdf = scoresheets([sheet], language="es", size="a4")
    assert not recorder.letters_outside(pdf)


def test_what_cannot_be_printed_is_refused() -> None:
    """No sheet at all, or a table of four."""
    with pytest.raises(PaperError, match="nothing-to-print"):
        scoresheets([], language="en")
    crowd = replace(SHEET, players=(*SHEET.players, SHEET.players[0]))
    with pytest.raises(PaperError, match="too-many-players: expected 3 players or fewer"):
        scoresheets([crowd], language="en")


def test_equal_sheets_give_equal_bytes() -> None:
    """However often they are printed."""
    assert scoresheets([SHEET], language="en") == scoresheets([SHEET], language="en")
