"""The rules that a case or a question names: edition, division, variations and ruling."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from typing import TypeVar

from goalsetter.errors import CaseError
from goalsetter.notation import parse_card, parse_cube, parse_set_written
from goalsetter.questions.fields import Fields, json_type
from goalsetter.rules import (
    GAMES,
    PROFILES,
    AnyGame,
    Blank,
    Chosen,
    Division,
    Edition,
    Game,
    Ruling,
    ShakeRules,
    Variation,
    VariationCatalogue,
)

R = TypeVar("R", bound=ShakeRules)
T = TypeVar("T")

DEFAULT_DIVISION = "middle"
SETTING = frozenset({"rules", "division", "variations", "ruling", "rulings"})
"""The keys that are read here."""

FILL_KEYS = frozenset({"m", "k", "base", "cube", "color", "colour", "set", "card", "value"})
"""Keys under which an object may fill the blank of a variation, beside its ``name``."""


def edition_of(fields: Fields, game: Game[R]) -> Edition[R]:
    """The game's edition by its name."""
    name = fields.text("rules")
    edition = _edition_called(name, game)
    if edition is None:
        known = listed(known_edition.name for known_edition in game.editions)
        raise CaseError("unknown-edition", name=name, known=known)
    return edition


def game_of(fields: Fields) -> AnyGame:
    """The game that has the edition a case names."""
    return game_named(fields.text("rules"))


def game_named(name: str, likely: tuple[AnyGame, ...] = GAMES) -> AnyGame:
    """The game that has the edition of this name; if several call one so, the likeliest."""
    for game in likely:
        if _edition_called(name, game) is not None:
            return game
    known = listed(edition.name for game in GAMES for edition in game.editions)
    raise CaseError("unknown-edition", name=name, known=known)


def _edition_called(name: str, game: Game[R]) -> Edition[R] | None:
    """The edition by its name, or by so much of it that it can be no other: ``2018``."""
    # In any order: "2018 equations" names the book as well as "equations-2018".
    said = set(WORDS.findall(name.lower()))
    # One that fits is enough; two that fit are none, for nobody may guess the book.
    near = [edition for edition in game.editions if said <= set(WORDS.findall(edition.name))]
    return game.edition(name) or (near[0] if said and len(near) == 1 else None)


WORDS = re.compile(r"[a-z]+|[0-9]+")

SHORTEST = 3
"""So many letters of a name say which one is meant."""


def loosely(said: str, known: Mapping[str, T]) -> T | None:
    """Return what is called so, in any capitals and hyphens; a beginning that fits one will do."""
    name = "-".join(WORDS.findall(said.lower()))
    # Hyphens do not count: lastcube is last-cube.
    near = [key for key in known if key.replace("-", "").startswith(name.replace("-", ""))]
    if name in known:
        return known[name]
    return known[near[0]] if len(near) == 1 and len(name) >= SHORTEST else None


def division_of(fields: Fields, edition: Edition[R]) -> Division:
    """The division, Middle if none is named, if the edition has it."""
    name = fields.text("division", DEFAULT_DIVISION)
    division = loosely(name, {offered.value: offered for offered, _ in edition.divisions})
    if division is None:
        known = listed(offered.value for offered, _ in edition.divisions)
        raise CaseError("unknown-division", name=name, edition=edition.name, known=known)
    return division


def profile_of(fields: Fields) -> str:
    """The profile of default groupings."""
    name = fields.text("ruling", PROFILES[0])
    if name not in PROFILES:
        raise CaseError("unknown-ruling", name=name, known=listed(PROFILES))
    return name


def rules_of(fields: Fields, game: Game[R]) -> R:
    """All the rules in force."""
    edition = edition_of(fields, game)
    division = division_of(fields, edition)
    chosen_names = variations_of(fields, game)
    answers = tuple(answers_of(fields, game).items())
    rules: R = _in_force(edition, division, chosen_names, profile_of(fields), answers)
    return rules


# Rules of many cases are the same, and amending them costs more than most rulings.
@cache
def _in_force(
    edition: Edition[R],
    division: Division,
    chosen: tuple[Chosen, ...],
    ruling: str,
    answers: tuple[tuple[str, str], ...],
) -> R:
    return edition.in_force(division, chosen, ruling, dict(answers))


def answers_of(fields: Fields, game: Game[R]) -> dict[str, str]:
    """Answers to single open questions, each one that its ruling has."""
    answers = fields.data.get("rulings", {})
    if not isinstance(answers, Mapping):
        raise CaseError("wrong-type-rulings", got=json_type(answers))
    for name, answer in answers.items():
        if not isinstance(answer, str):
            raise CaseError("wrong-type-rulings", got=json_type(answer))
        known = ruling_named(name, game).alternatives
        if answer not in known:
            raise CaseError("unknown-answer", name=name, answer=answer, known=listed(known))
    return dict(answers)


