"""``goalsetter judge``: the ruling first, then every reason in words, with its clause."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import call, run

LEFT = "goal 5; permitted 2 +; resources 3 9"
MAT = "goal 3x5+2; required 5; permitted x 4 + 1"
RIGHT = "(5x4)+1 = 3x(5+2)"
LOOSE = "5x4+1 = 3x(5+2)"


def test_a_correct_equation() -> None:
    """CORRECT on the first line, the value, and exit code 0."""
    done = run("judge", "--mat", MAT, "--equation", RIGHT)
    assert (done.returncode, done.stdout.splitlines()[0]) == (0, "CORRECT")
    assert "makes 21" in done.stdout
    assert "MLAG Adventurous Equations 2018-19, Middle Division" in done.stdout


def test_an_ambiguous_equation() -> None:
    """Tell a checker's reading, what would help, and that it counts only if it is raised."""
    done = call("judge", "--mat", MAT, "--equation", LOOSE)
    assert (done.returncode, done.stdout.splitlines()[0]) == (1, "NOT CORRECT")
    for told in ("[2018-19 VII-B-6]", "only if a checker", "5x(4+1) = 3x(5+2)", RIGHT, "25", "21"):
        assert told in done.stdout


WRONG = [
    ("2+3 = 8", "goal 8; permitted 2 3 +", ("not equal", "makes 5", "VII-B-2")),
    ("2+(3 = 5", "goal 5; permitted 2 3 +", ()),
    ("2+((3 = 5", "goal 5; permitted 2 3 +", ("never closed", "judges E4")),
    ("5", "goal 5; permitted 5", ("The = is missing", "VII-B-1")),
    ("5 = 5", "goal 5; permitted 5", ("two cubes or more", "VII-B-3-a")),
    ("2+3 = 5", "goal 5; required 4; permitted 2 3 +", ("Not used: 4",)),
    ("2+3 = 5", "goal 5; permitted 2 +; forbidden 3", ("Forbidden. Used: 3",)),
    ("2+3 = 5", "goal 5; resources 2 3 +", ("one cube from Resources",)),
    ("2+3 = 5", "goal 5; permitted 2 +", ("Missing: 3",)),
    ("12-7 = 5", "goal 5; permitted 1 2 - 7", ("too many digits",)),
    ("5/0 = 5", "goal 5; permitted 5 / 0", ("you can't divide by 0",)),
    ("2+3 = 6-1", "goal 5; permitted 2 + 3", ("cubes of the Goal in order: 5",)),
    ("2+3x = 5", "goal 5; permitted 2 + 3 x", ("out of place",)),
]


@pytest.mark.parametrize(("equation", "mat", "told"), WRONG)
def test_why_an_equation_is_wrong(equation: str, mat: str, told: tuple[str, ...]) -> None:
    """Each reason in words that a player understands."""
    done = call("judge", "--mat", mat, "--equation", equation)
    assert done.returncode == (1 if told else 0), done.stdout
    assert all(words in done.stdout for words in told), done.stdout


def test_the_options_reach_the_judge() -> None:
    """Edition, division, variations, ruling and challenge change the ruling."""
    wild = ["--mat", "goal 8; permitted 0 + 3", "--equation", "0<5>+3 = 8"]
    assert call("judge", *wild).returncode == 1
    assert call("judge", *wild, "--variation", "0 Wild").returncode == 0
    now = ["--mat", "goal 5; resources 2 + 3", "--equation", "2+3 = 5"]
    assert call("judge", *now, "--challenge", "impossible").returncode == 0
    loose = ["--mat", "goal 14; permitted 2 + 3 x 4", "--equation", "2+3x4 = 14"]
    assert call("judge", *loose).returncode == 1
    assert call("judge", *loose, "--rules", "mlag-basic-equations-2019-20").returncode == 0
    root = ["--mat", "goal √2; permitted √ 2 + 0", "--equation", "√2+0 = √2"]
    assert call("judge", *root, "--division", "elementary").returncode == 1
    assert call("judge", *root).returncode == 0
    x7 = ["--mat", "goal 6; permitted 4 + x 7", "--equation", "4+x7 = 6"]
    factors = [*x7, "--division", "junior", "--variation", "number of factors"]
    assert call("judge", *factors, "--ruling", "agloa").returncode == 0


def test_a_goal_alone() -> None:
    """Without an Equation the Goal is judged, with all that it can be worth."""
    legal = call("judge", "--mat", "goal 2x3+5")
    assert (legal.returncode, legal.stdout.splitlines()[0]) == (0, "LEGAL")
    assert "16, 11" in legal.stdout
    illegal = call("judge", "--mat", "goal 3+")
    assert (illegal.returncode, illegal.stdout.splitlines()[0]) == (1, "NOT LEGAL")
    assert "[2018-19 IV-B]" in illegal.stdout
    family = call("judge", "--mat", "goal 1+1", "--variation", "powers of the base")
    assert "and more" in family.stdout


