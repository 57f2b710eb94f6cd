"""The commands that open a table for browsers and care for what it keeps.

Each loads its own module when it is called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from goalsetter.cli import serve
from goalsetter.cli import serve_options as options
from goalsetter.cli.accounts import accounts_app
from goalsetter.cli.league import compute_app, doctor_command
from goalsetter.words import say


def serve_command(
    *,
    host: options.Host = None,
    port: options.Port = None,
    data: options.Data = None,
    store: options.Store = None,
    browser: options.Browser = False,
    names: options.Names = None,
    log: options.Log = serve.Log.OFF,
    keep: options.Keep = None,
    metrics: options.Metrics = False,
    connections: options.Connections = None,
    chat: options.Chat = True,
    words: options.Words = None,
    compute: options.ComputeAt = None,
    ca: options.Authority = "",
    certificate: options.Certificate = "",
    key: options.CertificateKey = "",
    trust: options.Trust = 0,
) -> None:
    """Open the table for browsers."""
    asked = serve.ServeOptions(
        host=host,
        port=port,
        data=data,
        store=store,
        browser=browser,
        names=tuple(names or ()),
        log=log.value,
        keep=keep,
        metrics=metrics,
        connections=connections,
        chat=chat,
        words=words,
        compute=compute,
        tls=(ca, certificate, key),
        trust=trust,
    )
    raise typer.Exit(serve.run(asked))


def backup_command(
    path: Annotated[str, typer.Argument(metavar="FILE", help=say("help-backup-file"))],
    *,
    data: options.Data = None,
    store: options.Store = None,
) -> None:
    """Write a backup."""
    raise typer.Exit(serve.back_up(serve.ServeOptions(data=data, store=store), path))


def forget_command(
    codes: Annotated[list[str], typer.Argument(metavar="CODE", help=say("help-forget-code"))],
    *,
    data: options.Data = None,
    store: options.Store = None,
) -> None:
    """Delete tables and analyses."""
    raise typer.Exit(serve.forget(serve.ServeOptions(data=data, store=store), codes))


def aside_command(*, data: options.Data = None, store: options.Store = None) -> None:
    """List what was put away."""
    raise typer.Exit(serve.show_aside(serve.ServeOptions(data=data, store=store)))


def bring_back_command(
    names: Annotated[list[str], typer.Argument(metavar="CODE", help=say("help-bring-back-code"))],
    *,
    data: options.Data = None,
    store: options.Store = None,
) -> None:
    """Bring back what was put away."""
    raise typer.Exit(serve.bring_back(serve.ServeOptions(data=data, store=store), names))


def restore_command(
    path: Annotated[str, typer.Argument(metavar="FILE", help=say("help-restore-file"))],
    *,
    data: options.Data = None,
    store: options.Store = None,
    replace: Annotated[bool, typer.Option("--replace", help=say("help-restore-replace"))] = False,
    names_key: Annotated[
        str | None, typer.Option("--names-key", help=say("help-restore-names-key"))
    ] = None,
) -> None:
    """Take in a backup."""
    asked = serve.ServeOptions(data=data, store=store)
    raise typer.Exit(serve.restore(asked, path, replace=replace, names_key=names_key))


def reports_command(
    *,
    delete: Annotated[
        list[str] | None, typer.Option("--delete", help=say("help-reports-delete"))
    ] = None,
    everything: Annotated[
        bool, typer.Option("--delete-all", help=say("help-reports-delete-all"))
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    data: options.Data = None,
    store: options.Store = None,
) -> None:
    """Show or delete reports."""
    from goalsetter.cli import reports  # noqa: PLC0415 - loaded when it is called

    asked = serve.ServeOptions(data=data, store=store)
    raise typer.Exit(reports.run(asked, delete or [], everything=everything, as_json=as_json))


SERVING: dict[str, Callable[..., None]] = {
    "serve": serve_command,
    "backup": backup_command,
    "forget": forget_command,
    "aside": aside_command,
    "bring-back": bring_back_command,
    "restore": restore_command,
    "reports": reports_command,
    "doctor": doctor_command,
}
"""Each command by its name."""


def add_commands(app: typer.Typer) -> None:
    """Add all of them, and those on accounts and on machines for heavy work."""
    for name, command in SERVING.items():
        app.command(name, help=say(f"help-{name}"))(command)
    app.add_typer(compute_app, name="compute", help=say("help-compute"))
    app.add_typer(accounts_app, name="accounts", help=say("help-accounts"))
