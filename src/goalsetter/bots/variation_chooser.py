"""Choosing variations: legal ones that this player thinks of, those that suit the roll first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.choices import acts, waits
from goalsetter.bots.mind import Mind
from goalsetter.cubes import CARD_COLOURS, Cube, Universe
from goalsetter.judge import FindingCode, rule_on_choice
from goalsetter.notation import text
from goalsetter.play import Terms, action
from goalsetter.rules import Blank, ChoiceQuestion, Fault, Offer

COLOURS = ("red", "blue", "green", "black")
SETS = tuple(CARD_COLOURS)
"""The fills of a blank for a set: one colour, which is a set that every level knows."""
CARD_KINDS = ("required", "forbidden")


def choose_variations(mind: Mind) -> BotChoice:
    """Circle what is owed, all at once."""
    view = mind.view
    if view.seat not in view.choosing:
        return waits()
    names: tuple[str, ...] = ()
    for _ in range(owed(mind)):
        suiting = suiting_name(mind, names)
        if suiting:
            names = (*names, suiting)
    if not names:
        return waits(BotReason.NO_VARIATION)
    known = all(mind.level.thinks_of(bare_name(mind.view.terms, name)) for name in names)
    reason = BotReason.VARIATION_SUITS if known else BotReason.VARIATION_LEFT
    chosen = action.SelectVariation(by=view.seat, variations=names)
    details = {"variations": ", ".join(names)}
    if known:
        details["cubes"] = str(cubes_affected(mind, names))
    return acts(mind, chosen, reason, **details)


def owed(mind: Mind) -> int:
    """Return how many the player must still choose (2018-19 II-B-3)."""
    view = mind.view
    two_by_any = view.terms.list_of_variations.two_by_any
    alone = view.terms.players == 2 and view.seat != view.setting and not two_by_any
    circled = sum(len(choice.chosen) for choice in view.choices if choice.by == view.seat)
    # In a match of two the player who does not set the Goal must choose two.
    return (2 if alone else 1) - circled


def suiting_name(mind: Mind, names: tuple[str, ...]) -> str:
    """Return a legal variation: one that is thought of, that suits the roll, if there is any."""
    legal = legal_names(mind, names)
    terms = mind.view.terms
    known = [name for name in legal if mind.level.thinks_of(bare_name(terms, name))]
    if not known:
        return mind.rng.choice(legal) if legal else ""
    # One more for each, so that a variation that no cube shows is chosen, too.
    weights = [1 + cubes_affected(mind, (name,)) for name in known]
    return mind.rng.choices(known, weights)[0]


def cubes_affected(mind: Mind, names: tuple[str, ...]) -> int:
    """Return how many cubes of the roll can show the effect of one of these variations."""
    entries = map(mind.view.terms.book.catalogue.find, names)
    needs = {face for entry in entries if entry for face in entry[0].needs}
    return sum(cube.face in needs for cube in mind.view.resources)


def bare_name(terms: Terms, name: str) -> str:
    """Return the name of a variation without what fills its blank."""
    entry = terms.book.catalogue.find(name)
    return entry[0].name if entry else name


def legal_names(mind: Mind, names: tuple[str, ...] = ()) -> list[str]:
    """Return every variation that may be circled now, after those of the others and these."""
    view = mind.view
    before = (*map(str, mind.chosen), *names)
    universe = Universe(view.universe) if view.universe else None
    return [
        name
        for offer in view.terms.list_of_variations.offers
        for name in filled_names(mind, offer)
        if fault_of(view.terms, name, before, view.resources, universe) is None
    ]


def filled_names(mind: Mind, offer: Offer) -> Iterator[str]:
    """Yield the line of the list with its blank filled, in every simple way."""
    blank = mind.view.terms.book.catalogue.named(offer.name).blank
    for fill in simple_fills(mind, offer, blank):
        yield f"{offer.name} {fill}".strip()


def simple_fills(mind: Mind, offer: Offer, blank: Blank) -> tuple[str, ...]:
    """Return what may fill a blank: no more of each kind than a child would think of."""
    view = mind.view
    cards = tuple(text(card) for card in view.universe[:3])
    return {
        Blank.NOTHING: ("",),
        Blank.NUMBER: tuple(map(str, offer.fills)),
        Blank.COLOUR: COLOURS,
        Blank.CUBE: tuple(dict.fromkeys(cube.symbol for cube in view.resources)),
        Blank.SET: SETS,
        Blank.CARD_COLOUR: SETS,
        Blank.CARD: tuple(f"{kind} {card}" for kind in CARD_KINDS for card in cards),
    }[blank]


FAULTS = {
    FindingCode.NO_EFFECT: Fault.VARIATION_NO_EFFECT,
    FindingCode.ALREADY_CHOSEN: Fault.VARIATION_ALREADY_CHOSEN,
    FindingCode.CONFLICTS: Fault.VARIATION_CONFLICT,
    FindingCode.NOT_OFFERED: Fault.VARIATION_NOT_OFFERED,
}
"""The charges for what the judge finds wrong with a choice."""


@lru_cache(maxsize=4096)
def fault_of(
    terms: Terms,
    name: str,
    before: tuple[str, ...],
    resources: tuple[Cube, ...],
    universe: Universe | None,
) -> Fault | None:
    """Return what is wrong with choosing a variation after others on this roll (II-B-2)."""
    question = ChoiceQuestion(
        name=name,
        already=before,
        resources=resources,
        edition=terms.book,
        division=terms.division,
        universe=universe,
        years=terms.years,
        profile=terms.profile,
        answers=terms.rulings,
    )
    verdict = rule_on_choice(question, briefly=True)
    return None if verdict.legal else FAULTS[verdict.findings[0].code]
