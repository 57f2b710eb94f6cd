"""Papers for the hall: badges, signs, protest forms, cards of officials, the announcer's sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import urlsplit

from goalsetter.errors import PaperError
from goalsetter.paper.document import FIRST_OF_DAYS, GRAY, Document, PaperSize
from goalsetter.paper.fitting import Box
from goalsetter.paper.lists import ListHead, draw_head, paged
from goalsetter.words import say

MARGIN = 12
BADGES_ACROSS, BADGES_DOWN = 2, 5
CARDS_ACROSS, CARDS_DOWN = 2, 4
ANNOUNCED_ROW = 17.0
"""The height of a line that is read aloud at arm's length."""

PROTEST_LINES = 9
"""Lines to write on: a ruling and what was wrong with it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Badge:
    """The badge of a player, with a code that greeters scan."""

    name: str
    group: str
    contest: str
    event: str
    code: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomSign:
    """A sign on a door: the contest, and its tables."""

    title: str
    detail: str
    event: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ProtestForm:
    """A form that a player fills in right after the match (judges G8); texts may be empty."""

    event: str
    contest: str
    round_name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfficialCard:
    """The card with which an official comes to the desk."""

    event: str
    name: str
    role: str
    code: str
    address: str
    """The address behind the QR code; its host is printed too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnouncedLine:
    """One line to be read aloud: the prize, the place, the names that share it."""

    award: str
    place: str
    names: str
    figure: str


def grid(page: Box, across: int, down: int) -> list[Box]:
    """Return the cells of a page that is cut apart, row by row."""
    return [box for row in page.rows(*[1] * down) for box in row.columns(*[1] * across)]


def badges(
    players: Sequence[Badge],
    *,
    language: str,
    size: PaperSize = "letter",
    made: datetime = FIRST_OF_DAYS,
) -> bytes:
    """Return badges, ten to a page with marks to cut along: the name large, the code to scan."""
    if not players:
        raise PaperError("nothing-to-print", expected="one player or more")
    title = say("paper-badges", language)
    with Document(title=title, language=language, size=size, made=made) as document:
        count = BADGES_ACROSS * BADGES_DOWN
        for first in range(0, len(players), count):
            boxes = grid(document.new_page().inset(MARGIN), BADGES_ACROSS, BADGES_DOWN)
            document.cut_marks(boxes)
            for badge, box in zip(players[first : first + count], boxes, strict=False):
                draw_badge(document, badge, box.inset(4))
        return document.finish()


def draw_badge(document: Document, badge: Badge, box: Box) -> None:
    """Draw one badge."""
    square = Box(box.right - 26, box.y + 4, 26, 26)
    document.qr(badge.code, square)
    beside = box.left(box.width - 27)
    document.write(badge.event, beside.top(5), size=8, smallest=5, ink=GRAY, cut=True)
    document.write(badge.name, beside.below(6).top(15), size=20, smallest=9, bold=True, cut=True)
    document.write(badge.group, beside.below(22).top(7), size=11, smallest=6, cut=True)
    document.write(badge.contest, beside.below(30).top(6), size=8, smallest=5, ink=GRAY, cut=True)
    code = Box(square.x, square.bottom, square.width, 5)
    document.write(badge.code, code, size=8, smallest=5, align="center", ink=GRAY, cut=True)


def room_signs(
    signs: Sequence[RoomSign],
    *,
    language: str,
    size: PaperSize = "letter",
    made: datetime = FIRST_OF_DAYS,
) -> bytes:
    """Return a sign for each room, a page on its side for each, read from across a hall."""
    if not signs:
        raise PaperError("nothing-to-print", expected="one room or more")
    title = say("paper-room-signs", language)
    with Document(title=title, language=language, size=size, made=made, sideways=True) as document:
        for sign in signs:
            page = document.new_page()
            document.frame(page.inset(10), width=1.4)
            event, name, detail = page.inset(22, 20).rows(2, 7, 4)
            document.write(sign.event, event, size=22, align="center", ink=GRAY, cut=True)
            document.write(
                sign.title, name, size=72, smallest=24, bold=True, align="center", cut=True
            )
            document.write(sign.detail, detail, size=44, smallest=16, align="center", cut=True)
        return document.finish()


def protest_forms(
    forms: Sequence[ProtestForm],
    *,
    language: str,
    size: PaperSize = "letter",
    made: datetime = FIRST_OF_DAYS,
) -> bytes:
    """Return forms for protests, a page each."""
    if not forms:
        raise PaperError("nothing-to-print", expected="one form or more")
    title = say("paper-protest-form", language)
    with Document(title=title, language=language, size=size, made=made) as document:
        for form in forms:
            head = ListHead(event=form.event, contest=form.contest)
            body = draw_head(document, head, title, (1, 1), language)
            draw_protest(document, form, body, language)
        return document.finish()


