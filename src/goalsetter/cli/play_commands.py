"""The commands of a table: one row for each, with its words, its reader and an example."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from goalsetter.cli import play_input
from goalsetter.cli.play_input import MisreadError, Typed, is_choice, read_choice
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


def example_of(line: str) -> Example:
    """Return an example for everybody: a cube, a writer or a claim is one that is there."""

    def example(typed: Typed) -> str:
        # An example that can be typed as it stands teaches more than one with a blank.
        cubes = typed.table.state.shake.resources
        waiting = open_papers(typed.table, typed.me)
        others = [seat for seat in typed.table.state.seats if seat != typed.me]
        claims = [act.kind for act in legal(typed) if isinstance(act, action.Challenge)]
        return line.format(
            cube=text(cubes[0]) if cubes else "4",
            writer=(waiting or others)[0],
            claim=(claims or ["now"])[0].replace("_", " "),
        )

    return example


def goal_example(typed: Typed) -> str:
    """A Goal that could be laid: a digit, or two with a sign between them."""
    symbols = [cube.symbol for cube in typed.table.state.shake.resources]
    digits = [symbol for symbol in symbols if symbol.isdigit()]
    signs = [symbol for symbol in symbols if symbol in "+x"]
    if typed.table.seating.terms.deals_cards:
        return f"goal {' '.join(digits[:2])}"
    if len(digits) > 1 and signs:
        return f"goal {digits[0]}{signs[0]}{digits[1]}"
    return f"goal {digits[0] if digits else 8}"


def paper_example(typed: Typed) -> str:
    """Return a paper in the notation of the game."""
    return "write B ∪ R" if typed.table.seating.terms.deals_cards else "write (3x4)-2 = 10"


def regrouping_example(typed: Typed) -> str:
    """A regrouping in the notation of the game."""
    sets = typed.table.seating.terms.deals_cards
    return example_of("regroup {writer} " + ("B ∪ (R ∩ G)" if sets else "3x(4-2) = 10"))(typed)


REQUIRED, PERMITTED, FORBIDDEN = Section
BARE = play_input.read_bare

COMMANDS = (
    Command("set out", play_input.read_set_out, action.SetOut, example_of("set out VVΛ")),
    Command("deal", play_input.read_deal, action.CallDeal, example_of("deal 10")),
    Command(
        "let the table",
        BARE(action.LetTableChoose),
        action.LetTableChoose,
        example_of("let the table"),
    ),
    Command("choose", read_choice, action.SelectVariation, example_of("choose 1")),
    Command(
        "that is all", BARE(action.StopChoosing), action.StopChoosing, example_of("that is all")
    ),
    Command("goal", play_input.read_goal, action.SetGoalDown, goal_example),
    Command("no goal", BARE(action.NoGoal), action.NoGoal, example_of("no goal")),
    Command("required", play_input.read_move, action.Move, example_of("r {cube}"), "r", REQUIRED),
    Command("permitted", play_input.read_move, action.Move, example_of("p {cube}"), "p", PERMITTED),
    Command("forbidden", play_input.read_move, action.Move, example_of("f {cube}"), "f", FORBIDDEN),
    Command("bonus", play_input.read_bonus, action.Bonus, example_of("bonus {cube}")),
    Command("shift", play_input.read_shift, action.Shift, example_of("shift 4 to required")),
    Command("add", play_input.read_add_to_goal, action.AddToGoal, example_of("add 4 making 24")),
    Command(
        "take back", play_input.read_take_back, action.TakeBack, example_of("take back {cube}")
    ),
    Command("agree", BARE(action.AgreeNoGoal), action.AgreeNoGoal, example_of("agree")),
    Command("contest", play_input.read_contest, action.AgreeNoGoal, example_of("contest")),
    Command("forceout", BARE(action.Forceout), action.Forceout, example_of("forceout")),
    Command(
        "challenge",
        play_input.read_challenge,
        action.Challenge,
        example_of("challenge {claim}"),
        "c",
    ),
    Command("side", play_input.read_side, action.TakeSide, example_of("side challenger")),
    Command("write", play_input.read_paper, action.Present, paper_example, "w"),
    Command("nothing", BARE(action.DoNotPresent), action.DoNotPresent, example_of("nothing")),
    Command(
        "accept",
        play_input.read_about_paper(action.Accept),
        action.Accept,
        example_of("accept {writer}"),
        "a",
    ),
    Command("reject", play_input.read_reject, action.Reject, example_of("reject {writer} unequal")),
    Command("regroup", play_input.read_regrouping, action.ProveAmbiguity, regrouping_example),
    Command(
        "together",
        play_input.read_about_paper(action.WorkTogether),
        action.WorkTogether,
        example_of("together"),
    ),
    Command(
        "show nothing",
        play_input.read_about_paper(action.ShowNothing),
        action.ShowNothing,
        example_of("show nothing"),
    ),
    Command("value", play_input.read_value_question, action.AskJudge, example_of("value {writer}")),
    Command("minute", play_input.read_extra_minute, action.TakeExtraMinute, example_of("minute")),
    Command(
        "charge", play_input.read_charge, action.Charge, example_of("charge {writer} out-of-turn")
    ),
)

MOVE = Command(
    "move", play_input.read_move, action.Move, example_of("move {cube} to required"), "m"
)


# Reading a line.


def read_line(line: str, typed: Typed) -> Action:
    """Return the action that a line means: by a command, as a move, or by a verb of the record."""
    for command in (*COMMANDS, MOVE):
        rest = text_behind(command, line)
        if rest is not None:
            named = f"{rest} to {command.to.value}" if command.to and rest else rest
            return command.read(Typed(named, typed.table, typed.me))
    # No command's word: a short move (4 r), a claim (now), or whatever is asked for just now.
    whole = Typed(line, typed.table, typed.me)
    words = line.split()
    if len(words) > 1 and play_input.section_of(words[-1]) is not None:
        # The verb goes first: "moves 4 to required" is also a cube "moves 4" and a section.
        try:
            return play_input.read_by_record(whole)
        except MisreadError:
            return play_input.read_move(whole)
    if line.lower().replace(" ", "_") in typed.table.seating.terms.procedure.words:
        return play_input.read_challenge(whole)
    return read_as_expected(whole) or play_input.read_by_record(whole)


def read_as_expected(typed: Typed) -> Action | None:
    """Read what is asked for, typed without its word: a number of cards, a variation, a Goal."""
    now = situation(typed.table, typed.me)
    if now == "deal" and typed.rest.isdigit():
        return play_input.read_deal(typed)
    if now == "set-out" and set(typed.rest) <= set("VvΛ^ "):
        return play_input.read_set_out(typed)
    if now == "choose" and is_choice(typed):
        return read_choice(typed)
    if now == "goal" and is_readable(lambda: play_input.goal_of(typed.table, typed.rest)):
        return play_input.read_goal(typed)
    if now in ("move", "second") and is_readable(lambda: parse_cube(typed.rest)):
        # A cube alone is the beginning of a move: ask for the rest of it.
        raise MisreadError("where-to", cube=typed.rest)
    # Last, since an = stands in nothing else that is asked for.
    papers = is_writing(typed.table, typed.me) and "=" in typed.rest
    return play_input.read_paper(typed) if papers else None


def is_readable(read: Callable[[], object]) -> bool:
    """Whether a text can be read as something."""
    try:
        return bool(read())
    except NotationError:
        return False


def text_behind(command: Command, line: str) -> str | None:
    """Return the text behind the command's word, if the line begins with it.

    One letter is a small one: in ON-SETS large letters are cubes.
    """
    # The blank behind both: “c” must not take “charge B”.
    for word, start in ((command.short, line), (command.name, line.lower())):
        if word and f"{start} ".startswith(f"{word} "):
            return line[len(word) :].strip()
    return None


# Help.


def legal(typed: Typed) -> list[Action]:
    """Return the legal actions that can be listed."""
    return [opening.action for opening in openings(typed.table.state, typed.me) if opening.legal]


def open_commands(typed: Typed) -> Iterator[Command]:
    """Yield the commands that can be used now."""
    kinds, listed = set(allowed(typed.table.state, typed.me)), legal(typed)
    for command in COMMANDS:
        if command.does.do in kinds and is_useful(command, listed):
            yield command


def is_useful(command: Command, listed: list[Action]) -> bool:
    """Whether help shows a command whose kind of action is legal.

    A move must go to that very section, a challenge be another than of “No Goal”, and the judge is
    asked for a value only where a paper waits.
    """
    if command.to is not None:
        return any(isinstance(act, action.Move) and act.to is command.to for act in listed)
    if command.does is action.Challenge:
        return any(isinstance(act, action.Challenge) and act.kind in SHOWN_CLAIMS for act in listed)
    return command.does is not action.AskJudge or any(
        isinstance(act, action.Accept) for act in listed
    )
