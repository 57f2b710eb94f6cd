"""The positions of a shake: each mat that lay before all, until it changed or was challenged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from goalsetter.play import Action, Phase, Record, Seat, Shake, State, Step, action, is_legal
from goalsetter.rules import Claim


@dataclass(frozen=True, slots=True, kw_only=True)
class LoggedAction:
    """One action that was done, with the states around it."""

    number: int
    """Counted from 1 in the log."""
    before: State
    deed: Action
    step: Step

    @property
    def after(self) -> State:
        """The state that came of it."""
        return self.step.state


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A mat that everybody could look at."""

    number: int
    """The action that made it."""
    ground: State
    """The table before that turn."""
    state: State
    made: Action
    legal: bool
    ended: LoggedAction | None = None
    """The action that made an end of it: another move, a challenge, a forceout."""

    @property
    def shake(self) -> Shake:
        """The shake as it stands."""
        return self.state.shake

    @property
    def mover(self) -> Seat:
        """The player against whom a challenge would be."""
        return self.shake.last_cube_by or self.shake.last_mover

    @property
    def is_last_cube(self) -> bool:
        """Whether all cubes are played, and everybody writes."""
        return self.shake.phase is Phase.WRITING

    def may_claim(self, seat: Seat, claim: Claim) -> bool:
        """Whether a player may challenge so."""
        called = action.Challenge(by=seat, at=self.state.now, kind=claim.value)
        return is_legal(self.state, called)


def scenes_of(record: Record, steps: tuple[Step, ...], first: State) -> Iterator[LoggedAction]:
    """Every action that was done; one that was refused is none."""
    before = first
    for number, (deed, step) in enumerate(zip(record.log, steps, strict=True), start=1):
        # A refused action changed nothing, so the state before it goes on.
        if step.refusal is None:
            yield LoggedAction(number=number, before=before, deed=deed, step=step)
            before = step.state


def positions_of(scenes: Iterable[LoggedAction]) -> tuple[Position, ...]:
    """The positions of one shake, in order."""
    positions: list[Position] = []
    ground: State | None = None
    for scene in scenes:
        changed = lying(scene.before) != lying(scene.after)
        # A turn may take several actions (a bonus, a shift): asked is what lay before the first.
        if changed and ground is None:
            ground = scene.before
        last = positions[-1] if positions else None
        if last is not None and last.ended is None and (changed or ends_position(scene)):
            positions[-1] = replace(last, ended=scene)
        if changed and is_open(scene.after):
            assert ground is not None
            # An illegal move that was charged is taken back: the old position is open once more.
            if not take_up_again(positions, scene.after):
                positions.append(
                    Position(
                        number=scene.number,
                        ground=ground,
                        state=scene.after,
                        made=scene.deed,
                        legal=scene.step.legal,
                    )
                )
            ground = None
    return tuple(positions)


def take_up_again(positions: list[Position], state: State) -> bool:
    """Go on with a position that a ruling has put back; those after it are gone."""
    for at, position in enumerate(positions):
        if lying(position.state) == lying(state):
            positions[at:] = [replace(position, ended=None)]
            return True
    return False


def lying(state: State) -> tuple[object, ...]:
    """All that a challenge depends on."""
    shake = state.shake
    if shake.phase not in (Phase.MOVE, Phase.WRITING, Phase.SIDES, Phase.CHECKING):
        return ()
    cubes = (shake.goal, shake.required, shake.permitted, shake.forbidden, shake.resources)
    # Who moved belongs to it: the same mat after another Mover is challenged otherwise.
    return *cubes, shake.last_mover, shake.last_cube_by, shake.owes_second


def is_open(state: State) -> bool:
    """Whether the turn is over, so that it may be challenged."""
    shake = state.shake
    if shake.challenge is not None or shake.owes_second or shake.return_one_of:
        return False
    if shake.phase is Phase.WRITING:
        return bool(shake.last_cube_by) and not shake.stopped
    return shake.phase is Phase.MOVE and bool(shake.last_mover)


def ends_position(scene: LoggedAction) -> bool:
    """A challenge or a forceout ends the time for any other."""
    old, new = scene.before.shake, scene.after.shake
    called = bool(new.forceout_by) and not old.forceout_by
    return called or (new.challenge is not None and old.challenge is None)
