### What can go wrong at the table.

## Faults that happen and may be charged.

fault-before-the-roll = La variación se eligió antes de tirar los cubos o, en ON-SETS, antes de repartir las cartas. No cuenta: primero se tira, después se elige.
fault-bonus-after-goal-begun = Se jugó un cubo de bonificación cuando ya había cubos en la sección de la Meta. Vuelve a Recursos. La bonificación de quien pone la Meta va antes del primer cubo de la Meta.
fault-bonus-cube-not-allowed = Este cubo no puede ser de bonificación. Vuelve a Recursos; toma otro, o ninguno.
fault-bonus-not-called = Se movieron dos cubos y nadie dijo antes “Bonificación”. Un cubo vuelve a Recursos. Di “Bonificación” antes de que el primer cubo toque el tapete.
fault-bonus-to-wrong-section = Se dijo “Bonificación”, pero el cubo no fue a Prohibidos. Cuenta como la jugada entera, y un segundo cubo vuelve a Recursos.
fault-cube-moved-again = Un cubo que estaba en el tapete se movió a otra sección. Vuelve a donde se jugó primero: un cubo jugado se queda.
fault-forbidden-not-allowed = Con la variación No Forbidden no se puede mover nada a Prohibidos. El cubo vuelve; juégalo a Obligatorios o Permitidos.
fault-goal-cubes-taken-back = Se sacó un cubo de la sección de la Meta. Todo cubo que la ha tocado debe quedarse en la Meta; los cubos solo se pueden reordenar o agrupar.
fault-goal-digit-not-in-base = La Meta tiene una cifra que la base no tiene. Eso no es procedimiento ilegal: mejor reta con ¡Imposible!
fault-goal-too-long = La Meta tiene más cubos de los que puede tener. Los que sobran vuelven a Recursos.
fault-goal-undefined = La Meta no nombra un número que el juego permita. Sus cubos se quedan: ponlos en otro orden, o añade cubos, hasta que lo haga.
fault-last-cube-forbidden = El último cubo de Recursos no puede ir a Prohibidos. Vuelve: juégalo a Obligatorios o Permitidos, o reta con ¡Imposible!
fault-leader-bonus = Quien va ganando la partida hizo una jugada de bonificación. Solo pueden hacerla quienes van detrás o empatados; un cubo vuelve a Recursos.
fault-moved-after-challenge = Se movió un cubo después de un reto. Vuelve a Recursos: con un reto se acaban las jugadas.
fault-moved-before-the-goal = Quien pone la Meta movió un cubo a Obligatorios o Permitidos. Vuelve a Recursos: pon la Meta y deja que mueva quien sigue.
fault-no-goal-after-commitment = Se dijo “No hay Meta” después de una jugada de bonificación o después de que un cubo tocara la sección de la Meta. No cuenta: pon una Meta.
fault-none = La acusación no dijo qué fue ilegal. Di qué se hizo mal, y el juez podrá decidir.
fault-not-in-force = Esto solo se podía hacer con una variación que no se eligió. Se deshace; haz una jugada normal.
fault-not-the-dealer = Otra persona repartió las cartas. Las reparte quien está a la derecha de quien pone la Meta.
fault-not-the-goal-setter = Otra persona hizo lo que solo puede hacer quien pone la Meta. Se deshace, y lo hace quien pone la Meta.
fault-out-of-turn = Le tocaba a otra persona. Lo hecho se deshace, y esa persona mueve con todo su tiempo.
fault-restriction-cube-forbidden = Un cubo con = o ⊆ no puede ir ahora a Prohibidos. Vuelve; juégalo a Obligatorios o Permitidos, o juega otro cubo.
fault-shift-after-last-cube = Cuando Recursos está vacío no se puede pasar ningún cubo. El cubo vuelve a Permitidos.
fault-solution-impossible = Una jugada después de la cual no queda ninguna Solución no es procedimiento ilegal. Mejor reta con ¡Imposible!
fault-too-many-variations = Se eligieron más variaciones de las que esta persona puede elegir. La que sobra se tacha.
fault-two-bonus-cubes = Quien pone la Meta jugó dos cubos de bonificación. Una bonificación es un solo cubo; el otro vuelve a Recursos.
fault-two-cubes = Se movieron dos cubos en un turno. Uno vuelve a Recursos; si se soltaron juntos, quien los movió escoge cuál.
fault-variation-already-chosen = Esta variación ya se había elegido. Elige otra.
fault-variation-conflict = Esta variación no va junto con una que ya se había elegido. Elige otra.
fault-variation-no-effect = Esta variación no puede cambiar nada en esta mano. Elige una que vaya con los cubos que salieron.
fault-variation-not-offered = Esta variación no está en la lista, o no con lo que se rellenó. Elige una de la lista.
fault-variations-not-chosen = La Meta se empezó antes de que todos hubieran elegido una variación. Sus cubos vuelven, los demás eligen, y después se pone la Meta.
fault-wrong-number-of-cards = Se repartieron muy pocas o demasiadas cartas. Reparte más, o toma de vuelta las que sobran.

