"""Names from the right in sentences for a browser: kept apart there, and only there."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import msgspec
import pytest

from goalsetter.play import Mode, Seat
from goalsetter.server import wire
from goalsetter.server.view import entries, shown
from goalsetter.server.view.sentences import in_codes, in_words, with_names_isolated
from goalsetter.table import Outcome, Seating, open_table, record_of
from goalsetter.words import Capitalised, Joined, Listed, Text, message
from tests.server.tables import BOTH_GAMES, bots_seating, played

A = Seat("A")
DANA, APART = "דנה 7", "\u2068דנה 7\u2069"


def _seating() -> Seating:
    seating = bots_seating(BOTH_GAMES[0], Mode.GUARDED)
    first, *others = seating.players
    return replace(seating, players=(replace(first, name=DANA), *others))


def _last() -> tuple[int, Outcome]:
    return list(played(_seating()))[-1]


def test_a_name_from_the_right_is_kept_apart_in_every_sentence() -> None:
    """The sentence says what happened and who won; the name by itself is as its player wrote it."""
    at, outcome = _last()
    table = outcome.table
    people = wire.People(role="player")
    frame = in_words(shown(table, A, at, code="BCDFG", here=frozenset(), people=people))
    assert frame.players[0].name == DANA
    told = [str(each.sentence) for _, outcome in played(_seating()) for each in _news(outcome)]
    named = [sentence for sentence in told if DANA in sentence]
    assert named
    assert all(sentence.count(DANA) == sentence.count(APART) for sentence in named)
    thoughts = [str(each.sentence) for each in frame.thoughts]
    thoughts = [sentence for sentence in thoughts if DANA in sentence]
    assert thoughts
    assert all(APART in each for each in thoughts)


def _news(outcome: Outcome) -> list[wire.Entry]:
    return in_words(entries(outcome.table, A, outcome.deeds))


def test_the_record_stays_as_it_is() -> None:
    """Only what a browser is told has the marks."""
    _, outcome = _last()
    assert record_of(outcome.table).name(A) == DANA


def test_other_names_are_left_alone() -> None:
    """There is nothing to keep apart, and no other table is made."""
    table = open_table(bots_seating(BOTH_GAMES[0], Mode.GUARDED))
    assert with_names_isolated(table) is table


def test_only_what_a_sentence_says_is_sent() -> None:
    """A message may carry what its reader is not to know, such as the reasons of a protest."""
    told = message("play-did-protest", who="Ann", number=1, said="a secret", reason="")
    words = in_codes(told)
    assert b"Ann" in msgspec.json.encode(words)
    assert b"a secret" not in msgspec.json.encode(words)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("as it stands", "as it stands"),
        (message("claim-now"), "Now"),
        (Joined(("(", message("claim-now"), "", ")"), ""), "(Now)"),
        (Joined((message("claim-now"),)), "Now"),
        (Listed(("A", "B", "C")), "A, B, and C"),
        (Listed(("A", "B"), every=False), "A or B"),
        (Capitalised("a word"), "A word"),
        (Capitalised(Joined(("a", message("claim-now")))), "A Now"),
        (Joined(("put", "^", "in Goal")), "put * in Goal"),
    ],
)
def test_every_kind_of_text_is_said_as_it_was_meant(text: Text, said: str) -> None:
    """Through codes and back; the sign of powers stands for the cube that one sees."""
    assert in_words(in_codes(text)) == said


def test_a_detail_that_is_neither_text_nor_number_is_shown() -> None:
    """As it would be in the sentence."""
    assert in_codes(Fraction(1, 2)) == "1/2"
