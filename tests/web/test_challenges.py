"""Challenges that a shake seldom sees, from a position that stands: sides, flubs, a No Goal."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import House
from tests.web.patience import until
from tests.web.people import Person


def reads(person: Person, sentence: str, times: int) -> None:
    """A sentence can be read so often on the page at once; words for screen readers apart."""

    def told() -> int:
        whole = person.page.locator("#main").inner_text().count(sentence)
        unseen = person.page.locator("#main .unseen:not(.unseen .unseen)").all_inner_texts()
        return whole - sum(text.count(sentence) for text in unseen)

    until(person.page, lambda: told() == times, told)


def test_a_third_party_knows_what_a_side_means(house: House) -> None:
    """ET15, ET19: what it costs by the book, and for all who is on which side; told only once."""
    ada, cal = house.sits("sides", "A"), house.sits("sides", "C", phone=True)
    expect(cal.one("camp-third-party")).to_contain_text("Not decided yet: Cal")
    expect(cal.one("sides")).to_contain_text("you score 8, otherwise 6.")
    expect(cal.one("sides")).to_contain_text("you score 10, otherwise 6.")
    reads(cal, "Ada challenges Bea: Now.", 1)
    cal.one("side-challenger").click()
    cal.awaits("write-one")
    expect(cal.one("sides")).to_have_count(0)
    expect(ada.one("camp-challenger")).to_contain_text("Ada, Cal")
    for told in ("Third Party", "with the Challenger"):
        expect(ada.one("player-C")).to_contain_text(told)
    clipped = "e => e.scrollHeight > e.clientHeight + 1"
    assert not cal.one("now").evaluate(clipped)
    expect(cal.one("now")).to_contain_text("at most one cube of Resources")


def test_a_p_flub_is_challenged(house: House) -> None:
    """ET17, 2011-12: the Mover shows that there still is a Solution, and all Resources help."""
    ada, bea, cal = (house.sits("p-flub", seat) for seat in "ABC")
    ada.one("told-forceout").locator("summary").click()
    expect(ada.one("told-forceout")).to_contain_text("ET20")
    ada.challenges("p-flub")
    bea.awaits("side")
    expect(bea.one("side-mover")).to_have_text("Join Cal, the Mover")
    bea.one("side-challenger").click()
    cal.awaits("write-all")
    ada.awaits("wait")
    assert ada.one("writing").count() == 0
    expect(cal.one("avoid-input")).to_have_count(0)
    cal.writes("7-2 = 5")
    for checker in (ada, bea):
        checker.awaits("check")
        checker.one("accept-C").click()
    ada.awaits("over")
    points = dict(zip(ada.sheet()[0][1:], ada.sheet()[1][1:], strict=True))
    assert points == {"Ada": "6", "Bea": "6", "Cal": "10"}


def test_a_no_goal_is_contested(house: House) -> None:
    """IV-D-2: who contests it writes a Goal and an Equation for it, and the others check both."""
    ada, bea, cal = (house.sits("contest", seat) for seat in "ABC")
    bea.awaits("no-goal")
    bea.one("contest").click()
    bea.awaits("write-no-goal")
    cal.one("present-nothing").click()
    bea.one("goal-input").fill("6")
    bea.writes("2x3 = 6")
    for checker in (ada, cal):
        checker.awaits("check")
        expect(checker.one("paper-B")).to_contain_text("Goal: 6")
        checker.one("accept-B").click()
    bea.awaits("over")
    points = dict(zip(bea.sheet()[0][1:], bea.sheet()[1][1:], strict=True))
    assert points == {"Ada": "2", "Bea": "6", "Cal": "2"}


def test_the_goal_is_put_in_with_its_gaps(house: House) -> None:
    """One tap writes = and the Goal as it lies."""
    ada = house.sits("gap in the goal", "A")
    ada.one("insert-goal").click()
    expect(ada.one("paper-input")).to_have_value(" = 2x 3+1")
