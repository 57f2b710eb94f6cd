"""``goalsetter rulings``: the open questions, their sources, and how they may be decided."""

from __future__ import annotations

from goalsetter.cli.answer import complain, write_json
from goalsetter.cli.judge import CORRECT, NOT_UNDERSTOOD
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError
from goalsetter.questions import game_named, ruling_named
from goalsetter.rules import GAMES, AnyGame, Ruling
from goalsetter.words import say

Listed = tuple[AnyGame, tuple[Ruling, ...]]


def run(names: tuple[str, ...], rules: str | None, *, as_json: bool) -> int:
    """List the rulings, or those that are named, and give the exit code."""
    try:
        listed = list_rulings(names, GAMES if rules is None else (game_named(rules),))
    except CaseError as error:
        complain(error, as_json=as_json)
        return NOT_UNDERSTOOD
    if as_json:
        write_json({game.name: [ruling_data(row) for row in rows] for game, rows in listed})
    else:
        show(listed, Screen())
    return CORRECT


def list_rulings(names: tuple[str, ...], games: tuple[AnyGame, ...]) -> list[Listed]:
    """Return the rulings of each game in their order; a name that no game has is a mistake."""
    # Every edition of a game has the same questions; only the answers differ.
    rows = [(game, game.editions[0].rulings) for game in games]
    known = {row.name for _, those in rows for row in those}
    for name in names:
        if name not in known:
            ruling_named(name, games[0])  # raises: it knows the sentence for it
    kept = [(game, tuple(r for r in those if not names or r.name in names)) for game, those in rows]
    return [(game, those) for game, those in kept if those]


def show(listed: list[Listed], screen: Screen) -> None:
    """Show the open questions of each game."""
    for game, rows in listed:
        screen.line(say("rulings-title", game=game.name), "bold")
        for row in rows:
            show_ruling(row, screen)
        screen.line()
    screen.line(say("rulings-how"))


def show_ruling(row: Ruling, screen: Screen) -> None:
    """Show the question, each answer with where it holds, and the sources."""
    screen.line(say("rulings-row", name=row.name, question=say(f"ruling-{row.name}")), "cyan")
    for answer in row.alternatives:
        where = "; ".join(places(row, answer))
        # A settled question has one answer, which holds everywhere.
        code = "rulings-answer-where" if where and not row.settled else "rulings-answer"
        words = say(f"ruling-{row.name}-{answer}")
        screen.line(say(code, answer=answer, words=words, where=where))
    if row.settled:
        screen.line(say("rulings-settled"))
    screen.line(say("rulings-sources", sources="; ".join(row.sources)))


def places(row: Ruling, answer: str) -> list[str]:
    """Return where an answer is the one that holds if nobody chooses another."""
    # The first alternative holds wherever no row says otherwise.
    where = [say("rulings-usual")] if answer == row.alternatives[0] else []
    for choice in row.answers:
        if choice.says == answer:
            divisions = ", ".join(division.value for division in choice.divisions)
            parts = (choice.profile, choice.edition, divisions)
            where.append(" ".join(part for part in parts if part))
    return where


def ruling_data(row: Ruling) -> dict[str, object]:
    """Return a ruling for programs."""
    return {
        "name": row.name,
        "question": say(f"ruling-{row.name}"),
        "decisions": list(row.decisions),
        "sources": list(row.sources),
        "settled": row.settled,
        "variations": list(row.variations),
        "answers": [
            {
                "answer": answer,
                "words": say(f"ruling-{row.name}-{answer}"),
                "holds": places(row, answer),
            }
            for answer in row.alternatives
        ],
    }
