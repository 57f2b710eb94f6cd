"""Lists become players, groups and teams; doubts are told; tables for spreadsheets are safe."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.tournament import (
    EXPORTS,
    EnrolRow,
    EnterPlayers,
    Entrant,
    SeatingGroup,
    enrol,
    safe_cell,
    shown_name,
)
from goalsetter.tournament.enrolment import slug
from tests.tournament.events import EQ, act, drawn, entered, opened, published


def row(number: int, player: str, **more: object) -> EnrolRow:
    """A row of a list."""
    return EnrolRow(number=number, player=player, **more)  # type: ignore[arg-type]


def test_a_list_becomes_an_act() -> None:
    """Schools and teams are made once; the act can be done."""
    rows = [
        row(2, "Ada", school="Oak", division="Middle", grade=7, team="Oak A"),
        row(3, "Ben", school="oak", grade=6, team="Oak A"),
        row(4, "Cy", school="Elm", division=EQ),
        row(5, "Di"),
    ]
    log = opened()
    result = enrol(log.state, rows)
    assert (result.same, result.faults, result.doubts) == ((), (), ())
    after = act(log, result.deed).state
    assert [group.name for group in after.groups.values()] == ["Oak", "Elm"]
    (team,) = after.teams.values()
    assert team.players == ("p001", "p002")
    assert after.players["p004"].group == ""
    again = enrol(after, rows)
    assert (again.same, again.deed.players) == (("Ada", "Ben", "Cy", "Di"), ())
    assert len(enrol(after, rows[:1], twins=True).deed.players) == 1


def test_what_is_doubtful_is_told() -> None:
    """A grade above the division is doubtful; an unknown division is a fault."""
    rows = [row(2, "Ada", grade=9), row(3, "Ben", division="Senior")]
    result = enrol(opened().state, rows)
    assert [(one.code, one.row, one.came, one.expected) for one in result.doubts] == [
        ("grade", 2, "9", "8")
    ]
    assert [(one.code, one.row, one.came) for one in result.faults] == [("division", 3, "Senior")]
    two = replace(opened().state, contests={})
    assert enrol(two, [row(2, "Ada")]).faults[0].came == "–"
    assert (slug("Ñandú & Co."), slug("!!")) == ("ñandú-co", "x")


def test_twins_are_told_apart() -> None:
    """By grade where that helps, else by number."""
    twins = tuple(
        Entrant(id=name, name="Al", group="g", grade=grade)
        for name, grade in (("a", 5), ("b", 6), ("c", 6), ("d", 0))
    )
    group = SeatingGroup(id="g", name="G")
    state = act(opened(), EnterPlayers(groups=(group,), players=twins, twins=True)).state
    assert [shown_name(state, one) for one in "abcd"] == ["Al (5)", "Al #2", "Al #3", "Al #4"]
    assert shown_name(entered().state, "p1") == "Player 1"


def test_no_cell_is_a_formula() -> None:
    """A name may begin with anything; a negative number stays one."""
    assert [safe_cell(text) for text in ("=1+1", "@x", "Ada", "-3", "-x")] == [
        *("'=1+1", "'@x", "Ada", "-3", "'-x")
    ]


def test_every_table_is_made_at_any_time() -> None:
    """Before sheets, with sheets out, without schools."""
    lone = act(opened(), EnterPlayers(players=(Entrant(id="x", name="X", contests=(EQ,)),)))
    for log in (lone, drawn(entered()), published(entered())):
        for rows in EXPORTS.values():
            heading, *others = rows(log.state, EQ)
            assert {len(heading)} >= {len(other) for other in others}
