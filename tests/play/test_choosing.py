"""Choosing variations: what is none, what is not on the list, and who is charged for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.errors import RecordError
from goalsetter.notation import parse_cubes, parse_goal, parse_universe
from goalsetter.play import (
    Mode,
    Phase,
    Record,
    Seat,
    Setup,
    State,
    Step,
    Terms,
    action,
    apply,
    choosable,
    in_force,
    new_match,
    read_record,
    view,
    write_record,
    years_of,
)
from goalsetter.rules import GAMES, Chosen, Division, Fault, fills

A, B, C = Seat("A"), Seat("B"), Seat("C")
EQUATIONS = "mlag-equations-2018-19"
NOT_ALLOWED, CARD = "Null Restrictions Not Allowed", "required or forbidden card"
ROLLED = parse_cubes("r1 r2 r3 r+ b0 b4 bx b- g5 g6 g7 g/ k8 k9 k^ k√")


SET_ROLL = parse_cubes("B B R R G G Y Y ∪ ∩ - ' V Λ = 1 2 3")
UNIVERSE = parse_universe("BRG BR B RG BRY blank").cards


def choosing(terms: Terms) -> State:
    """Ada is to choose first."""
    sets = terms.deals_cards
    given = Setup(
        by=A,
        phase=Phase.VARIATIONS,
        goal_setter=A,
        resources=SET_ROLL if sets else ROLLED,
        universe=UNIVERSE if sets else (),
        rolled=True,
    )
    return apply(new_match(terms), given).state


def chooses(state: State, seat: Seat, *names: str) -> Step:
    """A player circles variations."""
    return apply(state, action.SelectVariation(by=seat, at=state.now, variations=names))


@pytest.mark.parametrize(
    "edition",
    [each.name for game in GAMES for each in game.editions if "basic" not in each.name],
)
def test_what_is_no_variation_is_charged_at_an_open_table(edition: str) -> None:
    """2018-19 II-B-2: it is circled, everybody can look on, and an opponent charges it."""
    terms = Terms(edition=edition, division=Division.MIDDLE, mode=Mode.OPEN)
    step = chooses(choosing(terms), A, "pizza")
    assert step.refusal is None
    for seat in (A, B, C):
        assert [str(each) for each in view(step.state, seat).choices[0].chosen] == ["pizza"]
    assert in_force(step.state).variations == in_force(choosing(terms)).variations
    charge = action.Charge(
        by=B, at=step.state.now, against=A, reason=Fault.VARIATION_NOT_OFFERED.value
    )
    after = apply(step.state, charge).state
    assert [each.seat for each in after.penalties] == [A]
    assert after.shake.turn == A


def test_what_is_no_variation_is_refused_at_a_guarded_table() -> None:
    """Decision 29: nothing happens, and the list is named."""
    terms = Terms(edition=EQUATIONS, division=Division.MIDDLE, mode=Mode.GUARDED)
    step = chooses(choosing(terms), A, "pizza")
    assert step.refusal is not None
    assert step.refusal.fault is Fault.VARIATION_NOT_OFFERED


# What may be chosen, with every way to fill its blank.

EVERY = [
    Terms(edition=edition.name, division=division, mode=Mode.GUARDED)
    for game in GAMES
    for edition in game.editions
    for division, _ in edition.divisions
]
IDS = [f"{each.edition} {each.division.value}" for each in EVERY]
ON_SETS_JUNIOR = Terms(edition="mlag-on-sets-2017-18", division=Division.JUNIOR, mode=Mode.GUARDED)


def ways(terms: Terms, name: str) -> tuple[str, ...]:
    """How the blank of a variation may be filled by the one who chooses first."""
    found = [each for each in choosable(choosing(terms), A) if each.variation.name == name]
    return found[0].fills if found else ()


@pytest.mark.parametrize("terms", EVERY, ids=IDS)
def test_what_is_listed_is_what_may_be_chosen(terms: Terms) -> None:
    """II-B-1 c: each line of the list, with each filling, if it is legal and only then."""
    state = choosing(terms)
    listed = {str(each.named(way)) for each in choosable(state, A) for way in each.fills}
    legal = {
        name
        for offer in terms.offers
        for way in fills(terms.book.catalogue.named(offer.name), offer)
        if chooses(state, A, name := f"{offer.name} {way}".strip()).refusal is None
    }
    assert listed == legal
    assert choosable(state, B) == ()


@pytest.mark.parametrize("terms", EVERY, ids=IDS)
def test_what_a_choice_is_called_is_understood(terms: Terms) -> None:
    """A player who types what a circle reads chooses the same, blanks and all."""
    catalogue = terms.book.catalogue
    for offer in terms.list_of_variations.offers:
        for way in fills(catalogue.named(offer.name), offer):
            chosen = Chosen(offer.name, way)
            found = catalogue.find(terms.title_of(chosen))
            assert found is not None, terms.title_of(chosen)
            assert found[1] == chosen


def test_a_card_may_be_required_or_forbidden() -> None:
    """On-Sets XIII-C-10: any card that was dealt, either way; and it is called so."""
    dealt = ("BRG", "BR", "B", "RG", "BRY", "blank")
    expected = {f"{kind} {card}" for kind in ("required", "forbidden") for card in dealt}
    assert set(ways(ON_SETS_JUNIOR, CARD)) == expected
    chosen = Chosen("required or forbidden card", "required BRY")
    assert ON_SETS_JUNIOR.title_of(chosen) == "Card BRY Required"


def test_a_wild_cube_is_no_digit_and_no_restriction_sign() -> None:
    """On-Sets XIII-C-5: what was rolled, without digits, = and ⊆."""
    assert ways(ON_SETS_JUNIOR, "wild cube") == tuple("BRGY∪∩-'VΛ")
    assert "=" in ways(ON_SETS_JUNIOR, "required cube")


def test_a_double_color_is_one_of_four() -> None:
    """2011-12 ST7-III: a colour that lies on some card."""
    terms = Terms(edition="mlag-on-sets-2011-12", division=Division.JUNIOR, mode=Mode.GUARDED)
    assert ways(terms, "double color") == ("B", "R", "G", "Y")


def test_every_colour_and_every_number_may_be_chosen() -> None:
    """2018-19 XIII-C-4, C-5, C-7: not only the first."""
    terms = Terms(edition=EQUATIONS, division=Division.JUNIOR, mode=Mode.GUARDED)
    assert ways(terms, "exponent") == ("red", "blue", "green", "black")
    assert ways(terms, "base") == ("8", "9", "10", "11", "12")
    assert ways(terms, "multiple of") == ("6", "7", "8", "9", "10", "11", "12")


@pytest.mark.parametrize(
    ("edition", "division", "name", "title"),
    [
        (EQUATIONS, Division.MIDDLE, "exponent", "Any Color Exponent"),
        (EQUATIONS, Division.JUNIOR, "0 wild", "0 Wild"),
        (EQUATIONS, Division.SENIOR, "÷ as log", "÷ as log"),
        ("mlag-equations-2011-12", Division.SENIOR, "root is i", "√ = i"),
        ("mlag-on-sets-2011-12", Division.MIDDLE, "no null restrictions", NOT_ALLOWED),
        ("mlag-on-sets-2017-18", Division.MIDDLE, "no null restrictions", "No Null Restrictions"),
        ("mlag-on-sets-2017-18", Division.JUNIOR, CARD, "Required/Forbidden Card"),
    ],
)
def test_variations_are_called_as_in_the_book(
    edition: str, division: Division, name: str, title: str
) -> None:
    """By the name on the list of that year."""
    assert Terms(edition=edition, division=division).title_of(Chosen(name)) == title


# Odd years and even years.


@pytest.mark.parametrize(
    ("edition", "ordered", "offered", "left_out"),
    [
        (EQUATIONS, "", "ab+", "percent"),
        (EQUATIONS, "odd", "ab+", "percent"),
        (EQUATIONS, "even", "percent", "ab+"),
        ("mlag-equations-2011-12", "", "percent", "powers of the base"),
        ("mlag-equations-2011-12", "odd", "powers of the base", "percent"),
    ],
)
def test_a_table_plays_one_of_the_lists(
    edition: str, ordered: str, offered: str, left_out: str
) -> None:
    """Decision 18: usually that of the book's own year (2018-19 XIII-B; 2011-12 ET6)."""
    terms = Terms(
        edition=edition,
        division=Division.MIDDLE,
        mode=Mode.GUARDED,
        years=years_of(edition, ordered),
    )
    names = {each.variation.name for each in choosable(choosing(terms), A)}
    assert offered in names
    assert left_out not in names
    refusal = chooses(choosing(terms), A, left_out).refusal
    assert refusal is not None
    assert refusal.fault is Fault.VARIATION_NOT_OFFERED


