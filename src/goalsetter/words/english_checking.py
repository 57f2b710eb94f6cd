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

ENGLISH_CHECKING = {**AMBIGUITY}

WEB = {
    "web-reject-words": "Say what is wrong. The judge decides.",
    "web-reject-say": "Ask the judge",
    "web-judging-asks-reason": "{who} says of the paper of {writer}: “{about}”. Is it wrong?",
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
