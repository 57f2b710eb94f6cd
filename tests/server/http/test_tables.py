"""The API over HTTP: what can be asked for, and a sentence for whatever cannot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from goalsetter.server import Limits, MemoryStore, Settings
from goalsetter.server.store import Change, Pulse, StoreError
from goalsetter.server.workers import BusyError
from goalsetter.server.workers.dispatch import Workers
from tests.server.browser import browser
from tests.server.running import ORDER, PATIENCE, Answer, Running, running

NONE: dict[str, Any] = {"responses": {}}
QUESTION = {
    "edition": "mlag-basic-equations-2019-20",
    "division": "middle",
    "goal": "r5",
    "required": "r2 r3",
    "permitted": "b+",
    "papers": ["2+3=5"],
}


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """One server for all tests here."""
    limits = Limits(tables_at_once=1_000)
    with running(Settings(host="127.0.0.1", port=0, thinkers=1, limits=limits)) as found:
        yield found


def test_the_start_page_has_its_choices(server: Running) -> None:
    """Books, levels, paces, and an order for each game that can be made as it is."""
    options = server.ask("GET", "/api/options").json
    assert len(options["usual"]) == 2
    for usual in options["usual"]:
        assert server.order(**{**usual, "nickname": "Zoë"})["seat"] == "A"
    assert options["addresses"] == ["http://192.0.2.7:8642"]
    assert server.ask("GET", "/readyz").json["tables"] >= 2


def test_the_server_tells_how_it_is(server: Running) -> None:
    """Its version, its store, its tables and sockets; 503 if the store cannot be reached."""
    health = server.ask("GET", "/readyz")
    assert (health.status, health.json["store"]) == (200, "ok")
    assert set(health.json) == {"version", "store", "tables", "live", "sockets"}
    with running(store=Deaf()) as other:
        health = other.ask("GET", "/readyz")
        assert (health.status, health.json["store"]) == (503, "unreachable")
        alive = other.ask("GET", "/healthz")
        assert (alive.status, set(alive.json)) == (200, {"version"})


class Full(MemoryStore):
    """A store that can be read, but takes nothing while it is full."""

    full = True

    async def keep(self, changes: Sequence[Change]) -> None:
        """Not even how late it is."""
        if self.full and any(isinstance(each, Pulse) for each in changes):
            raise StoreError("store-full")
        await super().keep(changes)


def test_a_store_that_is_full_is_told() -> None:
    """As soon as a match goes on; and when there is room again, that too."""
    store = Full()
    with running(store=store) as other:
        other.order()
        assert await_status(other, 503).json["store"] == "unreachable"
        store.full = False
        assert await_status(other, 200).json["store"] == "ok"


def await_status(server: Running, status: int) -> Answer:
    """Return the server's account of itself when all is well."""
    end = monotonic() + PATIENCE
    while (found := server.ask("GET", "/readyz")).status != status and monotonic() < end:
        sleep(0.1)
    assert found.status == status
    return found


class Deaf(MemoryStore):
    """A store that cannot be reached, once the server has begun."""

    async def keep(self, changes: Sequence[Change]) -> None:
        """Nothing at all."""
        del changes
        raise StoreError("store-failed")


def test_words_are_given_by_language(server: Running) -> None:
    """Only those that the page needs; a language that is not spoken is told."""
    words = server.ask("GET", "/api/words/en").json
    assert all(isinstance(told, str) for told in words.values())
    assert not [code for code in words if code.startswith(("notation-", "server-"))]
    missing = server.ask("GET", "/api/words/tlh")
    assert (missing.status, missing.json["code"]) == (404, "no-language")


def test_a_table_can_be_seen_from_outside(server: Running) -> None:
    """Its terms and its seats; the code may be typed in small letters."""
    seated = server.order(players=3, bots=["", "random"])
    notice = server.ask("GET", f"/api/tables/{seated['code'].lower()}").json
    assert [each["name"] for each in notice["seats"]] == ["Ann", "", "Bea"]
    assert (notice["begun"], notice["over"]) == (False, False)
    assert notice["terms"]["shakes"] == 1


