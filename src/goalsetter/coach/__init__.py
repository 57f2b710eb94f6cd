"""The coach: lessons that teach the games on the mat, and hints for one who practises.

Law: imports only ``play``, ``solver``, ``judge``, ``rules``, ``expr``, ``notation`` and ``cubes``
(and ``errors``); must not import bots, table, telling or server; makes codes, never prose; a hint
comes from a seat's view alone; what is said to be true, the judge or the solver has found.
"""

from goalsetter.coach.hints import Hint, hint, no_hint
from goalsetter.coach.lessons import COURSES, TAUGHT, Course, Lesson, Reply, Told, opened, reply_to

__all__ = [
    "COURSES",
    "TAUGHT",
    "Course",
    "Hint",
    "Lesson",
    "Reply",
    "Told",
    "hint",
    "no_hint",
    "opened",
    "reply_to",
]
