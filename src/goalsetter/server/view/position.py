"""The position on which a further judge's opinion is wanted (judges G7)."""

from __future__ import annotations

import msgspec

from goalsetter.play import SPECTATOR, Seat, State, new_match, position_for
from goalsetter.server import wire
from goalsetter.server.view.opinions import ANSWERS
from goalsetter.server.view.sentences import in_codes
from goalsetter.server.view.table import shown
from goalsetter.table import Table
from goalsetter.telling import reason_title
from goalsetter.words import message

GIVE = "give_opinion"


def position_shown(
    table: Table, judge: Seat, at: int, *, code: str, people: wire.People
) -> wire.Table:
    """The position on which a further judge's opinion is wanted; an empty mat, if none is.

    It is drawn from a state that holds nothing else, so nothing else can be seen in it.
    """
    position = position_for(table.state, judge)
    number, state = position or (-1, new_match(table.state.terms))
    alone = Table(seating=table.seating, state=state, since=at)
    picture = shown(alone, SPECTATOR, at, code=code, here=frozenset(), people=people)
    asked, label = _case(number, state), in_codes(message(f"offer-{GIVE}"))
    if asked is None:
        return msgspec.structs.replace(picture, seat=judge)
    rows: list[list[str | None]] = [[str(asked.ruling), answer] for answer in ANSWERS.values()]
    offer = wire.Offer(kind=GIVE, label=label, parts=["ruling", "answer"], rows=rows, free=False)
    return msgspec.structs.replace(picture, seat=judge, case=asked, offers=[offer])


def _case(number: int, state: State) -> wire.OpinionCase | None:
    asked = state.shake.question
    if asked is None:
        return None
    about = reason_title(asked.about, sets=state.terms.deals_cards) or asked.about
    return wire.OpinionCase(
        ruling=number + 1, writer=asked.writer, question=asked.kind, about=in_codes(about)
    )
