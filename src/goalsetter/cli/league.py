"""``goalsetter compute`` and ``goalsetter doctor``: machines for heavy work, and a look at all."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Annotated, Any

import typer

from goalsetter.cli import serve_options as options
from goalsetter.cli.screen import Screen
from goalsetter.cli.serve import DONE, UNSERVABLE, ServeOptions, settings_of, without_extra
from goalsetter.words import say

compute_app = typer.Typer(no_args_is_help=True, add_completion=False)
Work = Callable[[Any], Coroutine[None, None, None]]


def run_machine(asked: ServeOptions, address: str, work: Work) -> int:
    """Check where a machine stands, let it run until it is stopped, and give the exit code."""
    try:
        from goalsetter import server  # noqa: PLC0415 - most commands do without it

        settings = settings_of(asked, server.Settings)
        server.check_cluster(address, certified=any(settings.tls), trust=settings.trust)
        server.check_extra("distributed", "cluster")
        asyncio.run(work(server.Credentials(*settings.tls)))
    except ModuleNotFoundError as error:
        return without_extra(error)
    except OSError as error:
        said = say("compute-failed", where=address, said=error.strerror or str(error))
        Screen(sys.stderr).line(said, "bold red")
        return UNSERVABLE
    except server.UnservableError as error:
        Screen(sys.stderr).line(say(error.code, **error.details), "bold red")
        return UNSERVABLE
    return DONE


def announce(code: str) -> Callable[[str], None]:
    """Return what says that a machine is ready."""

    def say_ready(address: str) -> None:
        screen = Screen()
        screen.line(say(code, address=address), "bold")
        screen.stream.flush()

    return say_ready


@compute_app.command("scheduler", help=say("help-compute-scheduler"))
def scheduler_command(
    *,
    host: Annotated[str, typer.Option("--host", help=say("help-compute-host"))] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65_535, help=say("help-compute-port"))
    ] = 8786,
    ca: options.Authority = "",
    certificate: options.Certificate = "",
    key: options.CertificateKey = "",
    trust: options.Trust = 0,
) -> None:
    """Hand out heavy work."""

    async def work(credentials: Any) -> None:
        from goalsetter import server  # noqa: PLC0415 - loaded when it is called

        await server.schedule(host, port, credentials, announce("compute-scheduler-ready"))

    asked = ServeOptions(tls=(ca, certificate, key), trust=trust)
    scheme = "tls" if ca else "tcp"
    raise typer.Exit(run_machine(asked, f"{scheme}://{host}:{port or 1}", work))


@compute_app.command("worker", help=say("help-compute-worker"))
def worker_command(
    scheduler: Annotated[str, typer.Argument(metavar="ADDRESS", help=say("help-compute-address"))],
    *,
    processes: Annotated[
        int, typer.Option("--processes", min=0, help=say("help-compute-processes"))
    ] = 0,
    ca: options.Authority = "",
    certificate: options.Certificate = "",
    key: options.CertificateKey = "",
    trust: options.Trust = 0,
) -> None:
    """Do heavy work for a scheduler."""

    async def work(credentials: Any) -> None:
        from goalsetter import server  # noqa: PLC0415 - loaded when it is called

        await server.work_for(scheduler, processes, credentials, announce("compute-worker-ready"))

    asked = ServeOptions(tls=(ca, certificate, key), trust=trust)
    raise typer.Exit(run_machine(asked, scheduler, work))


def doctor_command(
    *,
    data: options.Data = None,
    store: options.Store = None,
    compute: options.ComputeAt = None,
    ca: options.Authority = "",
    certificate: options.Certificate = "",
    key: options.CertificateKey = "",
    trust: options.Trust = 0,
) -> None:
    """Check every part that a server was told to use."""
    asked = ServeOptions(
        data=data, store=store, compute=compute, tls=(ca, certificate, key), trust=trust
    )
    try:
        from goalsetter import server  # noqa: PLC0415 - most commands do without it

        symptoms = server.examine(settings_of(asked, server.Settings))
    except ModuleNotFoundError as error:
        raise typer.Exit(without_extra(error)) from error
    for symptom in symptoms:
        line = say(symptom.code, **symptom.details)
        Screen().line(line, "green" if symptom.well else "bold red")
    raise typer.Exit(DONE if all(symptom.well for symptom in symptoms) else UNSERVABLE)
