### A room for a class, on the page.

## Making a room.

web-room-title = A room for your class
web-room-told = Make a room and share one link. Everyone who comes gets a seat.
web-room-host = Your name, as players see it
web-room-seats = Players at a table
web-room-bots = Bots for empty seats
web-room-make = Make the room

## Coming in.

web-room-of = { $host }'s room
web-room-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
web-room-round = Round { $round }
web-room-join = Come in
web-room-join-told = Type your name and come in. You get a seat by yourself.
web-room-in = You're in, { $name }!
web-room-missing = { $count ->
    [0] Your table opens now.
    [one] One more player, and your table opens.
   *[other] { $count } more players, and your table opens.
  }
web-room-leave = Leave the room

## The board of the coach.

web-room-invite = How players come in
web-room-link = Link to this room
web-room-share-text = My room code is { $code }.
web-room-start = Start every table
web-room-start-told = When you start, bots take the empty seats. Bots also fill up small tables in the next round.
web-room-pause = Pause all
web-room-resume = Go on
web-room-paused = Paused. No clock runs.
web-room-next-lot = Next round, by lot
web-room-next-score = Next round, by score
web-room-anyway = End them and start
web-room-not-yet = Let them play
web-room-waiting = Waiting for a table
web-room-tables = Tables
web-room-no-tables = No tables yet. One opens as soon as { $count } players are here.
web-room-points = Points of all rounds

## A tile of the board.

web-room-state-waiting = Getting ready
web-room-state-playing = Playing
web-room-state-between = Between shakes
web-room-state-paused = Paused
web-room-state-over = Match over
web-room-state-broken = This table broke
web-room-bot = a bot
web-room-gone = away
web-room-left = left; a bot plays
web-room-turn = to act
web-room-stuck = stuck for { $minutes } min?
web-room-readmit = Let { $name } in on another device
