"""From an address to a store: what people write is understood, what cannot be used is told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from goalsetter.server.store import (
    MemoryStore,
    SqlStore,
    StoreError,
    store_for,
    store_there,
    told,
)


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
        ("postgresql://u:p@127.0.0.1:notaport/x", "store-address"),
        ("postgresql://[::1", "store-address"),
        ("postgresql+psycopg://x", "store-driver"),
    ],
)
def test_an_address_that_is_none_is_told(tmp_path: Path, address: str, code: str) -> None:
    """With a code for its sentence."""
    with pytest.raises(StoreError) as caught:
        store_for(address, tmp_path)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://u:secret@h/d",
        "postgresql://u:secret:secret@/secret@h:notaport/d",
        "postgresql://h/d?user=u&password=secret&ssl=on",
    ],
)
def test_no_password_is_told(tmp_path: Path, address: str) -> None:
    """Neither where the store is, nor what is wrong with its address."""
    found = told(address, tmp_path)
    assert "secret" not in found
    assert found.startswith("postgresql://")
    with pytest.raises(StoreError) as caught:
        store_for(address.replace("postgresql", "nonsense"), tmp_path)
    assert "secret" not in caught.value.said
    assert told("", tmp_path) == str(tmp_path)


def test_where_nothing_is_kept_nothing_is_made(tmp_path: Path) -> None:
    """Neither folder nor file."""
    file = tmp_path / "none.db"
    for address in ("", f"sqlite:///{file}"):
        with pytest.raises(StoreError) as caught:
            store_there(address, tmp_path / "typo")
        assert caught.value.code == "store-nothing"
    assert not list(tmp_path.iterdir())
    file.write_bytes(b"")
    assert store_there(f"sqlite:///{file}", tmp_path).file == file
    assert store_there("postgresql://u@h/d", tmp_path).file is None


def test_a_folder_without_rights_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that cannot be made, and one that cannot be written to."""
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(os, "access", lambda *_: False)
    for folder in (tmp_path / "file" / "x", tmp_path):
        with pytest.raises(StoreError) as caught:
            store_for("", folder)
        assert caught.value.code == "store-no-rights"
