"""The players of the random-shake machine: what somebody does next, sensible or not.

``sensible`` brings the shake on; ``anything`` fills any action with whatever lies about. Both draw
from one source of chance, so that a seed plays the same shake again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from random import Random
from typing import Any

from goalsetter.cubes import ALL_CARDS, Card, Cube, LaidGoal, Row, SetGoal, Stack
from goalsetter.errors import NotationError
from goalsetter.notation import text
from goalsetter.play import (
    CLOCK,
    JUDGE,
    NOBODY,
    SPECTATOR,
    Phase,
    Referee,
    Seat,
    Section,
    State,
    Status,
    action,
    apply,
    dealer,
    goal_cubes,
    may_select,
    next_goal_setter,
    openings,
    view,
    writers,
)
from goalsetter.play.action import Action, AnyGoal
from goalsetter.rules import (
    CUBE_KINDS,
    CUBES_OF_EACH_COLOUR,
    FACES,
    Blank,
    Division,
    Fault,
    OnSetsRules,
    Task,
)

OFFICIALS = (JUDGE, CLOCK, SPECTATOR, NOBODY)
TRIES = 12
"""How often a player thinks again before he does something illegal."""


# Chance.


def some_roll(chance: Random, state: State) -> tuple[Cube, ...]:
    """Faces that come up together, beside what was set out."""
    if not state.terms.deals_cards:
        return tuple(
            Cube(chance.choice(faces), colour)
            for colour, faces in FACES
            for _ in range(CUBES_OF_EACH_COLOUR)
        )
    laid = "" if state.shake.phase is Phase.END else _symbols(state.shake.set_out)
    return tuple(
        Cube(chance.choice(kind.faces))
        for kind in CUBE_KINDS
        for _ in range(kind.number - sum(face in kind.faces for face in laid))
    )


def _symbols(cubes: tuple[Cube, ...]) -> str:
    return "".join(cube.symbol for cube in cubes)


def some_cards(chance: Random, state: State) -> tuple[Card, ...]:
    """As many cards as the division deals."""
    rules = state.terms.in_force(())
    assert isinstance(rules, OnSetsRules)
    return tuple(chance.sample(ALL_CARDS, chance.randint(rules.fewest_cards, rules.most_cards)))


def some_variation(chance: Random, state: State) -> str:
    """A variation of the game, its blank filled as it comes; mostly one that is offered."""
    book = state.terms.book
    offers = state.terms.list_of_variations.offers
    if offers and chance.random() < 0.9:
        variation = book.catalogue.named(chance.choice(offers).name)
    else:
        variation = chance.choice(book.catalogue.variations)
    return f"{variation.name} {_fill(chance, variation.blank, state)}".strip()


def _fill(chance: Random, blank: Blank, state: State) -> str:
    if blank is Blank.NUMBER:
        return str(chance.randint(6, 12))
    if blank is Blank.COLOUR:
        return chance.choice(("red", "blue", "green", "black"))
    if blank is Blank.CUBE and state.shake.resources:
        return chance.choice(state.shake.resources).symbol
    if blank is Blank.SET:
        return chance.choice(("B", "B ∪ R", "G'"))
    return "B" if blank is Blank.CARD else ""


def some_goal(chance: Random, state: State) -> AnyGoal | None:
    """A Goal of cubes in Resources: one that looks like a Goal, or cubes in any order."""
    resources = state.shake.resources
    digits = [cube for cube in resources if cube.face.isdigit()]
    signs = [cube for cube in resources if cube.face in "+-x/^"]
    if state.terms.deals_cards:
        return _set_goal(chance, digits)
    shape = chance.choice(("d", "d", "dd", "dod", "dodd", "dodod", "any"))
    if shape == "any":
        cubes = tuple(chance.sample(resources, min(len(resources), chance.randint(1, 7))))
        return LaidGoal((cubes,)) if cubes else None
    stock = {"d": chance.sample(digits, len(digits)), "o": chance.sample(signs, len(signs))}
    cubes = tuple(stock[kind].pop() for kind in shape if stock[kind])
    return LaidGoal((cubes,)) if cubes else None


def _set_goal(chance: Random, digits: list[Cube]) -> SetGoal | None:
    cubes = tuple(chance.sample(digits, chance.randint(1, len(digits)))) if digits else ()
    if len(cubes) < 2:
        return SetGoal(cubes[0]) if cubes else None
    return SetGoal(chance.choice((Row, Stack))(cubes))


# Papers.

WORDS = ("right", "wrong", "doubtful", "3+4", "B", "(B - R)'", "", "5x", "√9 = 3", "2*3=")


def some_paper(chance: Random, state: State) -> tuple[str, ...]:
    """Random text; or, where the Goal is one cube, now and then something that may be right."""
    if chance.random() < 0.6:
        return tuple(chance.choice(WORDS) for _ in range(chance.choice((1, 1, 1, 2))))
    shake = state.shake
    usable = [*shake.required, *shake.permitted, *shake.resources]
    chance.shuffle(usable)
    cubes = (*shake.required, *usable[: chance.randint(0, 3)])
    written = " ".join(cube.symbol for cube in cubes)
    if state.terms.deals_cards or shake.goal is None:
        return (written,)
    return (f"{written} = {_plainly(shake.goal)}",)


def _plainly(goal: AnyGoal) -> str:
    try:
        return text(goal)
    except NotationError:
        return ""


# Something sensible.


def sensible(chance: Random, state: State, at: int) -> Action | None:
    """What brings the shake on; nothing where only time does."""
    shake = state.shake
    if state.away and chance.random() < 0.7:
        return action.ReturnToTable(by=min(state.away), at=at)
    if shake.question is not None:
        return action.JudgeAnswers(by=JUDGE, at=at, answer=chance.choice(("yes", "no")))
    if shake.block is not None:
        return _with_the_block(chance, state, at)
    if shake.return_one_of:
        cube = chance.choice(shake.return_one_of)[0]
        return action.TakeBack(by=shake.returning, at=at, cube=cube)
    return SENSIBLE[shake.phase](chance, state, at)


def _with_the_block(chance: Random, state: State, at: int) -> Action:
    block = state.shake.block
    assert block is not None
    if chance.random() < 0.2:
        return action.PutDownBlock(by=block.by, at=at)
    return action.Challenge(by=block.by, at=at, kind=_claim(chance, state))


def _claim(chance: Random, state: State) -> str:
    return chance.choice(list(state.terms.procedure.words))


def _for_the_lot(chance: Random, state: State, at: int) -> Action:
    waiting = [seat for seat in state.rolling if seat not in dict(state.lots)]
    face = chance.choice("123" if state.terms.deals_cards else "0123+-")
    return action.RollForFirst(by=chance.choice(waiting), at=at, cube=Cube(face))


def _begin(chance: Random, state: State, at: int) -> Action:
    shake = state.shake
    fresh = shake.phase is Phase.END
    setter = next_goal_setter(state) if fresh else shake.setting
    if not state.terms.deals_cards:
        return action.Roll(by=setter, at=at, cubes=some_roll(chance, state))
    young = state.terms.division is Division.ELEMENTARY and not shake.set_out
    if young and (fresh or not shake.rolled) and chance.random() < 0.5:
        return action.SetOut(
            by=setter, at=at, cubes=tuple(map(Cube, chance.choice(("VVΛ", "VΛΛ"))))
        )
    if (fresh or not shake.universe) and chance.random() < 0.5:
        return _deal(chance, state, at, setter)
    if fresh or not shake.rolled:
        return action.Roll(by=setter, at=at, cubes=some_roll(chance, state))
    return _deal(chance, state, at, setter)


def _deal(chance: Random, state: State, at: int, setter: Seat) -> Action:
    seats = state.seats
    giver = seats[seats.index(setter) - 1]
    _, most = 0, some_cards(chance, state)
    left = tuple(card for card in most if card not in state.shake.universe)
    if state.shake.phase is Phase.END:
        return action.Deal(by=giver, at=at, cards=most)
    spare = len(state.shake.universe) + len(left) - 14
    return action.Deal(by=dealer(state), at=at, cards=left[max(0, spare) :] or left)


def _choose(chance: Random, state: State, at: int) -> Action | None:
    seats = may_select(state)
    if not seats:
        return None
    found: Action | None = None
    for _ in range(TRIES):
        owed = 2 if chance.random() < 0.2 else 1
        names = tuple(some_variation(chance, state) for _ in range(owed))
        found = action.SelectVariation(by=seats[0], at=at, variations=names)
        if chance.random() < 0.1 or apply(state, found).legal:
            return found
    return found


def _set(chance: Random, state: State, at: int) -> Action | None:
    setter, clock = state.shake.setting, state.clock
    if clock is not None and clock.expired and chance.random() < 0.3:
        return action.TakeExtraMinute(by=setter, at=at, task=Task.GOAL)
    if chance.random() < 0.04:
        return action.NoGoal(by=setter, at=at)
    if chance.random() < 0.08 and state.shake.resources:
        cube = chance.choice(state.shake.resources)
        return action.Bonus(by=setter, at=at, cube=cube)
    if state.shake.goal is not None and chance.random() < 0.6:
        return action.SayGoal(by=setter, at=at)
    found: Action | None = None
    for _ in range(TRIES):
        goal = some_goal(chance, state)
        if goal is None:
            break
        kind = action.PlaceInGoal if chance.random() < 0.2 else action.SetGoalDown
        found = kind(by=setter, at=at, goal=goal)
        if chance.random() < 0.15 or apply(state, found).legal:
            return found
    return found or action.SayGoal(by=setter, at=at)


def _reply(chance: Random, state: State, at: int) -> Action:
    shake = state.shake
    waiting = [s for s in state.seats if s != shake.no_goal_by and s not in shake.agreed]
    seat = chance.choice(waiting or list(state.seats))
    if chance.random() < 0.4:
        return action.Challenge(by=seat, at=at, kind="no_goal")
    return action.AgreeNoGoal(by=seat, at=at)


def _move(chance: Random, state: State, at: int) -> Action:
    shake = state.shake
    turn = shake.turn
    eager = 0.02 if shake.number % 3 == 0 else 0.1
    if chance.random() < eager or not shake.resources:
        seat = chance.choice([s for s in state.seats if s != shake.last_mover])
        return action.Challenge(by=seat, at=at, kind=_claim(chance, state))
    if state.terms.procedure.forceout and chance.random() < 0.04:
        return action.Forceout(by=turn, at=at)
    cube = chance.choice(shake.resources)
    few = len(shake.resources) < 3
    to = chance.choice((Section.REQUIRED, Section.PERMITTED) if few else tuple(Section))
    if not shake.owes_second and not few and chance.random() < 0.1:
        return action.Bonus(by=turn, at=at, cube=cube)
    if shake.permitted and chance.random() < 0.05:
        return action.Shift(by=turn, at=at, cube=chance.choice(shake.permitted), to=to)
    return action.Move(by=turn, at=at, cube=cube, to=to)


def _side(chance: Random, state: State, at: int) -> Action:
    challenge = state.shake.challenge
    assert challenge is not None
    if chance.random() < 0.2:
        return action.DoNotPresent(by=challenge.third, at=at)
    return action.TakeSide(by=challenge.third, at=at, side=chance.choice(("mover", "challenger")))


def _write(chance: Random, state: State, at: int) -> Action | None:
    shake = state.shake
    given = {paper.writer for paper in shake.papers} | shake.silent
    group = writers(state)
    waiting = [seat for seat in (*group.must, *group.may) if seat not in given]
    if not waiting:
        return None
    seat = chance.choice(waiting)
    if seat in shake.writing_late - shake.writing_bought and chance.random() < 0.7:
        return action.TakeExtraMinute(by=seat, at=at, task=Task.WRITE)
    if chance.random() < 0.15:
        return action.DoNotPresent(by=seat, at=at)
    avoid = chance.choice(("", "2 to required"))
    goal = ""
    if shake.goal is None:
        found = some_goal(chance, state)
        goal = _plainly(found) if found is not None else ""
    paper = some_paper(chance, state)
    return action.Present(by=seat, at=at, texts=paper, avoid_move=avoid, goal=goal)


REASONS = ("not-equal", "required-unused", "ambiguous-in-general", "same-error", "other", "")


def _check(chance: Random, state: State, at: int) -> Action | None:
    check = next((c for c in state.shake.checks if c.correct is None), None)
    if check is None:
        return None
    who = [s for s in state.seats if s != check.writer and s not in check.accepted]
    seat = chance.choice(who or list(state.seats))
    draw = chance.random()
    if seat in check.late and draw < 0.5:
        return action.TakeExtraMinute(by=seat, at=at, task=Task.CHECK)
    if draw < 0.55:
        return action.Accept(by=seat, at=at, writer=check.writer)
    if draw < 0.8:
        return action.Reject(by=seat, at=at, writer=check.writer, reason=chance.choice(REASONS))
    if draw < 0.9:
        return action.ProveAmbiguity(
            by=seat, at=at, writer=check.writer, regrouped=chance.choice(WORDS)
        )
    kind = chance.choice(("value", "specific"))
    return action.AskJudge(by=seat, at=at, writer=check.writer, question=kind)


SENSIBLE: dict[Phase, Callable[[Random, State, int], Action | None]] = {
    Phase.START: _for_the_lot,
    Phase.ROLL: _begin,
    Phase.VARIATIONS: _choose,
    Phase.GOAL: _set,
    Phase.NO_GOAL: _reply,
    Phase.MOVE: _move,
    Phase.SIDES: _side,
    Phase.WRITING: _write,
    Phase.CHECKING: _check,
    Phase.END: _begin,
}


# Time.


def tick(state: State, *, leap: bool = True) -> Action | None:
    """The next thing that the clock says, when it is due."""
    clock = state.clock
    if clock is None or clock.paused is not None:
        return None
    at = max(state.now, clock.ends) if leap else state.now
    if clock.extra:
        return action.ExtraMinuteExpires(at=at, task=clock.task)
    if clock.expired and not clock.counted:
        return action.Countdown(by=CLOCK, at=at, finished=True)
    return action.TimeExpires(at=at, task=clock.task)


# Anything at all.


def anything(chance: Random, state: State, at: int) -> Action:
    """Any kind of action, filled with whatever comes."""
    kind = chance.choice(KINDS)
    return filled(chance, kind, state, at)


DULL = frozenset(
    {
        *("appeal_score", "ask_judge", "declare", "initial_scoresheet", "leave_table"),
        *("round_stop", "round_warning", "say", "say_variation"),
    }
)
"""Kinds that are open nearly always and change little, or end too much."""


def _some_kind(chance: Random, kinds: list[str]) -> str:
    lively = [kind for kind in kinds if kind not in DULL]
    return chance.choice(lively if lively and chance.random() < 0.9 else kinds)


def of_a_view(chance: Random, state: State, at: int) -> Action:
    """Something that somebody is shown as open, all kinds being alike."""
    seat = chance.choice((*state.seats, *state.seats, *state.seats, JUDGE, CLOCK))
    return _listed(chance, state, at, [each.action for each in openings(state, seat)])


def illegal(chance: Random, state: State, at: int) -> Action:
    """Something that a player can do and may not."""
    seat = chance.choice(state.seats)
    found = [each.action for each in openings(state, seat) if not each.legal]
    return _listed(chance, state, at, found)


def _listed(chance: Random, state: State, at: int, found: list[Action]) -> Action:
    kinds: dict[str, list[Action]] = {}
    for each in found:
        kinds.setdefault(each.do, []).append(each)
    if not kinds:
        return of_free_kind(chance, state, at)
    return replace(chance.choice(kinds[_some_kind(chance, sorted(kinds))]), at=at)


def of_free_kind(chance: Random, state: State, at: int) -> Action:
    """A kind that a view shows as open, filled with whatever comes."""
    seat = chance.choice(state.seats)
    kinds = view(state, seat).free
    if not kinds:
        return anything(chance, state, at)
    wanted = _some_kind(chance, list(kinds))
    kind = next(kind for kind in KINDS if kind.do == wanted)
    maker = MAKERS.get(kind)
    made = maker(chance, state, at) if maker and chance.random() < 0.8 else None
    return replace(made or filled(chance, kind, state, at), by=seat)


def _take_from_goal(chance: Random, state: State, at: int) -> Action | None:
    cubes = goal_cubes(state.shake.goal)
    gone = tuple(chance.sample(cubes, chance.randint(1, len(cubes)))) if cubes else ()
    return action.TakeFromGoal(by=NOBODY, at=at, cubes=gone) if gone else None


def _rearrange(chance: Random, state: State, at: int) -> Action | None:
    cubes = list(goal_cubes(state.shake.goal))
    chance.shuffle(cubes)
    return action.RearrangeGoal(by=NOBODY, at=at, goal=_laid(state, cubes)) if cubes else None


def _laid(state: State, cubes: list[Cube]) -> AnyGoal:
    if not state.terms.deals_cards:
        return LaidGoal((tuple(cubes),))
    return SetGoal(Row(tuple(cubes)) if len(cubes) > 1 else cubes[0])


def _add(chance: Random, state: State, at: int) -> Action | None:
    cubes = list(goal_cubes(state.shake.goal))
    if not state.shake.resources:
        return None
    cube = chance.choice(state.shake.resources)
    cubes.insert(chance.randint(0, len(cubes)), cube)
    return action.AddToGoal(by=NOBODY, at=at, cube=cube, goal=_laid(state, cubes))


def _two_cubes(chance: Random, state: State, at: int) -> Action | None:
    if len(state.shake.resources) < 2:
        return None
    one, other = chance.sample(state.shake.resources, 2)
    to = (chance.choice(tuple(Section)), chance.choice(tuple(Section)))
    return action.MoveTwo(by=NOBODY, at=at, cubes=(one, other), to=to)


def _cards_back(chance: Random, state: State, at: int) -> Action | None:
    dealt = state.shake.universe
    gone = tuple(chance.sample(dealt, min(len(dealt), chance.randint(1, 3))))
    return action.TakeBackCard(by=NOBODY, at=at, cards=gone)


Maker = Callable[[Random, State, int], Action | None]
MAKERS: dict[type[Action], Maker] = {
    action.AddToGoal: _add,
    action.MoveTwo: _two_cubes,
    action.RearrangeGoal: _rearrange,
    action.TakeBackCard: _cards_back,
    action.TakeFromGoal: _take_from_goal,
}
"""Kinds that random content would hardly ever fit."""


def charge(chance: Random, state: State, at: int) -> Action | None:
    """A charge that is right, where something can be charged."""
    offences = [each for each in state.offences if each.status is Status.OPEN]
    if not offences:
        return None
    offence = chance.choice(offences)
    seat = chance.choice([seat for seat in state.seats if seat != offence.by])
    reason = chance.choice(offence.reasons)
    return action.Charge(by=seat, at=at, against=offence.by, reason=reason.value)


KINDS: tuple[type[Action], ...] = tuple(
    kind
    for name in sorted(action.__all__)
    if isinstance(kind := getattr(action, name), type)
    and issubclass(kind, Action)
    and kind is not Action
)


def filled(chance: Random, kind: type[Action], state: State, at: int) -> Action:
    """An action of a kind, by anybody, with random content."""
    details: dict[str, Any] = {}
    for each in fields(kind):
        if each.name == "at":
            details["at"] = at
        elif each.name in NAMED and (each.name, each.type) != ("goal", "str"):
            details[each.name] = NAMED[each.name](chance, state)
        else:
            details[each.name] = TYPED[str(each.type)](chance, state)
    return kind(**details)


def _seat(chance: Random, state: State) -> Seat:
    return chance.choice(state.seats if chance.random() < 0.9 else OFFICIALS)


def _cube(chance: Random, state: State) -> Cube:
    shake = state.shake
    lying = (
        *shake.resources,
        *shake.required,
        *shake.permitted,
        *shake.forbidden,
        *goal_cubes(shake.goal),
    )
    if lying and chance.random() < 0.9:
        return chance.choice(lying)
    return Cube(chance.choice("0123B∪+"), sideways=chance.random() < 0.2)


def _cubes(chance: Random, state: State) -> tuple[Cube, ...]:
    if chance.random() < 0.3:
        return some_roll(chance, state)
    return tuple(_cube(chance, state) for _ in range(chance.randint(0, 3)))


def _goal(chance: Random, state: State) -> AnyGoal:
    laid = state.shake.goal
    if laid is not None and chance.random() < 0.4:
        return laid
    found = some_goal(chance, state) if chance.random() < 0.8 else None
    cube = _cube(chance, state)
    return found or chance.choice((SetGoal(cube), LaidGoal(((cube,),))))


def _cards(chance: Random, state: State) -> tuple[Card, ...]:
    return tuple(chance.choice(ALL_CARDS) for _ in range(chance.choice((0, 1, 3, 8, 11))))


def _several(chance: Random, state: State) -> tuple[Seat, ...]:
    return tuple(chance.sample(state.seats, chance.choice((0, 0, 0, 1, 2))))


def _word(*words: str) -> Callable[[Random, State], str]:
    return lambda chance, _: chance.choice(words)


def _flag(chance: Random, _: State) -> bool:
    return chance.random() < 0.3


NAMED: dict[str, Callable[[Random, State], object]] = {
    "kind": lambda chance, state: _claim(chance, state) if chance.random() < 0.9 else "hello",
    "reason": _word(*Fault, *REASONS),
    "side": _word("mover", "challenger", "third_party", "nobody"),
    "question": _word("value", "everything", "specific", "why"),
    "answer": _word("yes", "no", "perhaps"),
    "variation": some_variation,
    "variations": lambda chance, state: tuple(
        some_variation(chance, state) for _ in range(chance.choice((0, 1, 1, 1, 2, 3)))
    ),
    "texts": some_paper,
    "what": _word("Goal", "adjustment", "illegal procedure"),
    "said": _word("", "because"),
    "goal": _goal,
    "regrouped": _word(*WORDS),
    "avoid_move": _word("", "3 to permitted"),
    "jointly_with": lambda chance, state: chance.choice((NOBODY, *state.seats)),
}
TYPED: dict[str, Callable[[Random, State], object]] = {
    "str": _word("", "3", "5 + 4"),
    "Seat": _seat,
    "Cube": _cube,
    "tuple[Cube, ...]": _cubes,
    "tuple[Cube, Cube]": lambda chance, state: (_cube(chance, state), _cube(chance, state)),
    "Section": lambda chance, _: chance.choice(tuple(Section)),
    "tuple[Section, Section]": lambda chance, _: tuple(chance.choices(tuple(Section), k=2)),
    "tuple[Card, ...]": _cards,
    "tuple[Seat, ...]": _several,
    "Task": lambda chance, state: (
        state.clock.task if state.clock and chance.random() < 0.7 else chance.choice(tuple(Task))
    ),
    "bool": _flag,
    "int": lambda chance, _: chance.randint(-1, 4),
    "tuple[tuple[Seat, int], ...]": lambda chance, state: (
        () if chance.random() < 0.5 else tuple((seat, 2) for seat in state.seats)
    ),
}


class ByTheWord:
    """A referee who goes by the first word of a paper, so that every outcome comes up."""

    def upholds(self, dispute: Any) -> bool | None:
        """Whether what is said against a paper holds."""
        first = (dispute.paper.texts or ("",))[0]
        return None if first == "doubtful" else first != "right"


BY_THE_WORD: Referee = ByTheWord()
