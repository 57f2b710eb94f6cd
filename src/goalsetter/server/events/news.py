"""News of an event for one reader: what has changed, as far as the role may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from goalsetter.server import wire
from goalsetter.server.events import shapes
from goalsetter.server.events.desk import EventDesk, now_millis
from goalsetter.server.events.rights import COACH, JUDGE, may
from goalsetter.server.store import EventCard
from goalsetter.tournament import RoundState, Sheet, public_names

V = TypeVar("V")


class EventReader:
    """The event as the holder of one card sees it."""

    def __init__(self, desk: EventDesk, card: EventCard, link: str) -> None:
        self.desk, self.card, self.link = desk, card, link
        self.state = desk.state

    def sees(self, right: str) -> bool:
        """Whether the role has a right."""
        return may(self.card.role, right)

    def is_own(self, players: Sequence[str]) -> bool:
        """Whether a player of the coach's own group is among some."""
        return any(self.state.players[one].group == self.card.sits_for for one in players)

    def news(self, since: int) -> wire.EventNews:
        """All that has changed since a version; everything, if that is not known any more."""
        version = self.desk.version
        whole = not self.desk.changes.since <= since <= version
        news = wire.EventNews(version=version, whole=whole, now=now_millis())
        if whole or self._keys("head", since):
            news.head = shapes.head_shape(self.desk, self.link)
        if self.sees("see-officials") and (whole or self._keys("officials", since)):
            news.officials = self.officials()
        after = None if whole else since
        news.contests = {
            key: shapes.contest_shape(one)
            for key, one in self._changed("contests", self.state.contests, after).items()
        }
        news.groups = {
            key: wire.EventGroup(id=one.id, name=one.name, parent=one.parent, apart=one.apart)
            for key, one in self._changed("groups", self.state.groups, after).items()
        }
        news.teams = {
            key: wire.EventTeam(
                id=one.id, name=one.name, contests=[*one.contests], players=[*one.players]
            )
            for key, one in self._changed("teams", self.state.teams, after).items()
            if self.sees("see-roster") or self.is_own(one.players)
        }
        news.players = self.players(after)
        news.rounds = self.rounds(after)
        news.sheets = {
            key: shapes.sheet_shape(self.desk, one, typings=self.sees("see-results"))
            for key, one in self._changed("sheets", self.state.sheets, after).items()
            if self.may_see_sheet(one)
        }
        self._add_judging(news, after)
        if not whole:
            news.gone = self.desk.changes.gone(since)
        return news

    def _keys(self, section: str, since: int) -> set[str]:
        return self.desk.changes.keys(section, since)

    def _changed(self, section: str, known: Mapping[str, V], since: int | None) -> dict[str, V]:
        if since is None:
            return dict(known)
        keys = self._keys(section, since)
        return {key: one for key, one in known.items() if key in keys}

    def may_see_sheet(self, sheet: Sheet) -> bool:
        """Whether a sheet may be seen: by the desk, or as that of an own player."""
        if self.sees("see-results"):
            return True
        return self.sees("see-own-seating") and self.is_own(sheet.players)

    def players(self, since: int | None) -> dict[str, wire.EventPlayer]:
        """The players; a coach sees the own ones, and of opponents what everybody may see."""
        changed = self._changed("players", self.state.players, since)
        name, private = shapes.names_in(self.state), self.sees("see-notes")
        if self.sees("see-roster"):
            return {
                key: shapes.player_shape(self.state, one, name(key), private=private)
                for key, one in changed.items()
            }
        own = {
            key: shapes.player_shape(self.state, one, name(key), private=False)
            for key, one in changed.items()
            if one.group == self.card.sits_for
        }
        public = public_names(self.state)
        for key in self._opponents() - own.keys():
            own[key] = wire.EventPlayer(
                id=key,
                name=public[key].name,
                group=self.state.players[key].group if public[key].group else "",
                contests=[],
                grade=0,
                presence="",
                out={},
                stand_in=False,
                hidden=False,
                note="",
            )
        return own

    def _opponents(self) -> set[str]:
        return {
            player
            for drawn in self.state.rounds.values()
            if drawn.state is not RoundState.DRAWN
            for table in drawn.tables
            if self.is_own(table.players)
            for player in table.players
            if self.state.players[player].group != self.card.sits_for
        }

    def rounds(self, since: int | None) -> dict[str, wire.EventRound]:
        """The rounds: only the director sees one that is not out, and a coach the own tables."""
        known = {f"{contest}/{number}": one for (contest, number), one in self.state.rounds.items()}
        changed = self._changed("rounds", known, since)
        if since is not None:
            # Minutes that were added, and sheets that were struck, stand in the round too.
            for sheet in self._changed("sheets", self.state.sheets, since).values():
                key = f"{sheet.contest}/{sheet.round}"
                changed[key] = known[key]
        if not self.sees("see-unpublished"):
            changed = {k: one for k, one in changed.items() if one.state is not RoundState.DRAWN}
        if self.sees("see-seating"):
            return {key: shapes.round_shape(self.desk, one) for key, one in changed.items()}
        if not self.sees("see-own-seating"):
            return {}
        return {
            key: shapes.round_shape(self.desk, one, self.is_own) for key, one in changed.items()
        }

    def _add_judging(self, news: wire.EventNews, since: int | None) -> None:
        """Incidents, protests, corrections and calls."""
        state, card = self.state, self.card
        numbered = {
            section: self._changed(
                section, {str(one.number): one for one in getattr(state, section)}, since
            )
            for section in ("incidents", "protests", "corrections", "calls")
        }
        if self.sees("see-judging"):
            news.incidents = {
                key: shapes.incident_shape(one)
                for key, one in numbered["incidents"].items()
                # Judges G7: a second judge hears nothing of the first ruling.
                if not (
                    card.role == JUDGE and one.kind.name == "second-opinion" and one.by != card.name
                )
            }
            news.calls = {
                key: shapes.call_shape(state, one, card.sits_for)
                for key, one in numbered["calls"].items()
            }
        if self.sees("see-judging") or card.role == COACH:
            news.protests = {
                key: shapes.protest_shape(one)
                for key, one in numbered["protests"].items()
                if card.role != COACH or self.is_own([one.player])
            }
        if self.sees("see-results"):
            news.corrections = {
                key: shapes.correction_shape(one) for key, one in numbered["corrections"].items()
            }

    def officials(self) -> list[wire.EventOfficial]:
        """The officials, each with the card that is good now."""
        good = {
            (card.name, card.role, card.sits_for): card.digest[:16]
            for card in self.desk.cards.values()
            if not card.ended
        }
        people = dict.fromkeys(
            (one.name, one.role.value, one.sits_for) for one in self.state.officials
        )
        return [
            wire.EventOfficial(
                name=name,
                role=role,  # type: ignore[arg-type]
                sits_for=sits_for,
                card=good.get((name, role, sits_for), ""),
            )
            for name, role, sits_for in dict.fromkeys((*people, *good))
        ]
