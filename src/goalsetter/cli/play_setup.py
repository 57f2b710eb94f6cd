"""Before a match: a few short questions, each with a usual answer, or options in their place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import SystemRandom

from goalsetter.cli.play_input import Lines
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError
from goalsetter.play import LISTS, Mode, Terms, years_of
from goalsetter.rules import GAMES, AnyEdition, Division
from goalsetter.table import BOT_NAMES, USUAL_LEVEL, Pace, Player, Seating, bot_named
from goalsetter.words import say

BOTS = ("Bea", "Cal")
"""What bots are called."""
BOOKS = {
    "equations": "mlag-equations-2018-19",
    "basic": "mlag-basic-equations-2019-20",
    "on-sets": "mlag-on-sets-2017-18",
}
"""The rule books that are offered, the usual one first."""
USUAL_SHAKES = 3
TABLE, PEOPLE = "table", "people"
"""The choosers of how many cards are dealt and of how V and Λ lie in Elementary; a table by lot."""
SEEDS = 1_000_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What was asked on the command line; nothing where an option was not given."""

    rules: str | None = None
    division: str | None = None
    levels: tuple[str, ...] = ()
    opponents: int | None = None
    clock: str | None = None
    shakes: int | None = None
    seed: int | None = None
    name: str | None = None
    open_table: bool = False
    years: str | None = None
    dealing: str | None = None
    resume: str | None = None
    record: str | None = None


def seating_for(asked: Asked, lines: Lines, screen: Screen) -> Seating:
    """Who plays what, from the options and the answers; what is no option raises ``CaseError``."""
    pace = one_of("clock", asked.clock or Pace.NONE.value, [pace.value for pace in Pace])
    given = [one_of("level", level, BOT_NAMES) for level in asked.levels]
    edition = _edition(asked, lines, screen)
    terms = Terms(
        edition=edition.name,
        division=_division(asked, edition, lines, screen),
        players=1 + (asked.opponents or len(BOTS)),
        mode=Mode.OPEN if asked.open_table else Mode.GUARDED,
        years=years_of(
            edition.name, one_of("years", asked.years, list(LISTS)) if asked.years else ""
        ),
    )
    levels = given or [_level(lines, screen)]
    return Seating(
        terms=terms,
        players=_players(asked.name or say("play-you"), levels, terms.players),
        seed=SystemRandom().randrange(SEEDS) if asked.seed is None else asked.seed,
        pace=Pace(pace),
        shakes=asked.shakes or USUAL_SHAKES,
        choosing=one_of("dealing", asked.dealing or TABLE, (TABLE, PEOPLE)) == PEOPLE,
    )


def _players(person: str, levels: Sequence[str], count: int) -> tuple[Player, ...]:
    """The person first; the last level counts for all bots that have none of their own."""
    each = [levels[min(at, len(levels) - 1)] for at in range(count - 1)]
    bots = (
        Player(name=name, bot=bot_named(level), level=level)
        for name, level in zip(BOTS, each, strict=False)
    )
    return (Player(name=person), *bots)


def one_of(option: str, found: str, known: Sequence[str]) -> str:
    """The value of an option: the beginning of a word is enough, if it is that of one only."""
    word = found.lower()
    alike = [each for each in known if each == word] or [
        each for each in known if each.startswith(word) and word
    ]
    if len(alike) != 1:
        raise CaseError("no-option", option=f"--{option}", found=found, known=", ".join(known))
    return alike[0]


def _edition(asked: Asked, lines: Lines, screen: Screen) -> AnyEdition:
    if asked.rules is not None:
        return book_named(asked.rules)
    rows = [(name, say(f"play-book-{name}")) for name in BOOKS]
    return book_named(_answer("play-which-game", rows, next(iter(BOOKS)), lines, screen))


def book_named(name: str) -> AnyEdition:
    """The rule book, by its short name or that of its edition."""
    books = {edition.name: edition for game in GAMES for edition in game.editions}
    found = one_of("rules", name, [*BOOKS, *books])
    return books[BOOKS.get(found, found)]


def _division(asked: Asked, edition: AnyEdition, lines: Lines, screen: Screen) -> Division:
    known = [division.value for division, _ in edition.divisions]
    if asked.division is not None:
        return Division(one_of("division", asked.division, known))
    rows = [(name, say(f"play-division-{name}")) for name in known]
    return Division(_answer("play-which-division", rows, Division.MIDDLE.value, lines, screen))


def _level(lines: Lines, screen: Screen) -> str:
    rows = [(name, say(f"level-{name}").partition(".")[0]) for name in BOT_NAMES[1:]]
    return _answer("play-which-level", rows, USUAL_LEVEL, lines, screen)


def _answer(
    question: str, rows: list[tuple[str, str]], usual: str, lines: Lines, screen: Screen
) -> str:
    """One of the rows, by its number or its name; Enter takes the usual one."""
    names = [name for name, _ in rows]
    screen.line(say(question), "bold")
    for number, (name, meaning) in enumerate(rows, start=1):
        screen.paragraph(meaning, head=f"  {number} {name:<18}", head_style="bold")
    while True:
        screen.console.print(say("play-choice", usual=names.index(usual) + 1), end="", markup=False)
        screen.stream.flush()
        line = lines.read()
        found = _picked(line, names) if line else usual
        if found:
            return found
        screen.line(say("play-no-choice", found=line, most=len(rows)), "yellow")


def _picked(line: str, names: list[str]) -> str:
    if line.isascii() and line.isdigit():
        at = int(line[:4])
        return names[at - 1] if 1 <= at <= len(names) else ""
    alike = [name for name in names if name.startswith(line.lower())]
    return alike[0] if len(alike) == 1 else ""
