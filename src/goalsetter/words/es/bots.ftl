### Why bots do what they do, and what they can do.

## Why a bot did what it did, by the code of its reason.

bot-waiting = No tenía nada que hacer.
bot-not-my-part = No me tocaba hacer nada.
bot-by-chance = Hice lo primero legal que se me ocurrió.
bot-in-haste = Pensé demasiado tiempo, así que hice algo sencillo.
bot-cut-off = Las computadoras que me ayudan a pensar no responden, así que hice algo sencillo.
bot-lot = Tiré para ver quién pone la primera Meta.
bot-roll = Me tocaba tirar.
bot-set-out = Primero se ponen V y Λ. Luego tiré los demás.
bot-deal =
    { $cards ->
        [one] Me tocaba repartir. Repartí { $cards } carta.
       *[other] Me tocaba repartir. Repartí { $cards } cartas.
    }
bot-initials = La ronda terminó, así que firmé la hoja de puntos.
bot-takes-one-back = Solté demasiados cubos a la vez. Tomé { $cube } de vuelta.
bot-variation-suits =
    { $cubes ->
        [0] Elegí { $variations }. Sé jugar con eso.
        [one] Elegí { $variations }. Eso va con uno de estos cubos.
       *[other] Elegí { $variations }. Eso va con { $cubes } de estos cubos.
    }
bot-one-is-enough = Me basta con una variación.
bot-second-variation = Agregué también { $variations }. Así la tirada es más difícil de leer.
bot-variation-left = Elegí { $variations }, pero apenas sé usarlo.
bot-no-variation = No vi ninguna variación que pudiera elegir.
bot-bonus-before-goal = Con { $cube } vi una Solución muy corta. Por eso lo puse en Prohibidos como bonificación.
bot-goal-with-solution = Puse la Meta { $goal }. Tenía una manera de formarla: { $paper }
bot-goal-by-feel = Puse la Meta { $goal } y esperé que tuviera una Solución.
bot-no-goal-seen = No vi ninguna Meta con Solución.
bot-agrees-no-goal = Yo tampoco vi ninguna Meta.
bot-contests-no-goal = Pensé en la Meta { $goal }.
bot-spare-cube = No necesito { $cube }, así que lo puse en { $section }.
bot-enough-of-it = No necesito otro { $cube }, así que lo puse en { $section }.
bot-safe-move = Puse { $cube } en { $section }. Yo todavía podía formar la Meta. Y no vi ninguna Solución a un cubo.
bot-keeps-goal = Puse { $cube } en { $section }. Yo todavía podía formar la Meta.
bot-looks-ahead = Miré hacia adelante. Con { $cube } en { $section }, a alguno se le acaban las jugadas seguras.
bot-hides = Puse { $cube } en { $section } para que sea más difícil hallar Soluciones.
bot-movers-bonus = Jugué { $cube } a { $section } como bonificación. No vi un turno mejor.
bot-shifts = Ninguna jugada desde Recursos era tan buena. Por eso pasé { $cube } a { $section }.
bot-adds-to-goal = Ninguna otra jugada era tan buena. Por eso agregué { $cube } a la Meta.
bot-bluff = Antes se escapó un Ahora. Por eso puse una trampa con { $cube } en { $section }: { $trap } estaba a un cubo.
bot-leaves-now = Te dejé un Ahora con { $cube } en { $section }: { $trap } estaba a un cubo. ¿Lo viste?
bot-least-bad = No vi ninguna jugada segura. Con { $cube } en { $section }, esperé que nadie viera una Solución.
bot-in-the-dark = Aún no veía una Solución, así que puse { $cube } en { $section }.
bot-still-in-the-dark = Seguía sin ver una Solución. Así que puse { $cube } en { $section }.
bot-lost-plan = Mi plan ya no servía. Aún no tenía otro, así que puse { $cube } en { $section }.
bot-cannot-use = Todavía no sé usar { $cube }, así que lo puse en { $section }.
bot-moves-fast = Jugué rápido y puse { $cube } en { $section }. No miré qué cambiaba.
bot-sees-now = Vi una Solución con un cubo más como mucho: { $paper }
bot-sees-impossible = Repasé todos los cubos que quedan. No hay ninguna Solución.
bot-counts-out = Vi enseguida que con estos cubos no se puede formar la Meta.
bot-doubts = Probé un rato y no encontré ninguna Solución. Pero no lo había probado todo, así que no era seguro.
bot-gives-up = Probé todo lo que sé con los cubos que quedaban. No encontré ninguna Solución.
bot-forced-out = Vi una Solución con un cubo más, y ninguna jugada para evitarla.
bot-forceout-false = No vi ninguna Solución con un cubo más. Así que el forceout era falso.
bot-joins-the-writer = Yo también vi una Solución, así que me uní al lado que escribe: { $paper }
bot-joins-by-points = Todavía no tenía una Solución. Pero pensé que la hay, así que me uní al lado que escribe.
bot-joins-the-silent = No vi ninguna Solución, así que me uní al lado que no escribe nada.
bot-writes = Vi una Solución y la escribí: { $paper }
bot-nothing-to-write = No vi ninguna Solución, así que no entregué nada.
bot-paper-right = No encontré nada mal en el papel de { $writer }.
bot-paper-wrong = Encontré un error en el papel de { $writer }: { $reason }.
bot-paper-ambiguous = El papel de { $writer } se puede leer de otra manera: { $regrouped }
bot-nothing-to-show = No tenía otra manera de leer el papel de { $writer }.
bot-charges = { $against } hizo algo que las reglas no permiten. { $fault }

