"""Erasing a child: at once, everywhere, for good, also after an older backup is restored."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goalsetter.server import (
    MemoryStore,
    Settings,
    Store,
    UnservableError,
    back_up,
    change_names_key,
    erase_children,
    list_accounts,
    recover_login,
    restore,
    start_school,
)
from goalsetter.server.accounts.erasure import (
    FILE,
    erase_again,
    erasing,
    listed_erasures,
    with_name,
)
from goalsetter.server.accounts.names import FILE as KEY_FILE
from goalsetter.server.ops.logs import JsonLines
from goalsetter.server.store import (
    AnalysisOrdered,
    Begun,
    Complaint,
    Erasure,
    Guardianship,
    HallMade,
    HallMember,
    KeptChild,
    KeptGrownup,
    KeptSchool,
    Keyed,
    Look,
    Made,
    Note,
    PlayedMatch,
    Reported,
    Sat,
    SignIn,
    SqlStore,
)
from tests.attacks.strangers import sqlite_in
from tests.server.accounts.people import NAMES, Town, Web, cards_of, new_class, town
from tests.server.browser import browser
from tests.server.hall.classes import CLASS
from tests.server.postgres import postgres
from tests.server.running import ORDER, bearer

NICK = "Brave Otter"
HEAD = f"Goalsetter record 1\nPlayers: 2\nPlayer A: Ann\nPlayer B: {NICK}\nSeed: 1\n"


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], Store]]:
    """Every store."""
    if request.param == "memory":
        only = MemoryStore()
        yield lambda: only
    elif request.param == "sqlite":
        yield lambda: sqlite_in(tmp_path)
    else:
        with postgres() as address:
            yield lambda: SqlStore(address)


def everything() -> list[Any]:
    """A child with all that may be kept of it and with it."""
    child = KeptChild(id="kid1", school="s", nickname=NICK, folded=NICK.casefold(), card="c" * 64)
    order = msgspec.json.encode({**ORDER, "nickname": NICK}).decode()
    return [
        KeptSchool(id="s", name="North", made=1),
        KeptGrownup(id="lee", login="lee", name="Lee"),
        child,
        Guardianship(child="kid1", person="lee"),
        Look(id="l", child="kid1", person="lee", at=1, kind="page"),
        PlayedMatch(child="kid1", code="CDFGH", at=1, points=6, millis=1),
        SignIn(digest="d" * 64, id="i", person="kid1", is_child=True, made=1, seen=1, ends=10**15),
        Made(code="CDFGH", order=order, made=1),
        Sat(code="CDFGH", seat="A", name="Ann"),
        Sat(code="CDFGH", seat="B", name=NICK, account="kid1"),
        Keyed(digest="k" * 64, code="CDFGH", seat="B"),
        Begun(code="CDFGH", head=HEAD, begun=1),
        Note(code="CDFGH", number=0, at=1, after=0, by="B", kind="chat", text=f"I am {NICK}"),
        Complaint(id="x", made=1, code="CDFGH", by="Ann", about=NICK, reason="words", said="boo"),
        Complaint(id="y", made=1, code="CDFGH", by=NICK, about="Ann", reason="words", said="hey"),
        AnalysisOrdered(id="an", made=1, record=HEAD + "\n0:01 A rolls\n", source="CDFGH"),
        Reported(id="an", report=f"report on {NICK}".encode()),
        HallMade(code="CDFGHJ", order=order.replace(NICK, "Lee"), key="h", made=1),
        HallMember(code="CDFGHJ", number=0, name=NICK, key="m" * 64, account="kid1"),
    ]


def test_nothing_of_a_child_is_left_in_any_store(store: Callable[[], Store]) -> None:
    """The nickname becomes "Player B" in table, record, report, complaint and room."""

    async def promise() -> None:
        kept = store()
        await kept.open()
        await kept.keep(everything())
        await kept.keep(await erasing(kept, "kid1", 7))
        table, hall, analysis = (
            await kept.find("CDFGH"),
            await kept.hall("CDFGHJ"),
            await kept.analysis("an"),
        )
        complaints = await kept.complaints()
        assert table is not None
        assert [seat.name for seat in table.seats] == ["Ann", "Player B"]
        assert table.keys == ()
        assert "Player B: Player B\n" in table.head
        assert (analysis and analysis.state, analysis and analysis.report) == ("queued", b"")
        assert [(one.by, one.about, one.said) for one in complaints] == [
            ("Ann", "Player B", ""),
            ("Player B", "Ann", "hey"),
        ]
        assert NICK not in repr((table, hall, analysis, complaints))
        for kind in (KeptChild, Guardianship, Look, PlayedMatch, SignIn):
            assert await kept.accounts(kind) == []
        assert await kept.accounts(Erasure) == [Erasure(child="kid1", at=7)]
        assert await kept.seats_of("kid1") == []
        assert await kept.halls_of("kid1") == []
        # A backup that still has the child: it is erased again, once.
        await kept.keep([row for row in everything() if isinstance(row, KeptChild)])
        assert await erase_again(kept, [Erasure(child="other", at=1)]) == 1
        assert await erase_again(kept) == 0
        assert {row.child for row in await kept.accounts(Erasure)} == {"kid1", "other"}
        await kept.close()

    asyncio.run(promise())


def test_a_name_is_changed_in_its_own_line_only() -> None:
    """A name is no pattern, and the same word elsewhere stays."""
    head = "Player A: (B)\nPlayer B: \\1 [x]\nNote: Player B: no\n"
    assert (
        with_name(head, "B", "Player B")
        == "Player A: (B)\nPlayer B: Player B\nNote: Player B: no\n"
    )


# On a server that runs.


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Callable[[], str]:
    """All that the server has logged, as it would be written."""
    caplog.set_level(logging.DEBUG)
    return lambda: "\n".join(map(JsonLines().format, caplog.records))


def on_disk(folder: Path) -> bytes:
    """Every byte below a folder, with the names of files."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return b"\n".join([str(path).encode() + path.read_bytes() for path in files])


