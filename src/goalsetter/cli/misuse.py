"""Misused commands, in our own words: what is expected, what came, and what to try.

Typer raises its own sentences, in English and for programmers. They are read here for what they
know, and said again by code; one that is not known is passed on as it is.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any

from typer.exceptions import TyperException

from goalsetter.words import one_of, say

# Typer gives these in the text of its error only.
EXTRA = re.compile(r"unexpected extra argument(?:\(s\)|s?) \((.*)\)", re.DOTALL)
NO_COMMAND = re.compile(r"No such command '(.*?)'\.(?: |$)", re.DOTALL)
CHOICES = re.compile(r"is not one of (.*)\.", re.DOTALL)


def misuse_sentence(error: TyperException) -> str:
    """Say what is wrong with the arguments of a command."""
    context: Any = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "goalsetter"
    # Typer promises none of these classes, so they are known by their names alone.
    match type(error).__name__:
        case "MissingParameter":
            name = shown_name(getattr(error, "param", None))
            return say("misuse-missing", command=command, name=name)
        case "NoSuchOption":
            option = str(getattr(error, "option_name", ""))
            near = getattr(error, "possibilities", None) or ()
            closest = get_close_matches(option, near, n=1, cutoff=0.0)
            code = "misuse-option-near" if closest else "misuse-option"
            return say(code, option=option, near=one_of(closest))
        case "BadOptionUsage":
            option = str(getattr(error, "option_name", ""))
            needs = "requires" in error.message
            return say("misuse-needs-value" if needs else "misuse-no-value", option=option)
        case "BadParameter":
            return bad_value(error)
        case _:
            return other_misuse(error, command, context)


def other_misuse(error: TyperException, command: str, context: Any) -> str:
    """Say what is wrong where Typer has no kind of error for it."""
    if extra := EXTRA.search(error.message):
        takes = sum(known.param_type_name == "argument" for known in context.command.params)
        return say("misuse-extra", command=command, extra=extra[1], count=takes)
    if unknown := NO_COMMAND.search(error.message):
        near = get_close_matches(unknown[1], context.command.commands, n=1)
        code = "misuse-command-near" if near else "misuse-command"
        return say(code, name=unknown[1], near=one_of(near))
    return say("misused", message=error.format_message())


def bad_value(error: TyperException) -> str:
    """Say why the value of an option will not do: no number, too small, too large, no choice."""
    name = shown_name(getattr(error, "param", None))
    # Typer has its values checked by pydantic, whose error stands behind its own.
    checked: Any = error.__cause__
    facts = checked.errors()[0] if hasattr(checked, "errors") else {}
    limits = facts.get("ctx", {})
    came = str(facts.get("input", ""))
    if choices := CHOICES.search(error.message):
        known = one_of(re.findall(r"'([^']*)'", choices[1]))
        return say("case-no-option", found=came, option=name, known=known)
    match facts.get("type"):
        case "int_parsing" | "int_from_float":
            return say("misuse-no-number", name=name, came=came)
        case "greater_than_equal":
            return say("misuse-too-small", name=name, came=came, least=str(limits.get("ge")))
        case "less_than_equal":
            return say("misuse-too-large", name=name, came=came, most=str(limits.get("le")))
        case _:
            return say("misused", message=error.format_message())


def shown_name(parameter: Any) -> str:
    """Return an option as it is typed, or the name that the help has for an argument."""
    if parameter is None:
        return ""
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name).upper()


def misuse_hint(error: TyperException) -> str:
    """Say what to try: a text that looks like an option, or the help of the command."""
    if type(error).__name__ == "NoSuchOption" and not getattr(error, "possibilities", None):
        return say("begins-with-minus", text=getattr(error, "option_name", ""))
    context = getattr(error, "ctx", None)
    if context is None or context.parent is None:
        return say("see-help")
    return say("see-help-of", command=context.command_path)
