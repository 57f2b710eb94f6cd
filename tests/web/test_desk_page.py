"""The judge's desk in the browser: the mat, the answer beside it, and every way in and out."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlencode

import pytest
import segno
from playwright.sync_api import expect

from goalsetter.cases import run_lines
from tests.source_tree import ROOT
from tests.web.axe import grave_faults
from tests.web.conftest import House, Room
from tests.web.people import Person

EQUATIONS, SETS = "mlag-equations-2018-19", "mlag-on-sets-2017-18"
AMBIGUOUS = {
    "book": EQUATIONS,
    "division": "middle",
    "goal": "3x5+2",
    "required": "5",
    "permitted": "x 4 + 1",
    "paper": "5×4+1 = 3×(5+2)",
}
"""2018-19 VII-B-6, the example of the README."""
FILLS_VERSION_10 = 213
"""Bytes that a QR code of version 10 holds at level M."""
SMALL, LARGE = {"width": 360, "height": 640}, {"width": 1920, "height": 1080}


def opens(room: Room, address: dict[str, str] | None = None, *, phone: bool = False) -> Person:
    """A judge at the desk, with a question in the address."""
    judge = room.person("Judge", phone=phone)
    judge.open(f"/desk?{urlencode(address)}" if address else "/desk")
    expect(judge.one("desk-mat")).to_be_visible()
    return judge


def puts(judge: Person, place: str, *cubes: str) -> None:
    """Cubes of the rack onto the mat, tap by tap."""
    judge.one(f"desk-to-{place}").click()
    for cube in cubes:
        judge.page.locator(f'[data-testid="rack-cube"][data-text="{cube}"]').click()


def test_a_mat_is_tapped_together_and_ruled_on(room: Room) -> None:
    """The ruling stands beside the mat, with its clause and the regrouping."""
    judge = opens(room)
    judge.one("desk-edition").select_option(EQUATIONS)
    judge.one("desk-division").select_option("middle")
    puts(judge, "goal", "3", "x", "5", "+", "2")
    puts(judge, "required", "5", "1")
    judge.page.locator('[data-testid="desk-cube"][data-text="1"]').click()
    judge.one("desk-to-permitted").click()  # the cube in the hand goes there
    puts(judge, "permitted", "x", "4", "+")
    expect(judge.one("desk-required")).to_have_attribute("data-text", "5")
    expect(judge.one("desk-permitted")).to_have_attribute("data-text", "1 x 4 +")
    judge.one("desk-paper").fill("5×4+1 = 3×(5+2)")
    judge.one("desk-ask-paper").click()
    ruling = judge.one("ruling")
    expect(ruling).to_contain_text("NOT CORRECT")
    expect(ruling).to_contain_text("One thing is wrong with this paper.")
    expect(ruling).to_contain_text("5×(4+1)")
    mat, answer = judge.one("desk-mat").bounding_box(), ruling.bounding_box()
    assert mat
    assert answer
    assert answer["x"] >= mat["x"] + mat["width"], "beside, not below"
    assert answer["y"] < mat["y"] + mat["height"]
    judge.one("desk-ask-now").click()
    expect(judge.one("answer")).to_contain_text("NOW IS RIGHT")
    judge.one("desk-ask-impossible").click()
    expect(judge.one("answer")).to_contain_text("IMPOSSIBLE IS WRONG")
    judge.one("desk-ask-goal").click()
    expect(judge.one("ruling")).to_contain_text("LEGAL")
    puts(judge, "forbidden", "9")
    expect(judge.one("desk-stale")).to_be_visible()
    judge.one("desk-clear").click()
    expect(judge.one("desk-goal")).to_have_attribute("data-text", "")
    judge.one("desk-clear").click()
    expect(judge.one("desk-goal")).to_have_attribute("data-text", "3x5+2")


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_answer_is_in_view_at_once(room: Room, size: dict[str, int]) -> None:
    """On the smallest phone as on a large screen, with nothing wider than the page, axe clean."""
    judge = opens(room, phone=size is SMALL)
    judge.page.set_viewport_size(size)  # type: ignore[arg-type]
    judge.open(f"/desk?{urlencode({**AMBIGUOUS, 'ask': 'paper'})}")
    headline = judge.one("ruling").locator("h2")
    expect(headline).to_be_in_viewport(ratio=1)
    expect(headline).to_have_text("NOT CORRECT IF POINTED OUT")
    assert judge.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert not grave_faults(judge.page)


def test_keys_alone(room: Room) -> None:
    """The name of an area takes what is typed; a cube is turned, and taken back."""
    judge = opens(room, {"book": EQUATIONS, "division": "middle"})
    judge.one("desk-to-goal").focus()
    for key in ("1", "2", "Backspace", "+", "Space", "5"):
        judge.page.keyboard.press(key)
    expect(judge.one("desk-goal")).to_have_attribute("data-text", "1+ 5")
    judge.one("desk-to-required").focus()
    judge.page.keyboard.type("4*/")
    expect(judge.one("desk-required")).to_have_attribute("data-text", "4 ^ /")
    judge.one("desk-required").locator("button.cube").first.focus()
    judge.page.keyboard.press("Enter")
    judge.one("desk-turn").press("Enter")
    expect(judge.one("desk-required")).to_have_attribute("data-text", "u4 ^ /")


def test_a_ruling_on_a_set(room: Room) -> None:
    """ON-SETS: cards are tapped in, and a Goal of two cubes can be stacked."""
    judge = opens(room)
    judge.one("desk-edition").select_option(SETS)
    judge.one("desk-division").select_option("middle")
    for card in ["BRG", "BR", "B", "RG", "R", "G", "Y", "BY", "GY", "blank"]:
        judge.page.locator(f'[data-testid="desk-card"][data-text="{card}"]').click()
    puts(judge, "goal", "2")
    puts(judge, "required", "B")
    puts(judge, "permitted", "∪", "∩", "R")
    judge.one("desk-paper").fill("B ∪ R")
    judge.one("desk-ask-paper").click()
    expect(judge.one("ruling")).to_contain_text("NOT CORRECT")
    judge.one("desk-paper").fill("B ∩ R")
    judge.one("desk-ask-paper").click()
    expect(judge.one("ruling")).to_contain_text("The paper is right.")
    judge.one("desk-ask-now").click()
    expect(judge.one("answer")).to_contain_text("NOW IS RIGHT")
    puts(judge, "goal", "1")
    judge.one("desk-layout").select_option("0/1")
    expect(judge.one("desk-goal")).to_have_attribute("data-text", "2/1")
    assert not grave_faults(judge.page)


def test_what_cannot_be_read_says_what_to_try(room: Room) -> None:
    """In a line, in a link, in a paper, and where something is missing."""
    judge = opens(room, {"goal": "3", "evil": "1"})
    expect(judge.one("desk-fault")).to_contain_text("I don't know “evil” in it")
    judge.one("desk-ask-paper").click()
    expect(judge.one("desk-fault")).to_contain_text("There is no paper yet.")
    judge.one("desk-tab-in").click()
    judge.one("desk-line").fill("goal 3 $")
    judge.one("desk-line-put").click()
    expect(judge.one("desk-line-fault")).to_contain_text("I can't read")
    judge.open(f"/desk?{urlencode({'book': 'no-such-book', 'division': 'middle', 'goal': '3'})}")
    expect(judge.one("desk-fault")).to_contain_text("no-such-book")


def test_a_line_is_put_on_the_mat_and_stays_on_reload(room: Room) -> None:
    """With the signs that people write, and a paper at its end."""
    judge = opens(room, {"book": EQUATIONS, "division": "middle"})
    judge.one("desk-tab-in").click()
    judge.one("desk-line").fill("Goal: 3×5+2; req 5; permitted × 4 + 1; equation 5×4+1 = 3×(5+2)")
    judge.one("desk-line-put").click()
    expect(judge.one("desk-permitted")).to_have_attribute("data-text", "+ 1 4 x")
    expect(judge.one("desk-line")).to_have_value("goal 3×5+2; required 5; permitted + 1 4 ×")
    judge.one("desk-ask-paper").click()
    expect(judge.one("ruling")).to_be_visible()
    judge.page.reload()
    expect(judge.one("ruling")).to_contain_text("NOT CORRECT")
    judge.open("/desk")
    expect(judge.one("desk-goal")).to_have_attribute("data-text", "3x5+2")


def test_a_ruling_is_shared_as_a_link(room: Room) -> None:
    """Another browser sees the same mat and the same ruling."""
    judge = opens(room, {**AMBIGUOUS, "ask": "paper"})
    expect(judge.one("ruling")).to_be_visible()
    judge.one("desk-tab-share").click()
    link = judge.one("desk-link").input_value()
    other = room.person("Other")
    other.open(link.removeprefix(room.server.address))
    expect(other.one("ruling")).to_contain_text("NOT CORRECT")
    expect(other.one("desk-required")).to_have_attribute("data-text", "5")


def test_the_rulings_of_the_house_travel_in_the_link_and_in_the_file(room: Room) -> None:
    """From a pasted case to the link, to another browser, and back into a case."""
    case = {"rules": EQUATIONS, "division": "middle", "goal": "6", "permitted": "2 3 x"}
    rulings = {"ruling": "agloa", "rulings": {"objections-raised": "fatal-only"}}
    judge = opens(room)
    judge.one("desk-tab-in").click()
    judge.one("desk-line").fill(json.dumps({**case, **rulings, "equation": "2x3 = 6"}))
    judge.one("desk-line-put").click()
    expect(judge.one("desk-house-ruling")).to_have_count(2)
    judge.one("desk-ask-paper").click()
    expect(judge.one("ruling")).to_be_visible()
    other = room.person("Other")
    other.open(judge.page.url.removeprefix(room.server.address))
    expect(other.one("desk-house-ruling").first).to_contain_text("agloa")
    expect(other.one("ruling")).to_be_visible()
    with judge.page.expect_download() as download:
        judge.one("desk-tab-today").click()
        judge.one("desk-save").click()
    saved = json.loads(download.value.path().read_text().splitlines()[0])
    assert {key: saved[key] for key in rulings} == rulings
    other.one("desk-house-ruling").first.click()
    expect(other.one("desk-house-ruling")).to_have_count(1)


def test_a_roll_without_a_goal_answers_a_contested_no_goal(room: Room) -> None:
    """2018-19 III: whether any Goal can be set, and what that means for “No Goal”."""
    judge = opens(room, {"book": EQUATIONS, "division": "middle", "resources": "2 + 3 5"})
    judge.one("desk-ask-impossible").click()
    expect(judge.one("answer")).to_contain_text("YES, THERE IS A GOAL")
    expect(judge.one("answer")).to_contain_text("Saying “No Goal” is wrong.")
    expect(judge.page.locator(".ruling.right")).to_be_visible()


def test_the_code_of_a_link_is_what_another_program_makes(room: Room) -> None:
    """To the last module; the link fills its version, for what pads a shorter one is free."""
    address = {"book": EQUATIONS, "division": "middle", "goal": ""}
    start = f"{room.server.address}/desk?{urlencode(address)}"
    judge = opens(room, {**address, "goal": "1" * (FILLS_VERSION_10 - len(start))})
    judge.one("desk-tab-share").click()
    code = judge.one("desk-qr")
    path = code.locator("path").get_attribute("d") or ""
    dark = {tuple(map(int, piece.split("h")[0].split())) for piece in path.split("M")[1:]}
    link = judge.one("desk-link").input_value()
    mask = int(code.get_attribute("data-mask") or "")
    other = segno.make(link, error="m", mode="byte", micro=False, mask=mask, boost_error=False)
    rows = enumerate(other.matrix, start=4)  # behind the white border
    assert dark == {(x, y) for y, row in rows for x, module in enumerate(row, start=4) if module}


def test_what_was_asked_today_is_kept_saved_and_read_back(room: Room, tmp_path: Path) -> None:
    """The file is one of conformance cases, and every case passes."""
    judge = opens(room, {**AMBIGUOUS, "ask": "paper"})
    expect(judge.one("ruling")).to_be_visible()
    for ask in ("now", "goal"):
        judge.one(f"desk-ask-{ask}").click()
        expect(judge.one("answer" if ask == "now" else "ruling")).to_be_visible()
    judge.page.reload()
    judge.one("desk-tab-today").click()
    expect(judge.one("desk-entry")).to_have_count(3)
    with judge.page.expect_download() as download:
        judge.one("desk-save").click()
    file = tmp_path / "today.jsonl"
    download.value.save_as(file)
    lines = file.read_text().splitlines()
    assert [json.loads(line)["kind"] for line in lines] == ["equation", "solve", "goal"]
    assert all(outcome.passed for outcome in run_lines(lines))
    judge.one("desk-forget").click()
    expect(judge.one("desk-entry")).to_have_count(0)
    judge.one("desk-open-file").set_input_files(file)
    expect(judge.one("desk-entry")).to_have_count(3)
    judge.one("desk-entry").last.click()
    expect(judge.one("ruling")).to_contain_text("NOT CORRECT")


def test_a_position_is_taken_from_a_record_at_any_move(room: Room) -> None:
    """Step through the moves, the mat follows, and take one with a paper."""
    record = ROOT / "tests/playthroughs/equations-2018-19-middle.record"
    judge = opens(room)
    judge.one("desk-tab-in").click()
    judge.one("desk-record-file").set_input_files(record)
    judge.one("desk-record-open").click()
    expect(judge.one("desk-match")).to_be_visible()
    judge.one("desk-step-first").click()
    expect(judge.one("desk-goal")).to_have_attribute("data-text", "")
    judge.one("desk-step-last").click()
    expect(judge.one("desk-goal")).not_to_have_attribute("data-text", "")
    judge.one("desk-take-paper").first.click()
    judge.one("desk-ask-paper").click()
    expect(judge.one("ruling")).to_contain_text("CORRECT")


def test_a_judge_takes_the_mat_of_a_live_table_to_the_desk(house: House) -> None:
    """By a link at the judge's seat, with the paper that lies open; others are refused there."""
    jo = house.sits("appeal", "judge")
    with jo.page.expect_popup() as opened:
        jo.one("to-desk").click()
    desk = Person("Jo", opened.value, jo.address)
    expect(desk.one("desk-goal")).to_have_attribute("data-text", "14")
    desk.one("desk-take-paper").click()
    desk.one("desk-ask-paper").click()
    expect(desk.one("ruling")).to_contain_text("The paper is right.")


def test_thinking_can_be_cancelled(room: Room) -> None:
    """While the server is at work the page says so; cancelling rules on nothing."""
    judge = opens(room, AMBIGUOUS)
    judge.page.route("**/api/desk/solve", lambda _: None)  # it never answers
    judge.one("desk-ask-impossible").click()
    expect(judge.one("desk-thinking")).to_be_visible()
    judge.one("desk-cancel").click()
    expect(judge.one("desk-reply")).to_contain_text("Nothing was ruled.")


def test_the_desk_speaks_spanish(room: Room) -> None:
    """Every word of the page, and of the ruling."""
    judge = room.person("Juez")
    judge.open("/")
    judge.page.evaluate("localStorage.setItem('goalsetter-language', 'es')")
    judge.open(f"/desk?{urlencode({**AMBIGUOUS, 'ask': 'paper'})}")
    expect(judge.one("ruling")).to_contain_text("Hay una cosa mal en este papel.")
    expect(judge.one("desk-tab-today")).to_have_text("Hoy")
