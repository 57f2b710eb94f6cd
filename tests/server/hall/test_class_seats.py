"""A class in its room: seated by lot, by level or by hand, with its tools, and stopped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.accounts.people import Card, Town, Web, cards_of, new_class, town

NAMES = tuple(f"Real{number} Name{number}" for number in range(7))
ORDER = {
    "nickname": "Ms. Lee",
    "edition": "mlag-equations-2018-19",
    "division": "elementary",
    "players": 3,
    "bots": ["tutor", "tutor"],
    "pace": "none",
}


@pytest.fixture(scope="module")
def north(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """One server for all."""
    with town(tmp_path_factory.mktemp("seats"), schools=("North",)) as here:
        yield here


@pytest.fixture(scope="module")
def coach(north: Town) -> Web:
    """The coach."""
    return north.grownup()


def seats_path(group: Any) -> str:
    """Where a class is seated."""
    return f"/api/classes/{group['id']}/seats"


def come_in(north: Town, card: Card) -> Web:
    """A child who has come in by its card."""
    web = north.web()
    web.post("/api/me/card", {"key": card.key})
    return web


def tables_of(coach: Web, group: Any) -> list[set[str]]:
    """The people at each table of the room now, by nickname."""
    key = coach.get(f"/api/classes/{group['id']}/room")
    reply = coach.ask(
        "GET", f"/api/rooms/{key['code']}/board", authorization=f"Bearer {key['token']}"
    )
    assert reply.status == 200, reply.body
    return [
        {player["name"] for player in tile["players"] if player["name"] and not player["bot"]}
        for tile in reply.json["tables"]
    ]


def test_a_class_is_seated_by_hand_whether_it_has_come_or_not(north: Town, coach: Web) -> None:
    """Each table has just its children; a child who comes later finds the own seat."""
    group = new_class(coach, "By hand", NAMES)
    cards = {card.nickname: card for card in cards_of(coach, group)}
    kids = [(child["id"], child["nickname"]) for child in group["children"]]
    tables = [kids[:3], kids[3:5], kids[5:]]
    groups = [[id for id, _ in table] for table in tables]
    coach.post(seats_path(group), {"way": "hand", "groups": groups, "order": ORDER})
    wanted = [{name for _, name in table} for table in tables]
    assert tables_of(coach, group) == wanted
    web = come_in(north, cards[kids[0][1]])
    key = web.post("/api/me/room")
    reply = web.ask("GET", f"/api/rooms/{key['code']}/seat", authorization=f"Bearer {key['token']}")
    assert reply.json["table"]
    assert tables_of(coach, group) == wanted
    # Nobody takes the seat of a child by knowing its nickname.
    taken = north.web().ask("POST", f"/api/rooms/{key['code']}/members", {"nickname": kids[1][1]})
    assert (taken.status, taken.code) == (409, "hall-name")


def test_a_class_is_seated_by_level_and_then_by_lot(north: Town, coach: Web) -> None:
    """Those who are as far sit together; without names, everybody who has come in is seated."""
    group = new_class(coach, "By level", NAMES[:6])
    far = set()
    for number, card in enumerate(cards_of(coach, group)):
        web = come_in(north, card)
        if number % 2:
            reached = [{"kind": "level", "what": "equations/challenge"}]
            web.post("/api/me/milestones", {"reached": reached})
            far.add(card.nickname)
    coach.post(seats_path(group), {"way": "level", "order": ORDER})
    assert far in tables_of(coach, group)
    page = coach.post(seats_path(group), {"way": "lot", "anyway": True})
    tables = tables_of(coach, group)
    assert sorted(map(len, tables)) == [3, 3]
    assert far not in tables
    assert page["room"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"way": "lot", "order": ORDER}, 409, "class-nobody-here"),
        ({"way": "hand", "groups": [], "order": ORDER}, 400, "seating-groups"),
        ({"way": "hand", "groups": [[0, 1, 2, 3]], "order": ORDER}, 400, "seating-groups"),
        ({"way": "hand", "groups": [[0], [0]], "order": ORDER}, 400, "seating-groups"),
        ({"way": "hand", "groups": [["stranger"]], "order": ORDER}, 403, "account-not-yours"),
        ({"way": "hand", "groups": [[0]]}, 409, "class-no-room"),
    ],
)
def test_a_seating_that_cannot_be_seats_nobody(
    coach: Web, body: dict[str, Any], status: int, code: str
) -> None:
    """It is refused with its reason, and no room is opened."""
    group = new_class(coach, "Refused", NAMES[:4])
    ids = [child["id"] for child in group["children"]]
    tables = [
        [ids[one] if isinstance(one, int) else one for one in table]
        for table in body.get("groups", [])
    ]
    reply = coach.ask("POST", seats_path(group), {**body, "groups": tables})
    assert (reply.status, reply.code) == (status, code)
    assert coach.get(f"/api/classes/{group['id']}")["room"] == ""


def test_tools_are_remembered_with_the_class_and_reach_its_tables(north: Town, coach: Web) -> None:
    """Hints and phrases at once, variations with the next match; all tables can be stopped."""
    group = new_class(coach, "Tools", NAMES[:3])
    path = f"/api/classes/{group['id']}"
    assert group["opened"] == ["phrases", "variations"]
    stopped = coach.ask("PUT", f"{path}/tools", {"paused": True})
    assert (stopped.status, stopped.code) == (409, "class-no-room")
    ids = [child["id"] for child in group["children"]]
    coach.post(seats_path(group), {"way": "hand", "groups": [ids], "order": ORDER})
    page = coach.post(f"{path}/tools", {"hints": True, "phrases": False}, "PUT")
    assert page["opened"] == ["hints", "variations"]
    page = coach.post(f"{path}/tools", {"paused": True, "variations": False}, "PUT")
    assert (page["opened"], page["paused"]) == (["hints"], True)
    assert coach.ask("POST", seats_path(group), {"way": "hand", "groups": [ids]}).status == 409
    page = coach.post(f"{path}/tools", {"paused": False}, "PUT")
    assert (page["opened"], page["paused"]) == (["hints"], False)
    coach.post(seats_path(group), {"way": "hand", "groups": [ids], "anyway": True})
    key = coach.get(f"{path}/room")
    headers = {"authorization": f"Bearer {key['token']}"}
    board = coach.ask("GET", f"/api/rooms/{key['code']}/board", **headers).json
    assert len(board["tables"]) == 1
    kid = come_in(north, cards_of(coach, group)[0])
    for web, status in ((kid, 403), (north.web(), 401)):
        assert web.ask("PUT", f"{path}/tools", {"hints": True}).status == status
        assert web.ask("POST", seats_path(group), {"way": "lot"}).status == status
