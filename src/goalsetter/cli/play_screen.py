"""What a player sees at the terminal: what happened, the mat, the papers, what is to be done."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.cli.mat import show_mat
from goalsetter.cli.play_commands import legal, open_commands
from goalsetter.cli.play_input import Typed
from goalsetter.cli.replay_show import STYLES
from goalsetter.cli.score_sheet import show_sheet
from goalsetter.cli.screen import Screen
from goalsetter.cubes import LaidGoal
from goalsetter.play import (
    Phase,
    Seat,
    action,
    choosable,
    chosen,
    told,
    verdict_on,
)
from goalsetter.table import Done, Table, record_of, shown_to, told_reasons
from goalsetter.telling import (
    OBJECTIONS,
    QUIET,
    UNSAID,
    avoid_trouble,
    deed_line,
    event_sentence,
    goal_words,
    paper_text,
    player,
    printable,
    reasons_for,
    sentence,
    takes,
    thought,
)
from goalsetter.words import say, say_if_known

# What happened.


def show_news(table: Table, me: Seat, done: tuple[Done, ...], screen: Screen) -> None:
    """Each action with what came of it, as one player may know it."""
    record = record_of(table)
    for each in done:
        if not isinstance(each.action, QUIET):
            line = deed_line(record, shown_to(me, each.action), me)
            screen.line(printable(line), "" if each.action.by == me else "bold")
        if isinstance(each.action, OBJECTIONS) and not each.legal:
            screen.line("  " + say("replay-not-upheld"), "yellow")
        for happened in told(each.events):
            if not isinstance(happened, UNSAID):
                style = STYLES.get(type(happened), "")
                screen.paragraph(printable(event_sentence(record, happened)), style, "  ")


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
        screen.line("    " + say("play-goal-reads", goal=goal_words(shake.goal)))
    names = ", ".join(map(table.seating.terms.title_of, chosen(shake)))
    if names:
        screen.line("    " + printable(say("replay-variations", list=names)))


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
        _show_reasons(typed, screen)
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
    terms, blanks = typed.table.seating.terms, False
    for number, found in enumerate(choosable(typed.table.state, typed.me), start=1):
        meaning = say_if_known(f"variation-{found.variation.name}")
        if blank := takes(found.variation, found.offer):
            ways = ", ".join(found.fills)
            meaning, blanks = f"{meaning} {say('play-blank', takes=blank, ways=ways)}", True
        title = terms.title_of(found.named(""))
        screen.paragraph(meaning, head=f"  {number:>2} {title:<26}", head_style="bold")
    if blanks:
        screen.line(say("play-fill"), "dim")


def _show_reasons(typed: Typed, screen: Screen) -> None:
    screen.line(say("play-reasons"), "cyan")
    for number, reason in enumerate(reasons_for(typed.table.state.shake), start=1):
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
        if avoid := avoid_trouble(state, paper):
            yield "  " + say("replay-finding", sentence=avoid[0], clause=avoid[1])


def is_between(table: Table) -> bool:
    """Whether a shake is over and the next has not begun."""
    return table.state.shake.phase is Phase.END
