"""The commands that open a table for browsers and care for what it keeps.

Each loads its own module when it is called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from goalsetter.cli import serve
from goalsetter.cli import serve_options as options
from goalsetter.words import say


def _serve(
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
) -> None:
    asked = serve.Asked(
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
    )
    raise typer.Exit(serve.run(asked))


def _backup(
    path: Annotated[str, typer.Argument(metavar="FILE", help=say("help-backup-file"))],
    *,
    data: options.Data = None,
    store: options.Store = None,
) -> None:
    raise typer.Exit(serve.back_up(serve.Asked(data=data, store=store), path))


def _forget(
    codes: Annotated[list[str], typer.Argument(metavar="CODE", help=say("help-forget-code"))],
    *,
    data: options.Data = None,
    store: options.Store = None,
) -> None:
    raise typer.Exit(serve.forget(serve.Asked(data=data, store=store), codes))


def _aside(*, data: options.Data = None, store: options.Store = None) -> None:
    raise typer.Exit(serve.show_aside(serve.Asked(data=data, store=store)))


def _bring_back(
    names: Annotated[list[str], typer.Argument(metavar="CODE", help=say("help-bring-back-code"))],
    *,
    data: options.Data = None,
    store: options.Store = None,
) -> None:
    raise typer.Exit(serve.bring_back(serve.Asked(data=data, store=store), names))


def _restore(
    path: Annotated[str, typer.Argument(metavar="FILE", help=say("help-restore-file"))],
    *,
    data: options.Data = None,
    store: options.Store = None,
    replace: Annotated[bool, typer.Option("--replace", help=say("help-restore-replace"))] = False,
) -> None:
    asked = serve.Asked(data=data, store=store)
    raise typer.Exit(serve.restore(asked, path, replace=replace))


def _reports(
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
    from goalsetter.cli import reports  # noqa: PLC0415 - loaded when it is called

    asked = serve.Asked(data=data, store=store)
    raise typer.Exit(reports.run(asked, delete or [], everything=everything, as_json=as_json))


SERVING: dict[str, Callable[..., None]] = {
    "serve": _serve,
    "backup": _backup,
    "forget": _forget,
    "aside": _aside,
    "bring-back": _bring_back,
    "restore": _restore,
    "reports": _reports,
}
"""Each command by its name."""
