"""Presets: a day as leagues and classes play it, set up by one choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from goalsetter.rules import GAMES, AnyGame, Division
from goalsetter.tournament import AddContest, AwardRule, Contest, Deed, Detail, SetRuling

PLACES = 3
"""Places that get a prize unless the director says otherwise; no book knows prizes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A day: its rounds, how a sheet is typed, and its rulings where they are not the usual."""

    id: str
    rounds: int
    minutes: int
    detail: Detail = Detail.TOTALS
    policy: str = "by-score"
    rulings: tuple[tuple[str, str], ...] = ()

    @property
    def people(self) -> int:
        """How many people type each sheet."""
        return 1 if ("second-entry", "one-is-enough") in self.rulings else 2


ALONE = ("second-entry", "one-is-enough")
PRESETS: Mapping[str, Preset] = {
    preset.id: preset
    for preset in (
        Preset(id="saturday", rounds=4, minutes=30),
        Preset(id="class", rounds=3, minutes=20, rulings=(ALONE,)),
        Preset(id="championship", rounds=5, minutes=30, detail=Detail.SHAKES),
        Preset(id="ladder", rounds=3, minutes=20, policy="ladder", rulings=(ALONE,)),
    )
}
"""Each preset by its name; the first is the usual one."""


def books() -> Iterator[tuple[AnyGame, str, str, list[str]]]:
    """Yield every rule book: its game, its name, its label and its divisions."""
    for game in GAMES:
        for edition in game.editions:
            divisions = [division.value for division, _ in edition.divisions]
            yield game, edition.name, edition.label, divisions


def contest_id(edition: str, division: Division) -> str:
    """A short name for a contest: its game and its division."""
    game = next(game for game, name, _, _ in books() if name == edition)
    return f"{game.name}-{division.value}".casefold().replace(" ", "-")


def set_up(preset: Preset, edition: str, divisions: list[str]) -> Iterator[Deed]:
    """Yield the acts by which an event is set up: its rulings, then a contest for each division."""
    for name, answer in preset.rulings:
        yield SetRuling(name=name, answer=answer)
    for name in divisions:
        division = Division(name)
        yield AddContest(
            contest=Contest(
                id=contest_id(edition, division),
                edition=edition,
                division=division,
                rounds=preset.rounds,
                minutes=preset.minutes,
                detail=preset.detail,
                policy=preset.policy,
                awards=(
                    AwardRule(title="player", to_place=PLACES),
                    AwardRule(title="team", to_place=PLACES, for_teams=True),
                ),
            )
        )
