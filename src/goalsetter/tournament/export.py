"""Tables for people's spreadsheets: rows of text from an event, without a file in sight."""

from __future__ import annotations

from collections import Counter

from goalsetter.tournament.nouns import Entrant
from goalsetter.tournament.results import round_results
from goalsetter.tournament.standings import award_lines, standings, team_standings
from goalsetter.tournament.state import EventState

Rows = list[tuple[str, ...]]
"""A heading and the rows below it."""

FORMULA = ("=", "+", "-", "@", "\t", "\r")


def safe_cell(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula, such as a name that begins with =."""
    return f"'{text}" if text.startswith(FORMULA) and not text.lstrip("-").isdigit() else text


def shown_name(state: EventState, player: str) -> str:
    """Return a player's name; twins of one group are told apart by grade or by number."""
    one = state.players[player]
    twins = [other for other in state.players.values() if _key(other) == _key(one)]
    if len(twins) == 1:
        return one.name
    grades = Counter(twin.grade for twin in twins)
    own = one.grade and grades[one.grade] == 1
    return f"{one.name} ({one.grade})" if own else f"{one.name} #{1 + twins.index(one)}"


def _key(one: Entrant) -> tuple[str, str]:
    return one.group, one.name.casefold()


def standings_rows(state: EventState, contest: str) -> Rows:
    """Return the standings with the points of each round."""
    terms = state.contests[contest]
    results = round_results(state, contest)
    rounds = range(1, terms.rounds + 1)
    rows: Rows = [
        ("place", "player", "group", *terms.metrics, *(f"round {n}" for n in rounds), "provisional")
    ]
    for row in standings(state, contest):
        points = {result.round: str(result.points) for result in results[row.player]}
        group = state.players[row.player].group
        rows.append(
            (
                str(row.place),
                shown_name(state, row.player),
                state.groups[group].name if group else "",
                *map(str, row.values),
                *(points.get(number, "") for number in rounds),
                "yes" if row.provisional else "",
            )
        )
    return rows


def team_rows(state: EventState, contest: str) -> Rows:
    """Return the standings of teams; an average that is no whole number stands as a fraction."""
    rows: Rows = [("place", "team", "score", "players", "provisional")]
    for row in team_standings(state, contest):
        names = "; ".join(shown_name(state, player) for player in row.players)
        score, provisional = str(row.score), "yes" if row.provisional else ""
        rows.append((str(row.place), row.name, score, names, provisional))
    return rows


def seating_rows(state: EventState, contest: str) -> Rows:
    """Return who sat where in each round, with the code of the sheet."""
    rows: Rows = [("round", "table", "code", "player", "group", "by hand")]
    for drawn in state.rounds_of(contest):
        codes = {sheet.table: sheet.code for sheet in state.sheets_of(contest, drawn.number)}
        for table in drawn.tables:
            for player in table.players:
                rows.append(
                    (
                        str(drawn.number),
                        str(table.number),
                        codes.get(table.number, ""),
                        shown_name(state, player),
                        state.players[player].group,
                        "yes" if player in table.by_hand else "",
                    )
                )
    return rows


def sheet_rows(state: EventState, contest: str) -> Rows:
    """Return every line of every sheet, with its state."""
    rows: Rows = [
        ("round", "table", "code", "state", "player", "shakes", "penalties", "total", "points")
    ]
    for sheet in state.sheets_of(contest):
        status = "postponed" if sheet.postponed else sheet.state.value
        for player in sheet.players:
            line = sheet.line_of(player)
            shakes = (
                " ".join("–" if s.absent else str(s.score) for s in line.shakes) if line else ""
            )
            penalties = sum(shake.penalties for shake in line.shakes) if line else 0
            rows.append(
                (
                    str(sheet.round),
                    str(sheet.table),
                    sheet.code,
                    status,
                    shown_name(state, player),
                    shakes,
                    str(penalties),
                    "" if line is None or line.total is None else str(line.total),
                    "" if line is None or line.points is None else str(line.points),
                )
            )
    return rows


def award_rows(state: EventState, contest: str) -> Rows:
    """Return the announcer's sheet."""
    rows: Rows = [("award", "place", "names", "score", "missing prizes")]
    for line in award_lines(state, contest):
        short = str(line.short) if line.short else ""
        rows.append((line.title, str(line.place), "; ".join(line.names), str(line.score), short))
    return rows


EXPORTS = {
    "standings": standings_rows,
    "teams": team_rows,
    "seating": seating_rows,
    "sheets": sheet_rows,
    "awards": award_rows,
}
"""Each table of an export by its name."""
