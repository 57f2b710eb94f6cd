"""Accounts: coming in, what a grown-up sees of a school and a class, and one child's page."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.base import Body

Post = Literal["coach", "judge", "director"]
"""The post of a grown-up in a school."""


# Coming in.


class CardLogin(Body):
    """A child comes by the picture on the card; ``own`` if the device is the child's own."""

    key: str
    own: bool = False


class WordsLogin(Body):
    """A child comes by the code of the class, a nickname, and the words of the card."""

    class_code: str
    nickname: str
    words: str
    own: bool = False


class PasswordLogin(Body):
    """A grown-up comes in."""

    login: str
    password: str


class PasswordChange(Body):
    """A grown-up wants another password."""

    old: str
    new: str


class LinkKey(Body):
    """The key of a one-time link."""

    key: str


class LinkUse(Body):
    """A one-time link is used: to join a school, or for a new password alone."""

    key: str
    password: str
    login: str = ""
    name: str = ""
    email: str = ""


class LinkNotice(Body):
    """A one-time link from outside."""

    kind: Literal["join", "recover"]
    school: str
    post: str
    login: str = ""


class LinkMade(Body):
    """A one-time link that was made: it is shown once."""

    link: str
    ends: int
    """When it ends, in milliseconds since 1970, as all times here."""


class SchoolEntry(Body):
    """A school in which somebody has a post."""

    id: str
    name: str
    post: Post


class ClassEntry(Body):
    """A class in a list."""

    id: str
    name: str
    children: int
    archived: bool


class Me(Body):
    """The person who has come in by this browser."""

    kind: Literal["guest", "child", "grownup"]
    accounts: bool
    """Whether this server has accounts at all."""
    id: str = ""
    name: str = ""
    schools: list[SchoolEntry] = []
    classes: list[ClassEntry] = []
    room: bool = False
    """For a child: whether a class of it plays in a room now."""


class DoorList(Body):
    """The nicknames at the door of a class; none while it is closed."""

    open: bool
    nicknames: list[str]


class SessionEntry(Body):
    """One session of somebody."""

    id: str
    device: str
    made: int
    seen: int
    ends: int
    here: bool
    """Whether it is this browser's."""


class SessionList(Body):
    """All sessions of somebody."""

    sessions: list[SessionEntry]


# A school.


class Invitation(Body):
    """A grown-up is invited to a post."""

    post: Post


class Colleague(Body):
    """A grown-up of a school."""

    id: str
    login: str
    name: str
    post: Post
    seen: int


class SchoolPage(Body):
    """A school, for its grown-ups."""

    id: str
    name: str
    people: list[Colleague]
    classes: list[ClassEntry]


# A class.


class NewClass(Body):
    """A class is made."""

    school: str
    name: str


class ClassChange(Body):
    """A class gets another name, or is put away and taken out again; None leaves it."""

    name: str | None = None
    archived: bool | None = None


class DoorOrder(Body):
    """The door of a class is opened for a quarter of an hour, or closed."""

    open: bool


class RosterText(Body):
    """A list of children. Without ``add`` it is only read; ``anyway`` waves doubts through."""

    text: str
    kind: Literal["text", "csv", "xlsx"] = "text"
    """A workbook comes as base64."""
    add: bool = False
    anyway: bool = False


class RosterLine(Body):
    """One row of a list as it was read, with what is wrong in it."""

    number: int
    name: str
    nickname: str
    division: str
    problems: list[str]
    grade: str = ""


class RosterCheck(Body):
    """A list as it was read, every row of it."""

    rows: list[RosterLine]
    problems: list[str]
    clean: bool
    usable: bool
    """Whether it can be taken once somebody has looked at its doubts."""
    added: int = 0


class ChildrenOrder(Body):
    """Some children of a class: for cards, or to move them ``to`` another class or to none."""

    children: list[str]
    to: str = ""


class PersonNamed(Body):
    """A grown-up of the school by login; ``instead`` hands over what was the asker's."""

    login: str
    instead: bool = False


class ChildEntry(Body):
    """A child in the table of a class; times are 0 if there was none."""

    id: str
    nickname: str
    name: str
    """The real name, for guardians only."""
    division: str
    card: bool
    """Whether there is a card."""
    seen: int
    here: bool
    """Whether the child has come in today, and the session still lasts."""
    matches: int
    minutes: int
    points: int
    grade: int = 0
    """The grade at school; 0 if nobody said."""
    figures: list[str] = []
    """A cell for each of the page's ``columns``."""


class ClassPage(Body):
    """A class, for its coaches."""

    id: str
    school: str
    name: str
    code: str
    link: str
    """Where children come in by words."""
    archived: bool
    door: int
    """Until when it stands open; 0 if it is closed."""
    coaches: list[str]
    room: str
    """The code of the room in which the class plays."""
    notices: list[int]
    """When there were too many wrong tries."""
    children: list[ChildEntry]
    columns: list[str]
    """The titles of the figures of every child."""
    opened: list[str]
    """Tools that are open to the children at their tables: "hints", "phrases", "variations"."""
    paused: bool
    """Whether all tables of the room stand still."""
    others: list[ClassEntry]
    """The other classes of the coach in the school, to move children to."""


# A child.


class LookEntry(Body):
    """A grown-up looked."""

    who: str
    at: int
    kind: str


class PlayedEntry(Body):
    """A match that was played to its end."""

    at: int
    points: int
    minutes: int
    kept: int = 0
    best: int = 0
    """The points that could be had, and those that were kept; 0 while it is not analysed."""


class ChildPage(Body):
    """One child, for itself, its guardians and the coaches of its classes."""

    entry: ChildEntry
    classes: list[str]
    guardians: list[str]
    matches: list[PlayedEntry]
    looks: list[LookEntry]
    """The looks at this page, for guardians."""
    columns: list[str]
    guarded: bool
    """Whether the asker is a guardian."""


class ChildChange(Body):
    """A guardian corrects what is known of a child; empty leaves it."""

    nickname: str = ""
    division: str = ""
    language: str = ""
    name: str = ""
    grade: int = 0