def test_both_lists_are_a_house_rule_that_the_record_knows() -> None:
    """They were ordered, whatever the ruling on other years says; a record reads back the same."""
    terms = Terms(
        edition=EQUATIONS,
        division=Division.MIDDLE,
        years=years_of(EQUATIONS, "both"),
        rulings=(("lists-of-other-years", "own-year-only"),),
    )
    names = {each.variation.name for each in choosable(choosing(terms), A)}
    assert {"ab+", "percent"} <= names
    text = write_record(Record(terms=terms, log=()))
    assert "Years: both" in text
    assert read_record(text).terms == terms


@pytest.mark.parametrize("edition", ["mlag-basic-equations-2019-20", "mlag-on-sets-2017-18"])
def test_where_nothing_alternates_there_is_one_list(edition: str) -> None:
    """The list is the same, whatever is ordered."""
    assert years_of(edition) is None
    assert years_of(edition, "odd") is None


# What the house has fixed.

ROLL = parse_cubes("r0 r1 r2 r3 r+ r- b0 b1 b2 b3 bx b/ g4 g4 g5 g6 g- g^ k7 k8 k9 k+ k/ k√")
PLAIN = Terms(edition=EQUATIONS, division=Division.ELEMENTARY, mode=Mode.GUARDED, fixed=())