def playing(here: Town) -> tuple[Web, Any, list[Any], str, list[str]]:
    """A class that plays in its room: the coach, the class, the children, the table, the keys."""
    lee = here.grownup()
    group = new_class(lee)
    cards, kids = cards_of(lee, group), [here.web() for _ in NAMES]
    for kid, card in zip(kids, cards, strict=True):
        kid.post("/api/me/card", {"key": card.key})
    host = lee.post(f"/api/classes/{group['id']}/room", CLASS)
    keys = [kid.post("/api/me/room") for kid in kids]  # with the last of them a table opens
    way = f"/api/rooms/{host['code']}"
    seats = [
        here.server.ask("GET", f"{way}/seat", headers=bearer(key["token"])).json for key in keys
    ]
    start = {"what": "start"}
    here.server.ask("POST", f"{way}/board", start, headers=bearer(host["token"]))
    page = lee.get(f"/api/classes/{group['id']}")
    return lee, page, cards, seats[0]["table"], [seat["token"] for seat in seats]


def test_no_name_is_left_on_disk_in_logs_or_in_frames(
    tmp_path: Path, log: Callable[[], str]
) -> None:
    """The real name was never there; after the erasing the nickname is gone, while others play."""
    with town(tmp_path, sqlite_in(tmp_path)) as here:
        lee, group, cards, table, tokens = playing(here)
        nickname, real = (
            cards[0].nickname,
            next(one["name"] for one in group["children"] if one["nickname"] == cards[0].nickname),
        )
        assert real in NAMES
        with browser(here.server.port, table, tokens[1], ready=False) as other:
            frames = repr(other.table())
            assert nickname in frames
            assert nickname.encode() in on_disk(tmp_path)
            assert not any(name.encode() in on_disk(tmp_path) for name in NAMES)
            id = next(one["id"] for one in group["children"] if one["nickname"] == nickname)
            lee.post(f"/api/children/{id}", method="DELETE")
        with browser(here.server.port, table, tokens[1], ready=False) as other:
            later = repr(other.table())
        assert nickname not in later
        assert "Player A" in later
        assert nickname.encode() not in on_disk(tmp_path)
        said = log()
        assert not any(
            name in said + frames + later for name in (real, cards[0].words, cards[0].key)
        )
        assert nickname not in said
        page = lee.get(f"/api/classes/{group['id']}")
        assert nickname not in repr(page)
        assert [one.child for one in listed_erasures(tmp_path)] == [id]