def draw_protest(document: Document, form: ProtestForm, box: Box, language: str) -> None:
    """Draw what a protest needs: who, where, both judges, the ruling, the panel's answer."""
    rule, fields, story, answer = box.rows(20, 66, 118, 40)
    document.write(say("paper-protest-rule", language), rule.inset(0, 1), size=10.5, top=True)
    codes = ("player", "school", "round", "table", "first-judge", "second-judge")
    cells = grid(fields, 2, 3)
    for code, cell in zip(codes, cells, strict=True):
        label = cell.inset(1, 1).top(6)
        document.write(say(f"paper-protest-{code}", language), label, size=9, ink=GRAY)
        document.underline(cell.inset(1, 2).top(cell.height - 6))
        if code == "round" and form.round_name:
            line = cell.inset(1, 1).below(7).top(8)
            document.write(form.round_name, line, size=13, bold=True, cut=True)
    document.write(say("paper-protest-story", language), story.top(7), size=9, ink=GRAY)
    for line in story.below(8).rows(*[1] * PROTEST_LINES):
        document.underline(line, width=0.1, ink=GRAY)
    panel = answer.below(4)
    document.frame(panel)
    inside = panel.inset(3, 2)
    document.write(say("paper-protest-panel", language), inside.top(6), size=9, bold=True)
    document.write(say("paper-protest-outcome", language), inside.below(8).top(7), size=10)
    document.underline(inside.below(14).top(12), ink=GRAY)


def official_cards(
    cards: Sequence[OfficialCard],
    *,
    language: str,
    size: PaperSize = "letter",
    made: datetime = FIRST_OF_DAYS,
) -> bytes:
    """Return cards for officials, eight to a page with marks to cut along."""
    if not cards:
        raise PaperError("nothing-to-print", expected="one card or more")
    title = say("paper-official-cards", language)
    with Document(title=title, language=language, size=size, made=made) as document:
        count = CARDS_ACROSS * CARDS_DOWN
        for first in range(0, len(cards), count):
            boxes = grid(document.new_page().inset(MARGIN), CARDS_ACROSS, CARDS_DOWN)
            document.cut_marks(boxes)
            for card, box in zip(cards[first : first + count], boxes, strict=False):
                draw_official(document, card, box.inset(4.5), language)
        return document.finish()


def draw_official(document: Document, card: OfficialCard, box: Box, language: str) -> None:
    """Draw one card: the square to scan, and what to type without a camera."""
    document.qr(card.address, Box(box.right - 30, box.y, 30, 30))
    beside = box.left(box.width - 32)
    document.write(card.event, beside.top(5), size=8, smallest=5, ink=GRAY, cut=True)
    document.write(card.name, beside.below(6).top(10), size=17, smallest=8, bold=True, cut=True)
    document.write(card.role, beside.below(17).top(7), size=11, smallest=6, cut=True)
    how, code = box.below(32).top(8), box.below(40)
    host = urlsplit(card.address).netloc
    sentence = say("paper-official-how", language, host=host)
    document.write(sentence, how, size=8.5, smallest=5, cut=True)
    document.shade(code.top(10))
    document.write(card.code, code.top(10), size=16, smallest=8, bold=True, align="center")


def announcer_sheet(
    lines: Sequence[AnnouncedLine],
    head: ListHead,
    *,
    language: str,
    size: PaperSize = "letter",
    made: datetime = FIRST_OF_DAYS,
) -> bytes:
    """Return the sheet to read aloud from, in the order in which it is given.

    A line under the names has room for how to say them.
    """
    title = say("paper-announcer", language)
    with Document(title=title, language=language, size=size, made=made) as document:
        rows = int((document.page.height - 2 * MARGIN - 24) / ANNOUNCED_ROW)
        pages = paged(len(lines), rows)
        for number, page in enumerate(pages, start=1):
            body = draw_head(document, head, title, (number, len(pages)), language)
            for at, line in enumerate(lines[index] for index in page):
                cell = Box(body.x, body.y + at * ANNOUNCED_ROW, body.width, ANNOUNCED_ROW)
                draw_announced(document, line, cell, language)
        return document.finish()


def draw_announced(document: Document, line: AnnouncedLine, cell: Box, language: str) -> None:
    """Draw one line: the place, the prize over the names, the score, room for a note."""
    place, names, figure = cell.inset(0, 1).columns(15, 130, 22)
    document.write(line.place, place, size=22, smallest=10, bold=True)
    document.write(line.award, names.top(4.5), size=8, smallest=5, ink=GRAY, cut=True)
    document.write(line.names, names.below(4.5).top(7.5), size=15, smallest=6, bold=True, cut=True)
    spoken = say("paper-announcer-say", language)
    document.write(spoken, names.below(11.7).top(3), size=6.5, smallest=5, ink=GRAY)
    document.write(line.figure, figure, size=13, smallest=6, align="right", cut=True)
    document.underline(cell, width=0.1, ink=GRAY)
