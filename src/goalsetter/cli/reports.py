"""``goalsetter reports``: what players reported about people at their tables, and deleting it."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING

from goalsetter.cli.screen import Screen
from goalsetter.cli.serve import DONE, UNSERVABLE, ServeOptions, settings_of, without_extra
from goalsetter.words import say

if TYPE_CHECKING:
    from goalsetter.server import Complaint


def run(
    options: ServeOptions, delete: Sequence[str], *, everything: bool = False, as_json: bool = False
) -> int:
    """Show all reports, or delete some or all; give the exit code."""
    try:
        from goalsetter import server  # noqa: PLC0415 - most commands do without it

        settings = settings_of(options, server.Settings)
        if delete or everything:
            count = server.settle_complaints(settings, None if everything else delete)
            Screen().line(say("reports-deleted", count=count))
            # Deleting all of none is fine; a number that is not there is a mistake.
            return DONE if count or everything else UNSERVABLE
        complaints = server.list_complaints(settings)
    except ModuleNotFoundError as error:
        return without_extra(error)
    except server.UnservableError as error:
        Screen(sys.stderr).line(say(error.code, "en", **error.details), "bold red")
        return UNSERVABLE
    if as_json:
        Screen().line(
            json.dumps([asdict(complaint) for complaint in complaints], ensure_ascii=False)
        )
        return DONE
    show(complaints)
    return DONE


def show(complaints: Sequence[Complaint]) -> None:
    """Show each report with what was said, and how it is deleted."""
    screen = Screen()
    if not complaints:
        screen.line(say("reports-none"))
        return
    for complaint in complaints:
        # In the time of whoever reads it here, not of the server's log.
        when = datetime.fromtimestamp(complaint.made / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
        facts = {
            "when": when,
            "table": complaint.code,
            "by": complaint.by,
            "about": complaint.about,
        }
        reason = say(f"web-report-{complaint.reason}")
        screen.line(say("reports-one", id=complaint.id, reason=reason, **facts), "bold")
        for line in complaint.said.splitlines():
            screen.line(f"    {line}")
    screen.line(say("reports-how-to-delete"))
