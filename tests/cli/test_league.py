"""``goalsetter compute`` and ``goalsetter doctor``: what they refuse, and what the doctor sees."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from goalsetter.cli.serve import UNSERVABLE
from goalsetter.server.admin.doctor import judge_postgresql
from goalsetter.server.workers import cluster as cluster_module
from tests.cli.command import call
from tests.server.cluster import cluster
from tests.server.running import PATIENCE

UNUSED = """
import sys
import goalsetter.cli.app
import goalsetter.server.app
from goalsetter.server import Settings
from goalsetter.server.workers.compute import LocalCompute, compute_for
assert isinstance(compute_for(Settings()), LocalCompute)
print(sorted({"dask", "distributed", "redis"} & set(sys.modules)))
"""


def free_address() -> str:
    """An address at which nobody is."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return f"tcp://127.0.0.1:{held.getsockname()[1]}"


def test_a_table_at_home_needs_no_cluster() -> None:
    """Neither the command nor the server loads a part that only a league has."""
    done = subprocess.run(
        [sys.executable, "-c", UNUSED], capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.parametrize(
    "asked",
    [
        ("compute", "scheduler", "--host", "0.0.0.0"),
        ("compute", "scheduler", "--host", "8.8.8.8", "--trust-network"),
        ("compute", "worker", "tcp://8.8.8.8:8786"),
        ("doctor", "--store", "memory", "--compute", "tcp://8.8.8.8:8786"),
        ("serve", "--no-open", "--compute", "tcp://8.8.8.8:8786"),
    ],
)
def test_an_open_cluster_is_refused(asked: tuple[str, ...]) -> None:
    """By every command that has to do with it, before anything is opened."""
    done = call(*asked)
    assert done.returncode == UNSERVABLE
    assert "open to the whole internet" in " ".join((done.stdout + done.stderr).split())


def test_the_doctor_sees_a_cluster_that_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And one that is not there; the store is looked at in any case."""
    monkeypatch.setattr(cluster_module, "GONE", PATIENCE)
    with cluster(workers=1) as machines:
        well = call("doctor", "--data", str(tmp_path / "new"), "--compute", machines.address)
    assert well.returncode == 0, well.stdout
    said = " ".join(well.stdout.split())
    assert "The first start makes it." in said
    assert "is fine. It has 1 worker." in said
    monkeypatch.setattr(cluster_module, "GONE", 0.5)
    ill = call("doctor", "--store", "memory", "--compute", free_address())
    assert ill.returncode == UNSERVABLE
    assert "Nothing is kept when the server stops." in ill.stdout
    assert "did no work" in ill.stdout


def test_the_doctor_judges_a_postgresql() -> None:
    """Its version, its clock and our rights, each by itself."""
    assert judge_postgresql(15, -2_000, True) == []
    complaints = judge_postgresql(14, 5_400, False)
    assert [symptom.code for symptom in complaints] == [
        "doctor-old-postgresql",
        "doctor-clocks",
        "doctor-no-rights",
    ]
    assert not any(symptom.well for symptom in complaints)
    assert complaints[1].details == {"seconds": 5}
