"""Everything that can be done at a table. An action says who did it and when; no more is logged.

``at`` is the moment in milliseconds since the match began: time enters only so. Chance enters as
the faces of a ``Roll`` and the cards of a ``Deal``. Time running out is an action of the clock.

Each class carries its ``rule``, the one row from which all tables are derived. The rows name the
functions of ``effects``, which in turn know the classes: so a module of ``effects`` imports this
package whole (``from goalsetter.play import actions``) and asks it for a class only when it runs.
"""

from types import ModuleType

from goalsetter.play.actions import (
    challenging,
    checking,
    judging,
    moving,
    opinions,
    rolling,
    setting,
    time,
    writing,
)
from goalsetter.play.actions.base import *
from goalsetter.play.actions.challenging import *
from goalsetter.play.actions.checking import *
from goalsetter.play.actions.judging import *
from goalsetter.play.actions.moving import *
from goalsetter.play.actions.opinions import *
from goalsetter.play.actions.rolling import *
from goalsetter.play.actions.setting import *
from goalsetter.play.actions.time import *
from goalsetter.play.actions.writing import *


def _kinds_of(module: ModuleType) -> tuple[type[Action], ...]:
    """The actions of a module, in the order in which they stand there."""
    # Not ``Action.__subclasses__()``: with slots, dataclass makes each class a second time.
    return tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Action)
        and kind.__module__ == module.__name__
    )


KINDS: tuple[type[Action], ...] = tuple(
    kind
    for module in (
        *(rolling, setting, moving, challenging),
        *(writing, checking, judging, opinions, time),
    )
    for kind in _kinds_of(module)
)
"""Every kind of action that people, the table or the clock can do; offers stand in this order."""
