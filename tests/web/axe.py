"""Ask axe-core for the faults of a page that keep people out."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.source_tree import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""Rules whose findings depend on the colours."""
RUN = """async (rules) => {
  if (window.axe === undefined) return null;
  const only = rules.length > 0 ? { runOnly: rules } : {};
  const found = await axe.run(document, { resultTypes: ["violations"], ...only });
  return found.violations.map(({ id, impact, help, nodes }) => ({
    id, impact, help,
    where: nodes.slice(0, 4).map(node => `${node.target.join(" ")} ${node.failureSummary}`),
  }));
}"""
LOOKS: tuple[tuple[int, str, list[str]], ...] = (
    (1280, "light", []),
    (1280, "dark", OF_COLOURS),
    (360, "dark", []),
    (360, "light", OF_COLOURS),
)
"""How wide the page is, its colours, and the rules; none are all."""


def grave_faults(page: Page) -> list[str]:
    """Every serious or critical fault with where it is, wide and narrow, light and dark."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{wide} {scheme} {each}"
        for wide, scheme, rules in LOOKS
        for each in _found(page, wide, scheme, rules)
    ]


def _found(page: Page, wide: int, scheme: str, rules: list[str]) -> list[str]:
    page.set_viewport_size({"width": wide, "height": 800})
    page.emulate_media(
        color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce"
    )
    return [
        f"{fault['impact']} {fault['id']}: {fault['help']} {fault['where']}"
        for fault in page.evaluate(RUN, rules)
        if fault["impact"] in GRAVE
    ]
