### Why bots do what they do, and what they can do.

## Why a bot did what it did, by the code of its reason.

bot-waiting = No tenía nada que hacer.
bot-not-my-part = No me tocaba hacer nada.
bot-by-chance = Hice lo primero legal que se me ocurrió.
bot-lot = Tiré para ver quién pone la primera Meta.
bot-roll = Me tocaba tirar los cubos.
bot-set-out = En esta división V y Λ se colocan aparte y se tiran los demás cubos.
bot-deal =
    { $cards ->
        [one] Me tocaba repartir: repartí { $cards } carta.
       *[other] Me tocaba repartir: repartí { $cards } cartas.
    }
bot-initials = La ronda terminó, así que puse mis iniciales en la hoja de puntos.
bot-takes-one-back = De los cubos que solté juntos, uno tenía que volver: { $cube }.
bot-variation-suits = Conozco { $variations }, y muchos cubos de esta tirada pueden mostrarlo.
bot-one-is-enough = Me basta con una variación.
bot-variation-left = Elegí { $variations }, aunque apenas sé usarlo.
bot-no-variation = No vi ninguna variación que pueda elegir.
bot-bonus-before-goal = Con { $cube } en Recursos había una Solución muy corta, así que lo puse en Prohibidos como bonificación.
bot-goal-with-solution = Puse la Meta { $goal } porque le vi una Solución: { $paper }
bot-goal-by-feel = Puse la Meta { $goal } con la esperanza de que tenga una Solución.
bot-no-goal-seen = No vi ninguna Meta que tenga una Solución.
bot-agrees-no-goal = Yo tampoco vi ninguna Meta.
bot-contests-no-goal = Vi una Meta que tiene una Solución: { $goal }
bot-spare-cube = Mi Solución no necesita { $cube }, así que podía ir a { $section }.
bot-safe-move = Con { $cube } en { $section } todavía es posible una Solución, y ninguna está a un solo cubo.
bot-leaves-stuck = Con { $cube } en { $section } no vi ninguna jugada segura para quien sigue.
bot-least-bad = No vi ninguna jugada segura. Con { $cube } en { $section } la Solución es más difícil de hallar.
bot-in-the-dark = No veía muy lejos, así que simplemente jugué { $cube } a { $section }.
bot-sees-now = Vi una Solución con un cubo más como mucho: { $paper }
bot-sees-impossible = Busqué una Solución con todos los cubos que quedan y no vi ninguna.
bot-counts-out = Se veía que no puede salir: ya no están los cubos que hacen falta.
bot-doubts = Probé un rato y no vi ninguna Solución. Hay cubos que todavía no sé usar, así que no estaba seguro.
bot-gives-up = Probé todo lo que sé con los cubos que quedaban, y no encontré ninguna Solución.
bot-forced-out = Vi una Solución con un cubo más, y ninguna jugada que lo hubiera evitado.
bot-forceout-false = No vi ninguna Solución con un cubo más, así que el forceout era falso.
bot-joins-the-writer = Yo también vi una Solución, así que me uní al lado que escribe: { $paper }
bot-joins-the-silent = No vi ninguna Solución, así que me uní al lado que no escribe nada.
bot-writes = Vi una Solución y la escribí: { $paper }
bot-nothing-to-write = No vi ninguna Solución, así que no presenté nada.
bot-paper-right = No encontré nada mal en el papel de { $writer }.
bot-paper-wrong = Encontré un error en el papel de { $writer }: { $reason }.
bot-paper-ambiguous = El papel de { $writer } se puede leer de otra manera: { $regrouped }
bot-nothing-to-show = No tenía otra agrupación para el papel de { $writer }.
bot-charges = { $against } hizo algo que las reglas no permiten. { $fault }

## What a player of each level can do.

level-third-grade = Juega como en tercer grado: suma y multiplica números pequeños, o une conjuntos. Ve solo Soluciones cortas, y se le escapan muchas.
level-fifth-grade = Juega como en quinto grado: también resta y gira cubos. Ve Soluciones más largas, pero se le escapan muchas. Rara vez nota un papel equivocado.
level-seventh-grade = Juega como en séptimo grado: divide y toma complementos. Conoce las variaciones usuales. A veces juega demasiado rápido.
level-ninth-grade = Juega como en noveno grado: usa potencias y Restricciones. Revisa antes casi cada jugada. Sabe demostrar que un papel es ambiguo.
level-eleventh-grade = Juega como en undécimo grado: conoce todos los signos y todas las variaciones. Rara vez falla. Nota casi todo papel equivocado.
level-champion = Juega como en un campeonato: ve todas las Soluciones que hay y piensa rápido. Mira hacia adelante cuando quedan pocos cubos.
