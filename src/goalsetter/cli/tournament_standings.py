"""``goalsetter tournament standings`` and ``simulate``: places, teams, awards and check sums."""

from __future__ import annotations

from random import Random

from goalsetter.cli.answer import write_json
from goalsetter.cli.exact_seating import prove
from goalsetter.cli.judge import CORRECT
from goalsetter.cli.screen import Screen
from goalsetter.cli.tournament import contest_named, guarded, open_file
from goalsetter.rules import EQUATIONS, Division
from goalsetter.telling import draw_note_message, printable
from goalsetter.tournament import (
    AddContest,
    Contest,
    EnterPlayers,
    Entrant,
    Event,
    EventLog,
    EventState,
    MarkPresence,
    OpenEvent,
    PracticeDay,
    Presence,
    SeatingGroup,
    award_lines,
    check_sum,
    event_tag,
    shown_name,
    standings,
    team_standings,
    usual_trials,
)
from goalsetter.words import render, say


def show_standings(path: str, contest: str, *, as_json: bool) -> int:
    """Show a contest as it stands."""

    def work() -> int:
        state = open_file(path).state
        name = contest_named(state, contest)
        if as_json:
            write_json(standings_data(state, name))
        else:
            show(state, name)
        return CORRECT

    return guarded(work)


def show(state: EventState, contest: str) -> None:
    """Show places, teams, awards, and the check sum of every round."""
    screen = Screen()
    rounds = state.rounds_of(contest)
    screen.line(say("tournament-standings-title", contest=contest, rounds=str(len(rounds))), "bold")
    for row in standings(state, contest):
        values = ", ".join(map(str, row.values))
        name = shown_name(state, row.player)
        line = say("tournament-place", place=str(row.place), player=name, values=values)
        mark = f" {say('tournament-provisional')}" if row.provisional else ""
        screen.line(printable(line + mark))
    teams = team_standings(state, contest)
    if teams:
        screen.line(say("tournament-team-title"), "bold")
    for team in teams:
        line = say(
            "tournament-place", place=str(team.place), player=team.name, values=str(team.score)
        )
        mark = f" {say('tournament-provisional')}" if team.provisional else ""
        screen.line(printable(line + mark))
    show_awards(state, contest, screen)
    for drawn in rounds:
        total = check_sum(state, contest, drawn.number)
        code = "tournament-check-sum" if total.agrees else "tournament-check-sum-wrong"
        facts = {
            "round": str(drawn.number),
            "handed": str(total.handed_out),
            "expected": str(total.expected),
            "taken": str(total.taken),
            "waiting": str(total.waiting),
        }
        screen.line(say(code, **facts), "" if total.agrees else "bold red")


def show_awards(state: EventState, contest: str, screen: Screen) -> None:
    """Show the announcer's sheet in reading order."""
    for line in award_lines(state, contest):
        names = ", ".join(line.names)
        sentence = say(
            "tournament-award",
            title=line.title,
            place=str(line.place),
            names=names,
            score=str(line.score),
        )
        screen.line(printable(sentence), "cyan")
        if line.short:
            screen.line(say("tournament-award-short", short=str(line.short)), "yellow")


def standings_data(state: EventState, contest: str) -> dict[str, object]:
    """Return a contest for programs."""
    return {
        "contest": contest,
        "metrics": list(state.contests[contest].metrics),
        "rounds": len(state.rounds_of(contest)),
        "standings": [
            {
                "place": row.place,
                "player": shown_name(state, row.player),
                "id": row.player,
                "values": list(row.values),
                "rounds": row.rounds,
                "provisional": row.provisional,
            }
            for row in standings(state, contest)
        ],
        "teams": [
            {"place": row.place, "team": row.name, "score": str(row.score)}
            for row in team_standings(state, contest)
        ],
        "awards": [
            {"title": row.title, "place": row.place, "names": list(row.names)}
            for row in award_lines(state, contest)
        ],
    }


def simulated_day(
    players: int, rounds: int, schools: int, seed: int, trials: int, *, exact: bool = False
) -> PracticeDay:
    """Return a day of made-up players, checked in and ready to be drawn."""
    chance = Random(seed)
    contest = Contest(id="main", edition=EQUATIONS.usual, division=Division.MIDDLE, rounds=rounds)
    groups = tuple(SeatingGroup(id=f"s{n}", name=f"School {n}") for n in range(1, schools + 1))
    # The largest school has a fifth of the field, the others share the rest.
    homes = [
        1 if turn < players // 5 else 2 + turn % max(1, schools - 1) for turn in range(players)
    ]
    entrants = tuple(
        Entrant(
            id=f"p{turn:04}",
            name=f"Player {turn}",
            group=f"s{min(home, schools)}",
            contests=("main",),
        )
        for turn, home in enumerate(homes, 1)
    )
    day = PracticeDay(
        log=EventLog(),
        chance=chance,
        make_chance=Random,
        strength={one.id: chance.getrandbits(16) % 80 for one in entrants},
        trials=trials,
        solve=prove if exact else None,
    )
    day = day.act(OpenEvent(event=Event(name="Practice", tag=event_tag(seed))))
    day = day.act(AddContest(contest=contest))
    day = day.act(EnterPlayers(groups=groups, players=entrants))
    here = MarkPresence(players=tuple(one.id for one in entrants), presence=Presence.PRESENT)
    return day.act(here)


def simulate(players: int, rounds: int, seed: int, trials: int | None, *, exact: bool) -> int:
    """Play a day by chance and say of each round how its draw came out."""

    def work() -> int:
        screen = Screen()
        limit = usual_trials(players) if trials is None else trials
        day = simulated_day(players, rounds, min(9, players), seed, limit, exact=exact)
        facts = {"players": str(players), "rounds": str(rounds), "seed": str(seed)}
        screen.line(say("tournament-simulated", **facts), "bold")
        for number in range(1, rounds + 1):
            day, drawn = day.drawn("main", number)
            notes = " ".join(render(draw_note_message(note)) for note in drawn.notes)
            screen.line(f"{number}. {notes}")
            day = day.played("main", number)
        return CORRECT

    return guarded(work)
