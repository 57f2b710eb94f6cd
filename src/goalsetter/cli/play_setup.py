"""Before a match: a few short questions, each with a usual answer, or options in their place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import SystemRandom

from goalsetter.bots import BOT_NAMES, SEATED_NAMES, TUTOR, bot_named, find_character, is_bot
from goalsetter.cli.play_input import Lines, is_number
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError
from goalsetter.play import LISTS, Mode, Terms, years_of
from goalsetter.rules import GAMES, AnyEdition, Division
from goalsetter.table import USUAL_LEVEL, Pace, Player, Seating
from goalsetter.words import say

BOTS = ("Bea", "Cal")
"""The names of the bots."""
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
class PlayOptions:
    """The options of the command; None where one was not given."""

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


def ask_for_seating(options: PlayOptions, lines: Lines, screen: Screen) -> Seating:
    """Seat the players, by the options and the answers; what is no option raises ``CaseError``."""
    # Every option is read before the first question: a typing error must not cost the answers.
    pace = one_of("clock", options.clock or Pace.NONE.value, [pace.value for pace in Pace])
    levels = [
        level if is_bot(level) else one_of("level", level, SEATED_NAMES) for level in options.levels
    ]
    years = one_of("years", options.years, list(LISTS)) if options.years else ""
    dealing = one_of("dealing", options.dealing or TABLE, (TABLE, PEOPLE))
    edition = ask_for_edition(options, lines, screen)
    terms = Terms(
        edition=edition.name,
        division=ask_for_division(options, edition, lines, screen),
        players=1 + (options.opponents or len(BOTS)),
        mode=Mode.OPEN if options.open_table else Mode.GUARDED,
        years=years_of(edition.name, years),
    )
    if not levels:
        # The first sentence says enough for a list. The first name plays at random: no level.
        rows = [(name, say(f"level-{name}").partition(".")[0]) for name in (TUTOR, *BOT_NAMES[1:])]
        levels = [ask("play-which-level", rows, USUAL_LEVEL, lines, screen)]
    return Seating(
        terms=terms,
        players=(Player(name=options.name or say("play-you")), *seat_bots(levels, terms.players)),
        # Without a seed nobody can foretell the rolls; with one the match can be played again.
        seed=SystemRandom().randrange(SEEDS) if options.seed is None else options.seed,
        pace=Pace(pace),
        shakes=options.shakes or USUAL_SHAKES,
        choosing=dealing == PEOPLE,
    )


def seat_bots(levels: Sequence[str], players: int) -> tuple[Player, ...]:
    """Return the bots; the last level counts for all that have none of their own."""
    return tuple(
        Player(name=character.title if character else name, bot=bot_named(level), level=level)
        for at, name in enumerate(BOTS[: players - 1])
        for level in [levels[min(at, len(levels) - 1)]]
        for character in [find_character(level)]
    )


def one_of(option: str, typed: str, known: Sequence[str]) -> str:
    """Return the value of an option: the beginning of a word is enough, if only one has it."""
    word = typed.lower()
    # A name may be the beginning of another one: then it means itself.
    exact = [name for name in known if name == word]
    alike = exact or [name for name in known if name.startswith(word) and word]
    if len(alike) != 1:
        raise CaseError("no-option", option=f"--{option}", found=typed, known=", ".join(known))
    return alike[0]


def ask_for_edition(options: PlayOptions, lines: Lines, screen: Screen) -> AnyEdition:
    """Return the rule book, by the option or by an answer."""
    if options.rules is not None:
        return book_named(options.rules)
    rows = [(name, say(f"play-book-{name}")) for name in BOOKS]
    return book_named(ask("play-which-game", rows, next(iter(BOOKS)), lines, screen))


def book_named(name: str) -> AnyEdition:
    """Return the rule book, by its short name or that of its edition."""
    books = {edition.name: edition for game in GAMES for edition in game.editions}
    known = one_of("rules", name, [*BOOKS, *books])
    return books[BOOKS.get(known, known)]


def ask_for_division(
    options: PlayOptions, edition: AnyEdition, lines: Lines, screen: Screen
) -> Division:
    """Return the division, by the option or by an answer."""
    known = [division.value for division, _ in edition.divisions]
    if options.division is not None:
        return Division(one_of("division", options.division, known))
    rows = [(name, say(f"play-division-{name}")) for name in known]
    return Division(ask("play-which-division", rows, Division.MIDDLE.value, lines, screen))


def ask(
    question: str, rows: list[tuple[str, str]], usual: str, lines: Lines, screen: Screen
) -> str:
    """Ask for one of the rows, by its number or its name; Enter takes the usual one."""
    names = [name for name, _ in rows]
    screen.line(say(question), "bold")
    for number, (name, meaning) in enumerate(rows, start=1):
        screen.paragraph(meaning, head=f"  {number} {name:<18}", head_style="bold")
    while True:
        screen.prompt(say("play-choice", usual=names.index(usual) + 1))
        line = lines.read()
        answer = pick(line, names) if line else usual
        if answer:
            return answer
        screen.line(say("play-no-choice", found=line, most=len(rows)), "yellow")


def pick(line: str, names: list[str]) -> str:
    """Return the name that a number or the beginning of a name means; nothing if several do."""
    if is_number(line):
        at = int(line[:4])
        return names[at - 1] if 1 <= at <= len(names) else ""
    alike = [name for name in names if name.startswith(line.lower())]
    return alike[0] if len(alike) == 1 else ""
