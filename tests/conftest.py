"""For every test: sentences are English, whatever the machine speaks, and examples have time."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

os.environ["GOALSETTER_LANGUAGE"] = "en"

settings.register_profile(
    "patient", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)  # a busy machine is no fault of the product
settings.load_profile("patient")
