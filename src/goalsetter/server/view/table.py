"""The whole table as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from goalsetter.bots import find_character, level_of
from goalsetter.play import (
    JUDGE,
    NOBODY,
    SPECTATOR,
    OpenScope,
    Phase,
    Seat,
    SeenChoice,
    Terms,
    View,
    seen_from,
    view,
)
from goalsetter.server import wire
from goalsetter.server.view.lesson_list import lesson_of
from goalsetter.server.view.mat import mat, shapes
from goalsetter.server.view.memory import PartMemory
from goalsetter.server.view.offers import (
    charges,
    choices,
    offer_grounds,
    offers,
    open_to,
    reasons,
)
from goalsetter.server.view.opinions import protests
from goalsetter.server.view.papers import paper, sheet, sheet_grounds, thoughts, writing
from goalsetter.server.view.sentences import in_codes, on_cubes, with_names_isolated
from goalsetter.server.view.sides import challenge, side_of
from goalsetter.server.view.terms import terms_of
from goalsetter.server.view.times import clock, lifting, next_in, round_left
from goalsetter.table import (
    Table,
)
from goalsetter.telling import (
    WAIT,
    situation,
    told_as,
    variation_meaning,
    winners,
)
from goalsetter.words import Message, message


@dataclass(frozen=True, slots=True, kw_only=True)
class _Common:
    """The parts that all pictures of one table share, and what their own parts are drawn from."""

    named: Table
    """The table for sentences."""
    view: View
    """The view of one who watches."""
    waited_for: tuple[Seat, ...]
    terms: wire.Terms
    players: list[wire.Player]
    mat: wire.Mat
    circled: list[wire.Circled]
    clock: wire.Clock | None
    shapes: list[list[str]]
    lifting: wire.Words
    sheet: wire.Sheet
    thoughts: list[wire.Thought]
    phase_title: wire.Words
    round_left: int | None
    next_in: int | None
    result: wire.Result | None


def _common(table: Table, at: int, here: frozenset[Seat], memory: PartMemory) -> _Common:
    """That part, from the view of one who watches."""
    seating, state, part = table.seating, table.state, memory.part
    shake, awaited, named = state.shake, waited_for(table), with_names_isolated(table)
    seen = view(state, SPECTATOR, OpenScope.NOTHING)
    standing = seen.totals, table.ready, seen.away, seen.challenge, seen.sides
    laid = seen.resources, seen.goal, seen.goal_set, seen.required, seen.permitted, seen.forbidden
    return _Common(
        named=named,
        view=seen,
        waited_for=awaited,
        terms=part(
            "terms",
            (seating,),
            lambda: terms_of(
                seen.terms, seating.pace, seating.shakes, seating.paper_help, seating.begun_after
            ),
        ),
        players=part(
            "players",
            (seating, here, awaited, *standing),
            lambda: players_of(table, seen, here, awaited),
        ),
        mat=part("mat", (*laid, seen.universe), lambda: mat(seen)),
        circled=part(
            "circled",
            (seen.terms, seen.choices),
            lambda: [_circled(seen.terms, circled) for circled in _choices(seen)],
        ),
        clock=clock(table, seen, at),
        # From the choices as they are, not as they seem: which of them count is in force.
        shapes=part("shapes", (state.terms, shake.choices), lambda: shapes(state)),
        lifting=part("lifting", (seating, state.terms), lambda: in_codes(lifting(table))),
        sheet=part("sheet", sheet_grounds(table), lambda: sheet(table)),
        thoughts=thoughts(named) if seen.phase is Phase.END else NO_THOUGHTS,
        phase_title=_phase_title(seen.phase),
        round_left=round_left(table, at),
        next_in=next_in(table, at),
        result=result(named),
    )


NO_THOUGHTS: list[wire.Thought] = []
"""One list for all pictures that have none: nobody changes a picture."""


@lru_cache
def _phase_title(phase: Phase) -> wire.Words:
    return in_codes(message(f"phase-{phase.value}"))


def _papers(table: Table, seen: View, drawn: list[wire.Paper]) -> list[wire.Paper]:
    """The papers that a seat may see; those that are drawn already look the same to all.

    But for tries at ambiguity that nobody else may read yet.
    """
    known = {
        picture.writer: picture
        for picture in drawn
        if picture.correct is not None or not picture.tries
    }
    return [
        known.get(seen_paper.writer) or paper(table, seen, seen_paper) for seen_paper in seen.papers
    ]


def shown(
    table: Table,
    seat: Seat,
    at: int,
    *,
    code: str,
    id: str = "",
    here: frozenset[Seat],
    people: wire.People,
    rematch: frozenset[Seat] = frozenset(),
    trouble: str = "",
    like: wire.Table | None = None,
    scope: OpenScope = OpenScope.ALL,
    memory: PartMemory | None = None,
) -> wire.Table:
    """All that a browser needs to draw the table for one seat, at a moment of the caller's clock.

    ``here`` are the seats with a browser that is connected; somebody without a seat watches.
    ``trouble`` is what keeps bots from playing, by the code of its sentence.
    ``like`` is a picture of the same moment for another seat: papers that look the same to both are
    not drawn again.
    ``scope`` tells which of the things that can be done are to be offered.
    ``memory`` has the parts of pictures of this table that were drawn before.
    """
    state, memory = table.state, memory or PartMemory()
    common = memory.part("common", (table, at, here), lambda: _common(table, at, here, memory))
    is_known = seat in state.seats or seat == JUDGE
    seen = seen_from(common.view, state, seat) if is_known else common.view
    groups = open_to(table, seat, scope) if is_known else ()
    named = common.named
    return wire.Table(
        number=table.number,
        code=code,
        id=id,
        seat=seat if is_known else "",
        terms=common.terms,
        players=common.players,
        shake=seen.number,
        phase=seen.phase.value,
        phase_title=common.phase_title,
        turn=seen.turn,
        goal_setter=seen.goal_setter,
        setting=seen.setting,
        mat=common.mat,
        circled=common.circled,
        now=_now(named, seen, common.waited_for, memory),
        clock=common.clock,
        offers=memory.part(
            ("offers", seat, scope),
            offer_grounds(table, seen, groups, people),
            lambda: offers(table, seen, groups, people),
        ),
        choices=choices(table, seen, memory),
        reasons=reasons(table, seen),
        charges=charges(groups),
        block=seen.block,
        lifting=common.lifting,
        shapes=common.shapes,
        challenge=challenge(named, seen, groups),
        writing=writing(table, seen),
        papers=_papers(table, seen, like.papers if like else []),
        sheet=common.sheet,
        round_left=common.round_left,
        round_state=seen.round.value,
        next_in=common.next_in,
        thoughts=common.thoughts,
        over=table.over,
        people=people,
        result=common.result,
        rematch=sorted(rematch),
        rematch_awaits=list(awaited_for_rematch(table, rematch)),
        protests=protests(state, seat),
        more=scope is OpenScope.COMMON and seat in state.seats and not table.over,
        trouble=in_codes(message(f"trouble-{trouble}")) if trouble and not table.over else "",
    )


def _choices(seen: View) -> tuple[SeenChoice, ...]:
    """The choices of the players; what the house has fixed is the choice of nobody."""
    fixed = seen.terms.fixed
    return (SeenChoice(by=NOBODY, chosen=fixed, void=False),) if fixed else seen.choices


def _circled(terms: Terms, choice: SeenChoice) -> wire.Circled:
    names = [on_cubes(terms.title_of(name)) for name in choice.chosen]
    codes = [chosen.name for chosen in choice.chosen]
    meanings = [in_codes(variation_meaning(code)) for code in codes]
    return wire.Circled(
        by=choice.by,
        names=names,
        void=choice.void,
        codes=codes,
        meanings=meanings,
        lessons=[lesson_of(terms.edition, terms.division, code) for code in codes],
    )


# Players.


def players_of(
    table: Table, seen: View, here: frozenset[Seat], awaited: tuple[Seat, ...]
) -> list[wire.Player]:
    """Every seat, with how its holder stands."""
    totals = dict(seen.totals)
    return [
        _player(table, seen, seat, here=seat in here, awaited=seat in awaited, total=totals[seat])
        for seat in table.state.seats
    ]


def _player(
    table: Table, seen: View, seat: Seat, *, here: bool, awaited: bool, total: int
) -> wire.Player:
    player = table.seating.player(seat)
    role = seen.challenge.role(seat).value.replace("_", "-") if seen.challenge else ""
    joined = role == "third-party" and seat in dict(seen.sides)
    return wire.Player(
        seat=seat,
        name=player.name,
        bot=not player.is_person,
        level=level_of(player.level),
        character=player.level if find_character(player.level) else "",
        here=not player.is_person or here,
        ready=seat in table.ready,
        away=seat in seen.away,
        total=total,
        role=role,
        side=side_of(seen, seat).value if joined else "",
        awaited=awaited,
    )


def _names(table: Table, seats: list[Seat]) -> str:
    return ", ".join(table.seating.player(seat).name for seat in seats)


# What is to be done.


def _now(table: Table, seen: View, waited_for: tuple[Seat, ...], memory: PartMemory) -> wire.Now:
    waits = [seat for seat in waited_for if seat != seen.seat]
    word = _situation(table, seen)
    sentence = _now_sentence(table, seen, word, waits)
    return memory.part(
        ("now", seen.seat),
        (word, sentence, waits),
        lambda: wire.Now(situation=word, sentence=in_codes(sentence), waits_for=list(waits)),
    )


def _situation(table: Table, seen: View) -> str:
    if table.over:
        return "over"
    if table.held is not None:
        return "paused"
    if table.judged and seen.question is not None:
        return "judge-asked" if seen.seat == JUDGE else "question"
    if seen.seat not in table.state.seats:
        return "judge" if seen.seat == JUDGE else "watch"
    if seen.away and seen.seat not in seen.away:
        return "rest"
    return situation(table, seen.seat)


def waited_for(table: Table) -> tuple[Seat, ...]:
    """The seats that are to act: whose time runs, or who have not asked for the next shake."""
    if table.over:
        return ()
    if table.state.shake.phase is Phase.END:
        return tuple(seat for seat in table.seating.people if seat not in table.ready)
    return table.awaited


def _now_sentence(table: Table, seen: View, word: str, waits: list[Seat]) -> Message:
    sets = seen.terms.deals_cards
    if word == WAIT and not waits:
        return message("now-wait-nobody")
    who = _spoken_of(seen, word) or waits
    code = f"now-{told_as(table, seen.seat, word)}"
    paper = message("play-a-solution" if sets else "play-an-equation")
    return message(code, who=_names(table, [seat for seat in who if seat != NOBODY]), paper=paper)


def _spoken_of(seen: View, word: str) -> list[Seat]:
    """Return the players that the sentence of a situation names, if not those waited for."""
    if word == "rest":
        return sorted(seen.away)
    asker = seen.question.by if seen.question is not None else NOBODY
    by = {"no-goal": seen.no_goal_by, "question": asker, "judge-asked": asker}.get(word, NOBODY)
    return [by] if by else []


# The end of a match.


def result(table: Table) -> wire.Result | None:
    """The winners, when the match is over."""
    if not table.over:
        return None
    best = winners(table.state)
    who = ", ".join(table.seating.player(seat).name for seat in best)
    code = "result-won" if len(best) == 1 else "result-tie"
    return wire.Result(winners=list(best), sentence=in_codes(message(code, who=who)))


def awaited_for_rematch(table: Table, agreed: frozenset[Seat]) -> list[Seat]:
    """The people who have not said that they want another match."""
    if not table.over:
        return []
    return [seat for seat in table.seating.people if seat not in agreed]
