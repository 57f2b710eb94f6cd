"""From an address to a store: what people write is understood, what cannot be used is told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from goalsetter.server.stores import MemoryStore, SqlStore, StoreError, store_for


def test_addresses_are_understood(tmp_path: Path) -> None:
    """With or without the driver; the folder is made if it is missing."""
    assert isinstance(store_for("memory", tmp_path), MemoryStore)
    assert isinstance(store_for("", tmp_path / "a" / "b"), SqlStore)
    assert (tmp_path / "a" / "b").is_dir()
    for address in ("postgresql://u@h/d", "postgres://u@h/d", "sqlite:///x", "sqlite+aiosqlite://"):
        assert isinstance(store_for(address, tmp_path), SqlStore)


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("nonsense", "store-address"),
        ("no-such-database://x", "store-address"),
        ("postgresql+psycopg://x", "store-driver"),
    ],
)
def test_an_address_that_is_none_is_told(tmp_path: Path, address: str, code: str) -> None:
    """With a code for its sentence."""
    with pytest.raises(StoreError) as caught:
        store_for(address, tmp_path)
    assert caught.value.code == code


def test_a_folder_without_rights_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that cannot be made, and one that cannot be written to."""
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(os, "access", lambda *_: False)
    for folder in (tmp_path / "file" / "x", tmp_path):
        with pytest.raises(StoreError) as caught:
            store_for("", folder)
        assert caught.value.code == "store-no-rights"
