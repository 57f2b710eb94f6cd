"""The commands of ``goalsetter tournament``. Each loads its own module when it is called."""
# ruff: noqa: PLC0415

from __future__ import annotations

from typing import Annotated

import typer

from goalsetter.words import say

tournament = typer.Typer(
    help=say("help-tournament"), no_args_is_help=True, rich_markup_mode=None, add_completion=False
)

File = Annotated[str, typer.Argument(metavar="FILE", help=say("help-tournament-file"))]
ContestName = Annotated[str, typer.Option("--contest", help=say("help-tournament-contest"))]
By = Annotated[str, typer.Option("--by", help=say("help-tournament-by"))]
Seed = Annotated[int | None, typer.Option("--seed", min=0, help=say("help-tournament-seed"))]
Trials = Annotated[
    int | None, typer.Option("--trials", min=0, max=50_000_000, help=say("help-tournament-trials"))
]
Exact = Annotated[bool, typer.Option("--exact", help=say("help-tournament-exact"))]
Rounds = Annotated[int, typer.Option("--rounds", min=1, max=20, help=say("help-tournament-rounds"))]


@tournament.command("new", help=say("help-tournament-new"))
def new_command(
    file: File,
    name: Annotated[str, typer.Option("--name", help=say("help-tournament-name"))],
    *,
    place: Annotated[str, typer.Option("--place", help=say("help-tournament-place"))] = "",
    day: Annotated[list[str] | None, typer.Option("--day", help=say("help-tournament-day"))] = None,
    rules: Annotated[str, typer.Option("--rules", help=say("help-play-rules"))] = "equations",
    division: Annotated[str, typer.Option("--division", help=say("help-division"))] = "middle",
    contest: ContestName = "main",
    rounds: Rounds = 4,
    policy: Annotated[str, typer.Option("--policy", help=say("help-tournament-policy"))] = (
        "by-score"
    ),
    detail: Annotated[str, typer.Option("--detail", help=say("help-tournament-detail"))] = "totals",
) -> None:
    """Open an event."""
    from goalsetter.cli import tournament as desk

    options = desk.NewOptions(
        name=name,
        place=place,
        days=tuple(day or ()),
        rules=rules,
        division=division,
        contest=contest,
        rounds=rounds,
        policy=policy,
        detail=detail,
    )
    raise typer.Exit(desk.new(file, options))


@tournament.command("import", help=say("help-tournament-import"))
def import_command(
    file: File,
    players: Annotated[str, typer.Argument(metavar="LIST", help=say("help-tournament-list"))],
    *,
    yes: Annotated[bool, typer.Option("--yes", help=say("help-tournament-yes"))] = False,
    here: Annotated[bool, typer.Option("--here", help=say("help-tournament-here"))] = False,
    by: By = "Director",
) -> None:
    """Read a list of players."""
    from goalsetter.cli.tournament_import import import_list

    raise typer.Exit(import_list(file, players, yes=yes, here=here, by=by))


@tournament.command("draw", help=say("help-tournament-draw"))
def draw_command(
    file: File,
    *,
    contest: ContestName = "",
    seed: Seed = None,
    trials: Trials = None,
    exact: Exact = False,
    publish: Annotated[
        bool, typer.Option("--publish", help=say("help-tournament-publish"))
    ] = False,
    by: By = "Director",
) -> None:
    """Draw the next round."""
    from goalsetter.cli import tournament as desk

    options = desk.DrawOptions(
        contest=contest, seed=seed, trials=trials, exact=exact, publish=publish, by=by
    )
    raise typer.Exit(desk.draw(file, options))


@tournament.command("results", help=say("help-tournament-results"))
def results_command(
    file: File,
    sheets: Annotated[str, typer.Argument(metavar="CSV", help=say("help-tournament-sheets"))],
    *,
    by: By,
    doubtful: Annotated[str, typer.Option("--doubtful", help=say("help-tournament-doubtful"))] = "",
    seen: Annotated[str, typer.Option("--seen-by", help=say("help-tournament-seen"))] = "",
    close: Annotated[bool, typer.Option("--close", help=say("help-tournament-close"))] = False,
) -> None:
    """Type sheets."""
    from goalsetter.cli.tournament_results import ResultOptions, type_results

    options = ResultOptions(by=by, doubtful=doubtful, seen_by=seen, close=close)
    raise typer.Exit(type_results(file, sheets, options))


@tournament.command("standings", help=say("help-tournament-standings"))
def standings_command(
    file: File,
    *,
    contest: ContestName = "",
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    """Show places."""
    from goalsetter.cli.tournament_standings import show_standings

    raise typer.Exit(show_standings(file, contest, as_json=as_json))


@tournament.command("do", help=say("help-tournament-do"))
def do_command(
    file: File,
    act: Annotated[str, typer.Argument(metavar="ACT", help=say("help-tournament-act"))],
    details: Annotated[
        list[str] | None,
        typer.Argument(metavar="DETAILS", help=say("help-tournament-details")),
    ] = None,
    *,
    by: By = "Director",
    role: Annotated[str, typer.Option("--role", help=say("help-tournament-role"))] = "director",
) -> None:
    """Do any act."""
    from goalsetter.cli import tournament as desk

    raise typer.Exit(desk.do(file, act, tuple(details or ()), by, role))


@tournament.command("export", help=say("help-tournament-export"))
def export_command(
    file: File,
    archive: Annotated[str, typer.Argument(metavar="ZIP", help=say("help-tournament-archive"))],
) -> None:
    """Write an archive."""
    from goalsetter.cli import tournament as desk

    raise typer.Exit(desk.export(file, archive))


@tournament.command("restore", help=say("help-tournament-restore"))
def restore_command(
    archive: Annotated[str, typer.Argument(metavar="ZIP", help=say("help-tournament-archive"))],
    file: File,
) -> None:
    """Read an archive back."""
    from goalsetter.cli import tournament as desk

    raise typer.Exit(desk.restore(archive, file))


@tournament.command("simulate", help=say("help-tournament-simulate"))
def simulate_command(
    *,
    players: Annotated[
        int, typer.Option("--players", min=2, max=2_000, help=say("help-tournament-players"))
    ] = 61,
    rounds: Rounds = 4,
    seed: Annotated[int, typer.Option("--seed", min=0, help=say("help-tournament-seed"))] = 1,
    trials: Trials = None,
    exact: Exact = False,
) -> None:
    """Play a day by chance."""
    from goalsetter.cli.tournament_standings import simulate

    raise typer.Exit(simulate(players, rounds, seed, trials, exact=exact))


@tournament.command("demo", help=say("help-tournament-demo"))
def demo_command(
    file: File,
    *,
    seed: Annotated[int, typer.Option("--seed", min=0, help=say("help-tournament-seed"))] = 61,
) -> None:
    """Make a day to practice with."""
    from goalsetter.cli import tournament as desk

    raise typer.Exit(desk.demo(file, seed))
