"""Makes ``docs/reference/acts.md``: each act of the books, and where it can be done.

Run it from the root of the repository: ``.venv/bin/python docs/acts.py``. The clauses come from
``rules``; everything else is read off the code, so the page cannot promise what is not there.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from goalsetter.cli.play_commands import COMMANDS
from goalsetter.play.record.table import ROWS_OF
from goalsetter.play.rulebook import RULES, Rule
from goalsetter.play.seat import CLOCK, JUDGES, PLAYERS
from goalsetter.play.setup import Setup
from goalsetter.rules import ACTS, Act
from goalsetter.table.gate import OF_THE_HOUSE, OF_THE_JUDGE

DOCS = Path(__file__).parent
PAGE = DOCS / "reference" / "acts.md"
ROOMS = DOCS.parent / "src" / "goalsetter"
SCRIPTS = DOCS.parent / "web" / "src"

HEAD = """\
# The acts of the books

Everything that the five rule books let people do at a table, with its clauses, and where you can
do it. This page is made from the code by `docs/acts.py`; a test fails when the two differ.

- **Engine**: who may do it. *Table* means that the table does it by itself: it rolls, keeps the
  time and keeps the score.
- **Browser**: *button* has a control of its own, *list* stands under “More actions”. Either is at
  most two taps away on a phone where the act makes sense.
- **Bots**: whether a bot ever does it.
- **Terminal**: what to type in `goalsetter play`.

An act that makes no sense right now is not offered. At an open table you can also do what is
illegal.

| Act | Clauses | Engine | Browser | Bots | Terminal |
|---|---|---|---|---|---|
"""

NO_LEVELS = ("random_bot", "fairness")
DOERS = (("player", PLAYERS), ("judge", JUDGES), ("table", {CLOCK}))
KINDS = {kind.do: kind for kind in RULES if kind is not Setup}
"""Every action that a person or the table can do, by the name with which it is handed in."""


def known_to_bots() -> frozenset[str]:
    """The actions that the levels name; the player who does anything legal is no level."""
    files = (path for path in (ROOMS / "bots").glob("*.py") if path.stem not in NO_LEVELS)
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in files)
    return frozenset(
        node.attr
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "action"
    )


def has_control() -> frozenset[str]:
    """The acts for which the page has a control of its own: a script hands them in by name.

    ``more.tsx`` lists those with a place of their own under ``SHOWN``; one counts only if another
    script knows it too, or hands it in, so the list cannot promise a control that is gone.
    """
    texts = {path.name: path.read_text(encoding="utf-8") for path in SCRIPTS.rglob("*.ts*")}
    handed_in = {do for text in texts.values() for do in re.findall(r'\.deed\("([a-z_]+)"', text)}
    known = {
        word
        for name, text in texts.items()
        if name not in ("wire.ts", "more.tsx")
        for word in re.findall(r'"([a-z_]+)"', text)
    }
    return frozenset(handed_in | (listed("SHOWN") & known))


def listed(name: str) -> frozenset[str]:
    """The acts in a set of the script behind “More actions”."""
    text = (SCRIPTS / "table" / "more.tsx").read_text(encoding="utf-8")
    return frozenset(
        re.findall(r'"([a-z_]+)"', text.partition(f"const {name} ")[2].split("]);")[0])
    )


def engine(kind: type, rule: Rule) -> str:
    """Return who may do it."""
    if kind in OF_THE_HOUSE:
        return "table"
    if kind in OF_THE_JUDGE:
        return "judge"
    return ", ".join(name for name, seats in DOERS if rule.doers & seats)


def browser(kind: type, do: str, named: frozenset[str], hidden: frozenset[str]) -> str:
    """Whether the page has a control for it."""
    if kind in OF_THE_HOUSE:
        return "by itself"
    if do in named:
        return "button"
    return "no" if do in hidden else "list"


def terminal(kind: type) -> str:
    """The command, or the words of the record, that do it."""
    if kind in OF_THE_HOUSE:
        return "by itself"
    if kind in OF_THE_JUDGE or RULES[kind].doers <= JUDGES:
        return "no: nobody sits there as a judge"
    commands = [command.name for command in COMMANDS if command.does is kind]
    return ", ".join(f"`{words}`" for words in commands or [r.verb for r in ROWS_OF[kind]])


def line(act: Act, made: frozenset[str], named: frozenset[str], hidden: frozenset[str]) -> str:
    """The row of one act."""
    kind = KINDS[act.do]
    bots = "by itself" if kind in OF_THE_HOUSE else "yes" if kind.__name__ in made else "no"
    cells = (
        *(act.name, "; ".join(act.clauses), engine(kind, RULES[kind])),
        *(browser(kind, act.do, named, hidden), bots, terminal(kind)),
    )
    return f"| {' | '.join(cells)} |\n"


def page() -> str:
    """The whole page."""
    made, named, hidden = known_to_bots(), has_control(), listed("HIDDEN")
    return HEAD + "".join(line(act, made, named, hidden) for act in ACTS)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
