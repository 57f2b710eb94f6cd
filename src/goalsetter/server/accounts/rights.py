"""Rights: who may do what to whom. One table, which everything on the server asks.

A role is a relation: the same coach is the guardian of one child, the coach of another's class, and
nobody to a third. Practice and tournaments add their roles and their rows here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

COACH, JUDGE, DIRECTOR = "coach", "judge", "director"
POSTS = (COACH, JUDGE, DIRECTOR)
"""The posts that a grown-up may have in a school."""


class Relation(StrEnum):
    """A relation of somebody who asks to whatever it is about."""

    GUEST = "guest"
    """Nobody known, or somebody who has nothing to do with it, such as another school's coach."""
    CHILD = "child"
    """Another child, be it of the same class."""
    SELF = "self"
    """The very person."""
    GUARDIAN = "guardian"
    """One of the one or two grown-ups who answer for a child."""
    SCHOOL_COACH = "school-coach"
    """A coach of the same school."""
    CLASS_COACH = "class-coach"
    """One of the coaches of the class, or of a class in which the child is."""
    JUDGE = "judge"
    DIRECTOR = "director"
    OWNER = "owner"
    """The person who runs the server, at its command line."""


class AccountDeed(StrEnum):
    """Something that is done to a child, a class, a school or a grown-up."""

    # To a child.
    READ_NAME = "read-name"
    SEE_CHILD = "see-child"
    CHANGE_CHILD = "change-child"
    EXPORT_CHILD = "export-child"
    ERASE_CHILD = "erase-child"
    SEE_LOOKS = "see-looks"
    NAME_GUARDIAN = "name-guardian"
    MAKE_CARD = "make-card"
    MOVE_CHILD = "move-child"
    GIVE_WORD = "give-word"
    """To give the word by which another coach may adopt the child."""
    SEE_WORK = "see-work"
    """To see what is assigned to the child, and what of it is done."""
    KEEP_MILESTONE = "keep-milestone"
    # To a class.
    SEE_CLASS = "see-class"
    CHANGE_CLASS = "change-class"
    ADD_CHILDREN = "add-children"
    OPEN_DOOR = "open-door"
    SEAT_CLASS = "seat-class"
    EXPORT_CLASS = "export-class"
    NAME_COACH = "name-coach"
    JOIN_ROOM = "join-room"
    DELETE_CLASS = "delete-class"
    ASSIGN = "assign"
    ADOPT_CHILD = "adopt-child"
    ROLL_OVER = "roll-over"
    """To begin the next season with the list of the last."""
    HAND_OVER_CLASS = "hand-over-class"
    # To a school.
    SEE_SCHOOL = "see-school"
    MAKE_CLASS = "make-class"
    INVITE = "invite"
    INVITE_DIRECTOR = "invite-director"
    MAKE_SCHOOL = "make-school"
    CHANGE_KEY = "change-key"
    TIDY = "tidy"
    """To delete what is kept for too long."""
    # To a grown-up.
    RECOVER = "recover"
    RECOVER_DIRECTOR = "recover-director"
    SEE_SESSIONS = "see-sessions"
    END_SESSION = "end-session"
    CHANGE_PASSWORD = "change-password"
    EXTEND_SESSION = "extend-session"
    """To stay in on an own tablet."""
    READ_LETTERS = "read-letters"


_OF_CLASS = frozenset({Relation.CLASS_COACH})
_OF_CHILD = frozenset({Relation.GUARDIAN, Relation.CLASS_COACH})

