"""Options on the start page: books, divisions, bots, clocks, and the ladder of levels."""

from __future__ import annotations

from goalsetter.bots import BOT_NAMES, CHARACTERS, HABITS, RANDOM, TUTOR, BotCharacter
from goalsetter.play import Mode
from goalsetter.rules import EQUATIONS, GAMES, ON_SETS, AnyEdition, AnyGame, Division
from goalsetter.server import wire
from goalsetter.server.view.ladder import ladder
from goalsetter.server.view.terms import division_title
from goalsetter.table import Pace
from goalsetter.words import LANGUAGES, say, say_if_known

USUAL_SHAKES = 3
USUAL_BOTS = (("bea", "cal"), ("hana", "gus"))
"""The bots of a usual table, in EQUATIONS and in ON-SETS."""
USUAL_DIVISION = Division.ELEMENTARY


def options(version: str, addresses: list[str]) -> wire.Options:
    """All of it."""
    return wire.Options(
        version=version,
        books=[_book(game, edition) for game in GAMES for edition in game.editions],
        levels=[_level(name) for name in (TUTOR, *BOT_NAMES) if name != RANDOM],
        characters=[_character(character) for character in CHARACTERS],
        habits=[wire.Named(name=name, title=say(f"habit-{name}")) for name in HABITS],
        paces=[_named("pace", pace.value) for pace in Pace],
        timed_rounds=[pace.value for pace in Pace if pace.has_rounds],
        modes=[_named("mode", mode.value) for mode in Mode],
        languages=[wire.Named(name=name, title=say("language-name", name)) for name in LANGUAGES],
        usual=[_usual(game) for game in (EQUATIONS, ON_SETS)],
        ladder=ladder(),
        addresses=addresses,
    )


def _book(game: AnyGame, edition: AnyEdition) -> wire.Book:
    return wire.Book(
        name=edition.name,
        title=edition.title,
        game="on-sets" if game is ON_SETS else "equations",
        years=edition.years.name.lower() if edition.alternates else "",
        divisions=[
            wire.Named(
                name=division.value,
                title=division_title(division),
                told=say_if_known(f"play-division-{division.value}"),
            )
            for division, _ in edition.divisions
        ],
    )


def _level(name: str) -> wire.Named:
    title = say(f"title-{name}").capitalize()
    return wire.Named(name=name, title=title, told=say(f"level-{name}"))


def _character(character: BotCharacter) -> wire.Character:
    return wire.Character(
        name=character.name,
        title=character.title,
        game="on-sets" if character.game == "on-sets" else "equations",
        level=character.level,
        style=character.style,
        sentence=say(f"character-{character.name}"),
    )


def _named(kind: str, name: str) -> wire.Named:
    meaning = say_if_known(f"{kind}-{name}-told")
    return wire.Named(name=name, title=say(f"{kind}-{name}"), told=meaning)


def _usual(game: AnyGame) -> wire.Order:
    return wire.Order(
        nickname="",
        edition=game.usual,
        division=USUAL_DIVISION.value,
        players=3,
        bots=list(USUAL_BOTS[game is ON_SETS]),
        pace="relaxed",
        shakes=USUAL_SHAKES,
    )
