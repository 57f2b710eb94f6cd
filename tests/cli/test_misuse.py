"""Misused commands: our own sentences, with what was expected, what came, and what to try."""

from __future__ import annotations

import pytest
from typer.exceptions import TyperException

from goalsetter.cli.app import app, complain_of_misuse
from goalsetter.cli.misuse import misuse_hint, misuse_sentence
from goalsetter.words import speaking

OWN_HELP = "Type goalsetter {} --help to see how to use it."
ALL_HELP = "Type goalsetter --help to see every command."


def misuse(*arguments: str) -> TyperException:
    """Return the error of a command that is called wrongly."""
    with pytest.raises(TyperException) as raised:
        app(list(arguments), standalone_mode=False, prog_name="goalsetter")
    return raised.value


@pytest.mark.parametrize(
    ("line", "sentence", "hint"),
    [
        ("read", "Something is missing. Type goalsetter read TEXT", OWN_HELP),
        ("backup", "Something is missing. Type goalsetter backup FILE", OWN_HELP),
        ("read 2 3", "I can't use '3' here. goalsetter read takes one text.", OWN_HELP),
        ("judge 2", "I can't use '2' here. goalsetter judge takes options only", OWN_HELP),
        ("raed 2", "There is no command 'raed'. Did you mean read?", ALL_HELP),
        ("xyzzy", "There is no command 'xyzzy'.", ALL_HELP),
        ("read --gaol 2", "There is no option --gaol here. Did you mean --goal?", OWN_HELP),
        ("read -5", "There is no option -5 here.", "If -5 starts a text, write -- before it"),
        ("read 2 --limit", "--limit needs a value. Type it after --limit.", ALL_HELP),
        ("read 2 --json=1", "--json takes no value. Type just --json.", ALL_HELP),
        ("read 2 --limit x", "--limit is a whole number. I can't use 'x'.", OWN_HELP),
        ("read 2 --limit 0", "--limit must be 1 or more. You gave 0.", OWN_HELP),
        ("serve --port 99999", "--port must be 65535 or less. You gave 99999.", OWN_HELP),
        ("serve --log x", "I don't know 'x' for --log. Try off, text, or json.", OWN_HELP),
    ],
)
def test_it_is_told_in_our_own_words(line: str, sentence: str, hint: str) -> None:
    """Every kind of misuse that Typer knows has a sentence and a hint of ours."""
    error = misuse(*line.split())
    assert misuse_sentence(error).startswith(sentence)
    assert misuse_hint(error).startswith(hint.format(line.split(maxsplit=1)[0]))
    with speaking("es"):
        spanish = f"{misuse_sentence(error)} {misuse_hint(error)}"
    assert not {"Type", "There", "You"} & {*spanish.split()}


def test_what_is_new_in_typer_is_passed_on() -> None:
    """A sentence that we do not know is said as it is."""
    assert misuse_sentence(TyperException("Odd.")) == "I can't use this command. Odd."
    assert misuse_hint(TyperException("Odd.")) == ALL_HELP


def test_what_was_typed_cannot_move_the_cursor(capsys: pytest.CaptureFixture[str]) -> None:
    """It comes back on one line, without escape sequences; the exit code is 2."""
    assert complain_of_misuse(misuse("\x1b[2Jraed")) == 2
    assert "\x1b" not in capsys.readouterr().err
