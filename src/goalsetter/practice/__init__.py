"""Filling the bank of practice items, and bots as examinees: jobs above ``bots`` and ``coach``.

Law: chance comes from seeds; no files, no clock, no prose.
"""

from goalsetter.practice.filling import Place, Shelf, dice_of, shelves

__all__ = ["Place", "Shelf", "dice_of", "shelves"]
