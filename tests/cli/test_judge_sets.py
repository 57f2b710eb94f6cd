"""``goalsetter judge`` for ON-SETS: the ruling first, the cards, each step, every reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import call, run

DEALT = "universe BRGY BRG BR BY RG G Y blank"
MAT = f"{DEALT}; goal 3; required B; permitted R ⊆"
LOOSE = f"{DEALT}; goal 2; permitted B G R ∪ -"


def test_a_correct_solution() -> None:
    """CORRECT on the first line, then the cards and each step."""
    done = run("judge", "--mat", MAT, "--solution", "B ⊆ R ; B")
    assert (done.returncode, done.stdout.splitlines()[0]) == (0, "CORRECT")
    for told in (
        "MLAG On-Sets 2017-18, Middle Division",
        "Universe: 8 cards",
        "Restriction B ⊆ R removes BY.",
        "(7 cards)",
        "Set-Name B takes BRGY BRG BR: 3 cards.",
        "That fits!",
    ):
        assert told in done.stdout


def test_the_cards_are_drawn_with_letters() -> None:
    """Eight cards in a row, what is taken and what is gone below each, in ASCII too."""
    lines = call("judge", "--mat", MAT, "--solution", "B ⊆ R ; B").stdout.splitlines()
    top = next(at for at, line in enumerate(lines) if "╭" in line)
    assert lines[top + 1].split("│")[1:8:2] == ["B R", "B R", "B R", "B  "]
    assert lines[top + 4].split() == ["taken", "taken", "taken", "gone"]
    done = run("judge", "--mat", MAT, "--solution", "B C R ; B", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stdout.isascii()) == (0, True)
    assert "+---+ +---+" in done.stdout
    assert "|B R|" in done.stdout


def test_colours_only_where_wanted() -> None:
    """Letters are coloured on a terminal, and plain where NO_COLOR is set."""
    asked = ["judge", "--mat", MAT, "--solution", "B ⊆ R ; B"]
    coloured = run(*asked, FORCE_COLOR="1", TERM="xterm")
    bare = run(*asked, FORCE_COLOR="1", TERM="xterm", NO_COLOR="1")
    assert "\x1b[1;34mB" in coloured.stdout
    assert "34m" not in bare.stdout


def test_an_ambiguous_solution() -> None:
    """Tell a checker's reading, the cards it takes, what would help, and that it must be raised."""
    done = call("judge", "--mat", LOOSE, "--solution", "B ∪ G - R")
    assert (done.returncode, done.stdout.splitlines()[0]) == (1, "NOT CORRECT")
    for told in (
        "[On-Sets 2017-18 VII-B-6]",
        "only if a checker",
        "B ∪ (G - R)",
        "takes BRGY BRG BR BY G and counts 5. The Goal is 2",
        "(B ∪ G) - R",
    ):
        assert told in done.stdout


def test_an_ambiguous_restriction() -> None:
    """The brackets that break and mend may stand in a Restriction."""
    mat = f"{DEALT}; goal 2; permitted B G R ∪ - = V V"
    done = call("judge", "--json", "--mat", mat, "--solution", "B ∪ G - R = V ; V")
    (finding,) = json.loads(done.stdout)["findings"]
    assert finding["evidence"]["counter"] == "B ∪ (G - R) = V ; V"
    assert finding["evidence"]["repair"] == "(B ∪ G) - R = V ; V"


