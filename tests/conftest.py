"""For every test: sentences are English, whatever the machine speaks."""

from __future__ import annotations

import os

os.environ["GOALSETTER_LANGUAGE"] = "en"
