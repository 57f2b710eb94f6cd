"""``goalsetter tournament results``: sheets typed into a CSV file, each row checked."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from io import StringIO

from goalsetter.cli.judge import CORRECT, WRONG
from goalsetter.cli.record_file import read_text
from goalsetter.cli.screen import Screen
from goalsetter.cli.tournament import guarded, open_file, refused, say_wrong
from goalsetter.cli.tournament_files import EventFile
from goalsetter.telling import act_refusal_messages, differing_message, names_of
from goalsetter.tournament import (
    CloseRound,
    Detail,
    EnterSheet,
    EventState,
    OfficialRole,
    ScoreLine,
    Sheet,
    SheetState,
    code_fault,
    differing_cells,
    latest_entries,
    read_code,
    read_line,
    shown_name,
)
from goalsetter.words import Message, Text, message, say

EXAMPLES = {Detail.POINTS: "6", Detail.TOTALS: "14", Detail.SHAKES: "6 4-1JD a 2"}


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultOptions:
    """The options of ``tournament results``."""

    by: str
    doubtful: str = ""
    seen_by: str = ""
    close: bool = False


def type_results(path: str, source: str, options: ResultOptions) -> int:
    """Type every row of a file; rows that do not fit are told, the others are kept."""

    def work() -> int:
        opened = open_file(path)
        rows = [row for row in csv.reader(StringIO(read_text(source))) if any(row)]
        typed = wrong = 0
        touched: dict[tuple[str, int], None] = {}
        for number, row in enumerate(rows, 1):
            sentences = type_row(opened, number, row, options)
            if sentences:
                wrong += 1
                say_wrong(sentences)
            else:
                typed += 1
                sheet = opened.state.sheets[read_code(row[0])]
                touched[sheet.contest, sheet.round] = None
                if sheet.state is SheetState.DIFFERS:
                    show_differing(sheet, opened.state)
        sheets = [sheet for key in touched for sheet in opened.state.sheets_of(*key)]
        counting = str(sum(sheet.counts for sheet in sheets))
        summary = say("tournament-results-read", count=str(typed), confirmed=counting)
        Screen().line(summary, "bold")
        if options.close:
            for contest, number in touched:
                deed = CloseRound(contest=contest, round=number)
                if refusal := opened.act(deed, options.by, OfficialRole.DIRECTOR):
                    return refused(refusal, opened.state)
        return WRONG if wrong else CORRECT

    return guarded(work)


def type_row(opened: EventFile, number: int, row: list[str], options: ResultOptions) -> list[Text]:
    """Type one row; return what is wrong with it."""
    code = read_code(row[0])
    sheet = opened.state.sheets.get(code)
    lines: tuple[ScoreLine, ...] = ()
    if sheet is not None and not code_fault(code, code[:3]):
        read = lines_of(opened.state, sheet, number, row)
        if isinstance(read, Message):
            return [read]
        lines = read
    deed = EnterSheet(sheet=row[0], lines=lines, doubtful=options.doubtful, seen_by=options.seen_by)
    refusal = opened.act(deed, options.by, OfficialRole.SCORER)
    if refusal is None:
        return []
    head = message("tournament-result-row", row=str(number), code=row[0])
    return [head, *act_refusal_messages(refusal, names_of(opened.state))]


def lines_of(
    state: EventState, sheet: Sheet, number: int, row: list[str]
) -> tuple[ScoreLine, ...] | Message:
    """Return the lines of a row, or what keeps it from being read."""
    cells = [cell.strip() for cell in row[1:]]
    if len(cells) != 2 * len(sheet.players):
        return message("tournament-results-columns", row=str(number), came=", ".join(row))
    names = {shown_name(state, player).casefold(): player for player in sheet.players}
    detail = state.contests[sheet.contest].detail
    lines = []
    for name, text in zip(cells[::2], cells[1::2], strict=True):
        player = name if name in sheet.players else names.get(name.casefold())
        if player is None:
            known = ", ".join(shown_name(state, one) for one in sheet.players)
            return message("tournament-results-player", row=str(number), came=name, expected=known)
        line = read_line(player, text, detail)
        if line is None:
            return message(
                "tournament-results-score",
                row=str(number),
                player=name,
                came=text,
                expected=EXAMPLES[detail],
            )
        lines.append(line)
    return tuple(lines)


def show_differing(sheet: Sheet, state: EventState) -> None:
    """Say in which cells two typings of a sheet differ."""
    first, *_, last = latest_entries(sheet)
    cells = differing_cells(first.lines, last.lines)
    say_wrong([differing_message(cell, names_of(state)) for cell in cells])