WRONG = [
    ("B ∪ R", "goal 4; permitted B R ∪", ("counts 5, but the Goal is 4", "VII-B-3")),
    ("B ∪ ((R", "goal 5; permitted B R ∪", ("never closed", "not a Solution yet", "VI-A")),
    ("B ∪ (R", "goal 5; permitted B R ∪", ()),
    ("B ∪ R = G", "goal 5; permitted B R ∪ = G", ("have = or ⊆",)),
    ("B R", "goal 5; permitted B R", ("does not name a set", "VII-C-7-d")),
    ("(B = R) ; G", "goal 3; permitted B R = G", ("does not name a set",)),
    ("B", "goal 4; permitted B", ("two cubes or more",)),
    ("B ∪ R", "goal 5; required G; permitted B R ∪", ("Not used: G",)),
    ("B ∪ R", "goal 5; permitted B R; forbidden ∪", ("Forbidden. Used: ∪",)),
    ("B ∪ R", "goal 5; resources B R ∪", ("one cube from Resources",)),
    ("B ∪ R", "goal 5; permitted B ∪", ("Missing: R",)),
    ("B ∪ R", "goal 1 u4; permitted B R ∪", ("0 or more", "VII-C-7-a")),
    ("B ∪ R", "goal 1 2 3 4; permitted B R ∪", ("one, two or three digits",)),
    ("B<Y> ∪ R", "goal 5; permitted B R ∪", ("not wild",)),
    ("B ∪ R where blank=B", "goal 5; permitted B R ∪", ("blank card is not wild",)),
    (" ∪ ".join("B" * 30), "goal 4; permitted B ∪", ("too long",)),
    (f"{' ∪ '.join('B' * 30)} = R ; B", "goal 4; permitted B ∪", ("too long",)),
    ("", "goal 4; permitted B ∪", ("not a Solution yet",)),
]


@pytest.mark.parametrize(("solution", "mat", "told"), WRONG)
def test_why_a_solution_is_wrong(solution: str, mat: str, told: tuple[str, ...]) -> None:
    """Each reason in words that a player understands."""
    done = call("judge", "--mat", f"{DEALT}; {mat}", "--solution", solution)
    assert done.returncode == (1 if told else 0), done.stdout
    assert all(words in done.stdout for words in told), done.stdout


VARIED = [
    ("elementary", "required cube '", "B ∪ R", "5", ("a ' cube",)),
    ("elementary", "wild cube Y", "B Y<∪> R", "5", ()),
    ("elementary", "two operations", "B ∪ R", "5", ("2 operation signs",)),
    ("middle", "no null restrictions", "B = B ; B ∪ R", "5", ("remove a card", "B = B")),
    ("middle", "absolute value", "B ∪ R", "3 u2", ()),
    ("junior", "double set B", "B ∪ R", "5 4", ()),
    ("junior", "forbidden card RG", "B ∪ R", "5", ("can't have card RG",)),
    ("junior", "required card blank", "B ∪ R", "5", ("must have card blank",)),
    ("junior", "blank card wild", "B ∪ R where blank=BG", "3 3", ()),
    ("junior", "blank card wild", "B ∪ R where blank=BB", "5", ("put BB on it",)),
    ("senior", "symmetric difference", "B - R", "2", ()),
    ("senior", "two solutions", "B ∪ R", "5", ("hands in two",)),
]


@pytest.mark.parametrize(("division", "variation", "solution", "goal", "told"), VARIED)
def test_variations(
    division: str, variation: str, solution: str, goal: str, told: tuple[str, ...]
) -> None:
    """Variations change the ruling, and say why."""
    mat = f"{DEALT}; goal {goal}; permitted B B R R Y ∪ - = ' V"
    asked = ["--division", division, "--variation", variation]
    done = call("judge", "--mat", mat, "--solution", solution, *asked)
    assert done.returncode == (1 if told else 0), done.stdout
    assert all(words in done.stdout for words in told), done.stdout


def test_cards_that_count_double() -> None:
    """They are marked, and the count is told."""
    mat = f"{DEALT}; goal 5 4; permitted B R ∪"
    asked = ["--division", "junior", "--variation", "double set B"]
    done = call("judge", "--mat", mat, "--solution", "B ∪ R", *asked)
    assert "twice twice twice twice taken" in done.stdout
    assert "These count twice: BRGY BRG BR BY. So the set counts 9." in done.stdout


def test_two_solutions() -> None:
    """Each is shown by itself; the second must bring a new card."""
    mat = "universe BRGY BRG BGY BR RY GY B R Y blank; goal 5; permitted B R R Λ ∪ ∩ -"
    asked = ["--division", "senior", "--variation", "two solutions", "--mat", mat]
    done = call("judge", *asked, "--solution", "B - Λ", "--solution", "R ∪ R")
    assert (done.returncode, done.stdout.count("Universe: 10 cards")) == (0, 2)
    again = call("judge", *asked, "--solution", "B - Λ", "--solution", "B - Λ")
    assert (again.returncode, "needs a card that the first" in again.stdout) == (1, True)


