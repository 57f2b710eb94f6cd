"""A draw: the seating of a round with its cost, its bound and its reasons, as codes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from goalsetter.tournament.event_rulings import TABLE_NUMBERS
from goalsetter.tournament.seating.bounds import lower_bound
from goalsetter.tournament.seating.field import CostParts, SeatingField, Tables
from goalsetter.tournament.seating.policies import POLICIES, Policy, field_of
from goalsetter.tournament.seating.search import Bits, fit_pins, search_seating, shuffled
from goalsetter.tournament.state import DrawnTable, EventState


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawNote:
    """A reason or a warning about a draw: a code and its numbers."""

    code: str
    count: int = 0
    bound: int = 0
    tables: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """A seating that was found, before the director takes it."""

    contest: str
    round: int
    policy: str
    seed: int
    trials: int
    """The trials that were allowed, so that it can be drawn again."""
    tables: tuple[DrawnTable, ...]
    cost: CostParts
    bound: CostParts
    proved: bool
    """Whether no seating can cost less."""
    notes: tuple[DrawNote, ...]


Solve = Callable[[SeatingField, Tables], tuple[Tables, bool]]
"""A better seating and whether it is proved best, from one that is known: a solver above."""


def make_draw(
    state: EventState,
    contest: str,
    number: int,
    chance: Bits,
    *,
    seed: int,
    trials: int,
    players: tuple[str, ...] | None = None,
    solve: Solve | None = None,
) -> Draw:
    """Draw a round. ``seed`` is noted; ``chance`` was made from it by the caller.

    A player whom the director moved by hand stays at that table in a new draw.
    """
    row = policy_of(state, contest, number)
    field = field_of(state, contest, number, row, players)
    pinned = fit_pins(field, pins_of(state, contest, number, field))
    search = search_seating(field, chance, trials, pinned)
    bound = lower_bound(field)
    tables, proved = search.tables, field.cost_parts(search.tables).weighed == bound.weighed
    # An exact answer knows no pins, and a draw at its bound needs none.
    if solve is not None and not proved and not pinned:
        tables, proved = solve(field, tables)
    rotates = not row.in_order and state.ruling(TABLE_NUMBERS) == "rotate"
    past = past_numbers(state, contest, number) if rotates else None
    seated = number_tables(field, tables, pinned, chance, past)
    cost = field.cost_parts(tables)
    return Draw(
        contest=contest,
        round=number,
        policy=row.name,
        seed=seed,
        trials=trials,
        tables=seated,
        cost=cost,
        bound=bound,
        proved=proved,
        notes=explain_draw(field, seated, cost, bound, row, proved=proved),
    )


def policy_of(state: EventState, contest: str, number: int) -> Policy:
    """Return the policy of a round: the first round has its own."""
    known = state.contests[contest]
    return POLICIES[known.first if number == 1 else known.policy]


def pins_of(state: EventState, contest: str, number: int, field: SeatingField) -> dict[int, int]:
    """Return the tables to which players were moved by hand, by their place in the field."""
    drawn = state.rounds.get((contest, number))
    place = {player: turn for turn, player in enumerate(field.players)}
    return {
        place[player]: table.number
        for table in (drawn.tables if drawn else ())
        for player in table.by_hand
        if player in place
    }


def past_numbers(state: EventState, contest: str, number: int) -> dict[str, set[int]]:
    """Return the numbers of the tables at which each player has sat before a round."""
    known: dict[str, set[int]] = {}
    for drawn in state.rounds_of(contest):
        for table in drawn.tables if drawn.number < number else ():
            for player in table.players:
                known.setdefault(player, set()).add(table.number)
    return known


def number_tables(
    field: SeatingField,
    tables: Tables,
    pinned: Mapping[int, int],
    chance: Bits,
    past: Mapping[str, set[int]] | None,
) -> tuple[DrawnTable, ...]:
    """Give the tables their numbers: by value, or so that few sit again where they sat before.

    ``past`` holds the numbers that players know; without it the numbers go by value.
    """
    ordered = sorted(tables, key=lambda table: -sum(field.values[one] for one in table))
    fixed = {pinned[one]: table for table in ordered for one in table if one in pinned}
    held = set(fixed.values())
    free = [table for table in ordered if table not in held]
    # A pinned number may lie beyond the tables of a smaller field.
    numbers = [one for one in range(1, len(tables) + len(fixed) + 1) if one not in fixed]
    numbers = numbers[: len(free)]
    if past is not None:
        numbers = rotate_numbers(field, free, shuffled(numbers, chance), past)
    pairs = [*fixed.items(), *zip(numbers, free, strict=True)]
    return tuple(
        DrawnTable(
            number=one,
            # The order at the table is drawn too: seats go to the left of the first Goal-setter.
            players=tuple(field.players[place] for place in shuffled(sorted(table), chance)),
            by_hand=tuple(field.players[place] for place in table if place in pinned),
        )
        for one, table in sorted(pairs)
    )


def rotate_numbers(
    field: SeatingField,
    tables: list[tuple[int, ...]],
    numbers: list[int],
    past: Mapping[str, set[int]],
) -> list[int]:
    """Swap numbers while that lets fewer players sit at a number that they know."""
    numbers = list(numbers)
    known = [[past.get(field.players[place], set()) for place in table] for table in tables]

    def again(table: int, number: int) -> int:
        return sum(number in seen for seen in known[table])

    for first in range(len(tables)):
        if not again(first, numbers[first]):
            continue
        for second in range(len(tables)):
            here, there = numbers[first], numbers[second]
            before = again(first, here) + again(second, there)
            if again(first, there) + again(second, here) < before:
                numbers[first], numbers[second] = there, here
    return numbers


def explain_draw(
    field: SeatingField,
    seated: tuple[DrawnTable, ...],
    cost: CostParts,
    bound: CostParts,
    policy: Policy,
    *,
    proved: bool,
) -> tuple[DrawNote, ...]:
    """Tell in codes how good a draw is, and which rule had to give where."""
    place = {player: turn for turn, player in enumerate(field.players)}
    costs = {
        table.number: field.cost_parts((tuple(place[one] for one in table.players),))
        for table in seated
    }
    notes = [DrawNote(code="clean")] if cost.clean else []
    for name in RULES:
        if count := getattr(cost, name):
            where = tuple(number for number, part in costs.items() if getattr(part, name))
            least = getattr(bound, name)
            code = name.replace("_", "-")
            notes.append(DrawNote(code=code, count=count, bound=least, tables=where))
    if proved:
        notes.append(DrawNote(code="best"))
    elif cost.clean:
        notes.append(DrawNote(code="above-bound", count=cost.spread - bound.spread))
    if policy.needs_results:
        apart = {
            table.number: max(values) - min(values)
            for table in seated
            for values in [[field.values[place[one]] for one in table.players]]
        }
        widest = max(apart.values())
        wide = tuple(number for number, gap in apart.items() if gap == widest > WIDE)
        notes.append(DrawNote(code="wide" if wide else "spread", count=widest, tables=wide))
    return tuple(notes)


def explain_round(state: EventState, contest: str, number: int) -> Draw:
    """Return a round that was drawn with its cost and its reasons, as it is seated now."""
    drawn = state.rounds[contest, number]
    policy = policy_of(state, contest, number)
    players = tuple(player for table in drawn.tables for player in table.players)
    field = field_of(state, contest, number, policy, players)
    cost, bound = move_cost(state, contest, number, drawn.tables), lower_bound(field)
    proved = cost.weighed == bound.weighed
    return Draw(
        contest=contest,
        round=number,
        policy=drawn.policy,
        seed=drawn.seed,
        trials=drawn.trials,
        tables=drawn.tables,
        cost=cost,
        bound=bound,
        proved=proved,
        notes=explain_draw(field, drawn.tables, cost, bound, policy, proved=proved),
    )


def broken_tables(
    state: EventState, contest: str, number: int, tables: tuple[DrawnTable, ...]
) -> dict[int, tuple[str, ...]]:
    """Return the rules that had to give, by table: ``same-group`` and its like."""
    field = field_of(
        state,
        contest,
        number,
        policy_of(state, contest, number),
        tuple(player for table in tables for player in table.players),
    )
    place = {player: turn for turn, player in enumerate(field.players)}
    broken = {}
    for table in tables:
        parts = field.cost_parts((tuple(place[one] for one in table.players),))
        if names := tuple(name for name in RULES if getattr(parts, name)):
            broken[table.number] = tuple(name.replace("_", "-") for name in names)
    return broken


RULES = ("teammates", "same_group", "rematches", "second_twos")
"""The parts of a cost that are rules; the spread is none."""

WIDE = 6
"""Tablemates further apart than the best match brings are no longer seated by score."""


def seated_elsewhere(
    before: EventState,
    after: EventState,
    contest: str,
    number: int,
    make_chance: Callable[[int], Bits],
) -> tuple[str, ...]:
    """Return the players whom a correction would have seated with others in a drawn round.

    The seating that was drawn is mended twice, by the results before the correction and after it,
    with the same chance; whoever then sits with others is named. Nothing is moved.
    """
    drawn = before.rounds[contest, number]
    policy = policy_of(before, contest, number)
    players = tuple(player for table in drawn.tables for player in table.players)
    place = {player: turn for turn, player in enumerate(players)}
    start = tuple(tuple(place[one] for one in table.players) for table in drawn.tables)
    mended = []
    for state in (before, after):
        field = field_of(state, contest, number, policy, players)
        trials = MENDING_TRIALS * field.size
        search = search_seating(field, make_chance(drawn.seed), trials, start=start)
        mended.append({one: frozenset(table) for table in search.tables for one in table})
    old, new = mended
    return tuple(player for player in players if old[place[player]] != new[place[player]])


MENDING_TRIALS = 100
"""Trials for each player when a seating is mended: the swaps near at hand are all tried."""


def move_cost(
    state: EventState, contest: str, number: int, tables: tuple[DrawnTable, ...]
) -> CostParts:
    """Return the cost of a round with these tables: shown before a player is moved by hand."""
    players = tuple(player for table in tables for player in table.players)
    field = field_of(state, contest, number, policy_of(state, contest, number), players)
    place = {player: turn for turn, player in enumerate(players)}
    return field.cost_parts(
        tuple(tuple(place[player] for player in table.players) for table in tables)
    )
