"""English about what is kept: old tables that go, and what is done when the store fails."""

from __future__ import annotations

ENGLISH_KEEPING = {
    "server-set-aside": "This was put away because no one used it for a long time. The person who "
    "runs this server can bring it back.",
}
