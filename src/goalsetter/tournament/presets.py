"""Presets of leagues, as rows: what a director starts from. No book says any of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from goalsetter.rules import ROUND_SECONDS, Division, Years
from goalsetter.tournament.acts import AddContest, Deed, SetRuling
from goalsetter.tournament.nouns import TEAM_SIZE, AwardRule, Contest, Cut, Detail


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaguePreset:
    """A row: rounds, time, what is typed, how teams count, who goes on, and the rulings."""

    name: str
    rounds: int = 4
    minutes: int = ROUND_SECONDS // 60
    detail: Detail = Detail.TOTALS
    policy: str = "by-score"
    metrics: tuple[str, ...] = ("match-points",)
    teams: str = "sum"
    team_size: int = TEAM_SIZE
    cut: Cut | None = None
    awards: tuple[AwardRule, ...] = ()
    rulings: tuple[tuple[str, str], ...] = ()


TOP_FIVE = AwardRule(title="Top five", to_place=5)
TOP_TEAMS = AwardRule(title="Top teams", for_teams=True, to_place=3)

PRESETS: Mapping[str, LeaguePreset] = {
    row.name: row
    for row in (
        # Four rounds of each cube game, so 24 is perfect; teams of five.
        LeaguePreset(
            name="league",
            awards=(TOP_FIVE, AwardRule(title="Perfect score", from_score=24), TOP_TEAMS),
        ),
        # Saturdays: three rounds; the five best of a school make its score.
        LeaguePreset(
            name="saturday",
            rounds=3,
            teams="best-of-group",
            awards=(TOP_FIVE, AwardRule(title="Perfect score", from_score=18), TOP_TEAMS),
        ),
        # Five places for each started 25, and a tie at the line is played off.
        LeaguePreset(
            name="qualifier",
            metrics=("match-points", "play-off"),
            cut=Cut(by="per-started", value=5, out_of=25, ties="play-off"),
            awards=(TOP_FIVE, TOP_TEAMS),
        ),
        # An evening with nine children: one page, one typing, nobody keeps schoolmates apart.
        LeaguePreset(
            name="class",
            rounds=3,
            minutes=20,
            awards=(AwardRule(title="Top three", to_place=3),),
            rulings=(("second-entry", "one-is-enough"),),
        ),
    )
}
"""Each preset by its name."""


def preset_contest(
    preset: LeaguePreset, contest: str, edition: str, division: Division, years: Years = Years.EVERY
) -> Contest:
    """Return a contest as a preset has it."""
    return Contest(
        id=contest,
        edition=edition,
        division=division,
        years=years,
        rounds=preset.rounds,
        minutes=preset.minutes,
        detail=preset.detail,
        policy=preset.policy,
        metrics=preset.metrics,
        teams=preset.teams,
        team_size=preset.team_size,
        cut=preset.cut,
        awards=preset.awards,
    )


def preset_deeds(preset: LeaguePreset, contests: tuple[Contest, ...]) -> tuple[Deed, ...]:
    """Return the deeds that follow the opening of an event."""
    return (
        *(AddContest(contest=contest) for contest in contests),
        *(SetRuling(name=name, answer=answer) for name, answer in preset.rulings),
    )
