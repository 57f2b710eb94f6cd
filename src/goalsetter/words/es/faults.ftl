### What can go wrong at the table.

## Faults that happen and may be charged.

fault-before-the-roll = La variación llegó antes de tirar los cubos o, en ON-SETS, antes de las cartas. No cuenta. Primero tira, después elige.
fault-bonus-after-goal-begun = Un cubo de bonificación llegó después del primer cubo de la Meta. Vuelve a Recursos. La bonificación de quien pone la Meta va antes del primer cubo de la Meta.
fault-bonus-cube-not-allowed = Este cubo no puede ser de bonificación. Vuelve a Recursos. Elige otro, o ninguno.
fault-bonus-not-called = Se movieron dos cubos y nadie dijo antes “Bonificación”. Un cubo vuelve a Recursos. Di “Bonificación” antes de que tu primer cubo toque el tapete.
fault-bonus-to-wrong-section = Se dijo “Bonificación”, pero el cubo no fue a Prohibidos. Cuenta como la jugada entera. Un segundo cubo vuelve a Recursos.
fault-cube-moved-again = Un cubo del tapete pasó a otra sección. Vuelve a donde estaba. Un cubo se queda donde lo juegas.
fault-forbidden-not-allowed = Con No Forbidden, este cubo no puede ir a Prohibidos. Vuelve. Juégalo en Obligatorios o Permitidos.
fault-goal-cubes-taken-back = Un cubo salió de la sección de la Meta. Debe volver. Todo cubo que toca esa sección se queda en la Meta. Solo puedes cambiar el orden o los grupos.
fault-goal-digit-not-in-base = La Meta tiene una cifra que la base no tiene. Eso no es procedimiento ilegal. Mejor reta con ¡Imposible!
fault-goal-too-long = La Meta tiene demasiados cubos. Los que sobran vuelven a Recursos.
fault-goal-undefined = La Meta no es un número que el juego permita. Sus cubos se quedan. Cambia su orden, o añade cubos, hasta que lo sea.
fault-last-cube-forbidden = El último cubo de Recursos no puede ir a Prohibidos. Vuelve. Juégalo en Obligatorios o Permitidos, o reta con ¡Imposible!
fault-leader-bonus = Quien va ganando la partida hizo una jugada de bonificación. Solo pueden hacerla quienes van detrás o en empate. Un cubo vuelve a Recursos.
fault-moved-after-challenge = Un cubo se movió después de un reto. Vuelve a Recursos. Con un reto se acaban las jugadas.
fault-moved-before-the-goal = Quien pone la Meta movió un cubo a Obligatorios o Permitidos. Vuelve a Recursos. Primero pon la Meta. Después mueve quien sigue.
fault-no-goal-after-commitment = “No hay Meta” llegó tarde: después de una bonificación, o después de que un cubo tocó la sección de la Meta. No cuenta. Pon una Meta.
fault-none = La acusación no dijo qué fue ilegal. Di qué estuvo mal, para que el juez pueda decidir.
fault-not-in-force = Esto necesita una variación que nadie eligió. La jugada se deshace. Haz una jugada normal.
fault-not-the-dealer = Otra persona repartió las cartas. Las reparte quien está a la derecha de quien pone la Meta.
fault-not-the-goal-setter = Esto solo lo puede hacer quien pone la Meta. Se deshace. Ahora lo hace quien pone la Meta.
fault-out-of-turn = Era el turno de otra persona. La jugada se deshace. Esa persona mueve ahora con todo su tiempo.
fault-restriction-cube-forbidden = Un cubo con = o ⊆ no puede ir ahora a Prohibidos. Vuelve. Juégalo en Obligatorios o Permitidos, o juega otro cubo.
fault-shift-after-last-cube = No puedes pasar un cubo cuando Recursos está vacío. El cubo vuelve a Permitidos.
fault-solution-impossible = Una jugada que no deja ninguna Solución no es procedimiento ilegal. Mejor reta con ¡Imposible!
fault-too-many-variations = Son más variaciones de las que esta persona puede elegir. La que sobra se tacha.
fault-two-bonus-cubes = Quien pone la Meta jugó dos cubos de bonificación. Una bonificación es un solo cubo. El otro vuelve a Recursos.
fault-two-cubes = Se movieron dos cubos en un turno. Uno vuelve a Recursos. Si cayeron juntos, quien los movió elige cuál.
fault-variation-already-chosen = Esta variación ya está elegida. Elige otra.
fault-variation-conflict = Esta variación no va con una que ya está elegida. Elige otra.
fault-variation-no-effect = Esta variación no puede cambiar nada en esta mano. Elige una que vaya con los cubos.
fault-variation-not-offered = Esta variación no está en la lista, o su hueco está mal llenado. Elige una de la lista.
fault-variations-not-chosen = La Meta empezó antes de que cada quien eligiera una variación. Sus cubos vuelven. Primero eligen los demás, después se pone la Meta.
fault-wrong-number-of-cards = Hay muy pocas cartas o demasiadas. Reparte más, o toma de vuelta las que sobran.

