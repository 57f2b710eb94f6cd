"""A challenge for one seat: who is on which side, and what each would mean to a Third Party."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.play import Seat, View, action
from goalsetter.rules import BURDENS, Role
from goalsetter.server import wire
from goalsetter.server.view.offers import Groups
from goalsetter.server.view.sentences import in_codes
from goalsetter.table import Table
from goalsetter.words import message

CAMPS = (Role.CHALLENGER, Role.MOVER, Role.THIRD_PARTY)
"""In this order they are told; a Third Party is one who has joined nobody yet."""


def challenge(table: Table, seen: View, groups: Groups) -> wire.Challenge | None:
    """The challenge that stands, if one does."""
    challenge = seen.challenge
    if challenge is None:
        return None
    return wire.Challenge(
        claim=challenge.claim.value,
        sentence=in_codes(
            message(
                "event-challenge-stands",
                challenger=_name(table, challenge.challenger),
                mover=_name(table, challenge.mover),
                claim=message(f"claim-{challenge.claim.value.replace('_', '-')}"),
            )
        ),
        challenger=challenge.challenger,
        mover=challenge.mover,
        third=challenge.third,
        camps=list(_camps(table, seen)) if challenge.third else [],
        sides=list(_choices(table, seen, groups)),
    )


def _name(table: Table, seat: Seat) -> str:
    return table.seating.player(seat).name


def side_of(seen: View, seat: Seat) -> Role:
    """The side that a player is on now."""
    assert seen.challenge is not None
    return dict(seen.sides).get(seat, seen.challenge.role(seat))


def _camps(table: Table, seen: View) -> Iterator[wire.Camp]:
    """Each side that somebody is on."""
    for role in CAMPS:
        players = [seat for seat in seen.terms.seats if side_of(seen, seat) is role]
        if players:
            word = _word(role)
            who = ", ".join(_name(table, seat) for seat in players)
            title = in_codes(message(f"camp-{word}", who=who))
            yield wire.Camp(role=word, title=title, players=list(players))


def _choices(table: Table, seen: View, groups: Groups) -> Iterator[wire.SideChoice]:
    """X-B, ET19: a side with its burden of proof, and the points of the book in force."""
    sides = (group for group in groups if group.kind is action.TakeSide)
    roles = [Role(row["side"]) for group in sides for row in group.rows]
    for role in dict.fromkeys(roles):
        assert seen.challenge is not None
        writes = BURDENS[seen.challenge.claim].writer is role
        scores, who = seen.terms.procedure.scores, _name(table, seen.challenge.player(role))
        paper = message("play-a-solution" if seen.terms.deals_cards else "play-an-equation")
        yield wire.SideChoice(
            role=role.value,
            title=in_codes(message(f"side-join-{role.value}", who=who)),
            told=in_codes(
                message(
                    "side-writes" if writes else "side-writes-nothing",
                    paper=paper,
                    right=scores.joined(role),
                    wrong=scores.wrong,
                )
            ),
            clause=seen.terms.procedure.clause("score"),
        )


def _word(role: Role) -> str:
    return role.value.replace("_", "-")
