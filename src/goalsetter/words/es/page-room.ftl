### A room for a class, on the page.

## Making a room.

web-room-title = Una sala para tu clase
web-room-told = Haz una sala y comparte un enlace. Quien llega recibe un asiento.
web-room-host = Tu nombre, como lo ven los jugadores
web-room-seats = Jugadores por mesa
web-room-bots = Bots para los asientos libres
web-room-make = Hacer la sala

## Coming in.

web-room-of = Sala de { $host }
web-room-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
  }
web-room-round = Ronda { $round }
web-room-join = Entrar
web-room-join-told = Escribe tu nombre y entra. Recibes un asiento.
web-room-in = ¡Ya estás dentro, { $name }!
web-room-missing = { $count ->
    [0] Tu mesa se abre ahora.
    [one] Un jugador más y se abre tu mesa.
   *[other] { $count } jugadores más y se abre tu mesa.
  }
web-room-leave = Salir de la sala

## The board of the coach.

web-room-invite = Cómo entran los jugadores
web-room-link = Enlace a esta sala
web-room-share-text = El código de mi sala es { $code }.
web-room-start = Empezar en todas las mesas
web-room-start-told = Al empezar, los bots toman los asientos libres. En la ronda siguiente completan también las mesas pequeñas.
web-room-pause = Pausa para todos
web-room-resume = Seguir
web-room-paused = En pausa. No corre ningún reloj.
web-room-next-lot = Ronda siguiente, por sorteo
web-room-next-score = Ronda siguiente, por puntos
web-room-anyway = Terminarlas y empezar
web-room-not-yet = Dejarlos jugar
web-room-waiting = Esperan una mesa
web-room-tables = Mesas
web-room-no-tables = Todavía no hay mesas. Se abre una cuando hay { $count } jugadores.
web-room-points = Puntos de todas las rondas

## A tile of the board.

web-room-state-waiting = Preparándose
web-room-state-playing = Jugando
web-room-state-between = Entre manos
web-room-state-paused = En pausa
web-room-state-over = Partida terminada
web-room-state-broken = Esta mesa falló
web-room-bot = un bot
web-room-gone = ausente
web-room-left = salió; juega un bot
web-room-turn = le toca
web-room-stuck = ¿sin avanzar { $minutes } min?
web-room-readmit = Dejar entrar a { $name } con otro aparato
