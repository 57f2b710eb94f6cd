"""The table of documents: each by its name, from the state of an event to a PDF."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from goalsetter.errors import PaperError
from goalsetter.paper import (
    AnnouncedLine,
    AwardCertificate,
    Badge,
    OfficialCard,
    ProtestForm,
    RoomSign,
    Scoresheet,
    SeatedName,
    SeatedTable,
    SheetPlayer,
    StandingLine,
    announcer_sheet,
    badges,
    certificates,
    official_cards,
    protest_forms,
    room_signs,
    scoresheets,
    seating_by_name,
    seating_by_table,
    table_cards,
)
from goalsetter.paper import standings as standings_list
from goalsetter.printing.print_job import (
    PrintJob,
    event_name,
    group_name,
    sheet_player,
)
from goalsetter.tournament import (
    EventState,
    OfficialRole,
    award_lines,
    round_results,
    standings,
    table_sizes,
    team_standings,
)
from goalsetter.words import say

Make = Callable[[EventState, PrintJob], bytes]
HEAD_ROLES = (OfficialRole.HEAD_JUDGE, OfficialRole.DIRECTOR)
"""The people who sign a certificate."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventDocument:
    """A row: the name of a paper, and how it is made."""

    name: str
    make: Make
    of_round: bool = False
    """Whether it is about one round."""


def print_scoresheets(state: EventState, job: PrintJob) -> bytes:
    """Scoresheets of a round, with the variations on the back."""
    drawn = job.drawn(state)
    sheets = [
        Scoresheet(
            event=event_name(state),
            book=job.book(state),
            round_name=job.round_name(state, drawn.number),
            code=sheet.code,
            address=job.sheet_address(sheet.code),
            table=str(sheet.table),
            players=tuple(sheet_player(state, player) for player in sheet.players),
        )
        for sheet in state.sheets_of(job.contest, drawn.number)
    ]
    return scoresheets(sheets, language=job.language, size=job.size, made=job.made)


def print_blank_sheets(state: EventState, job: PrintJob) -> bytes:
    """Sheets without names. Those of a round that is out have its codes and its tables."""
    known = [one for one in state.rounds_of(job.contest) if one.state.value != "drawn"]
    codes = [("", "")] * job.count
    title = say("paper-blank-sheet", job.language)
    if known:
        drawn = job.drawn(state)
        title = job.round_name(state, drawn.number)
        codes = [(one.code, str(one.table)) for one in state.sheets_of(job.contest, drawn.number)]
    sheets = [
        Scoresheet(
            event=event_name(state),
            book=job.book(state),
            round_name=title,
            code=code,
            address=job.sheet_address(code),
            table=table,
        )
        for code, table in codes
    ]
    return scoresheets(sheets, language=job.language, size=job.size, made=job.made)


def print_badges(state: EventState, job: PrintJob) -> bytes:
    """Badges with the id that greeters scan, by school and name."""
    title = job.book(state).title(job.language)
    players = [
        Badge(
            name=(who := sheet_player(state, one.id)).name,
            group=who.group,
            contest=title,
            event=event_name(state),
            code=one.id.upper(),
        )
        for one in state.entrants_of(job.contest)
    ]
    players.sort(key=lambda badge: (badge.group, badge.name))
    return badges(players, language=job.language, size=job.size, made=job.made)


def print_by_name(state: EventState, job: PrintJob) -> bytes:
    """The list by which players find their table, by last name."""
    drawn = job.drawn(state)
    lines = [
        SeatedName(player=sheet_player(state, player), table=str(table.number))
        for table in drawn.tables
        for player in table.players
    ]
    lines.sort(key=lambda line: last_name_first(line.player.name))
    head = job.head(state, job.round_name(state, drawn.number))
    return seating_by_name(lines, head, language=job.language, size=job.size, made=job.made)


def last_name_first(name: str) -> tuple[str, str]:
    """Return what a name is sorted by: its last word, then the whole."""
    words = [word for word in name.casefold().split() if word[0] not in "(#"]
    return words[-1], name.casefold()


