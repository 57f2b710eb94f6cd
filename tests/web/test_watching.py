"""A watcher sees no secret and can do nothing; a player who lost a seat is told so."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import House

SECRET = "(3x2)-0 = 6"
FRAMES = """
window.frames_seen = [];
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", ({ data }) => frames_seen.push(data));
  }
};
"""
"""Keeps all that the server sends."""


def test_a_watcher_sees_no_secret_and_may_not_act(house: House) -> None:
    """A full table offers to watch, not a seat; a paper is secret until all are checked."""
    ada = house.sits("watch", "A")
    eve = house.person("Eve")
    eve.page.add_init_script(FRAMES)
    eve.open(f"/t/{house.codes['watch']}")
    expect(eve.one("join-told")).to_contain_text("Every seat at this table is taken.")
    expect(eve.one("sit")).to_have_count(0)
    eve.one("watch").click()
    eve.awaits("watch")
    ada.writes(SECRET)
    expect(eve.one("latest")).to_contain_text("Ada hands in")
    expect(ada.one("paper-A")).to_contain_text(SECRET)
    sent = eve.page.evaluate("frames_seen.join('')")
    assert "play-presents" in sent
    assert "(3x2)" not in sent
    for testid in ("writing", "block", "papers", "more", "phrases", "sides"):
        assert eve.one(testid).count() == 0, testid
    assert eve.page.locator(".mat button:not(.pill)").count() == 0


def test_a_seat_that_is_gone(house: House) -> None:
    """A key that opens nothing: the page says so, and leads back to the door of the table."""
    eve = house.person("Eve")
    eve.page.add_init_script(
        f"if (!sessionStorage.came) {{ {house.key_of('watch', 'A', 'no-such-key')} }}"
        "sessionStorage.came = 'yes';"
    )
    eve.open(f"/t/{house.codes['watch']}")
    expect(eve.one("gone")).to_contain_text("does not open a seat")
    eve.page.get_by_role("button", name="Join anew").click()
    expect(eve.one("join")).to_be_visible()
    expect(eve.one("watch")).to_be_visible()
