"""Filling the bank of practice items, and bots as examinees: jobs above ``bots`` and ``coach``.

Law: chance comes from seeds; no files, no clock, no prose.
"""
