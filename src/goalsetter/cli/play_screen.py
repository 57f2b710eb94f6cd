"""The screen of a player: what happened, the mat, the papers, what is to be done."""

from __future__ import annotations

from goalsetter.cli.answer import show_error
from goalsetter.cli.mat import show_mat
from goalsetter.cli.play_commands import legal, open_commands
from goalsetter.cli.play_input import Lines, Typed
from goalsetter.cli.replay_show import STYLES, show_sheet
from goalsetter.cli.screen import Screen
from goalsetter.cubes import LaidGoal
from goalsetter.play import (
    MILLISECONDS,
    Paper,
    Phase,
    Seat,
    action,
    choosable,
    chosen,
    told,
    verdict_on,
)
from goalsetter.table import (
    Done,
    Outcome,
    Pace,
    Table,
    due_of_tick,
    record_of,
    shown_to,
    told_reasons,
)
from goalsetter.telling import (
    OBJECT,
    OBJECTIONS,
    QUIET,
    UNSAID,
    WAIT,
    aloud,
    avoid_trouble,
    deed_line,
    event_sentence,
    form_troubles,
    goal_words,
    paper_text,
    player,
    printable,
    reasons_for,
    sentence,
    situation,
    takes,
    thought,
    variation_meaning,
    what_now,
)
from goalsetter.words import render, say, say_if_known

# What happened.


def show_deed(table: Table, me: Seat, deed: Done, screen: Screen) -> None:
    """Show an action with what came of it, as one player may know it."""
    record = record_of(table)
    if not isinstance(deed.action, QUIET):
        # Another player's paper stays covered until papers are checked.
        line = deed_line(record, shown_to(me, deed.action), me)
        screen.line(printable(line), "" if deed.action.by == me else "bold")
    if isinstance(deed.action, OBJECTIONS) and not deed.legal:
        screen.line("  " + say("replay-not-upheld"), "yellow")
    for happened in told(deed.events):
        if not isinstance(happened, UNSAID):
            style = STYLES.get(type(happened), "")
            screen.paragraph(printable(event_sentence(record, happened)), style, "  ")
    if said := aloud(table, deed.number):
        screen.paragraph(printable(said), "bold", "  ")


# The table.


def show_heading(table: Table, screen: Screen) -> None:
    """Show the number of the shake that begins, and its Goal-setter."""
    record, shake = record_of(table), table.state.shake
    screen.line()
    setter = player(record, shake.goal_setter)
    screen.line(printable(say("replay-shake", number=shake.number, setter=setter)), "bold cyan")


def show_table(table: Table, screen: Screen) -> None:
    """Show the mat, the Goal in words and the variations."""
    shake = table.state.shake
    screen.line()
    show_mat(shake, screen)
    if isinstance(shake.goal, LaidGoal):
        screen.line("    " + say("play-goal-reads", goal=goal_words(shake.goal)))
    terms = table.seating.terms
    names = ", ".join(map(terms.title_of, (*(terms.fixed or ()), *chosen(shake))))
    if names:
        screen.line("    " + printable(say("replay-variations", list=names)))


def show_papers(table: Table, me: Seat, screen: Screen) -> None:
    """Show the papers that wait for a verdict of this player."""
    record, shake = record_of(table), table.state.shake
    for check in shake.checks:
        paper = next(paper for paper in shake.papers if paper.writer == check.writer)
        if check.writer != me and check.correct is None and me not in check.accepted:
            who = player(record, paper.writer)
            screen.line(
                printable(say("play-paper", who=who, text=paper_text(paper))), "bold yellow"
            )


# What may be done.


def show_help(typed: Typed, screen: Screen) -> None:
    """Show everything that may be done now, each with a line to type."""
    commands = list(open_commands(typed))
    screen.line(say("play-open" if commands else "play-open-nothing"), "cyan")
    sets = typed.table.seating.terms.deals_cards
    for command in commands:
        code = f"play-help-{command.name.replace(' ', '-')}"
        # Some commands have another sentence in ON-SETS.
        sentence = (say_if_known(f"{code}-sets") if sets else "") or say(code)
        screen.paragraph(sentence, head="  " + command.example(typed).ljust(24), head_style="bold")
    names = {command.name for command in commands}
    if "choose" in names:
        show_options(typed, screen)
    if "reject" in names:
        screen.line(say("play-reasons"), "cyan")
        for number, reason in enumerate(reasons_for(typed.table.state.shake), start=1):
            words = say(f"reason-{reason}")
            screen.spans([(f"  {number:>2} ", "bold"), (reason.ljust(22), "bold"), (words, "")])
    if "charge" in names:
        reasons = {act.reason for act in legal(typed) if isinstance(act, action.Charge)}
        screen.paragraph(", ".join(sorted(reasons)), head=say("play-charges"), head_style="cyan")
    screen.line(say("play-always"), "dim")


def show_options(typed: Typed, screen: Screen) -> None:
    """Show the variations that may be chosen, with their numbers."""
    screen.line(say("play-variations"), "cyan")
    terms, blanks = typed.table.seating.terms, False
    for number, option in enumerate(choosable(typed.table.state, typed.me), start=1):
        meaning = variation_meaning(option.variation.name)
        if blank := takes(option.variation, option.offer):
            ways = ", ".join(option.fills)
            meaning, blanks = f"{meaning} {say('play-blank', takes=blank, ways=ways)}", True
        title = terms.title_of(option.named(""))
        screen.paragraph(render(meaning), head=f"  {number:>2} {title:<26}", head_style="bold")
    if blanks:
        screen.line(say("play-fill"), "dim")


