"""Spanish about what is kept: old tables that go, and what is done when the store fails."""

from __future__ import annotations

SPANISH_KEEPING = {
    "server-set-aside": "Esto se apartó porque nadie lo usó por mucho tiempo. La persona que tiene "
    "este servidor puede traerlo de vuelta.",
}
