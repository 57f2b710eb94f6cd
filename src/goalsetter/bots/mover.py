"""Moving so that neither Now nor Impossible is right afterwards, or doing the least harm."""

from __future__ import annotations

from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.challenger import challenge
from goalsetter.bots.fairness import legal
from goalsetter.bots.mind import Mind, acts, waits
from goalsetter.bots.safety import can_be_now, first_safe, is_safe, spare_faces
from goalsetter.bots.sight import Seen, outlook, stare
from goalsetter.notation import text
from goalsetter.play import Section, action, after_move
from goalsetter.rules import ChallengeKind

TRIES = 2
"""How many moves are looked at before those that only forbid a spare cube."""
SAFE_ENOUGH = 3
"""Of how many safe moves the best is sought, when few cubes are left."""


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
    plan = outlook(mind)
    return move_by_plan(mind, moves, plan) if plan else move_in_the_dark(mind, moves)


def play_move(mind: Mind, move: action.Move, reason: BotReason) -> BotChoice:
    """Return the move with its reason."""
    return acts(mind, move, reason, cube=text(move.cube), section=move.to.value)


def move_in_the_dark(mind: Mind, moves: list[action.Move]) -> BotChoice:
    """Move where none is seen and none is ruled out: to Permitted, which rules out nothing."""
    open_ones = [move for move in moves if move.to is Section.PERMITTED]
    return play_move(mind, (open_ones or moves)[0], BotReason.IN_THE_DARK)


def move_by_plan(mind: Mind, moves: list[action.Move], plan: Seen) -> BotChoice:
    """Make a safe move, or a spare cube to Forbidden, or the least bad."""
    if len(mind.mat.resources) <= mind.level.ahead:
        return move_far_sighted(mind, moves, plan)
    spare = spare_faces(mind, mind.mat, plan)

    def keeps(move: action.Move) -> bool:
        return move.to is Section.FORBIDDEN and move.cube.face in spare

    for move in (*moves[:TRIES], *sorted(moves[TRIES:], key=keeps, reverse=True)):
        if is_safe(mind, mind.mat, move.cube, move.to, plan):
            return play_move(
                mind, move, BotReason.SPARE_CUBE if keeps(move) else BotReason.SAFE_MOVE
            )
    return move_least_bad(mind, moves)


def move_far_sighted(mind: Mind, moves: list[action.Move], plan: Seen) -> BotChoice:
    """With few cubes left, make a safe move after which the next player has none."""
    safe: list[action.Move] = []
    for move in moves:
        if is_safe(mind, mind.mat, move.cube, move.to, plan):
            safe.append(move)
            if first_safe(mind, after_move(mind.mat, move.cube, move.to)) is None:
                return play_move(mind, move, BotReason.LEAVES_STUCK)
        if len(safe) == SAFE_ENOUGH:
            break
    return play_move(mind, safe[0], BotReason.SAFE_MOVE) if safe else move_least_bad(mind, moves)


def move_least_bad(mind: Mind, moves: list[action.Move]) -> BotChoice:
    """Where every move can be challenged, make the one whose Solution is longest to find."""

    def hidden(move: action.Move) -> int:
        after = after_move(mind.mat, move.cube, move.to)
        seen = stare(
            mind, after, ChallengeKind.NOW if can_be_now(mind, after) else ChallengeKind.IMPOSSIBLE
        )
        return seen.cubes

    return play_move(mind, max(moves, key=hidden), BotReason.LEAST_BAD)
