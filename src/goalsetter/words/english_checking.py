"""English for checking papers, the score sheet and the judge's word: acts, offers, the page."""

from __future__ import annotations

AMBIGUITY = {
    "offer-work_together": "Work together",
    "offer-show_nothing": "Nothing to show",
    "play-did-work-together": "{who} wants to regroup the paper of {other} with the other checker",
    "play-did-show-nothing": "{who} has nothing to show against the paper of {other}",
    "play-tries": "{who} hands in a regrouping of the paper of {other}",
    "play-help-together": "regroup with the other checker: one try for both of you",
    "play-help-show-nothing": "say that you have nothing to show; then the other try is ruled on",
    "reason-ambiguity-not-shown": "no other grouping makes it wrong, so it must be accepted",
}
"""Two checkers and their tries at ambiguity (2018-19 VII-C-4-h)."""

AVOID_MOVES = {
    "avoid-form": "Nobody can read your better move. Write a cube and where it goes: 6 -> F.",
    "avoid-wrong": "“{move}” would not have avoided the flub.",
    "avoid-wrong-unread": "Nobody can read “{move}” as a move: a cube and where it goes.",
    "avoid-wrong-illegal": "The Mover could not have made the move “{move}”.",
    "avoid-wrong-now": "After “{move}” one more cube would still be enough for a Solution.",
    "avoid-wrong-impossible": "After “{move}” no Solution would be left.",
}
"""Moves that would have avoided a flub (2011-12 ET17)."""

SANCTIONS = {
    "offer-correct_score": "Correct a score",
    "offer-order_replay": "Have a shake replayed",
    "offer-warn_player": "Warn a player",
    "offer-penalize_player": "Take a point for behavior",
    "offer-disqualify_player": "Disqualify a player",
    "play-did-correct-score": "The judge corrects the score of shake {shake}",
    "play-did-order-replay": "The judge has shake {shake} replayed",
    "play-did-warn-player": "The judge warns {other}",
    "play-did-penalize-player": "The judge takes a point from {other} for behavior",
    "play-did-disqualify-player": "The judge disqualifies {other} for this round",
}
"""The judge's word on scores and behavior (2018-19 IX-C, judges G4 to G6)."""

OPINIONS = {
    "offer-request_opinion": "Ask for a second opinion",
    "offer-give_opinion": "Give your opinion",
    "offer-protest": "Protest a ruling",
    "play-did-request-opinion": "{who} asks for a second judge on ruling {number}",
    "play-did-give-opinion": "The second judge says on ruling {number}: {answer}",
    "play-did-give-opinion-third": "The third judge says on ruling {number}: {answer}",
    "play-did-protest": "{who} protests ruling {number}",
}
"""Second opinions and protests (judges G7, G8)."""

ENGLISH_CHECKING = {**AMBIGUITY, **AVOID_MOVES, **SANCTIONS, **OPINIONS}