def test_json_holds_everything() -> None:
    """Programs get codes, clauses, evidence and the sentence, in ASCII."""
    done = call("judge", "--json", "--mat", MAT, "--equation", LOOSE)
    data = json.loads(done.stdout)
    (finding,) = data["findings"]
    assert done.stdout.isascii()
    assert (done.returncode, data["correct"], data["division"]) == (1, False, "middle")
    assert finding["evidence"]["repair"] == RIGHT
    assert (finding["code"], finding["fatal"]) == ("ambiguous", False)
    assert {"clause", "reason", "at", "evidence", "ruling", "sentence"} <= finding.keys()
    goal = json.loads(call("judge", "--json", "--mat", "goal 2x3+5").stdout)
    assert (goal["legal"], sorted(goal["values"])) == (True, ["11", "16"])


def test_a_question_in_json(tmp_path: Path) -> None:
    """A question comes from a file or from standard input, and options win over it."""
    case = {"goal": "5", "permitted": "2 3 +", "equation": "2+3 = 5", "division": "senior"}
    file = tmp_path / "question.json"
    file.write_text(json.dumps(case), encoding="utf-8")
    assert call("judge", "--in", str(file)).returncode == 0
    done = call("judge", "--in", "-", "--division", "junior", given=json.dumps(case))
    assert "Junior Division" in done.stdout


MISTAKES: list[tuple[list[str], str]] = [
    ([], "--mat"),
    (["--mat", MAT, "--in", "x"], "not both"),
    (["--mat", "goal 3 q"], "I can't use 'q' here"),
    (["--mat", "required 3"], "no Goal"),
    (["--mat", "universe BR; goal 1", "--equation", "1 = 1"], "belongs to EQUATIONS"),
    (["--in", "-", "--mat", MAT], "not both"),
    (["--mat", MAT, "--division", "kinder"], "elementary, middle, junior, senior"),
    (["--mat", MAT, "--rules", "mlag"], "mlag-equations-2018-19"),
    (
        ["--mat", LEFT, "--equation", "2+3 = 5", "--challenge", "last-cube"],
        "Cubes still lie in Resources: 3 9.",
    ),
    (["--mat", MAT, "--challenge", "later"], "now, impossible, last-cube"),
    (["--mat", MAT, "--ruling", "home"], "mlag, agloa"),
    (["--mat", MAT, "--ruling", "wild-mark"], "wild-mark=carries"),
    (
        ["--mat", MAT, "--ruling", "wild-mark=maybe"],
        "'maybe' is not an answer to 'wild-mark'. Try carries, stays",
    ),
    (["--mat", MAT, "--ruling", "wild-marks=stays"], "Did you mean wild-mark"),
    (["--mat", MAT, "--ruling", "zzz=stays"], "Type goalsetter rulings to see them"),
    (["--mat", MAT, "--ruling", "cube-serves=once"], "in EQUATIONS"),
    (["--mat", MAT, "--variation", "factorail"], "Did you mean factorial"),
    (["--mat", MAT, "--variation", "base"], "Which number?"),
    (["--mat", MAT, "--variation", "base 7"], "8, 9, 10, 11, 12"),
    (["--in", "no-such-file"], "can't open no-such-file"),
]


@pytest.mark.parametrize(("arguments", "told"), MISTAKES)
def test_a_question_that_cannot_be_understood(arguments: list[str], told: str) -> None:
    """Exit code 2, and what would be right; no stack trace."""
    done = call("judge", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("given", ["", "{", "[]", '{"goal": 8}', '{"goal": "8", "gaol": "8"}'])
def test_json_that_is_no_question(given: str) -> None:
    """The same for JSON, for people and for programs."""
    done = call("judge", "--in", "-", given=given)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    told = json.loads(call("judge", "--json", "--in", "-", given=given).stdout)
    assert told["error"]["message"] in done.stderr


def test_a_terminal_that_knows_only_ascii() -> None:
    """Without UTF-8 everything is ASCII."""
    mat = ["--mat", "goal √8; permitted √ 8 + 1"]
    done = run("judge", *mat, "--equation", "√8+1 = √8", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stdout.isascii()) == (1, True)
    assert "v8+1 = v8" in done.stdout


# --- variations ---------------------------------------------------------------------------------


def test_the_list_of_a_division() -> None:
    """Names, meanings, blanks, years, and what is always in force."""
    done = call("variations", "--division", "senior")
    assert done.returncode == 0
    always, _, choose = done.stdout.partition("To choose from")
    assert "Sideways" in always
    for told in (
        "Base m [2018-19 XIII-C-5]",
        "8, 9, 10, 11, 12",
        "a color",
        "odd years",
        "÷ as log",
    ):
        assert told in choose


def test_the_list_of_one_year() -> None:
    """--year leaves out what the other years play."""
    odd = call("variations", "--year", "odd").stdout
    assert "AB+" in odd
    assert "Percent" not in odd


def test_the_list_for_programs() -> None:
    """JSON tells the same, for every division of every edition."""
    data = json.loads(call("variations", "--json").stdout)
    (base,) = [row for row in data["offers"] if row["name"] == "base"]
    assert (base["fills"], base["blank"]) == ([8, 9, 10], "number")
    empty = call("variations", "--rules", "mlag-basic-equations-2019-20")
    assert "nothing to choose" in empty.stdout


def test_may_it_be_chosen() -> None:
    """The judge's answer with its clause, by exit code and in words."""
    fine = call("variations", "--choose", "average", "--roll", "1 2 +")
    assert (fine.returncode, "You may choose" in fine.stdout) == (0, True)
    useless = call("variations", "--choose", "average", "--roll", "1 2 -")
    assert useless.returncode == 1
    assert "[2018-19 II-B-2]" in useless.stdout
    again = call("variations", "--json", "--choose", "0 wild", "--after", "0 wild", "--roll", "0 1")
    assert json.loads(again.stdout)["findings"][0]["code"] == "already-chosen"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--choose", "avrage"], "Did you mean + = average"),
        (["--choose", "average", "--after", "avrage"], "Did you mean"),
        (["--choose", "average", "--roll", "q"], "'q'"),
        (["--roll", "1 2"], "--choose"),
        (["--division", "kinder"], "middle"),
        (["--year", "leap"], "odd, even"),
    ],
)
def test_a_choice_that_cannot_be_understood(arguments: list[str], told: str) -> None:
    """Exit code 2 and what would be right."""
    done = call("variations", *arguments)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


