"""What happens at a table, and what judge and solver find, in sentences and plain values.

Law: imports ``words`` and every room up to ``table``; must not decide anything, print, or know a
terminal or a browser: both tell the same thing in the same words.
"""

__all__: list[str] = []