def rolled(terms: Terms) -> State:
    """A shake of EQUATIONS as its cubes have been rolled."""
    given = Setup(by=A, phase=Phase.ROLL, goal_setter=A)
    return apply(apply(new_match(terms), given).state, action.Roll(by=A, at=0, cubes=ROLL)).state


def test_a_house_may_play_without_variations() -> None:
    """A house term: after the roll the Goal is set, and nobody may choose."""
    assert rolled(replace(PLAIN, fixed=None)).shake.phase is Phase.VARIATIONS
    state = rolled(PLAIN)
    assert state.shake.phase is Phase.GOAL
    assert in_force(state).variations == ()
    assert choosable(state, A) == ()
    refusal = chooses(state, A, "factorial").refusal
    assert refusal is not None
    assert refusal.fault is Fault.NOT_NOW


def test_a_house_may_fix_the_variations() -> None:
    """They are in force in every shake without being chosen."""
    state = rolled(replace(PLAIN, fixed=(Chosen("factorial"),)))
    assert state.shake.phase is Phase.GOAL
    assert in_force(state).variations == (Chosen("factorial"),)


@pytest.mark.parametrize(
    ("fixed", "line"),
    [
        (None, ""),
        ((), "Variations: none"),
        ((Chosen("factorial"), Chosen("0 wild")), "Variations: factorial, 0 wild"),
    ],
)
def test_the_record_names_what_the_house_has_fixed(
    fixed: tuple[Chosen, ...] | None, line: str
) -> None:
    """It reads back the same; without the term nothing is written."""
    terms = replace(PLAIN, fixed=fixed)
    text = write_record(Record(terms=terms, log=()))
    assert [each for each in text.splitlines() if each.startswith("Variations")] == (
        [line] if line else []
    )
    assert read_record(text).terms == terms


