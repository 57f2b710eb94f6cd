"""``goalsetter rulings`` lists the open questions, and ``--ruling`` answers them."""

from __future__ import annotations

import json

from goalsetter.rules import EQUATIONS, GAMES, ON_SETS
from tests.cli.command import call

SETS = ["--mat", "universe BR B R G; goal 1; permitted B R ⊆", "--solution", "B ⊆ R ; B"]
LOOSE = ["--mat", "goal 7; permitted √ 4 + 5", "--equation", "√4+5 = 7"]


def test_every_ruling_is_listed_with_words_and_sources() -> None:
    """Both games, each question with its answers, its sources, and where another answer holds."""
    done = call("rulings")
    assert done.returncode == 0
    for game in GAMES:
        for ruling in game.editions[0].rulings:
            assert f"{ruling.name}: " in done.stdout
            assert all(source in done.stdout for source in ruling.sources)
    assert "(agloa)" in done.stdout
    assert "(mlag-on-sets-2011-12 middle, junior, senior)" in done.stdout
    assert "There is no other answer." in done.stdout


def test_some_rulings_for_programs() -> None:
    """Names and an edition choose, JSON tells everything."""
    one = json.loads(call("rulings", "wild-mark", "--json").stdout)
    (row,) = one[EQUATIONS.name]
    assert [answer["answer"] for answer in row["answers"]] == ["carries", "stays"]
    assert row["decisions"] == [12]
    assert not row["settled"]
    sets = json.loads(call("rulings", "--rules", "mlag-on-sets-2017-18", "--json").stdout)
    assert list(sets) == [ON_SETS.name]


def test_a_ruling_that_there_is_not() -> None:
    """The error names the likely edition, or all of them."""
    for arguments, told in ((["wild-mrk"], "wild-mark"), (["--rules", "mine"], "mlag-on-sets")):
        done = call("rulings", *arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert told in done.stderr


def test_an_answer_is_judged_by_and_told() -> None:
    """Options and JSON answer single questions, and the verdict says what it rests on."""
    assert call("judge", *LOOSE).returncode == 0
    loose = json.loads(call("judge", *LOOSE, "--ruling", "root-default=none", "--json").stdout)
    assert not loose["correct"]
    assert "root-default: none" in loose["depends_on"]
    assert set(loose["depends_on"]) < set(loose["rulings"])
    assert loose["findings"][0]["ruling"] == "root-default: none"
    asked = {"goal": "7", "permitted": "√ 4 + 5", "equation": "√4+5 = 7"}
    given = json.dumps({**asked, "rulings": {"objections-raised": "fatal-only"}})
    both = call("judge", "--in", "-", "--ruling", "root-default=none", given=given)
    assert both.returncode == 0
    assert call("judge", *SETS, "--ruling", "cube-serves=once").returncode == 1
    goal = call("judge", "--mat", "goal 1 2", "--ruling", "gap-between-digits=joins")
    assert (goal.returncode, "two digits with a space" in goal.stdout) == (0, True)


def test_mistakes_in_json() -> None:
    """The answers are an object of texts."""
    for rulings in (["wild-mark"], {"wild-mark": 1}):
        asked = json.dumps({"goal": "7", "equation": "3+4 = 7", "rulings": rulings})
        done = call("judge", "--in", "-", given=asked)
        assert (done.returncode, "'rulings'" in done.stderr) == (2, True)


def test_a_choice_under_an_answer() -> None:
    """The same for choices of variations."""
    asked = ["variations", "--choose", "average", "--after", "ab+", "--roll", "1 2 +"]
    assert call(*asked).returncode == 0
    done = call(*asked, "--ruling", "ab-plus-with-average=conflict", "--json")
    assert done.returncode == 1
    assert "ab-plus-with-average: conflict" in json.loads(done.stdout)["depends_on"]
    assert call("variations", "--ruling", "agloa").returncode == 2
