"""The terminal: one module per command. Parses arguments, calls a room, prints.

Law: may import every room; must not hold logic that a test of the game would want.
"""
# Nothing is loaded before main(), so that Ctrl-C is answered from the first moment.
# ruff: noqa: PLC0415


def main() -> None:
    """Run the command and end the process; the texts of --help are in the right language."""
    try:
        _hear()
    except KeyboardInterrupt:
        _hear(stopped=True)
    from os import environ

    from goalsetter.cli.startup import terminal_language
    from goalsetter.words import speaking

    with speaking(terminal_language(environ)):
        from goalsetter.cli.app import main as command
    command()


def _hear(*, stopped: bool = False) -> None:
    """From now on Ctrl-C is answered in the right language; at once, if it was pressed already."""
    import signal

    if stopped:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    from os import environ

    from goalsetter.cli.startup import answer_at_once, stop, terminal_language
    from goalsetter.words import speaking

    with speaking(terminal_language(environ)):
        if stopped:
            stop()
        answer_at_once()


__all__ = ["main"]
