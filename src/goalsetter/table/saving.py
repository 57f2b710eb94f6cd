"""A table as a text, and back: the record of the match, with who sits where in its header.

What a bot thought stands as a remark on its action. A table that is opened again goes on as it
would have: all chance comes of the seed and the number of the action.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace

from goalsetter.bots import Bot, Why
from goalsetter.errors import RecordError
from goalsetter.play import (
    Action,
    Record,
    RecordCode,
    Remark,
    Seat,
    State,
    Step,
    apply,
    new_match,
    read_record,
    write_record,
)
from goalsetter.table.pace import Pace
from goalsetter.table.seating import PaperHelp, Player, Seating
from goalsetter.table.table import Done, LoggedReason, Table, done_by

SEED, PACE, SHAKES, WAITED, BOT = "Seed", "Pace", "Shakes", "Waited", "Bot"
THOUGHT, BETWEEN, CHOOSING = "Longest thought", "Next shake after", "People choose cards"
HELP, BEGUN_AFTER = "Help with papers", "Begun after"
"""Keys of the header: the rest of it is that of every record."""
YES = "yes"
WHY = "why "
"""How a remark begins that holds a bot's reason."""

BotMaker = Callable[[str], Bot]
"""Makes a bot of a level; a name that it does not know raises ``KeyError``."""


# Writing.


def record_of(table: Table, headers: tuple[tuple[str, str], ...] = ()) -> Record:
    """The record of what was done, with the players' names and nothing that is secret."""
    seating = table.seating
    pairs = zip(seating.terms.seats, seating.players, strict=True)
    names = tuple((seat, player.name) for seat, player in pairs)
    if seating.begun_after:
        headers = ((BEGUN_AFTER, str(seating.begun_after)), *headers)
    return Record(terms=seating.terms, names=names, headers=headers, log=table.log)


def saved(table: Table, at: int) -> str:
    """The whole table at a moment of the caller's clock, as a text."""

    def remark(reason: LoggedReason) -> Remark:
        text = json.dumps([reason.shake, reason.why.code, reason.why.details], ensure_ascii=False)
        return Remark(reason.number + 1, WHY + text)

    remarks = tuple(remark(reason) for reason in table.reasons)
    return write_record(
        replace(record_of(table, tuple(_headers(table, at))), remarks=remarks), results=False
    )


def _headers(table: Table, at: int) -> Iterator[tuple[str, str]]:
    seating = table.seating
    yield SEED, str(seating.seed)
    yield PACE, seating.pace.value
    if seating.shakes is not None:
        yield SHAKES, str(seating.shakes)
    if seating.longest_thought is not None:
        yield THOUGHT, str(seating.longest_thought)
    if seating.between is not None:
        yield BETWEEN, str(seating.between)
    if seating.choosing:
        yield CHOOSING, YES
    if seating.paper_help is not PaperHelp.FORM:
        yield HELP, seating.paper_help.value
    yield WAITED, str(max(0, at - table.since))
    for seat in seating.bots:
        if not seating.player(seat).stands_in:
            yield f"{BOT} {seat}", seating.player(seat).level


# Reading.


def resumed(text: str, make_bot: BotMaker, at: int) -> Table:
    """The table that a text holds, going on at a moment: the time between did not pass.

    What cannot be read, or is no table, raises ``RecordError``.
    """
    record = read_record(text)
    headers = dict(record.headers)
    seating = Seating(
        terms=record.terms,
        players=tuple(_player(record, seat, headers, make_bot) for seat in record.terms.seats),
        seed=_number(headers, SEED),
        pace=_pace(headers),
        shakes=_number(headers, SHAKES) if SHAKES in headers else None,
        longest_thought=_number(headers, THOUGHT) if THOUGHT in headers else None,
        between=_number(headers, BETWEEN) if BETWEEN in headers else None,
        choosing=_choosing(headers),
        paper_help=_help(headers),
        begun_after=_number(headers, BEGUN_AFTER) if BEGUN_AFTER in headers else 0,
    )
    table = restored(seating, record.log, at - _number(headers, WAITED))
    return replace(table, reasons=tuple(_reasons(record)))


