### A room for a class: one link, many tables.

## What the server answers.

server-no-hall = There is no room { $code }. A room code has six letters. Check it and try again.
server-hall-name = { $name } is here already. If that is you, use the device you came with, or ask your coach to let you in. If not, add a letter to your name.
server-hall-full = This room is full: { $most } players. Ask your coach.
server-hall-too-many = Many people came in at once. Wait a minute and try again.
server-hall-no-key = This device has no seat in this room. Come in with your name.
server-hall-not-host = Only the coach who made this room can do that.
server-hall-no-member = That player is not in this room.
server-hall-left = You left the room.
server-hall-elsewhere = Your coach opened your seat on another device.
server-hall-paused = The room is paused. Press “Go on” first.
server-hall-playing = { $count ->
    [one] One table is still playing.
   *[other] { $count } tables are still playing.
  } You can end it and start the next round.
server-hall-empty = Nobody is here to play. Wait until players come.
server-hall-seats = This table belongs to a room. Come in with the room's code.
server-hall-next = Your coach starts the next round. Wait here.

## On other pages.

web-class = Play with a class
web-seat-class-door = Make a room. One link gives everyone a seat.
web-rematch-room = Your coach starts the next round. Wait here.
web-lobby-room = Your table
web-lobby-room-told = Press the button when you are ready. The match starts when all of you are.
web-lobby-paused = Paused. The match starts when your coach goes on.
web-to-room = Go to your room
