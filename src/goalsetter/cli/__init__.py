"""The terminal: one module per command. Parses arguments, calls a room, prints.

Law: may import every room; must not hold logic that a test of the game would want.
"""

from goalsetter.cli.app import main

__all__ = ["main"]
