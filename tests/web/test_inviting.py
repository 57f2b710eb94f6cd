"""Inviting others to a table: the share sheet of a phone, or the link to copy."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Room

SHARES = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"
"""A browser that can hand a link to other apps, and remembers which."""
CANNOT = "Object.defineProperty(navigator, 'share', { value: undefined });"


def test_the_link_is_shared_where_the_browser_can(room: Room) -> None:
    """One tap hands over the link with the code; elsewhere no such button is drawn."""
    ada = room.person("Ada", phone=True)
    ada.page.add_init_script(SHARES)
    code = ada.makes_a_table(seat_2="", pace="none")
    ada.one("share").click()
    shared = ada.page.evaluate("window.shared")
    assert shared["url"] == ada.one("link").input_value()
    assert shared["url"].endswith(f"/t/{code}")
    assert code in shared["text"]
    expect(ada.one("ready-A")).to_have_class("mark ready")
    bea = room.person("Bea")
    bea.page.add_init_script(CANNOT)
    bea.makes_a_table(seat_2="", pace="none")
    expect(bea.one("copy")).to_be_visible()
    expect(bea.one("qr")).to_be_visible()
    assert bea.one("share").count() == 0
