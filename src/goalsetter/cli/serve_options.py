"""The options of ``goalsetter serve``, each with its help and the variable that says the same."""

from __future__ import annotations

from typing import Annotated

import typer

from goalsetter.cli import serve
from goalsetter.words import say

Host = Annotated[str | None, typer.Option("--host", help=say("help-serve-host"))]
Port = Annotated[
    int | None,
    typer.Option("--port", min=0, max=65_535, help=say("help-serve-port")),
]
Data = Annotated[str | None, typer.Option("--data", help=say("help-serve-data"))]
Store = Annotated[str | None, typer.Option("--store", help=say("help-serve-store"))]
Browser = Annotated[bool, typer.Option("--open/--no-open", help=say("help-serve-open"))]
Names = Annotated[
    list[str] | None,
    typer.Option("--name", envvar="GOALSETTER_NAME", help=say("help-serve-name")),
]
Log = Annotated[
    serve.Log, typer.Option("--log", envvar="GOALSETTER_LOG", help=say("help-serve-log"))
]
Keep = Annotated[
    int | None,
    typer.Option(
        "--keep",
        min=0,
        envvar="GOALSETTER_KEEP",
        help=say("help-serve-keep"),
    ),
]
Connections = Annotated[
    int | None,
    typer.Option(
        "--connections",
        min=0,
        envvar="GOALSETTER_CONNECTIONS",
        help=say("help-serve-connections"),
    ),
]
Chat = Annotated[
    bool,
    typer.Option("--chat/--no-chat", envvar="GOALSETTER_CHAT", help=say("help-serve-chat")),
]
Words = Annotated[
    str | None,
    typer.Option(
        "--blocked-words", envvar="GOALSETTER_BLOCKED_WORDS", help=say("help-serve-words")
    ),
]
Metrics = Annotated[
    bool, typer.Option("--metrics", envvar="GOALSETTER_METRICS", help=say("help-serve-metrics"))
]
ComputeAt = Annotated[
    str | None,
    typer.Option("--compute", envvar="GOALSETTER_COMPUTE", help=say("help-serve-compute")),
]
Authority = Annotated[
    str, typer.Option("--tls-ca", envvar="GOALSETTER_TLS_CA", help=say("help-serve-tls-ca"))
]
Certificate = Annotated[
    str, typer.Option("--tls-cert", envvar="GOALSETTER_TLS_CERT", help=say("help-serve-tls-cert"))
]
CertificateKey = Annotated[
    str, typer.Option("--tls-key", envvar="GOALSETTER_TLS_KEY", help=say("help-serve-tls-key"))
]
Trust = Annotated[int, typer.Option("--trust-network", count=True, help=say("help-serve-trust"))]
