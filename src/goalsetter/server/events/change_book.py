"""The changes at an event by version: news hold nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from goalsetter.tournament import EventState

SECTIONS: Mapping[str, str] = {
    "event": "head",
    "locked": "head",
    "rulings": "head",
    "officials": "officials",
    "contests": "contests",
    "groups": "groups",
    "teams": "teams",
    "players": "players",
    "presence": "players",
    "withdrawals": "players",
    "rounds": "rounds",
    "sheets": "sheets",
    "incidents": "incidents",
    "protests": "protests",
    "corrections": "corrections",
    "calls": "calls",
}
"""The part of the news to which each field of the state belongs; the others are in none."""

ONE = ""
"""The key of a part that changes as a whole."""


def round_key(contest: str, number: int) -> str:
    """The key of a round in the news."""
    return f"{contest}/{number}"


def key_text(key: object) -> str:
    """The key of something in the news, from its key in the state."""
    if not isinstance(key, tuple):
        return str(key)
    contest, number = key
    # A withdrawal is by player and contest: the player has changed.
    return round_key(contest, number) if isinstance(number, int) else str(contest)


def changed_keys(before: EventState, after: EventState, field: str) -> Iterator[str]:
    """Yield the keys of everything that is another in a field of the state."""
    old, new = getattr(before, field), getattr(after, field)
    if old is new:
        return
    if isinstance(new, Mapping) and field != "rulings":
        for key in {**old, **new}:
            if old.get(key) is not new.get(key):
                yield key_text(key)
    elif isinstance(new, tuple) and field != "officials":
        known = {one.number: one for one in old}
        for one in new:
            if known.get(one.number) is not one:
                yield str(one.number)
    else:
        yield ONE


class ChangeBook:
    """The version of each thing of an event, as far as it has changed since the event awoke."""

    def __init__(self, version: int) -> None:
        self.since = version
        """Changes before this version are not known one by one."""
        self._versions: dict[str, dict[str, int]] = {}
        self._gone: dict[str, int] = {}

    def note(self, version: int, section: str, key: str = ONE) -> None:
        """Something has changed."""
        self._versions.setdefault(section, {})[key] = version

    def note_act(
        self, version: int, before: EventState, after: EventState, fields: tuple[str, ...]
    ) -> None:
        """An act has changed some fields of the state."""
        for field in fields:
            if field not in SECTIONS:
                continue
            section = SECTIONS[field]
            for key in changed_keys(before, after, field):
                self.note(version, section, key)
                if section in ("teams", "sheets") and key not in getattr(after, field):
                    self._gone[f"{section}/{key}"] = version
        if "players" in fields:
            # A new twin gives an older one a number behind the name.
            names = {(one.group, one.name.casefold()) for one in after.players.values()}
            old = {(one.group, one.name.casefold()) for one in before.players.values()}
            if len(after.players) - len(names) != len(before.players) - len(old):
                for player in after.players:
                    self.note(version, section="players", key=player)

    def version_of(self, section: str, key: str) -> int:
        """The version in which something last changed; 0 if that is not known."""
        return self._versions.get(section, {}).get(key, 0)

    def keys(self, section: str, since: int) -> set[str]:
        """The keys of a part that have changed after a version."""
        known = self._versions.get(section, {})
        return {key for key, version in known.items() if version > since}

    def gone(self, since: int) -> list[str]:
        """Everything that was struck after a version."""
        return [key for key, version in self._gone.items() if version > since]
