"""Moving so that neither Now nor Impossible is right afterwards, or doing the least harm."""

from __future__ import annotations

from goalsetter.bots.ahead import look_ahead
from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.challenger import challenge
from goalsetter.bots.choices import acts, waits
from goalsetter.bots.fairness import legal
from goalsetter.bots.mind import Mind
from goalsetter.bots.plans import is_one_cube_away, plan_after, reason_to_forbid, state_plan
from goalsetter.bots.safety import can_be_now, first_safe, is_safe, keeps_plan, spare_faces
from goalsetter.bots.sight import NONE, NOTHING, Seen, known_faces, look, outlook, stare
from goalsetter.bots.standing import (
    is_trap_worthwhile,
    mood_of,
    points_at_stake,
    worth_of_risk,
)
from goalsetter.bots.ways import TurnWay, other_ways, plain_ways
from goalsetter.cubes import Mat
from goalsetter.notation import text
from goalsetter.play import Section, action, after_move
from goalsetter.rules import ChallengeKind

TRIES = 2
"""How many moves are looked at before those that only forbid a spare cube."""
MOST_DEAR = 6
"""How many moves to Required or Permitted are thought through: nobody goes through all of them."""
EASY_CUBES, MANY_CUBES = 5, 24
"""A Now for a learner has a short Solution; a trap may have any."""
GIFTS_TRIED = 8
"""How many moves are tried for one that leaves a Now."""
LOOKS_AHEAD = 4
"""So many searches ahead seem to take as long as one look at the mat."""
HIDDEN_AMONG = 4
"""Of how many safe moves the one is sought that hides Solutions best."""


def move_or_challenge(mind: Mind) -> BotChoice:
    """In the moving phase: challenge what can be challenged, and move on one's turn."""
    view = mind.view
    mine = view.turn == view.seat
    called = challenge(mind) if view.last_mover != view.seat else None
    if called is not None:
        return called
    return move(mind) if mine else waits()


def move(mind: Mind) -> BotChoice:
    """Make a move: by a plan, in the dark, or by a slip."""
    moves = list(legal(mind.view, action.Move))
    if not moves:
        return waits(BotReason.NOT_MY_PART)
    # The list has an order of its own; among moves that are equally good chance decides.
    mind.rng.shuffle(moves)
    if mind.happens(mind.level.slips):
        return play_move(mind, moves[0], BotReason.MOVES_FAST)
    if mind.happens(mind.level.gifts):
        gift = leave_now(mind, moves, BotReason.LEAVES_NOW, EASY_CUBES)
        if gift is not None:
            return gift
    if is_trap_worthwhile(mind) and mood_of(mind) >= 0 and mind.happens(mind.level.traps):
        trap = leave_now(mind, moves, BotReason.BLUFF)
        if trap is not None:
            return trap
    plan = outlook(mind)
    return move_by_plan(mind, moves, plan) if plan else move_in_the_dark(mind, moves)


def leave_now(
    mind: Mind, moves: list[action.Move], reason: BotReason, most: int = MANY_CUBES
) -> BotChoice | None:
    """Make a move after which a Solution of at most so many cubes is one cube away, if there is
    one among the first that come to mind."""
    open_ones = [move for move in moves if move.to is not Section.FORBIDDEN]
    for move in open_ones[:GIFTS_TRIED]:
        after = after_move(mind.mat, move.cube, move.to)
        near = stare(mind, after, ChallengeKind.NOW) if can_be_now(mind, after) else NOTHING
        if not near or near.cubes > most:
            continue
        trap = state_plan(mind, after, ChallengeKind.NOW, near, "trap")
        # What a variation forbids is no Now, and nothing to ask a learner about.
        if not trap.fault:
            details = {"cube": text(move.cube), "section": move.to.value}
            return acts(mind, move, reason, trap, **details)
    return None


def play_move(mind: Mind, move: action.Move, reason: BotReason, plan: Seen = NOTHING) -> BotChoice:
    """Return the move with its reason, and the Solution that is in mind."""
    after = after_move(mind.mat, move.cube, move.to)
    return play_way(mind, TurnWay(move, after, reason, move.cube, move.to), reason, plan)


def play_way(mind: Mind, way: TurnWay, reason: BotReason, plan: Seen = NOTHING) -> BotChoice:
    """Return a turn with its reason, and a Solution in mind that it leaves possible."""
    stated = plan_after(mind, way.after, plan)
    if reason is BotReason.SPARE_CUBE:
        reason = reason_to_forbid(mind, way.cube, stated)
    if reason is BotReason.SAFE_MOVE and is_one_cube_away(mind, way.after, stated):
        reason = BotReason.KEEPS_GOAL
    details = {"cube": text(way.cube), "section": way.to.value}
    return acts(mind, way.deed, reason, stated, **details)


def move_in_the_dark(mind: Mind, moves: list[action.Move]) -> BotChoice:
    """Move where no Solution is seen: a cube that the player cannot use goes out of the way,
    another to Permitted, which rules out nothing."""
    known, number = known_faces(mind), mind.view.number
    for move in moves:
        if move.to is Section.FORBIDDEN and move.cube.face not in known:
            return play_move(mind, move, BotReason.CANNOT_USE)
    open_ones = [move for move in moves if move.to is Section.PERMITTED]
    reason = BotReason.IN_THE_DARK
    if mind.memory.has_thought(number, BotReason.IN_THE_DARK):
        reason = BotReason.STILL_IN_THE_DARK
    if mind.memory.papers(number) and not mind.memory.has_thought(number, BotReason.LOST_PLAN):
        reason = BotReason.LOST_PLAN
    return play_move(mind, (open_ones or moves)[0], reason)