def test_everything_about_a_child_goes_out_as_a_file(tmp_path: Path) -> None:
    """For a guardian, with no other child named in it, and the look is kept."""
    with town(tmp_path) as here:
        lee, group, cards, _, _ = playing(here)
        own = next(one for one in group["children"] if one["nickname"] == cards[0].nickname)
        reply = lee.ask("GET", f"/api/children/{own['id']}/export.json")
        assert (reply.json["name"], reply.json["nickname"]) == (own["name"], own["nickname"])
        assert reply.json["classes"] == [group["name"]]
        others = [card.nickname.encode() for card in cards[1:]]
        assert not any(name in reply.body for name in others)
        assert own["name"] not in reply.headers["content-disposition"]
        looks = lee.get(f"/api/children/{own['id']}")["looks"]
        assert "export" in {look["kind"] for look in looks}


# At the command line.


def test_an_older_backup_brings_no_erased_child_back(tmp_path: Path) -> None:
    """Nor on another machine that has only the backup, the key and the list; others come back."""
    home, away = tmp_path / "home", tmp_path / "away"
    home.mkdir()
    with town(home, sqlite_in(home)) as here:
        lee = here.grownup()
        group = new_class(lee)
    settings, backup = Settings(data=home), tmp_path / "backup"
    back_up(settings, backup)
    gone = group["children"][0]["id"]
    assert erase_children(settings, [gone, "nobody"]) == 1
    restore(settings, backup, replace=True)
    away.mkdir()
    with pytest.raises(UnservableError, match="accounts-key-wrong"):
        restore(Settings(data=away), backup, replace=False)
    shutil.copy(home / FILE, away / FILE)
    restore(Settings(data=away), backup, replace=False, names_key=home / KEY_FILE)
    for folder in (home, away):
        with town(folder, sqlite_in(folder), schools=("Other",)) as here:
            web = here.web()
            web.post("/api/me/password", {"login": "lee", "password": "correct horse 7"})
            page = web.get(f"/api/classes/{group['id']}")
            left = group["children"][1:]
            assert [one["id"] for one in page["children"]] == [one["id"] for one in left]
            assert {one["name"] for one in page["children"]} == {one["name"] for one in left}


def test_the_owner_makes_accounts_and_changes_the_key_beside_a_server(tmp_path: Path) -> None:
    """A link for the first grown-up, a link for a lost password, a new key of names."""
    settings = Settings(data=tmp_path)
    key = start_school(settings, "North")
    with town(tmp_path, sqlite_in(tmp_path), schools=()) as here:
        here.keys["North"] = key
        lee = here.grownup()
        group = new_class(lee)
        use = {"key": recover_login(settings, "LEE"), "password": "a brand new horse"}
        assert here.web().post("/api/links/use", use)["name"] == "Ms. Lee"
        web = here.web()
        web.post("/api/me/password", {"login": "lee", "password": "a brand new horse"})
        before = (tmp_path / KEY_FILE).read_text()
        assert change_names_key(settings, drop_old=True) == 3
        assert not set(before.split()) & set((tmp_path / KEY_FILE).read_text().split())
        page = web.get(f"/api/classes/{group['id']}")
        assert {one["name"] for one in page["children"]} == set(NAMES)
        (line,) = list_accounts(settings)
        assert (line.login, line.post, line.children, line.classes) == ("lee", "director", 3, 1)
        with pytest.raises(UnservableError, match="accounts-no-login"):
            recover_login(settings, "nobody")
    with pytest.raises(UnservableError, match="server-account-post"):
        start_school(settings, "North", "king")
