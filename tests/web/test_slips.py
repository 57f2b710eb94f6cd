"""One shake at an open table in which nearly everything goes wrong, and is put right."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import House
from tests.web.patience import until
from tests.web.people import Person
from tests.web.test_deeds import sees_goal


class Trio:
    """Three people at one table; each of them sees what any of them does."""

    def __init__(self, house: House, position: str) -> None:
        self.ada, self.bea, self.cal = self.all = [house.sits(position, s) for s in "ABC"]

    def see(self, section: str, *texts: str) -> None:
        """Wait until these cubes lie in a section, for everybody."""
        wanted = sorted(texts)
        until(
            self.ada.page,
            lambda: all(sorted(person.texts_in(section)) == wanted for person in self.all),
            lambda: [person.texts_in(section) for person in self.all],
        )

    def see_goal(self, *texts: str) -> None:
        """Wait until the Goal lies so, as Bea sees it, and until nobody is behind her."""
        sees_goal(self.bea, *texts)
        self.level()

    def hear(self, words: str, times: int = 1) -> None:
        """Wait until the news of everybody have some words, so many times."""
        for person in self.all:
            expect(person.one("news").get_by_text(words)).to_have_count(times)

    def level(self) -> None:
        """Wait until everybody looks at the same table."""
        until(
            self.ada.page,
            lambda: len({person.number for person in self.all}) == 1,
            lambda: [person.number for person in self.all],
        )
        for person in self.all:
            person.settles()


def choose_wrongly(at: Trio) -> None:
    """II-B: what is not on the list, what is chosen already, a Goal before all have chosen."""
    ada, bea, cal = at.all
    ada.circles("pizza")
    bea.awaits("choose")
    bea.charges("A", "variation-not-offered")  # 1
    ada.awaits("choose")
    ada.circles("0 wild")
    bea.awaits("choose")
    bea.circles("0 wild")
    cal.awaits("choose")
    cal.charges("B", "variation-already-chosen")  # 2
    bea.awaits("choose")
    bea.circles("sideways")
    cal.awaits("choose")
    at.level()
    cal.lays_in_goal("7")
    at.see_goal("g7")
    ada.charges("C", "not-the-goal-setter")  # 3
    at.see_goal()
    cal.awaits("choose")
    cal.circles("upside-down")
    ada.awaits("goal")


def set_a_goal_wrongly(at: Trio) -> None:
    """IV-B, IX-A: a move before the Goal, a cube taken out of it, a Goal without a value."""
    ada, bea, _ = at.all
    ada.moves("9", "required")
    at.see("required", "k9")
    at.level()
    bea.charges("A", "moved-before-the-goal")  # 4
    at.see("required")
    ada.awaits("goal")
    at.level()
    ada.lays_in_goal("6")
    at.see_goal("g6")
    ada.one("goal-remove").click()
    at.see_goal()
    bea.charges("A", "goal-cubes-taken-back")  # 5
    at.see_goal("g6")
    ada.lays_in_goal("+")
    at.see_goal("g6", "r+")
    ada.says_goal()
    bea.awaits("move")
    at.level()
    bea.charges("A", "goal-undefined")  # 6
    ada.awaits("goal")
    at.level()
    ada.lays_in_goal("2")
    at.see_goal("g6", "r+", "r2")
    ada.says_goal()
    bea.awaits("move")
    at.level()


def move_wrongly(at: Trio) -> None:
    """V-B, IX: out of turn, two cubes at once, a cube that lies there, a charge without a fault."""
    ada, bea, cal = at.all
    cal.moves("8", "permitted")
    at.see("permitted", "k8")
    at.level()
    ada.charges("C", "out-of-turn")  # 7
    at.see("permitted")
    at.level()
    bea.one("two").click()
    bea.moves("9", "permitted")
    bea.moves("4", "permitted")
    at.see("permitted", "k9", "b4")
    at.level()
    cal.charges("B", "two-cubes")  # 8
    at.level()
    bea.cube("4", "permitted").click()
    bea.one("put-resources").click()
    at.see("permitted", "k9")
    cal.awaits("move")
    at.level()
    ada.cube("9", "permitted").click()
    ada.one("put-forbidden").click()
    at.see("forbidden", "k9")
    at.level()
    bea.charges("A", "cube-moved-again")  # 9
    at.see("permitted", "k9")
    at.level()
    bea.charges("C", "out-of-turn")  # 10: nothing of the kind was done
    at.hear("That is not right.")
    at.level()


def challenge_wrongly(at: Trio) -> None:
    """VI-B: the block lifted for nothing, a challenge of oneself, a move after a challenge."""
    ada, bea, cal = at.all
    ada.one("block").click()
    ada.one("lift").click()
    ada.one("put-down").click()  # 11
    cal.awaits("move")
    at.level()
    bea.challenges("now")  # 12: Bea moved last
    at.hear("Bea: −1 point", times=2)
    cal.awaits("move")
    at.level()
    cal.moves("-", "permitted")
    at.see("permitted", "k9", "b-")
    ada.awaits("move")
    at.level()
    ada.challenges("now")
    ada.awaits("write-one")
    at.level()
    ada.drags("8", "permitted")  # a tap would write it on her paper
    at.see("permitted", "k9", "b-", "k8")
    at.level()
    cal.charges("A", "moved-after-challenge")  # 13
    at.see("permitted", "k9", "b-")
    at.level()


def points_of(person: Person) -> dict[str, str]:
    """The last row of the score sheet by name."""
    sheet = person.sheet()
    return dict(zip(sheet[0][1:], sheet[1][1:], strict=True))


def test_a_shake_full_of_slips_ends_well(house: House) -> None:
    """Fourteen things go wrong, each is put right by the book, and the right one wins."""
    at = Trio(house, "twelve slips")
    choose_wrongly(at)
    set_a_goal_wrongly(at)
    move_wrongly(at)
    challenge_wrongly(at)
    ada, bea, cal = at.all
    bea.one("present-nothing").click()
    ada.writes("9-1 = 6+2")
    cal.awaits("check")
    cal.one("reject-A").click()
    cal.page.locator('[data-testid="reason"][data-code="uses-forbidden"]').click()  # 14
    at.hear("That is not right.", times=2)
    cal.one("accept-A").click()
    bea.one("accept-A").click()
    for person in at.all:
        person.awaits("over", "end")
    assert points_of(ada) == {"Ada": "6", "Bea": "2", "Cal": "2"}
