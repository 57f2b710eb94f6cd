"""A second judge and a protest in the browser (judges G7, G8)."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.paper.printed import texts
from tests.web.conftest import House
from tests.web.people import Person


def further_judge(house: House, owner: Person, name: str) -> Person:
    """A judge who comes by the link that the owner is shown."""
    link = owner.one("opinion-link-text").input_value()
    judge = house.person(name, phone=True)
    judge.open(link.partition("/t/")[1] + link.partition("/t/")[2])
    judge.one("nickname").fill(name)
    judge.one("sit-judge").click()
    expect(judge.one("opinion-asked")).to_be_visible()
    return judge


def test_two_judges_and_a_protest(house: House) -> None:
    """Judges G7, G8: asked, answered alone, then protested; the form names both judges."""
    ada, bea, jo = (house.sits("opinion", seat) for seat in ("A", "B", "judge"))
    bea.one("ask-value-A").click()
    jo.one("answer-no").click()
    ada.awaits("over")
    expect(ada.one("ruling-1")).to_contain_text("does not equal the Goal")
    # Rulings that can be contested come to the fore by themselves.
    ada.one("ask-opinion-1").click()
    ada.one("ask-opinion-1-yes").click()
    expect(bea.one("opinion-1")).to_contain_text("Ada asked for a second judge")
    expect(bea.one("opinion-link")).to_have_count(0)
    kim = further_judge(house, ada, "Kim")
    expect(kim.one("opinion-asked")).to_contain_text("Does the paper of Ada equal the Goal?")
    expect(kim.one("paper-A")).to_contain_text("14")
    for hidden in ("rulings", "sheet", "news", "people"):
        expect(kim.one(hidden)).to_have_count(0)
    kim.one("opinion-no").click()
    expect(kim.one("opinion-asked")).to_have_count(0)
    expect(ada.one("opinion-1")).to_contain_text("A second judge agrees")
    expect(ada.one("ask-opinion-1")).to_have_count(0)
    ada.one("protest-why-1").fill("3 x 4 + 2 is 14")
    ada.one("protest-1").click()
    ada.one("protest-1-yes").click()
    form = ada.one("protest-form-1")
    for told in ("Jo", "Kim", "(3x4)+2 = 14", "3 x 4 + 2 is 14", "Ruling 1, shake 1"):
        expect(form).to_contain_text(told)
    expect(ada.one("initial")).to_have_count(0)
    expect(bea.one("initial")).to_be_visible()
    ada.page.emulate_media(media="print")
    expect(form).to_be_visible()
    expect(ada.one("sheet")).not_to_be_visible()
    (sheet,) = texts(ada.page.pdf(format="Letter"))
    assert "3 x 4 + 2 is 14" in sheet
