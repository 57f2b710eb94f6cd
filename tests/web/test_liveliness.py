"""Motion, vibration and the state of the line: each when it helps, and none when it does not."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import House

COUNT = """
  window.rolled = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (frames[0]?.opacity === 0) window.rolled++;
    return animate.call(this, frames, options);
  };
"""
SHAKES = "window.shaken = []; navigator.vibrate = pattern => window.shaken.push(pattern);"


def test_the_roll_is_seen_once(house: House) -> None:
    """Cubes tumble into the tray; whoever opens the page again sees them lie there."""
    ada = house.sits("see goal equations", "A", script=COUNT)
    assert ada.page.evaluate("window.rolled") == 16
    ada.page.reload()
    ada.has_come()
    assert ada.page.evaluate("window.rolled") == 0


HELD = """
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const motion = animate.call(this, frames, options);
    if (frames[0]?.opacity === 0) {
      motion.pause();
      motion.currentTime = options.delay + options.duration * 0.15;
    }
    return motion;
  };
"""
"""Holds a roll in the air."""
RAISED = "cube => -new DOMMatrix(getComputedStyle(cube).transform).m42"
"""How far a cube is above its place."""


def test_a_tap_takes_a_cube_that_still_rolls(house: House) -> None:
    """The cube under the finger is meant, though the tap ends the roll and the cube jumps away."""
    for phone in (False, True):
        ada = house.sits("see goal equations", "A", script=HELD, phone=phone)
        cube = ada.cube("8")
        assert cube.evaluate(RAISED) > 20
        seen = cube.bounding_box()
        assert seen
        at = seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2
        (ada.page.touchscreen.tap if phone else ada.page.mouse.click)(*at)
        expect(cube).to_have_attribute("aria-pressed", "true")
        expect(ada.page.locator('.mat [aria-pressed="true"]')).to_have_count(1)


def test_nothing_rolls_for_whoever_wants_less_motion(house: House) -> None:
    """The cubes lie there at once."""
    ada = house.sits("see goal equations", "A", script=COUNT, reduced_motion="reduce")
    assert ada.page.evaluate("window.rolled") == 0


def test_a_phone_shakes_a_little(house: House) -> None:
    """When a cube is taken; not where sounds are off."""
    ada = house.sits("see move equations", "A", phone=True, script=SHAKES)
    ada.cube("7").tap()
    assert ada.page.evaluate("window.shaken") == [[8]]
    ada.one("mute").tap()
    ada.cube("9").tap()
    assert ada.page.evaluate("window.shaken") == [[8]]


def test_a_slow_line_is_told_until_it_is_quick_again(house: House) -> None:
    """An answer that does not come is told; the next ones are quick, and nothing is told."""
    held: list[str] = []
    lines: list[WebSocketRoute] = []
    slow = True

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(frame: str | bytes) -> None:
            late = slow and json.loads(frame)["type"] == "pong"
            (held.append if late else line.send)(str(frame))

        server.on_message(hear)
        lines.append(line)

    ada = house.person("A")
    ada.page.route_web_socket("**/ws/**", connect)
    ada.page.add_init_script(house.key_of("see move equations", "A"))
    ada.open(f"/t/{house.codes['see move equations']}")
    expect(ada.one("slow-line")).to_contain_text("Slow line")
    slow = False
    for frame in held:
        lines[0].send(frame)
    expect(ada.one("slow-line")).to_have_count(0)
    expect(ada.one("offline")).to_have_count(0)
