"""Without a network: lessons go on, written answers wait, pages open, old caches are dropped."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.cable import cable_to
from tests.web.conftest import Room
from tests.web.patience import until
from tests.web.people import Person
from tests.web.test_learn import Way, awaits_step, presses, sets_goal

KEPT = """async () => {
  const names = (await caches.keys()).filter(name => name.startsWith('goalsetter-'));
  const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return all.flat().map(({ url }) => new URL(url).pathname);
}"""
"""The addresses of all that is kept."""
PUBLIC = re.compile(
    r"/$|/(assets|api/(words|options|rules|lessons))\b|/[^/]+\.(svg|png|webmanifest)$"
)
VARIATION = "/api/lessons/en/mlag-equations-2018-19/elementary/sideways"


def awaits_kept(person: Person, *paths: str) -> None:
    """Wait until the worker has kept these."""
    kept: list[str] = []

    def has_all() -> bool:
        kept[:] = person.page.evaluate(KEPT)
        return set(paths) <= set(kept)

    until(person.page, has_all, lambda: kept)


def test_lessons_go_on_without_a_network(room: Room) -> None:
    """Listed answers are checked, a written one waits and is judged when the line is back."""
    with cable_to(room.server) as cable:
        person = room.person("Noa", phone=True, address=cable.address)
        person.open("/learn")
        awaits_kept(person, VARIATION, "/api/lessons/en/judge", "/")
        person.open("/learn/equations")
        awaits_step(person, 1)
        cable.cut()
        person.page.context.set_offline(True)
        person.page.reload()
        expect(person.one("alone")).to_be_visible()
        awaits_step(person, 1)
        sets_goal("1", "2")(person)
        awaits_step(person, 1, "kept")
        person.one("learn-next").click()
        awaits_step(person, 2)
        person.moves("x", "forbidden")
        awaits_step(person, 2, "wrong")
        person.one("learn-again").click()
        awaits_step(person, 2)
        person.moves("x", "required")
        awaits_step(person, 2, "right")
        ways: tuple[Way, ...] = (
            lambda person: person.moves("9", "forbidden"),
            presses("9", "p"),
            lambda person: person.challenges("now"),
        )
        for step, does in enumerate(ways, start=3):
            person.one("learn-next").click()
            awaits_step(person, step)
            does(person)
            awaits_step(person, step, "right")
        person.one("learn-next").click()
        opens_without_a_network(person)
        person.open("/learn/equations")
        awaits_step(person, 6)
        person.writes("3+4=7")
        awaits_step(person, 6, "kept")
        cable.mend()
        person.page.context.set_offline(False)
        awaits_step(person, 6, "right")
        expect(person.one("alone")).to_have_count(0)
        person.open("/learn")
        # The first answer was judged beside it, and says so where lessons are chosen.
        since = person.one("answer-since")
        expect(since).to_have_attribute("data-standing", "right")
        person.one("since-drop").click()
        expect(since).to_have_count(0)
        assert all(PUBLIC.match(path) for path in person.page.evaluate(KEPT))


def opens_without_a_network(person: Person) -> None:
    """The home, the rules, and the list of lessons with the answer that waits."""
    person.open("/")
    expect(person.one("no-network")).to_be_visible()
    expect(person.one("play-equations")).to_be_visible()
    person.open("/rules")
    expect(person.one("rules-clause").first).to_be_visible()
    person.open("/learn")
    expect(person.one("answer-since")).to_have_attribute("data-standing", "kept")


def test_an_older_cache_is_dropped(room: Room) -> None:
    """Its lessons are fetched anew first; what is not ours stays."""
    person = room.person("Ola")
    person.open("/")
    awaits_kept(person, "/api/lessons/en/judge")
    assert VARIATION not in person.page.evaluate(KEPT)
    person.page.evaluate(
        """async (path) => {
          await (await caches.open('goalsetter-older')).put(path, new Response('old'));
          await caches.open('of-another-site');
          await (await navigator.serviceWorker.ready).unregister();
        }""",
        VARIATION,
    )
    person.page.reload()
    names: list[str] = []

    def is_dropped() -> bool:
        names[:] = person.page.evaluate("caches.keys()")
        return "goalsetter-older" not in names

    until(person.page, is_dropped, lambda: names)
    assert "of-another-site" in names
    awaits_kept(person, VARIATION)
    expect(person.one("install")).to_be_visible()
