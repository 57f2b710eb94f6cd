"""The pages tell the truth: their examples are run, and they name what there is."""

from __future__ import annotations

import doctest
import json
import re
import runpy
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest

from goalsetter.cases import KINDS, run_lines
from goalsetter.cases.table_events import KNOWN as KNOWN_OF_AN_EVENT
from goalsetter.cases.table_events import MAKERS
from goalsetter.cases.table_expect import GOT
from goalsetter.cases.table_given import MAY as KEYS_OF_GIVEN
from goalsetter.cli.app import app
from goalsetter.cli.rulings import places
from goalsetter.judge import FindingCode
from goalsetter.play import Phase, State, Terms, new_match
from goalsetter.play.changes import points_for
from goalsetter.questions.fields import Fields
from goalsetter.questions.setting import game_of
from goalsetter.rules import GAMES, PROCEDURES, RULINGS, Division, Fault, Ruling, Task
from goalsetter.words import say
from tests.cli.command import call
from tests.source_tree import ROOT

DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), ROOT / "README.md"]


def page(name: str) -> str:
    """One page of the documentation."""
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_every_finding_has_its_anchor() -> None:
    """The headings of the page are the codes, in the order of the enum."""
    headings = re.findall(r"^## (\S+)$", page("reference/findings.md"), re.MULTILINE)
    assert headings == [code.value for code in FindingCode]


def ruling_section(ruling: Ruling) -> str:
    """A row of the page of rulings: the question, the answers, where they come from."""
    lines = [f"### {ruling.name}", "", say(f"ruling-{ruling.name}")]
    if len(ruling.games) > 1:
        lines[-1] += " (In both games.)"
    lines.append("")
    for answer in ruling.alternatives:
        where = "settled" if ruling.settled else "; ".join(places(ruling, answer))
        words = say(f"ruling-{ruling.name}-{answer}")
        lines.append(f"- `{answer}`: {words}" + (f" ({where})" if where else ""))
    told = [f"decision {', '.join(map(str, ruling.decisions))}"] if ruling.decisions else []
    return "\n".join((*lines, "", "From: " + "; ".join((*ruling.sources, *told)) + ".", ""))


def test_every_ruling_is_told_of() -> None:
    """The page has each ruling as the rows have it, in their order, and no other."""
    text = page("reference/rulings.md")
    headings = re.findall(r"^### (\S+)$", text, re.MULTILINE)
    assert headings == [ruling.name for ruling in RULINGS]
    assert not [ruling.name for ruling in RULINGS if ruling_section(ruling) not in text]


def fault_section(fault: Fault) -> str:
    """A row of the page of faults: the sentence, the clauses, what it costs."""
    lines = [f"### {fault.value}", "", say(f"fault-{fault.value}"), ""]
    clauses = dict.fromkeys(p.clauses[fault] for p in PROCEDURES if fault in p.clauses)
    lines.append(f"Clauses: {'; '.join(clauses) or 'none of its own'}.")
    costly = [p.edition for p in PROCEDURES if points_for(at_table(p.edition), fault)]
    if costly:
        lines.append("Costs a point in: " + ", ".join(f"`{edition}`" for edition in costly) + ".")
    return "\n".join((*lines, ""))


def at_table(edition: str) -> State:
    """A new match by a book."""
    return new_match(Terms(edition=edition, division=Division.MIDDLE))


def test_every_fault_is_told_of() -> None:
    """The page has each fault with its sentence and its clauses, in order, and no other."""
    text = page("reference/faults.md")
    assert re.findall(r"^### (\S+)$", text, re.MULTILINE) == [fault.value for fault in Fault]
    assert not [fault.value for fault in Fault if fault_section(fault) not in text]


def test_the_cases_on_the_page_pass() -> None:
    """Every JSON line of the reference is a case that passes, and every kind has one."""
    lines = [line for b in blocks(page("reference/cases.md"), "json") for line in b.splitlines()]
    outcomes = list(run_lines(lines))
    assert not [outcome for outcome in outcomes if not outcome.passed]
    shown = {
        (game_of(Fields(each)).name, each.get("kind", "procedure"))
        for each in map(json.loads, lines)
    }
    assert shown == {
        (game, kind) for game, kinds in KINDS.items() for kind in (*kinds, "procedure")
    }
    named = {kind for kinds in KINDS.values() for kind in kinds}
    assert all(f"## {kind}\n" in page("reference/cases.md") for kind in named)