@pytest.mark.parametrize(
    ("edition", "years", "listed"),
    [
        ("mlag-equations-2018-19", "odd", "upside-down"),
        ("mlag-on-sets-2017-18", "", "wild cube"),
        ("mlag-basic-equations-2019-20", "", ""),
    ],
)
def test_the_variation_sheet_of_a_table(
    server: Running, edition: str, years: str, listed: str
) -> None:
    """II-C-1-c: the list of its book, division and years; Basic has none."""
    seated = server.order(edition=edition, years=years, division="middle")
    sheet = server.ask("GET", f"/api/tables/{seated['code']}/variations").json
    names = [row["name"] for row in sheet["variations"]]
    assert (listed in names) == bool(names) == bool(listed)
    assert all(row["told"] for row in sheet["variations"])


@pytest.mark.parametrize(
    ("changed", "help"),
    [
        ({"bots": ["random"]}, "everything"),
        ({"bots": [""]}, "form"),
        ({"bots": [""], "help": "nothing"}, "nothing"),
    ],
)
def test_help_is_as_it_was_ordered(server: Running, changed: dict[str, object], help: str) -> None:
    """Against bots alone everything is usual, where a person is waited for the form."""
    seated = server.order(players=2, **changed)
    assert server.ask("GET", f"/api/tables/{seated['code']}").json["terms"]["help"] == help


WRONG_ORDERS: list[tuple[dict[str, object], str]] = [
    ({"nickname": "   "}, "name-length"),
    ({"nickname": "x" * 21}, "name-length"),
    ({"nickname": "a\u202eb"}, "name-strange"),
    ({"nickname": "a\u0000b"}, "name-strange"),
    ({"nickname": "a\u200db"}, "name-strange"),
    ({"nickname": "\u200d🚀"}, "name-strange"),
    ({"edition": "chess"}, "unknown-choice"),
    ({"division": "toddlers"}, "unknown-choice"),
    ({"bots": ["grandmaster"]}, "unknown-choice"),
    ({"bots": []}, "bots-number"),
    ({"bots": ["random"] * 9}, "bots-number"),
    ({"players": 4}, "no-body"),
    ({"players": "two"}, "no-body"),
    ({"mode": "wild"}, "no-body"),
    ({"shakes": 0}, "not-within"),
    ({"shakes": 10**30}, "not-within"),
    ({"roundMinutes": 10_000}, "not-within"),
    ({"pace": "none", "shakes": None}, "without-end"),
    ({"surprise": 1}, "no-body"),
]


@pytest.mark.parametrize(("changed", "code"), WRONG_ORDERS)
def test_an_order_that_cannot_be_had_is_told(
    server: Running, changed: dict[str, object], code: str
) -> None:
    """Each with its code and a sentence that tells what was expected."""
    found = server.ask("POST", "/api/tables", {**ORDER, **changed})
    assert (found.status, found.json["code"]) == (400, code)
    assert found.json["sentence"].endswith(".")
    assert not [each for each in ("$", "`", "JSON") if each in found.json["sentence"]]
    assert bool(found.json["detail"]) == (code == "no-body")


@pytest.mark.parametrize("name", ["👩\u200d🚀 Kim", "❤️\u200d🔥", "👨🏽\u200d👩🏽\u200d👧🏽"])
def test_a_nickname_may_hold_emoji_of_several_parts(server: Running, name: str) -> None:
    """Marks that join letters cannot be seen, and belong to them."""
    code = server.order(nickname=name)["code"]
    assert server.ask("GET", f"/api/tables/{code}").json["seats"][0]["name"] == name


@pytest.mark.parametrize(
    "body", ["", "{", "[]", "null", b"\xff", '{"nickname":"\\ud800"}', "[" * 500]
)
def test_a_body_that_cannot_be_read_is_told(server: Running, body: str | bytes) -> None:
    """Hold for any body sent."""
    for path in ("/api/tables", "/api/tables/CCCCC/seats", "/api/desk/judge"):
        found = server.ask("POST", path, body)
        assert (found.status, found.json["code"]) == (400, "no-body")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/tables/CCCCC", 404),
        ("GET", "/api/tables/..%2f..%2fetc", 404),
        ("GET", "/api/tables/CCCCC/record", 404),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/ws/CCCCC", 404),
    ],
)
def test_what_is_not_there_is_told(server: Running, method: str, path: str, status: int) -> None:
    """With a sentence, never with a stack trace."""
    found = server.ask(method, path)
    assert found.status == status
    assert found.json.keys() == {"code", "sentence", "detail"}


