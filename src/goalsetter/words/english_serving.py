"""English for whoever runs the server: its options, and what it says of its figures."""

from __future__ import annotations

ENGLISH_SERVING = {
    "help-serve-log": "Write what happens, a line for each event: text for people, json for "
    "programs, off for nothing but what went wrong.",
    "help-serve-metrics": "Tell the figures under /metrics to other machines too, not only to this "
    "one.",
    "server-figures-here": "The figures are told to this machine only. Start the server with "
    "--metrics to tell them to others.",
}
