"""The beginning of a procedure case: ``given`` becomes one set-up action.

A case states only what matters. Where it names no Resources, cubes are put there that its events
take, and others to fill up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from goalsetter.cases.table_mat import cubes_of, cubes_under, goal_of, laid_text, taken_cubes
from goalsetter.cases.table_settle import RIGHT, WRONG
from goalsetter.cubes import Cube, placed_in
from goalsetter.errors import CaseError, NotationError
from goalsetter.notation import parse_set_solution, parse_solution, parse_universe
from goalsetter.play import Mode, Phase, Seat, Setup, Terms, left_of, right_of
from goalsetter.questions import (
    Fields,
    answers_of,
    division_of,
    edition_of,
    game_of,
    listed,
    look_up_variation,
    profile_of,
    variation_name,
)
from goalsetter.rules import Claim, Division, Role, Task, Years, find_procedure

MAY = frozenset(
    {
        *("phase", "goal_setter", "turn", "first_turn", "last_mover", "last_cube_moved_by"),
        *("totals", "penalties", "shake", "shakes", "goal", "required", "permitted"),
        *("forbidden", "resources", "resources_left", "rolled", "universe", "variations"),
        *("selected", "year", "challenge", "side", "presented", "no_goal", "clock"),
    }
)
"""The keys of what is given."""

YEARS = {"odd": Years.ODD, "even": Years.EVEN}
SPARE_EQUATIONS = "0 1 2 3 4 5 6 7 8 9 + - x / ^ √ 0 1 2 3 + - x /"
SPARE_ON_SETS = "B R G Y B R G Y ∪ ∩ - ' V = ⊆"
SPARE_ELEMENTARY = "B R G Y B R G Y ∪ ∩ - ' V V Λ"
"""Cubes that fill Resources up where a case does not name them; digits no Goal uses are none."""

DEFAULT_GOAL = {"EQUATIONS": "9", "ON-SETS": "3"}
PLAYED = ("move", "writing", "checking")
ROLLED = ("variations", "goal", *PLAYED)


def terms_of(fields: Fields) -> Terms:
    """The match that the case is played in."""
    game = game_of(fields)
    edition = edition_of(fields, game)
    given = Fields(object_of(fields, "given"))
    players = fields.data.get("players", 3)
    if players not in (2, 3):
        raise CaseError("wrong-players", got=str(players))
    year = given.text("year")
    if "year" in given and year not in YEARS:
        raise CaseError("unknown-year", name=year, known=listed(YEARS))
    return Terms(
        edition=edition.name,
        division=division_of(fields, edition),
        players=int(str(players)),
        mode=Mode.OPEN,
        profile=profile_of(fields),
        rulings=tuple(answers_of(fields, game).items()),
        years=YEARS.get(year),
    )


def object_of(fields: Fields, key: str) -> Mapping[str, object]:
    """An object under a key; empty if the key is not there."""
    value = fields.data.get(key, {})
    if not isinstance(value, Mapping):
        raise CaseError("wrong-type-object", key=key, got=type(value).__name__)
    return value


def setup_of(fields: Fields, terms: Terms, events: list[Fields]) -> Setup:
    """The set-up action of a case."""
    given = Fields(object_of(fields, "given"))
    given.hold(frozenset(), MAY)
    begins = FIRST.get(events[0].text("do"), "start") if events else "start"
    # What is given tells how far the shake is: a paper lies there only while it is checked.
    usual = next((phase for key, phase in PHASES if key in given), begins)
    phase = given.text("phase", usual)
    if phase not in list(Phase):
        raise CaseError("unknown-phase", name=phase, known=listed(Phase))
    setter = _seat(given, "goal_setter", terms) or terms.seats[0]
    challenge = Fields(object_of(given, "challenge"))
    # Where a Goal must lie and none is named, one lies there that does not matter.
    goal = laid_text(given, terms) or (DEFAULT_GOAL[terms.game.name] if phase in PLAYED else "")
    # In play the turn is left of who moved last, else of the Goal-setter (V-A). Who moved last
    # need not be told either: then it is the player before the one whose turn it is.
    moved, moving = given.text("last_mover"), phase == "move"
    before = Seat(moved) if moved in terms.seats else setter
    turn = _seat(given, "turn", terms) or (left_of(before, terms.seats) if moving else setter)
    last_mover = Seat(moved) if moved or not moving else right_of(turn, terms.seats)
    chosen = Fields(object_of(given, "selected"))
    cards = " ".join(given.some("universe"))
    return Setup(
        by=setter,
        phase=Phase(phase),
        number=_number(given, "shake", 1),
        goal_setter=setter,
        turn=turn,
        first_turn=given.flag("first_turn"),
        last_mover=last_mover,
        totals=_totals(given),
        resources=_resources(given, terms, events, phase),
        goal=goal_of(goal, terms) if goal else None,
        required=cubes_under(given, "required"),
        permitted=cubes_under(given, "permitted"),
        forbidden=cubes_under(given, "forbidden"),
        universe=parse_universe(cards).cards if cards else (),
        rolled=given.flag("rolled") or phase in ROLLED,
        variations=_known(given, "variations", terms),
        selected=tuple((Seat(seat), _known(chosen, seat, terms)) for seat in chosen.data),
        claim=_claim(challenge, terms),
        challenger=Seat(challenge.text("by")),
        mover=_challenged(given, challenge, setter, terms),
        sides=tuple((Seat(seat), role_of(side)) for seat, side in object_of(given, "side").items()),
        papers=tuple(
            (Seat(s), texts_of(paper)) for s, paper in object_of(given, "presented").items()
        ),
        no_goal_by=Seat(given.text("no_goal")),
        last_cube_by=Seat(given.text("last_cube_moved_by")),
        **_clock(given, events, terms),
    )


PHASES = (
    ("presented", "checking"),
    ("challenge", "writing"),
    ("last_cube_moved_by", "writing"),
    ("no_goal", "goal"),
    ("last_mover", "move"),
    ("required", "move"),
    ("permitted", "move"),
    ("forbidden", "move"),
    ("goal", "move"),
    ("resources_left", "move"),
    ("selected", "variations"),
)
"""Where a shake stands of which this is told, if its phase is not."""
FIRST = {
    **dict.fromkeys(("roll", "deal", "set_out"), "roll"),
    **dict.fromkeys(("say_variation", "select_variation"), "variations"),
    **dict.fromkeys(("goal", "place_in_goal", "say_goal", "no_goal", "bonus", "say_bonus"), "goal"),
    **dict.fromkeys(("move", "move_two", "challenge", "forceout", "pick_up_block"), "move"),
}
"""Where it stands when this is the first that happens, if nothing else tells."""


def _clock(given: Fields, events: list[Fields], terms: Terms) -> dict[str, Any]:
    """The clock that runs; an extra minute, if the first told of time is that one is over."""
    clock = Fields(object_of(given, "clock"))
    first = next((event for event in events if event.text("do") in OF_TIME), Fields({}))
    if first.text("do") == "extra_minute_expires":
        timed = {"clock_task": task_of(first), "clock_extra": True}
        return {**timed, "clock_players": _timed(first)}
    if not clock.data:
        return {}
    # Under Two Solutions all limits are longer (On-Sets XIII-14); the whole limit runs, if the
    # case does not say what is left of it.
    pairs = map(terms.book.catalogue.find, named(given, "variations"))
    double = terms.in_force(tuple(pair[1] for pair in pairs if pair)).solutions == 2
    whole = terms.procedure.limit(task_of(clock), double)
    return {
        "clock_task": task_of(clock),
        "clock_players": _timed(clock),
        "clock_seconds": _number(clock, "seconds_left", _number(clock, "seconds", whole)),
    }


OF_TIME = ("time_expires", "countdown", "take_extra_minute", "extra_minute_expires")
"""Events that tell how a limit runs out."""


def _timed(fields: Fields) -> tuple[Seat, ...]:
    """For whom a clock runs; nobody named is all."""
    player = fields.text("player", "all")
    return () if player == "all" else (Seat(player),)


def task_of(fields: Fields) -> Task:
    """The task of a clock."""
    name = fields.text("task")
    if name not in list(Task):
        raise CaseError("unknown-task", name=name, known=listed(Task))
    return Task(name)


def role_of(side: object) -> Role:
    """The side that a Third Party takes."""
    known = [Role.MOVER, Role.CHALLENGER]
    if side not in known:
        raise CaseError("unknown-side", name=str(side), known=listed(known))
    return Role(str(side))


def texts_of(paper: object) -> tuple[str, ...]:
    """The content of a paper: one text, or two under Two Solutions; or whether it is right."""
    if isinstance(paper, bool):
        return (RIGHT if paper else WRONG,)
    several = Fields({"paper": paper if isinstance(paper, list) else [paper]})
    return several.texts("paper")


def _number(fields: Fields, key: str, default: int) -> int:
    value = fields.data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise CaseError("wrong-type-number", key=key, got=str(value))
    return value


def _seat(given: Fields, key: str, terms: Terms) -> Seat:
    """A player of the match; nobody if the case names none."""
    name = given.text(key)
    if name and name not in terms.seats:
        raise CaseError("unknown-player", name=name, known=listed(terms.seats))
    return Seat(name)


def _challenged(given: Fields, challenge: Fields, setter: Seat, terms: Terms) -> Seat:
    """Find the target of a challenge: who moved last, or before the Challenger, unless told."""
    by = challenge.text("by")
    if "mover" in challenge or by not in terms.seats:
        return Seat(challenge.text("mover"))
    movers = [given.text(key) for key in ("last_mover", "last_cube_moved_by", "no_goal")]
    declared = setter if challenge.text("kind") == "no_goal" else ""
    known = (*movers, declared, right_of(Seat(by), terms.seats))
    return Seat(next(seat for seat in known if seat and seat != by))


def tally(points: Mapping[str, object]) -> Counter[Seat]:
    """Points by player."""
    fields = Fields(points)
    return Counter({Seat(seat): _number(fields, seat, 0) for seat in points})


def _totals(given: Fields) -> tuple[tuple[Seat, int], ...]:
    """The points that players bring along: totals, else shakes, and the points they lost."""
    # Totals include all shakes, so both together would count them twice.
    points = tally(object_of(given, "totals"))
    for item in given.items("shakes") if "totals" not in given else ():
        shake = object_of(Fields({"shakes": item}), "shakes")
        points.update(tally(object_of(Fields(shake), "scores") if "scores" in shake else shake))
    points.update(tally(object_of(given, "penalties")))
    return tuple(points.items())


def named(fields: Fields, key: str) -> tuple[str, ...]:
    """Variations by name, each with what stands in its blank."""
    value = fields.data.get(key)
    one = isinstance(value, str | Mapping)
    return tuple(variation_name(item) for item in ([value] if one else fields.items(key)))


def _known(fields: Fields, key: str, terms: Terms) -> tuple[str, ...]:
    """Variations of the game, chosen already."""
    for name in named(fields, key):
        look_up_variation(name, terms.game)
    return named(fields, key)


def _claim(challenge: Fields, terms: Terms) -> Claim | None:
    kind = challenge.text("kind").lower()
    if not kind:
        return None
    words = find_procedure(terms.edition).words
    if kind not in words:
        raise CaseError("unknown-challenge", name=kind, known=listed(words))
    return words[kind]


def _resources(given: Fields, terms: Terms, events: list[Fields], phase: str) -> tuple[Cube, ...]:
    """The Resources as told; else those that the events take, filled up."""
    if "resources" in given:
        return cubes_under(given, "resources")
    if phase not in ROLLED and not given.flag("rolled"):
        return ()
    needed = tuple(cube for event in events for cube in taken_cubes(event, terms))
    # A mat that is told supplies its own cubes, and lacking ones may be the point.
    if not {"required", "permitted"} & given.data.keys():
        needed += _used_by_papers(given, terms)
    young = terms.division is Division.ELEMENTARY
    sets = SPARE_ELEMENTARY if young else SPARE_ON_SETS
    spare = cubes_of(sets if terms.deals_cards else SPARE_EQUATIONS)
    whole = _number(given, "resources_left", len(spare))
    left = list(spare)
    for cube in needed:
        alike = next((other for other in left if other.face == cube.face), None)
        if alike is not None:
            left.remove(alike)
    return (*needed, *left)[: max(whole, len(needed))]


def _used_by_papers(given: Fields, terms: Terms) -> tuple[Cube, ...]:
    """The cubes of papers on an empty mat: the case is not about where they come from."""
    most: Counter[str] = Counter()
    for paper in map(str, object_of(given, "presented").values()):
        try:
            if terms.deals_cards:
                parts = parse_set_solution(paper).parts
            else:
                left, _, _ = paper.partition("=")
                parts = (parse_solution(left).written,)
        except NotationError:
            # "right" and "wrong" are no notation: such a paper is only stipulated.
            continue
        # The papers share the cubes, so each face is needed as often as in the greediest of them.
        most |= Counter(item.cube.face for part in parts for item in placed_in(part.items))
    return tuple(Cube(face) for face in most.elements())