## The same faults in a few words, as they are charged.

charge-before-the-roll = una variación antes de tirar
charge-bonus-after-goal-begun = una bonificación después del primer cubo de la Meta
charge-bonus-cube-not-allowed = un cubo que no puede ser de bonificación
charge-bonus-not-called = “Bonificación” sin decirla antes
charge-bonus-to-wrong-section = una bonificación en la sección equivocada
charge-cube-moved-again = un cubo movido otra vez
charge-forbidden-not-allowed = una jugada a Prohibidos
charge-goal-cubes-taken-back = un cubo sacado de la Meta
charge-goal-digit-not-in-base = una cifra en la Meta que la base no tiene
charge-goal-too-long = una Meta demasiado larga
charge-goal-undefined = una Meta sin valor
charge-last-cube-forbidden = el último cubo en Prohibidos
charge-leader-bonus = una bonificación de quien va ganando
charge-moved-after-challenge = una jugada después de un reto
charge-moved-before-the-goal = una jugada antes de la Meta
charge-no-goal-after-commitment = “No hay Meta” dicho demasiado tarde
charge-none = nada en particular
charge-not-in-force = una variación que nadie eligió
charge-not-the-dealer = repartió otra persona
charge-not-the-goal-setter = no es quien pone la Meta
charge-out-of-turn = fuera de turno
charge-restriction-cube-forbidden = = o ⊆ en Prohibidos
charge-shift-after-last-cube = un cubo pasado después del último
charge-solution-impossible = ya no queda Solución
charge-too-many-variations = demasiadas variaciones
charge-two-bonus-cubes = dos cubos de bonificación
charge-two-cubes = dos cubos en un turno
charge-variation-already-chosen = una variación elegida dos veces
charge-variation-conflict = variaciones que no van juntas
charge-variation-no-effect = una variación que no cambia nada
charge-variation-not-offered = una variación que no está en la lista
charge-variations-not-chosen = una Meta antes de todas las variaciones
charge-wrong-number-of-cards = cantidad equivocada de cartas

## The same faults as sentences, for a player who charges one.

charged-before-the-roll = Eligió una variación antes de tirar.
charged-bonus-after-goal-begun = Jugó una bonificación después del primer cubo de la Meta.
charged-bonus-cube-not-allowed = Jugó de bonificación un cubo que no puede serlo.
charged-bonus-not-called = No dijo “Bonificación” antes.
charged-bonus-to-wrong-section = Jugó una bonificación en la sección equivocada.
charged-cube-moved-again = Movió un cubo ya jugado.
charged-forbidden-not-allowed = Movió este cubo a Prohibidos.
charged-goal-cubes-taken-back = Sacó un cubo de la Meta.
charged-goal-digit-not-in-base = Puso una Meta con una cifra que la base no tiene.
charged-goal-too-long = Puso una Meta con demasiados cubos.
charged-goal-undefined = Puso una Meta sin valor.
charged-last-cube-forbidden = Movió el último cubo a Prohibidos.
charged-leader-bonus = Jugó una bonificación aunque va ganando.
charged-moved-after-challenge = Movió un cubo después de un reto.
charged-moved-before-the-goal = Movió un cubo antes de la Meta.
charged-no-goal-after-commitment = Dijo “No hay Meta” demasiado tarde.
charged-none = Otra cosa. Yo la digo.
charged-not-in-force = Usó una variación que nadie eligió.
charged-not-the-dealer = Repartió las cartas sin que le tocara.
charged-not-the-goal-setter = Hizo lo que solo hace quien pone la Meta.
charged-out-of-turn = Jugó fuera de turno.
charged-restriction-cube-forbidden = Movió = o ⊆ a Prohibidos.
charged-shift-after-last-cube = Pasó un cubo después del último.
charged-solution-impossible = No dejó ninguna Solución.
charged-too-many-variations = Eligió demasiadas variaciones.
charged-two-bonus-cubes = Jugó dos cubos de bonificación.
charged-two-cubes = Movió dos cubos en un turno.
charged-variation-already-chosen = Eligió una variación ya elegida.
charged-variation-conflict = Eligió variaciones que no van juntas.
charged-variation-no-effect = Eligió una variación que no cambia nada.
charged-variation-not-offered = Eligió una variación que no está en la lista.
charged-variations-not-chosen = Empezó la Meta antes de todas las variaciones.
charged-wrong-number-of-cards = Repartió muy pocas o demasiadas cartas.

## Faults that make an action count for nothing.