## The same faults in a few words, as they are charged.

charge-before-the-roll = antes de tirar los cubos
charge-bonus-after-goal-begun = bonificación con la Meta ya empezada
charge-bonus-cube-not-allowed = cubo que no puede ser de bonificación
charge-bonus-not-called = bonificación sin decirlo
charge-bonus-to-wrong-section = bonificación a la sección equivocada
charge-cube-moved-again = un cubo movido otra vez
charge-forbidden-not-allowed = Prohibidos no está permitido
charge-goal-cubes-taken-back = cubos de la Meta sacados
charge-goal-digit-not-in-base = una cifra en la Meta que la base no tiene
charge-goal-too-long = Meta demasiado larga
charge-goal-undefined = Meta sin valor
charge-last-cube-forbidden = el último cubo en Prohibidos
charge-leader-bonus = jugada de bonificación de quien va ganando
charge-moved-after-challenge = jugada después de un reto
charge-moved-before-the-goal = jugada antes de la Meta
charge-no-goal-after-commitment = “No hay Meta” dicho demasiado tarde
charge-none = nada en particular
charge-not-in-force = algo que no está en vigor
charge-not-the-dealer = repartió otra persona
charge-not-the-goal-setter = no es quien pone la Meta
charge-out-of-turn = fuera de turno
charge-restriction-cube-forbidden = cubo de Restricción en Prohibidos
charge-shift-after-last-cube = cubo pasado después del último cubo
charge-solution-impossible = Solución imposible
charge-too-many-variations = demasiadas variaciones
charge-two-bonus-cubes = dos cubos de bonificación
charge-two-cubes = dos cubos en un turno
charge-variation-already-chosen = variación ya elegida
charge-variation-conflict = variaciones que no van juntas
charge-variation-no-effect = variación sin efecto
charge-variation-not-offered = variación que no está en la lista
charge-variations-not-chosen = variaciones sin elegir
charge-wrong-number-of-cards = cantidad equivocada de cartas

## Faults that make an action count for nothing.

fault-challenge-before-the-goal = Todavía no había nada que retar. Espera hasta que quien pone la Meta la haya terminado.
fault-blank-unfilled = La variación tiene un hueco que no se rellenó, así que todavía no está elegida. Rellena el hueco antes de que se acabe el tiempo.
fault-block-for-another-call = Se levantó el bloque para algo que no es un reto. Déjalo donde está para todo lo demás.
fault-block-not-lifted = Se dijo un reto sin levantar el bloque, así que no cuenta. Levanta el bloque y luego di el reto.
fault-block-unused = Se levantó el bloque y no siguió ningún reto. Levántalo solo cuando sepas a qué retas.
fault-empty-goal = No hay ningún cubo en la sección de la Meta. Pon al menos uno antes de decir “Meta”.
fault-late-impossible = Después del último cubo, ¡Imposible! solo se puede decir durante el primer minuto. Sigue escribiendo.
fault-now-too-early = ¡Ahora! solo se puede decir después de que se haya jugado un cubo a Obligatorios o Permitidos.
fault-now-too-late = ¡Ahora! necesita al menos dos cubos en Recursos, o tres con Two Solutions. Con menos, solo se puede retar con ¡Imposible!
fault-paper-changed = Un papel se cambió después de presentarlo, o cuando se había acabado su tiempo. Eso es admitir que estaba mal.
fault-second-challenge = Ya hay un reto, y solo cuenta el primero. Un papel se acepta o se rechaza, nunca se reta.
fault-self-challenge = Un reto siempre es contra quien movió de último, y nadie puede retarse a sí mismo. Espera la siguiente jugada.
fault-charge-unfounded = Aquello de lo que se acusó no es procedimiento ilegal, o ya no se puede acusar. Lo hecho vale, y el juego sigue.