def restored(
    seating: Seating, log: tuple[Action, ...], since: int, known: State | None = None
) -> Table:
    """The table after a log; ``since`` is the moment of the caller's clock at its last action.

    Where the state after some of its actions is ``known``, only what came later is done again. An
    action that cannot be done raises ``RecordError``.
    """
    state = new_match(seating.terms) if known is None else known
    for step in _steps(state, log):
        state = step.state
    return Table(seating=seating.without(state.absent), state=state, since=since, log=log)


def _player(record: Record, seat: Seat, headers: dict[str, str], make_bot: BotMaker) -> Player:
    level = headers.get(f"{BOT} {seat}")
    if level is None:
        return Player(name=record.name(seat))
    try:
        return Player(name=record.name(seat), bot=make_bot(level), level=level)
    except KeyError as error:
        raise _strange(f"a level of bots for {BOT} {seat}", level) from error


def _number(headers: dict[str, str], key: str) -> int:
    text = headers.get(key, "")
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise _strange(f"a number for {key!r} in the header", text)
    return int(text)


def _pace(headers: dict[str, str]) -> Pace:
    text = headers.get(PACE, "")
    if text not in list(Pace):
        raise _strange(f"one of {', '.join(Pace)} for {PACE!r} in the header", text)
    return Pace(text)


def _choosing(headers: dict[str, str]) -> bool:
    """Tables of before this choice have no such line: there chance chooses."""
    text = headers.get(CHOOSING)
    if text not in (None, YES):
        raise _strange(f"{YES!r} for {CHOOSING!r} in the header", text or "")
    return text == YES


def _help(headers: dict[str, str]) -> PaperHelp:
    """Tables of before this choice have no such line: there the form was told."""
    text = headers.get(HELP, PaperHelp.FORM.value)
    if text not in list(PaperHelp):
        raise _strange(f"one of {', '.join(PaperHelp)} for {HELP!r} in the header", text)
    return PaperHelp(text)


def _strange(expected: str, got: str) -> RecordError:
    return RecordError(RecordCode.HEADER_VALUE, line=0, expected=expected, found=got)


def _steps(state: State, log: tuple[Action, ...]) -> Iterator[Step]:
    """The steps of all actions of a log that a state has not seen yet."""
    for number, action in enumerate(log[state.actions :], start=state.actions + 1):
        step = apply(state, action)
        if step.refusal is not None:
            wanted, got = f"action {number} to be possible", step.refusal.fault.value
            raise RecordError(RecordCode.REFUSED, line=0, expected=wanted, found=got)
        state = step.state
        yield step


def states(seating: Seating, log: tuple[Action, ...]) -> Iterator[State]:
    """Yield the state after each action of a log.

    An action that cannot be done raises ``RecordError``.
    """
    return (step.state for step in _steps(new_match(seating.terms), log))


def retold(seating: Seating, log: tuple[Action, ...]) -> tuple[Done, ...]:
    """Yield the step of each action of a log.

    An action that cannot be done raises ``RecordError``.
    """
    steps = _steps(new_match(seating.terms), log)
    return tuple(done_by(at, log[at], step) for at, step in enumerate(steps))


def _reasons(record: Record) -> Iterator[LoggedReason]:
    """The reasons among the remarks; one that somebody has changed by hand is left out."""
    for remark in record.remarks:
        if not remark.text.startswith(WHY) or remark.number < 1:
            continue
        number = remark.number - 1
        try:
            shake, code, details = json.loads(remark.text.removeprefix(WHY))
            why = Why(code=str(code), details=tuple((str(k), str(v)) for k, v in details))
            yield LoggedReason(number=number, seat=record.log[number].by, shake=int(shake), why=why)
        except (ValueError, TypeError):
            continue