def test_a_record_with_a_variation_that_is_none_is_refused() -> None:
    """The line is named, and what it may hold."""
    text = write_record(Record(terms=PLAIN, log=()))
    with pytest.raises(RecordError, match="header-value"):
        read_record(text.replace("Variations: none", "Variations: pizza"))


# Senior: one or two (II-B-3).

SENIOR = Terms(edition=EQUATIONS, division=Division.SENIOR, mode=Mode.GUARDED)


def at_moment(state: State, seat: Seat, at: int, *names: str) -> Step:
    """A player circles variations at a moment."""
    return apply(state, action.SelectVariation(by=seat, at=at, variations=names))


def test_each_senior_may_add_a_second_within_his_time() -> None:
    """2018-19 II-B-3: the next may choose meanwhile, and the first still adds his second."""
    state = at_moment(choosing(SENIOR), A, 1_000, "factorial").state
    assert state.shake.turn == B
    state = at_moment(state, B, 2_000, "number of factors").state
    assert "stop_choosing" in {each.do for each in view(state, A).actions}
    step = at_moment(state, A, 9_000, "multiple operations")
    assert step.refusal is None
    assert step.legal
    assert at_moment(step.state, A, 9_500, "powers of the base").refusal is not None


def test_the_last_senior_may_add_a_second_too() -> None:
    """II-B-3: within the time, and before the Goal is begun."""
    state = choosing(SENIOR)
    for seat, name in ((A, "factorial"), (B, "number of factors"), (C, "decimal in goal")):
        state = at_moment(state, seat, 1_000, name).state
    assert state.shake.phase is Phase.GOAL
    assert choosable(state, C)
    step = at_moment(state, C, 10_000, "multiple operations")
    assert step.legal
    assert [str(each) for each in in_force(step.state).variations][-1] == "multiple operations"
    begun = apply(state, action.PlaceInGoal(by=A, at=2_000, goal=parse_goal("6"))).state
    assert at_moment(begun, C, 3_000, "multiple operations").refusal is not None


def test_that_is_all() -> None:
    """II-B-3: whoever says so adds nothing any more; who owes one cannot say it."""
    state = choosing(SENIOR)
    assert apply(state, action.StopChoosing(by=A, at=0)).refusal is not None
    state = at_moment(state, A, 1_000, "factorial").state
    state = apply(state, action.StopChoosing(by=A, at=2_000)).state
    assert at_moment(state, A, 3_000, "multiple operations").refusal is not None
    assert view(state, A).adding == ()
    middle = Terms(edition=EQUATIONS, division=Division.MIDDLE, mode=Mode.GUARDED)
    state = at_moment(choosing(middle), A, 1_000, "factorial").state
    assert apply(state, action.StopChoosing(by=A, at=2_000)).refusal is not None


def test_an_illegal_second_of_the_last_costs_a_point_and_the_goal_is_set() -> None:
    """II-B-2, II-B-3: nobody owes a second one, so there is nothing to replace."""
    state = choosing(Terms(edition=EQUATIONS, division=Division.SENIOR, mode=Mode.OPEN))
    for seat, name in ((A, "factorial"), (B, "number of factors"), (C, "decimal in goal")):
        state = at_moment(state, seat, 1_000, name).state
    state = at_moment(state, C, 2_000, "pizza").state
    reason = Fault.VARIATION_NOT_OFFERED.value
    state = apply(state, action.Charge(by=B, at=3_000, against=C, reason=reason)).state
    assert [each.seat for each in state.penalties] == [C]
    assert (state.shake.phase, state.shake.turn) == (Phase.GOAL, A)
    assert state.clock is not None
    assert state.clock.players == (A,)
