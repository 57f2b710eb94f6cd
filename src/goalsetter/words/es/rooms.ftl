### A room for a class: one link, many tables.

## What the server answers.

server-no-hall = No hay ninguna sala { $code }. El código de una sala tiene seis letras. Revísalo y prueba otra vez.
server-hall-name = { $name } ya está aquí. Si eres tú, usa el aparato con el que entraste, o pide a tu entrenador que te deje entrar. Si no, añade una letra a tu nombre.
server-hall-full = Esta sala está llena: { $most } jugadores. Avisa a tu entrenador.
server-hall-too-many = Entró mucha gente a la vez. Espera un minuto y prueba otra vez.
server-hall-no-key = Este aparato no tiene asiento en esta sala. Entra con tu nombre.
server-hall-not-host = Solo puede hacerlo el entrenador que hizo esta sala.
server-hall-no-member = Ese jugador no está en esta sala.
server-hall-left = Saliste de la sala.
server-hall-elsewhere = Tu entrenador abrió tu asiento en otro aparato.
server-hall-paused = La sala está en pausa. Presiona primero “Seguir”.
server-hall-playing = { $count ->
    [one] Una mesa sigue jugando.
   *[other] { $count } mesas siguen jugando.
  } Puedes terminar eso y empezar la ronda siguiente.
server-hall-empty = No hay nadie para jugar. Espera a que lleguen jugadores.
server-hall-seats = Esta mesa es de una sala. Entra con el código de la sala.
server-hall-next = Tu entrenador empieza la ronda siguiente. Espera aquí.

## On other pages.

web-class = Jugar con una clase
web-seat-class-door = Haz una sala. Un enlace da asiento a todos.
web-rematch-room = Tu entrenador empieza la ronda siguiente. Espera aquí.
web-lobby-room = Tu mesa
web-lobby-room-told = Presiona el botón cuando quieras empezar. La partida empieza cuando todos lo hacen.
web-lobby-paused = En pausa. La partida empieza cuando tu entrenador siga.
web-to-room = Ir a tu sala
