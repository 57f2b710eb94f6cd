"""``report_page``: an analysed match as one page that needs nothing else, not even a network.

Every text is escaped by the templates, whoever has written it.
"""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from goalsetter import __version__
from goalsetter.coach import Analysis
from goalsetter.report.charts import (
    TALL,
    THIN,
    WIDE,
    clock_words,
    points_bars,
    shake_chart,
    time_bars,
    time_columns,
)
from goalsetter.report.data import report_data
from goalsetter.report.drawing import Drawing, drawing
from goalsetter.rules import find_clause
from goalsetter.telling import isolated, speaks_of_flubs
from goalsetter.words import say, say_if_known, speaking, spoken

STYLE, SCRIPT, PAGE = "report.css", "report.js", "report.html"
FONT = "nunito-latin.woff2"
WAY_BACK = Markup("<!-- way back -->")
"""Where a server may put a link; as every text is escaped, nobody else can write this."""
Values = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """The mats of a match, each once; and which of them lies there after each action."""

    mats: dict[int, Drawing]
    """By the action after which it lay there first."""
    of: tuple[int, ...]
    """For each action, under which number its mat stands; 0 where there is none."""


def report_page(analysis: Analysis, language: str = "en") -> str:
    """The page, in a language by its code."""
    # Names are fenced off once, so that they are wherever they will be told.
    names = tuple((seat, isolated(name)) for seat, name in analysis.record.names)
    fenced = replace(analysis, record=replace(analysis.record, names=names))
    with speaking(language):
        return environment().get_template(PAGE).render(page_data(fenced))


def clause_words(citation: str) -> str:
    """Return what a clause says, in our own words; nothing if the citation leads nowhere."""
    clause = find_clause(citation)
    return say_if_known(clause.code) if clause else ""


def with_way_back(page: str, address: str) -> str:
    """The page as a server shows it, with a link to the table; what is mailed has none."""
    return with_link(page, address, say("report-to-table"))


def with_way_to_uploads(page: str, address: str) -> str:
    """The page of an upload, with a link to where it can be deleted; what is mailed has none."""
    return with_link(page, address, say("report-to-uploads"))


def with_link(page: str, address: str, words: str) -> str:
    """The page with a link at its head, and one home."""
    link = Markup('<p class="back"><a href="{}">{}</a> · <a href="/">{}</a></p>')
    # Once: the mark stands in the head of the page, and nobody's text can hold it unescaped.
    return page.replace(WAY_BACK, link.format(address, words, say("report-home")), 1)


def inline_hashes() -> tuple[str, str]:
    """The digests of the page's own style and script, as a content policy names them."""
    digests = (hashlib.sha256(plain_text(name).encode()).digest() for name in (STYLE, SCRIPT))
    style, script = (f"'sha256-{base64.b64encode(digest).decode('ascii')}'" for digest in digests)
    return style, script


@cache
def environment() -> Environment:
    """The templates: all that is filled in is escaped, and a name without a value is an error."""
    templates = Environment(
        loader=PackageLoader("goalsetter.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    templates.globals["say"] = say
    templates.globals["clause_words"] = clause_words
    templates.filters["clock"] = clock_words
    templates.filters["isolated"] = isolated
    return templates


@cache
def plain_text(name: str) -> str:
    """A template without anything to fill in but the font, which a page by mail cannot fetch."""
    letters = files("goalsetter.report").joinpath("templates", FONT).read_bytes()
    font = Markup(base64.b64encode(letters).decode("ascii"))
    return environment().get_template(name).render(font=font)


# For the template.


def page_data(analysis: Analysis) -> Values:
    """All that the template shows: the data of the report, and what is drawn from them."""
    data = report_data(analysis)
    names = {player["seat"]: player["name"] for player in data["players"]}
    drawn = draw_mats(analysis)
    charts = (shake_chart(shake["number"], data["actions"]) for shake in data["shakes"])
    # Books that know no Now have no name for the zone where one cube more is enough.
    flubs = speaks_of_flubs(analysis.record.terms)
    return {
        **data,
        # Ours, so not escaped; a server allows them by their digests.
        "style": Markup(plain_text(STYLE)),
        "script": Markup(plain_text(SCRIPT)),
        "version": __version__,
        "place_for_the_way_back": WAY_BACK,
        "language": spoken(),
        "names": names,
        "groups": actions_by_shake(data, names),
        "lost": lost_points(data),
        "mats": drawn.mats,
        "mat_of": drawn.of,
        "mistakes": mistakes(data, names),
        "shake_charts": [chart for chart in charts if chart is not None],
        "near": say("report-chart-one-cube" if flubs else "report-chart-now"),
        "points_bars": points_bars(data["players"]),
        "time_bars": time_bars(data["players"]),
        "columns": time_columns(data["actions"], names),
        "wide": WIDE,
        "tall": TALL,
        "thin": THIN,
    }


def actions_by_shake(data: Values, names: dict[str, str]) -> list[Values]:
    """The actions of each shake under its heading; the lot before the first has one too."""
    setters = {shake["number"]: names.get(shake["goal_setter"], "") for shake in data["shakes"]}
    groups = []
    for number in dict.fromkeys(row["shake"] for row in data["actions"]):
        heading = say("report-lot")
        if number:
            heading = say("report-shake-setter", number=number, who=setters[number])
        actions = [row for row in data["actions"] if row["shake"] == number]
        groups.append({"number": number, "heading": heading, "actions": actions})
    return groups


def lost_points(data: Values) -> dict[int, list[Values]]:
    """The decisions at each action that gave points away."""
    costly: dict[int, list[Values]] = {}
    for decision in data["decisions"]:
        if decision["lost"] > 0:
            costly.setdefault(decision["number"], []).append(decision)
    return costly


def mistakes(data: Values, names: dict[str, str]) -> dict[int, str]:
    """The players who made a mistake, by the action that holds it."""
    # Dictionaries without values: a player who makes two mistakes at once is named once, in order.
    seats_at: dict[int, dict[str, None]] = {}
    for row in data["actions"]:
        for comment in row["comments"]:
            if comment["tone"] == "mistake":
                seats_at.setdefault(row["number"], {}).update(dict.fromkeys(comment["seats"]))
    return {
        number: ", ".join(names.get(seat, seat) for seat in seats)
        for number, seats in seats_at.items()
    }


def draw_mats(analysis: Analysis) -> Drawn:
    """Every mat once, with the first action after which it lay there."""
    mats: dict[int, Drawing] = {}
    of: list[int] = []
    last: Drawing | None = None
    # Most actions move no cube: their mat is drawn already.
    for number, step in enumerate(analysis.steps, start=1):
        now = drawing(step.state.shake)
        if now is not None and now != last:
            mats[number] = now
        of.append(0 if now is None else (number if now != last else of[-1]))
        last = now
    return Drawn(mats=mats, of=tuple(of))
