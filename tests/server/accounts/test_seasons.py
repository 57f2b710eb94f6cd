"""Seasons: the next from the last, lists that go up, classes and children that change hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from goalsetter.server.accounts.seasons import division_of, promoted
from goalsetter.server.store import AccountsAltered, KeptChild
from tests.server.accounts.people import Town, Web, cards_of, new_class, town

GRADED = (
    "name,nickname,division,grade\nAda Byte,Ada,elementary,4\nBo Cash,Bo,elementary,6\nCy Dorn,Cy,,"
)


@pytest.fixture(scope="module")
def north(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """One server for all."""
    with town(tmp_path_factory.mktemp("seasons"), schools=("North", "South")) as here:
        yield here


@pytest.fixture(scope="module")
def coach(north: Town) -> Web:
    """The coach."""
    return north.grownup()


@pytest.fixture(scope="module")
def stranger(north: Town) -> Web:
    """A coach of another school."""
    return north.grownup("South", "moe", "Mr. Moe")


def path_of(group: Any) -> str:
    """The address of a class."""
    return f"/api/classes/{group['id']}"


def graded(coach: Web, name: str, text: str = GRADED) -> Any:
    """A class whose list has grades."""
    group = new_class(coach, name, ())
    added = coach.post(f"{path_of(group)}/children", {"text": text, "kind": "csv", "add": True})
    assert added["added"], added
    return coach.get(path_of(group))


def named(group: Any) -> dict[str, Any]:
    """The children of a class by nickname."""
    return {child["nickname"]: child for child in group["children"]}


@pytest.mark.parametrize(
    ("grade", "division", "after"),
    [
        (4, "elementary", (5, "elementary")),
        (6, "elementary", (7, "middle")),
        (8, "middle", (9, "junior")),
        (10, "junior", (11, "senior")),
        (5, "senior", (6, "senior")),
        (4, "", (5, "elementary")),
        (0, "elementary", None),
        (12, "senior", None),
    ],
)
def test_a_child_goes_up_a_grade_and_never_down_a_division(
    grade: int, division: str, after: tuple[int, str] | None
) -> None:
    """A child who plays with older ones stays there; no grade and the last change nothing."""
    child = KeptChild(id="c", school="s", nickname="n", folded="n", division=division, grade=grade)
    change = promoted(child)
    if after is None:
        assert change is None
        return
    assert isinstance(change, AccountsAltered)
    assert dict(change.values) == {"grade": after[0], "division": after[1]}
    assert division_of(0) is None


def test_the_next_season_begins_with_the_list_of_the_last(north: Town, coach: Web) -> None:
    """Those who come along go up; cards and the code stay good; the rest stays in the old class."""
    group = graded(coach, "Four B")
    kids = named(group)
    card = next(one for one in cards_of(coach, group) if one.nickname == "Ada")
    coming = [kids["Ada"]["id"], kids["Bo"]["id"]]
    new = coach.post(f"{path_of(group)}/seasons", {"name": "Five B", "children": coming})
    assert new["id"] != group["id"]
    assert (new["name"], new["code"], new["archived"]) == ("Five B", group["code"], False)
    after = {name: (kid["grade"], kid["division"]) for name, kid in named(new).items()}
    assert after == {"Ada": (5, "elementary"), "Bo": (7, "middle")}
    old = coach.get(path_of(group))
    assert old["archived"]
    assert old["code"] != group["code"]
    assert list(named(old)) == ["Cy"]
    web = north.web()
    words = {"classCode": new["code"], "nickname": "Ada", "words": card.words}
    assert web.post("/api/me/words", words)["kind"] == "child"
    assert north.web().post("/api/me/card", {"key": card.key})["name"] == "Ada"
    again = coach.ask("POST", f"{path_of(group)}/seasons", {"name": "Six B"})
    assert (again.status, again.code) == (409, "season-over")


def test_a_whole_list_goes_up_at_once(coach: Web) -> None:
    """Without names everybody goes up; a child of another class cannot be named."""
    text = "name,grade\nDee Eff,3\nGil Hay,8\nIda Jot,12"
    group = graded(coach, "Mixed", text)
    assert coach.post(f"{path_of(group)}/promotions", {})["count"] == 2
    assert sorted(kid["grade"] for kid in coach.get(path_of(group))["children"]) == [4, 9, 12]
    other = new_class(coach, "Other", ("Kay Lum",))["children"][0]["id"]
    reply = coach.ask("POST", f"{path_of(group)}/promotions", {"children": [other]})
    assert reply.status == 403


def test_a_class_is_handed_over_with_its_children(north: Town, coach: Web) -> None:
    """The new coach answers for the children; the old one sees neither class nor names."""
    group = new_class(coach, "Handed", ("Uma Vee",))
    kim = north.colleague(coach, "kim")
    coach.post(f"{path_of(group)}/coaches", {"login": "kim", "instead": True})
    assert kim.get(path_of(group))["children"][0]["name"] == "Uma Vee"
    assert coach.ask("GET", path_of(group)).status == 403
    assert coach.ask("GET", f"/api/children/{group['children'][0]['id']}").status == 403
    again = kim.ask("POST", f"{path_of(group)}/coaches", {"login": "kim", "instead": True})
    assert again.code == "hand-over-self"


def test_a_child_is_adopted_by_card_and_word(north: Town, coach: Web, stranger: Web) -> None:
    """Both are needed, the word works once, and the old coach keeps nothing of the child."""
    group = new_class(coach, "Leaving", ("Wim Xu",))
    card, kid = cards_of(coach, group)[0], group["children"][0]["id"]
    new = new_class(stranger, "Coming", ())
    path = f"{path_of(new)}/adoptions"
    word = coach.post(f"/api/children/{kid}/word", {"leave": True})["word"]
    wrong = stranger.ask("POST", path, {"key": card.key, "word": "sun moon 11"})
    assert (wrong.status, wrong.code) == (403, "adoption-word")
    assert stranger.ask("POST", path, {"key": "none", "word": word}).code == "account-no-card"
    page = stranger.post(path, {"key": card.key, "word": word.upper()})
    assert [child["name"] for child in page["children"]] == ["Wim Xu"]
    assert coach.ask("GET", f"/api/children/{kid}").status == 403
    assert coach.get(path_of(group))["children"] == []
    assert stranger.ask("POST", path, {"key": card.key, "word": word}).code == "adoption-word"
    assert north.web().post("/api/me/card", {"key": card.key})["id"] == kid


def test_two_guardians_may_share_an_adopted_child(north: Town, coach: Web, stranger: Web) -> None:
    """Without leaving, both answer for the child; by the words on the card it works as well."""
    group = new_class(coach, "Shared", ("Yan Zed",))
    card, kid = cards_of(coach, group)[0], group["children"][0]["id"]
    word = coach.post(f"/api/children/{kid}/word", {})["word"]
    new = new_class(stranger, "Both", ())
    wanted = {
        "classCode": group["code"],
        "nickname": card.nickname,
        "words": card.words,
        "word": word,
    }
    page = stranger.post(f"{path_of(new)}/adoptions", wanted)
    assert page["children"][0]["name"] == "Yan Zed"
    seen = coach.get(f"/api/children/{kid}")
    assert seen["guardians"] == ["Mr. Moe", "Ms. Lee"]
    assert "adopted" in [look["kind"] for look in seen["looks"]]


def test_nobody_else_rolls_over_promotes_adopts_or_gives_a_word(
    north: Town, coach: Web, stranger: Web
) -> None:
    """Neither a guest, nor a child, nor another school's coach."""
    group = new_class(coach, "Closed", ("Abe Bix",))
    kid = north.web()
    kid.post("/api/me/card", {"key": cards_of(coach, group)[0].key})
    child = group["children"][0]["id"]
    deeds = [
        (f"{path_of(group)}/seasons", {"name": "Next"}),
        (f"{path_of(group)}/promotions", {}),
        (f"{path_of(group)}/adoptions", {"word": "a b 1", "key": "k"}),
        (f"/api/children/{child}/word", {}),
    ]
    for web, status in ((north.web(), 401), (kid, 403), (stranger, 403)):
        for path, body in deeds:
            assert web.ask("POST", path, body).status == status, path


def test_an_own_tablet_keeps_a_child_signed_in(north: Town, coach: Web) -> None:
    """The session lasts for months, by a new cookie; the one before is worth nothing."""
    group = new_class(coach, "Tablet", ("Cal Dew",))
    kid = north.web()
    kid.post("/api/me/card", {"key": cards_of(coach, group)[0].key})
    before = dict(kid.jar)
    short = kid.get("/api/me/sessions")["sessions"][0]
    kid.post("/api/me/own")
    (long,) = kid.get("/api/me/sessions")["sessions"]
    assert long["ends"] - short["ends"] > 90 * 24 * 3600 * 1000
    kid.jar, after = before, kid.jar
    assert kid.get("/api/me")["kind"] == "guest"
    kid.jar = after
    kid.post(f"/api/me/sessions/{long['id']}", method="DELETE")
    assert kid.get("/api/me")["kind"] == "guest"
    assert coach.ask("POST", "/api/me/own").status == 403
