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
now-question = { $who } has asked the judge. The clock rests.
now-judge = You are the judge.
now-judge-asked = You are the judge: { $who } asks you something.

## What a judge may be offered.

offer-judge_answers = Answer
offer-judge_rules = Rule on a paper
offer-strike_penalty = Strike a penalty
offer-initial_penalty = Initial a penalty

## What a judge did, or was asked, and who left.

play-did-ask-judge-other = { $who } asks the judge something
play-did-ask-judge-about = { $who } asks the judge about the paper of { $other }: “{ $about }”. Is that so?
play-did-leave-table-stand-in = { $who } leaves the table, and a bot plays in the seat

## Why something about people is not done.

server-closed = Whoever made this table has closed it. What was played is kept.
server-kicked = Whoever made this table has taken your seat away.
server-no-watching = Nobody may watch at this table.
server-not-invited = The owner of this table gives the judge's seat away. Ask for the judge's link.
server-not-all-ready = Not ready yet: { $who }. Wait, or send that player away.
server-no-judge-seat = There is no free seat for a judge at this table.
server-only-players = Only players can do that.
server-bot-plays = A bot plays for you. Take your seat back, and it is yours when the shake is over.
server-paused = The table is paused. Wait until it goes on.
server-not-yours = That cannot be done now, or not by you.
server-no-chat = At this table people speak by the phrases. Whoever made the table can allow other words.
server-muted = You are muted: nobody hears you.
server-too-many-words = You have said a lot in a short time. Wait a few seconds.
server-no-phrase = I expected one of these phrases: { $known }; but { QUOTE($came) } came.
server-line-length = A line has 1 to { $most } characters that can be seen; this one has { $came }.
