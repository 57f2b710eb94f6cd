"""Tests of the driver of a table."""
