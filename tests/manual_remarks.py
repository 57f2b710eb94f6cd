"""Remarks on items of the judges' manual: where a case shows less, or the book rules otherwise.

The rule book in force stands above the manual. Where an open question has the manual's ruling as
one of its answers, the remark names the ruling, and a case shows that answer.
"""

from __future__ import annotations

REMARKS = {
    "A4": "The second time costs no second point, unless point-for-the-extra-minute is again.",
    "A5": "Whether opponents were misled on purpose is for officials.",
    "A16": "The roll is refused, so nothing has to be played again; intent is for officials.",
    "A20": "The extra time is one minute (2018-19 XI-A), not 15 seconds.",
    "A25": "Who contests writes a Goal with its Solution, scored 6-4-2 (2018-19 IV-D-2).",
    "B2": "Two minutes (2018-19 XI-A-1), unless time-to-set-the-goal-again is one-minute.",
    "B10": "Cubes that lie there when time is up are the Goal (2018-19 IV-B-3-c).",
    "B17": "The point is lost whenever the Goal was not finished; B25 would not take it.",
    "B24": "It cannot be changed, unless goal-laid-when-time-runs-out lets a point buy that.",
    "B25": "A point is lost, as in B17 and D29, unless challenge-before-the-goal is nothing.",
    "B27": "The point is lost, as the ruling says and the penalty line does not (IV-C-2).",
    "B28": "The second limit costs no second point, unless point-for-the-extra-minute is again.",
    "B33": "Who contests has two minutes to write (2018-19 IV-D-2).",
    "B35": "Who contests writes a Goal with its Solution, scored 6-4-2 (2018-19 IV-D-2).",
    "B38-I": "Who contests writes a Goal with its Solution, scored 6-4-2 (2018-19 IV-D-2).",
    "B43": "What lies askew cannot be entered; both turns at once are no legal Goal.",
    "B84": "That a 0 must lie sideways to be a log holds under the ruling agloa only.",
    "C10": "A section of the program is never full; a cube that is put down has been played.",
    "C22": "A slide is entered as a move and a second one with the same cube.",
    "C23": "A cube in the hand is no action; tricks with it are for officials.",
    "D15": "A challenge without the block counts for nothing, whatever others do then.",
    "D25": "No point (2018-19 VIII-B names one for Now only), unless late-impossible is a-point.",
    "D33": "One of the two calls comes first in the log; both orders are shown.",
    "E5": "The second limit costs no second point, unless point-for-the-extra-minute is again.",
    "E6": "The second limit costs no second point, unless point-for-the-extra-minute is again.",
    "E10": "Who accepted and wrote nothing scores 2, as the manual's note on scoring says.",
    "E16": "A bar cannot be typed; the division sign without brackets stands for it.",
    "E17": "A bar over the root cannot be typed; it would group nothing.",
    "E18": "Only a checker who uses the extra time pays for it (Timing 5, E22).",
    "E38": "The default of x holds under the ruling agloa; 2018-19 VII-B-6 drops it.",
    "E48": "The default of an exponent holds under the ruling agloa; 2018-19 VII-B-6 drops it.",
    "E54": "The comment holds under the ruling agloa; 2018-19 VII-B-6 drops that default.",
    "E63": "The default of i holds under the ruling agloa; 2018-19 VII-B-6 drops it.",
    "E68": "The default of i holds under the ruling agloa; 2018-19 VII-B-6 drops it.",
}
"""The part of its item that a case leaves out, or why it rules otherwise."""
