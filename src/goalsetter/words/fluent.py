"""Reading the ``.ftl`` files of a language, and making one message ready at a time.

A language has some 2,600 messages and a command says a dozen of them. So a file is only cut into
its messages, and each is made ready when it is said for the first time: a message of text and
plain variables becomes a template of ``str.format``; any other, with a plural in it, is compiled
by the library, which is not even imported before. Compiling every message takes two seconds, and
importing the library a tenth of one. A test holds that both ways say the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal

Details = Mapping[str, object]
Ready = Callable[[Details], str]

HOME = Path(__file__).parent

_MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *= *(.*(?:\n+[ \t}].*)*)", re.MULTILINE)
"""A message or a term, with the lines that go on; a comment begins with #."""
_PLACEABLE = re.compile(r'\{ *(?:\$([A-Za-z]\w*)|QUOTE\(\$([A-Za-z]\w*)\)|"([^"\\]*)") *\}')
"""The placeables of a plain message: a variable, a quoted variable, or text as it stands."""
_WHOLE = re.compile(r"\{ *([A-Za-z][\w-]*) *\}")
"""A message that says the same as another one."""
_VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)(?![\w(-])")


def languages() -> tuple[str, ...]:
    """Return the code of every language that has a folder, the usual one first."""
    # By what lies there: a folder of a language that somebody adds needs no row in any list.
    folders = sorted(folder.name for folder in HOME.iterdir() if any(folder.glob("*.ftl")))
    return tuple(sorted(folders, key=lambda name: name != "en"))


def read_messages(language: str) -> dict[str, str]:
    """Return the messages of a language as they are written, by code, file after file."""
    texts = (file.read_text("utf-8") for file in sorted((HOME / language).glob("*.ftl")))
    return dict(pair for text in texts for pair in _MESSAGE.findall(text))


def make_ready(language: str, code: str, messages: Mapping[str, str]) -> Ready:
    """Make a message ready to be said, in the cheapest way that does it justice."""
    whole = _WHOLE.fullmatch(messages[code])
    if whole and whole[1] in messages:
        return make_ready(language, whole[1], messages)
    template = template_of(messages[code])
    return template.format_map if template is not None else _compile(language, code, messages)


def template_of(message: str) -> str | None:
    """Turn a plain message into a template of ``str.format``; None if it needs the library."""
    text, variables = [], []
    end = 0
    for placeable in _PLACEABLE.finditer(message):
        text.append(message[end : placeable.start()])
        shown, quoted, literal = placeable.groups()
        variables.append(
            f"{{{shown}}}" if shown else f"{{{quoted}!r}}" if quoted else _braced(literal)
        )
        end = placeable.end()
    text.append(message[end:])
    # A brace that is left is a selector or a function; a line feed is folded by rules of Fluent.
    if any(sign in part for part in text for sign in "{}\n"):
        return None
    return "".join(part + variable for part, variable in zip(text, [*variables, ""], strict=True))


def _braced(literal: str) -> str:
    return literal.replace("{", "{{").replace("}", "}}")


def _quote(text: object) -> str:
    return repr(text)


FUNCTIONS = {"QUOTE": _quote}
"""The functions that messages may call beside Fluent's own: text as it was typed, in quotes."""


def _compile(language: str, code: str, messages: Mapping[str, str]) -> Ready:
    """Compile a message with all that it refers to."""
    from fluent_compiler.bundle import FluentBundle  # noqa: PLC0415

    # Only what the message needs: compiling all takes two seconds.
    source = "".join(f"{name} = {messages[name]}\n" for name in _needed(code, messages))
    # Isolating marks round each detail would stand in terminals as strange signs.
    bundle = FluentBundle.from_string(language, source, functions=FUNCTIONS, use_isolating=False)
    if faults := bundle.check_messages():
        raise ValueError(f"expected a message in Fluent, got {code}: {faults}")

    # Babel takes 30 µs to write a number, and the same few counts come again and again.
    @lru_cache(maxsize=256)
    def said(*details: tuple[str, object]) -> str:
        sentence, errors = bundle.format(code, dict(details))
        if errors:
            raise KeyError(code, errors)
        return str(sentence)

    return lambda details: said(*((name, _simple(value)) for name, value in details.items()))


def _simple(value: object) -> object:
    """Numbers stay numbers, since plurals are chosen by them; a message is said."""
    return value if isinstance(value, str | int) else str(value)


def join(language: str, texts: Sequence[str], style: Literal["standard", "or"]) -> str:
    """Join texts as the language joins a list, with its word for “and” or “or”."""
    if len(texts) < 2:
        return "".join(texts)
    from babel.lists import format_list  # noqa: PLC0415

    whole = str(format_list(texts, style, language))
    # Babel has the words of a language, but not how they sound before another one.
    word, instead, before = EUPHONY.get((language, style), ("", "", None))
    if before is not None and before.match(texts[-1]):
        whole = whole.removesuffix(f" {word} {texts[-1]}") + f" {instead} {texts[-1]}"
    return whole


EUPHONY = {
    ("es", "standard"): ("y", "e", re.compile(r"h?í|i|hi(?![ae])", re.IGNORECASE)),
    ("es", "or"): ("o", "u", re.compile(r"h?[oó]|8|11\b", re.IGNORECASE)),
}
"""By language and kind of list: the word before the last text, another one, and before what."""


def variables(code: str, messages: Mapping[str, str]) -> frozenset[str]:
    """Return the names of the variables in a message and in all that it refers to."""
    texts = (messages[name] for name in _needed(code, messages))
    return frozenset(name for text in texts for name in _VARIABLE.findall(text))


def _needed(code: str, messages: Mapping[str, str]) -> Iterator[str]:
    """The message itself and, once each, those that it refers to."""
    waiting, seen = [code], set()
    while waiting:
        name = waiting.pop()
        if name in messages and name not in seen:
            seen.add(name)
            yield name
            waiting += _REFERENCE.findall(messages[name])
