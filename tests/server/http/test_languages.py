"""Languages: everybody at a table, and everybody who asks, is answered in his own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goalsetter.server import Limits, Settings
from goalsetter.server.http.languages import liked
from goalsetter.words import LANGUAGES, say, written
from tests.server.browser import Browser, Frame, browser
from tests.server.running import HASTE, ORDER, Running, running

ENGLISH, SPANISH = written("en"), written("es")
IN_SPANISH = {"accept-language": "tlh, es-MX;q=0.8, en;q=0.5"}


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for all tests here."""
    limits = Limits(tables_at_once=1_000, frames=1_000, frames_at_once=1_000)
    wanted = Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1, limits=limits)
    with running(wanted) as found:
        yield found


def both(server: Running, path: str) -> tuple[Frame, Frame]:
    """The same thing asked for in both languages."""
    english = server.ask("GET", path)
    return english.json, server.ask("GET", path, headers=IN_SPANISH).json


def test_a_request_is_answered_in_its_language(server: Running) -> None:
    """By the address, or by what the browser would like; a strange language is English."""
    english, spanish = both(server, "/api/options")
    assert english["paces"][0]["title"] in ENGLISH.values()
    assert spanish["paces"][0]["title"] in SPANISH.values()
    assert server.ask("GET", "/api/options?language=es").json == spanish
    assert server.ask("GET", "/api/options?language=tlh", headers=IN_SPANISH).json == english
    assert [each["name"] for each in spanish["languages"]] == list(LANGUAGES)
    assert "Quinto grado" in [each["title"] for each in spanish["levels"]]
    english, spanish = both(server, "/api/desk")
    assert spanish["books"][0]["challenges"][0]["title"] == SPANISH["desk-now"]


def test_a_fault_is_told_in_the_language_of_who_asked(server: Running) -> None:
    """Every finder of a fault tells it: the table, the body, the router, or the guard."""
    english, spanish = both(server, "/api/tables/ZZZZZ")
    assert english["sentence"] == say("server-no-table", "en", code="ZZZZZ")
    assert spanish["sentence"] == say("server-no-table", "es", code="ZZZZZ")
    _, nowhere = both(server, "/api/nowhere")
    assert nowhere["sentence"].startswith("Aquí no hay nada")
    order = {**ORDER, "nickname": ""}
    refused = server.ask("POST", "/api/tables?language=es", order).json
    assert refused["sentence"].startswith("Usa de 1 a")
    strange = {**IN_SPANISH, "origin": "http://elsewhere.example"}
    assert "otra página" in server.ask("POST", "/api/tables", order, strange).json["sentence"]


def test_the_desk_answers_in_spanish(server: Running) -> None:
    """Its ruling and its complaint, though they are worked out in another process."""
    question = {"edition": ORDER["edition"], "division": "middle", "goal": "r5", "papers": ["5=5"]}
    ruling = server.ask("POST", "/api/desk/judge", question, IN_SPANISH).json
    assert ruling["headline"] == SPANISH["ruling-wrong"]
    assert SPANISH["finding-one-cube"] in [each["sentence"] for each in ruling["findings"]]
    fault = server.ask("POST", "/api/desk/judge", {**question, "goal": "&"}, IN_SPANISH).json
    assert fault["sentence"].startswith("No puedo leer")


def test_the_words_of_the_page_in_spanish(server: Running) -> None:
    """The same keys as in English."""
    english, spanish = (server.ask("GET", f"/api/words/{each}").json for each in ("en", "es"))
    assert english.keys() == spanish.keys()
    assert spanish["web-play-now"] == "Jugar ya"


# --- one table, two languages -------------------------------------------------------------------


def test_one_table_is_shown_in_two_languages(server: Running) -> None:
    """The same state with the same numbers, told in other words; and so is what was done."""
    seated = server.order(players=2, bots=[""], pace="none")
    path = f"/api/tables/{seated['code']}/seats"
    other = server.ask("POST", path, {"nickname": "Bea"}).json
    code = seated["code"]
    with (
        browser(server.port, code, seated["token"]) as ann,
        browser(server.port, code, other["token"], language="es") as bea,
        browser(server.port, code, language="es-AR") as cid,
    ):
        players = [ann, bea]
        for each in (ann, bea, cid):
            each.table(lambda picture: bool(picture["phase"] == "goal"))
        setter = next(each for each in players if each.seen["now"]["situation"] == "goal")
        setter.act()
        for each in (ann, bea, cid):
            each.table(lambda picture: bool(picture["phase"] == "move"))
        _same_state(ann, bea)
        assert _told(ann)[-1].split(" ", 1)[1].startswith("sets the Goal: ")
        assert _told(bea)[-1].split(" ", 1)[1].startswith("pone la Meta: ")
        assert _told(bea) == _told(cid)
        refused = bea.do("accept", writer="A")
        assert refused["sentence"] in SPANISH.values()
        assert ann.ask("ready")["sentence"] == ENGLISH["server-not-between"]
        assert bea.ask("ready")["sentence"] == SPANISH["server-not-between"]


def _same_state(ann: Browser, bea: Browser) -> None:
    english, spanish = ann.seen, bea.seen
    for part in ("number", "phase", "mat", "turn", "goalSetter", "shake"):
        assert english[part] == spanish[part]
    assert english["phaseTitle"] == ENGLISH["phase-move"]
    assert spanish["phaseTitle"] == SPANISH["phase-move"]
    assert spanish["now"]["sentence"] != english["now"]["sentence"]


def _told(player: Browser) -> list[str]:
    news = [frame for frame in player.frames if frame["type"] == "news"]
    return [entry["sentence"] for frame in news for entry in frame["entries"]]


def test_a_key_that_opens_nothing_is_told_in_spanish(server: Running) -> None:
    """The first frame tells the language, even if it does not open the door."""
    seated = server.order()
    with browser(server.port, seated["code"], "nonsense", language="es") as nobody:
        assert nobody.take()["sentence"] == SPANISH["server-no-key"]


def test_what_a_browser_likes_best_goes_first() -> None:
    """By weight, and as they stand if they weigh the same; what is refused or strange is left."""
    assert liked("en;q=0.3, es, fr;q=0.9") == [" es", " fr", "en"]
    assert liked("en;q=0, es;q=x, fr") == [" fr"]
