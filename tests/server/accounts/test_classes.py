"""Classes: a list is read before it is added, children move, play in a room, and are counted."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest

from tests.server.accounts.people import NAMES, Town, Web, cards_of, new_class, town
from tests.server.hall.classes import CLASS
from tests.server.running import bearer


@pytest.fixture(scope="module")
def north(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """One server for all."""
    with town(tmp_path_factory.mktemp("north")) as here:
        yield here


@pytest.fixture(scope="module")
def coach(north: Town) -> Web:
    """The coach."""
    return north.grownup()


def path_of(group: Any) -> str:
    """The address of a class."""
    return f"/api/classes/{group['id']}"


def test_a_list_is_read_before_anything_is_added(coach: Web) -> None:
    """Every row is shown with its problems, and a list with one adds nobody."""
    group = new_class(coach, "Dry", ())
    text = "Ada Long,Ace,middle\nBo Short,ace,senior\nCy Odd,,nowhere"
    check = coach.post(f"{path_of(group)}/children", {"text": text, "kind": "csv", "add": True})
    assert check["added"] == 0
    assert not check["usable"]
    assert [row["name"] for row in check["rows"]] == ["Ada Long", "Bo Short", "Cy Odd"]
    assert [bool(row["problems"]) for row in check["rows"]] == [False, True, True]
    assert coach.get(path_of(group))["children"] == []


def test_twins_need_a_second_word(coach: Web) -> None:
    """Two rows of one name may be two children: the coach says so."""
    group = new_class(coach, "Twins", ())
    order = {"text": "Sam Lee,Ace\nSam Lee,", "kind": "csv", "add": True}
    check = coach.post(f"{path_of(group)}/children", order)
    assert (check["clean"], check["usable"], check["added"]) == (False, True, 0)
    check = coach.post(f"{path_of(group)}/children", {**order, "anyway": True})
    assert check["added"] == 2
    children = coach.get(path_of(group))["children"]
    assert [child["name"] for child in children] == ["Sam Lee", "Sam Lee"]
    assert len({child["nickname"] for child in children}) == 2


def test_nicknames_are_unique_in_a_school_and_kind(coach: Web) -> None:
    """A wish that is taken or unkind adds nobody."""
    first, second = new_class(coach, "One", ()), new_class(coach, "Two", ())
    order = {"text": "Ann Bee,Star", "kind": "csv", "add": True}
    assert coach.post(f"{path_of(first)}/children", order)["added"] == 1
    clash = coach.ask("POST", f"{path_of(second)}/children", {**order, "text": "Cat Dee,STAR"})
    assert (clash.status, clash.code) == (409, "nickname-taken")
    rude = coach.ask("POST", f"{path_of(second)}/children", {**order, "text": "Cat Dee,shit"})
    assert rude.code == "name-unkind"
    assert coach.get(path_of(second))["children"] == []


def test_children_move_and_leave_without_losing_their_account(coach: Web) -> None:
    """Leaving a class loses neither the account nor its guardian."""
    old, new = new_class(coach, "Old"), new_class(coach, "New", ())
    ids = [child["id"] for child in old["children"]]
    page = coach.post(f"{path_of(old)}/moves", {"children": ids[:2], "to": new["id"]})
    assert [child["id"] for child in page["children"]] == ids[2:]
    moved = {child["id"] for child in coach.get(path_of(new))["children"]}
    assert moved == set(ids[:2])
    coach.post(f"{path_of(old)}/moves", {"children": ids[2:]})
    child = coach.get(f"/api/children/{ids[2]}")
    assert child["classes"] == []
    assert child["entry"]["name"] in NAMES
    coach.post(path_of(old), method="DELETE")
    assert coach.ask("GET", path_of(old)).status == 403
    assert coach.get(f"/api/children/{ids[2]}")["guarded"]


def test_a_second_coach_sees_nicknames_and_a_second_guardian_names(north: Town, coach: Web) -> None:
    """Two relations; every look is shown to the guardians."""
    helper, group = north.colleague(coach, "kim"), new_class(coach, "Shared")
    child = group["children"][0]
    assert helper.ask("GET", path_of(group)).status == 403
    coach.post(f"{path_of(group)}/coaches", {"login": "kim"})
    seen = helper.get(path_of(group))
    assert [one["nickname"] for one in seen["children"]]
    assert {one["name"] for one in seen["children"]} == {""}
    page = helper.get(f"/api/children/{child['id']}")
    assert (page["entry"]["name"], page["looks"], page["guarded"]) == ("", [], False)
    assert helper.ask("DELETE", f"/api/children/{child['id']}").status == 403
    looks = coach.get(f"/api/children/{child['id']}")["looks"]
    assert {look["who"] for look in looks} == {"Kim", "Ms. Lee"}
    coach.post(f"/api/children/{child['id']}/guardians", {"login": "kim"})
    assert helper.get(f"/api/children/{child['id']}")["entry"]["name"] == child["name"]
    third = coach.ask("POST", f"/api/children/{child['id']}/guardians", {"login": "nobody"})
    assert third.code == "account-no-colleague"


def test_a_class_plays_in_its_room_and_is_counted(north: Town, coach: Web) -> None:
    """Children come by their cards, sit in threes, and their matches count for them."""
    group = new_class(coach, "Players")
    cards = cards_of(coach, group)
    kids = [north.web() for _ in cards]
    for kid, card in zip(kids, cards, strict=True):
        assert not kid.post("/api/me/card", {"key": card.key})["room"]
    assert kids[0].ask("POST", "/api/me/room").code == "class-no-room"
    key = coach.post(f"{path_of(group)}/room", {**CLASS, "shakes": 1})
    assert coach.get(f"{path_of(group)}/room") == key
    tokens = [kid.post("/api/me/room")["token"] for kid in kids]
    seat = north.server.ask("GET", f"/api/rooms/{key['code']}/seat", headers=bearer(tokens[0]))
    assert seat.json["table"]
    assert seat.json["name"] == cards[0].nickname
    again = kids[0].post("/api/me/room")["token"]
    stale = north.server.ask("GET", f"/api/rooms/{key['code']}/seat", headers=bearer(tokens[0]))
    assert stale.status == 403
    same = north.server.ask("GET", f"/api/rooms/{key['code']}/seat", headers=bearer(again))
    assert same.json["table"] == seat.json["table"]
    board = f"/api/rooms/{key['code']}/board"
    host = bearer(key["token"])
    north.server.ask("POST", board, {"what": "start"}, headers=host)
    north.server.ask("POST", board, {"what": "next-round", "anyway": True}, headers=host)
    rows = coach.get(path_of(group))["children"]
    assert [row["matches"] for row in rows] == [1, 1, 1]
    assert all(row["here"] and row["seen"] for row in rows)
    assert len(coach.get(f"/api/children/{rows[0]['id']}")["matches"]) == 1


def test_the_table_goes_out_as_csv_without_real_names(coach: Web) -> None:
    """Nothing in it is worked out by a spreadsheet."""
    group = new_class(coach, "Export", ("Ron Namer",))
    child = f"/api/children/{group['children'][0]['id']}"
    coach.post(child, {"nickname": "-cmd"}, "PUT")
    reply = coach.ask("GET", f"{path_of(group)}/export.csv")
    head, row = csv.reader(StringIO(reply.body.decode()))
    assert head[0] == "Nickname"
    assert row[0] == "'-cmd"
    assert b"Namer" not in reply.body
    assert "Namer" not in reply.headers["content-disposition"]


def test_a_child_plays_alone_under_its_nickname(north: Town, coach: Web) -> None:
    """The name that a page sends does not count once a child has come in."""
    group = new_class(coach, "Solo", ("Only One",))
    (card,) = cards_of(coach, group)
    kid = north.web()
    kid.post("/api/me/card", {"key": card.key})
    table = kid.post("/api/tables", {**CLASS, "nickname": "Somebody", "players": 2, "bots": [""]})
    notice = kid.get(f"/api/tables/{table['code']}")
    assert [one["name"] for one in notice["seats"] if one["name"]] == [card.nickname]
