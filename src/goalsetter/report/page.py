"""``report_page``: an analysed match as one page that needs nothing else, not even a network.

Every text is escaped by the templates, whoever has written it.
"""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from goalsetter import __version__
from goalsetter.coach import Analysis
from goalsetter.report.charts import (
    TALL,
    THIN,
    WIDE,
    ShakeChart,
    clock_words,
    points_bars,
    shake_chart,
    time_bars,
    time_columns,
)
from goalsetter.report.data import report_data
from goalsetter.report.drawing import Drawing, drawing
from goalsetter.telling import isolated, speaks_of_flubs
from goalsetter.words import say, speaking, spoken

STYLE, SCRIPT, PAGE = "report.css", "report.js", "report.html"
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
    with speaking(language):
        return _environment().get_template(PAGE).render(_told(_with_names_isolated(analysis)))


def _with_names_isolated(analysis: Analysis) -> Analysis:
    """The analysis with players' names fenced off, wherever they will be told."""
    record = analysis.record
    names = tuple((seat, isolated(name)) for seat, name in record.names)
    return replace(analysis, record=replace(record, names=names))


def with_way_back(page: str, address: str) -> str:
    """The page as a server shows it, with a link to the table; what is mailed has none."""
    return _with_link(page, address, say("report-to-table"))


def with_way_to_uploads(page: str, address: str) -> str:
    """The page of an upload, with a link to where it can be deleted; what is mailed has none."""
    return _with_link(page, address, say("report-to-uploads"))


def _with_link(page: str, address: str, words: str) -> str:
    link = Markup('<p class="back"><a href="{}">{}</a></p>')
    return page.replace(WAY_BACK, link.format(address, words), 1)


def inline_hashes() -> tuple[str, str]:
    """The digests of the page's own style and script, as a content policy names them."""
    return _digest(_text(STYLE)), _digest(_text(SCRIPT))


def _digest(text: str) -> str:
    found = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode("ascii")
    return f"'sha256-{found}'"


@cache
def _environment() -> Environment:
    made = Environment(
        loader=PackageLoader("goalsetter.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["say"] = say
    made.filters["clock"] = clock_words
    made.filters["isolated"] = isolated
    return made


@cache
def _text(name: str) -> str:
    """A template without anything to fill in."""
    return _environment().get_template(name).render()


# What the template is told.


def _told(analysis: Analysis) -> Values:
    data = report_data(analysis)
    names = {each["seat"]: each["name"] for each in data["players"]}
    drawn = _drawn(analysis)
    return {
        **data,
        "style": Markup(_text(STYLE)),
        "script": Markup(_text(SCRIPT)),
        "version": __version__,
        "place_for_the_way_back": WAY_BACK,
        "language": spoken(),
        "names": names,
        "groups": _groups(data, names),
        "lost": _lost(data),
        "mats": drawn.mats,
        "mat_of": drawn.of,
        "mistakes": _mistakes(data, names),
        "shake_charts": _shake_charts(data),
        "near": _near(analysis),
        "points_bars": points_bars(data["players"]),
        "time_bars": time_bars(data["players"]),
        "columns": time_columns(data["actions"], names),
        "wide": WIDE,
        "tall": TALL,
        "thin": THIN,
    }


def _groups(data: Values, names: dict[str, str]) -> list[Values]:
    """The actions of each shake under its heading."""
    setters = {each["number"]: names.get(each["goal_setter"], "") for each in data["shakes"]}
    return [
        {
            "number": number,
            "heading": _heading(number, setters),
            "actions": [each for each in data["actions"] if each["shake"] == number],
        }
        for number in dict.fromkeys(each["shake"] for each in data["actions"])
    ]


def _heading(number: int, setters: dict[int, str]) -> str:
    if not number:
        return say("report-lot")
    return say("report-shake-setter", number=number, who=setters[number])


def _lost(data: Values) -> dict[int, list[Values]]:
    """The decisions at each action that gave points away."""
    found: dict[int, list[Values]] = {}
    for decision in data["decisions"]:
        if decision["lost"] > 0:
            found.setdefault(decision["number"], []).append(decision)
    return found


def _mistakes(data: Values, names: dict[str, str]) -> dict[int, str]:
    """The players who made a mistake, by the action that holds it."""
    found: dict[int, dict[str, None]] = {}
    for each in data["actions"]:
        for comment in each["comments"]:
            if comment["tone"] == "mistake":
                found.setdefault(each["number"], {}).update(dict.fromkeys(comment["seats"]))
    return {
        number: ", ".join(names.get(seat, seat) for seat in seats)
        for number, seats in found.items()
    }


def _shake_charts(data: Values) -> list[ShakeChart]:
    found = (shake_chart(each["number"], data["actions"]) for each in data["shakes"])
    return [each for each in found if each is not None]


def _near(analysis: Analysis) -> str:
    """The name of the zone where one cube more is enough: Now, in the books that know it."""
    flubs = speaks_of_flubs(analysis.record.terms)
    return say("report-chart-one-cube" if flubs else "report-chart-now")


def _drawn(analysis: Analysis) -> Drawn:
    """Every mat once, with the first action after which it lay there."""
    mats: dict[int, Drawing] = {}
    of: list[int] = []
    last: Drawing | None = None
    for number, step in enumerate(analysis.steps, start=1):
        now = drawing(step.state.shake)
        if now is not None and now != last:
            mats[number] = now
        of.append(0 if now is None else (number if now != last else of[-1]))
        last = now
    return Drawn(mats=mats, of=tuple(of))
