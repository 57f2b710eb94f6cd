"""Expectations of a procedure case, key by key, against what the table came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from goalsetter.cases.outcome import Difference
from goalsetter.cases.table_compare import fits, in_words
from goalsetter.cases.table_course import CaseCourse
from goalsetter.cases.table_given import named
from goalsetter.cases.table_mat import cubes_under, goal_of
from goalsetter.cubes import Cube, LaidGoal, SetGoal
from goalsetter.judge import judge_goal, judge_set_goal
from goalsetter.notation import text
from goalsetter.play import (
    MILLISECONDS,
    Phase,
    Section,
    State,
    Status,
    Step,
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
from goalsetter.rules import EquationsRules, Fault, OnSetsRules

Got = Callable[[CaseCourse], object]


def _legal(course: CaseCourse) -> object:
    return course.step.legal and course.number not in course.end.misused


def _stands(course: CaseCourse) -> object:
    """Whether the effect of an action is still there."""
    end, step = course.end, course.step
    action = course.asked.action
    if isinstance(action, actions.Challenge):
        standing = end.shake.challenge
        return standing is not None and standing.action == course.number
    if step.refusal is not None or isinstance(action, NEVER_STANDS) or _was_set_aside(step):
        return False
    if isinstance(action, actions.SelectVariation):
        return any(
            c.action == course.number and not c.bad and not c.void for c in end.shake.choices
        )
    if isinstance(action, actions.Charge):
        return step.legal
    return not _taken_back(course)


NEVER_STANDS = (actions.Declare, actions.Say, actions.PickUpBlock, actions.SayVariation)


def _was_set_aside(step: Step) -> bool:
    return any(isinstance(happened, event.SetAside) for happened in step.events)


def _taken_back(course: CaseCourse) -> bool:
    upheld = any(
        offence.action == course.number and offence.status is Status.UPHELD
        for offence in course.end.offences
    )
    return upheld or course.number in course.end.undone


def _insulated(course: CaseCourse) -> object:
    action = course.asked.action
    if isinstance(action, actions.Challenge):
        return _was_set_aside(course.step) and bool(_stands(course))
    return any(
        offence.action == course.number and offence.status is Status.INSULATED
        for offence in course.end.offences
    )


def _penalties(course: CaseCourse) -> object:
    lost = {seat: course.settled.points_lost(seat) for seat in course.settled.seats}
    return {seat: points for seat, points in lost.items() if points}


def _returned(course: CaseCourse) -> object:
    cubes = (
        cube
        for played in course.played
        for happened in played.step.events
        if isinstance(happened, event.CubesReturned)
        for cube in happened.cubes
    )
    return Counter(cube.face for cube in (*cubes, *_kept_back(course)))


def _kept_back(course: CaseCourse) -> Iterator[Cube]:
    """Cubes of others than the Challenger after a challenge: charged, they go back (judges P8).

    The table does not let them down at all.
    """
    charges = [
        played.action for played in course.played if isinstance(played.action, actions.Charge)
    ]
    late = {charge.against for charge in charges if charge.reason == Fault.MOVED_AFTER_CHALLENGE}
    for played in course.played:
        tried = played.step.refusal
        frozen = tried is not None and tried.fault is Fault.MAT_IS_FROZEN
        if frozen and isinstance(played.action, actions.Move | actions.Bonus):
            yield from (played.action.cube,) if played.action.by in late else ()


def _clock(course: CaseCourse) -> object:
    clock = course.end.clock
    if clock is None:
        return None
    minutes = [hand for hand in clock.hands if hand.extra_since == clock.began]
    players = tuple(hand.seat for hand in minutes) or clock.players
    player = "all" if len(players) > 1 else players[0]
    left = clock.left(course.end.now, players[0]) // MILLISECONDS
    return {"player": player, "task": clock.task.value, "seconds": left}


def _faces(cubes: tuple[Cube, ...]) -> Counter[str]:
    return Counter(cube.face for cube in cubes)


def _section(section: Section) -> Got:
    return lambda course: _faces(course.end.shake.section(section))


def _goal(course: CaseCourse) -> object:
    return text(course.end.shake.goal) if course.end.shake.goal else ""


def _mover(course: CaseCourse) -> object:
    challenge = course.end.shake.challenge
    return challenge.mover if challenge else course.end.shake.last_mover


def _part(name: str) -> Got:
    def found(course: CaseCourse) -> object:
        challenge = course.end.shake.challenge
        return getattr(challenge, name) if challenge else None

    return found


def _kind(course: CaseCourse) -> object:
    challenge = course.end.shake.challenge
    return challenge.claim.value if challenge else None


def _writers(course: CaseCourse) -> object:
    """The players who write; while cubes are moved, nobody."""
    group = Writers() if course.end.shake.phase in UNWRITTEN else writers(course.end)
    return {
        "must": list(group.must),
        "may": list(group.may),
        "may_not": list(group.may_not),
    }


UNWRITTEN = (Phase.START, Phase.ROLL, Phase.VARIATIONS, Phase.GOAL, Phase.NO_GOAL, Phase.MOVE)
"""Phases in which nobody writes yet."""


def _correct(course: CaseCourse) -> object:
    return {check.writer: check.correct for check in course.settled.shake.checks}


def _scores(course: CaseCourse) -> object:
    """The scores of the shake; of one who may not play it, at once (2011-12 ET4)."""
    state = course.settled
    scores = dict(state.shake.scores)
    for seat in state.shake.barred:
        scores.setdefault(seat, state.terms.procedure.scores.wrong)
    return scores


def _net(course: CaseCourse) -> object:
    scores = _scores(course)
    assert isinstance(scores, dict)
    lost = {seat: course.settled.points_lost(seat) + course.lost[seat] for seat in scores}
    return {seat: points + lost[seat] for seat, points in scores.items()}


def _allowed(course: CaseCourse) -> object:
    """The kinds of action that are legal, for each player."""
    return [set(allowed(course.end, seat)) for seat in course.end.seats]


def _value(course: CaseCourse) -> object:
    state = course.end
    goal, rules = state.shake.goal, state.terms.in_force(chosen(state.shake))
    if isinstance(goal, SetGoal) and isinstance(rules, OnSetsRules):
        return sorted(str(value) for value in judge_set_goal(goal, rules).values)
    if isinstance(goal, LaidGoal) and isinstance(rules, EquationsRules):
        return sorted(str(value) for value in judge_goal(goal, rules).values)
    return []


def _eliminated(course: CaseCourse) -> object:
    return [seat for seat in course.end.seats if seat not in course.end.rolling]


def _roll_again(course: CaseCourse) -> object:
    return list(course.end.rolling) if course.end.shake.phase is Phase.START else []


def _turn(course: CaseCourse) -> object:
    """The players who must act next: an illegal choice is made again, though the table waits on."""
    return next(iter(mending(course.end)), course.end.shake.turn)


def _goal_setter(course: CaseCourse) -> object:
    return course.end.shake.setting


def _in_force(course: CaseCourse) -> object:
    return sorted(str(variation) for variation in chosen(course.end.shake))


PHASES = {Phase.NO_GOAL: Phase.GOAL, Phase.SIDES: Phase.WRITING}
"""Phases that the cases do not tell apart from others."""

GOT: dict[str, Got] = {
    "legal": _legal,
    "stands": _stands,
    "insulated": _insulated,
    "penalties": _penalties,
    "cubes_returned": _returned,
    "returns_one_of": lambda course: {cube.face for cube, _ in course.end.shake.return_one_of},
    "turn": _turn,
    "phase": lambda course: PHASES.get(course.end.shake.phase, course.end.shake.phase).value,
    "clock": _clock,
    "goal": _goal,
    "required": _section(Section.REQUIRED),
    "permitted": _section(Section.PERMITTED),
    "forbidden": _section(Section.FORBIDDEN),
    "mover": _mover,
    "challenger": _part("challenger"),
    "third_party": _part("third"),
    "kind": _kind,
    "writers": _writers,
    "correct": _correct,
    "scores": _scores,
    "net": _net,
    "match_points": lambda course: points_of_match(course.settled),
    "shake_void": lambda course: course.end.shake.void,
    "goal_setter": _goal_setter,
    "next_goal_setter": lambda course: next_goal_setter(course.end),
    "dealer": lambda course: dealer(course.end),
    "eliminated": _eliminated,
    "roll_again": _roll_again,
    "cards": lambda course: len(course.end.shake.universe),
    "value": _value,
    "allowed": _allowed,
    "may_select": lambda course: list(may_select(course.end)),
    "must_select": lambda course: list(owing(course.end)),
    "variations_in_force": _in_force,
}
"""The end of the table, by the key that a case expects."""

SETTLED = frozenset({"correct", "scores", "net", "match_points"})
"""Keys that ask what the checking came to."""


# What was expected, in the same shape.

Shape = Callable[[object, State], object]


def _as_it_is(expected: object, state: State) -> object:
    del state
    return expected


def _as_faces(expected: object, state: State) -> Counter[str]:
    del state
    return _faces(cubes_under(Fields({"cubes": expected}), "cubes"))


def _as_face_set(expected: object, state: State) -> object:
    return set(_as_faces(expected, state))


def _as_goal(expected: object, state: State) -> object:
    return text(goal_of(str(expected), state.terms)) if expected else ""


def _as_names(expected: object, state: State) -> object:
    names = named(Fields({"variations": expected}), "variations")
    variations = [state.terms.book.catalogue.find(name) for name in names]
    return sorted(str(variation[1]) if variation else "" for variation in variations)


def _as_claim(expected: object, state: State) -> object:
    """The meaning of a word for a challenge in this book (VI-A-1-c; judges D17, D18)."""
    claim = claim_of(state, str(expected)) if expected else None
    return claim.value if claim else expected


def _as_clock(expected: object, state: State) -> object:
    """A clock; ``seconds`` may be called as in ``given``."""
    del state
    if not isinstance(expected, Mapping):
        return expected
    return {"seconds" if key == "seconds_left" else key: value for key, value in expected.items()}


def _as_points(expected: object, state: State) -> object:
    """Points lost; who lost none need not be named."""
    del state
    if not isinstance(expected, Mapping):
        return expected
    return {seat: points for seat, points in expected.items() if points}


def _as_values(expected: object, state: State) -> object:
    del state
    return sorted(map(str, expected if isinstance(expected, list) else [expected]))


SHAPES: dict[str, Shape] = {
    "required": _as_faces,
    "permitted": _as_faces,
    "forbidden": _as_faces,
    "cubes_returned": _as_faces,
    "returns_one_of": _as_face_set,
    "clock": _as_clock,
    "goal": _as_goal,
    "kind": _as_claim,
    "penalties": _as_points,
    "variations_in_force": _as_names,
    "value": _as_values,
}

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
        wanted = SHAPES.get(key, _as_it_is)(expect.data[key], course.end)
        if not fits(key, wanted, got):
            different.append(Difference(key, in_words(expect.data[key]), in_words(got)))
    return different
