"""What a player sees at the terminal: what happened, the mat, the papers, what is to be done."""

from __future__ import annotations

from collections.abc import Iterator

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
    what_now,
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


def show_form(table: Table, deed: action.Present, screen: Screen) -> bool:
    """Tell what is wrong with the form of a paper; whether anything is."""
    paper = Paper(writer=deed.by, texts=deed.texts, goal=deed.goal, avoid_move=deed.avoid_move)
    found = form_troubles(table, paper)
    for trouble in found:
        if trouble.error is not None:
            show_error(trouble.error, screen)
        else:
            screen.line(printable(trouble.sentence), "bold red")
    return bool(found)


WARNINGS = (30_000, 10_000)
"""When a person is told how much time is left."""
BEGINNING = (action.Roll, action.SetOut, action.StartClock)
"""The actions that begin a shake (II-A-1)."""
ON_THE_MAT = (Phase.VARIATIONS, Phase.GOAL, Phase.NO_GOAL, Phase.MOVE, Phase.SIDES, Phase.WRITING)


class Stage:
    """Remembers what was shown last."""

    def __init__(self, me: Seat, lines: Lines, screen: Screen) -> None:
        self.me = me
        self.lines = lines
        self.screen = screen
        self.shown = -1
        self.shake = 0
        self.drawn: object = None
        self.asking = False

    def news(self, before: Table, outcome: Outcome) -> None:
        """What was done, a heading where a shake begins, and its sheet where it ends."""
        table = outcome.table
        if outcome.done and self.asking:
            self.screen.line()
            self.asking = False
        for done in outcome.done:
            rolls = isinstance(done.action, BEGINNING)
            if rolls and table.state.shake.number != self.shake:
                self.shake = table.state.shake.number
                show_heading(table, self.screen)
            show_news(table, self.me, (done,), self.screen)
        if before.state.played != table.state.played:
            show_end(table, self.screen)

    def set_out(self, table: Table) -> None:
        """The mat and what is to be done, once for each change."""
        if self.shown == table.number:
            return
        self.shown = table.number
        self._draw(table)
        now = situation(table, self.me)
        if now == "check":
            show_papers(table, self.me, self.screen)
        if now == "choose":
            show_options(Typed("", table, self.me), self.screen)
        if now != WAIT:
            self.screen.paragraph(what_now(table, self.me, now), "bold green")
        elif self.lines.live:
            self.screen.line(self._thinking(table), "dim")

    def _draw(self, table: Table) -> None:
        shake = table.state.shake
        lying = (shake.goal, shake.required, shake.permitted, shake.forbidden, shake.resources)
        if shake.phase in ON_THE_MAT and lying != self.drawn:
            self.drawn = lying
            show_table(table, self.screen)

    def _thinking(self, table: Table) -> str:
        """Who is waited for."""
        seats = [seat for seat in table.awaited if seat != self.me]
        names = ", ".join(table.seating.player(seat).name for seat in seats)
        return printable(say("play-thinking", who=names)) if names else ""

    def prompt(self, table: Table, now: int) -> None:
        """The name and, if it runs, the time that is left."""
        name = table.seating.player(self.me).name
        end = self.end_of_time(table)
        left = "" if end is None else f" {_minutes(end - now)}"
        self.asking = self.lines.live
        self.screen.console.print(printable(f"{name}{left}> "), end="", markup=False)
        self.screen.stream.flush()

    def end_of_time(self, table: Table) -> int | None:
        """When the person's own time is up, if it runs."""
        mine = situation(table, self.me) not in (WAIT, OBJECT)
        return due_of_tick(table) if mine and table.seating.pace is not Pace.NONE else None

    def warn(self, table: Table, now: int) -> list[int]:
        """Tell that time runs short, if it is time to; the moments at which it will be."""
        end, clock = self.end_of_time(table), table.state.clock
        if end is None or clock is None or clock.expired:
            return []
        if any(abs(end - left - now) < MILLISECONDS // 4 for left in WARNINGS):
            self.screen.line()
            self.screen.line(say("play-left", time=_minutes(end - now)), "yellow")
        return [end - left for left in WARNINGS if end - left > now + MILLISECONDS // 4]


def _minutes(milliseconds: int) -> str:
    seconds = max(0, (milliseconds + MILLISECONDS - 1) // MILLISECONDS)
    return f"{seconds // 60}:{seconds % 60:02}"
