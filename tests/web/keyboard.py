"""A person who has no mouse: every deed is a key, pressed where the focus is."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import expect

from tests.web.people import Person

MOST_TABS = 90
FOCUSED = """() => {
  const element = document.activeElement;
  const style = getComputedStyle(element);
  return {
    testid: element.dataset.testid ?? "",
    text: element.dataset.text ?? "",
    section: element.dataset.section ?? "",
    seen: element.matches(":focus-visible") && style.outlineStyle !== "none",
    plain: element === document.body,
  };
}"""


@dataclass(slots=True)
class Keyboard:
    """What such a person does."""

    person: Person

    def focused(self) -> dict[str, object]:
        """What has the focus; it can be seen wherever it is."""
        found: dict[str, object] = self.person.page.evaluate(FOCUSED)
        assert found["seen"] or found["plain"], found
        return found

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.person.page.keyboard.press(key)

    def types(self, text: str) -> None:
        """Type into what has the focus."""
        self.person.page.keyboard.type(text)

    def goes_to(self, testid: str, back: bool = False, **wanted: str) -> None:
        """Tab until it has the focus."""
        for _ in range(MOST_TABS):
            found = self.focused()
            if found["testid"] == testid and all(found[k] == v for k, v in wanted.items()):
                return
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"no way to {testid} by keyboard")

    def reaches_cube(self, symbol: str) -> None:
        """Arrow keys to a cube of Resources with a sign."""
        self.goes_to("cube", section="resources")
        for key in ("ArrowRight", "ArrowLeft"):
            for _ in range(30):
                text = str(self.focused()["text"])
                if text.endswith(symbol):
                    return
                self.press(key)
        raise AssertionError(f"no {symbol} by arrow keys")

    def finds_focus_at(self, testid: str) -> None:
        """The page itself has led here, without a key."""
        expect(self.person.page.locator(f'[data-testid="{testid}"]:focus').first).to_be_visible()
