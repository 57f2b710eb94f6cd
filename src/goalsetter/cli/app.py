"""The command ``goalsetter`` and its options.

A command loads its own module when it is called: reading a line needs no bots.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

import errno
import gc
import os
import sys
from io import StringIO
from typing import Annotated

import typer
from typer.exceptions import TyperException

from goalsetter import __version__
from goalsetter.cli import serve_commands as commands
from goalsetter.cli.screen import Screen, as_typed
from goalsetter.cli.startup import STOPPED, answer_at_once, answer_by_command, terminal_language
from goalsetter.cli.tournament_commands import tournament
from goalsetter.words import say, speaking

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""The errors of the system where the output cannot be written."""
MISUSED = UNWRITABLE = 2

app = typer.Typer(
    help=say("help"),
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    """Show the version and stop, if that is wanted."""
    if wanted:
        Screen().line(say("version", version=__version__))
        raise typer.Exit


@app.callback()
def goalsetter(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", help=say("help-version"), callback=show_version, is_eager=True),
    ] = False,
) -> None:
    """Show the help, where no command is named."""
    answer_by_command()
    if context.invoked_subcommand is None:
        Screen().line(context.get_help())


@app.command("read", help=say("help-read"))
def read_command(
    text: Annotated[str, typer.Argument(help=say("help-read-text"))],
    *,
    goal: Annotated[bool, typer.Option("--goal", help=say("help-read-goal"))] = False,
    basic: Annotated[bool, typer.Option("--basic", help=say("help-read-basic"))] = False,
    whole: Annotated[bool, typer.Option("--whole", help=say("help-read-whole"))] = False,
    sets: Annotated[bool, typer.Option("--sets", help=say("help-read-sets"))] = False,
    universe: Annotated[
        str | None, typer.Option("--universe", help=say("help-read-universe"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    limit: Annotated[int, typer.Option("--limit", min=1, help=say("help-read-limit"))] = 24,
) -> None:
    """Show every reading of a text."""
    from goalsetter.cli import read

    options = read.ReadOptions(
        goal=goal, basic=basic, whole=whole, limit=limit, sets=sets, universe=universe
    )
    raise typer.Exit(read.run(as_typed(text), options, as_json=as_json))


def typed_or_none(text: str | None) -> str | None:
    """Return what was typed; None where an option was not given."""
    return None if text is None else as_typed(text)


Rules = Annotated[str | None, typer.Option("--rules", help=say("help-rules"))]
InDivision = Annotated[str | None, typer.Option("--division", help=say("help-division"))]
Answered = Annotated[list[str] | None, typer.Option("--ruling", help=say("help-ruling"))]
Varied = Annotated[list[str] | None, typer.Option("--variation", help=say("help-variation"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("help-json"))]


@app.command("judge", help=say("help-judge"))
def judge_command(
    *,
    mat: Annotated[str | None, typer.Option("--mat", help=say("help-judge-mat"))] = None,
    equation: Annotated[
        str | None, typer.Option("--equation", help=say("help-judge-equation"))
    ] = None,
    solution: Annotated[
        list[str] | None, typer.Option("--solution", help=say("help-judge-solution"))
    ] = None,
    challenge: Annotated[
        str | None, typer.Option("--challenge", help=say("help-judge-challenge"))
    ] = None,
    rules: Rules = None,
    division: InDivision = None,
    variation: Varied = None,
    ruling: Answered = None,
    source: Annotated[str | None, typer.Option("--in", help=say("help-judge-in"))] = None,
    as_json: AsJson = False,
) -> None:
    """Judge a paper or a Goal."""
    from goalsetter.cli import judge
    from goalsetter.questions import CommandLine

    asked = CommandLine(
        mat=typed_or_none(mat),
        source=source,
        equation=typed_or_none(equation),
        solutions=tuple(map(as_typed, solution or ())),
        challenge=challenge,
        rules=rules,
        division=division,
        variations=tuple(map(as_typed, variation or ())),
        rulings=tuple(ruling or ()),
    )
    raise typer.Exit(judge.run(asked, as_json=as_json))


@app.command("solve", help=say("help-solve"))
def solve_command(
    *,
    mat: Annotated[str | None, typer.Option("--mat", help=say("help-judge-mat"))] = None,
    now: Annotated[bool, typer.Option("--now", help=say("help-solve-now"))] = False,
    impossible: Annotated[
        bool, typer.Option("--impossible", help=say("help-solve-impossible"))
    ] = False,
    last_cube: Annotated[
        bool, typer.Option("--last-cube", help=say("help-solve-last-cube"))
    ] = False,
    rules: Rules = None,
    division: InDivision = None,
    variation: Varied = None,
    ruling: Answered = None,
    source: Annotated[str | None, typer.Option("--in", help=say("help-solve-in"))] = None,
    budget: Annotated[
        int | None, typer.Option("--budget", min=1, help=say("help-solve-budget"))
    ] = None,
    count: Annotated[int, typer.Option("--count", min=1, help=say("help-solve-count"))] = 1,
    as_json: AsJson = False,
) -> None:
    """Tell whether a Solution can be built."""
    from goalsetter.cli import solve
    from goalsetter.questions import CommandLine

    flags = {"now": now, "impossible": impossible, "last-cube": last_cube}
    asked = CommandLine(
        mat=typed_or_none(mat),
        source=source,
        rules=rules,
        division=division,
        variations=tuple(map(as_typed, variation or ())),
        rulings=tuple(ruling or ()),
    )
    named = tuple(name for name, given in flags.items() if given)
    effort = solve.Effort(steps=budget or solve.USUAL_STEPS, count=count)
    raise typer.Exit(solve.run(asked, named, effort, as_json=as_json))


@app.command("variations", help=say("help-variations"))
def variations_command(
    *,
    rules: Rules = None,
    division: InDivision = None,
    year: Annotated[str | None, typer.Option("--year", help=say("help-year"))] = None,
    choose: Annotated[str | None, typer.Option("--choose", help=say("help-choose"))] = None,
    after: Annotated[list[str] | None, typer.Option("--after", help=say("help-after"))] = None,
    roll: Annotated[str | None, typer.Option("--roll", help=say("help-roll"))] = None,
    universe: Annotated[str | None, typer.Option("--universe", help=say("help-universe"))] = None,
    ruling: Answered = None,
    as_json: AsJson = False,
) -> None:
    """List variations, or tell whether one may be chosen."""
    from goalsetter.cli import variations

    asked = variations.VariationsOptions(
        rules=rules,
        division=division,
        year=year,
        choose=typed_or_none(choose),
        after=tuple(map(as_typed, after or ())),
        roll=typed_or_none(roll),
        universe=universe,
        rulings=tuple(ruling or ()),
    )
    raise typer.Exit(variations.run(asked, as_json=as_json))


@app.command("rulings", help=say("help-rulings"))
def rulings_command(
    names: Annotated[list[str] | None, typer.Argument(help=say("help-rulings-names"))] = None,
    *,
    rules: Annotated[str | None, typer.Option("--rules", help=say("help-rulings-rules"))] = None,
    as_json: AsJson = False,
) -> None:
    """List the open questions."""
    from goalsetter.cli import rulings

    raise typer.Exit(rulings.run(tuple(names or ()), rules, as_json=as_json))


@app.command("cases", help=say("help-cases"))
def cases_command(
    files: Annotated[list[str], typer.Argument(help=say("help-cases-files"))],
    *,
    as_json: AsJson = False,
) -> None:
    """Run conformance cases."""
    from goalsetter.cli import cases

    raise typer.Exit(cases.run(files, as_json=as_json))


@app.command("replay", help=say("help-replay"))
def replay_command(
    file: Annotated[str, typer.Argument(help=say("help-replay-file"))],
    *,
    shake: Annotated[int | None, typer.Option("--shake", help=say("help-replay-shake"))] = None,
    check: Annotated[bool, typer.Option("--check", help=say("help-replay-check"))] = False,
    as_json: AsJson = False,
) -> None:
    """Step through a record."""
    from goalsetter.cli import replay

    asked = replay.ReplayOptions(file=file, shake=shake, check=check)
    raise typer.Exit(replay.run(asked, as_json=as_json))


@app.command("analyse", help=say("help-analyse"))
def analyse_command(
    file: Annotated[str, typer.Argument(help=say("help-replay-file"))],
    *,
    html: Annotated[str, typer.Option("--html", help=say("help-analyse-html"))] = "",
    annotate: Annotated[str, typer.Option("--annotate", help=say("help-analyse-annotate"))] = "",
    steps: Annotated[
        int | None, typer.Option("--steps", min=1, help=say("help-analyse-steps"))
    ] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help=say("help-arena-jobs"))] = None,
    as_json: AsJson = False,
) -> None:
    """Explain a match."""
    answer_at_once()
    from goalsetter.cli import analyse

    answer_by_command()
    budget = {} if steps is None else {"steps": steps}
    asked = analyse.AnalyseOptions(file=file, html=html, annotate=annotate, jobs=jobs, **budget)
    raise typer.Exit(analyse.run(asked, as_json=as_json))


@app.command("play", help=say("help-play"))
def play_command(
    *,
    rules: Annotated[str | None, typer.Option("--rules", help=say("help-play-rules"))] = None,
    division: InDivision = None,
    level: Annotated[list[str] | None, typer.Option("--level", help=say("help-play-level"))] = None,
    opponents: Annotated[
        int | None, typer.Option("--opponents", min=1, max=2, help=say("help-play-opponents"))
    ] = None,
    clock: Annotated[str | None, typer.Option("--clock", help=say("help-play-clock"))] = None,
    shakes: Annotated[
        int | None, typer.Option("--shakes", min=1, max=50, help=say("help-play-shakes"))
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, help=say("help-play-seed"))] = None,
    name: Annotated[str | None, typer.Option("--name", help=say("help-play-name"))] = None,
    open_table: Annotated[bool, typer.Option("--open", help=say("help-play-open"))] = False,
    years: Annotated[str | None, typer.Option("--years", help=say("help-play-years"))] = None,
    dealing: Annotated[str | None, typer.Option("--dealing", help=say("help-play-dealing"))] = None,
    resume: Annotated[str | None, typer.Option("--resume", help=say("help-play-resume"))] = None,
    record: Annotated[str | None, typer.Option("--record", help=say("help-play-record"))] = None,
) -> None:
    """Play a match against bots."""
    from goalsetter.cli import play, play_setup

    asked = play_setup.PlayOptions(
        rules=rules,
        division=division,
        levels=tuple(level or ()),
        opponents=opponents,
        clock=clock,
        shakes=shakes,
        seed=seed,
        name=None if name is None else as_typed(name),
        open_table=open_table,
        years=years,
        dealing=dealing,
        resume=resume,
        record=record,
    )
    raise typer.Exit(play.run(asked, sys.stdin))


@app.command("arena", help=say("help-arena"))
def arena_command(
    *,
    rules: Annotated[str, typer.Option("--rules", help=say("help-play-rules"))] = "equations",
    division: Annotated[str, typer.Option("--division", help=say("help-division"))] = "middle",
    level: Annotated[
        list[str] | None, typer.Option("--level", help=say("help-arena-level"))
    ] = None,
    shakes: Annotated[
        int, typer.Option("--shakes", min=1, max=100_000, help=say("help-arena-shakes"))
    ] = 20,
    seed: Annotated[int, typer.Option("--seed", min=0, help=say("help-arena-seed"))] = 1,
    jobs: Annotated[
        int | None, typer.Option("--jobs", min=1, max=256, help=say("help-arena-jobs"))
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet each other."""
    from goalsetter.cli import arena

    asked = arena.ArenaOptions(
        rules=rules,
        division=division,
        levels=tuple(level or ()),
        shakes=shakes,
        seed=seed,
        jobs=jobs,
    )
    raise typer.Exit(arena.run(asked, as_json=as_json))


commands.add_commands(app)
app.add_typer(tournament, name="tournament")


@app.command("tour", help=say("help-tour"))
def tour_command() -> None:
    """Lead a tour."""
    from goalsetter.cli import tour

    raise typer.Exit(tour.run(sys.stdin))


def main() -> None:
    """Run the command and end the process; a closed pipe or Ctrl-C ends it quietly."""
    prepare()
    with speaking(terminal_language(os.environ)):
        code = run()
    sys.exit(code)


def run() -> int:
    """Run the command and give the exit code."""
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except TyperException as error:
        return complain_of_misuse(error)
    except (BrokenPipeError, KeyboardInterrupt, typer.Abort):
        # Nowhere to write: else Python would complain when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return STOPPED
    except OSError as error:
        if error.errno not in FULL:
            raise  # no fault of the disk, so a fault of ours
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        from goalsetter.cli.answer import complain
        from goalsetter.errors import CaseError

        reason = error.strerror or ""
        complain(CaseError("cannot-write", file="stdout", reason=reason), as_json=False)
        return UNWRITABLE
    return int(code or 0)


def prepare() -> None:
    """Make ready for a short run: little tidying up, and no stream that is missing."""
    gc.set_threshold(100_000, 50, 50)
    # Python has None for a stream that was closed before it started.
    sys.stdin = sys.stdin or StringIO()
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()


def complain_of_misuse(error: TyperException) -> int:
    """Say what is wrong with the arguments, and what to try."""
    from goalsetter.cli.misuse import misuse_hint, misuse_sentence
    from goalsetter.telling import printable

    screen = Screen(sys.stderr)
    # Somebody may have typed anything, also what moves the cursor.
    screen.line(printable(misuse_sentence(error)), "bold red")
    screen.line(printable(misuse_hint(error)))
    return MISUSED
