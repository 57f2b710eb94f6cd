"""Three people at three browsers play a whole shake of each game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from goalsetter.play import read_record
from tests.web.conftest import Room
from tests.web.patience import until
from tests.web.people import Person
from tests.web.solving import Seen, goal_seen

BOOKS = {"equations": "mlag-equations-2018-19", "on-sets": "mlag-on-sets-2017-18"}


def seated(room: Room, edition: str) -> list[Person]:
    """Three people at a table without clocks, one of them with a phone."""
    people = [room.person("Ada"), room.person("Bea"), room.person("Cal", phone=True)]
    code = people[0].makes_a_table(
        edition=edition, seat_2="", seat_3="", mode="guarded", pace="none", shakes="1"
    )
    for person in people[1:]:
        person.joins(code)
    for person in people:
        expect(person.one("now")).to_be_visible()
    return people


def who_is_asked(people: list[Person], *situations: str) -> Person:
    """Return the player whom the table asks one of these first."""
    asked: list[Person] = []

    def is_one() -> bool:
        asked.extend(person for person in people if person.situation in situations)
        return bool(asked)

    until(people[0].page, is_one, lambda: [person.situation for person in people])
    return asked[0]


def deal(people: list[Person], three: str = "VΛΛ", more: int = 2) -> int:
    """On-Sets II: V and Λ are set out, and the dealer says how many cards; their number."""
    giver = who_is_asked(people, "deal")
    before = int(giver.one("cards").inner_text())
    for _ in range(more):
        giver.one("more-cards").click()
    expect(giver.one("cards")).to_have_text(str(before + more))
    giver.one("call-deal").click()
    giver.awaits("wait")
    setter = who_is_asked(people, "set-out")
    setter.page.locator(f'[data-testid="set-out"][data-cubes="{three}"]').click()
    return before + more


def choose_variations(people: list[Person]) -> list[str]:
    """Each chooses the first variation of the list."""
    names: list[str] = []
    while (person := who_is_asked(people, "choose", "goal")).situation == "choose":
        first = person.one("variation").first
        names.append(first.get_attribute("data-name") or "")
        number = person.number
        first.click()
        person.one("play-variation").click()
        person.awaits_another(number)
    return names


def set_a_goal(people: list[Person], edition: str, names: list[str]) -> tuple[Person, Seen]:
    """The Goal-setter sees a Goal with a Solution, and lays it with taps."""
    setter = who_is_asked(people, "goal")
    seen = goal_seen(setter, edition, names)
    setter.lays_in_goal(*seen.symbols)
    setter.says_goal()
    return setter, seen


@pytest.mark.parametrize("game", BOOKS)
def test_a_whole_shake(room: Room, game: str) -> None:
    """Variations, a Goal, a challenge, a paper, checking, and the scores of the book.

    2018-19 X-A, On-Sets X: the Mover shows that Impossible was wrong and has 6 points; the
    Challenger has 2, and so has the Third Party, who sees no Solution either.
    """
    edition = BOOKS[game]
    people = seated(room, edition)
    cards = deal(people) if game == "on-sets" else 0
    names = choose_variations(people)
    expect(people[0].one("card")).to_have_count(cards)
    setter, seen = set_a_goal(people, edition, names)
    challenger = who_is_asked(people, "move")
    third = next(each for each in people if each not in (setter, challenger))
    challenger.challenges("impossible")
    third.awaits("third")
    third.one("present-nothing").click()
    setter.awaits("write-all")
    challenger.awaits("wait")
    assert challenger.one("writing").count() == 0
    setter.writes(*seen.papers)
    for checker in (challenger, third):
        checker.awaits("check")
        expect(checker.one("writ").first).to_contain_text(seen.papers[0])
        drawn = checker.one("writ").first.locator(".tiles")
        expect(drawn).to_be_visible()
        faces = drawn.locator(".face").evaluate_all("all => all.map(e => e.dataset.shown ?? '')")
        assert faces
        assert not re.search(r"[rgbk]", "".join(faces))
        checker.one("accept-" + seat_of(setter, people, checker)).click()
    for person in people:
        person.awaits("over")
        points = dict(zip(person.sheet()[0][1:], person.sheet()[1][1:], strict=True))
        assert points == {setter.name: "6", challenger.name: "2", third.name: "2"}
    with setter.page.expect_download() as download:
        setter.one("record").click()
    record = read_record(download.value.path().read_text(encoding="utf-8"), strict=True)
    assert record.terms.edition == edition


def seat_of(writer: Person, people: list[Person], looker: Person) -> str:
    """The letter of a seat, by the name beside it."""
    for seat in "ABC"[: len(people)]:
        if writer.name in looker.one(f"player-{seat}").inner_text():
            return seat
    raise AssertionError(writer.name)