def ruling_named(name: str, game: Game[R]) -> Ruling:
    """The game's ruling of this name."""
    # All editions of a game share its open questions; they differ in the answers.
    rows = {ruling.name: ruling for ruling in game.editions[0].rulings}
    if name in rows:
        return rows[name]
    near = get_close_matches(name, list(rows), n=3)
    if near:
        raise CaseError("unknown-named-ruling", name=name, game=game.name, near=listed(near))
    raise CaseError("strange-ruling", name=name, game=game.name)


def read_rulings(options: tuple[str, ...], game: Game[R]) -> dict[str, object]:
    """The keys of a question that answers such as ``agloa`` or ``wild-mark=stays`` spell."""
    pairs = [(name, answer) for name, sign, answer in map(_parted, options) if sign]
    profiles = [name for name, sign, _ in map(_parted, options) if not sign]
    # A name without an answer is a profile, or a ruling whose answer was forgotten.
    for name in profiles:
        row = next((r for r in game.editions[0].rulings if r.name == name), None)
        if row is not None:
            known, first = listed(row.alternatives), row.alternatives[0]
            raise CaseError("ruling-without-answer", name=name, known=known, first=first)
    keys: dict[str, object] = {"rulings": dict(pairs)} if pairs else {}
    return {**keys, "ruling": profiles[-1]} if profiles else keys


def _parted(option: str) -> tuple[str, str, str]:
    name, sign, answer = option.partition("=")
    return name.strip(), sign, answer.strip()


def variations_of(fields: Fields, game: Game[R]) -> tuple[Chosen, ...]:
    """The variations in force beside those that always are."""
    return tuple(chosen(variation_name(item), game) for item in fields.items("variations"))


def variation_name(item: object) -> str:
    """A variation as one text: ``base 8``, or an object such as ``{"name": "base", "m": 8}``."""
    if isinstance(item, str):
        return item
    if not isinstance(item, Mapping):
        raise CaseError("wrong-type-variation", got=json_type(item))
    Fields(item).hold(frozenset({"name"}), FILL_KEYS)
    parts = [item["name"], *(value for key, value in item.items() if key != "name")]
    if not all(isinstance(part, str) or type(part) is int for part in parts):
        raise CaseError("wrong-type-variation", got=json_type(item))
    return " ".join(map(str, parts))


def chosen(name: str, game: Game[R]) -> Chosen:
    """The variation that people call so, its blank filled in with what some edition offers."""
    variation, choice = look_up_variation(name, game)
    fills = _fills(variation, game)
    # Whether this division offers it is for the judge; here only what no book has is a mistake.
    if variation.blank is Blank.NUMBER and choice.fill not in fills:
        raise CaseError("unknown-fill", name=name, known=listed(fills))
    if variation.blank in READERS:
        READERS[variation.blank](choice.fill.removeprefix(_kind(variation, choice)))
    return choice


READERS: Mapping[Blank, Callable[[str], object]] = {
    Blank.CUBE: parse_cube,
    Blank.SET: parse_set_written,
    Blank.CARD_COLOUR: parse_set_written,
    Blank.CARD: parse_card,
}
"""Readers of what fills a blank; what cannot be read is a ``NotationError``."""


def _kind(variation: Variation[R], choice: Chosen) -> str:
    """The word that stands before the card, with its space: required or forbidden."""
    word = choice.fill.partition(" ")[0]
    return f"{word} " if word in variation.fills else ""


def look_up_variation(name: str, game: Game[R]) -> tuple[Variation[R], Chosen]:
    """The variation that people call so, whatever fills its blank."""
    pair = _catalogue(game).find(name)
    if pair is None:
        raise _unknown(name, game)
    return pair


def _catalogue(game: Game[R]) -> VariationCatalogue[R]:
    return game.editions[0].catalogue


def _unknown(name: str, game: Game[R]) -> CaseError:
    """The error for a name that no variation has: what is lacking, or what is near."""
    called = {n: v for v in _catalogue(game).variations for n in (v.name, *v.aliases)}
    # Aliases are searched too, but the name that is offered is the variation's own.
    close = get_close_matches(name.lower(), list(called), n=3)
    near = list(dict.fromkeys(called[name_near].name for name_near in close))
    bare = called.get(name.lower())
    if bare is not None and bare.blank is not Blank.NOTHING:
        return CaseError(f"unfilled-{bare.blank.name.lower()}", name=name)
    if near:
        return CaseError("unknown-variation", name=name, near=listed(near))
    known = listed(variation.name for variation in _catalogue(game).variations)
    return CaseError("strange-variation", name=name, known=known)


def _fills(variation: Variation[R], game: Game[R]) -> tuple[str, ...]:
    """Every number that some division of some edition offers for the blank."""
    offers = [
        offer
        for edition in game.editions
        for division, _ in edition.divisions
        if (offer := edition.offer(division, variation)) is not None
    ]
    return tuple(map(str, sorted({fill for offer in offers for fill in offer.fills})))


def listed(names: Iterable[object]) -> str:
    """Names with commas between them."""
    return ", ".join(map(str, names))
