"""A document in the making: its signs, its sizes, and what it costs to have the room at hand."""

from __future__ import annotations

import subprocess
import sys

import pytest

from goalsetter.errors import PaperError
from goalsetter.paper import FIRST_OF_DAYS, Box, unprintable
from goalsetter.paper.document import Document, PaperSize
from goalsetter.telling import paper_message
from goalsetter.words import LANGUAGES, render, speaking
from tests.paper.printed import is_black, recording, squares, texts

SIGNS = "√ ∪ ∩ ⊆ Λ ′ − × ÷ … “é” Ñ ¿ ½"


def new(size: PaperSize = "letter", *, sideways: bool = False) -> Document:
    """Begin a document."""
    return Document(title="Test", language="en", size=size, made=FIRST_OF_DAYS, sideways=sideways)


def test_every_sign_of_the_games_is_printed() -> None:
    """In both weights."""
    assert not unprintable(SIGNS)
    with new() as document:
        page = document.new_page()
        document.write(SIGNS, page.inset(20).top(10), size=12)
        document.write(SIGNS, page.inset(20).below(20).top(10), size=12, bold=True, align="center")
        (shown,) = texts(document.finish())
        assert shown == f"{SIGNS} {SIGNS}"


def test_a_letter_that_the_font_lacks_is_a_square() -> None:
    """And can be asked for before anything is printed."""
    assert unprintable("李 Ana 龙李\n") == ("李", "龙")
    with new() as document:
        document.write("李 Ana", document.new_page().inset(20).top(10), size=12)
        assert texts(document.finish()) == ["□ Ana"]


def test_a_page_can_lie_on_its_side() -> None:
    """Wide is high then."""
    with new("a4", sideways=True) as document:
        assert document.page == Box(0, 0, 297.0, 210.0)


def test_lines_and_gray_are_drawn_where_they_belong() -> None:
    """And nowhere else."""
    with new() as document:
        page = document.new_page()
        box = Box(50, 50, 40, 20)
        document.frame(box, width=0.5)
        document.shade(Box(120, 50, 20, 20), ink=100)
        document.underline(Box(50, 90, 40, 10), width=0.5)
        pdf = document.finish()
        assert is_black(pdf, Box(49, 55, 2, 5))
        assert not is_black(pdf, box.inset(3))
        assert is_black(pdf, Box(125, 55, 5, 5))
        assert is_black(pdf, Box(60, 99, 5, 2))
        assert not is_black(pdf, page.inset(10).below(100))


def test_a_square_is_read_by_a_phone() -> None:
    """Small, with a long address, and with letters of another script."""
    text = "https://goalsetter.school.example/sheet/" + "7QJXW" * 8 + "?n=Ñ"
    with new() as document:
        document.new_page()
        document.qr(text, Box(100, 100, 26, 30))
        assert squares(document.finish(), dots=150) == [text]


def test_a_text_knows_its_place() -> None:
    """Left, middle or right; at the top or in the middle."""
    with new() as document:
        box = document.new_page().inset(20).top(50)
        with recording() as recorder:
            for align in ("left", "center", "right"):
                document.write("Goal", box, size=20, align=align, top=align == "left")
        pdf = document.finish()
        assert not recorder.letters_outside(pdf)
        assert is_black(pdf, Box(20, 20, 10, 8))
        assert is_black(pdf, Box(185, 40, 12, 8))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_has_its_sentence(language: str) -> None:
    """In words that say what to try."""
    with pytest.raises(PaperError, match="unknown-size: expected letter, a4, got 'a3'") as caught:
        new("a3")  # type: ignore[arg-type]
    with speaking(language):
        assert "a3" in render(paper_message(caught.value))
        for code in ("nothing-to-print", "does-not-fit"):
            assert render(paper_message(PaperError(code, expected="x", came="y")))


def test_without_the_library_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes with the server."""
    monkeypatch.setitem(sys.modules, "fpdf", None)
    with pytest.raises(PaperError, match="not-installed") as caught:
        new()
    assert "pip install 'goalsetter[server]'" in render(paper_message(caught.value))


LIGHT = """
import sys
import goalsetter.cli, goalsetter.paper, goalsetter.roster, goalsetter.server
heavy = {"fpdf", "fontTools", "openpyxl", "PIL"} & set(sys.modules)
assert not heavy, heavy
"""


def test_the_rooms_are_light_until_they_are_used() -> None:
    """Neither a start of the server nor ``goalsetter --help`` loads what makes or reads files."""
    ran = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