SPELT = [
    "sqrt 9 + 0 = 3",
    "√９＋０ = 3",
    "v9 plus 0 equals 3",
    "Sqrt(9)+0 = 3",
]
ROOTS = ("--mat", "Goal: 3; req: 9, √; permitted +0; resources 2x")


@pytest.mark.parametrize("typed", SPELT)
def test_spellings_that_people_use_are_read(typed: str) -> None:
    """Decision 35: they are judged as if the symbols themselves had been typed."""
    done = call("judge", *ROOTS, "--equation", typed)
    assert (done.returncode, done.stderr) == (0, "")


def test_names_are_known_however_they_are_typed() -> None:
    """A challenge, a division, an edition and a variation, as far as they can mean one thing."""
    named = ("--challenge", "Now", "--division", "mid", "--rules", "2018", "--variation", "0wild")
    data = json.loads(call("judge", "--json", *ROOTS, "--equation", SPELT[0], *named).stdout)
    assert (data["correct"], data["challenge"], data["challenge_assumed"]) == (True, "now", False)
    assert (data["rules"], data["division"]) == ("mlag-equations-2018-19", "middle")
    assert data["variations"] == ["0 wild"]
    played = ("--mat", "goal 5; permitted 2 + 3", "--equation", "2+3 = 5")
    last = call("judge", "--json", *played, "--challenge", "Last Cube")
    assert json.loads(last.stdout)["challenge"] == "last-cube"


UNKNOWN = [("3 § 5 = 3", "§", 2), ("3 sqqt 5 = 3", "sqqt", 2), ("O+9 = 3", "O", 0)]


@pytest.mark.parametrize(("typed", "found", "at"), UNKNOWN)
def test_what_nobody_can_read_gets_no_ruling(typed: str, found: str, at: int) -> None:
    """Decision 35: where it is and what was probably meant, and exit code 2."""
    done = call("judge", *ROOTS, "--equation", typed)
    assert (done.returncode, done.stdout) == (2, "")
    assert "I can't read this" in done.stderr
    assert repr(found) in done.stderr
    assert f"  {typed}\n  {' ' * at}^" in done.stderr
    data = json.loads(call("judge", "--json", *ROOTS, "--equation", typed).stdout)["error"]
    assert (data["found"], data["position"]) == (found, at)


@pytest.mark.parametrize("typed", ["3+ = 3", "95+1+ = 3", "2+3", "(2)+ = = 3", "1 2 = 3", ""])
def test_known_cubes_that_form_nothing_are_ruled_on(typed: str) -> None:
    """Decision 35: that is a fault, not something unreadable."""
    done = call("judge", *ROOTS, "--equation", typed)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("NOT CORRECT")


def test_a_star_for_times_is_explained() -> None:
    """With × on the mat and no *, it is told that * is a power."""
    mat = ("--mat", "goal 6; required 2 x; permitted 3")
    assert "* on the cubes means" in call("judge", *mat, "--equation", "2*3 = 6").stdout
    assert "* on the cubes means" not in call("judge", *mat, "--equation", "2x3 = 6").stdout
    power = ("--mat", "goal 8; required 2 ^; permitted 3 x")
    assert "* on the cubes means" not in call("judge", *power, "--equation", "2*3 = 8").stdout


def test_an_assumed_challenge_is_named() -> None:
    """VII-B-3: how many Resources may be used depends on it."""
    told = "You did not name a challenge, so I took Now"
    assert told in call("judge", *ROOTS, "--equation", SPELT[0]).stdout
    assert told not in call("judge", *ROOTS, "--equation", SPELT[0], "--challenge", "now").stdout