## Faults that keep an action from being done at all.

fault-card-taken-back = Una carta repartida se queda, a menos que haya más de las que permite la división.
fault-forceout-not-played = Este libro no tiene forceout. Juega el último cubo a Obligatorios o Permitidos, o reta con ¡Imposible!
fault-goal-is-set = La Meta está terminada y ya no se puede cambiar.
fault-charge-named-late = Llegó la acusación, pero no de qué se trata. Hay que decir qué es ilegal en 15 segundos.
fault-mat-is-frozen = Después de un reto no se mueve ningún cubo. Resuelvan el reto.
fault-reason-not-given = Un papel no se puede rechazar sin motivo. Di qué tiene de malo, o acéptalo.
fault-no-stand-taken = El juez decide sobre un papel cuando alguien que lo revisa ha dicho algo de él, o cuando se acabó el tiempo para revisar.
fault-no-such-card = No existe esa carta, o ya se repartió.
fault-no-such-cube = Ese cubo no está ahí. Mira qué cubos quedan en Recursos.
fault-not-all-presented = Los papeles se revisan cuando todos los que escriben han presentado. Espera a los demás.
fault-not-a-checker = Nadie revisa su propio papel, ni uno que ya juzgó.
fault-not-a-writer = En este reto esta persona no escribe nada.
fault-not-now = Esto no se puede hacer en este momento de la mano.
fault-reason-not-upheld = Lo que se dijo contra el papel no se sostiene. Busca otra cosa que esté mal, o acéptalo.
fault-not-your-part = Esto le toca a otra persona.
fault-no-more-objections = Ya no se puede decir nada más contra este papel.
fault-one-try-at-ambiguity = Cada quien que revisa puede mostrar una manera de agrupar el papel, y no una segunda.
fault-restriction-cubes-set-out = En Elementary los tres cubos de Restricción no se tiran. Coloca dos V y un Λ, o un V y dos Λ.
fault-round-is-over = Se acabó el tiempo de la ronda: ya no empieza otra mano.
fault-not-warned = Un punto por conducta exige antes un aviso. Avisa al jugador y sanciona lo que venga después.
fault-no-judge = Nadie está sentado como juez. Así que nadie puede responder.
fault-no-other-judge = Ya se pidió un segundo juez para esto. No puedes pedir otro.
fault-no-second-judge = Solo puedes protestar una decisión si se llamó a un segundo juez.
fault-protested = Protestaste una decisión. Por eso no pones tus iniciales.
fault-sheet-initialled = La hoja de puntos ya tiene las iniciales, así que es tarde para pedir otra puntuación.
fault-shake-is-finished = La mano ha terminado. El juez decide sobre un papel de ella solo si alguien apeló la puntuación, y nunca sobre uno en el que todos estaban de acuerdo.
fault-side-taken = El Tercero ya se puso de un lado y no puede cambiar.
fault-strange-roll = Estas no pueden ser las caras de los cubos de este juego.
fault-strange-score = Una puntuación tiene un número del 0 al 10 para cada jugador.
fault-strange-word = Este libro no conoce esa palabra. Di uno de los retos o motivos que tiene.
fault-time-not-up = El tiempo no se ha acabado. Deja que se acabe primero; luego cuenta.
fault-tries-ruled-on = Ya se decidieron los intentos de reagrupar este papel. No se puede decir nada más contra él.

## Points lost for what is no fault of procedure.

fine-time-limit = La tarea no estaba hecha cuando terminó la cuenta. Se da un minuto más para ella.
fine-extra-minute = Se tomó un minuto más para escribir o revisar, por un punto.
fine-behavior = El juez quitó un punto por conducta, después de un aviso.
fine-illegal-variation = Se eligió una variación que no se puede elegir. Mira los cubos y la lista antes de elegir otra vez.
