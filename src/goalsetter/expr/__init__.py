"""Meaning: exact numbers, expression trees, the readings of a Written, arithmetic and sets.

Law: imports only ``cubes`` and ``errors``; must not import notation, name an edition, or use
floats.
"""