## What a bot says at the table, and about its plan.

bot-plan = { $why } Mi plan era { $paper }
bot-same-plan = { $why } Mi plan seguía siendo { $paper }
bot-upside-down = { $paper } (u es de cabeza)
bot-sideways = { $paper } (s es de lado)
bot-stands-for = { $paper } ({ $cube } vale por { $sign })
bot-hope = { $why } Yo esperaba { $hope }. Pero se me escapó algo: { $missed }.
bot-goal-with-solution-hope = Puse la Meta { $goal }. Yo esperaba { $hope }. Pero se me escapó algo: { $missed }.
bot-sees-now-hope = Pensé que bastaba un cubo más. Yo esperaba { $hope }. Pero se me escapó algo: { $missed }.
bot-joins-the-writer-hope = Me uní al lado que escribe. Yo esperaba { $hope }. Pero se me escapó algo: { $missed }.
bot-writes-hope = Escribí { $hope }. Pero se me escapó algo: { $missed }.
bot-asks = Mira el tablero. ¿Lo ves?

## What a player of each level can do.

level-third-grade = Juega como en tercer grado: suma, resta y multiplica, o une conjuntos. Ve Soluciones de hasta cinco cubos, y se le escapan muchas.
level-fifth-grade = Juega como en quinto grado: también divide y gira cubos. Ve Soluciones de hasta seis cubos, y se le escapan algunas.
level-seventh-grade = Juega como en séptimo grado: usa potencias, o complementos. Conoce las variaciones usuales. A veces juega demasiado rápido.
level-ninth-grade = Juega como en noveno grado: usa raíces, o Restricciones. Revisa casi cada jugada. Sabe demostrar que un papel es ambiguo.
level-eleventh-grade = Juega como en undécimo grado: conoce todos los signos y todas las variaciones. Rara vez falla. Dice Imposible solo con una prueba.
level-champion = Juega como un campeón: ve todas las Soluciones que hay. Mira hacia adelante, esconde su plan y pone trampas.
level-tutor = Juega a tu nivel: un compañero paciente que nunca reta en falso. De vez en cuando te deja un Ahora.

## What a character of each game is like.

character-cal = A Cal le gustan los números redondos y juega rápido. A veces demasiado.
character-bea = Bea se toma su tiempo y revisa cada jugada dos veces.
character-dot = Dot es atrevida. Prefiere retar a esperar.
character-eli = Eli es tranquilo. Forma Soluciones largas y espera tu descuido.
character-fay = A Fay le encantan los trucos. Esconde su Solución todo lo que puede.
character-max = Max lo ha ganado todo. Planea el último cubo desde el primero.
character-gus = A Gus le encantan los colores. Primero juega y después piensa.
character-hana = Hana es cuidadosa. Cuenta las cartas antes de cada jugada.
character-ivo = Ivo es atrevido y rápido. ¡Cuida tus Restricciones!
character-june = June es paciente. Nunca da por perdida una Solución.
character-kai = Kai es astuto. Prohíbe justo el cubo que necesitas.
character-lea = Lea ve todos los conjuntos a la vez. ¿Puedes sorprenderla?

## What a coach can set with a slider.

habit-nerve = Valor: qué tan pronto reta este bot
habit-care = Cuidado: qué tan bien mira antes de jugar
habit-tricks = Trucos: qué tan difíciles de leer son sus Metas y jugadas
habit-speed = Rapidez: qué tan rápido juega
