"""The command ``goalsetter`` and its options."""

from __future__ import annotations

import gc
import os
import sys
from io import StringIO
from typing import Annotated

import typer
from typer.exceptions import TyperException

from goalsetter import __version__
from goalsetter.cli import read, tour
from goalsetter.cli.screen import Screen, as_typed
from goalsetter.words import say

app = typer.Typer(
    help=say("help"),
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        Screen().line(say("version", version=__version__))
        raise typer.Exit


@app.callback()
def _goalsetter(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", help=say("help-version"), callback=_show_version, is_eager=True),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        Screen().line(context.get_help())


@app.command("read", help=say("help-read"))
def _read(
    text: Annotated[str, typer.Argument(help=say("help-read-text"))],
    *,
    goal: Annotated[bool, typer.Option("--goal", help=say("help-read-goal"))] = False,
    basic: Annotated[bool, typer.Option("--basic", help=say("help-read-basic"))] = False,
    whole: Annotated[bool, typer.Option("--whole", help=say("help-read-whole"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    limit: Annotated[int, typer.Option("--limit", min=1, help=say("help-read-limit"))] = 24,
) -> None:
    options = read.Options(goal=goal, basic=basic, whole=whole, limit=limit)
    raise typer.Exit(read.run(as_typed(text), options, as_json=as_json))


@app.command("tour", help=say("help-tour"))
def _tour() -> None:
    raise typer.Exit(tour.run(sys.stdin))


def main() -> None:
    """Run the command and end the process; a closed pipe or Ctrl-C ends it quietly."""
    _prepare()
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except TyperException as error:
        code = _misused(error)
    except (BrokenPipeError, KeyboardInterrupt, typer.Abort):
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        code = 130
    sys.exit(code)


def _prepare() -> None:
    """A short run needs little tidying up; and a stream that is closed is an empty one."""
    gc.set_threshold(100_000, 50, 50)
    sys.stdin = sys.stdin or StringIO()
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()


def _misused(error: TyperException) -> int:
    """Say what is wrong with the arguments; a text that looks like an option gets a hint."""
    screen = Screen(sys.stderr)
    message = getattr(error, "format_message", error.__str__)()
    screen.line(say("misused", message=message), "bold red")
    option = getattr(error, "option_name", None)
    screen.line(say("begins-with-minus", text=option) if option else say("see-help"))
    return read.UNREADABLE
