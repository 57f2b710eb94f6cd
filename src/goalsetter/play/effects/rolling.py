"""The lot for the first Goal-setter, rolling, setting out, dealing (I-D, II; ET2, ST3-5)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from goalsetter.cubes import RESTRICTION_SIGNS, Cube
from goalsetter.play import actions
from goalsetter.play.changes import alter, enter, limit, procedure, roll_task, start
from goalsetter.play.clock import clock_for
from goalsetter.play.copying import replace
from goalsetter.play.referee import Referee
from goalsetter.play.scorer import next_shake
from goalsetter.play.seat import Seat, right_of
from goalsetter.play.state import Phase, Round, State
from goalsetter.play.step import Objection, offence, refused
from goalsetter.rules import (
    CUBE_KINDS,
    CUBES_OF_EACH_COLOUR,
    FACES,
    Division,
    Fault,
    OnSetsRules,
    Task,
)

OPERATION = -1
"""The count of an operation sign in the lot: out, unless all roll one (judges A1)."""
SET_OUT = (Counter("VVΛ"), Counter("VΛΛ"))
"""How Elementary sets out the Restriction cubes (On-Sets II-A-3; ST3)."""


def dealer(state: State) -> Seat:
    """Return the dealer: right of the Goal-setter (On-Sets II-B)."""
    return right_of(state.shake.setting, state.seats)


# The lot.


def check_lot(state: State, action: actions.RollForFirst) -> Objection | None:
    """I-D: each rolls once, those who are tied again."""
    waiting = action.by in state.rolling and action.by not in dict(state.lots)
    ready = state.shake.phase is Phase.START and waiting
    return None if ready else refused(Fault.NOT_NOW)


def roll_for_first(
    state: State, action: actions.RollForFirst, objection: Objection | None, referee: Referee
) -> State:
    """The highest digit sets the first Goal."""
    del objection, referee
    face = action.cube.face
    lots = (*state.lots, (action.by, int(face) if face.isdigit() else OPERATION))
    noted = replace(state, lots=lots)
    return noted if len(lots) < len(state.rolling) else _fallen(noted)


def _fallen(state: State) -> State:
    """The lot fell on one player, or the best roll again."""
    best = max(value for _, value in state.lots)
    tied = tuple(seat for seat, value in state.lots if value == best)
    if len(tied) > 1:
        return replace(state, rolling=tied, lots=())
    first = replace(state.shake, goal_setter=tied[0], setting=tied[0], turn=tied[0])
    ready = replace(state, shake=replace(first, roll_started=state.now), rolling=tied, lots=())
    return enter(ready, Phase.ROLL)


# A new shake.


def begun(state: State) -> State:
    """The shake that a roll, a card or the rolling clock begins (II-A-1; ET5)."""
    new = next_shake(state) if state.shake.phase is Phase.END else state
    if new.shake.begun:
        return new
    fresh = new if new.clock is not None else time_to_roll(new)
    return alter(fresh, begun=True)


def time_to_roll(state: State) -> State:
    """The minute for rolling; in Basic the two minutes for roll and Goal together."""
    timed = start(state, roll_task(state), (state.shake.setting,))
    return alter(timed, roll_started=state.now)


def check_start(state: State) -> Objection | None:
    """XI-B: after the time call no new shake."""
    shake = state.shake
    if shake.phase not in (Phase.ROLL, Phase.END):
        return refused(Fault.NOT_NOW)
    over = state.round is not Round.PLAYING and not (shake.phase is Phase.ROLL and shake.begun)
    return refused(Fault.ROUND_IS_OVER) if over else None


# Rolling.


def check_roll(state: State, action: actions.Roll) -> Objection | None:
    """II-A: by the Goal-setter, all the cubes."""
    early = check_start(state)
    if early is not None:
        return early
    ready = next_shake(state) if state.shake.phase is Phase.END else state
    if ready.shake.rolled:
        return refused(Fault.NOT_NOW)
    if is_elementary(state) and any(cube.symbol in RESTRICTION_SIGNS for cube in action.cubes):
        return refused(Fault.PROPERLY_SET_OUT)
    if not is_roll(ready, action.cubes):
        return refused(Fault.STRANGE_ROLL)
    return offence(Fault.NOT_THE_GOAL_SETTER) if action.by != ready.shake.setting else None


def is_roll(state: State, cubes: tuple[Cube, ...]) -> bool:
    """Whether these faces can come up together."""
    if not state.terms.deals_cards:
        return _is_equations_roll(cubes)
    return _is_set_roll(Counter(cube.symbol for cube in (*cubes, *state.shake.set_out)))


def _is_equations_roll(cubes: tuple[Cube, ...]) -> bool:
    """I-B-1: six cubes of each colour; a cube whose colour is not told may be of any it can be.

    There are colours for all of those if, of any choice of colours, no more cubes must have one of
    them than there are.
    """
    shown = dict(FACES)
    colours = Counter(cube.colour for cube in cubes if cube.colour)
    free = Counter(cube.symbol for cube in cubes if not cube.colour)
    room = {colour: CUBES_OF_EACH_COLOUR - colours[colour] for colour in shown}
    fits = all(cube.symbol in shown[cube.colour] for cube in cubes if cube.colour)
    if not free:  # every colour is told, as at our own tables
        return fits and not any(room.values())
    may_be = {face: {c for c in shown if face in shown[c]} for face in free}
    choices = (set(some) for n in range(len(shown) + 1) for some in combinations(shown, n))
    return (
        fits
        and free.total() == sum(room.values())
        and all(
            sum(free[face] for face in free if may_be[face] <= some) <= sum(room[c] for c in some)
            for some in choices
        )
    )


def _is_set_roll(symbols: Counter[str]) -> bool:
    """− is on operation cubes only, so each symbol belongs to one kind of cube."""
    return sum(symbols.values()) == sum(kind.number for kind in CUBE_KINDS) and all(
        sum(symbols[face] for face in set(kind.faces)) == kind.number for kind in CUBE_KINDS
    )


def roll(
    state: State, action: actions.Roll, objection: Objection | None, referee: Referee
) -> State:
    """The cubes are Resources."""
    del objection, referee
    new = begun(state)
    cubes = (*action.cubes, *new.shake.set_out)
    return ready(alter(new, resources=cubes, rolled=True))


def ready(state: State) -> State:
    """When cubes are rolled and cards dealt, variations are chosen, or the Goal is set."""
    shake = state.shake
    if not shake.rolled:
        return state
    if state.terms.deals_cards:
        # Cubes and cards come in either order: whichever is last opens the next phase (II-B).
        fewest, most = cards_allowed(state)
        if not fewest <= len(shake.universe) <= most:
            return state
    if procedure(state).variations:
        return enter(alter(state, turn=shake.setting), Phase.VARIATIONS)
    opened = enter(alter(state, turn=shake.setting), Phase.GOAL)
    clock = state.clock or clock_for(
        Task.GOAL, (shake.setting,), state.now, limit(state, Task.GOAL)
    )
    return replace(opened, clock=clock)


# ON-SETS.


def is_elementary(state: State) -> bool:
    """Whether V and Λ are set out, so that no = or ⊆ comes up (On-Sets II-A-3; ST3)."""
    return state.terms.deals_cards and state.terms.division is Division.ELEMENTARY


def cards_allowed(state: State) -> tuple[int, int]:
    """How few and how many cards the division deals (On-Sets II-B-1, ST5)."""
    rules = state.terms.in_force(())
    assert isinstance(rules, OnSetsRules)
    return rules.fewest_cards, rules.most_cards


def check_set_out(state: State, action: actions.SetOut) -> Objection | None:
    """On-Sets II-A-3: in Elementary, two of one and one of the other, before the roll."""
    early = check_start(state)
    if early is not None:
        return early
    shape = Counter(cube.symbol for cube in action.cubes) in SET_OUT
    elementary = is_elementary(state)
    ready_shake = next_shake(state).shake if state.shake.phase is Phase.END else state.shake
    if not shape or not elementary or ready_shake.rolled:
        return refused(Fault.PROPERLY_SET_OUT)
    return offence(Fault.NOT_THE_GOAL_SETTER) if action.by != ready_shake.setting else None


def set_out(
    state: State, action: actions.SetOut, objection: Objection | None, referee: Referee
) -> State:
    """The three cubes lie ready."""
    del objection, referee
    return alter(begun(state), set_out=action.cubes)


def check_deal(state: State, action: actions.Deal) -> Objection | None:
    """On-Sets II-B: by the dealer, as many cards as the division deals."""
    early = check_start(state)
    still_dealing = state.shake.phase is Phase.ROLL and state.shake.begun
    if early is not None and not still_dealing:
        return early
    if not state.terms.deals_cards:
        return refused(Fault.NOT_NOW)
    ready_state = next_shake(state) if state.shake.phase is Phase.END else state
    if set(action.cards) & set(ready_state.shake.universe) or len(set(action.cards)) < len(
        action.cards
    ):
        return refused(Fault.NO_SUCH_CARD)
    faults: tuple[Fault, ...] = ()
    fewest, most = cards_allowed(state)
    if not fewest <= len(ready_state.shake.universe) + len(action.cards) <= most:
        faults += (Fault.WRONG_NUMBER_OF_CARDS,)
    if action.by != dealer(ready_state):
        faults += (Fault.NOT_THE_DEALER,)
    return offence(*faults) if faults else None


def deal(
    state: State, action: actions.Deal, objection: Objection | None, referee: Referee
) -> State:
    """The cards lie on the table."""
    del objection, referee
    new = begun(state)
    return ready(alter(new, universe=(*new.shake.universe, *action.cards)))


def check_take_back_card(state: State, action: actions.TakeBackCard) -> Objection | None:
    """On-Sets II-B: a card is never taken back, except beyond the most that may be dealt."""
    if not state.shake.universe or state.shake.phase is Phase.END:
        return refused(Fault.NOT_NOW)
    if not action.cards or not set(action.cards) <= set(state.shake.universe):
        return refused(Fault.NO_SUCH_CARD)
    _, most = cards_allowed(state)
    excess = len(state.shake.universe) - most
    return refused(Fault.CARD_TAKEN_BACK) if len(action.cards) > excess else None


def take_back_card(
    state: State, action: actions.TakeBackCard, objection: Objection | None, referee: Referee
) -> State:
    """The cards are gone."""
    del objection, referee
    kept = tuple(card for card in state.shake.universe if card not in action.cards)
    return ready(alter(state, universe=kept))


def possible_roll(state: State) -> tuple[Cube, ...]:
    """Return cubes that could come up; in ON-SETS beside those that are set out."""
    if not state.terms.deals_cards:
        return tuple(
            Cube(faces[0], colour) for colour, faces in FACES for _ in range(CUBES_OF_EACH_COLOUR)
        )
    laid = "".join(cube.symbol for cube in state.shake.set_out)
    return tuple(
        Cube(kind.faces[0])
        for kind in CUBE_KINDS
        for _ in range(kind.number - sum(face in kind.faces for face in laid))
    )
