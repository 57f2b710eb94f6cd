"""English for the people at a web table: phrases, seats, the judge, and the owner's tools."""

from __future__ import annotations

PHRASES = {
    "phrase-hello": "Hello!",
    "phrase-good-luck": "Good luck!",
    "phrase-good-move": "Good move!",
    "phrase-nice-goal": "Nice Goal!",
    "phrase-thinking": "I am thinking.",
    "phrase-hurry": "Please hurry a little.",
    "phrase-wait": "One moment, please.",
    "phrase-sorry": "Sorry!",
    "phrase-thanks": "Thank you!",
    "phrase-well-done": "Well done!",
    "phrase-good-game": "Good game!",
    "phrase-bye": "Goodbye!",
}
"""What everybody at a table may say; ``phrase-`` and the code."""

NOW = {
    "now-paused": "The table is paused.",
    "now-question": "{who} has asked the judge. The clock rests.",
    "now-judge": "You are the judge.",
    "now-judge-asked": "You are the judge: {who} asks you something.",
}
"""What is to be done, with a judge at the table."""

OFFERS = {
    "offer-judge_answers": "Answer",
    "offer-judge_rules": "Rule on a paper",
    "offer-strike_penalty": "Strike a penalty",
    "offer-initial_penalty": "Initial a penalty",
}
"""What a judge may be offered."""

DID = {
    "play-did-ask-judge-other": "{who} asks the judge something",
    "play-did-ask-judge-about": "{who} asks the judge about the paper of {other}: “{about}”. Is "
    "that so?",
    "play-did-leave-table-stand-in": "{who} leaves the table, and a bot plays in the seat",
    "play-did-judge-rules": "The judge rules on the paper of {other}",
    "play-did-strike-penalty": "The judge strikes a penalty",
    "play-did-initial-penalty": "The judge initials a penalty",
}
"""What a judge did, or was asked, and who left."""

SERVER = {
    "server-closed": "Whoever made this table has closed it. What was played is kept.",
    "server-kicked": "Whoever made this table has taken your seat away.",
    "server-no-watching": "Nobody may watch at this table.",
    "server-not-invited": "The owner of this table gives the judge's seat away. Ask for the "
    "judge's link.",
    "server-not-all-ready": "Not ready yet: {who}. Wait, or send that player away.",
    "server-no-judge-seat": "There is no free seat for a judge at this table.",
    "server-only-players": "Only players can do that.",
    "server-bot-plays": "A bot plays for you. Take your seat back, and it is yours when the shake "
    "is over.",
    "server-paused": "The table is paused. Wait until it goes on.",
    "server-not-yours": "That cannot be done now, or not by you.",
    "server-no-chat": "At this table people speak by the phrases. Whoever made the table can allow "
    "other words.",
    "server-muted": "You are muted: nobody hears you.",
    "server-too-many-words": "You have said a lot in a short time. Wait a few seconds.",
    "server-no-phrase": "I expected one of these phrases: {known}; but {came!r} came.",
    "server-line-length": "A line has 1 to {most} characters that can be seen; this one has "
    "{came}.",
}
"""Why something about people is not done."""

WEB = {
    "web-people": "People",
    "web-people-judge": "Judge: {who}",
    "web-people-judge-gone": "Judge: {who} (not here)",
    "web-people-judge-free": "The judge's seat is free.",
    "web-people-paused": "The table is paused.",
    "web-people-said": "What was said",
    "web-people-say": "Say",
    "web-people-own": "In your own words",
    "web-people-send": "Send",
    "web-people-muted": "muted: {who}",
    "web-people-stands-in": "A bot plays for {who}, who scores nothing until the return.",
    "web-people-returning": "{who} is back when this shake is over.",
    "web-people-tools": "For this table",
    "web-people-sure": "Sure? Press again.",
    "web-manage-kick": "Send {who} away",
    "web-manage-mute": "Mute {who}",
    "web-manage-unmute": "Let {who} speak again",
    "web-manage-close": "Close the table for everybody",
    "web-manage-allow-chat": "Allow people's own words",
    "web-manage-forbid-chat": "Only phrases from now on",
    "web-manage-bot": "{who} is gone: let a bot play",
    "web-manage-back": "Take my seat back after this shake",
    "web-manage-pause": "Pause the table",
    "web-manage-resume": "Go on",
    "web-manage-next-shake": "Start the next shake without waiting",
    "web-judging": "The judge's seat",
    "web-judging-told": "You see what a judge at the table sees: papers when they are checked.",
    "web-judging-call": "Call the judge",
    "web-judging-nothing": "Nothing waits for you.",
    "web-judging-asks-value": "{who} asks: does the paper of {writer} equal the Goal?",
    "web-judging-asks-everything": "{who} asks: is the paper of {writer} right?",
    "web-judging-asks-specific": "{who} has a question about the paper of {writer}.",
    "web-judging-asks-about": "{who} asks about the paper of {writer}: “{about}”. Is that so?",
    "web-judging-asks-nothing": "{who} has a question.",
    "web-judging-yes": "Yes",
    "web-judging-no": "No",
    "web-judging-papers": "Papers",
    "web-judging-right": "The paper of {who} is right",
    "web-judging-wrong": "The paper of {who} is wrong",
    "web-judging-penalties": "Penalties",
    "web-judging-penalty": "{who}, shake {shake}, {points}: {sentence}",
    "web-judging-initial": "Initial it",
    "web-judging-strike": "Strike it",
    "web-start-others": "Start when the others are ready.",
    "web-lobby-ready": "I'm ready to play",
    "web-lobby-not-ready": "Wait, I'm not ready",
    "web-lobby-ready-told": "The match starts when every seat is taken and everyone is ready.",
    "web-not-ready": "not ready yet",
    "web-order-between": "Start the next shake",
    "web-order-between-usual": "When all are ready, or after 1 minute",
    "web-order-between-30": "When all are ready, or after 30 seconds",
    "web-order-between-120": "When all are ready, or after 2 minutes",
    "web-order-between-300": "When all are ready, or after 5 minutes",
    "web-order-between-0": "Only when all are ready",
    "web-judge-link": "Link for the judge",
    "web-judge-link-told": "Give this link only to the person who judges.",
    "web-sit-judge": "Sit down as the judge",
    "web-order-judge": "A seat for a judge",
    "web-order-judge-no": "no judge",
    "web-order-judge-yes": "somebody may come as the judge",
    "web-order-watch": "Who may watch",
    "web-order-watch-all": "anybody with the link",
    "web-order-watch-none": "nobody",
}
"""The people's part of the page."""

ENGLISH_PEOPLE = {**PHRASES, **NOW, **OFFERS, **DID, **SERVER}
