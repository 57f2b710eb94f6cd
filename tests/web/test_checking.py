"""Writing and checking in the browser: form at once, truth only at the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import House


def test_the_form_of_a_paper_is_told_while_it_is_written(house: House) -> None:
    """A bracket that is missing is told; that the sides are unequal is not."""
    bea = house.sits("form of a paper", "B")
    bea.awaits("write-all")
    paper, troubles = bea.one("paper-input"), bea.one("troubles")
    paper.fill("(1+1")
    expect(troubles).not_to_be_empty()
    paper.fill("5-2 = 6")
    expect(troubles).to_be_empty()
    bea.page.reload()
    expect(bea.one("paper-input")).to_have_value("5-2 = 6")


def test_a_wrong_paper_is_rejected(house: House) -> None:
    """VII-C: a checker says what is wrong; the judge agrees, and tells why when it is over."""
    people = [house.sits("wrong paper", seat) for seat in "ABC"]
    ada, bea, cal = people
    cal.awaits("third")
    cal.one("present-nothing").click()
    bea.writes("5 = 6")
    ada.awaits("check")
    ada.one("reject-B").click()
    ada.page.locator('[data-testid="reason"][data-code="one-cube"]').click()
    for person in people:
        person.awaits("over")
        expect(person.one("paper-B")).to_contain_text("VII-B")
    points = dict(zip(bea.sheet()[0][1:], bea.sheet()[1][1:], strict=True))
    assert points == {"Ada": "6", "Bea": "2", "Cal": "4"}


def test_an_unfounded_rejection_is_answered_in_sight(house: House) -> None:
    """VII-C-4: on a phone too, where the news are far away; said again, it is told once."""
    bea = house.sits("unfounded", "B", phone=True)
    bea.one("reject-A").click()
    for times in (1, 2):
        bea.page.locator('[data-testid="reason"][data-code="uses-forbidden"]').click()
        expect(bea.one("news").get_by_text("That is not right.")).to_have_count(times)
        expect(bea.one("toast")).to_have_count(1)
        expect(bea.one("toast")).to_contain_text("does not hold against the paper")
        expect(bea.one("toast")).to_be_in_viewport()
    assert bea.situation == "check"


def test_two_checkers_are_ruled_on_together(house: House) -> None:
    """VII-C-4-h: a try lies unread until the other checker joins it, tries, or has nothing."""
    ada, bea, cal = (house.sits("two checkers", seat) for seat in "ABC")
    cal.one("together-A").click()
    expect(bea.one("partner-A")).to_contain_text("Cal wants to work together")
    bea.one("regroup-A").click()
    bea.one("regrouped").fill("(2x4)-(3+1) = 4")
    bea.one("regroup-do").click()
    expect(bea.one("try-B")).to_contain_text("(2x4)-(3+1) = 4")
    expect(cal.one("try-B")).to_contain_text("both checkers are ready")
    expect(cal.one("try-B")).not_to_contain_text("2x4")
    expect(cal.one("reject-A")).to_be_visible()
    expect(cal.one("together-A")).to_contain_text("Join the try of Bea")
    cal.one("show-nothing-A").click()
    for person in (ada, bea, cal):
        person.awaits("over")
        expect(person.one("try-B")).to_contain_text("does not make it wrong")
        expect(person.one("paper-A")).to_contain_text("checkers must accept it")


def test_what_is_said_in_words_goes_to_the_judge(house: House) -> None:
    """VII-C-4: something else is said in words, and a person in the judge's seat decides."""
    judge, bea = house.sits("words for the judge", "judge"), house.sits("words for the judge", "B")
    bea.one("reject-A").click()
    reasons = bea.page.locator('[data-testid="reason"]')
    for code in ("form", "goal-illegal", "symbol-ambiguous"):
        expect(reasons.and_(bea.page.locator(f'[data-code="{code}"]'))).to_be_visible()
    bea.page.locator('[data-testid="reason"][data-code="other"]').click()
    expect(bea.one("reason-say")).to_be_disabled()
    bea.one("reason-words").fill("the 4 lies upside-down")
    bea.one("reason-say").click()
    expect(judge.one("asked")).to_contain_text("the 4 lies upside-down")
    judge.one("answer-yes").click()
    bea.awaits("over")
    expect(bea.one("paper-A")).to_contain_text("a judge said so")


def test_a_score_is_appealed_corrected_and_initialled(house: House) -> None:
    """XII-B, judges G6: after the last shake, until one's initials; the sheet shows who signed."""
    judge, ada, bea = (house.sits("appeal", seat) for seat in ("judge", "A", "B"))
    bea.one("accept-A").click()
    bea.awaits("over")
    bea.one("appeal").click()
    expect(judge.one("appealed-1")).to_be_visible()
    judge.one("points-A").fill("2")
    judge.one("points-B").fill("6")
    judge.one("correct-1").click()
    expect(bea.one("sheet").locator("tr.total")).to_contain_text("6")
    bea.one("initial").click()
    expect(bea.one("between")).to_contain_text("can't appeal a score")
    bea.one("initial-yes").click()
    for person in (ada, bea, judge):
        expect(person.one("initials").locator("td").nth(1)).to_have_text("✓")
        expect(person.one("initials").locator("td").nth(0)).to_have_text("–")
    expect(bea.one("appeal")).to_have_count(0)


def test_changing_a_paper_says_what_it_costs(house: House) -> None:
    """VII-C-2-a: once handed in, a change gives it up; nothing happens before a second yes."""
    ada = house.sits("change paper", "A")
    ada.one("more").locator("summary").click()
    ada.one("do-change-equation").click()
    expect(ada.one("more")).to_contain_text("it counts as wrong")
    ada.one("do-change-equation-no").click()
    ada.one("do-change-equation").click()
    ada.one("do-change-equation-yes").click()
    ada.awaits("over")
    expect(ada.one("paper-A")).to_contain_text("gave it up")


def test_the_place_that_is_wrong_is_tapped(house: House) -> None:
    """VII-C-4: what is likely wrong there comes first, in a sentence; another place, another."""
    bea = house.sits("see wrong paper", "B")
    place, reason = bea.one("place"), bea.one("reason").first
    place.and_(bea.page.locator('[data-kind="equals"]')).click()
    expect(reason).to_have_text("The two sides are not equal.")
    place.and_(bea.page.locator('[data-kind="goal"]')).first.click()
    expect(reason).to_have_attribute("data-code", "goal-interpretation")
    place.and_(bea.page.locator('[data-kind="sign"]')).click()
    bea.one("reason-regroup").click()
    expect(bea.one("regrouped")).to_be_visible()
