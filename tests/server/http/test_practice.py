"""Practice over HTTP: what there is, items, answers judged by any right one, objections kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from goalsetter.server.workers.practice import judge_item, make_items
from tests.server.running import Running, running

EDITION, DIVISION = "mlag-equations-2018-19", "elementary"


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server of its own."""
    with running() as found:
        yield found


def item_of(server: Running, kind: str, *seen: str) -> dict[str, Any]:
    """One item of a kind, as a guest gets it."""
    body = {
        "edition": EDITION,
        "division": DIVISION,
        "wishes": [{"kind": kind}],
        "seen": list(seen),
        "seed": 5,
    }
    (item,) = server.ask("POST", "/api/practice/items", body).json["items"]
    assert isinstance(item, dict)
    return item


def replied(server: Running, item: dict[str, Any], answer: str) -> dict[str, Any]:
    """Return what came of an answer."""
    body = {"item": item["id"], "answer": answer}
    reply = server.ask("POST", "/api/practice/answers", body).json
    assert isinstance(reply, dict)
    return reply


def test_every_division_offers_kinds_that_have_words(server: Running) -> None:
    """Both games; no kind is offered that nobody can name."""
    offer = server.ask("GET", "/api/practice").json
    assert {book["game"] for book in offer["books"]} == {"equations", "on-sets"}
    named = {kind["name"] for kind in offer["kinds"] if kind["title"] and kind["about"]}
    for book in offer["books"]:
        for division in book["divisions"]:
            assert division["kinds"]
            assert set(division["kinds"]) <= named


def test_one_answer_of_three_is_right_and_the_key_stays_here(server: Running) -> None:
    """The item tells nothing of its key; its reply tells why."""
    item = item_of(server, "decide")
    codes = [option["code"] for option in item["form"]["options"]]
    assert codes == ["now", "impossible", "play-on"]
    assert item["mat"]["goal"]
    assert not item["digests"]
    replies = [replied(server, item, code) for code in codes]
    assert sorted(reply["outcome"] for reply in replies) == ["right", "wrong", "wrong"]
    assert all(reply["sentence"] for reply in replies)


def test_a_written_solution_is_judged(server: Running) -> None:
    """The witness of a wrong paper is itself a right one."""
    item = item_of(server, "write")
    assert item["form"]["kind"] == "paper"
    wrong = replied(server, item, "1 = 1")
    assert wrong["outcome"] == "wrong"
    right = replied(server, item, " | ".join(wrong["witness"]))
    assert right["outcome"] == "right"


def test_what_was_seen_does_not_come_again(server: Running) -> None:
    """While there are others."""
    first = item_of(server, "score")
    assert item_of(server, "score", first["id"])["id"] != first["id"]


def test_an_objection_is_taken(server: Running) -> None:
    """And one without end is not."""
    item = item_of(server, "decide")
    body = {"item": item["id"], "answer": "now", "argument": "I see a Solution with one cube."}
    assert server.ask("POST", "/api/practice/objections", body).status == 204
    long = server.ask("POST", "/api/practice/objections", {**body, "argument": "x" * 601})
    assert (long.status, long.json["code"]) == (400, "too-long")


def test_what_is_not_there_is_told(server: Running) -> None:
    """An item, a division, and too many wishes."""
    gone = server.ask("POST", "/api/practice/answers", {"item": "x", "answer": "now"})
    assert (gone.status, gone.json["code"]) == (404, "no-item-here")
    order = {"edition": EDITION, "division": "nowhere", "wishes": [{"kind": "decide"}]}
    nowhere = server.ask("POST", "/api/practice/items", order)
    assert (nowhere.status, nowhere.json["code"]) == (404, "no-practice")
    many = {**order, "division": DIVISION, "wishes": [{}] * 13}
    assert server.ask("POST", "/api/practice/items", many).json["code"] == "not-within"


def test_a_reply_speaks_spanish() -> None:
    """The same item, another tongue."""
    (text,) = make_items("decide", EDITION, DIVISION, 5, 1)
    told = {judge_item(text, "now", language).sentence for language in ("en", "es")}
    assert len(told) == 2
