"""``goalsetter variations``: what a division may choose from, and whether one may be chosen."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cli.answer import complain, write_json
from goalsetter.cli.judge import CORRECT, NOT_UNDERSTOOD, WRONG
from goalsetter.cli.ruling import show_rulings
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, NotationError
from goalsetter.judge import rule_on_choice
from goalsetter.questions import asked_game, read_choice, read_list, read_rulings
from goalsetter.rules import AnyEdition, AnyVariation, Chosen, Division, Offer, Years
from goalsetter.telling import finding_data, printable, sentence, variation_meaning
from goalsetter.words import say, say_if_known


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What was asked on the command line; nothing where an option was not given."""

    rules: str | None = None
    division: str | None = None
    year: str | None = None
    choose: str | None = None
    after: tuple[str, ...] = ()
    roll: str | None = None
    universe: str | None = None
    rulings: tuple[str, ...] = ()

    def data(self) -> dict[str, object]:
        """The question as the keys of a case."""
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


def run(asked: Asked, *, as_json: bool) -> int:
    """Answer what was asked and give the exit code."""
    try:
        if asked.choose is None:
            return _list(asked, as_json=as_json)
        return _choice(asked, as_json=as_json)
    except (CaseError, NotationError) as error:
        complain(error, as_json=as_json)
        return NOT_UNDERSTOOD


# --- may it be chosen? --------------------------------------------------------------------------


def _choice(asked: Asked, *, as_json: bool) -> int:
    choice = read_choice(asked.data())
    verdict = rule_on_choice(choice)
    if as_json:
        findings = [finding_data(finding) for finding in verdict.findings]
        data = {"legal": verdict.legal, "choose": choice.name, "findings": findings}
        write_json({**data, "rulings": list(verdict.rulings), "depends_on": verdict.depends_on})
        return CORRECT if verdict.legal else WRONG
    screen = Screen()
    code, style = ("choice-may", "green") if verdict.legal else ("choice-may-not", "red")
    screen.line(printable(say(code, name=choice.name)), f"bold {style}")
    for finding in verdict.findings:
        told = say("judge-finding", sentence=sentence(finding), clause=finding.clause)
        screen.line(printable(told))
    show_rulings(verdict.depends_on, screen)
    return CORRECT if verdict.legal else WRONG


# --- the list -----------------------------------------------------------------------------------


def _list(asked: Asked, *, as_json: bool) -> int:
    if asked.after or asked.rulings or asked.roll is not None or asked.universe is not None:
        raise CaseError("no-choose")
    edition, division, years = read_list(asked.data())
    rows = _rows(edition, division, years)
    if as_json:
        write_json(_list_data(edition, division, rows))
    else:
        _show_list(edition, division, rows, Screen())
    return CORRECT


def _rows(
    edition: AnyEdition, division: Division, years: Years | None
) -> list[tuple[AnyVariation, Offer]]:
    """What a division offers, in the order of its list."""
    offered = edition.division(division)
    order = list(offered.offers) if offered else []
    found = [
        (each, offer)
        for each in edition.catalogue.variations
        if (offer := edition.offer(division, each))
    ]
    kept = [row for row in found if row[1].is_played(years)]
    return sorted(kept, key=lambda row: order.index(row[1]))


def _always(edition: AnyEdition, division: Division) -> list[AnyVariation]:
    offered = edition.division(division)
    names = offered.always if offered else ()
    return [variation for variation in edition.catalogue.variations if variation.name in names]


def _show_list(
    edition: AnyEdition, division: Division, rows: list[tuple[AnyVariation, Offer]], screen: Screen
) -> None:
    name = division.value.capitalize()
    screen.line(say("variations-title", edition=edition.title, division=name), "bold")
    always = _always(edition, division)
    if always:
        screen.line(say("variations-always"), "bold")
    for variation in always:
        title = edition.title_of(division, Chosen(variation.name))
        screen.line(say("variations-row-plain", name=title), "cyan")
        screen.line(say("variations-meaning", meaning=variation_meaning(variation.name)))
    screen.line(say("variations-choose" if rows else "variations-none"), "bold")
    for variation, offer in rows:
        _show_row(
            variation, offer, edition, edition.title_of(division, Chosen(variation.name)), screen
        )


def _show_row(
    variation: AnyVariation, offer: Offer, edition: AnyEdition, title: str, screen: Screen
) -> None:
    """A variation's name and clause, its meaning, its blank, and its years."""
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


def _list_data(
    edition: AnyEdition, division: Division, rows: list[tuple[AnyVariation, Offer]]
) -> dict[str, object]:
    return {
        "rules": edition.name,
        "division": division.value,
        "always": [_named(variation) for variation in _always(edition, division)],
        "offers": [_row_data(variation, offer, edition) for variation, offer in rows],
    }


def _named(variation: AnyVariation) -> dict[str, object]:
    return {
        "name": variation.name,
        "also_called": list(variation.aliases),
        "meaning": variation_meaning(variation.name),
    }


def _row_data(variation: AnyVariation, offer: Offer, edition: AnyEdition) -> dict[str, object]:
    return {
        **_named(variation),
        "clause": edition.cite(offer.clause),
        "years": offer.years.name.lower(),
        "blank": variation.blank.name.lower(),
        "fills": list(offer.fills),
        "barred": list(offer.barred),
        "not_with": list(variation.conflicts),
    }