def print_by_table(state: EventState, job: PrintJob) -> bytes:
    """The list by which the desk and the judges find who sits where."""
    drawn = job.drawn(state)
    tables = [
        SeatedTable(
            table=str(table.number),
            players=tuple(sheet_player(state, player) for player in table.players),
        )
        for table in drawn.tables
    ]
    head = job.head(state, job.round_name(state, drawn.number))
    return seating_by_table(tables, head, language=job.language, size=job.size, made=job.made)


def table_numbers(state: EventState, job: PrintJob) -> range:
    """Return the tables that a contest needs if everybody comes."""
    known = [table.number for one in state.rounds_of(job.contest) for table in one.tables]
    players = len(state.entrants_of(job.contest))
    needed = len(table_sizes(players)) if players > 1 else 0
    return range(1, max([needed, *known]) + 1)


def print_table_cards(state: EventState, job: PrintJob) -> bytes:
    """A card with a large number for each table."""
    numbers = [str(number) for number in table_numbers(state, job)]
    return table_cards(
        numbers, event=event_name(state), language=job.language, size=job.size, made=job.made
    )


def print_room_signs(state: EventState, job: PrintJob) -> bytes:
    """A sign for the door: the contest and its tables."""
    numbers = table_numbers(state, job)
    facts = {"first": "1", "last": str(len(numbers))}
    sign = RoomSign(
        title=job.book(state).title(job.language),
        detail=say("paper-room-tables", job.language, **facts),
        event=event_name(state),
    )
    return room_signs([sign], language=job.language, size=job.size, made=job.made)


def print_protest_forms(state: EventState, job: PrintJob) -> bytes:
    """Empty forms for protests (judges G8)."""
    form = ProtestForm(event=event_name(state), contest=job.book(state).title(job.language))
    return protest_forms([form] * job.count, language=job.language, size=job.size, made=job.made)


def print_list(
    state: EventState, job: PrintJob, title: str, headings: tuple[str, ...], *lines: StandingLine
) -> bytes:
    """A list with a title of its own."""
    return standings_list(
        lines,
        job.head(state),
        headings=[say(heading, job.language) for heading in headings],
        title=say(title, job.language),
        language=job.language,
        size=job.size,
        made=job.made,
    )


def print_judges(state: EventState, job: PrintJob) -> bytes:
    """Officials by role, with the school that each one knows: a judge of it looks twice."""
    order = list(OfficialRole)
    people = sorted(state.officials, key=lambda one: (order.index(one.role), one.name))
    lines = [
        StandingLine(
            place="",
            player=SheetPlayer(
                name=one.name, group=say(f"paper-role-{one.role.value}", job.language)
            ),
            figures=(group_name(state, one.sits_for) or one.sits_for,),
        )
        for one in people
    ]
    return print_list(state, job, "paper-judges-list", ("paper-sits-for",), *lines)


def print_sheets_out(state: EventState, job: PrintJob) -> bytes:
    """Sheets of a round that do not count yet, by table."""
    drawn = job.drawn(state)
    lines = [
        StandingLine(
            place=str(sheet.table),
            player=SheetPlayer(
                name=", ".join(sheet_player(state, one).name for one in sheet.players),
                group=sheet.code,
            ),
            figures=(say(f"paper-sheet-state-{sheet.state.value}", job.language),),
        )
        for sheet in state.sheets_of(job.contest, drawn.number)
        if not sheet.counts
    ]
    return print_list(state, job, "paper-sheets-out", ("paper-state",), *lines)


def print_standings(state: EventState, job: PrintJob) -> bytes:
    """Places, with the metrics and the points of each round."""
    terms = state.contests[job.contest]
    rows = standings(state, job.contest)
    results = round_results(state, job.contest)
    numbers = range(1, terms.rounds + 1)
    lines = []
    for row in rows:
        points = {result.round: str(result.points) for result in results[row.player]}
        figures = (*map(str, row.values), *(points.get(number, "–") for number in numbers))
        who = sheet_player(state, row.player)
        lines.append(StandingLine(place=str(row.place), player=who, figures=figures))
    head = job.head(state, provisional=any(row.provisional for row in rows))
    metrics = [say(f"paper-metric-{name}", job.language) for name in terms.metrics]
    return standings_list(
        lines,
        head,
        headings=(*metrics, *(job.round_name(state, number) for number in numbers)),
        language=job.language,
        size=job.size,
        made=job.made,
    )


