"""The terminal: one module per command. Parses arguments, calls a room, prints.

Law: may import every room; must not hold logic that a test of the game would want.
"""

from os import environ

from goalsetter.cli.language import terminal_language
from goalsetter.words import speaking

# The texts of --help are made when the commands are: so that happens in the right language.
with speaking(terminal_language(environ)):
    from goalsetter.cli.app import main

__all__ = ["main"]
