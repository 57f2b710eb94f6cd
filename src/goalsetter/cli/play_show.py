"""What a player sees at the terminal: what happened, the mat, the papers, what is to be done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from goalsetter.cli.answer import printable
from goalsetter.cli.event_words import event_sentence, fault_sentence, player
from goalsetter.cli.finding_words import sentence
from goalsetter.cli.mat import show_mat
from goalsetter.cli.play_choosing import options
from goalsetter.cli.play_commands import legal, open_commands
from goalsetter.cli.play_reading import REASONS, Typed
from goalsetter.cli.replay_show import IN_PASSING, STYLES
from goalsetter.cli.score_sheet import show_sheet
from goalsetter.cli.screen import Screen
from goalsetter.cubes import LaidGoal
from goalsetter.notation import pretty
from goalsetter.play import (
    CLOCK,
    Action,
    Paper,
    Phase,
    Record,
    Seat,
    action,
    action_text,
    chosen,
    event,
    told,
    verdict_on,
)
from goalsetter.table import Done, Reason, Table, record_of, shown_to, told_reasons
from goalsetter.words import say, say_if_known

QUIET = (action.RoundWarning, action.InitialScoresheet)
"""Actions that say nothing to a player."""
OBJECTIONS = (action.Reject, action.ProveAmbiguity, action.Charge)
"""Actions of which a player is told when they do not hold."""
UNSAID = (*IN_PASSING, event.Scored, event.RolledForFirst)
"""Events that are shown in another way."""


# What happened.


def show_news(table: Table, me: Seat, done: tuple[Done, ...], screen: Screen) -> None:
    """Each action with what came of it, as one player may know it."""
    record = record_of(table)
    for each in done:
        if not isinstance(each.action, QUIET):
            line = _deed(record, shown_to(me, each.action), me)
            screen.line(printable(line), "" if each.action.by == me else "bold")
        if isinstance(each.action, OBJECTIONS) and not each.legal:
            screen.line("  " + say("replay-not-upheld"), "yellow")
        for happened in told(each.events):
            if not isinstance(happened, UNSAID):
                style = STYLES.get(type(happened), "")
                screen.paragraph(printable(event_sentence(record, happened)), style, "  ")


def _deed(record: Record, done: Action, me: Seat) -> str:
    """What was done: shorter than a record has it, where the mat shows the rest."""
    who = player(record, done.by)
    if done.by == CLOCK:
        task = getattr(done, "task", None)
        counted = "-counted" if getattr(done, "finished", False) else ""
        what = say(f"task-{task.value.replace('_', '-')}") if task else ""
        return say(f"play-clock-{done.do.replace('_', '-')}{counted}", task=what)
    if isinstance(done, action.Present) and done.by != me:
        return say("play-presents", who=who)
    return deed_words(record, done)


def deed_words(record: Record, done: Action) -> str:
    """What a player did, with the names of players instead of their seats."""
    who, known = player(record, done.by), say_if_known(f"play-did-{done.do.replace('_', '-')}")
    if not known:
        return say("play-did", who=who, action=action_text(done))
    other = getattr(done, "writer", getattr(done, "against", Seat("")))
    reason = getattr(done, "reason", "")
    return known.format(
        who=who,
        other=player(record, other),
        cards=len(getattr(done, "cards", ())),
        reason=say_if_known(f"reason-{reason}") or reason,
        text=getattr(done, "regrouped", ""),
    )


# The table.


def show_heading(table: Table, screen: Screen) -> None:
    """The shake that begins."""
    record, shake = record_of(table), table.state.shake
    screen.line()
    setter = player(record, shake.goal_setter)
    screen.line(printable(say("replay-shake", number=shake.number, setter=setter)), "bold cyan")


def show_table(table: Table, screen: Screen) -> None:
    """The mat, the variations and the papers that lie open."""
    shake = table.state.shake
    screen.line()
    show_mat(shake, screen)
    if isinstance(shake.goal, LaidGoal):
        screen.line("    " + say("play-goal-reads", goal=_without_colours(shake.goal)))
    names = ", ".join(map(str, chosen(shake)))
    if names:
        screen.line("    " + printable(say("replay-variations", list=names)))


def _without_colours(goal: LaidGoal) -> str:
    """A Goal as it is read aloud."""
    chunks = tuple(tuple(replace(cube, colour=None) for cube in chunk) for chunk in goal.chunks)
    return pretty(LaidGoal(chunks))


def show_papers(table: Table, me: Seat, screen: Screen) -> None:
    """The papers that wait for a verdict of this player."""
    record, shake = record_of(table), table.state.shake
    for check in shake.checks:
        paper = next(each for each in shake.papers if each.writer == check.writer)
        if check.writer != me and check.correct is None and me not in check.accepted:
            who = player(record, paper.writer)
            screen.line(
                printable(say("play-paper", who=who, text=paper_text(paper))), "bold yellow"
            )


def paper_text(paper: Paper) -> str:
    """What stands on a paper."""
    goal = [say("play-paper-goal", goal=paper.goal)] if paper.goal else []
    avoiding = [say("play-paper-avoiding", move=paper.avoid_move)] if paper.avoid_move else []
    return "   ".join([*paper.texts, *goal, *avoiding])


# What may be done.


def show_help(typed: Typed, screen: Screen) -> None:
    """Everything that may be done now, each with a line to type."""
    found = list(open_commands(typed))
    screen.line(say("play-open" if found else "play-open-nothing"), "cyan")
    for command in found:
        line = command.example(typed)
        told = _help_on(command.name.replace(" ", "-"), typed)
        screen.paragraph(told, head="  " + line.ljust(24), head_style="bold")
    names = {command.name for command in found}
    if "choose" in names:
        show_options(typed, screen)
    if "reject" in names:
        _show_reasons(screen)
    if "charge" in names:
        words = dict.fromkeys(e.reason for e in legal(typed) if isinstance(e, action.Charge))
        screen.paragraph(", ".join(sorted(words)), head=say("play-charges"), head_style="cyan")
    screen.line(say("play-always"), "dim")


def _help_on(name: str, typed: Typed) -> str:
    """The sentence for a command; some have another in ON-SETS."""
    sets = typed.table.seating.terms.deals_cards
    return (say_if_known(f"play-help-{name}-sets") if sets else "") or say(f"play-help-{name}")


def show_options(typed: Typed, screen: Screen) -> None:
    """The variations that may be chosen, with their numbers."""
    screen.line(say("play-variations"), "cyan")
    catalogue = typed.table.seating.terms.book.catalogue
    for number, name in enumerate(options(typed.table, typed.me), start=1):
        found = catalogue.find(name)
        meaning = say_if_known(f"variation-{found[0].name}") if found else ""
        screen.paragraph(meaning, head=f"  {number:>2} {name:<26}", head_style="bold")
    screen.line(say("play-fill"), "dim")


def _show_reasons(screen: Screen) -> None:
    screen.line(say("play-reasons"), "cyan")
    for number, reason in enumerate(REASONS, start=1):
        words = say(f"reason-{reason}")
        screen.spans([(f"  {number:>2} ", "bold"), (reason.ljust(22), "bold"), (words, "")])


# After a shake.


def show_end(table: Table, screen: Screen) -> None:
    """The papers as a judge sees them, what the bots thought, and the score sheet."""
    screen.line()
    screen.line(say("play-shake-over", number=table.state.shake.number), "bold cyan")
    for line in _judged(table):
        screen.paragraph(printable(line.lstrip()), head="  " if line.startswith(" ") else "")
    number = table.state.shake.number
    reasons = [reason for reason in told_reasons(table) if reason.shake == number]
    if reasons:
        screen.line(say("play-thoughts"), "cyan")
    for reason in reasons:
        screen.paragraph(printable(thought(table, reason)), head="  ")
    screen.line()
    show_sheet(record_of(table), table.state, screen)


def _judged(table: Table) -> Iterator[str]:
    """What the judge finds in each paper, raised or not."""
    record, state = record_of(table), table.state
    for paper in state.shake.papers:
        who = player(record, paper.writer)
        yield say("play-paper", who=who, text=paper_text(paper))
        verdict = verdict_on(state, paper)
        if verdict.correct:
            yield "  " + say("replay-correct", writer=who)
        for finding in verdict.findings:
            yield "  " + say("replay-finding", sentence=sentence(finding), clause=finding.clause)


def thought(table: Table, reason: Reason) -> str:
    """What a bot did, and why, in a sentence."""
    record, done = record_of(table), table.log[reason.number]
    return say("play-thought", deed=deed_words(record, done), why=why_words(record, reason))


def why_words(record: Record, reason: Reason) -> str:
    """The sentence for a bot's reason; its code where no sentence is known."""
    known = say_if_known(f"bot-{reason.why.code}")
    if not known:
        return reason.why.code
    details = {name: _detail(record, name, text) for name, text in reason.why.details}
    try:
        return known.format_map(details)
    except (KeyError, ValueError, IndexError):
        return reason.why.code


def _detail(record: Record, name: str, text: str) -> str:
    if name in ("writer", "against"):
        return player(record, Seat(text))
    if name == "reason":
        return say_if_known(f"reason-{text}") or text
    if name == "fault":
        return fault_sentence(text)
    return say_if_known(f"section-{text}") or text if name == "section" else text


def is_between(table: Table) -> bool:
    """Whether a shake is over and the next has not begun."""
    return table.state.shake.phase is Phase.END
