"""Moving so that neither Now nor Impossible is right afterwards, or doing the least harm."""

from __future__ import annotations

from functools import partial

from goalsetter.bots.ahead import look_ahead
from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.challenger import challenge
from goalsetter.bots.fairness import legal
from goalsetter.bots.mind import Mind, acts, waits
from goalsetter.bots.safety import can_be_now, first_safe, is_safe, spare_faces
from goalsetter.bots.sight import NOTHING, Seen, look, outlook, stare
from goalsetter.bots.standing import is_blind, mood_of
from goalsetter.bots.ways import TurnWay, other_ways, plain_ways
from goalsetter.cubes import Mat
from goalsetter.notation import text
from goalsetter.play import Section, action, after_move, left_of
from goalsetter.rules import ChallengeKind

TRIES = 2
"""How many moves are looked at before those that only forbid a spare cube."""
MOST_DEAR = 6
"""How many moves to Required or Permitted are thought through: nobody goes through all of them."""
EASY_CUBES, MANY_CUBES = 5, 24
"""A Now for a learner has a short Solution; a trap may have any."""
GIFTS_TRIED = 8
"""How many moves are tried for one that leaves a Now."""
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
        return play_move(mind, moves[0], BotReason.IN_THE_DARK)
    if mind.happens(mind.level.gifts):
        gift = leave_now(mind, moves, BotReason.LEAVES_NOW, EASY_CUBES)
        if gift is not None:
            return gift
    following = left_of(mind.view.seat, mind.view.terms.seats)
    if is_blind(mind, following) and mood_of(mind) >= 0 and mind.happens(mind.level.traps):
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
        if near and near.cubes <= most:
            details = {"cube": text(move.cube), "section": move.to.value}
            return acts(mind, move, reason, **details, trap=" and ".join(near.paper))
    return None


def play_move(mind: Mind, move: action.Move, reason: BotReason, plan: Seen = NOTHING) -> BotChoice:
    """Return the move with its reason, and the Solution that is in mind."""
    return play_way(mind, TurnWay(move, mind.mat, reason, move.cube, move.to), reason, plan)


def play_way(mind: Mind, way: TurnWay, reason: BotReason, plan: Seen = NOTHING) -> BotChoice:
    """Return a turn with its reason, and the Solution that is in mind."""
    details = {"cube": text(way.cube), "section": way.to.value}
    if plan:
        details["paper"] = " and ".join(plan.paper)
    return acts(mind, way.deed, reason, **details)


def move_in_the_dark(mind: Mind, moves: list[action.Move]) -> BotChoice:
    """Move where none is seen and none is ruled out: to Permitted, which rules out nothing."""
    open_ones = [move for move in moves if move.to is Section.PERMITTED]
    return play_move(mind, (open_ones or moves)[0], BotReason.IN_THE_DARK)


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
    if len(safe) > 1:
        return play_move(mind, max(safe, key=partial(hidden, mind)), BotReason.HIDES, plan)
    reason = BotReason.SPARE_CUBE if keeps(safe[0]) else BotReason.SAFE_MOVE
    return play_move(mind, safe[0], reason, plan)


def hidden(mind: Mind, move: action.Move) -> int:
    """Return how many cubes the shortest Solution has after a move."""
    after = after_move(mind.mat, move.cube, move.to)
    return stare(mind, after, ChallengeKind.IMPOSSIBLE).cubes


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
    return not can_be_now(mind, after) or not look(mind, after, ChallengeKind.NOW)


def move_far_sighted(mind: Mind, plan: Seen) -> BotChoice | None:
    """With few cubes left, make a turn after which another will have no safe move; none if there
    is nothing to choose between."""
    search = look_ahead(mind)
    quiet: list[TurnWay] = []
    ways = [*plain_ways(mind), *other_ways(mind)]
    mind.rng.shuffle(ways)
    # Plain moves first: a bonus changes who comes to the last cubes, and is kept for need.
    for way in sorted(ways, key=lambda way: way.again):
        outcome = search.outcome(way, plan)
        if outcome:
            reason = way.reason if way.again else BotReason.LOOKS_AHEAD
            return play_way(mind, way, reason, plan)
        if outcome is None and not way.again:
            quiet.append(way)
        if search.is_spent:
            break
    if search.cut_short or not quiet:
        return None
    return play_way(mind, quiet[0], quiet[0].reason, plan)


def move_least_bad(mind: Mind, moves: list[action.Move]) -> BotChoice:
    """Where every move can be challenged, make the one whose Solution is longest to find."""

    def distant(move: action.Move) -> int:
        after = after_move(mind.mat, move.cube, move.to)
        seen = stare(
            mind, after, ChallengeKind.NOW if can_be_now(mind, after) else ChallengeKind.IMPOSSIBLE
        )
        return seen.cubes

    return play_move(mind, max(moves, key=distant), BotReason.LEAST_BAD)