def test_a_seat_needs_a_name_of_its_own(server: Running) -> None:
    """Nobody is called as somebody else at the table."""
    code = server.order(players=3, bots=["", ""])["code"]
    taken = server.ask("POST", f"/api/tables/{code}/seats", {"nickname": " ANN "})
    assert (taken.status, taken.json["code"]) == (409, "name-taken")
    seated = server.ask("POST", f"/api/tables/{code}/seats", {"nickname": "B  en"})
    assert seated.json["seat"] == "B"
    notice = server.ask("GET", f"/api/tables/{code}").json
    assert notice["seats"][1]["name"] == "B en"


def test_a_full_table_tells_that_it_is_full(server: Running) -> None:
    """From outside: whether somebody can sit down, and if not, why."""
    code = server.order(players=2, bots=[""])["code"]
    notice = server.ask("GET", f"/api/tables/{code}").json
    assert (notice["free"], notice["told"]) == (True, "")
    server.ask("POST", f"/api/tables/{code}/seats", {"nickname": "Ben"})
    notice = server.ask("GET", f"/api/tables/{code}").json
    assert (notice["free"], notice["told"]) == (False, "Every seat at this table is taken.")


def test_another_page_may_not_ask(server: Running) -> None:
    """A request that changes something comes from our own page, or from none."""
    other = {"origin": "http://elsewhere.test"}
    found = server.ask("POST", "/api/tables", ORDER, other)
    assert (found.status, found.json["code"]) == (403, "other-origin")
    ours = {"origin": f"http://127.0.0.1:{server.port}"}
    assert server.ask("POST", "/api/tables", ORDER, ours).status == 200
    assert server.ask("POST", "/api/tables", ORDER, {"origin": "null"}).status == 403
    assert server.ask("POST", "/api/tables", ORDER, {"origin": "http://["}).status == 403


def test_every_answer_keeps_the_browser_safe(server: Running) -> None:
    """The policy stands on pages, answers and faults alike, and the server has no name."""
    for path in ("/", "/api/options", "/api/nothing"):
        headers = server.ask("GET", path).headers
        assert headers["content-security-policy"].startswith(
            "default-src 'none'; script-src 'self'"
        )
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_what_is_too_much_is_told() -> None:
    """A body that is too large, and tables that are too many."""
    limits = Limits(body=500, tables=0.001, tables_at_once=2)
    with running(Settings(host="127.0.0.1", port=0, limits=limits)) as small:
        large = small.ask("POST", "/api/tables", "x" * 501)
        assert (large.status, large.json["code"]) == (413, "body-too-large")
        assert small.order(bots=[""])["code"]
        many = small.ask("POST", "/api/tables", ORDER)
        assert (many.status, many.json["code"]) == (429, "too-many-tables")


class FullStore(MemoryStore):
    """A store on a disk that is full."""

    async def keep(self, changes: object) -> None:
        """Nothing can be kept."""
        del changes
        raise StoreError("store-full", "disk is full")


def test_what_cannot_be_kept_is_not_done() -> None:
    """The one who ordered is told that nothing was changed."""
    with running(store=FullStore()) as full:
        found = full.ask("POST", "/api/tables", ORDER)
        assert (found.status, found.json["code"]) == (503, "not-kept")


def test_codes_cannot_be_tried_without_end() -> None:
    """Neither by a request nor by a socket; then not even a right one is told from a wrong one."""
    limits = Limits(misses=0.001, misses_at_once=3)
    with running(Settings(host="127.0.0.1", port=0, limits=limits, thinkers=1)) as server:
        code = server.order(bots=[""])["code"]
        for _ in range(5):
            assert server.ask("GET", f"/api/tables/{code}").status == 200
        for path in ("CCCCC", "DDDDD/record"):
            assert server.ask("GET", f"/api/tables/{path}").status == 404
        with browser(server.port, "FFFFF") as lost:
            assert lost.take()["code"] == "no-table"
        for known in (code, "CCCCC"):
            found = server.ask("GET", f"/api/tables/{known}")
            assert (found.status, found.json["code"]) == (429, "too-many-codes")
            with browser(server.port, known) as lost:
                assert lost.take()["code"] == "too-many-codes"


# --- pages --------------------------------------------------------------------------------------


