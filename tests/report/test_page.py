"""The page of a report: one file, with everything in it and nothing that runs but its own."""

from __future__ import annotations

import base64
import hashlib
import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from goalsetter.coach import Analysis, AnalysisCode
from goalsetter.play import Record, Remark, Seat
from goalsetter.report import inline_hashes, report_page
from goalsetter.report.page import clause_words
from goalsetter.telling import comment
from goalsetter.words import render, say, speaking
from tests.analysed import GUARDED, HOSTILE, KITCHEN, analysed, with_every_finding

VOID = frozenset(("meta", "input", "img", "br", "link", "hr"))
FETCHES = ("src", "srcset", "href", "action", "data", "poster", "xlink:href", "style")


ARABIC = "\u0633\u0644\u0645\u0649"
"""A name that is written from right to left."""


class Tree(HTMLParser):
    """Reads a page strictly: every element is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.attributes: list[tuple[str, str, str]] = []
        self.text: list[str] = []
        self.raw: dict[str, str] = {}
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        self.tags[tag] += 1
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element of SVG that holds nothing."""
        self.tags[tag] += 1
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        """An element ends: it must be the innermost one."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Text; that of style and script is kept apart."""
        if self.open and self.open[-1] in ("style", "script"):
            self.raw[self.open[-1]] = self.raw.get(self.open[-1], "") + data
        else:
            self.text.append(data)

    @property
    def words(self) -> str:
        """All that is shown, on one line."""
        return " ".join(" ".join(self.text).split())


@pytest.fixture(params=["en", "es"])
def language(request: pytest.FixtureRequest) -> str:
    """Each language."""
    return str(request.param)


def test_a_chart_has_no_word_that_its_book_does_not_know(language: str) -> None:
    """2011-12 speaks of A-Flubs and forceouts; what both have is that one cube is enough."""
    older = Tree(report_page(analysed("tests/coach/golden/older-flub.record"), language)).words
    newer = Tree(report_page(analysed("tests/coach/golden/missed-now.record"), language)).words
    now, near = (say(f"report-chart-{each}", language) for each in ("now", "one-cube"))
    assert (f" {near} " in older, f" {now} " in older) == (True, False)
    assert f" {now} " in newer


def test_the_page_stands_by_itself(language: str) -> None:
    """It is well formed, refers to nothing outside, and has no style or script but its own."""
    page = report_page(analysed(KITCHEN), language)
    tree = Tree(page)
    assert page.lstrip().lower().startswith("<!doctype html>")
    assert tree.open == []
    refers = [(n, v) for _, n, v in tree.attributes if n in FETCHES or n.startswith("on")]
    assert refers
    assert all(name == "href" and value.startswith("#") for name, value in refers)
    assert "http" not in page
    assert "@import" not in page
    assert not re.search(r'url\((?!#hatch|"data:font/)', page)
    assert (tree.tags["script"], tree.tags["style"]) == (1, 1)
    ids = [value for _, name, value in tree.attributes if name == "id"]
    assert len(ids) == len(set(ids))


def test_the_hashes_are_those_of_its_style_and_script() -> None:
    """A content policy that names them allows the page, and nothing that is added to it."""
    tree = Tree(report_page(analysed(KITCHEN)))
    for kind, told in zip(("style", "script"), inline_hashes(), strict=True):
        digest = hashlib.sha256(tree.raw[kind].encode()).digest()
        assert told == f"'sha256-{base64.b64encode(digest).decode()}'"


def test_every_finding_is_told_with_its_clause(language: str) -> None:
    """Sentence and clause of each stand in the page, readable without any script."""
    analysis = with_every_finding(analysed(KITCHEN))
    words = Tree(report_page(analysis, language)).words
    with speaking(language):
        for found in analysis.findings:
            assert " ".join(render(comment(analysis.record, found)).split()) in words
            assert say("report-clause", clause=found.clause) in words
            assert clause_words(found.clause) in words
    assert len(analysis.findings) == len(AnalysisCode)


def test_every_action_is_listed_with_a_mat() -> None:
    """Each has its place, and the mats are drawn: sections, colour letters, the Goal."""
    analysis = analysed(GUARDED)
    tree = Tree(report_page(analysis))
    numbers = [value for _, name, value in tree.attributes if name == "data-number"]
    assert numbers == [str(number + 1) for number in range(len(analysis.record.log))]
    drawn = {value for _, name, value in tree.attributes if name == "id" and "mat-" in value}
    shown = {value for _, name, value in tree.attributes if name == "data-mat"} - {"0"}
    assert {f"mat-{number}" for number in shown} <= drawn
    assert "Required" in tree.words
    assert tree.tags["svg"] > 3


def hostile(analysis: Analysis) -> Analysis:
    """The same match among people with names, headers and remarks that look like HTML."""
    record: Record = analysis.record
    evil = replace(
        record,
        names=tuple((seat, HOSTILE + seat) for seat in record.terms.seats),
        headers=((HOSTILE, HOSTILE),),
        remarks=(Remark(0, HOSTILE), Remark(2, HOSTILE)),
    )
    findings = tuple(
        replace(f, details=(("writer", "A"), ("paper", HOSTILE)), witness=(HOSTILE,))
        for f in analysis.findings
    )
    return replace(analysis, record=evil, findings=findings)


def test_no_text_of_a_player_becomes_html(language: str) -> None:
    """Names, headers, remarks and papers are shown to the letter, and are nothing but text."""
    tame = Tree(report_page(analysed(KITCHEN), language))
    wild = Tree(report_page(hostile(analysed(KITCHEN)), language))
    assert (wild.tags["script"], wild.tags["img"]) == (1, 0)
    assert not any(name.startswith("on") for _, name, _ in wild.attributes)
    assert wild.raw == tame.raw
    assert HOSTILE in wild.words


def test_a_match_without_any_action_has_a_page() -> None:
    """There is nothing to step through, and nothing breaks."""
    empty = Record(terms=analysed(KITCHEN).record.terms, names=((Seat("A"), "Ada"),))
    analysis = Analysis(record=empty, steps=(), standings=(), findings=(), decisions=(), spans=())
    tree = Tree(report_page(analysis))
    assert tree.open == []
    assert tree.tags["li"] == 0


def test_names_from_right_to_left_are_fenced_off() -> None:
    """Wherever they stand, in drawings and titles too; other names are as they are."""
    analysis = analysed(KITCHEN)
    names = ((Seat("A"), ARABIC), (Seat("B"), f"\u202e{HOSTILE}\u2069"))
    page = report_page(replace(analysis, record=replace(analysis.record, names=names)))
    assert page.count(ARABIC) == page.count(f"\u2068{ARABIC}\u2069") > 10
    assert page.count("\u2068") == page.count("\u2069")
    assert "\u202e" not in page
    assert "\u2068" not in report_page(analysis)


def test_times_are_told_in_whole_seconds() -> None:
    """The page rounds what the record has to the thousandth."""
    found = analysed(KITCHEN)
    late = tuple(replace(each, at=each.at + 327) for each in found.record.log)
    page = report_page(replace(found, record=replace(found.record, log=late)))
    times = re.findall(r"<time>(.*?)</time>", page)
    assert len(times) == len(late)
    assert all(re.fullmatch(r"(\d+:)?\d+:\d\d", each) for each in times)