def show_form(table: Table, deed: action.Present, screen: Screen) -> bool:
    """Tell what is wrong with the form of a paper, before it is handed in; whether anything is."""
    paper = Paper(writer=deed.by, texts=deed.texts, goal=deed.goal, avoid_move=deed.avoid_move)
    troubles = form_troubles(table, paper)
    for trouble in troubles:
        if trouble.error is not None:
            show_error(trouble.error, screen)
        else:
            screen.line(printable(trouble.sentence), "bold red")
    return bool(troubles)


# After a shake.


def show_end(table: Table, screen: Screen) -> None:
    """Show the papers as a judge sees them, what the bots thought, and the score sheet."""
    number = table.state.shake.number
    screen.line()
    screen.line(say("play-shake-over", number=number), "bold cyan")
    show_verdicts(table, screen)
    reasons = [reason for reason in told_reasons(table) if reason.shake == number]
    if reasons:
        screen.line(say("play-thoughts"), "cyan")
    for reason in reasons:
        screen.paragraph(printable(thought(table, reason)), head="  ")
    screen.line()
    show_sheet(record_of(table), table.state, screen)


def show_verdicts(table: Table, screen: Screen) -> None:
    """Show what the judge finds in each paper, whether anybody raised it or not."""
    record, state = record_of(table), table.state
    for paper in state.shake.papers:
        who = player(record, paper.writer)
        screen.paragraph(printable(say("play-paper", who=who, text=paper_text(paper))))
        verdict = verdict_on(state, paper)
        lines = [say("replay-correct", writer=who)] if verdict.correct else []
        lines += [
            say("replay-finding", sentence=sentence(finding), clause=finding.clause)
            for finding in verdict.findings
        ]
        if avoid := avoid_trouble(state, paper):
            lines.append(say("replay-finding", sentence=avoid[0], clause=avoid[1]))
        for line in lines:
            screen.paragraph(printable(line), head="  ")


# One shake after the other.


WARNINGS = (30_000, 10_000)
"""When a person is told how much time is left."""
BEGINNING = (action.Roll, action.SetOut, action.StartClock)
"""The actions that begin a shake (II-A-1)."""
ON_THE_MAT = (Phase.VARIATIONS, Phase.GOAL, Phase.NO_GOAL, Phase.MOVE, Phase.SIDES, Phase.WRITING)


class PlayStage:
    """The screen of one person, which remembers what it shows, so that nothing is shown twice."""

    def __init__(self, me: Seat, lines: Lines, screen: Screen) -> None:
        self.me = me
        self.lines = lines
        self.screen = screen
        self.shown = -1
        self.shake = 0
        self.drawn: object = None
        self.asking = False

    def show_news(self, before: Table, outcome: Outcome) -> None:
        """Show what was done, a heading where a shake begins, and its sheet where it ends."""
        table = outcome.table
        # The cursor stands behind the prompt: what happens begins on a line of its own.
        if outcome.deeds and self.asking:
            self.screen.line()
            self.asking = False
        for deed in outcome.deeds:
            begins = isinstance(deed.action, BEGINNING)
            if begins and table.state.shake.number != self.shake:
                self.shake = table.state.shake.number
                show_heading(table, self.screen)
            show_deed(table, self.me, deed, self.screen)
        if before.state.played != table.state.played:
            show_end(table, self.screen)

    def set_out(self, table: Table) -> None:
        """Show the mat and what is to be done, once for each change."""
        if self.shown == table.number:
            return
        self.shown = table.number
        shake = table.state.shake
        # Clocks and claims change the table, too; the mat is drawn only when cubes have moved.
        lying = (shake.goal, shake.required, shake.permitted, shake.forbidden, shake.resources)
        if shake.phase in ON_THE_MAT and lying != self.drawn:
            self.drawn = lying
            show_table(table, self.screen)
        now = situation(table, self.me)
        if now == "check":
            show_papers(table, self.me, self.screen)
        if now == "choose":
            show_options(Typed("", table, self.me), self.screen)
        if now != WAIT:
            self.screen.paragraph(render(what_now(table, self.me, now)), "bold green")
        elif self.lines.live:
            seats = [seat for seat in table.awaited if seat != self.me]
            names = ", ".join(table.seating.player(seat).name for seat in seats)
            self.screen.line(printable(say("play-thinking", who=names)) if names else "", "dim")

    def prompt(self, table: Table, now: int) -> None:
        """Ask for a line: by the name and, if it runs, the time that is left."""
        name = table.seating.player(self.me).name
        end = self.end_of_time(table)
        left = "" if end is None else f" {minutes_text(end - now)}"
        self.asking = self.lines.live
        self.screen.prompt(printable(f"{name}{left}> "))

    def end_of_time(self, table: Table) -> int | None:
        """Return when the person's own time is up, if it runs."""
        mine = situation(table, self.me) not in (WAIT, OBJECT)
        return due_of_tick(table) if mine and table.seating.pace is not Pace.NONE else None

    def warn(self, table: Table, now: int) -> list[int]:
        """Tell that time runs short, if it is time to; return the moments at which it will be."""
        end, clock = self.end_of_time(table), table.state.clock
        if end is None or clock is None or clock.expired:
            return []
        # A quarter of a second of leeway: the loop wakes a little early or late.
        if any(abs(end - left - now) < MILLISECONDS // 4 for left in WARNINGS):
            self.screen.line()
            self.screen.line(say("play-left", time=minutes_text(end - now)), "yellow")
        return [end - left for left in WARNINGS if end - left > now + MILLISECONDS // 4]


def minutes_text(milliseconds: int) -> str:
    """Return a time as minutes and seconds, begun seconds counted whole."""
    seconds = max(0, (milliseconds + MILLISECONDS - 1) // MILLISECONDS)
    return f"{seconds // 60}:{seconds % 60:02}"
