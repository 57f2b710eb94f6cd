"""``goalsetter tournament``: an event from its roster to its awards, on a file that only grows."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random

from goalsetter.cli.answer import complain
from goalsetter.cli.exact_seating import has_solver, prove
from goalsetter.cli.judge import CORRECT, NOT_UNDERSTOOD, WRONG
from goalsetter.cli.play_setup import book_named, one_of
from goalsetter.cli.screen import Screen
from goalsetter.cli.tournament_files import (
    EventFile,
    create_file,
    read_archive,
    write_archive,
)
from goalsetter.errors import CaseError, RecordError
from goalsetter.rules import Division
from goalsetter.telling import (
    act_refusal_messages,
    draw_note_message,
    event_file_message,
    names_of,
    printable,
)
from goalsetter.tournament import (
    ACTS_BY_NAME,
    POLICIES,
    ActRefusal,
    AddContest,
    Contest,
    CorrectSheet,
    Detail,
    Draw,
    DrawRound,
    Event,
    EventLog,
    EventState,
    OfficialRole,
    OpenEvent,
    PublishRound,
    deed_of,
    demo_day,
    event_tag,
    field_of,
    log_text,
    lower_bound,
    make_draw,
    open_log,
    policy_of,
    read_deed,
    seated_elsewhere,
    shown_name,
    usual_trials,
)
from goalsetter.words import Text, render, say

Answer = Callable[[], int]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewOptions:
    """The options of ``tournament new``."""

    name: str
    place: str = ""
    days: tuple[str, ...] = ()
    rules: str = "equations"
    division: str = Division.MIDDLE.value
    contest: str = "main"
    rounds: int = 4
    policy: str = "by-score"
    detail: str = Detail.TOTALS.value


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawOptions:
    """The options of ``tournament draw``."""

    contest: str = ""
    seed: int | None = None
    trials: int | None = None
    exact: bool = False
    publish: bool = False
    by: str = "Director"


def guarded(work: Answer) -> int:
    """Run a command; what is wrong with its file or its options is said, never raised."""
    try:
        return work()
    except CaseError as error:
        complain(error, as_json=False)
    except RecordError as error:
        say_wrong([event_file_message(error)])
    return NOT_UNDERSTOOD


def say_wrong(sentences: Iterable[Text]) -> None:
    """Say what went wrong, the first sentence loudest."""
    screen = Screen(sys.stderr)
    for turn, sentence in enumerate(sentences):
        screen.line(printable(render(sentence)), "" if turn else "bold red")


def open_file(path: str) -> EventFile:
    """Open the file of an event, and say so if its last line was cut off."""
    opened = EventFile(path)
    if opened.torn:
        Screen(sys.stderr).line(say("tournament-file-torn"), "yellow")
    return opened


def refused(refusal: ActRefusal, state: EventState) -> int:
    """Say why an act was not done."""
    say_wrong(act_refusal_messages(refusal, names_of(state)))
    return WRONG


def contest_named(state: EventState, name: str) -> str:
    """Return the contest that is meant: the only one, where none is named."""
    if not name and len(state.contests) == 1:
        return next(iter(state.contests))
    return one_of("contest", name, [*state.contests])


def new(path: str, options: NewOptions) -> int:
    """Open an event."""

    def work() -> int:
        book = book_named(options.rules)
        known = [division.value for division, _ in book.divisions]
        contest = Contest(
            id=options.contest,
            edition=book.name,
            division=Division(one_of("division", options.division, known)),
            rounds=options.rounds,
            policy=one_of("policy", options.policy, [*POLICIES]),
            detail=Detail(one_of("detail", options.detail, [one.value for one in Detail])),
        )
        event = Event(
            name=options.name,
            tag=event_tag(secrets.randbelow(2**31)),
            place=options.place,
            days=options.days,
        )
        log = EventLog()
        create_file(path, log_text(log.entries))
        opened = EventFile(path)
        for deed in (OpenEvent(event=event), AddContest(contest=contest)):
            if refusal := opened.act(deed, "Director", OfficialRole.DIRECTOR):
                return refused(refusal, opened.state)
        Screen().line(printable(say("tournament-opened", name=options.name, file=path)), "bold")
        return CORRECT

    return guarded(work)


def draw(path: str, options: DrawOptions) -> int:
    """Draw the next round, say why it is so, and publish it if that is wanted."""

    def work() -> int:
        opened = open_file(path)
        state = opened.state
        contest = contest_named(state, options.contest)
        number = next_round(state, contest)
        if refusal := too_early(opened, contest, number):
            return refused(refusal, state)
        seed = secrets.randbelow(2**31) if options.seed is None else options.seed
        size = len(state.eligible(contest, number))
        field = field_of(state, contest, number, policy_of(state, contest, number))
        if pairs := lower_bound(field).same_group:
            Screen().line(say("tournament-draw-unavoidable", count=str(pairs)), "yellow")
        if options.exact and not has_solver():
            Screen(sys.stderr).line(say("tournament-no-solver"), "yellow")
        drawn = make_draw(
            state,
            contest,
            number,
            Random(seed),
            seed=seed,
            trials=usual_trials(size) if options.trials is None else options.trials,
            solve=(lambda here, known: prove(here, known, late=say_late))
            if options.exact
            else None,
        )
        if refusal := opened.act(deed_of(drawn), options.by, OfficialRole.DIRECTOR):
            return refused(refusal, state)
        show_draw(drawn, opened.state)
        if options.publish:
            deed = PublishRound(contest=contest, round=number)
            if refusal := opened.act(deed, options.by, OfficialRole.DIRECTOR):
                return refused(refusal, opened.state)
            Screen().line(say("tournament-published", round=str(number)), "bold")
            for sheet in opened.state.sheets_of(contest, number):
                facts = {"number": str(sheet.table), "code": sheet.code}
                Screen().line(say("tournament-draw-code", **facts))
        return CORRECT

    return guarded(work)


def say_late() -> None:
    """Say that the solver was ended."""
    Screen(sys.stderr).line(say("tournament-solver-late"), "yellow")


def next_round(state: EventState, contest: str) -> int:
    """Return the round to be drawn: one that is drawn and not published is drawn again."""
    rounds = state.rounds_of(contest)
    waiting = [one.number for one in rounds if one.state.value == "drawn"]
    return waiting[0] if waiting else len(rounds) + 1


def too_early(opened: EventFile, contest: str, number: int) -> ActRefusal | None:
    """Ask whether the round may be drawn, before any work is put into it."""
    policy = policy_of(opened.state, contest, number).name
    empty = DrawRound(contest=contest, round=number, tables=(), policy=policy)
    after = opened.log.add(
        empty, at="2000-01-01T00:00:00", by="Director", role=OfficialRole.DIRECTOR
    )
    # An empty draw is refused for its empty seats at last: everything before that is in order.
    late = isinstance(after, ActRefusal) and after.code != "not-seated"
    return after if late and isinstance(after, ActRefusal) else None


def show_draw(drawn: Draw, state: EventState) -> None:
    """Show the tables, then how good they are and why."""
    screen = Screen()
    for table in drawn.tables:
        names = ", ".join(shown_name(state, player) for player in table.players)
        line = say("tournament-draw-table", number=str(table.number), players=names)
        screen.line(printable(line))
    seed = say("tournament-draw-seed", seed=str(drawn.seed), policy=drawn.policy)
    screen.line(seed, "cyan")
    for note in drawn.notes:
        screen.line(render(draw_note_message(note)), "cyan")


def do(path: str, act: str, details: tuple[str, ...], by: str, role: str) -> int:
    """Do any act of the desk; after a correction, say who would sit elsewhere."""

    def work() -> int:
        opened = open_file(path)
        known = [one.value for one in OfficialRole]
        name = one_of("act", act, [*ACTS_BY_NAME])
        deed = read_deed(name, " ".join(details))
        before = opened.state
        if refusal := opened.act(deed, by, OfficialRole(one_of("role", role, known))):
            return refused(refusal, before)
        Screen().line(say("tournament-did", number=str(len(opened.log.entries))))
        if isinstance(deed, CorrectSheet):
            show_elsewhere(before, opened.state)
        return CORRECT

    return guarded(work)


def show_elsewhere(before: EventState, after: EventState) -> None:
    """Say whom a correction would have seated elsewhere; nobody is moved."""
    sheet = after.sheets[after.corrections[-1].sheet]
    for drawn in after.rounds_of(sheet.contest):
        if drawn.number <= sheet.round:
            continue
        players = seated_elsewhere(before, after, sheet.contest, drawn.number, Random)
        names = ", ".join(shown_name(after, player) for player in players)
        code = "tournament-draw-elsewhere" if players else "tournament-draw-nobody-elsewhere"
        Screen().line(printable(say(code, round=str(drawn.number), names=names)))


def export(path: str, archive: str) -> int:
    """Put everything into one archive."""

    def work() -> int:
        write_archive(open_file(path).log, archive)
        Screen().line(printable(say("tournament-exported", file=archive)))
        return CORRECT

    return guarded(work)


def restore(archive: str, path: str) -> int:
    """Make the file of an event from its archive."""

    def work() -> int:
        log = open_log(read_archive(archive))
        create_file(path, log_text(log.entries))
        name = log.state.event.name if log.state.event else ""
        count = str(len(log.entries))
        Screen().line(printable(say("tournament-restored", name=name, count=count, file=path)))
        return CORRECT

    return guarded(work)


def demo(path: str, seed: int) -> int:
    """Make a whole day to practice with."""

    def work() -> int:
        day = demo_day(Random, seed)
        create_file(path, log_text(day.log.entries))
        players = str(len(day.state.players))
        Screen().line(printable(say("tournament-demo-made", players=players, file=path)), "bold")
        return CORRECT

    return guarded(work)