WEB = {
    "web-reject-words": "Say what is wrong. The judge decides.",
    "web-reject-say": "Ask the judge",
    "web-judging-asks-reason": "{who} says of the paper of {writer}: “{about}”. Is it wrong?",
    "web-judging-asks-avoid-move": "{who} says: the better move on the paper of {writer} is wrong. "
    "Is it?",
    "web-sure-yes": "Yes, do it",
    "web-sure-no": "No, go back",
    "web-sure-change": "You handed your paper in. If you change it now, it counts as wrong.",
    "web-sure-concede": "Your paper will count as wrong.",
    "web-sure-initial": "After you initial the sheet, you can't appeal a score.",
    "web-initials": "Initials",
    "web-initial": "Initial the score sheet",
    "web-initialled": "You initialed the score sheet.",
    "web-appeal": "Appeal a score",
    "web-appeal-told": "Is a score on the sheet wrong? Ask the judge to look at it.",
    "web-appeal-shake": "Shake {number}",
    "web-judging-scores": "Scores",
    "web-judging-appealed": "{who} asks you to look at the score of shake {number}.",
    "web-judging-correct": "Correct the score",
    "web-judging-replay": "Replay shake {number}",
    "web-judging-players": "Players",
    "web-judging-warn": "Warn {who}",
    "web-judging-penalize": "Take a point from {who}",
    "web-judging-disqualify": "Disqualify {who}",
    "web-rulings": "The judge's rulings",
    "web-ruling": "Ruling {number}, shake {shake}",
    "web-ruling-paper-yes": "The paper of {who} is right.",
    "web-ruling-paper-no": "The paper of {who} is wrong.",
    "web-ruling-value-yes": "The paper of {who} equals the Goal.",
    "web-ruling-value-no": "The paper of {who} does not equal the Goal.",
    "web-ruling-reason-yes": "The paper of {who} is wrong, as the checker said.",
    "web-ruling-reason-no": "The checker has not shown that the paper of {who} is wrong.",
    "web-ruling-avoid-move-yes": "The better move of {who} is wrong.",
    "web-ruling-avoid-move-no": "The better move of {who} is not shown to be wrong.",
    "web-ruling-specific-yes": "The judge answered a question: yes.",
    "web-ruling-specific-no": "The judge answered a question: no.",
    "web-ruling-everything-yes": "The judge answered a question: yes.",
    "web-ruling-everything-no": "The judge answered a question: no.",
    "web-opinion-ask": "Ask for a second opinion",
    "web-opinion-told": "You can ask another judge once. That judge is not told this ruling. "
    "Keep playing meanwhile.",
    "web-opinion-awaits-judge2": "{who} asked for a second judge. Keep playing. This ruling "
    "stands until then.",
    "web-opinion-awaits-judge3": "Two judges disagree. A third judge decides. Keep playing.",
    "web-opinion-invite": "The owner of the table can invite the judge.",
    "web-opinion-agreed": "A second judge agrees. You can't ask another judge.",
    "web-opinion-stands": "Two of three judges agree with this ruling.",
    "web-opinion-turned": "Two of three judges overturned this ruling.",
    "web-opinion-link": "Link for another judge",
    "web-opinion-link-told": "A player wants another judge. Give this link only to that person. "
    "Don't tell what the first judge ruled.",
    "web-opinion-title": "Give your opinion",
    "web-opinion-alone": "Another judge has looked at this. You are not told the ruling. Decide "
    "on your own.",
    "web-opinion-nothing": "Nothing waits for you. Keep this page open.",
    "web-opinion-asks-paper": "Is the paper of {writer} right?",
    "web-opinion-asks-value": "Does the paper of {writer} equal the Goal?",
    "web-opinion-asks-reason": "A checker says of the paper of {writer}: “{about}”. Is it wrong?",
    "web-opinion-asks-avoid-move": "Is the better move on the paper of {writer} wrong?",
    "web-opinion-asks-everything": "Is the paper of {writer} right?",
    "web-opinion-asks-specific": "A player has a question about the paper of {writer}.",
    "web-opinion-asks-about": "A player asks about the paper of {writer}: “{about}”. Is that so?",
    "web-opinion-asks-nothing": "A player has a question. Ask the players what it is.",
    "web-opinion-judge2": "Second judge",
    "web-opinion-judge3": "Third judge",
    "web-protest": "Protest this ruling",
    "web-protest-why": "Why is the ruling wrong?",
    "web-protest-told": "A protest goes to the people who run the tournament. After it you do not "
    "initial the score sheet.",
    "web-protest-form": "Protest form",
    "web-protest-by": "Player who protests",
    "web-protest-players": "Players",
    "web-protest-judges": "Judges who ruled",
    "web-protest-ruling": "Ruling",
    "web-protest-goal": "Goal",
    "web-protest-paper": "Paper",
    "web-protest-stands": "Result",
    "web-protest-reasons": "Reasons",
    "web-protest-print": "Print the form",
    "web-protest-hand-in": "Print or save this form. Hand it in right after the match.",
    "web-open-practice": "Practice open play",
    "web-open-practice-told": "Nothing stops a wrong move here. Others can charge it. An idle "
    "block or an early Now costs a point.",
    "web-together": "Work together",
    "web-together-join": "Join the try of {who}",
    "web-together-wanted": "{who} wants to work together. Then you have one try for both.",
    "web-together-agreed": "You work together with {who}: one try for both. Either may hand it in.",
    "web-together-waits": "You asked {who} to work together.",
    "web-show-nothing": "Nothing to show",
    "web-try-waits": "{who} handed in a regrouping. It is ruled on when both checkers are ready.",
    "web-try-yours": "Your regrouping is handed in: {text}",
    "web-try-left": "Hand in your own, join it, or say you have nothing to show. Until then you "
    "can check other things.",
    "web-try-of": "{who} regrouped it: {text}",
    "web-try-holds": "That makes it wrong.",
    "web-try-fails": "That does not make it wrong.",
    "web-try-both": "{who} and {other}",
}
"""Checking on the page."""
