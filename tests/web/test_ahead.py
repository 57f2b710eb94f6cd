"""A move is shown at once: confirmed when the server has done it, taken back when it has not."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import House
from tests.web.patience import until
from tests.web.people import Person


def sits_behind(
    house: House, position: str, held: list[str], *, refuses: bool
) -> tuple[Person, list[WebSocketRoute]]:
    """Ada, whose line holds back what the server says to a deed; or refuses it itself."""
    late = False

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def send(frame: str | bytes) -> None:
            nonlocal late
            told = json.loads(frame)
            late = late or told["type"] == "do"
            if refuses and told["type"] == "do":
                answer = {"type": "refused", "id": told["id"], "code": "x", "sentence": "No."}
                usual = {"clause": "", "allowed": [], "stale": False}
                held.append(json.dumps({**answer, **usual}))
            else:
                server.send(frame)

        def hear(frame: str | bytes) -> None:
            if late and json.loads(frame)["type"] in ("done", "changes"):
                held.append(str(frame))
            else:
                line.send(frame)

        line.on_message(send)
        server.on_message(hear)
        lines.append(line)

    lines: list[WebSocketRoute] = []
    ada = house.person("A")
    ada.page.route_web_socket("**/ws/**", connect)
    ada.page.add_init_script(house.key_of(position, "A"))
    ada.open(f"/t/{house.codes[position]}")
    ada.awaits("move")
    return ada, lines


def test_a_move_is_shown_before_it_is_answered_and_stays(house: House) -> None:
    """The cube lies where it was put while the answer is on its way, and when it has come."""
    held: list[str] = []
    ada, lines = sits_behind(house, "shown ahead", held, refuses=False)
    number = ada.number
    ada.moves("5", "permitted")
    expect(ada.page.locator("[data-ahead=yes]")).to_have_count(1)
    assert ada.number == number
    assert "g5" in ada.texts_in("permitted")
    assert "g5" not in ada.texts_in("resources")
    release(ada, lines[-1], held, 2)
    ada.awaits_another(number)
    expect(ada.page.locator("[data-ahead=no]")).to_have_count(1)
    assert "g5" in ada.texts_in("permitted")


def test_a_move_that_is_refused_is_taken_back(house: House) -> None:
    """The cube is back where it was, and the player is told why."""
    held: list[str] = []
    ada, lines = sits_behind(house, "taken back", held, refuses=True)
    ada.moves("5", "permitted")
    expect(ada.page.locator("[data-ahead=yes]")).to_have_count(1)
    assert "g5" in ada.texts_in("permitted")
    release(ada, lines[-1], held, 1)
    expect(ada.page.locator("[data-ahead=no]")).to_have_count(1)
    expect(ada.one("toast")).to_contain_text("No.")
    assert "g5" not in ada.texts_in("permitted")
    assert "g5" in ada.texts_in("resources")


def release(person: Person, line: WebSocketRoute, held: list[str], least: int) -> None:
    """Let through what was held back, once so much has come."""
    until(person.page, lambda: len(held) >= least, lambda: f"only {len(held)} frames came")
    while held:
        line.send(held.pop(0))
