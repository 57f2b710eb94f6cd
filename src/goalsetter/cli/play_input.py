"""The input of a person at a table: lines and the time they take, and the action that a line means.

In a terminal with clocks time runs while nothing is typed; elsewhere time waits for the line.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from io import TextIOWrapper
from queue import Empty, Queue
from time import monotonic
from typing import TextIO

from goalsetter.cli.screen import as_typed
from goalsetter.cubes import Cube
from goalsetter.errors import RecordError
from goalsetter.notation import parse_cube, parse_goal, parse_set_goal
from goalsetter.play import (
    Action,
    Choosable,
    Phase,
    Record,
    RecordCode,
    Seat,
    Section,
    action,
    choosable,
    read_record,
    write_record,
)
from goalsetter.rules import Task
from goalsetter.table import Table
from goalsetter.telling import open_papers, reasons_for

LENIENT = "surrogateescape"
"""How bytes are read that are no text."""


class EndOfInputError(Exception):
    """There are no more lines."""


class Lines:
    """The lines of a person; when ``live``, time goes on while nothing is typed."""

    def __init__(self, stream: TextIO) -> None:
        if isinstance(stream, TextIOWrapper) and stream.errors != LENIENT:
            # A byte that is no text must not end a match.
            stream.reconfigure(errors=LENIENT)
        self.stream = stream
        self.live = False
        self.watched = stream.isatty()
        self._typed: Queue[str] | None = None
        self._started = monotonic()

    def begin(self, *, live: bool) -> None:
        """Begin the match now; no one can hurry who does not sit at a terminal."""
        # Lines from a pipe come at once: they would never let a clock run.
        self.live = live and self.watched
        self._started = monotonic()

    def now(self) -> int:
        """Milliseconds since the beginning."""
        return int((monotonic() - self._started) * 1000)

    def read(self) -> str:
        """Return the next line, however long it takes."""
        return self._clean(self.stream.readline())

    def read_within(self, milliseconds: int | None) -> str | None:
        """Return the next line; None if none comes in time."""
        if self._typed is None:
            # A thread of its own: not every system can wait for a line and for a time at once.
            self._typed = Queue()
            threading.Thread(target=self._listen, args=(self._typed,), daemon=True).start()
        try:
            # A moment that has passed already must not become a wait without an end.
            wait = None if milliseconds is None else max(0, milliseconds) / 1000
            return self._clean(self._typed.get(timeout=wait))
        except Empty:
            return None

    def _listen(self, typed: Queue[str]) -> None:
        while line := self.stream.readline():
            typed.put(line)
        typed.put("")  # as at the end of a file

    def _clean(self, line: str) -> str:
        if not line:
            raise EndOfInputError
        return " ".join(as_typed(line).split())


SHORT = {"r": Section.REQUIRED, "p": Section.PERMITTED, "f": Section.FORBIDDEN}
BOTH = "&&"
"""The sign between two Solutions."""


class MisreadError(Exception):
    """A line that is no command, or lacks something: a code for the sentence, and its details."""

    def __init__(self, code: str, **details: str) -> None:
        self.code = code
        self.details = details
        super().__init__(code)


@dataclass(frozen=True, slots=True)
class Typed:
    """A line at a table: what stands behind the command's word, and who typed it."""

    rest: str
    table: Table
    me: Seat

    @property
    def needed(self) -> str:
        """The text behind the word; there must be some."""
        if not self.rest:
            raise MisreadError("nothing-behind")
        return self.rest


# Nouns.


def section_of(word: str) -> Section | None:
    """The section that a word names; one letter is enough, a small one."""
    # A large R is a red cube in ON-SETS, so one letter must be a small one.
    long = (
        section for section in Section if len(word) > 2 and section.value.startswith(word.lower())
    )
    return SHORT.get(word) or next(long, None)


def goal_of(table: Table, text: str) -> action.AnyGoal:
    """A Goal in the notation of the game."""
    return parse_set_goal(text) if table.seating.terms.deals_cards else parse_goal(text)


def seat_named(typed: Typed, word: str) -> Seat:
    """A player by the letter of the seat, or by the beginning of the name."""
    seats, players = typed.table.state.seats, typed.table.seating.players
    # The letter goes first: a player may be called “B”.
    if word.upper() in seats:
        return Seat(word.upper())
    named = [
        seat
        for seat, player in zip(seats, players, strict=True)
        if word and player.name.lower().startswith(word.lower())
    ]
    # Two names may begin alike; then neither is meant.
    if len(named) != 1:
        known = ", ".join(f"{s} ({p.name})" for s, p in zip(seats, players, strict=True))
        raise MisreadError("no-such-player", found=word, known=known)
    return named[0]


