"""A coach makes a class, prints cards, and children come in by them and play."""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.paper.printed import squares, texts
from tests.web.axe import grave_faults
from tests.web.conftest import Room
from tests.web.people import Person

NAMES = [f"Child{number:02} Family{number:02}" for number in range(1, 10)]


def first_link(data: Path) -> str:
    """The key of the link that the owner gets at the command line, while the server runs."""
    command = [sys.executable, "-c", "from goalsetter.cli import main; main()"]
    asked = [*command, "accounts", "start", "North", "--data", str(data)]
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    return "".join(told.split()).partition("#")[2]


def join_school(coach: Person, key: str) -> None:
    """The first grown-up opens the one-time link."""
    coach.open(f"/class/join#{key}")
    coach.one("name").fill("Ms. Lee")
    coach.one("login").fill("mslee")
    coach.one("password").fill("correct horse 7")
    coach.one("enter").click()
    expect(coach.one("coach-page")).to_be_visible()


def make_class(coach: Person, names: list[str]) -> None:
    """A class is made, its list is checked, and everybody is added."""
    coach.one("new-class").fill("Four B")
    coach.one("make-class").click()
    coach.one("names").fill("\n".join(names))
    coach.one("read-names").click()
    expect(coach.one("roster").locator("li")).to_have_count(len(names))
    coach.one("add-names").click()
    expect(coach.one("child-row")).to_have_count(len(names))


def print_cards(coach: Person, testid: str) -> bytes:
    """The PDF of new cards."""
    with coach.page.expect_download() as download:
        coach.one(testid).click()
    return Path(download.value.path()).read_bytes()


def give_work(coach: Person) -> None:
    """The class gets a lesson to do within a week."""
    coach.one("work-what").select_option("lesson:equations")
    coach.one("work-day").fill(f"{date.today() + timedelta(days=7)}")
    coach.one("assign").click()
    expect(coach.one("assignment")).to_contain_text("Done by 0 of 9.")


def secret_on(pdf: bytes, nickname: str) -> str:
    """The words and digits on a child's card, as the page of paper has them."""
    text = " ".join(" ".join(texts(pdf)).split())
    found = re.search(rf"{re.escape(nickname)}\b(?! \d).*?([a-z]{{3,8}} [a-z]{{3,8}} \d\d)\b", text)
    assert found is not None, text
    return found[1]


def test_a_class_is_made_comes_in_and_plays(room: Room) -> None:
    """From the owner's link to three children at a table; one is erased."""
    coach = room.person("Coach", accept_downloads=True)
    join_school(coach, first_link(room.server.data))
    make_class(coach, NAMES)
    assert not grave_faults(coach.page)
    pdf = print_cards(coach, "cards-new")
    expect(coach.page.get_by_text("no card yet")).to_have_count(0)
    links = [urlsplit(text) for page in range(2) for text in squares(pdf, page)]
    assert len(links) == 9
    code = coach.one("class-code").inner_text()

    give_work(coach)
    ann, ben, cal = room.person("Ann", phone=True), room.person("Ben"), room.person("Cal")
    for kid, link in zip((ann, ben), links, strict=False):
        kid.open(f"{link.path}#{link.fragment}")
        expect(kid.one("hello")).to_be_visible()
        assert "#" not in kid.page.url
    expect(ann.one("own-assignment").locator("a")).to_have_attribute("href", "/learn/equations")
    assert not grave_faults(ann.page)
    # The third one types; the door is open, so the nickname is picked from a list.
    coach.one("door").click()
    expect(coach.one("door-open")).to_be_visible()
    cal.open("/")
    cal.one("join-code").fill(code.lower())
    cal.one("join").click()
    expect(cal.one("pick-nickname").locator("option")).to_have_count(10)
    here = {kid.one("hello").locator("h1").inner_text()[7:-1] for kid in (ann, ben)}
    rows = coach.one("child-row").locator("th a").all_inner_texts()
    nickname = next(name for name in rows if name not in here)
    cal.one("pick-nickname").select_option(nickname)
    cal.one("card-words").fill(secret_on(pdf, nickname))
    cal.one("come-in").click()
    expect(cal.one("hello")).to_contain_text(nickname)

    coach.one("seat-class").click()
    coach.one("nickname").fill("Ms. Lee")
    coach.one("room-pace").select_option("none")
    coach.one("make-room").click()
    expect(coach.one("board")).to_be_visible()
    for kid in (ann, ben, cal):
        kid.one("to-room").click()
    for kid in (ann, ben, cal):
        expect(kid.one("lobby")).to_be_visible()
    expect(coach.page.locator('[data-testid^="tile-"]').first).to_contain_text(nickname)

    # A guardian erases a child: nobody at the table is called so any more.
    coach.open("/class")
    coach.one("class-entry").click()
    coach.page.get_by_role("link", name=nickname, exact=True).click()
    assert not grave_faults(coach.page)
    coach.one("erase").click()
    coach.one("erase-sure").click()
    expect(coach.one("coach-page")).to_be_visible()
    ann.page.reload()
    expect(ann.one("lobby")).to_contain_text("Player")
    expect(ann.page.get_by_text(nickname)).to_have_count(0)
    assert not room.errors
