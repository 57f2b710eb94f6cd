"""Small texts with monstrous values: bounded time, bounded memory, honest answers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
MEMORY = 1536 * 2**20
SECONDS = 120

SCRIPT = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, ({memory}, {memory}))
from goalsetter.errors import NotationError
from goalsetter.expr.number import approximate, as_fraction, equal, floor, sign
from goalsetter.expr.value_text import parse_value, value_text
for text in sys.argv[1:]:
    try:
        x = parse_value(text)
    except NotationError as error:
        print(error.code)
        continue
    sign(x), as_fraction(x), floor(x), value_text(x)
    print(equal(x, parse_value(text)), equal(x, parse_value("7")), approximate(x))
"""

ROOTS = "+".join(f"sqrt({p})" for p in (2, 3, 5, 7, 11, 13, 17))
BOMBS = {
    "9^9^9": "True False about 10^369693099",
    "9^9^9^9": "True False about 10^10^369693099",
    "9^9^9^9^9": "True False about 2^2^10^369693100",
    "-9^9^9^9": "True False about -10^10^369693099",
    "(9!)!": "True False about 10^1859933",
    "((9!)!)!": "True False about 10^10^1859939",
    "(((9!)!)!)!": "True False about 2^2^10^1859939",
    "1/((9!)!)!": "True False about 1/10^10^1859939",
    "(((9!)!)!)^(((9!)!)!)": "True False",
    "9^9^9+1": "True False about 10^369693099",
    "9^9^9-9^9^8": "True False about 10^369693099",
    "2^(1/9^9^9^9)": "True False",
    "sqrt(((9!)!)!)+sqrt(9^9^9^9)": "True False",
    "log(((9!)!)!,2)": "True False",
    "(2+sqrt(3))^(9^9)": "True False",
    "(1+i)^(9^9)": "no-value",
    "sqrt((8!)!+1)": "True False",
    "((8!)!+1)^((8!)!+1)": "True False",
    "((8!)!+1)/((8!)!-1)*((8!)!+3)": "True False",
    ROOTS: "True False",
    f"({ROOTS})*({ROOTS})": "True False",
    f"({ROOTS})^64": "True False",
    f"({ROOTS})^1000000": "True False",
    f"1/({ROOTS})": "True False",
    f"sqrt({ROOTS})*({ROOTS})^(1/3)": "True False",
    f"({ROOTS})^({ROOTS})": "True False",
    "(1+2^(1/7)+3^(1/11)+5^(1/13))^9": "True False",
    "1/(1+2^(1/7)+3^(1/11)+5^(1/13))": "True False",
    "(1+2^(1/97)+3^(1/89))^(1/83)": "True False",
    "(9^9^9^9+1)*(9^9^9^9-1)": "True False",
    "2^(3^99999)": "True False",
    "(10^300000)^(1/3)*7": "True False",
}


@pytest.mark.parametrize("text", BOMBS, ids=range(len(BOMBS)))
def test_a_bomb_comes_back_as_an_honest_value(text: str) -> None:
    """Nothing runs out of time or memory, and a value equals itself and not seven."""
    script = SCRIPT.format(memory=MEMORY)
    run = subprocess.run(
        [sys.executable, "-c", script, text],
        env={"PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout.startswith(BOMBS[text])
