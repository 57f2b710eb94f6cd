"""The judges' manual of EQUATIONS 2017-18 as a table: each item with the cases that prove it.

Items are called by their own labels; B38 and B39 stand twice in the manual, in Part I and in
Part II. An item has cases or a reason why software cannot meet it, never both.
"""

from __future__ import annotations

NUMBERS = {"A": 31, "B": 87, "C": 47, "D": 34, "E": 70, "F": 35}
"""How many numbers each section has."""

TWICE = ("B38", "B39")
"""Numbers that two items share."""

CASES = """
A1 JM-A1-high-digit JM-A1-operation-out JM-A1-all-operations
A2 JM-A2
A3 JM-A3-second-player JM-A3-third-player
A4 JM-A4-first-expiry JM-A4-second-expiry own-JM-A4-two-points
A5 JM-A5
A6 JM-A6
A7 JM-A7-blank JM-A7-filled-in-time
A10 JM-A10-next-selects JM-A10-legal-bonus JM-A10-goal-set
A11 JM-A11 JM-A11-on-sets
A12 JM-A12
A13 JM-A13
A14 JM-A14
A15 JM-A15-goal-said JM-A15-goal-not-said
A16 own-JM-A16
A17 os-rb-282 JM-A17
A18 JM-A18-one-try JM-A18-second-try
A20 JM-A20
A21 JM-A21
A22 J-A22 JM-A22
A23 J-A23 JM-A23
A24 JM-A24
A25 JM-A25-adapted
A26 J-A26 J-A26x JM-A26
A27 J-A27 JM-A27
A28 J-A28 JM-A28
A29 J-A29 JM-A29
A30 own-J-A30-0 own-J-A30-x own-J-A30-unmarked
A31 J-A31 J-A31-0 JM-A31
B1 JM-B1-reroll JM-B1-insulated
B2 JM-B2-charged JM-B2-insulated own-JM-B2-one-minute
B3 JM-B3-in-sequence JM-B3-together JM-B3-leader
B4 JM-B4 own-JM-B4-time
B5 JM-B5-insulated JM-B5-wrong-mover
B6 JM-B6
B7 JM-B7-charged JM-B7-impossible own-JM-B7-time
B8 JM-B8-said-goal JM-B8-clock-started JM-B8-asked-yes JM-B8-not-finished
B9 JM-B9
B10 JM-B10-nothing-laid
B11 JM-B11
B12 JM-B12
B13 JM-B13-impossible JM-B13-now
B14 J-B14 JM-B14-in-sequence JM-B14-together
B15 JM-B15
B16 J-B14 JM-B16
B17 JM-B17
B18 J-B18 JM-B18-charged JM-B18-challenged JM-B18-exponent own-JM-B18-time-runs-out
    own-JM-B18-clock-started
B19 JM-B19
B20 J-B20-a J-B20-b JM-B20-charged JM-B20-challenged
B21 JM-B21
B22 JM-B22 own-J-B22
B23 J-B23-a J-B23-b JM-B23
B24 JM-B24-stands own-JM-B24-pays
B25 JM-B25-set-aside JM-B25-stands own-JM-B25-no-point
B26 JM-B26
B27 JM-B27
B28 own-JM-B28-passes own-JM-B28-heir-sets own-JM-B28-not-mended own-JM-B28-never-mended
    own-JM-B28-mended-late own-JM-B28-two-points
B29 JM-B29
B30 JM-B30
B32 JM-B32
B33 own-JM-B33-adapted
B34 JM-B34
B35 JM-B35-adapted
B36 JM-B36
B37 JM-B37
B38-I JM-B38-I-adapted
B39-I J-B39-I J-B39-I-E J-B39-I-E2 JM-B39-I-legal JM-B39-I-illegal-E
B38-II JM-B38-II JM-B38-II-now
B39-II J-B39-a J-B39-b JM-B39-II-charged JM-B39-II-challenged
B40 J-B40-a J-B40-b
B41 JM-B41
B42 J-B42
B43 J-B43
B44 J-B44
B45 J-B45
B46 J-B46-a J-B46-b
B47 J-B47
B49 J-B49 J-B49-b8
B50 J-B50
B51 J-B51 JM-B51
B52 J-B52-a J-B52-b J-B52-c JM-B52
B53 J-B53
B54 J-B54-a J-B54-b
B55 J-B55-a8 J-B55-b8 J-B55-a9 J-B55-b9
B56 J-B56
B57 J-B57-a J-B57-b
B58 J-B58-a J-B58-b J-B58-c
B59 J-B59-a J-B59-b J-B59-c J-B59-d
B60 J-B60-1 J-B60-2 J-B60-3 J-B60-e
B61 J-B61-1 J-B61-2 J-B61-3 J-B61-4 J-B61-5 J-B61-6 J-B61-7 J-B61-s1 J-B61-s2
B62 J-B62
B63 J-B63
B64 J-B64
B65 J-B65
B66 J-B66-a J-B66-b
B67 J-B67
B68 J-B68
B69 J-B69
B70 J-B70 JM-B70-early-challenge JM-B70-charge
B71 J-B71-a J-B71-b
B72 J-B72-a J-B72-b
B73 J-B73-a J-B73-b
B74 J-B74-a J-B74-b
B75 J-B75-a J-B75-b
B76 J-B76
B77 J-B77
B78 J-B78-1 J-B78-2 J-B78-3 J-B78-4
B79 J-B79
B80 J-B80
B81 J-B81
B82 J-B82-1 J-B82-2 J-B82-3 J-B82-4 own-J-B82-turned
B83 J-B83
B84 R18-D-15-t2 J-B84-a J-B84-b J-B84-c
B85 J-B85
B86 J-B86
B87 J-B87
C1 JM-C1 JM-C1-leader-bonus JM-C1-leader-bonus-charged-as-turn
C2 JM-C2
C3 JM-C3-rightful-moves JM-C3-another-moves
C4 JM-C4
C5 JM-C5
C6 JM-C6
C7 JM-C7
C8 JM-C8
C9 JM-C9
C10 own-JM-C10
C11 JM-C11
C12 JM-C12-in-sequence JM-C12-together
C13 JM-C13
C17 JM-C17-committed JM-C17-word-only
C18 JM-C18
C19 JM-C19
C20 JM-C20
C21 JM-C21
C22 own-JM-C22-charged own-JM-C22-challenged-at-rest own-JM-C22-challenged-on-the-way
C23 own-JM-C23-other own-JM-C23-self
C24 JM-C24
C25 JM-C25
C26 JM-C26 JM-C26-time
C27 JM-C27
C28 JM-C28
C29 JM-C29
C30 JM-C30 own-J-C30-upright own-J-C30-sideways
C31 JM-C31 own-J-C31-upright own-J-C31-upside-down
C32 JM-C32 own-J-C32-number own-J-C32-operation
C33 JM-C33 own-J-C33-times own-J-C33-factors own-J-C33-prime
C34 JM-C34 own-J-C34-once own-J-C34-twice
C35 JM-C35 own-J-C35-root own-J-C35-lcm own-J-C35-gcf
C36 JM-C36-charge JM-C36-challenge
C37 JM-C37 own-J-C37-root own-J-C37-percent
C38 JM-C38 own-J-C38-power own-J-C38-point
C39 JM-C39 own-J-C39-division own-J-C39-remainder
C40 JM-C40 own-J-C40-one own-J-C40-ten own-J-C40-hundred
C41 JM-C41 own-J-C41-number own-J-C41-elsewhere
C42 J-C42 JM-C42
C43 J-C43 JM-C43
C44 JM-C44
C45 JM-C45 own-J-C45-ten own-J-C45-power own-J-C45-eleven
C46 JM-C46 own-J-C46-division own-J-C46-log
C47 JM-C47 own-J-C47-minus own-J-C47-i
D1 JM-D1
D2 JM-D2
D3 JM-D3
D4 JM-D4
D5 JM-D5 JM-D5-leader
D6 JM-D6
D7 JM-D7
D8 JM-D8-not-last-mover JM-D8-last-mover
D9 JM-D9-block JM-D9-no-block
D10 JM-D10-block JM-D10-no-block
D11 JM-D11
D12 JM-D12
D13 JM-D13
D14 JM-D14-block
D15 own-JM-D15-said-only own-JM-D15-third-party-lifts
D17 JM-D17 JM-D17-win
D18 JM-D18-a-flub JM-D18-p-flub
D20 JM-D20-one
D21 JM-D21
D22 JM-D22-clock JM-D22-checks
D23 JM-D23
D24 JM-D24
D25 JM-D25-in-time JM-D25-late own-JM-D25-a-point
D26 JM-D26
D27 JM-D27
D28 JM-D28-charged-first JM-D28-checking-begun
D29 JM-D29
D30 JM-D30
D33 own-JM-D33-mover-first own-JM-D33-mover-second
E1 JM-E1-after-presenting JM-E1-not-yet
E2 JM-E2
E3 J-E3 os-rb-275 JM-E3-valid JM-E3-breaks-grouping JM-E3-one-chance
E4 J-E4-a J-E4-b os-rb-276 os-rb-277 os-rb-278 os-rb-279 os-rb-280 JM-E4-missing-hurts
    JM-E4-missing-harmless
E5 JM-E5 JM-E5-not-finished JM-E5-ready-writer-changes own-JM-E5-two-points
E6 JM-E6-extra JM-E6-expired JM-E6-no-reason own-JM-E6-two-points
E7 JM-E7
E8 J-E8 JM-E8-value-not-needed
E10 JM-E10 JM-E10-different-error
E11 JM-E11 JM-E11-third-accepts
E12 JM-E12
E13 JM-E13
E15 J-E15 J-E15b os-rb-281 JM-E15
E16 own-J-E16 own-J-E16-brackets
E17 J-E17 J-E17b
E18 JM-E18
E19 JM-E19
E20 JM-E20 JM-E20-shown
E21 JM-E21
E22 JM-E22-finds JM-E22-finds-nothing
E23 J-E23 JM-E23
E24 J-E24 J-E24a J-E24b JM-E24
E25 JM-E25 JM-E25-third-accepted
E26 JM-E26-same-time JM-E26-afterwards
E27 J-E27 J-E27b JM-E27
E28 J-E28
E29 J-E29
E30 J-E30
E31 J-E31
E32 J-E32
E33 J-E33
E34 J-E34
E35 J-E35
E36 J-E36
E37 J-E37-a J-E37-b
E38 J-E38-a J-E38-a2 J-E38-b
E39 J-E39
E40 J-E40
E41 own-J-E41
E42 J-E42
E43 J-E43
E44 J-E44
E45 J-E45
E46 J-E46
E47 J-E47
E48 J-E48 J-E48m
E49 J-E49
E50 J-E50-a J-E50-b
E51 J-E51-a J-E51-b
E52 own-J-E52-manual own-J-E52-open own-J-E52-breaks
E53 J-E53
E54 J-E54 J-E54c
E55 J-E55
E56 own-J-E56 own-J-E56-right
E57 J-E57-a J-E57-b J-E57-c
E58 J-E58 J-E58b
E59 J-E59
E60 J-E60-00 J-E60-01 J-E60-07
E61 J-E61-a J-E61-b J-E61-c
E62 J-E62
E63 J-E63-a J-E63-b J-E63-c
E64 J-E64-a J-E64-b
E65 J-E65-a J-E65-b
E66 J-E66-a J-E66-b J-E66-c
E67 J-E67
E68 J-E68
E69 J-E69
E70 J-E70
F1 J-F1
F2 J-F2 own-J-F2-clash
F3 J-F3
F4 J-F4
F5 J-F5-a J-F5-b J-F5-c J-F5-x24 J-F5-xx24 J-F5-xxx24 J-F5-xxxx24
F6 J-F6-a J-F6-b
F7 J-F7
F8 J-F8 own-J-F8-gcf
F9 J-F9
F10 J-F10
F11 J-F11
F12 J-F12
F13 J-F13
F14 J-F14
F15 J-F15-a J-F15-b
F16 J-F16
F17 J-F17-a J-F17-b
F18 J-F18-a J-F18-b J-F18-c
F19 J-F19
F20 J-F20 own-J-F20-digit
F21 J-F21-1 J-F21-2 J-F21-3 J-F21-4
F22 J-F22
F23 J-F23-a J-F23-b J-F23-c
F24 J-F24 own-J-F24-twelve
F25 J-F25-a J-F25-b
F26 J-F26
F27 J-F27-a J-F27-b
F28 J-F28 J-F28b J-F28c
F29 J-F29 J-F29b
F30 J-F30
F31 J-F31-a J-F31-b
F32 J-F32 J-F32b
F33 J-F33
F34 J-B81
F35 J-F35
"""
"""A line for each item: its label and the ids of its cases."""

