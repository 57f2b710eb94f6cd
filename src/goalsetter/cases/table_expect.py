"""Expectations of a procedure case, key by key, against what the table came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from goalsetter.cases.outcome import Difference
from goalsetter.cases.table_compare import fits, in_words
from goalsetter.cases.table_course import CaseCourse
from goalsetter.cases.table_given import named
from goalsetter.cases.table_mat import cubes_under, goal_of
from goalsetter.cubes import Mat
from goalsetter.judge import rule_on_goal
from goalsetter.notation import text
from goalsetter.play import (
    MILLISECONDS,
    Phase,
    Seat,
    Section,
    State,
    Status,
    Writers,
    allowed,
    chosen,
    claim_of,
    dealer,
    event,
    may_select,
    mending,
    next_goal_setter,
    owing,
    points_of_match,
    writers,
)
from goalsetter.play import action as actions
from goalsetter.questions import Fields
from goalsetter.rules import Fault, Question

Got = Callable[[CaseCourse], object]


def stands(course: CaseCourse) -> bool:
    """Whether the effect of an action is still there."""
    end, step = course.end, course.step
    action = course.asked.action
    if isinstance(action, actions.Challenge):
        standing = end.shake.challenge
        return standing is not None and standing.action == course.number
    if step.refusal is not None or isinstance(action, NEVER_STANDS) or course.set_aside:
        return False
    if isinstance(action, actions.SelectVariation):
        return any(
            c.action == course.number and not c.bad and not c.void for c in end.shake.choices
        )
    if isinstance(action, actions.Charge):
        return step.legal
    return not course.has_offence(Status.UPHELD) and course.number not in end.undone


NEVER_STANDS = (actions.Declare, actions.Say, actions.PickUpBlock, actions.SayVariation)


def is_insulated(course: CaseCourse) -> bool:
    """Whether nobody may charge the action any more; a challenge stands though it was set aside."""
    if isinstance(course.asked.action, actions.Challenge):
        return course.set_aside and stands(course)
    return course.has_offence(Status.INSULATED)


def returned_cubes(course: CaseCourse) -> Counter[str]:
    """Count the faces of the cubes that went back, and of those that never came down.

    Others than the Challenger who move after a challenge are charged, and their cubes go back
    (judges P8). The table refuses such a move at once, so no event tells of its cube.
    """
    faces: Counter[str] = Counter()
    charges = [
        played.action for played in course.played if isinstance(played.action, actions.Charge)
    ]
    late = {charge.against for charge in charges if charge.reason == Fault.MOVED_AFTER_CHALLENGE}
    for played in course.played:
        for happened in played.step.events:
            if isinstance(happened, event.CubesReturned):
                faces.update(cube.face for cube in happened.cubes)
        refusal, tried = played.step.refusal, played.action
        frozen = refusal is not None and refusal.fault is Fault.MAT_IS_FROZEN
        if frozen and isinstance(tried, actions.Move | actions.Bonus) and tried.by in late:
            faces[tried.cube.face] += 1
    return faces


def running_clock(course: CaseCourse) -> dict[str, object] | None:
    """The clock that runs: for whom, for what, and the seconds that are left."""
    clock = course.end.clock
    if clock is None:
        return None
    # If the last thing to begin was an extra minute, it runs for those alone who took it.
    minutes = [hand for hand in clock.hands if hand.extra_since == clock.began]
    players = tuple(hand.seat for hand in minutes) or clock.players
    player = "all" if len(players) > 1 else players[0]
    left = clock.left(course.end.now, players[0]) // MILLISECONDS
    return {"player": player, "task": clock.task.value, "seconds": left}


def groups_of_writers(course: CaseCourse) -> dict[str, list[Seat]]:
    """The players who write; while cubes are moved, nobody."""
    group = Writers() if course.end.shake.phase in UNWRITTEN else writers(course.end)
    return {"must": list(group.must), "may": list(group.may), "may_not": list(group.may_not)}


UNWRITTEN = (Phase.START, Phase.ROLL, Phase.VARIATIONS, Phase.GOAL, Phase.NO_GOAL, Phase.MOVE)
"""Phases in which nobody writes yet."""


def scores_of_shake(course: CaseCourse) -> dict[Seat, int]:
    """The scores of the shake; of one who may not play it, at once (2011-12 ET4)."""
    state = course.settled
    scores = dict(state.shake.scores)
    for seat in state.shake.barred:
        scores.setdefault(seat, state.terms.procedure.scores.wrong)
    return scores


def values_of_goal(course: CaseCourse) -> list[str]:
    """The values of the Goal that lies there, none if there is no Goal."""
    state = course.end
    goal, rules = state.shake.goal, state.terms.in_force(chosen(state.shake))
    if goal is None:
        return []
    verdict = rule_on_goal(Question(rules=rules, mat=Mat(goal=goal)), briefly=True)
    return sorted(map(str, verdict.values))


PHASES = {Phase.NO_GOAL: Phase.GOAL, Phase.SIDES: Phase.WRITING}
"""Phases that the cases do not tell apart from others."""


def _section(section: Section) -> Got:
    return lambda course: Counter(cube.face for cube in course.end.shake.section(section))


GOT: dict[str, Got] = {
    "legal": lambda course: course.step.legal and course.number not in course.end.misused,
    "stands": stands,
    "insulated": is_insulated,
    "penalties": lambda course: {
        seat: points
        for seat in course.settled.seats
        if (points := course.settled.points_lost(seat))
    },
    "cubes_returned": returned_cubes,
    "returns_one_of": lambda course: {cube.face for cube, _ in course.end.shake.return_one_of},
    # Who must act next: an illegal choice is made again, though the table waits on.
    "turn": lambda course: next(iter(mending(course.end)), course.end.shake.turn),
    "phase": lambda course: PHASES.get(course.end.shake.phase, course.end.shake.phase).value,
    "clock": running_clock,
    "goal": lambda course: text(course.end.shake.goal) if course.end.shake.goal else "",
    "required": _section(Section.REQUIRED),
    "permitted": _section(Section.PERMITTED),
    "forbidden": _section(Section.FORBIDDEN),
    "mover": lambda course: (
        challenge.mover
        if (challenge := course.end.shake.challenge)
        else course.end.shake.last_mover
    ),
    "challenger": lambda course: (
        challenge.challenger if (challenge := course.end.shake.challenge) else None
    ),
    "third_party": lambda course: (
        challenge.third if (challenge := course.end.shake.challenge) else None
    ),
    "kind": lambda course: (
        challenge.claim.value if (challenge := course.end.shake.challenge) else None
    ),
    "writers": groups_of_writers,
    "correct": lambda course: {
        check.writer: check.correct for check in course.settled.shake.checks
    },
    "scores": scores_of_shake,
    # Points lost are negative, and a case may tell of some that were lost before its events.
    "net": lambda course: {
        seat: points + course.settled.points_lost(seat) + course.lost[seat]
        for seat, points in scores_of_shake(course).items()
    },
    "match_points": lambda course: points_of_match(course.settled),
    "shake_void": lambda course: course.end.shake.void,
    "goal_setter": lambda course: course.end.shake.setting,
    "next_goal_setter": lambda course: next_goal_setter(course.end),
    "dealer": lambda course: dealer(course.end),
    "eliminated": lambda course: [
        seat for seat in course.end.seats if seat not in course.end.rolling
    ],
    "roll_again": lambda course: (
        list(course.end.rolling) if course.end.shake.phase is Phase.START else []
    ),
    "cards": lambda course: len(course.end.shake.universe),
    "value": values_of_goal,
    # The kinds of action that are legal, for each player: one of them must have those expected.
    "allowed": lambda course: [set(allowed(course.end, seat)) for seat in course.end.seats],
    "may_select": lambda course: list(may_select(course.end)),
    "must_select": lambda course: list(owing(course.end)),
    "variations_in_force": lambda course: sorted(map(str, chosen(course.end.shake))),
}
"""The end of the table, by the key that a case expects."""

SETTLED = frozenset({"correct", "scores", "net", "match_points"})
"""Keys that ask what the checking came to."""


# What was expected, in the same shape.

Shape = Callable[[object, State], object]


def _as_faces(expected: object, _: State) -> Counter[str]:
    return Counter(cube.face for cube in cubes_under(Fields({"cubes": expected}), "cubes"))


def _as_names(expected: object, state: State) -> object:
    names = named(Fields({"variations": expected}), "variations")
    variations = [state.terms.book.catalogue.find(name) for name in names]
    return sorted(str(variation[1]) if variation else "" for variation in variations)


def _as_claim(expected: object, state: State) -> object:
    """The meaning of a word for a challenge in this book (VI-A-1-c; judges D17, D18)."""
    claim = claim_of(state, str(expected)) if expected else None
    return claim.value if claim else expected


SHAPES: dict[str, Shape] = {
    "required": _as_faces,
    "permitted": _as_faces,
    "forbidden": _as_faces,
    "cubes_returned": _as_faces,
    "returns_one_of": lambda expected, state: set(_as_faces(expected, state)),
    # ``seconds`` may be called as in ``given``.
    "clock": lambda expected, _: (
        {"seconds" if key == "seconds_left" else key: value for key, value in expected.items()}
        if isinstance(expected, Mapping)
        else expected
    ),
    "goal": lambda expected, state: text(goal_of(str(expected), state.terms)) if expected else "",
    "kind": _as_claim,
    # Who lost no points need not be named.
    "penalties": lambda expected, _: (
        {seat: points for seat, points in expected.items() if points}
        if isinstance(expected, Mapping)
        else expected
    ),
    "variations_in_force": _as_names,
    "value": lambda expected, _: sorted(
        map(str, expected if isinstance(expected, list) else [expected])
    ),
}
"""The shape of what is expected, by key; other keys are compared as they stand."""

KNOWN = frozenset({"about", "text", *GOT})
"""The keys that a case may expect."""


def differences(expect: Fields, course: CaseCourse) -> list[Difference]:
    """Every key that came out otherwise."""
    expect.hold(frozenset(), KNOWN)
    different = []
    for key in expect.data:
        if key in ("about", "text"):
            continue
        got = GOT[key](course)
        wanted = expect.data[key]
        if key in SHAPES:
            wanted = SHAPES[key](wanted, course.end)
        if not fits(key, wanted, got):
            different.append(Difference(key, in_words(expect.data[key]), in_words(got)))
    return different