def move_by_plan(mind: Mind, moves: list[action.Move], plan: Seen) -> BotChoice:
    """Make a safe move, or a spare cube to Forbidden, or the least bad."""
    if len(mind.mat.resources) <= mind.level.ahead:
        far_sighted = move_far_sighted(mind, plan)
        if far_sighted is not None:
            return far_sighted
    spare = spare_faces(mind, mind.mat, plan)

    def keeps(move: action.Move) -> bool:
        return move.to is Section.FORBIDDEN and move.cube.face in spare

    safe: list[action.Move] = []
    wanted = HIDDEN_AMONG if mind.happens(mind.level.hides) else 1
    dear = 0
    for move in (*moves[:TRIES], *sorted(moves[TRIES:], key=keeps, reverse=True)):
        dear += move.to is not Section.FORBIDDEN
        if dear > MOST_DEAR and move.to is not Section.FORBIDDEN:
            continue
        if is_safe(mind, mind.mat, move.cube, move.to, plan):
            safe.append(move)
        if len(safe) == wanted:
            break
    if not safe:
        return find_way_out(mind, plan) or move_least_bad(mind, moves)
    if wanted > 1:
        return hide_solutions(mind, safe, plan)
    reason = BotReason.SPARE_CUBE if keeps(safe[0]) else BotReason.SAFE_MOVE
    return play_move(mind, safe[0], reason, plan)


def hide_solutions(mind: Mind, safe: list[action.Move], plan: Seen) -> BotChoice:
    """Of safe moves, Shifts and cubes for the Goal, make the turn after which Solutions are
    longest."""
    ways = [
        TurnWay(move, after_move(mind.mat, move.cube, move.to), BotReason.HIDES, move.cube, move.to)
        for move in safe
    ]
    if mind.happens(mind.level.ways):
        others = [way for way in other_ways(mind) if not way.again]
        mind.rng.shuffle(others)
        ways += [way for way in others[:HIDDEN_AMONG] if leaves_safe(mind, way.after)]

    shortest = stare(mind, mind.mat, ChallengeKind.IMPOSSIBLE)

    def hidden(way: TurnWay) -> int:
        # A plain move brings no new Solution: while the shortest is there, it stays the shortest.
        is_plain = isinstance(way.deed, action.Move)
        if is_plain and shortest and keeps_plan(mind, mind.mat, way.cube, way.to, shortest):
            return shortest.cubes
        return stare(mind, way.after, ChallengeKind.IMPOSSIBLE).cubes

    best = max(ways, key=hidden)
    return play_way(mind, best, best.reason, plan)


def find_way_out(mind: Mind, plan: Seen) -> BotChoice | None:
    """Where no plain move is safe: a bonus, a Shift or a cube for the Goal, if it is thought of."""
    if not mind.happens(mind.level.ways):
        return None
    for way in other_ways(mind):
        safe = (
            first_safe(mind, way.after) is not None if way.again else leaves_safe(mind, way.after)
        )
        if safe:
            return play_way(mind, way, way.reason, plan)
    return None


def leaves_safe(mind: Mind, after: Mat) -> bool:
    """Whether nothing can be challenged on a mat, as far as the player sees."""
    if not look(mind, after, ChallengeKind.IMPOSSIBLE):
        return False
    if not can_be_now(mind, after):
        return True
    near = look(mind, after, ChallengeKind.NOW)
    # As for a plain move: players who want proofs take nothing for safe that is not known.
    return near == NONE if mind.level.proves else not near


def move_far_sighted(mind: Mind, plan: Seen) -> BotChoice | None:
    """With few cubes left, make the turn that promises most points; none if there is nothing to
    choose between."""
    search = look_ahead(mind)
    gain, _ = points_at_stake(mind)
    ways = [*plain_ways(mind), *other_ways(mind)]
    mind.rng.shuffle(ways)
    best: TurnWay | None = None
    most = worth_of_risk(mind)
    # Plain moves first: a bonus changes who comes to the last cubes, and is kept for need.
    for way in sorted(ways, key=lambda way: way.again):
        points = search.expected(way, plan)
        if points > most:
            best, most = way, points
        if search.is_spent or most >= gain:
            break
    mind.toil.looks += search.solver.searched // LOOKS_AHEAD
    if best is None or (search.cut_short and most < gain):
        return None
    is_plain = not best.again and most >= gain
    return play_way(mind, best, BotReason.LOOKS_AHEAD if is_plain else best.reason, plan)


def move_least_bad(mind: Mind, moves: list[action.Move]) -> BotChoice:
    """Where every move can be challenged, make the one whose Solution is longest to find."""

    def distant(move: action.Move) -> int:
        after = after_move(mind.mat, move.cube, move.to)
        seen = stare(
            mind, after, ChallengeKind.NOW if can_be_now(mind, after) else ChallengeKind.IMPOSSIBLE
        )
        return seen.cubes

    return play_move(mind, max(moves, key=distant), BotReason.LEAST_BAD)
