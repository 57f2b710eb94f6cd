"""The kernel under sanitizers: built with ASan and UBSan, it answers mats of both games.

A read or write out of bounds, a use after freeing, an overflow or a shift too far ends the run with
a report. Needs g++ and its sanitizers; builds into a directory of its own. Mats of every variation
and division, mats without powers and roots, which go through the fast lane, and mats of ON-SETS:
some minutes in all. ``python bench/bench_sanitized.py 60`` takes 60 mats for each variation and
division instead of 1, and as many times more of the others.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
KERNEL = ROOT / "src/goalsetter/solver/kernel"
NAME = "goalsetter.solver._kernel"
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
OPTIONS = ("-O1", "-g1", "-std=c++17", "-ffp-contract=off", "-shared", "-fPIC")
USUAL_MATS = 1
MOVED = 12
LANE_MATS, SET_MATS = 150, 5
"""Mats of the fast lane, and of each book of ON-SETS, for each mat of a variation."""

STEPS = 50_000
"""Most steps for each mat: sanitizers make a search some ten times slower."""


def main(mats: int) -> None:
    """Build, and answer mats in a process that has the sanitizers."""
    with tempfile.TemporaryDirectory() as folder:
        library = build(sorted(KERNEL.glob("*.cpp")), Path(folder) / "_kernel.so")
        run([__file__, "answer", str(library), str(mats)]).check_returncode()


def build(sources: Sequence[Path], library: Path) -> Path:
    """Compile an extension with the sanitizers."""
    include = sysconfig.get_paths()["include"]
    flags = [*SANITIZERS, *OPTIONS, f"-I{include}"]
    subprocess.run(["g++", *flags, *map(str, sources), "-o", str(library)], check=True)
    return library


def run(
    arguments: Sequence[str], *, quiet: bool = False, folder: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder with the sanitizers loaded; ``quiet`` keeps what it prints."""
    # Python is built without the sanitizer, which must come first, and with it what throws.
    preload = " ".join(map(library_path, ("libasan.so", "libstdc++.so.6")))
    # Without a pool of its own: else a read beyond a small object of Python's goes unseen.
    settings = {"LD_PRELOAD": preload, "ASAN_OPTIONS": "detect_leaks=0", "PYTHONMALLOC": "malloc"}
    return subprocess.run(
        [sys.executable, *arguments],
        check=False,
        cwd=folder,
        env=os.environ | settings,
        capture_output=quiet,
        text=True,
    )


def library_path(name: str) -> str:
    """Return where the compiler has a library."""
    asked = ["g++", f"-print-file-name={name}"]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


def answer(library: str, mats: int) -> None:
    """Answer mats with the kernel that was built."""
    spec = spec_from_file_location(NAME, library)
    assert spec is not None
    assert spec.loader is not None
    kernel = module_from_spec(spec)
    spec.loader.exec_module(kernel)
    sys.modules[NAME] = kernel
    sys.path.insert(0, str(ROOT))
    # Only now: what is imported from here on takes the kernel that was built.
    from goalsetter.rules import ChallengeKind  # noqa: PLC0415
    from goalsetter.solver import Budget, solve  # noqa: PLC0415
    from tests.solver.lane_mats import mat_without_powers, too_tall  # noqa: PLC0415
    from tests.solver.random_mats import every_rules  # noqa: PLC0415
    from tests.solver.random_set_mats import BOOKS, random_position  # noqa: PLC0415
    from tests.solver.variation_mats import alone, rolled_variation_mat  # noqa: PLC0415

    budget, chance, count = Budget(steps=STEPS), Random(23), 0
    for table in alone(chance):
        for _ in range(mats):
            mat = rolled_variation_mat(chance, table.rules, MOVED)
            solve(mat, table.rules, ChallengeKind.NOW, budget)
            count += 1
    print(f"{count:,} mats of EQUATIONS under ASan and UBSan: no report", flush=True)
    lane, rules = Random(24), every_rules()
    for _ in range(LANE_MATS * mats):
        mat = mat_without_powers(lane, lane.choice((7, 9, 11, 13)))
        solve(mat, lane.choice(rules), lane.choice(list(ChallengeKind)), budget)
    tall = [too_tall(lane, kernel.search) for _ in range(LANE_MATS * mats)]
    print(f"{LANE_MATS * mats:,} mats of the fast lane, {len(tall):,} with tall numbers: no report")
    positions = [random_position(chance, book) for book in BOOKS for _ in range(SET_MATS * mats)]
    for position in positions:
        solve(position.mat, position.rules, ChallengeKind.NOW, budget)
    print(f"{len(positions):,} mats of ON-SETS under ASan and UBSan: no report")


if __name__ == "__main__":
    if sys.argv[1:2] == ["answer"]:
        answer(sys.argv[2], int(sys.argv[3]))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_MATS)
