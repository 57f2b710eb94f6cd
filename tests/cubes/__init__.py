"""Tests of the cubes room."""
