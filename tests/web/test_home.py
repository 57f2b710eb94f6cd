"""The way in: one's first cube within three taps, levels that open one by one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Request, expect

from tests.web.conftest import Room

GAMES = pytest.mark.parametrize("game", ["equations", "on-sets"])


def body_of(request: Request) -> dict[str, Any]:
    """The order that a page has sent."""
    body = request.post_data_json
    assert isinstance(body, dict)
    return body


@GAMES
def test_the_first_cube_within_three_taps(room: Room, game: str) -> None:
    """Play now, a cube, its place: no form and no list of rules in between."""
    person = room.person("Eve", phone=True)
    person.open()
    person.one(f"play-{game}").tap()
    # A tap while the cubes roll out ends that, and takes none of them.
    sets = person.awaits("move", "goal") == "goal"
    usable = [cube for cube in person.cubes_in("resources") if cube.symbol.isdigit()]
    person.cube(usable[0].symbol).tap()
    person.one("put-goal" if sets else "put-forbidden").tap()
    laid = person.one("goal-cube") if sets else person.page.locator('[data-section="forbidden"]')
    expect(laid.first).to_be_visible()


@GAMES
def test_play_now_is_gentle(room: Room, game: str) -> None:
    """One tutor, no clock, no variations: nobody meets a rule card before a cube."""
    person = room.person("Eve")
    with person.page.expect_request("**/api/tables") as sent:
        person.plays_now(game)
    order = body_of(sent.value)
    assert (order["bots"], order["pace"], order["players"]) == (["tutor"], "none", 2)
    assert order["variations"] == ([] if game == "on-sets" else None)
    expect(person.page.get_by_test_id("choosing")).to_have_count(0)


def test_levels_open_one_by_one(room: Room) -> None:
    """The first is open; who has played it has the next; who knows the game has them all."""
    person = room.person("Eve")
    person.open()
    rungs = person.one("rung")
    expect(rungs.first).to_be_enabled()
    expect(rungs.nth(1)).to_be_disabled()
    person.page.evaluate("localStorage.setItem('goalsetter-climbed-equations', '[\"first\"]')")
    person.page.reload()
    expect(rungs.first).to_have_attribute("data-state", "done")
    expect(rungs.nth(1)).to_be_enabled()
    expect(rungs.nth(2)).to_be_disabled()
    person.one("knows").click()
    expect(rungs.last).to_be_enabled()
    person.page.reload()
    expect(rungs.last).to_be_enabled()
    person.one("path-on-sets").click()
    expect(person.one("path")).to_have_attribute("data-game", "on-sets")
    with person.page.expect_request("**/api/tables") as sent:
        person.page.locator('[data-rung="two operations"]').click()
    assert body_of(sent.value)["variations"] == ["two operations"]
    expect(person.one("now")).to_be_visible()
    expect(person.one("pill").first).to_be_visible()
