"""Goalsetter: judge, solver and table for EQUATIONS and ON-SETS.

Holds the version and nothing else.
"""

__version__ = "0.1.0"
