"""The champion as it was before it looked ahead, taken from the history of the repository."""

from __future__ import annotations

import importlib
import io
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from pathlib import Path
from random import Random

from goalsetter.bots import Bot, BotChoice, Why
from goalsetter.play import View
from goalsetter.solver import Budget

ROOT = Path(__file__).resolve().parent.parent
COMMIT = "d5be8dae"
"""The last commit of those bots."""
ROOM = "src/goalsetter/bots"
EARLIER = "earlier champion"


class EarlierBot:
    """A bot of that commit, which speaks to the table of today."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """Translate its choice into a value of today."""
        choice = self.bot.choose(view, rng, budget)
        why = Why(code=choice.why.code, details=choice.why.details)
        return BotChoice(action=choice.action, why=why, after=choice.after)


@cache
def earlier_champion() -> Bot:
    """The champion of that commit, its modules under a name of their own."""
    archive = subprocess.run(
        ("git", "archive", COMMIT, ROOM), cwd=ROOT, capture_output=True, check=True
    ).stdout
    place = Path(tempfile.mkdtemp(prefix="earlier-bots-"))
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        packed.extractall(place, filter="data")
    room = (place / ROOM).rename(place / "earlier_room")
    for module in room.glob("*.py"):
        text = module.read_text(encoding="utf-8")
        module.write_text(text.replace("goalsetter.bots", "earlier_room"), encoding="utf-8")
    sys.path.insert(0, str(place))
    room_of_old = importlib.import_module("earlier_room")
    return EarlierBot(room_of_old.make_bot(room_of_old.find_level("champion")))