RIGHTS: dict[AccountDeed, frozenset[Relation]] = {
    AccountDeed.READ_NAME: frozenset({Relation.GUARDIAN}),
    AccountDeed.SEE_CHILD: _OF_CHILD | {Relation.SELF},
    AccountDeed.CHANGE_CHILD: frozenset({Relation.GUARDIAN}),
    AccountDeed.EXPORT_CHILD: frozenset({Relation.GUARDIAN}),
    AccountDeed.ERASE_CHILD: frozenset({Relation.GUARDIAN, Relation.OWNER}),
    AccountDeed.SEE_LOOKS: frozenset({Relation.GUARDIAN}),
    AccountDeed.NAME_GUARDIAN: frozenset({Relation.GUARDIAN, Relation.OWNER}),
    AccountDeed.MAKE_CARD: _OF_CHILD,
    AccountDeed.MOVE_CHILD: _OF_CHILD,
    AccountDeed.GIVE_WORD: frozenset({Relation.GUARDIAN}),
    AccountDeed.SEE_WORK: _OF_CHILD | {Relation.SELF},
    AccountDeed.KEEP_MILESTONE: frozenset({Relation.SELF}),
    AccountDeed.SEE_CLASS: _OF_CLASS,
    AccountDeed.CHANGE_CLASS: _OF_CLASS,
    AccountDeed.ADD_CHILDREN: _OF_CLASS,
    AccountDeed.OPEN_DOOR: _OF_CLASS,
    AccountDeed.SEAT_CLASS: _OF_CLASS,
    AccountDeed.EXPORT_CLASS: _OF_CLASS,
    # A director does not read in a class, and may still give it a coach when its own has left.
    AccountDeed.NAME_COACH: frozenset({Relation.CLASS_COACH, Relation.DIRECTOR, Relation.OWNER}),
    AccountDeed.JOIN_ROOM: frozenset({Relation.SELF}),
    AccountDeed.DELETE_CLASS: _OF_CLASS,
    AccountDeed.ASSIGN: _OF_CLASS,
    # Of the class into which the child comes; the card and the guardian's word speak for the child.
    AccountDeed.ADOPT_CHILD: _OF_CLASS,
    AccountDeed.ROLL_OVER: _OF_CLASS,
    AccountDeed.HAND_OVER_CLASS: _OF_CLASS,
    AccountDeed.SEE_SCHOOL: frozenset(
        {Relation.SCHOOL_COACH, Relation.JUDGE, Relation.DIRECTOR, Relation.OWNER}
    ),
    AccountDeed.MAKE_CLASS: frozenset({Relation.SCHOOL_COACH, Relation.DIRECTOR}),
    AccountDeed.INVITE: frozenset({Relation.SCHOOL_COACH, Relation.DIRECTOR, Relation.OWNER}),
    # A director may give every class another coach: no coach makes one, or takes one's place.
    AccountDeed.INVITE_DIRECTOR: frozenset({Relation.DIRECTOR, Relation.OWNER}),
    AccountDeed.MAKE_SCHOOL: frozenset({Relation.OWNER}),
    AccountDeed.CHANGE_KEY: frozenset({Relation.OWNER}),
    AccountDeed.TIDY: frozenset({Relation.OWNER}),
    AccountDeed.RECOVER: frozenset({Relation.SCHOOL_COACH, Relation.DIRECTOR, Relation.OWNER}),
    AccountDeed.RECOVER_DIRECTOR: frozenset({Relation.DIRECTOR, Relation.OWNER}),
    AccountDeed.SEE_SESSIONS: frozenset({Relation.SELF}),
    AccountDeed.END_SESSION: frozenset({Relation.SELF}),
    AccountDeed.CHANGE_PASSWORD: frozenset({Relation.SELF}),
    AccountDeed.EXTEND_SESSION: frozenset({Relation.SELF}),
    AccountDeed.READ_LETTERS: frozenset({Relation.SELF}),
}
"""The roles that may do each deed; whatever is not named here is not done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Actor:
    """Somebody who asks. Without an id it is a guest."""

    id: str = ""
    is_child: bool = False
    posts: frozenset[tuple[str, str]] = frozenset()
    """The school and the post, for each that a grown-up has."""
    is_owner: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountTarget:
    """A child, class, school or grown-up to which a deed is done, as far as rights go."""

    school: str = ""
    person: str = ""
    """The child or the grown-up."""
    guardians: frozenset[str] = frozenset()
    coaches: frozenset[str] = frozenset()
    """The coaches of the class, or of all classes in which the child is."""


def roles_of(actor: Actor, target: AccountTarget) -> frozenset[Relation]:
    """Every role that somebody has to a target; whoever has none is a guest to it."""
    if actor.is_owner:
        return frozenset({Relation.OWNER})
    if not actor.id:
        return frozenset({Relation.GUEST})
    if actor.is_child:
        return frozenset({Relation.SELF if actor.id == target.person else Relation.CHILD})
    posts = {post for school, post in actor.posts if school == target.school}
    held = {
        Relation.SELF: actor.id == target.person,
        Relation.GUARDIAN: actor.id in target.guardians,
        # Whoever has left the school is no coach of its classes any more.
        Relation.CLASS_COACH: actor.id in target.coaches and bool(posts),
        Relation.SCHOOL_COACH: COACH in posts,
        Relation.JUDGE: JUDGE in posts,
        Relation.DIRECTOR: DIRECTOR in posts,
    }
    return frozenset(role for role, is_held in held.items() if is_held) or frozenset(
        {Relation.GUEST}
    )


def may(actor: Actor, deed: AccountDeed, target: AccountTarget) -> bool:
    """Whether somebody may do a deed to a target."""
    return not RIGHTS[deed].isdisjoint(roles_of(actor, target))
