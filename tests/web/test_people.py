"""People at a table in the browser: two players and a judge, phrases, pauses, and a kick."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import House, Room
from tests.web.people import Person

ORDER = {"players": "2", "seat_2": "", "mode": "open", "pace": "none", "shakes": "1"}


def with_a_judge(room: Room) -> tuple[Person, Person, Person]:
    """The owner, another player, and a judge with a phone."""
    ada, bea, jo = room.person("Ada"), room.person("Bea"), room.person("Jo", phone=True)
    code = ada.makes_a_table(judge="yes", **ORDER)
    jo.open(f"/t/{code}")
    expect(jo.one("sit")).to_be_visible()
    assert jo.one("sit-judge").count() == 0
    ada.one("judge-link").locator("summary").click()
    invitation = ada.one("judge-link-text").input_value().partition("?")[2]
    jo.open(f"/t/{code}?{invitation}")
    jo.one("nickname").fill(jo.name)
    jo.one("sit-judge").click()
    expect(jo.one("lobby")).to_be_visible()
    expect(ada.one("ready-A")).to_have_text("ready")
    assert ada.one("now").count() == 0
    bea.joins(code)
    for person in (ada, bea, jo):
        expect(person.one("now")).to_be_visible()
    return ada, bea, jo


def test_a_judge_at_the_table(room: Room) -> None:
    """A question waits and is answered, a penalty is initialled and struck, the table is paused."""
    ada, bea, jo = with_a_judge(room)
    jo.awaits("judge")
    assert ada.one("judging").count() == 0
    ada.one("more").locator("summary").first.click()
    ada.one("call-judge").click()
    expect(jo.one("asked")).to_contain_text("Ada has a question")
    bea.awaits("question")
    jo.one("answer-yes").click()
    jo.awaits("judge")
    expect(bea.one("news")).to_contain_text("The judge answers")

    bea.one("block").click()
    bea.one("lift").click()
    bea.one("put-down").click()
    expect(jo.one("penalty-1")).to_contain_text("Bea")
    jo.one("initial-1").click()
    expect(jo.one("initial-1")).to_have_count(0)
    jo.one("strike-1").click()
    expect(jo.one("strike-1")).to_have_count(0)

    assert ada.one("manage-pause").count() == 0
    expect(jo.one("manage-pause")).not_to_have_class("primary")
    jo.opens("talk")
    jo.one("manage-pause").click()
    jo.one("close-side").click()
    for person in (ada, bea, jo):
        person.awaits("paused")
    expect(bea.one("call-judge")).to_have_count(0)
    expect(jo.one("manage-resume")).to_have_class("primary")
    jo.one("manage-resume").click()
    bea.opens("talk")
    bea.page.locator('[data-testid="standing"][data-paused="no"]').wait_for()
    expect(bea.one("now")).not_to_have_attribute("data-situation", "paused")


def test_a_judge_is_asked_about_a_paper(house: House) -> None:
    """Judges T1, G1: which fault is meant, and the answer, in words; no ruling before a stand."""
    bea, jo = house.sits("judged", "B"), house.sits("judged", "judge", phone=True)
    expect(jo.one("rule-wrong-A")).to_have_count(0)
    bea.one("ask-specific-A").click()
    bea.page.locator('[data-testid="reason"][data-code="missing-required"]').click()
    expect(jo.one("asked")).to_contain_text("Bea asks about the paper of Ada")
    expect(jo.one("asked")).to_contain_text("“it leaves out a Required cube”")
    jo.one("answer-no").click()
    for person in (bea, jo):
        expect(person.one("latest")).to_contain_text("The judge answers: No")
    expect(jo.one("rule-wrong-A")).to_have_count(0)
    bea.one("reject-A").click()
    bea.page.locator('[data-testid="reason"][data-code="missing-required"]').click()
    expect(jo.one("rule-wrong-A")).to_be_visible()
    bea.one("ask-value-A").click()
    jo.one("answer-yes").click()
    for person in (bea, jo):
        person.awaits("over")
        expect(person.one("paper-A")).to_contain_text("Bea asked if it equals the Goal")
    expect(jo.one("rule-wrong-A")).to_have_count(0)


def test_phrases_chat_and_a_kick(room: Room) -> None:
    """Phrases are heard; own words only when the owner allows them; who is kicked is out."""
    ada, bea = room.person("Ada"), room.person("Bea")
    code = ada.makes_a_table(**ORDER)
    bea.joins(code)
    expect(bea.one("now")).to_be_visible()
    for person in (ada, bea):
        person.opens("talk")
    bea.one("phrases").locator("summary").click()
    bea.one("phrase-good-luck").click()
    expect(ada.one("said")).to_contain_text("Bea: Good luck!")

    assert bea.one("chat").count() == 0
    ada.one("tools").locator("summary").click()
    ada.one("manage-allow-chat").click()
    bea.one("chat").fill("<i>hi</i> Ada")
    bea.one("chat-send").click()
    expect(ada.one("said")).to_contain_text("<i>hi</i> Ada")

    ada.one("manage-mute-B").click()
    expect(bea.one("phrases")).to_have_count(0)
    expect(ada.one("said")).not_to_contain_text("Bea")

    watcher = room.person("Eve")
    watcher.open(f"/t/{code}")
    watcher.one("watch").click()
    expect(watcher.one("now")).to_be_visible()
    assert watcher.one("phrases").count() == 0

    ada.one("manage-kick-B").click()
    ada.one("manage-kick-B").click()
    expect(bea.one("gone")).to_contain_text("took your seat away")
    expect(ada.one("standing")).to_contain_text("A bot plays for Bea")

    ada.one("manage-close").click()
    ada.one("manage-close").click()
    for person in (ada, watcher):
        expect(person.one("gone")).to_contain_text("closed")


def test_the_owner_deletes_the_table(room: Room) -> None:
    """One press asks whether that is sure; after the second everybody is told, also later."""
    ada, bea = room.person("Ada"), room.person("Bea")
    code = ada.makes_a_table(**ORDER)
    bea.joins(code)
    expect(bea.one("now")).to_be_visible()
    assert bea.one("manage-delete").count() == 0
    ada.opens("talk")
    ada.one("tools").locator("summary").click()
    ada.one("manage-delete").click()
    expect(ada.one("manage-delete")).to_have_text("Sure? Press again.")
    ada.one("manage-delete").click()
    for person in (ada, bea):
        expect(person.one("gone")).to_contain_text("deleted")
    bea.open(f"/t/{code}")
    expect(bea.page.get_by_text(f"There is no table {code}")).to_be_visible()
