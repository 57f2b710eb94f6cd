"""Positions at a real server: records for all, a table that is played at for its judge alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.browser import Frame
from tests.server.running import Running, bearer, running
from tests.server.seats import seats, settings
from tests.source_tree import ROOT

PATH = "/api/desk/positions"


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server for all tests of this module."""
    with running(settings()) as found:
        yield found


def test_only_the_judge_takes_over_a_live_table(server: Running) -> None:
    """Judges G1: players, strangers and a false key are refused, and told why."""
    ann, ben, judy = seats(server, judge=True)
    source = {"table": ann["code"]}
    for other in (ann["token"], ben["token"], "", "lunch"):
        refused = server.ask("POST", PATH, source, bearer(other) if other else {})
        assert refused.status == 403, other
        assert refused.json["code"] == "desk-judge-only"
        assert "Only its judge" in refused.json["sentence"]
    taken = server.ask("POST", PATH, source, bearer(judy["token"]))
    assert taken.status == 200
    (position,) = taken.json["positions"]
    question: Frame = position["question"]
    assert question["edition"]
    assert position["papers"] == []
    read = server.ask("POST", "/api/desk/mat", {"question": question})
    assert read.status == 200, read.text


def test_a_judge_of_another_table_is_a_stranger(server: Running) -> None:
    """His key opens no seat here."""
    *_, judy = seats(server, judge=True)
    ann, *_ = seats(server, judge=True)
    refused = server.ask("POST", PATH, {"table": ann["code"]}, bearer(judy["token"]))
    assert refused.status == 403


def test_a_record_comes_move_by_move(server: Running) -> None:
    """A text that is none gets a sentence."""
    text = (ROOT / "examples/kitchen_table.record").read_text()
    match = server.ask("POST", PATH, {"record": text})
    assert match.status == 200
    assert len(match.json["positions"]) == 10
    refused = server.ask("POST", PATH, {"record": "lunch"})
    assert refused.status == 400
    assert refused.json["sentence"]


def test_a_line_that_is_far_too_long_is_refused_at_once(server: Running) -> None:
    """Before it takes a place in the line of the desk."""
    question = {"edition": "mlag-equations-2018-19", "division": "middle"}
    refused = server.ask("POST", "/api/desk/mat", {"question": question, "line": "goal 1" * 500})
    assert refused.status == 400
    assert refused.json["code"] == "too-long"
