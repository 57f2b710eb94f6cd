"""The command ``goalsetter`` and its options."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from goalsetter import __version__
from goalsetter.cli import read, tour
from goalsetter.cli.screen import Screen
from goalsetter.words import say

app = typer.Typer(
    help=say("help"),
    no_args_is_help=True,
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
    version: Annotated[
        bool,
        typer.Option("--version", help=say("help-version"), callback=_show_version, is_eager=True),
    ] = False,
) -> None:
    """The help text comes from the catalogue."""


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
    raise typer.Exit(read.run(text, options, as_json=as_json))


@app.command("tour", help=say("help-tour"))
def _tour() -> None:
    raise typer.Exit(tour.run(sys.stdin))


def main() -> None:
    """Run the command; a closed pipe or Ctrl-C ends it quietly."""
    try:
        app()
    except (BrokenPipeError, KeyboardInterrupt):
        sys.stderr.close()
        sys.exit(130)
