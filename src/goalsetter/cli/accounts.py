"""``goalsetter accounts``: the first grown-up, recovery, the key of names, erasing a child."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer

from goalsetter.cli import serve_options as options
from goalsetter.cli.screen import Screen
from goalsetter.cli.serve import DONE, UNSERVABLE, ServeOptions, settings_of, without_extra
from goalsetter.words import say

HOME = "http://localhost:8642"
"""Where a server is found that was started without options."""

accounts_app = typer.Typer(no_args_is_help=True, add_completion=False)

Address = Annotated[str, typer.Option("--address", help=say("help-accounts-address"))]


def call(data: str | None, store: str | None, work: Callable[[Any, Any], list[str]]) -> int:
    """Have something done by the server's room, say the lines, and give the exit code."""
    try:
        from goalsetter import server  # noqa: PLC0415 - most commands do without it

        lines = work(settings_of(ServeOptions(data=data, store=store), server.Settings), server)
    except ModuleNotFoundError as error:
        return without_extra(error)
    except server.UnservableError as error:
        Screen(sys.stderr).line(say(error.code, "en", **error.details), "bold red")
        return UNSERVABLE
    for line in lines:
        Screen().line(line)
    return DONE


def link_to(address: str, key: str) -> list[str]:
    """The line with a one-time link; what follows the # is never sent to a server by itself."""
    return [say("accounts-link", link=f"{address.rstrip('/')}/class/join#{key}")]


@accounts_app.command("start", help=say("help-accounts-start"))
def start_command(
    school: Annotated[str, typer.Argument(metavar="SCHOOL", help=say("help-accounts-school"))],
    *,
    post: Annotated[str, typer.Option("--post", help=say("help-accounts-post"))] = "director",
    address: Address = HOME,
    data: options.Data = None,
    store: options.Store = None,
) -> None:
    """Make a school, and a link for its first grown-up."""

    def work(settings: Any, server: Any) -> list[str]:
        return link_to(address, server.start_school(settings, school, post))

    raise typer.Exit(call(data, store, work))


@accounts_app.command("recover", help=say("help-accounts-recover"))
def recover_command(
    login: Annotated[str, typer.Argument(metavar="LOGIN", help=say("help-accounts-login"))],
    *,
    address: Address = HOME,
    data: options.Data = None,
    store: options.Store = None,
) -> None:
    """Make a link for a new password."""

    def work(settings: Any, server: Any) -> list[str]:
        return link_to(address, server.recover_login(settings, login))

    raise typer.Exit(call(data, store, work))


@accounts_app.command("list", help=say("help-accounts-list"))
def list_command(*, data: options.Data = None, store: options.Store = None) -> None:
    """List grown-ups; no child is named."""

    def work(settings: Any, server: Any) -> list[str]:
        return [
            say(
                "accounts-line",
                school=line.school,
                login=line.login,
                name=line.name,
                post=line.post,
                children=line.children,
                classes=line.classes,
            )
            for line in server.list_accounts(settings)
        ] or [say("accounts-none")]

    raise typer.Exit(call(data, store, work))


@accounts_app.command("new-key", help=say("help-accounts-new-key"))
def new_key_command(
    *,
    drop_old: Annotated[
        bool, typer.Option("--drop-old", help=say("help-accounts-drop-old"))
    ] = False,
    data: options.Data = None,
    store: options.Store = None,
) -> None:
    """Lock every real name by a new key."""

    def work(settings: Any, server: Any) -> list[str]:
        count = server.change_names_key(settings, drop_old=drop_old)
        return [say("accounts-key-changed", count=count)]

    raise typer.Exit(call(data, store, work))


@accounts_app.command("tidy", help=say("help-accounts-tidy"))
def tidy_command(*, data: options.Data = None, store: options.Store = None) -> None:
    """Do now what a server that runs does once a day."""

    def work(settings: Any, server: Any) -> list[str]:
        due = server.tidy_accounts(settings)
        return [
            say(
                "accounts-tidied",
                matches=due.matches,
                letters=due.letters,
                classes=due.classes,
                children=due.children,
            )
        ]

    raise typer.Exit(call(data, store, work))


@accounts_app.command("erase", help=say("help-accounts-erase"))
def erase_command(
    children: Annotated[list[str], typer.Argument(metavar="ID", help=say("help-accounts-child"))],
    *,
    data: options.Data = None,
    store: options.Store = None,
) -> None:
    """Erase children."""
    counts: list[int] = []

    def work(settings: Any, server: Any) -> list[str]:
        counts.append(server.erase_children(settings, children))
        return [say("accounts-erased", count=counts[0])]

    code = call(data, store, work)
    # An id that is not there is a mistake.
    raise typer.Exit(UNSERVABLE if code == DONE and sum(counts) < len(children) else code)
