"""The files of messages: the same in every language, all of them used, and each can be said."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as nodes
from fluent_compiler.bundle import FluentBundle

from goalsetter.words import LANGUAGES, codes, fluent, say, written
from goalsetter.words.catalogue import Catalogue
from tests.source_tree import ROOT, SRC, Source, planted, sources
from tests.words.fluent_files import HOME, arguments, counted, entries, parsed, quoted

COUNTS = (0, 1, 2, 5, 11, 21, 1_000)
"""Numbers whose grammar differs somewhere."""
others = pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
every = pytest.mark.parametrize("language", LANGUAGES)


@every
def test_fluent_reads_every_line(language: str) -> None:
    """No line is lost as junk, no code stands twice, and we cut the files where Fluent does."""
    junk = [
        node.content
        for resource in parsed(language).values()
        for node in resource.body
        if isinstance(node, nodes.Junk)
    ]
    assert not junk
    found = [entry.code for entry in entries(language)]
    assert len(found) == len(set(found)) > 2_000
    assert set(found) == codes(language)


@others
def test_every_language_has_the_same_messages_in_the_same_order(language: str) -> None:
    """File by file, under the same headings; so two files can be read side by side."""
    wanted = [(entry.file, entry.heading, entry.code) for entry in entries("en")]
    assert [(entry.file, entry.heading, entry.code) for entry in entries(language)] == wanted


@others
def test_every_language_asks_for_the_same_details(language: str) -> None:
    """A translation leaves no detail out and asks for nothing more."""
    for code in codes("en"):
        assert arguments(language, code) == arguments("en", code), code
        assert quoted(language, code) == quoted("en", code), code


@every
def test_every_message_can_be_said(language: str) -> None:
    """With samples for its details, and with many counts where a count decides."""
    for code in codes(language):
        samples = dict.fromkeys(arguments(language, code), "sample")
        for count in COUNTS if counted(language, code) else (0,):
            sentence = say(
                code, language, **{**samples, **dict.fromkeys(counted(language, code), count)}
            )
            assert sentence, code
            assert "{" not in sentence.replace("{ }", ""), code
            assert all("sample" in sentence for _ in samples if not counted(language, code)), code


@every
def test_the_short_way_says_what_the_library_says(language: str) -> None:
    """A message that ``str.format`` fills reads the same when Fluent compiles it."""
    plain = {
        code: template
        for code, message in written(language).items()
        if (template := fluent.template_of(message)) is not None
    }
    assert len(plain) > 2_000
    source = "".join(file.read_text("utf-8") for file in (HOME / language).glob("*.ftl"))
    bundle = FluentBundle.from_string(
        language, source, functions=fluent.FUNCTIONS, use_isolating=False
    )
    assert not bundle.check_messages()
    for code, template in plain.items():
        details = {name: f"<{name}'>" for name in arguments(language, code)}
        assert (template.format_map(details), []) == bundle.format(code, details), code


def test_a_missing_detail_is_an_error() -> None:
    """Both ways of filling a message raise."""
    messages = {
        "short": "{ $name }",
        "long": "{ $count ->\n [one] { $name }\n *[other] { $name }s\n}",
    }
    for code in messages:
        ready = fluent.make_ready("en", code, messages)
        with pytest.raises(KeyError):
            ready({"count": 2})
    assert ready({"count": 1, "name": "cube"}) == "cube"


def test_a_message_may_refer_to_another() -> None:
    """And to a term; what cannot be compiled is an error."""
    messages = {"-cube": "cubo", "two": "dos { -cube }s", "all": "Todo: { two }", "bad": "{ none }"}
    assert fluent.make_ready("es", "all", messages)({}) == "Todo: dos cubos"
    with pytest.raises(ValueError, match="Unknown message: none"):
        fluent.make_ready("es", "bad", messages)


# A language more.


def test_a_language_appears_by_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that a language lacks is said in English."""
    for name, text in (("en", "yes = Yes\n"), ("fr", "language-name = Français\n"), ("__x", "")):
        (tmp_path / name).mkdir()
        if text:
            (tmp_path / name / "page.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(fluent, "HOME", tmp_path)
    assert fluent.languages() == ("en", "fr")
    french = Catalogue("fr")
    assert french["language-name"]({}) == "Français"
    assert french["section-required"]({}) == "Required"


# No message too many.

TEMPLATES = [
    *(ROOT / "web" / "src").rglob("*.ts*"),
    *(file for file in (SRC / "report" / "templates").iterdir() if file.suffix in (".html", ".js")),
]
IN_TEMPLATES = re.compile(r"[\"'`]([a-z]+-(?:[\w-]|\$\{[^}]*\})*)[\"'`]")
PUT_TOGETHER = {"mode-*", "pace-*", "report-tone-*"}
"""Codes that are put together from two variables, so that no text in the source shows them."""


def patterns(source: Source) -> set[str]:
    """Each text in a file; a part that is filled in may be anything, and stands as a star."""
    every = list(ast.walk(source.tree))
    joined = [node for node in every if isinstance(node, ast.JoinedStr)]
    inside = {part for node in joined for part in node.values}
    whole = [node.value for node in every if isinstance(node, ast.Constant) and node not in inside]
    return {text for text in whole if isinstance(text, str)} | {
        "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
        for node in joined
    }


def in_templates() -> set[str]:
    """The same for the page and the report."""
    texts = (file.read_text("utf-8") for file in TEMPLATES)
    return {
        re.sub(r"\$\{[^}]*\}", "*", code) for text in texts for code in IN_TEMPLATES.findall(text)
    }


def test_no_message_is_too_many() -> None:
    """Each stands in the source, whole or as a pattern that is filled in."""
    found = {each for source in sources() for each in patterns(source)} | in_templates()
    filled = {each for each in found | PUT_TOGETHER if "*" in each and "-" in each.split("*")[0]}
    used = re.compile("|".join(re.escape(each).replace(r"\*", ".*") for each in sorted(filled)))
    assert not sorted(code for code in codes() - found if not used.fullmatch(code))


def test_a_message_that_nobody_says_is_found() -> None:
    """Any text may be filled in; all else is the code itself."""
    text = 'say("one-cube"); say(f"claim-{name}-told"); say(f"{kind}-{name}")'
    assert patterns(planted("cli/x.py", text)) == {"one-cube", "claim-*-told", "*-*"}
