"""What can be typed at a table: one row for each command, with its words and an example."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from goalsetter.cli import play_input as reading
from goalsetter.cli.play_input import MisreadError, Typed, chooses, is_choice
from goalsetter.errors import NotationError
from goalsetter.notation import parse_cube, text
from goalsetter.play import Action, Section, action, allowed, openings
from goalsetter.rules import Claim
from goalsetter.telling import is_writing, open_papers, situation

Example = Callable[[Typed], str]
SHOWN_CLAIMS = tuple(claim for claim in Claim if claim is not Claim.NO_GOAL)
"""Challenges that are named in help; a contested “No Goal” has a command of its own."""


@dataclass(frozen=True, slots=True)
class Command:
    """One command: the words that call it, how it is read, and what it does at the table.

    Help has the sentence ``play-help-`` and its name, if an action of the kind ``does`` is legal.
    """

    name: str
    read: Callable[[Typed], Action]
    does: type[Action]
    example: Example
    short: str = ""
    to: Section | None = None


# Examples.


def _line(line: str) -> Example:
    """The same example for everybody: a cube, a writer or a claim is one that is there."""

    def example(typed: Typed) -> str:
        cubes = typed.table.state.shake.resources
        waiting = open_papers(typed.table, typed.me)
        others = [seat for seat in typed.table.state.seats if seat != typed.me]
        claims = [each.kind for each in legal(typed) if isinstance(each, action.Challenge)]
        return line.format(
            cube=text(cubes[0]) if cubes else "4",
            writer=(waiting or others)[0],
            claim=(claims or ["now"])[0].replace("_", " "),
        )

    return example


def _goal(typed: Typed) -> str:
    """A Goal that could be laid: a digit, or two with a sign between them."""
    symbols = [cube.symbol for cube in typed.table.state.shake.resources]
    digits = [symbol for symbol in symbols if symbol.isdigit()]
    signs = [symbol for symbol in symbols if symbol in "+x"]
    if typed.table.seating.terms.deals_cards:
        return f"goal {' '.join(digits[:2])}"
    if len(digits) > 1 and signs:
        return f"goal {digits[0]}{signs[0]}{digits[1]}"
    return f"goal {digits[0] if digits else 8}"


def _paper(typed: Typed) -> str:
    return "write B ∪ R" if typed.table.seating.terms.deals_cards else "write (3x4)-2 = 10"


def _regrouped(typed: Typed) -> str:
    """A regrouping in the notation of the game."""
    sets = typed.table.seating.terms.deals_cards
    return _line("regroup {writer} " + ("B ∪ (R ∩ G)" if sets else "3x(4-2) = 10"))(typed)


REQUIRED, PERMITTED, FORBIDDEN = Section
BARE = reading.bare

COMMANDS = (
    Command("set out", reading.sets_out, action.SetOut, _line("set out VVΛ")),
    Command("deal", reading.calls_deal, action.CallDeal, _line("deal 10")),
    Command(
        "let the table", BARE(action.LetTableChoose), action.LetTableChoose, _line("let the table")
    ),
    Command("choose", chooses, action.SelectVariation, _line("choose 1")),
    Command("that is all", BARE(action.StopChoosing), action.StopChoosing, _line("that is all")),
    Command("goal", reading.sets_goal, action.SetGoalDown, _goal),
    Command("no goal", BARE(action.NoGoal), action.NoGoal, _line("no goal")),
    Command("required", reading.moves, action.Move, _line("r {cube}"), "r", REQUIRED),
    Command("permitted", reading.moves, action.Move, _line("p {cube}"), "p", PERMITTED),
    Command("forbidden", reading.moves, action.Move, _line("f {cube}"), "f", FORBIDDEN),
    Command("bonus", reading.plays_bonus, action.Bonus, _line("bonus {cube}")),
    Command("shift", reading.shifts, action.Shift, _line("shift 4 to required")),
    Command("add", reading.adds, action.AddToGoal, _line("add 4 making 24")),
    Command("take back", reading.takes_back, action.TakeBack, _line("take back {cube}")),
    Command("agree", BARE(action.AgreeNoGoal), action.AgreeNoGoal, _line("agree")),
    Command("contest", reading.contests, action.AgreeNoGoal, _line("contest")),
    Command("forceout", BARE(action.Forceout), action.Forceout, _line("forceout")),
    Command("challenge", reading.challenges, action.Challenge, _line("challenge {claim}"), "c"),
    Command("side", reading.takes_side, action.TakeSide, _line("side challenger")),
    Command("write", reading.presents, action.Present, _paper, "w"),
    Command("nothing", BARE(action.DoNotPresent), action.DoNotPresent, _line("nothing")),
    Command(
        "accept", reading.of_paper(action.Accept), action.Accept, _line("accept {writer}"), "a"
    ),
    Command("reject", reading.rejects, action.Reject, _line("reject {writer} unequal")),
    Command("regroup", reading.regroups, action.ProveAmbiguity, _regrouped),
    Command(
        "together", reading.of_paper(action.WorkTogether), action.WorkTogether, _line("together")
    ),
    Command(
        "show nothing",
        reading.of_paper(action.ShowNothing),
        action.ShowNothing,
        _line("show nothing"),
    ),
    Command("value", reading.asks_value, action.AskJudge, _line("value {writer}")),
    Command("minute", reading.takes_minute, action.TakeExtraMinute, _line("minute")),
    Command("charge", reading.charges, action.Charge, _line("charge {writer} out-of-turn")),
)

MOVE = Command("move", reading.moves, action.Move, _line("move {cube} to required"), "m")


# Reading a line.


def read_line(line: str, typed: Typed) -> Action:
    """The action that a line means: by a command, as a move, or by a verb of the record."""
    for command in (*COMMANDS, MOVE):
        rest = _behind(command, line)
        if rest is not None:
            named = f"{rest} to {command.to.value}" if command.to and rest else rest
            return command.read(Typed(named, typed.table, typed.me))
    whole = Typed(line, typed.table, typed.me)
    words = line.split()
    if len(words) > 1 and reading.section_of(words[-1]) is not None:
        return _move_or_verb(whole)
    if line.lower().replace(" ", "_") in typed.table.seating.terms.procedure.words:
        return reading.challenges(whole)
    return _as_expected(whole) or reading.by_the_record(whole)


def _as_expected(typed: Typed) -> Action | None:
    """Read what is asked for, typed without its word: a number of cards, a variation, a Goal."""
    now = situation(typed.table, typed.me)
    if now == "deal" and typed.rest.isdigit():
        return reading.calls_deal(typed)
    if now == "set-out" and set(typed.rest) <= set("VvΛ^ "):
        return reading.sets_out(typed)
    if now == "choose" and is_choice(typed):
        return chooses(typed)
    if now == "goal" and _is_goal(typed):
        return reading.sets_goal(typed)
    if now in ("move", "second") and _is_cube(typed.rest):
        raise MisreadError("where-to", cube=typed.rest)
    papers = is_writing(typed.table, typed.me) and "=" in typed.rest
    return reading.presents(typed) if papers else None


def _is_cube(line: str) -> bool:
    try:
        return bool(parse_cube(line))
    except NotationError:
        return False


def _is_goal(typed: Typed) -> bool:
    try:
        return bool(reading.goal_of(typed.table, typed.rest))
    except NotationError:
        return False


def _move_or_verb(typed: Typed) -> Action:
    """``4 to required``, or ``moves 4 to required``."""
    try:
        return reading.by_the_record(typed)
    except MisreadError:
        return reading.moves(typed)


def _behind(command: Command, line: str) -> str | None:
    """What stands behind the command's word, if the line begins with it.

    One letter is a small one: in ON-SETS large letters are cubes.
    """
    for word, said in ((command.short, line), (command.name, line.lower())):
        if word and f"{said} ".startswith(f"{word} "):
            return line[len(word) :].strip()
    return None


# Help.


def legal(typed: Typed) -> list[Action]:
    """The legal actions that can be listed."""
    return [each.action for each in openings(typed.table.state, typed.me) if each.legal]


def open_commands(typed: Typed) -> Iterator[Command]:
    """The commands that can be used now."""
    kinds, listed = set(allowed(typed.table.state, typed.me)), legal(typed)
    for command in COMMANDS:
        if command.does.do in kinds and _fits(command, listed):
            yield command


def _fits(command: Command, listed: list[Action]) -> bool:
    """Whether a move to that very section is legal, or a challenge other than of “No Goal”."""
    moves = [each.to for each in listed if isinstance(each, action.Move)]
    claims = [each.kind for each in listed if isinstance(each, action.Challenge)]
    if command.to is not None:
        return command.to in moves
    if command.does is action.Challenge:
        return any(claim in SHOWN_CLAIMS for claim in claims)
    return command.does is not action.AskJudge or any(
        isinstance(each, action.Accept) for each in listed
    )