fault-challenge-before-the-goal = Todavía no hay nada que retar. Espera a que quien pone la Meta la termine.
fault-blank-unfilled = La variación tiene un hueco vacío, así que todavía no está elegida. Llena el hueco antes de que se acabe el tiempo.
fault-block-for-another-call = El bloque es solo para un reto. Déjalo en la mesa para todo lo demás.
fault-block-not-lifted = Este reto no cuenta, porque el bloque se quedó en la mesa. Levanta el bloque y luego di el reto.
fault-block-unused = El bloque se levantó, pero no siguió ningún reto. Levántalo solo cuando sepas qué retas.
fault-empty-goal = No hay ningún cubo en la sección de la Meta. Pon uno o más y luego di “Meta”.
fault-late-impossible = Después del último cubo, puedes retar con ¡Imposible! solo en el primer minuto. Sigue escribiendo.
fault-now-too-early = Puedes retar con ¡Ahora! solo cuando ya hay un cubo en Obligatorios o Permitidos.
fault-now-too-late = ¡Ahora! necesita dos cubos o más en Recursos, o tres con Two Solutions. Con menos, solo puedes retar con ¡Imposible!
fault-paper-changed = Un papel cambió después de entregarlo, o cuando se acabó su tiempo. Eso es lo mismo que decir que estaba mal.
fault-second-challenge = Ya hay un reto, y solo cuenta el primero. Un papel se acepta o se rechaza. No se reta.
fault-self-challenge = Un reto siempre es contra quien movió de último. No puedes retar tu propia jugada. Espera la siguiente jugada.
fault-charge-unfounded = La acusación no cuenta. Eso no es procedimiento ilegal, o ya es tarde para acusar. Lo hecho vale, y el juego sigue.

## Faults that keep an action from being done at all.

fault-card-taken-back = Una carta repartida se queda, a menos que haya más de las que permite la división.
fault-forceout-not-played = Este libro no tiene forceout. Juega el último cubo en Obligatorios o Permitidos, o reta con ¡Imposible!
fault-goal-is-set = La Meta está terminada. Ya no puedes cambiarla.
fault-charge-named-late = La acusación no dijo qué fue ilegal. Tienes 15 segundos para decirlo.
fault-mat-is-frozen = No puedes mover un cubo después de un reto. Primero terminen el reto.
fault-reason-not-given = No puedes rechazar un papel sin motivo. Di qué tiene de malo, o acéptalo.
fault-no-stand-taken = El juez todavía no puede decidir sobre este papel. Primero alguien que revisa dice algo de él, o se acaba el tiempo para revisar.
fault-no-such-card = No existe esa carta, o ya se repartió.
fault-no-such-cube = Ese cubo no está ahí. Mira los cubos que quedan en Recursos.
fault-not-all-presented = Puedes revisar los papeles cuando todos los que escriben los entregaron. Espera a los demás.
fault-not-a-checker = No puedes revisar tu propio papel. No puedes revisar un papel dos veces.
fault-not-a-writer = Esta persona no escribe en este reto.
fault-not-now = No puedes hacer esto en este momento de la mano.
fault-reason-not-upheld = Este motivo contra el papel no es correcto. Busca otro, o acepta el papel.
fault-not-your-part = Esto le toca a otra persona.
fault-no-more-objections = No puedes decir más contra este papel.
fault-one-try-at-ambiguity = Cada quien que revisa puede mostrar una sola manera de agrupar el papel.
fault-restriction-cubes-set-out = En Elementary no se tiran los tres cubos de Restricción. Coloca dos V y un Λ, o un V y dos Λ.
fault-round-is-over = Se acabó el tiempo de esta ronda. No puedes empezar otra mano.
fault-not-warned = No puedes quitar un punto por conducta sin un aviso. Avisa primero a esa persona.
fault-no-judge = Nadie está sentado como juez, así que nadie puede responder.
fault-no-other-judge = Ya se llamó a un segundo juez para esto. No puedes llamar a otro.
fault-no-second-judge = Puedes protestar una decisión solo después de llamar a un segundo juez.
fault-protested = Protestaste una decisión, por eso no pones tus iniciales en la hoja de puntos.
fault-sheet-initialled = La hoja de puntos ya tiene las iniciales. Es tarde para pedir otra puntuación.
fault-shake-is-finished = La mano terminó. El juez puede decidir sobre sus papeles solo si alguien apela la puntuación. Un papel en el que todos estaban de acuerdo se queda como está.
fault-side-taken = El Tercero ya eligió un lado. No puede cambiar.
fault-strange-roll = Los cubos de este juego no pueden mostrar estas caras.
fault-strange-score = Una puntuación tiene un número del 0 al 10 para cada jugador.
fault-strange-word = Este libro no tiene esa palabra. Usa uno de sus retos o motivos.
fault-time-not-up = El tiempo no se ha acabado. Espera a que se acabe. Luego cuenta.
fault-tries-ruled-on = Un juez ya decidió los intentos de reagrupar este papel. No puedes decir más contra él.

## Points lost for what is no fault of procedure.

fine-time-limit = Se acabó el tiempo. Hay un minuto más.
fine-extra-minute = Un minuto más para escribir o revisar cuesta un punto.
fine-behavior = El juez quitó un punto por conducta, después de un aviso.
fine-illegal-variation = Esta variación no se puede elegir. Mira los cubos y la lista, y elige otra vez.
