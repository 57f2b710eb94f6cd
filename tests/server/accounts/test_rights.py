"""Rights: every cell of the table, written down a second time, and the roles that people have."""

from __future__ import annotations

import pytest

from goalsetter.server.accounts.rights import (
    RIGHTS,
    AccountDeed,
    AccountTarget,
    Actor,
    Relation,
    may,
    roles_of,
)

ROLES = (
    *(
        Relation.GUEST,
        Relation.CHILD,
        Relation.SELF,
        Relation.GUARDIAN,
        Relation.SCHOOL_COACH,
    ),
    *(Relation.CLASS_COACH, Relation.JUDGE, Relation.DIRECTOR, Relation.OWNER),
)
GRID = """
                  guest child self guardian school-coach class-coach judge director owner
read-name           .     .    .      x          .            .        .      .      .
see-child           .     .    x      x          .            x        .      .      .
change-child        .     .    .      x          .            .        .      .      .
export-child        .     .    .      x          .            .        .      .      .
erase-child         .     .    .      x          .            .        .      .      x
see-looks           .     .    .      x          .            .        .      .      .
name-guardian       .     .    .      x          .            .        .      .      x
make-card           .     .    .      x          .            x        .      .      .
move-child          .     .    .      x          .            x        .      .      .
give-word           .     .    .      x          .            .        .      .      .
see-work            .     .    x      x          .            x        .      .      .
keep-milestone      .     .    x      .          .            .        .      .      .
see-class           .     .    .      .          .            x        .      .      .
change-class        .     .    .      .          .            x        .      .      .
add-children        .     .    .      .          .            x        .      .      .
open-door           .     .    .      .          .            x        .      .      .
seat-class          .     .    .      .          .            x        .      .      .
export-class        .     .    .      .          .            x        .      .      .
name-coach          .     .    .      .          .            x        .      x      x
join-room           .     .    x      .          .            .        .      .      .
delete-class        .     .    .      .          .            x        .      .      .
assign              .     .    .      .          .            x        .      .      .
adopt-child         .     .    .      .          .            x        .      .      .
roll-over           .     .    .      .          .            x        .      .      .
hand-over-class     .     .    .      .          .            x        .      .      .
see-school          .     .    .      .          x            .        x      x      x
make-class          .     .    .      .          x            .        .      x      .
invite              .     .    .      .          x            .        .      x      x
invite-director     .     .    .      .          .            .        .      x      x
make-school         .     .    .      .          .            .        .      .      x
change-key          .     .    .      .          .            .        .      .      x
tidy                .     .    .      .          .            .        .      .      x
recover             .     .    .      .          x            .        .      x      x
recover-director    .     .    .      .          .            .        .      x      x
see-sessions        .     .    x      .          .            .        .      .      .
end-session         .     .    x      .          .            .        .      .      .
change-password     .     .    x      .          .            .        .      .      .
extend-session      .     .    x      .          .            .        .      .      .
read-letters        .     .    x      .          .            .        .      .      .
"""
"""The whole table for people to read: who may do what."""


def cells() -> list[tuple[str, str, bool]]:
    """Every cell: the deed, the role, whether it is allowed."""
    head, *rows = [line.split() for line in GRID.strip().splitlines()]
    return [
        (deed, role, mark == "x")
        for deed, *marks in rows
        for role, mark in zip(head, marks, strict=True)
    ]


@pytest.mark.parametrize(("deed", "role", "allowed"), cells())
def test_every_cell(deed: str, role: str, allowed: bool) -> None:
    """A role may do a deed exactly where the grid has a cross."""
    assert (Relation(role) in RIGHTS[AccountDeed(deed)]) is allowed


def test_the_grid_leaves_nothing_out() -> None:
    """Every deed and every role stands in the grid, and in the table."""
    assert {(deed, role) for deed, role, _ in cells()} == {
        (deed.value, role.value) for deed in AccountDeed for role in Relation
    }
    assert set(RIGHTS) == set(AccountDeed)
    assert set(ROLES) == set(Relation)


CHILD = AccountTarget(
    school="north", person="kid", guardians=frozenset({"lee"}), coaches=frozenset({"lee", "kim"})
)


def grownup(id: str, *posts: tuple[str, str]) -> Actor:
    """A grown-up with posts."""
    return Actor(id=id, posts=frozenset(posts))


@pytest.mark.parametrize(
    ("actor", "roles"),
    [
        (Actor(), {Relation.GUEST}),
        (Actor(is_owner=True), {Relation.OWNER}),
        (Actor(id="kid", is_child=True), {Relation.SELF}),
        (Actor(id="other", is_child=True), {Relation.CHILD}),
        (
            grownup("lee", ("north", "coach")),
            {Relation.GUARDIAN, Relation.CLASS_COACH, Relation.SCHOOL_COACH},
        ),
        (grownup("kim", ("north", "coach")), {Relation.CLASS_COACH, Relation.SCHOOL_COACH}),
        (grownup("ray", ("north", "coach")), {Relation.SCHOOL_COACH}),
        (grownup("ray", ("south", "coach")), {Relation.GUEST}),
        (grownup("jo", ("north", "judge")), {Relation.JUDGE}),
        (grownup("jo", ("north", "director")), {Relation.DIRECTOR}),
        # Whoever has left the school keeps the guardianship, and no class.
        (grownup("lee"), {Relation.GUARDIAN}),
        (grownup("kim"), {Relation.GUEST}),
        # A child's id is no grown-up's, whatever relation is written down for it.
        (Actor(id="lee", is_child=True), {Relation.CHILD}),
    ],
)
def test_roles_are_relations(actor: Actor, roles: set[Relation]) -> None:
    """The same person is one thing to this child and nobody to another."""
    assert roles_of(actor, CHILD) == roles
    assert may(actor, AccountDeed.READ_NAME, CHILD) is (Relation.GUARDIAN in roles)


def test_nobody_is_anything_to_a_target_without_a_school() -> None:
    """An empty id or school matches nothing by chance."""
    assert roles_of(Actor(), AccountTarget()) == {Relation.GUEST}
    assert roles_of(grownup("lee", ("north", "coach")), AccountTarget()) == {Relation.GUEST}
