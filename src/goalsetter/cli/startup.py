"""Ctrl-C before a command has begun its work: a sentence, and the end.

While modules are loaded there is nothing to tidy up, and an exception may be lost among them.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from types import FrameType
from typing import NoReturn

from goalsetter.words import known_language, say

NAMES = ("GOALSETTER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that tell it: the first that is set decides."""


def terminal_language(environment: Mapping[str, str]) -> str:
    """The code of a language that is spoken here; English if another one is asked for."""
    # As everywhere on Unix: the first that is set counts, even if we do not speak it.
    wanted = next((environment[name] for name in NAMES if environment.get(name)), "")
    return known_language(wanted.partition(".")[0])


STOPPED = 130
"""The exit code when somebody pressed Ctrl-C."""


def stop(sentence: str = "") -> NoReturn:
    """Say that it was stopped, and end the process."""
    os.write(2, f"{sentence or say('stopped')}\n".encode())
    # No tidying up: modules may be half loaded, and threads would be waited for.
    os._exit(STOPPED)


def answer_at_once() -> None:
    """From now on Ctrl-C ends the process, unless whoever started it wanted Ctrl-C unheard."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        return
    # Said now: the files of words may be half loaded when Ctrl-C comes.
    sentence = say("stopped")

    def end(_number: int, _frame: FrameType | None) -> None:
        stop(sentence)

    signal.signal(signal.SIGINT, end)


def answer_by_command() -> None:
    """From now on it is for the command to hear Ctrl-C."""
    if getattr(signal.getsignal(signal.SIGINT), "__module__", "") == __name__:
        signal.signal(signal.SIGINT, signal.default_int_handler)
