"""The bank of items on a server: shelves by kind, book and division, filled when they run low."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from random import Random

from goalsetter.coach import KINDS, read_item
from goalsetter.server.services import Services
from goalsetter.server.view.practice import card_of, rating_of
from goalsetter.server.wire.practice import PracticeWish
from goalsetter.server.workers import Share
from goalsetter.server.workers.practice import id_of, make_items

Shelf = tuple[str, str, str]
"""A kind, an edition and a division."""
FIRST, FULL = 2, 40
"""How many items are made while somebody waits, and how many a shelf has in the end."""
NEAR = (150, 300, 800)
"""How far from the wished rating an item may be: wider only where nothing nearer is left."""


class Bank:
    """All items of a server by their names."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.texts: dict[str, str] = {}
        self._shelves: defaultdict[Shelf, list[str]] = defaultdict(list)
        self._facts: dict[str, tuple[str, int]] = {}
        self._filling: dict[Shelf, asyncio.Task[None]] = {}

    def add(self, text: str) -> str:
        """Put an item on its shelf; its name."""
        id = id_of(text)
        if id not in self.texts:
            item = read_item(text)
            self.texts[id] = text
            self._facts[id] = card_of(item), rating_of(item)
            self._shelves[item.kind, item.edition, item.division.value].append(id)
        return id

    async def choose(
        self, edition: str, division: str, wish: PracticeWish, seen: set[str], seed: int
    ) -> str | None:
        """The name of an item that fits a wish; nothing where the division has no such kind."""
        kinds = kinds_at(edition, division)
        named = [wish.kind] if wish.kind in kinds else kinds
        chance = Random(seed)
        chance.shuffle(named)
        skill = wish.card.split("/")[0]
        # A card names a skill; which kinds train it is known from the items that there are.
        shelves = [(kind, edition, division) for kind in named]
        for shelf in shelves:
            known = [id for id in self._shelves[shelf] if not skill or self._fits(id, skill)]
            if pick := self._nearest(known, wish.rating, seen, chance):
                self._fill_later(shelf, seed)
                return pick
        for shelf in shelves:
            await self._make(shelf, seed, FIRST)
            self._fill_later(shelf, seed)
            if pick := self._nearest(self._shelves[shelf], wish.rating, seen, chance):
                return pick
        return None

    def _fits(self, id: str, skill: str) -> bool:
        return self._facts[id][0].split("/")[0] == skill

    def _nearest(self, ids: list[str], rating: int, seen: set[str], chance: Random) -> str:
        fresh = [id for id in ids if id not in seen]
        for width in NEAR if rating else ():
            near = [id for id in fresh if abs(self._facts[id][1] - rating) <= width]
            if near:
                return chance.choice(near)
        if not rating and fresh:
            # Whoever has no rating begins with what is easy.
            fresh = sorted(fresh, key=lambda id: self._facts[id][1])[: max(1, len(fresh) // 3)]
        return chance.choice(fresh) if fresh else ""

    async def _make(self, shelf: Shelf, seed: int, count: int) -> None:
        consult = self._services.workers.consult
        for text in await consult(make_items, *shelf, seed, count, share=Share()):
            self.add(text)

    def _fill_later(self, shelf: Shelf, seed: int) -> None:
        if len(self._shelves[shelf]) >= FULL or shelf in self._filling:
            return
        task = asyncio.create_task(self._make(shelf, seed + 1 + len(self._shelves[shelf]), 10))
        self._filling[shelf] = task
        task.add_done_callback(lambda ended: self._filled(shelf, ended))

    def _filled(self, shelf: Shelf, ended: asyncio.Task[None]) -> None:
        del self._filling[shelf]
        if not ended.cancelled():
            ended.exception()  # nobody waits for it: the next who comes tries again

    async def close(self) -> None:
        """Stop making items."""
        for task in list(self._filling.values()):
            task.cancel()


def kinds_at(edition: str, division: str) -> list[str]:
    """The kinds that make sense in a division of a book."""
    return [
        kind.name
        for kind in KINDS
        if any(book == edition and place.value == division for book, place in kind.places)
    ]