def test_the_deal_is_remarked_upon() -> None:
    """A Universe that the division does not deal is told of; mats may be excerpts, so it may be."""
    mat = "universe BR B R; goal 1; permitted B R ∩"
    done = call("judge", "--mat", mat, "--solution", "B ∩ R")
    assert (done.returncode, "has 3 cards" in done.stdout) == (0, True)


def test_a_goal_alone() -> None:
    """Without a Solution the Goal is judged, with all that it can be worth."""
    legal = call("judge", "--mat", f"{DEALT}; goal 3 u2", "--variation", "absolute value")
    assert (legal.returncode, legal.stdout.splitlines()[0]) == (0, "LEGAL")
    assert "1, 5" in legal.stdout
    illegal = call("judge", "--mat", "universe ?; goal 1 u2")
    assert (illegal.returncode, illegal.stdout.splitlines()[0]) == (1, "NOT LEGAL")
    old = call("judge", "--mat", "universe ?; goal u2", "--rules", "mlag-on-sets-2011-12")
    assert (old.returncode, "equal 2" in old.stdout) == (0, True)


def test_json_holds_everything() -> None:
    """Programs get every reading on the cards, and the findings, in ASCII."""
    done = call("judge", "--json", "--mat", LOOSE, "--solution", "B ∪ G - R")
    data = json.loads(done.stdout)
    assert done.stdout.isascii()
    assert (done.returncode, data["correct"], data["goal_values"]) == (1, False, ["2"])
    (paper,) = data["solutions"]
    fits = {reading["worth"]: reading["fits"] for reading in paper["readings"]}
    assert fits == {2: True, 5: False}
    (finding,) = data["findings"]
    assert finding["evidence"]["repair"] == "(B ∪ G) - R"
    steps = json.loads(call("judge", "--json", "--mat", MAT, "--solution", "B ⊆ R ; B").stdout)
    (step,) = steps["solutions"][0]["readings"][0]["steps"]
    assert step == {"restriction": "B ⊆ R", "removed": ["BY"]}


def test_a_question_in_json(tmp_path: Path) -> None:
    """A solution case is a question; the game shows by its edition or by its keys."""
    case = {"universe": "BR B R", "goal": "1", "permitted": "B R ∩", "solution": "B ∩ R"}
    file = tmp_path / "question.json"
    file.write_text(json.dumps(case), encoding="utf-8")
    assert call("judge", "--in", str(file)).returncode == 0
    old = {**case, "rules": "mlag-on-sets-2011-12", "kind": "solution", "correct": True}
    assert "2011-12" in call("judge", "--in", "-", given=json.dumps(old)).stdout


MISTAKES: list[tuple[list[str], str]] = [
    (["--mat", MAT, "--equation", "1 = 1"], "'equation' belongs to EQUATIONS"),
    (["--mat", "goal 3", "--solution", "B"], "no Universe"),
    (["--mat", MAT, "--rules", "mlag-equations-2018-19"], "'universe' belongs to ON-SETS"),
    (["--mat", MAT, "--division", "minor"], "elementary, middle, junior, senior"),
    (["--mat", MAT, "--variation", "wild cube"], "Which cube?"),
    (["--mat", MAT, "--variation", "double set"], "Which set?"),
    (["--mat", MAT, "--variation", "required card"], "Which card?"),
    (["--mat", MAT, "--variation", "forbidden card QQ"], "no such card"),
    (["--mat", MAT, "--variation", "double set B ∪ ("], "never closed"),
    (["--mat", MAT, "--variation", "no null restriktions"], "Did you mean no null restrictions"),
    (["--mat", "universe BR BR; goal 1"], "only once"),
    (["--mat", "universe BR B; goal 1", "--solution", "B", "--challenge", "later"], "impossible"),
    (["--mat", "universe BR B; required B"], "no Goal"),
]


