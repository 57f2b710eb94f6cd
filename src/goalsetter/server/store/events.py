"""Events as they are kept: a tournament's log that only grows, the cards of officials, web tables.

A card is kept as a digest that takes long to make, so that a stolen file opens no event. Cards and
the event's own code are in every backup: what was printed stays good on another machine.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.server.store.errors import TAKEN, StoreError


@dataclass(frozen=True, slots=True, kw_only=True)
class EventMade:
    """An event was opened; its code is in every link and on every printed sheet."""

    code: str
    made: int
    """The time of day, in milliseconds since 1970."""
    tag: str = ""
    """The letters with which the codes of its sheets begin."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventLine:
    """One entry of an event's log, as a line of text; no two have the same number.

    ``mark`` is the browser's own name for the act: one that comes twice is done once.
    """

    code: str
    number: int
    text: str
    mark: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EventCard:
    """A card that lets an official in; ``ended`` is when the director took it back, or 0."""

    code: str
    digest: str
    name: str
    role: str
    sits_for: str = ""
    """The group that a coach enters, or to which a judge belongs."""
    made: int = 0
    ended: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EventTable:
    """A sheet is played at a table of this server; ``entered`` when its result came back."""

    code: str
    sheet: str
    at_table: str
    entered: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EventDeleted:
    """An event is gone with its log and its cards; its tables go by their own age."""

    code: str


OfEvent = EventMade | EventLine | EventCard | EventTable | EventDeleted


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptEvent:
    """All that is kept of one event."""

    code: str
    made: int
    tag: str = ""
    lines: tuple[EventLine, ...] = ()
    """In the order of their numbers."""
    cards: tuple[EventCard, ...] = ()
    tables: tuple[EventTable, ...] = ()


# In memory: the event after each change.

KeptEvents = dict[str, KeptEvent]


def with_card(event: KeptEvent, card: EventCard) -> KeptEvent:
    """The event with a card, in place of the one with the same digest."""
    others = [known for known in event.cards if known.digest != card.digest]
    return replace(event, cards=tuple(sorted((*others, card), key=lambda known: known.digest)))


def with_table(event: KeptEvent, table: EventTable) -> KeptEvent:
    """The event with a web table, in place of the one before for the same sheet."""
    others = [known for known in event.tables if known.sheet != table.sheet]
    return replace(event, tables=tuple(sorted((*others, table), key=lambda known: known.sheet)))


def with_line(event: KeptEvent, line: EventLine) -> KeptEvent:
    """The event with one entry more; a number or a mark that is taken raises ``StoreError``."""
    if any(known.number == line.number or known.mark == line.mark for known in event.lines):
        raise StoreError(TAKEN, str(line.number))
    return replace(event, lines=(*event.lines, line))


def events_after(events: KeptEvents, change: OfEvent) -> KeptEvents:
    """All events after a change; one of an event that is gone changes nothing."""
    if isinstance(change, EventDeleted):
        return {code: event for code, event in events.items() if code != change.code}
    if isinstance(change, EventMade):
        if change.code in events:
            raise StoreError(TAKEN, change.code)
        return {
            **events,
            change.code: KeptEvent(code=change.code, made=change.made, tag=change.tag),
        }
    event = events.get(change.code)
    if event is None:
        return events
    if isinstance(change, EventLine):
        event = with_line(event, change)
    elif isinstance(change, EventCard):
        event = with_card(event, change)
    else:
        event = with_table(event, change)
    return {**events, change.code: event}