def writer_and_rest(typed: Typed) -> tuple[Seat, str]:
    """Find whose paper is meant, and what follows; the only one that waits needs no name."""
    first, _, rest = typed.rest.partition(" ")
    waiting = open_papers(typed.table, typed.me)
    try:
        return seat_named(typed, first), rest.strip()
    except MisreadError:
        if len(waiting) != 1:
            raise
        return waiting[0], typed.rest


# Actions.


def read_move(typed: Typed) -> Action:
    """``4 to required``, ``4 r``."""
    cube, to = cube_and_section(typed)
    return action.Move(by=typed.me, cube=cube, to=to)


def cube_and_section(typed: Typed) -> tuple[Cube, Section]:
    """Read ``4 to required`` or ``4 r``."""
    words = [word for word in typed.needed.split() if word.lower() != "to"]
    section = section_of(words[-1]) if len(words) > 1 else None
    if section is None:
        raise MisreadError("no-section", found=typed.rest)
    return parse_cube(" ".join(words[:-1])), section


def read_deal(typed: Typed) -> Action:
    """``9``: how many cards."""
    # Nobody deals a thousand cards, and ``int`` refuses a number of 5,000 digits.
    if not is_number(typed.needed) or len(typed.rest) > 3:
        raise MisreadError("not-a-number", found=typed.rest)
    return action.CallDeal(by=typed.me, number=int(typed.rest))


def read_set_out(typed: Typed) -> Action:
    """``VVΛ``; not every keyboard has a Λ."""
    faces = typed.needed.upper().replace(" ", "").replace("^", "Λ")
    if not set(faces) <= set("VΛ"):
        raise MisreadError("not-set-out", found=typed.rest)
    return action.SetOut(by=typed.me, cubes=tuple(map(Cube, faces)))


def read_bonus(typed: Typed) -> Action:
    """The cube that goes to Forbidden first."""
    first, _, rest = typed.needed.partition(" ")
    if rest and section_of(rest.split()[-1]) is not Section.FORBIDDEN:
        raise MisreadError("bonus-alone", cube=first)
    return action.Bonus(by=typed.me, cube=parse_cube(first))


def read_shift(typed: Typed) -> Action:
    """A cube from Permitted."""
    cube, to = cube_and_section(typed)
    return action.Shift(by=typed.me, cube=cube, to=to)


def read_add_to_goal(typed: Typed) -> Action:
    """``4 making 24``."""
    cube, _, goal = typed.needed.partition(" making ")
    if not goal:
        raise MisreadError("no-making", found=typed.rest)
    return action.AddToGoal(by=typed.me, cube=parse_cube(cube), goal=goal_of(typed.table, goal))


def read_take_back(typed: Typed) -> Action:
    """One of two cubes."""
    return action.TakeBack(by=typed.me, cube=parse_cube(typed.needed))


def read_goal(typed: Typed) -> Action:
    """The whole Goal."""
    return action.SetGoalDown(by=typed.me, goal=goal_of(typed.table, typed.needed))


def read_challenge(typed: Typed) -> Action:
    """By the word that is said."""
    return action.Challenge(by=typed.me, kind=typed.needed.lower().replace(" ", "_"))


def read_contest(typed: Typed) -> Action:
    """Says that there is a Goal after all."""
    return action.Challenge(by=typed.me, kind="no_goal")


def read_bare(kind: type[Action]) -> Callable[[Typed], Action]:
    """Return the reader of an action that holds nothing but who did it."""

    def read(typed: Typed) -> Action:
        if typed.rest:
            raise MisreadError("too-much", found=typed.rest)
        return kind(by=typed.me)

    return read


def read_side(typed: Typed) -> Action:
    """Mover or Challenger."""
    return action.TakeSide(by=typed.me, side=typed.needed.lower())


def read_paper(typed: Typed) -> Action:
    """An Equation or a Solution; two with && between them; a Goal, or a move, behind its word."""
    # From the back: a Goal stands behind the move to avoid, and both behind the Solutions.
    text, _, goal = typed.needed.partition(" with goal ")
    text, _, avoiding = text.partition(" avoiding ")
    texts = tuple(part.strip() for part in text.split(BOTH))
    return action.Present(by=typed.me, texts=texts, goal=goal.strip(), avoid_move=avoiding.strip())


def read_about_paper(
    kind: type[action.Accept] | type[action.WorkTogether] | type[action.ShowNothing],
) -> Callable[[Typed], Action]:
    """Return the reader of what holds nothing but whose paper it is about."""

    def read(typed: Typed) -> Action:
        writer, rest = writer_and_rest(typed)
        if rest:
            raise MisreadError("too-much", found=rest)
        return kind(by=typed.me, writer=writer)

    return read