EXCUSED = {
    "A cube in a program shows the face that was rolled and is in sight of all; nobody can turn it "
    "over or cover it.": ("A8",),
    "At a table of the program each player chooses a variation at his own seat; nobody can circle "
    "for another.": ("A9",),
    "Whether a player who wants a third opinion has to leave the match is for officials to "
    "decide.": ("A19",),
    "The block in a program is lifted or not; it cannot be touched, pushed or knocked over.": (
        *("B31", "D16", "D19"),
    ),
    "The item is a picture of how cubes lie; a Goal in a program is a row of cubes, each upright, "
    "sideways or upside-down.": ("B48",),
    "A cube in a program lies in one section; it cannot come to rest on the line between two.": (
        *("C14", "C15", "C16"),
    ),
    "Two hands on one block do not exist in a program: whoever was first holds it, and is the "
    "Challenger.": ("D31", "D32"),
    "Whether somebody was pressed to take a side is behaviour, which officials see and a program "
    "does not.": ("D34",),
    "What is typed cannot be hard to read, so there is no handwriting to rule on.": ("E9",),
    "The log of the table tells where each cube went, so nobody's word stands against it.": (
        "E14",
    ),
}
"""Why software cannot meet an item, and the items that each reason excuses."""


def _cases() -> dict[str, tuple[str, ...]]:
    """The items of the table of cases."""
    rows = CASES.replace("\n    ", " ").split("\n")
    parted = [row.split() for row in rows if row]
    return {label: tuple(ids) for label, *ids in parted}


REASONS = {label: reason for reason, labels in EXCUSED.items() for label in labels}
"""The reason for each item that no case can meet."""

ITEMS: dict[str, tuple[str, ...] | str] = {**_cases(), **REASONS}
"""Every item of the manual: the ids of its cases, or a reason."""


def labels() -> list[str]:
    """The label of every item, section by section."""
    plain = [f"{section}{n}" for section, most in NUMBERS.items() for n in range(1, most + 1)]
    return [label for label in plain if label not in TWICE] + [
        f"{label}-{part}" for label in TWICE for part in ("I", "II")
    ]