def test_every_word_of_a_procedure_case_is_told_of() -> None:
    """Writers about the table find every key, event and task."""
    text = page("reference/cases.md").partition("\n## procedure\n")[2]
    words = {*MAKERS, *KNOWN_OF_AN_EVENT, *KEYS_OF_GIVEN, *GOT, *Task, *Phase}
    assert not sorted(str(word) for word in words if f"`{word}`" not in text)


def test_the_editions_are_named() -> None:
    """Writers of cases find the name of every edition."""
    names = [edition.name for game in GAMES for edition in game.editions]
    assert all(f"`{name}`" in page("reference/cases.md") for name in names)


def test_every_command_is_told_of() -> None:
    """Each command has its heading on the page of the commands."""
    names = [command.name for command in app.registered_commands]
    assert all(f"\n## {name}\n" in page("reference/commands.md") for name in names)


def dialogues() -> list[tuple[str, str]]:
    """Every command shown on a page, with the answer shown below it."""
    shown = [block for path in PAGES for block in blocks(path.read_text("utf-8"), "console")]
    parts = [part for block in shown for part in re.split(r"^\$ goalsetter ", block, flags=re.M)]
    return [(part.partition("\n")[0], part.partition("\n")[2]) for part in parts if part.strip()]


LEAGUE = (
    '{"id": "square root", "rules": "mlag-equations-2018-19", "kind": "value", '
    '"where": "solution", "expr": "√9", "values": ["3"]}\n'
    '{"id": "cube root", "rules": "mlag-equations-2018-19", "kind": "value", '
    '"where": "solution", "expr": "3√8", "values": ["3"]}\n'
)
"""The file of cases that the how-to runs."""


@pytest.mark.parametrize(("command", "answer"), dialogues())
def test_a_command_answers_as_the_page_says(
    command: str, answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command on every page, word for word."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "league.jsonl").write_text(LEAGUE, encoding="utf-8")
    kitchen = blocks(page("howto/keep-a-record.md"), "record")[0]
    (tmp_path / "kitchen.record").write_text(kitchen, encoding="utf-8")
    slip = kitchen.replace("A moves x", "A moves 4")
    (tmp_path / "slip.record").write_text(slip, encoding="utf-8")
    table = "".join(blocks(page("howto/judge-procedure.md"), "json"))
    (tmp_path / "table.jsonl").write_text(table, encoding="utf-8")
    assert counted(call(*shlex.split(command)).stdout) == counted(answer)


def counted(told: str) -> str:
    """An answer without the figures of a search: they are others where there is no kernel."""
    return re.sub(r"[\d,]+(?= (collections|values|steps))", "so many", told)


@pytest.mark.parametrize("path", sorted(DOCS.rglob("*.md")), ids=lambda path: path.name)
def test_the_python_on_a_page_is_true(path: Path) -> None:
    """Every Python example of the documentation gives what it says it gives."""
    text = "\n".join(blocks(path.read_text(encoding="utf-8"), "python"))
    examples = doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), 0)
    told: list[str] = []
    result = doctest.DocTestRunner().run(examples, out=told.append)
    assert result.failed == 0, "".join(told)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    """No link to a page of our own is dead."""
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    assert not [link for link in links if not (path.parent / link).exists()]


def test_the_way_of_a_deed_is_drawn_from_its_source() -> None:
    """The picture on the page has every box of the ``.mmd`` file, and needs no other host."""
    images = DOCS / "images"
    draw = runpy.run_path(str(images / "draw.py"))
    picture = (images / "way-of-a-deed.svg").read_text("utf-8")
    source = (images / "way-of-a-deed.mmd").read_text("utf-8")
    assert picture == draw["draw_chain"](source), "run docs/images/draw.py"
    drawn = [node.text for node in ElementTree.fromstring(picture).iter() if node.text]
    assert {"Connection.receive", "MemoryStore.keep", "Outbox.show"} <= {*drawn}
    assert len([text for text in drawn if text.endswith(".py")]) == source.count("<br>")
    assert "way-of-a-deed.svg" in page("explanation/the-web-table.md")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_every_picture_is_there(path: Path) -> None:
    """No page shows a picture that is missing, or lets a library of another host draw it."""
    text = path.read_text("utf-8")
    assert not blocks(text, "mermaid")
    for address in re.findall(r"!\[[^]]*\]\(([^)#]+)\)", text):
        assert not address.startswith("http")
        assert (path.parent / address).exists(), address