def read_reject(typed: Typed) -> Action:
    """A paper, with a reason by its name or its number in the list."""
    writer, rest = writer_and_rest(typed)
    known = reasons_for(typed.table.state.shake)
    word = rest.lower().removeprefix("because ").strip()
    if is_number(word) and 1 <= int(word[:4]) <= len(known):
        word = known[int(word[:4]) - 1]
    if word not in known:
        raise MisreadError("no-reason", found=rest)
    return action.Reject(by=typed.me, writer=writer, reason=word)


def read_regrouping(typed: Typed) -> Action:
    """A paper with brackets that break it."""
    writer, rest = writer_and_rest(typed)
    if not rest:
        raise MisreadError("nothing-behind")
    return action.ProveAmbiguity(by=typed.me, writer=writer, regrouped=rest)


def read_value_question(typed: Typed) -> Action:
    """The last question to a judge: does it equal the Goal?"""
    writer, _ = writer_and_rest(typed)
    return action.AskJudge(by=typed.me, question="value", writer=writer)


def read_extra_minute(typed: Typed) -> Action:
    """One more minute for a point, for what is being done."""
    phase = typed.table.state.shake.phase
    task = {Phase.CHECKING: Task.CHECK, Phase.GOAL: Task.GOAL}.get(phase, Task.WRITE)
    return action.TakeExtraMinute(by=typed.me, task=task)


def read_charge(typed: Typed) -> Action:
    """``B out-of-turn``."""
    first, _, reason = typed.needed.partition(" ")
    against = seat_named(typed, first)
    word = reason.lower().removeprefix("with ").strip().replace(" ", "-")
    if not word:
        raise MisreadError("no-charge")
    return action.Charge(by=typed.me, against=against, reason=word)


# The verbs of the record.


def read_by_record(typed: Typed) -> Action:
    """Any action as a record writes it: ``moves 4 to required``."""
    # The reader of records wants a whole record: one with this line alone.
    header = write_record(Record(terms=typed.table.seating.terms), results=False)
    try:
        log = read_record(f"{header}\n{typed.me} {typed.rest}").log
    except RecordError as error:
        if error.code in (RecordCode.UNKNOWN_ACTION, RecordCode.UNKNOWN_LINE):
            raise MisreadError("unknown", found=typed.rest) from error
        raise
    # A line of the record may also be a remark or a heading, which do nothing.
    if len(log) != 1:
        raise MisreadError("unknown", found=typed.rest)
    return log[0]


# Choosing variations: by number in a list of what may be chosen, or by name.


def read_choice(typed: Typed) -> Action:
    """Read numbers of the list, each with what fills its blank behind it, or names; with commas."""
    parts = [part.strip() for part in typed.needed.replace(";", ",").split(",") if part.strip()]
    words = parts[0].split() if len(parts) == 1 else []
    if words and all(map(is_number, words)):
        # "6 8" is the sixth filled in with 8, if 8 fills its blank; else the sixth and the eighth.
        known = choosable(typed.table.state, typed.me)
        filled = len(words) == 2 and words[1] in fills_of(known, words[0])
        parts = parts if filled else words
    names = tuple(variation_named(typed, part) for part in parts)
    return action.SelectVariation(by=typed.me, variations=names)


def is_choice(typed: Typed) -> bool:
    """Whether a line without a command's word is a choice: a number, or a variation's name."""
    catalogue = typed.table.seating.terms.book.catalogue
    first = typed.rest.replace(";", ",").partition(",")[0].strip()
    number, _, fill = first.partition(" ")
    known = choosable(typed.table.state, typed.me)
    filled = is_number(number) and fill in fills_of(known, number)
    return is_number(first.replace(" ", "")) or filled or catalogue.find(first) is not None


def is_number(word: str) -> bool:
    """Whether a word is a number; ``²`` is a digit to Python, but not to ``int``."""
    return word.isascii() and word.isdigit()


def fills_of(known: tuple[Choosable, ...], number: str) -> tuple[str, ...]:
    """Return what may fill the blank of a variation, by its number in the list."""
    at = int(number[:4])
    return known[at - 1].fills if 1 <= at <= len(known) else ()


def variation_named(typed: Typed, part: str) -> str:
    """Return the name that a number of the list stands for; a name stands for itself."""
    known = choosable(typed.table.state, typed.me)
    number, _, fill = part.partition(" ")
    is_name = typed.table.seating.terms.book.catalogue.find(part) is not None
    if is_name or not is_number(number) or not known:
        return part
    if not 1 <= int(number[:4]) <= len(known):
        raise MisreadError("no-such-number", found=number, most=str(len(known)))
    option = known[int(number[:4]) - 1]
    # A blank that takes one thing only need not be filled in.
    only = option.fills[0] if len(option.fills) == 1 else ""
    return str(option.named(fill.strip() or only))
