"""Accounts as they are kept: plain values, one for each row of a table.

To keep a value is to put it in the place of the one with the same key; ``AccountsGone`` takes rows
away. Real names are kept encrypted, secrets as what Argon2id makes of them, keys as digests: no
value here can be used to come in.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from goalsetter.server.store.class_rows import CLASS_KEYS, ClassRow
from goalsetter.server.store.errors import TAKEN, StoreError
from goalsetter.server.store.practice import PRACTICE_KEYS, PracticeRow


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptSchool:
    """A school: its grown-ups, its classes and its children belong to it."""

    id: str
    name: str
    made: int
    """The time of day, in milliseconds since 1970, as all times here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptGrownup:
    """A coach, judge or director. Without a password the one-time link has not been used yet."""

    id: str
    login: str
    name: str
    """As children and colleagues call her."""
    email: str = ""
    password: str = ""
    made: int = 0
    seen: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SchoolPost:
    """A grown-up has a post in a school."""

    school: str
    person: str
    post: str


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptChild:
    """A card holder. ``name`` is the real name, encrypted; without a ``card`` nobody comes in."""

    id: str
    school: str
    nickname: str
    folded: str
    """The nickname as it is compared: no two children of a school have the same."""
    division: str = ""
    language: str = ""
    name: str = ""
    secret: str = ""
    """Argon2id of the two words and two digits."""
    card: str = ""
    """The digest of the key in the card's picture."""
    made: int = 0
    seen: int = 0
    grade: int = 0
    """The grade at school; 0 if nobody said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guardianship:
    """A grown-up answers for a child: control of the account, whatever class the child is in."""

    child: str
    person: str
    since: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptClass:
    """A class of a school. Children find it by its code; ``door`` is until when it stands open."""

    id: str
    school: str
    code: str
    name: str
    made: int
    used: int = 0
    door: int = 0
    archived: int = 0
    """When it was put away; 0 if it was not."""
    hall: str = ""
    """The code of the room in which the class plays now."""
    hall_key: str = ""
    """The key of that room's board, encrypted as names are: any coach of the class may open it."""
    opened: str = "phrases variations"
    """Tools that are open to the children at their tables, in words with blanks between."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassCoach:
    """A grown-up coaches a class."""

    group: str
    person: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Membership:
    """A child is in a class: leaving it loses neither the account nor its guardians."""

    group: str
    child: str
    since: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SignIn:
    """A session: ``digest`` is that of the cookie, ``person`` a child's or grown-up's id."""

    digest: str
    id: str
    """The name by which it is listed and ended."""
    person: str
    is_child: bool
    made: int
    seen: int
    ends: int
    own: bool = False
    """Whether the device is the child's own."""
    device: str = ""
    """The kind of browser, in a word or two."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownDevice:
    """A device on which a child of the class has come in: it is shown the list of nicknames."""

    digest: str
    group: str
    seen: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OneTimeLink:
    """A link for one use: to set the first password, to join a school, or to recover."""

    digest: str
    kind: str
    person: str
    school: str
    post: str
    by: str
    """The grown-up who made it; empty for the owner's command line."""
    ends: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """A grown-up looked at a child's page or took its data: shown to the other guardians."""

    id: str
    child: str
    person: str
    at: int
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedMatch:
    """A match that a child has played to its end: the account by its id alone."""

    child: str
    code: str
    at: int
    points: int
    millis: int
    """How long it took."""
    best: int = 0
    kept: int = 0
    """The points that could be had by the decisions of the child, and those that it kept; both are
    0 until the match is analysed."""
    habit: str = ""
    lost: int = 0
    """The topic of the mistakes that cost the most, and how many points that was."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassNotice:
    """A word to the coaches of a class: too many wrong tries came from one network."""

    id: str
    group: str
    at: int
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Erasure:
    """A child was erased; no name. It is done again if an older backup brings the child back."""

    child: str
    at: int


AccountRow = (
    KeptSchool
    | KeptGrownup
    | SchoolPost
    | KeptChild
    | Guardianship
    | KeptClass
    | ClassCoach
    | Membership
    | SignIn
    | KnownDevice
    | OneTimeLink
    | Look
    | PlayedMatch
    | ClassNotice
    | Erasure
    | ClassRow
    | PracticeRow
)
A = TypeVar("A")
KEYS: dict[type, tuple[str, ...]] = {
    KeptSchool: ("id",),
    KeptGrownup: ("id",),
    SchoolPost: ("school", "person"),
    KeptChild: ("id",),
    Guardianship: ("child", "person"),
    KeptClass: ("id",),
    ClassCoach: ("group", "person"),
    Membership: ("group", "child"),
    SignIn: ("digest",),
    KnownDevice: ("digest", "group"),
    OneTimeLink: ("digest",),
    Look: ("id",),
    PlayedMatch: ("child", "code"),
    ClassNotice: ("id",),
    Erasure: ("child",),
    **CLASS_KEYS,
    **PRACTICE_KEYS,
}
"""The fields by which a row of each kind is known."""


def altered(row: AccountRow, **values: str | int) -> AccountsAltered:
    """The change by which some fields of one row have other values."""
    names = KEYS[type(row)]
    where = tuple((name, str(getattr(row, name))) for name in names)
    return AccountsAltered(kind=type(row), where=where, values=tuple(values.items()))


UNIQUE: dict[type, tuple[tuple[str, ...], ...]] = {
    KeptGrownup: (("login",),),
    KeptChild: (("school", "folded"),),
    KeptClass: (("code",),),
}
"""Fields that no two rows share beside the key."""


SAID = "chat"
"""The kind of a table's note that holds somebody's own words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountsGone:
    """Rows of a kind are gone: those whose fields have these values."""

    kind: type
    where: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountsAltered:
    """Some fields of rows have other values, the rest stays.

    A row is never put back as a whole by somebody who read it earlier: that would undo what others
    have done meanwhile, such as a new password.
    """

    kind: type
    where: tuple[tuple[str, str], ...]
    values: tuple[tuple[str, str | int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountsEnded:
    """Sessions, links and devices that ended or were last seen before a time of day are gone."""

    before: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRenamed:
    """A player is called otherwise in all that is kept of a table, and has no account any more.

    ``order`` and ``head`` are those of the table with the new name in them; ``old`` is the name in
    complaints about the table. No key opens the seat any more, and whatever was worked out with the
    old name is worked out anew.
    """

    code: str
    seat: str
    name: str
    old: str
    order: str
    head: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisRewritten:
    """An analysis is to be made anew from another record."""

    id: str
    record: str


OfAccount = AccountRow | AccountsGone | AccountsAltered | AccountsEnded


# In memory: every row by its kind and key.

Accounts = Mapping[type, Mapping[tuple[Any, ...], Any]]


def key_of(row: Any, names: Collection[str]) -> tuple[Any, ...]:
    """The values of some fields."""
    return tuple(getattr(row, name) for name in names)


def rows_where(rows: Accounts, kind: type[A], where: Mapping[str, object]) -> list[A]:
    """The rows of a kind whose fields have values, in the order of their keys."""
    known = rows.get(kind, {})
    return [known[key] for key in sorted(known) if fits(known[key], where)]


def fits(row: object, where: Mapping[str, object]) -> bool:
    """Whether the fields of a row have values; a list of them means any of them."""
    for name, value in where.items():
        here = getattr(row, name)
        if here not in value if isinstance(value, list) else here != value:
            return False
    return True


def accounts_after(rows: Accounts, change: OfAccount) -> Accounts:
    """All rows after a change; two that would share what is unique raise ``StoreError``."""
    if isinstance(change, AccountsGone):
        gone = dict(change.where)
        left = {key: row for key, row in rows.get(change.kind, {}).items() if not fits(row, gone)}
        return {**rows, change.kind: left}
    if isinstance(change, AccountsAltered):
        here: list[Any] = rows_where(rows, change.kind, dict(change.where))
        for row in here:
            rows = accounts_after(rows, replace(row, **dict(change.values)))
        return rows
    if isinstance(change, AccountsEnded):
        for ending, name in ((SignIn, "ends"), (OneTimeLink, "ends"), (KnownDevice, "seen")):
            known = rows.get(ending, {}).items()
            left = {key: row for key, row in known if getattr(row, name) >= change.before}
            rows = {**rows, ending: left}
        return rows
    kind, key = type(change), key_of(change, KEYS[type(change)])
    others = {known: row for known, row in rows.get(kind, {}).items() if known != key}
    for names in UNIQUE.get(kind, ()):
        if any(key_of(row, names) == key_of(change, names) for row in others.values()):
            raise StoreError(TAKEN, ", ".join(names))
    return {**rows, kind: {**others, key: change}}
