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
now-question = { $who } preguntó al juez. El reloj descansa.
now-judge = Haces de juez.
now-judge-asked = Haces de juez: { $who } te pregunta algo.

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

server-closed = Quien hizo esta mesa la ha cerrado. Lo jugado queda guardado.
server-kicked = Quien hizo esta mesa te ha quitado el asiento.
server-no-watching = En esta mesa no se puede mirar.
server-not-invited = El asiento de juez lo da quien hizo la mesa. Pide el enlace para el juez.
server-not-all-ready = Falta que esté listo: { $who }. Espera, o quita a esa persona.
server-no-judge-seat = No hay asiento libre para un juez en esta mesa.
server-only-players = Solo quienes juegan pueden hacer eso.
server-bot-plays = Un bot juega por ti. Recupera tu asiento, y será tuyo cuando termine la mano.
server-paused = La mesa está en pausa. Espera a que siga.
server-not-yours = Eso no se puede hacer ahora, o no te toca a ti.
server-no-chat = En esta mesa se habla con las frases. Quien hizo la mesa puede permitir otras palabras.
server-muted = Te han silenciado: nadie te oye.
server-too-many-words = Has dicho mucho en poco tiempo. Espera unos segundos.
server-no-phrase = Esperaba una de estas frases: { $known }; pero llegó { QUOTE($came) }.
server-line-length = Una línea tiene de 1 a { $most } caracteres visibles; esta tiene { $came }.