@pytest.mark.parametrize(("arguments", "told"), MISTAKES)
def test_a_question_that_cannot_be_understood(arguments: list[str], told: str) -> None:
    """Exit code 2, and what would be right; no stack trace."""
    done = call("judge", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr


# --- variations ---------------------------------------------------------------------------------

ROLLED = "1 2 3 B B R R G G Y Y ∪ ∩ - ' V V ⊆"
RULES = ["variations", "--rules", "mlag-on-sets-2017-18"]


def test_the_list_of_a_division() -> None:
    """Names, meanings, blanks and what is always in force."""
    done = run(*RULES, "--division", "junior")
    always, _, choose = done.stdout.partition("To choose from")
    assert "V and Λ Interchangeable" in always
    for told in ("Double Set [On-Sets 2017-18 XIII-C-9]", "a cube", "a set", "a card", "not = ⊆"):
        assert told in choose


@pytest.mark.parametrize("edition", ["mlag-on-sets-2017-18", "mlag-on-sets-2011-12"])
@pytest.mark.parametrize("division", ["elementary", "middle", "junior", "senior"])
def test_every_list_can_be_told(edition: str, division: str) -> None:
    """For people and for programs."""
    asked = ["variations", "--rules", edition, "--division", division]
    assert call(*asked).returncode == 0
    assert json.loads(call(*asked, "--json").stdout)["offers"]


CHOICES = [
    ("wild cube Y", [], 0, ""),
    ("wild cube ⊆", [], 1, "You can't fill in ⊆"),
    ("wild cube 2", [], 1, "You can't fill in a digit"),
    ("required cube Λ", [], 1, "There is no Λ in this roll"),
    ("blank card wild", [], 0, ""),
    ("double set B", [], 0, ""),
    ("double set B ∪ R ∪ G", [], 1, "4 symbols or fewer"),
    ("forbidden card blank", ["blank card wild"], 1, "does not go with"),
    ("wild cube R", ["wild cube Y"], 1, "already chosen"),
    ("symmetric difference", [], 1, "not on the list"),
]


@pytest.mark.parametrize(("choose", "after", "code", "told"), CHOICES)
def test_may_it_be_chosen(choose: str, after: list[str], code: int, told: str) -> None:
    """The judge's answer on this roll and these cards."""
    asked = [*RULES, "--division", "junior", "--choose", choose, "--roll", ROLLED]
    before = [word for name in after for word in ("--after", name)]
    done = call(*asked, *before, "--universe", DEALT.removeprefix("universe "))
    assert (done.returncode, told in done.stdout) == (code, True), done.stdout


def test_a_universe_means_on_sets() -> None:
    """Without --rules the cards tell the game; they need a choice."""
    done = call("variations", "--choose", "double set B", "--universe", "BR R", "--roll", "B R")
    assert "You can't choose" in done.stdout
    assert "only with --choose" in call("variations", "--universe", "BR R").stderr


CARDS = "universe br, b, ry, Blank; goal 12; permitted b r u"


@pytest.mark.parametrize("typed", ["B union R", "b u r", "BUR", "bur", "red ∪ blue", "B⋃R"])
def test_spellings_that_people_use_are_read(typed: str) -> None:
    """Decision 35, and a Goal of two cubes that touch: 12 is 1 and 2 side by side."""
    done = call("judge", "--mat", CARDS, "--solution", typed, "--rules", "2017")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("typed", ["B § R", "B unon R", "B + R", "B ~ R", "B<∪ R"])
def test_what_nobody_can_read_gets_no_ruling(typed: str) -> None:
    """Decision 35: exit code 2."""
    done = call("judge", "--mat", CARDS, "--solution", typed)
    assert (done.returncode, done.stdout) == (2, "")
    assert "I can't read this" in done.stderr


@pytest.mark.parametrize("typed", ["B ∪", "∪∩", "B ⊆ R ;", "bunny"])
def test_known_cubes_that_form_nothing_are_ruled_on(typed: str) -> None:
    """Decision 35: that is a fault."""
    assert call("judge", "--mat", CARDS, "--solution", typed).returncode == 1
