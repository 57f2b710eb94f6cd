"""Tests of the room ``coach``."""
