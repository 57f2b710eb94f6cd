### The people at a table: what they say, and the judge.

## What everybody at a table may say; phrase- and the code.

phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-good-move = ¡Buena jugada!
phrase-nice-goal = ¡Bonita Meta!
phrase-thinking = Estoy pensando.
phrase-hurry = Un poco más rápido, por favor.
phrase-wait = Un momento, por favor.
phrase-sorry = ¡Perdón!
phrase-thanks = ¡Gracias!
phrase-well-done = ¡Bien hecho!
phrase-good-game = ¡Buena partida!
phrase-bye = ¡Adiós!

## What is to be done, with a judge at the table.

now-paused = La mesa está en pausa.
now-question = { $who } preguntó al juez. El reloj está parado.
now-judge = Haces de juez.
now-judge-asked = Haces de juez. { $who } te pregunta algo.

## What a judge may be offered.

offer-judge_answers = Responder
offer-judge_rules = Decidir sobre un papel
offer-strike_penalty = Tachar una penalización
offer-initial_penalty = Firmar una penalización

## What a judge did, or was asked, and who left.

play-did-ask-judge-other = { $who } pregunta algo al juez
play-did-ask-judge-about = { $who } pregunta al juez por el papel de { $other }: “{ $about }”. ¿Es así?
play-did-leave-table-stand-in = { $who } deja la mesa, y un bot juega en su asiento

## Why something about people is not done.

server-closed = Quien hizo esta mesa la cerró. La partida está guardada.
server-kicked = Quien hizo esta mesa te quitó el asiento.
server-no-watching = No puedes mirar en esta mesa.
server-not-invited = El asiento de juez lo da quien hizo la mesa. Pide el enlace para el juez.
server-not-all-ready = Falta que esté listo: { $who }. Espera, o quita a esa persona.
server-no-judge-seat = Esta mesa no tiene asiento libre para un juez.
server-only-players = Solo quienes juegan pueden hacer eso.
server-bot-plays = Un bot juega por ti. Recupera tu asiento, y juegas otra vez después de esta mano.
server-paused = La mesa está en pausa. Espera a que siga.
server-not-yours = No puedes hacer eso ahora.
server-no-chat = Usa las frases en esta mesa. Quien la hizo puede permitir otras palabras.
server-muted = Te silenciaron, así que nadie te oye.
server-too-many-words = Dijiste mucho en poco tiempo. Espera unos segundos.
server-no-phrase = Aquí no puedo usar { QUOTE($came) }. Prueba con una de estas: { $known }.
server-line-length = Escribe de 1 a { $most } caracteres que se vean. Esta línea tiene { $came }.
