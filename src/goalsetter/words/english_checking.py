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

ENGLISH_CHECKING = {**AMBIGUITY, **AVOID_MOVES, **SANCTIONS}

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
    "web-judging-appealed": "A player asks you to look at the score of shake {number}.",
    "web-judging-correct": "Correct the score",
    "web-judging-replay": "Replay shake {number}",
    "web-judging-players": "Players",
    "web-judging-warn": "Warn {who}",
    "web-judging-penalize": "Take a point from {who}",
    "web-judging-disqualify": "Disqualify {who}",
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
