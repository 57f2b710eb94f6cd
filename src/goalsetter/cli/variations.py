"""``goalsetter variations``: what a division may choose from, and whether one may be chosen."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cli.answer import complain, write_json
from goalsetter.cli.judge import CORRECT, NOT_UNDERSTOOD, WRONG
from goalsetter.cli.ruling import show_rulings
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, NotationError
from goalsetter.judge import rule
from goalsetter.questions import asked_game, read_choice, read_list, read_rulings
from goalsetter.rules import AnyEdition, AnyVariation, Chosen, Division, Offer, Years
from goalsetter.telling import finding_data, printable, sentence, variation_meaning
from goalsetter.words import render, say, say_if_known


@dataclass(frozen=True, slots=True, kw_only=True)
class VariationsOptions:
    """The options of the command; None where one was not given."""

    rules: str | None = None
    division: str | None = None
    year: str | None = None
    choose: str | None = None
    after: tuple[str, ...] = ()
    roll: str | None = None
    universe: str | None = None
    rulings: tuple[str, ...] = ()

    def data(self) -> dict[str, object]:
        """Return the question as the keys of a case."""
        named = {
            "rules": self.rules,
            "division": self.division,
            "year": self.year,
            "choose": self.choose,
            "resources": self.roll,
            "universe": self.universe,
        }
        given = {key: value for key, value in named.items() if value is not None}
        game = asked_game(given)
        answers = read_rulings(self.rulings, game)
        return {"rules": game.usual, **given, **answers, "already": list(self.after)}


def run(options: VariationsOptions, *, as_json: bool) -> int:
    """Answer what was asked and give the exit code."""
    try:
        if options.choose is None:
            return list_offers(options, as_json=as_json)
        return tell_choice(options, as_json=as_json)
    except (CaseError, NotationError) as error:
        complain(error, as_json=as_json)
        return NOT_UNDERSTOOD


# --- may it be chosen? --------------------------------------------------------------------------


def tell_choice(options: VariationsOptions, *, as_json: bool) -> int:
    """Tell whether a variation may be chosen, and give the exit code."""
    choice = read_choice(options.data())
    verdict = rule(choice)
    if as_json:
        findings = [finding_data(finding) for finding in verdict.findings]
        data = {"legal": verdict.legal, "choose": choice.name, "findings": findings}
        write_json({**data, "rulings": list(verdict.rulings), "depends_on": verdict.depends_on})
        return CORRECT if verdict.legal else WRONG
    screen = Screen()
    code, style = ("choice-may", "green") if verdict.legal else ("choice-may-not", "red")
    screen.line(printable(say(code, name=choice.name)), f"bold {style}")
    for finding in verdict.findings:
        line = say("judge-finding", sentence=sentence(finding), clause=finding.clause)
        screen.line(printable(line))
    show_rulings(verdict.depends_on, screen)
    return CORRECT if verdict.legal else WRONG


# --- the list -----------------------------------------------------------------------------------


def list_offers(options: VariationsOptions, *, as_json: bool) -> int:
    """List what a division may choose from, and give the exit code."""
    # They would have no effect on the list: better say so than look as if they had.
    if options.after or options.rulings or options.roll is not None or options.universe is not None:
        raise CaseError("no-choose")
    edition, division, years = read_list(options.data())
    rows = offered_rows(edition, division, years)
    if as_json:
        always = always_played(edition, division)
        write_json(
            {
                "rules": edition.name,
                "division": division.value,
                "always": [variation_data(variation) for variation in always],
                "offers": [offer_data(variation, offer, edition) for variation, offer in rows],
            }
        )
    else:
        show_list(edition, division, rows, Screen())
    return CORRECT


def offered_rows(
    edition: AnyEdition, division: Division, years: Years | None
) -> list[tuple[AnyVariation, Offer]]:
    """Return what a division offers, in the order of its list."""
    offered = edition.division(division)
    order = list(offered.offers) if offered else []
    rows = [
        (variation, offer)
        for variation in edition.catalogue.variations
        if (offer := edition.offer(division, variation)) and offer.is_played(years)
    ]
    # In the order of the list that the book has for the division.
    return sorted(rows, key=lambda row: order.index(row[1]))


def always_played(edition: AnyEdition, division: Division) -> list[AnyVariation]:
    """Return the variations that a division plays in every shake."""
    offered = edition.division(division)
    names = offered.always if offered else ()
    return [variation for variation in edition.catalogue.variations if variation.name in names]


def show_list(
    edition: AnyEdition, division: Division, rows: list[tuple[AnyVariation, Offer]], screen: Screen
) -> None:
    """Show what is always played, and what may be chosen."""
    name = division.value.capitalize()
    screen.line(say("variations-title", edition=edition.title, division=name), "bold")
    always = always_played(edition, division)
    if always:
        screen.line(say("variations-always"), "bold")
    for variation in always:
        title = edition.title_of(division, Chosen(variation.name))
        screen.line(say("variations-row-plain", name=title), "cyan")
        screen.line(say("variations-meaning", meaning=variation_meaning(variation.name)))
    screen.line(say("variations-choose" if rows else "variations-none"), "bold")
    for variation, offer in rows:
        show_offer(
            variation, offer, edition, edition.title_of(division, Chosen(variation.name)), screen
        )


def show_offer(
    variation: AnyVariation, offer: Offer, edition: AnyEdition, title: str, screen: Screen
) -> None:
    """Show a variation's name and clause, its meaning, its blank, and its years."""
    clause = edition.cite(offer.clause)
    screen.line(say("variations-row", name=title, clause=clause), "cyan")
    screen.line(say("variations-meaning", meaning=variation_meaning(variation.name)))
    if offer.fills:
        screen.line(say("variations-fills", fills=", ".join(map(str, offer.fills))))
    if blank := say_if_known(f"variations-{variation.blank.name.lower()}"):
        screen.line(blank)
    if offer.barred:
        screen.line(say("variations-barred", symbols=" ".join(offer.barred)))
    if offer.years is not Years.EVERY:
        screen.line(say("variations-years", years=say(f"years-{offer.years.name.lower()}")))


def variation_data(variation: AnyVariation) -> dict[str, object]:
    """Return a variation for programs."""
    return {
        "name": variation.name,
        "also_called": list(variation.aliases),
        "meaning": render(variation_meaning(variation.name)),
    }


def offer_data(variation: AnyVariation, offer: Offer, edition: AnyEdition) -> dict[str, object]:
    """Return a variation for programs, with what the division asks of it."""
    return {
        **variation_data(variation),
        "clause": edition.cite(offer.clause),
        "years": offer.years.name.lower(),
        "blank": variation.blank.name.lower(),
        "fills": list(offer.fills),
        "barred": list(offer.barred),
        "not_with": list(variation.conflicts),
    }