def print_teams(state: EventState, job: PrintJob) -> bytes:
    """Places of teams or schools."""
    lines = [
        StandingLine(
            place=str(row.place),
            player=SheetPlayer(name=row.name),
            figures=(str(row.score), str(len(row.players))),
        )
        for row in team_standings(state, job.contest)
    ]
    headings = ("paper-score-heading", "paper-players-heading")
    return print_list(state, job, "paper-team-standings", headings, *lines)


def print_announcer(state: EventState, job: PrintJob) -> bytes:
    """Prizes in reading order: the last place first."""
    lines = [
        AnnouncedLine(
            award=line.title,
            place=str(line.place),
            names=", ".join(line.names),
            figure=str(line.score),
        )
        for line in award_lines(state, job.contest)
    ]
    waiting = any(row.provisional for row in standings(state, job.contest))
    head = job.head(state, provisional=waiting)
    return announcer_sheet(lines, head, language=job.language, size=job.size, made=job.made)


def print_certificates(state: EventState, job: PrintJob) -> bytes:
    """A certificate for everybody with a prize, the first place first."""
    event = state.event
    signers = tuple(one.name for role in HEAD_ROLES for one in state.officials if one.role is role)
    homes = {one.name: group_name(state, one.group) for one in state.players.values()}
    prizes = [
        AwardCertificate(
            event=event_name(state),
            contest=job.book(state).title(job.language),
            name=name,
            award=say("paper-award-place", job.language, title=line.title, place=str(line.place)),
            group=homes.get(name, ""),
            day=", ".join(event.days) if event else "",
            signers=signers[:3],
        )
        for line in reversed(award_lines(state, job.contest))
        for name in line.names
    ]
    return certificates(prizes, language=job.language, size=job.size, made=job.made)


def print_official_cards(state: EventState, job: PrintJob) -> bytes:
    """Cards with which officials come to the desk; their codes come with the job."""
    cards = [
        OfficialCard(
            event=event_name(state),
            name=one.name,
            role=say(f"paper-role-{one.role}", job.language),
            code=one.code,
            address=one.address,
        )
        for one in job.codes
    ]
    return official_cards(cards, language=job.language, size=job.size, made=job.made)


DOCUMENTS: Mapping[str, EventDocument] = {
    row.name: row
    for row in (
        EventDocument(name="badges", make=print_badges),
        EventDocument(name="room-signs", make=print_room_signs),
        EventDocument(name="table-cards", make=print_table_cards),
        EventDocument(name="official-cards", make=print_official_cards),
        EventDocument(name="judges", make=print_judges),
        EventDocument(name="blank-sheets", make=print_blank_sheets),
        EventDocument(name="protest-forms", make=print_protest_forms),
        EventDocument(name="seating-by-name", make=print_by_name, of_round=True),
        EventDocument(name="seating-by-table", make=print_by_table, of_round=True),
        EventDocument(name="scoresheets", make=print_scoresheets, of_round=True),
        EventDocument(name="sheets-out", make=print_sheets_out, of_round=True),
        EventDocument(name="standings", make=print_standings),
        EventDocument(name="team-standings", make=print_teams),
        EventDocument(name="announcer", make=print_announcer),
        EventDocument(name="certificates", make=print_certificates),
    )
}
"""Each document by its name, in the order of the day."""


def print_document(name: str, state: EventState, job: PrintJob) -> bytes:
    """Return a document as a PDF; a name that is not known raises ``PaperError``."""
    if name not in DOCUMENTS:
        raise PaperError("unknown-document", expected=", ".join(DOCUMENTS), came=name)
    return DOCUMENTS[name].make(state, job)
