### The people at a table: what they say, and the judge.

## What everybody at a table may say; phrase- and the code.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-good-move = Good move!
phrase-nice-goal = Nice Goal!
phrase-thinking = I am thinking.
phrase-hurry = Please hurry a little.
phrase-wait = One moment, please.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-well-done = Well done!
phrase-good-game = Good game!
phrase-bye = Goodbye!

## What is to be done, with a judge at the table.

now-paused = The table is paused.
now-question = { $who } asked the judge. The clock is stopped.
now-judge = You are the judge.
now-judge-asked = You are the judge. { $who } asks you something.

## What a judge may be offered.

offer-judge_answers = Answer
offer-judge_rules = Rule on a paper
offer-strike_penalty = Strike a penalty
offer-initial_penalty = Initial a penalty

## What a judge did, or was asked, and who left.

play-did-ask-judge-other = { $who } asks the judge something
play-did-ask-judge-about = { $who } asks the judge about { $other }'s paper: “{ $about }”. Is that so?
play-did-leave-table-stand-in = { $who } leaves the table, and a bot plays in the seat

## Why something about people is not done.

server-closed = The owner closed this table. The match is saved.
server-kicked = The owner of this table took your seat away.
server-no-watching = You can't watch at this table.
server-not-invited = The owner gives the judge's seat away. Ask for the judge's link.
server-not-all-ready = Not ready yet: { $who }. Wait, or send that player away.
server-no-judge-seat = This table has no free seat for a judge.
server-only-players = Only players can do that.
server-bot-plays = A bot plays for you. Take your seat back, and you play again after this shake.
server-paused = The table is paused. Wait until it goes on.
server-not-yours = You can't do that now.
server-no-chat = Use the phrases at this table. The owner can allow other words.
server-muted = You are muted, so no one can hear you.
server-too-many-words = You said a lot in a short time. Wait a few seconds.
server-no-phrase = I can't use { QUOTE($came) } here. Try one of these: { $known }.
server-line-length = Write 1 to { $most } characters that people can see. This line has { $came }.
