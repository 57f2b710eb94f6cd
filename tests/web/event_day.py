"""A demo day for the tests of the tournament's pages: opened, and led on, without clicking."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from tests.web.conftest import Room
from tests.web.people import Person


class EventDay:
    """A day with some rounds played; its director is asked over HTTP."""

    def __init__(self, room: Room, rounds: int) -> None:
        self.room = room
        self.director = room.person("Ana")
        self.director.open("/e")
        made = self.post(
            "",
            name="Demo day",
            director="Ana",
            preset="demo",
            place="",
            days=[],
            edition="",
            divisions=[],
            demoRounds=rounds,
        )
        self.code, self.card = made["code"], made["card"]
        self.contest = next(iter(self.news()["contests"]))
        self.round = rounds + 1

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Ask the server as the director."""
        card = getattr(self, "card", "")
        headers = {"authorization": f"Bearer {card}"} if card else {}
        address = f"{self.room.server.address}/api/events{path}"
        answer = self.director.page.request.post(address, data=body, headers=headers)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        assert not found.get("refused"), found
        return found

    def news(self) -> dict[str, Any]:
        """Everything that the director sees."""
        address = f"{self.room.server.address}/api/events/{self.code}/news"
        headers = {"authorization": f"Bearer {self.card}"}
        found: dict[str, Any] = self.director.page.request.get(address, headers=headers).json()
        return found

    def act(self, act: str, **details: Any) -> None:
        """Do an act as the director."""
        self.post(f"/{self.code}/acts", act=act, details=details, mark=uuid4().hex)

    def leads_to(self, *steps: str) -> None:
        """Draw the next round, and lead it on: publish, start, stop."""
        self.post(f"/{self.code}/draw", contest=self.contest, round=self.round, seed=1)
        for step in steps:
            self.act(f"{step}-round", contest=self.contest, round=self.round)

    def comes(
        self, name: str, role: str, part: str, *, school: str = "", phone: bool = False
    ) -> Person:
        """An official opens a page of the day with a card of her own."""
        made = self.post(f"/{self.code}/cards", name=name, role=role, sitsFor=school)
        person = self.room.person(name, phone=phone)
        path = part if part.startswith("/") else f"/e/{self.code}/{part}"
        held = f"localStorage.setItem('goalsetter-event-card-{self.code}', '{made['card']}')"
        person.page.add_init_script(held)
        person.open(path)
        return person