def test_pages_are_served_to_every_address(tmp_path: Path) -> None:
    """One page for all addresses, asked for again each time; its files are kept for ever."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>table</p>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / ".built").write_text("")
    (tmp_path / "assets" / "app-123.js").write_text("1")
    with running(pages=tmp_path) as built:
        for path in ("/", "/join", "/desk", "/t/CCCCC"):
            page = built.ask("GET", path)
            assert (page.text, page.headers["cache-control"]) == ("<p>table</p>", "no-cache")
            head = built.ask("HEAD", path)
            assert (head.status, head.text) == (200, "")
            assert head.headers["content-length"] == page.headers["content-length"]
        assert built.ask("GET", "/icon.svg").headers["content-type"] == "image/svg+xml"
        script = built.ask("GET", "/assets/app-123.js")
        assert "immutable" in script.headers["cache-control"]
        known = {"if-none-match": script.headers["etag"]}
        assert built.ask("GET", "/assets/app-123.js", headers=known).status == 304
        assert built.ask("GET", "/assets/missing.js").status == 404
        assert built.ask("GET", "/.built").status == 404


def test_without_pages_it_is_told_how_they_are_built(tmp_path: Path) -> None:
    """In one sentence."""
    with running(pages=tmp_path / "none") as bare:
        found = bare.ask("GET", "/t/CCCCC")
        assert (found.status, "make run" in found.text) == (503, True)


# --- the desk -----------------------------------------------------------------------------------


def test_the_desk_rules_and_solves(server: Running) -> None:
    """A mat and an Equation in, a ruling out; the same mat in, an answer out."""
    assert server.ask("GET", "/api/desk").json["books"]
    ruling = server.ask("POST", "/api/desk/judge", QUESTION)
    assert (ruling.status, ruling.json["good"]) == (200, True)
    answer = server.ask("POST", "/api/desk/solve", QUESTION)
    assert (answer.status, answer.json["solvable"]) == (200, True)


@pytest.mark.parametrize("changed", [{"edition": "chess"}, {"goal": "((("}, {"division": "x"}])
def test_a_question_that_cannot_be_understood_is_told(
    server: Running, changed: dict[str, object]
) -> None:
    """By judge and solver alike."""
    for path in ("/api/desk/judge", "/api/desk/solve"):
        found = server.ask("POST", path, {**QUESTION, **changed})
        assert found.status == 400
        assert found.json["sentence"]


@pytest.mark.parametrize(
    ("error", "status", "code"), [(BusyError, 503, "desk-busy"), (TimeoutError, 422, "too-hard")]
)
def test_a_busy_desk_and_a_hard_question_are_told_apart(
    server: Running,
    monkeypatch: pytest.MonkeyPatch,
    error: type[Exception],
    status: int,
    code: str,
) -> None:
    """Nobody is told to write with more brackets because of what others ask."""

    async def fails(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(Workers, "consult", fails)
    found = server.ask("POST", "/api/desk/judge", QUESTION)
    assert (found.status, found.json["code"]) == (status, code)


# --- the description ----------------------------------------------------------------------------


def test_the_api_is_described(server: Running) -> None:
    """Every reference in the description leads somewhere."""
    text = server.ask("GET", "/api/openapi.json")
    assert server.ask("GET", "/api/openapi.json").text == text.text
    found = text.json
    schemas = found["components"]["schemas"]
    refs = {part.split('"')[0] for part in text.text.split('"#/components/schemas/')[1:]}
    assert refs <= schemas.keys()
    order = found["paths"]["/api/tables"]["post"]["requestBody"]["content"]
    assert order["application/json"]["schema"]["$ref"].endswith("/Order")
    hard = {
        path
        for path, does in found["paths"].items()
        if "422" in does.get("post", NONE)["responses"]
    }
    desk = {"/api/desk/judge", "/api/desk/mat", "/api/desk/positions", "/api/desk/solve"}
    assert hard == {"/api/analyses", "/api/practice/answers", *desk}


def test_a_table_plays_the_list_that_was_ordered(server: Running) -> None:
    """The book's own, unless another is asked for; what is no list is refused."""
    book = "mlag-equations-2018-19"
    for ordered, told in (("", "odd-year"), ("even", "even-year"), ("both", "both")):
        code = server.order(edition=book, years=ordered, bots=[""])["code"]
        terms = server.ask("GET", f"/api/tables/{code}").json["terms"]
        assert told in terms["listTitle"]
    code = server.order(bots=[""])["code"]
    assert server.ask("GET", f"/api/tables/{code}").json["terms"]["listTitle"] == ""
    assert server.ask("POST", "/api/tables", {**ORDER, "years": "leap"}).status == 400
    books = server.ask("GET", "/api/options").json["books"]
    own = {each["name"]: each["years"] for each in books}
    assert (own[book], own["mlag-equations-2011-12"]) == ("odd", "even")
    assert own["mlag-on-sets-2017-18"] == ""
