### Hints, from a question to what is true.

hint-wait = Ahora no tienes nada que hacer.
hint-undecided = Busqué un rato y no pude averiguarlo. Confía en tus ojos.
hint-set-out = V nombra todas las cartas, Λ ninguna. ¿Cuál te ayuda a una Solución?
hint-deal = Más cartas dan más conjuntos y Metas más grandes. Con menos se ve mejor.
hint-choose = Elige una variación que conozcas bien: quizá tengas que escribir con ella.
hint-no-goal = ¿Ves una Meta con Solución? Entonces responde que la hay. Si no, acepta.
hint-goal-think = No empieces por la Meta. Piensa primero en una Solución de cuatro o cinco cubos; lo que forma puede ser la Meta, si hay cubos para ella.
hint-goal-size =
    { $size ->
        [one] Veo una Meta de { $size } cifra y una Solución para ella que usa { $cubes } cubos.
       *[other] Veo una Meta de { $size } cifras y una Solución para ella que usa { $cubes } cubos.
    }
hint-goal-signs = La Solución que veo usa estos signos: { $signs }
hint-goal-unseen = No veo ninguna Meta de una o dos cifras que tenga Solución; pero no las miré todas.
hint-move-think = Busca primero un reto. ¿Basta un cubo más de los Recursos para una Solución? ¿Puede haber alguna?
hint-now-is = Ahora basta a lo sumo un cubo más para una Solución: piensa en un reto.
hint-now-or-forceout = Ahora basta a lo sumo un cubo más para una Solución. ¿Se podía evitar? Entonces reta. Si toda jugada llevaba a eso, es un forceout.
hint-now-signs = La Solución tiene { $cubes } cubos y estos signos: { $signs }
hint-impossible-is = Ya no se puede formar ninguna Solución: piensa en un reto.
hint-move-safely = No hay nada que retar. Busca una jugada que deje posible una Solución, pero ninguna con un solo cubo más.
hint-move-kind = Hay una jugada segura: piensa en { $kind } a { $section }.
hint-no-safe-move = Miré algunas jugadas, y todas se pueden retar. Elige una cuya Solución sea difícil de ver.
hint-nothing-to-challenge = No hay nada que retar, y no es tu turno.
hint-side-think = ¿Podrías escribirlo tú? Entonces escribe. Si nadie puede, ponte del otro lado.
hint-side-can = Hay algo que escribir.
hint-side-cannot = No hay nada que fuera correcto.
hint-write-think = { $how } ¿Qué signos tienes para unirlos?
hint-write-goal = Añade cubos de Recursos a la Meta y escríbela así: { $goal }. Entonces sale.
hint-write-signs = Hay una Solución de { $cubes } cubos, con estos signos: { $signs }
hint-write-cubes = Bastan estos cubos, en otro orden: { $cubes }
hint-write-none = Con estos cubos no se puede formar ninguna Solución.
hint-check-think = { $how } Luego cuenta los cubos: ¿están usados todos los de Obligatorios, y ninguno que no se puede usar?
hint-check-value = Calcúlalo otra vez, de todas las maneras en que se puede agrupar.
hint-check-cubes = Mira los cubos que usa, y compáralos con el tapete.
hint-check-form = Mira cómo está escrito: ¿es esa la forma correcta?
coach-hint-of-paper = El papel de { $who }: { $hint }
hint-check-sound = No le encuentro nada malo. Compruébalo tú.
coach-kind-digit = una cifra
coach-kind-sign = un signo
coach-kind-colour = un color
coach-write-now = Usas todos los cubos de Obligatorios, los que quieras de Permitidos y a lo sumo uno de los Recursos.
coach-write-impossible = Usas todos los cubos de Obligatorios, y los que quieras de Permitidos y de los Recursos.
coach-write-last-cube = Usas todos los cubos de Obligatorios, y los que quieras de Permitidos.
coach-check-equation = Calcula el lado izquierdo: ¿es igual a la Meta, como sea que se agrupe?
coach-check-sets = Busca las cartas del conjunto una por una: ¿son tantas como dice la Meta?
