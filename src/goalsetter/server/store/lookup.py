"""Tables and analyses by the names that people have of them."""

from __future__ import annotations

from goalsetter.server.keys import as_code
from goalsetter.server.store.store import Store


async def named_table(store: Store, name: str) -> str:
    """The code of a table that is named by its code or its long name; empty if there is none."""
    code = as_code(name)
    if code and await store.find(code) is not None:
        return code
    return await store.code_of(name.strip())


async def named_analysis(store: Store, name: str) -> bool:
    """Whether there is an analysis of that name."""
    return await store.analysis(name) is not None
