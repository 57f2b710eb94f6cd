"""Find what keeps a phase of the game from being one screen, at one size of the window."""

from __future__ import annotations

from dataclasses import dataclass

from tests.web.people import Person

TARGET = 44
"""How many pixels what is pressed has at the least, each way (WCAG 2.5.5)."""
SIZES = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "tablet": (768, 1024),
    "desktop": (1280, 800),
    "projector": (1920, 1080),
}
ALWAYS = (
    '[data-testid="now"]',
    '[data-testid="players"] li',
    '[data-testid="section-goal"]',
    ".me",
)
"""Parts in sight in every phase; a shelf of cards takes the place of the Goal."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A position, who looks, what must be in sight there, and what is pressed before."""

    position: str
    seat: str
    needs: tuple[str, ...]
    presses: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


def _id(name: str) -> str:
    return f'[data-testid="{name}"]'


CUBES = ".section-resources .cube"
TOOLS = ".strip .piece"
AREAS = tuple(_id(f"section-{place}") for place in ("required", "permitted", "forbidden"))
GOAL = _id("section-goal")
DOCK = (_id("now"), ".me")
"""A choice takes the place of the dock."""
SIGHTS = (
    Sight("choose equations", "A", (_id("play-variation"), CUBES), without=(GOAL,)),
    Sight("choose on-sets", "A", (_id("play-variation"), CUBES, _id("card")), without=(GOAL,)),
    Sight("see goal equations", "A", (CUBES, _id("no-goal"))),
    Sight("see all on-sets", "A", (CUBES, _id("no-goal"), _id("card"))),
    Sight(
        "see goal equations",
        "A",
        (CUBES, _id("no-goal"), _id("say-goal"), ".composer .tools button"),
        ("1@resources", "put-goal", "5@resources", "put-goal", "6@resources", "put-goal"),
    ),
    Sight(
        "see all on-sets",
        "A",
        (CUBES, _id("say-goal"), ".composer .tools button", ".shape", _id("card")),
        ("1@resources", "put-goal", "2@resources", "put-goal", "3@resources", "put-goal"),
    ),
    Sight("see no goal equations", "B", (_id("agree-no-goal"), _id("contest"), CUBES)),
    Sight("see move equations", "A", (CUBES, *AREAS, _id("block"), _id("bonus"))),
    Sight("see move on-sets", "B", (CUBES, *AREAS, _id("block"), _id("card"))),
    Sight(
        "see move equations",
        "A",
        (CUBES, *AREAS, _id("challenge-now"), _id("lift")),
        ("block",),
        DOCK,
    ),
    Sight("see side equations", "C", (_id("side-mover"), CUBES)),
    Sight(
        "see writing equations",
        "A",
        (CUBES, _id("present"), _id("present-nothing"), _id("paper-input"), TOOLS, _id("pill")),
    ),
    Sight(
        "see writing on-sets", "A", (CUBES, _id("present"), _id("paper-input"), TOOLS, _id("card"))
    ),
    Sight(
        "see third on-sets",
        "C",
        (CUBES, _id("present"), _id("paper-input"), TOOLS, '[data-testid^="side-"]'),
    ),
    Sight("see checking equations", "B", (_id("accept-A"), _id("reject-A"), _id("writ"))),
    Sight(
        "see checking on-sets",
        "B",
        (_id("accept-A"), _id("reject-A"), _id("card"), ".paper-tabs button", ".checks button"),
    ),
    Sight(
        "see checking on-sets",
        "B",
        (_id("accept-C"), _id("reject-C"), _id("card"), ".paper-tabs button", ".checks button"),
        ("paper-tab-C",),
    ),
    Sight("see end equations", "A", (_id("ready"), _id("scoreboard"))),
)
"""Every phase of both games."""
FAULTS = """([needs, least]) => {
  const faults = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`${scrollWidth} wide`);
  if (scrollHeight > innerHeight) faults.push(`${scrollHeight} high`);
  for (const need of needs) {
    const found = [...document.querySelectorAll(need)].filter(each => each.checkVisibility());
    if (found.length === 0) faults.push(`no ${need}`);
    for (const each of found) {
      const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        faults.push(`${need} outside: ${[left, top, right, bottom].map(Math.round)}`);
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!seen || !(each.contains(seen) || seen.contains(each)))
        faults.push(`${need} is covered by ${seen?.className}`);
    }
  }
  const pressed = '.dock button, .dock summary, .mat button, .tabs button, .top button';
  // What is cut off by a box that scrolls is out of sight as well.
  for (const each of document.querySelectorAll('.work .checks button, .paper-tabs button')) {
    const box = each.closest('.work').getBoundingClientRect();
    if (each.getBoundingClientRect().bottom > box.bottom + 1)
      faults.push(`${each.dataset.testid} is cut off`);
  }
  // A cube that hangs over the edge of its tray, area or mat lies on something else.
  for (const each of document.querySelectorAll('.mat .section .cube')) {
    if (!each.checkVisibility()) continue;
    const { left, right, bottom } = each.getBoundingClientRect();
    const holder = each.closest('.section').getBoundingClientRect();
    const mat = each.closest('.mat').getBoundingClientRect();
    const low = Math.min(holder.bottom, mat.bottom) + 2;
    if (bottom > low || right > holder.right + 2 || left < holder.left - 2)
      faults.push(`${each.className} hangs over its edge by ${Math.round(bottom - low)}`);
  }
  for (const each of document.querySelectorAll(pressed)) {
    if (!each.checkVisibility() || each.closest('.explained, .clause, .term')) continue;
    const { left, top, width, height } = each.getBoundingClientRect();
    if (Math.min(width, height) >= least - 0.5) continue;
    // What is touched may be larger than what is drawn.
    const [x, y, by] = [left + width / 2, top + height / 2, least / 2 - 2];
    const edges = [[x - by, y], [x + by, y], [x, y - by], [x, y + by]];
    if (!edges.every(point => each.contains(document.elementFromPoint(...point))))
      faults.push(`${each.dataset.testid || each.textContent}: ${width} × ${height}`);
  }
  return faults;
}"""


def comes_to(person: Person, sight: Sight) -> None:
    """Do what is pressed before: a control by its name, or a cube and its section."""
    for press in sight.presses:
        name, _, section = press.partition("@")
        (person.cube(name, section) if section else person.one(name)).click()


def faults_of(person: Person, sight: Sight, size: str) -> list[str]:
    """Everything that is outside the window, covered or too small to be pressed."""
    wide, high = SIZES[size]
    person.page.set_viewport_size({"width": wide, "height": high})
    person.settles()
    needs = [need for need in (*ALWAYS, *sight.needs) if need not in sight.without]
    return [str(fault) for fault in person.page.evaluate(FAULTS, [needs, TARGET])]
