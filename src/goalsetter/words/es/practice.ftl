### Practice: kinds of items, what they ask, answers and replies.

## Kinds, and what each is about.

practice-kind-decide = ¿Ahora o Imposible?
practice-kind-decide-told = Mira el tapete. ¿Retas o sigues jugando?
practice-kind-write = Escríbelo
practice-kind-write-told = Hubo un reto. Escribe una Solución a tiempo.
practice-kind-which-cube = ¿Qué cubo?
practice-kind-which-cube-told = Basta un cubo más. Encuéntralo.
practice-kind-safe-move = Jugada segura
practice-kind-safe-move-told = Haz una jugada que nadie pueda retar.
practice-kind-trap = Trampa
practice-kind-trap-told = ¿Qué cubo en Prohibidos haría Imposible la Meta?
practice-kind-why-not = ¿Por qué no?
practice-kind-why-not-told = Nadie puede formar esta Meta. Di por qué.
practice-kind-set-goal = Pon una Meta
practice-kind-set-goal-told = Pon una Meta que no sea ni muy fácil ni muy difícil.
practice-kind-check = Revisa un papel
practice-kind-check-told = Acepta el papel, o di qué tiene mal.
practice-kind-break-it = Rómpelo
practice-kind-break-it-told = Añade paréntesis con los que el papel esté mal.
practice-kind-mend-it = Arréglalo
practice-kind-mend-it-told = Añade los menos paréntesis posibles para que el papel esté bien.
practice-kind-read = Léelo
practice-kind-read-told = Busca todos los números que puede dar una línea.
practice-kind-choose = Elige una variación
practice-kind-choose-told = ¿Puedes elegir ahora esta variación?
practice-kind-name-cards = Nombra las cartas
practice-kind-name-cards-told = Busca las cartas que toma un Nombre del Conjunto, o que quita una Restricción.
practice-kind-deal-goal = Metas a tu alcance
practice-kind-deal-goal-told = ¿Qué Metas puedes formar con estas cartas y estos cubos?
practice-kind-side = Elige un lado
practice-kind-side-told = Eres el Tercero. ¿Qué lado tiene razón?
practice-kind-score = Lleva los puntos
practice-kind-score-told = Anota los puntos de una mano o de una partida.
practice-kind-forceout = ¿Flub o forceout?
practice-kind-forceout-told = Basta un cubo más. ¿Se podía evitar?
practice-kind-avoid = La salida
practice-kind-avoid-told = Busca una jugada que no era un flub.

## What is asked.

practice-ask-decide = Es tu turno. ¿Retas o sigues jugando?
practice-ask-write-now =
    { $solutions ->
        [one] Dijiste Ahora. Escribe una Solución con un cubo más a lo sumo.
       *[other] Dijiste Ahora. Escribe { $solutions } Soluciones con un cubo más a lo sumo.
    }
practice-ask-write-impossible =
    { $solutions ->
        [one] Tu rival dijo Imposible. Escribe una Solución.
       *[other] Tu rival dijo Imposible. Escribe { $solutions } Soluciones.
    }
practice-ask-which-cube = Basta un cubo más de los Recursos. ¿Cuál?
practice-ask-safe-move = Mueve un cubo de modo que nadie te pueda retar.
practice-ask-trap = ¿Qué cubo tiene que ir a Prohibidos para que nadie pueda formar la Meta?
practice-ask-why-not = Nadie puede formar esta Meta. ¿Por qué?
practice-ask-set-goal = Pon una Meta. Su Solución más corta debe tener de { $least } a { $most } cubos.
practice-ask-check = Tu rival dijo Ahora y escribió esto. Acéptalo, o di qué tiene mal.
practice-ask-break-it = Tu rival escribió esto. Añade paréntesis con los que esté mal.
practice-ask-mend-it = Añade los menos paréntesis posibles, para que solo quede la lectura correcta.
practice-ask-read = ¿Qué números puede dar esta línea? Escríbelos todos.
practice-ask-choose = Quieres elegir { $name }. ¿Puedes?
practice-ask-choose-after = Ya se eligió: { $before }. Quieres elegir { $name }. ¿Puedes?
practice-ask-name-cards-takes = ¿Qué cartas hay en este conjunto?
practice-ask-name-cards-removes = ¿Qué cartas quita esta Restricción?
practice-ask-deal-goal = ¿Cuáles de estas Metas puedes formar? Márcalas todas.
practice-ask-side-now = Eres el Tercero. Quien reta dijo Ahora. ¿De qué lado te pones?
practice-ask-side-impossible = Eres el Tercero. Quien reta dijo Imposible. ¿De qué lado te pones?
practice-ask-score-match = La partida terminó. A tiene { $a } puntos, B tiene { $b } y C tiene { $c }. ¿Cuántos puntos de partida reciben?
practice-ask-score-shake-right = A movió. B dijo { $claim } y tenía razón. C se puso del lado de { $third }. Cada papel fue como debía. ¿Cuánto recibe cada quien?
practice-ask-score-shake-wrong = A movió. B dijo { $claim } y no tenía razón. C se puso del lado de { $third }. Cada papel fue como debía. ¿Cuánto recibe cada quien?
practice-ask-forceout = Quien movió puso { $face } en { $section }. Ahora basta un cubo más. ¿Qué dices?
practice-ask-avoid = Quien movió puso { $face } en { $section }. Eso fue un flub. Muestra una jugada que no lo era.

practice-with = En juego: { $names }
practice-section = { $section }: { $cubes }

## Answers to choose from.

practice-option-now = ¡Ahora!
practice-option-impossible = ¡Imposible!
practice-option-play-on = Seguir jugando
practice-option-a-flub = A-Flub
practice-option-p-flub = P-Flub
practice-option-flub = A-Flub
practice-option-forceout = Forceout
practice-option-required = Obligatorios
practice-option-permitted = Permitidos
practice-option-forbidden = Prohibidos
practice-option-challenger = quien reta
practice-option-mover = quien movió
practice-option-challenger-write = Con quien reta, y escribo
practice-option-challenger-rest = Con quien reta, sin papel
practice-option-mover-write = Con quien movió, y escribo
practice-option-mover-rest = Con quien movió, sin papel
practice-option-accept = Lo acepto
practice-option-unequal = Los dos lados no son iguales
practice-option-wrong-value = No forma la Meta
practice-option-missing-required = No usa un cubo de Obligatorios
practice-option-uses-forbidden = Usa un cubo de Prohibidos
practice-option-too-many-resources = Usa demasiados cubos de los Recursos
practice-option-ambiguous = Se puede agrupar de modo que esté mal
practice-option-may = Sí, puedo
practice-option-not-offered = No, no está en la lista
practice-option-already-chosen = No, ya está elegida
practice-option-conflicts = No, choca con otra
practice-option-no-effect = No, no cambiaría nada
practice-option-few-cubes = Hay muy pocos cubos
practice-option-few-signs = Hay muy pocos signos para las cifras
practice-option-few-digits = Hay muy pocas cifras para los signos
practice-option-all-positive = La Meta es menor que 0, y estos cubos no llegan ahí
practice-option-too-large = La Meta es muy grande para estas cifras
practice-option-no-digit = No hay ninguna cifra que usar
practice-option-goal-beyond-universe = La Meta es más que todas las cartas
practice-option-no-sum-of-classes = Estos cubos no distinguen las cartas
practice-option-too-few-cubes = Hay muy pocos cubos para una Solución
practice-option-too-few-joins = Hay muy pocos signos para los conjuntos
practice-option-too-few-sets = Hay muy pocos conjuntos para los signos

## Replies.

practice-reply-unreadable = No puedo leer eso. Prueba otra vez.
practice-reply-unreadable-paper = No puedo leer este papel. Míralo otra vez.
practice-reply-unreadable-goal = No puedo leer esta Meta. Usa cubos de la tirada.
practice-reply-unreadable-values = No puedo leer eso. Escribe números con comas, como 7, 1/2.
practice-reply-undecided = No sé decir si está bien. No cuenta.
practice-reply-decide-now = Es Ahora. Basta un cubo más.
practice-reply-decide-impossible = Es Imposible. Nadie puede formar la Meta.
practice-reply-decide-play-on = Hay que seguir. No basta un cubo más, pero la Meta aún se puede formar.
practice-reply-paper-right = ¡Bien! Tu papel se acepta.
practice-reply-paper-wrong = Este papel no se acepta.
practice-reply-which-cube-right = ¡Bien! Con { $face } puedes formar la Meta.
practice-reply-which-cube-wrong = Con { $face } no. Toma { $other }.
practice-reply-trap-right = ¡Bien! Sin { $face } nadie puede formar la Meta.
practice-reply-trap-wrong = La Meta aún se puede formar sin { $face }. Prueba { $other }.
practice-reply-move-safe = ¡Segura! Quien rete esa jugada pierde.
practice-reply-move-now = Ahora basta un cubo más, y un rival puede decir Ahora. { $other } a { $place } es segura.
practice-reply-move-impossible = Ahora nadie puede formar la Meta, y un rival puede decir Imposible. { $other } a { $place } es segura.
practice-reply-why-not-right = ¡Bien! Esa es la razón.
practice-reply-why-not-wrong = Esa no es la razón.
practice-reply-goal-good =
    { $cubes ->
        [one] ¡Buena Meta! La Solución más corta tiene { $cubes } cubo.
       *[other] ¡Buena Meta! La Solución más corta tiene { $cubes } cubos.
    }
practice-reply-goal-short =
    { $cubes ->
        [one] Muy fácil. Hay una Solución con { $cubes } cubo.
       *[other] Muy fácil. Hay una Solución con { $cubes } cubos.
    }
practice-reply-goal-long =
    { $cubes ->
        [one] Muy difícil. La Solución más corta tiene { $cubes } cubo.
       *[other] Muy difícil. La Solución más corta tiene { $cubes } cubos.
    }
practice-reply-goal-impossible = Nadie puede formar esta Meta, y un rival puede decir Imposible.
practice-reply-goal-illegal = No puedes poner esta Meta con estos cubos.
practice-reply-check-accept = ¡Bien! No tiene nada mal.
practice-reply-check-not-accept = No tiene nada mal. Acéptalo.
practice-reply-check-unequal = ¡Bien! Los dos lados no son iguales.
practice-reply-check-not-unequal = Calcúlalo otra vez. Los dos lados no son iguales.
practice-reply-check-wrong-value = ¡Bien! No forma la Meta.
practice-reply-check-not-wrong-value = Cuenta las cartas otra vez. No forma la Meta.
practice-reply-check-missing-required = ¡Bien! No usa un cubo de Obligatorios.
practice-reply-check-not-missing-required = Mira los Obligatorios. No usa un cubo de allí.
practice-reply-check-uses-forbidden = ¡Bien! Usa un cubo de Prohibidos.
practice-reply-check-not-uses-forbidden = Mira los Prohibidos. El papel usa un cubo de allí.
practice-reply-check-too-many-resources = ¡Bien! Tras Ahora, a lo sumo un cubo de los Recursos.
practice-reply-check-not-too-many-resources = Cuenta los cubos de los Recursos. Tras Ahora, a lo sumo uno.
practice-reply-check-ambiguous = ¡Bien! Se puede agrupar de modo que esté mal.
practice-reply-check-not-ambiguous = Prueba otros paréntesis. Hay un modo de agrupar que está mal.
practice-reply-regrouped-other = Deja cada cubo en su lugar. Solo añade paréntesis.
practice-reply-broken = ¡Bien! Leído así, el papel está mal.
practice-reply-not-broken = Leído así, el papel sigue bien. Agrúpalo de otro modo.
practice-reply-mended = ¡Bien! Ahora solo queda la lectura correcta.
practice-reply-mended-with-more = El papel se acepta. Bastan menos paréntesis.
practice-reply-not-mended = Todavía no está bien.
practice-reply-read-right = ¡Bien! { $line } da { $values }.
practice-reply-read-more = Tienes algunos, pero no todos. { $line } da { $values }.
practice-reply-read-other = Casi. { $line } da { $values }.
practice-reply-choose-may = Puedes elegir { $name }.
practice-reply-choose-not-offered = { $name } no está en la lista de esta división.
practice-reply-choose-already-chosen = { $name } ya está elegida.
practice-reply-choose-conflicts = { $name } choca con una que ya está elegida.
practice-reply-choose-no-effect = Con esta tirada, { $name } no cambiaría nada.
practice-reply-cards-right = ¡Bien! Estas son las cartas: { $cards }
practice-reply-cards-wrong = Casi. Estas son las cartas: { $cards }
practice-reply-cards-none-right = ¡Bien! No hay ninguna carta así.
practice-reply-cards-none-wrong = Casi. No hay ninguna carta así.
practice-reply-goals-right = ¡Bien! Puedes formar { $goals }.
practice-reply-goals-wrong = Casi. Puedes formar { $goals }.
practice-reply-side-challenger-write = Quien reta tiene razón. Ponte de su lado y escribe una Solución.
practice-reply-side-challenger-rest = Quien reta tiene razón. Ponte de su lado; no hace falta papel.
practice-reply-side-mover-write = Quien movió tiene razón. Ponte de su lado y escribe una Solución.
practice-reply-side-mover-rest = Quien movió tiene razón. Ponte de su lado; no hace falta papel.
practice-reply-side-pen-challenger-write = El lado es correcto. Pero de este lado hay que escribir.
practice-reply-side-pen-challenger-rest = El lado es correcto. Pero de este lado no hace falta papel.
practice-reply-side-pen-mover-write = El lado es correcto. Pero de este lado también hay que escribir.
practice-reply-side-pen-mover-rest = El lado es correcto. Pero de este lado nadie escribe.
practice-reply-score-shake-right = ¡Bien! A recibe { $a }, B recibe { $b } y C recibe { $c }.
practice-reply-score-shake-wrong = Casi. A recibe { $a }, B recibe { $b } y C recibe { $c }.
practice-reply-score-match-right = ¡Bien! A obtiene { $a }, B obtiene { $b } y C obtiene { $c }.
practice-reply-score-match-wrong = Casi. A obtiene { $a }, B obtiene { $b } y C obtiene { $c }.
practice-reply-called-flub = Di A-Flub. Se podía poner { $other } en { $place }.
practice-reply-called-forceout = Di forceout. Ninguna jugada era segura.

## Skills.

practice-skill-see-now =
    { $count ->
        [one] Ver Ahora con { $count } cubo
       *[other] Ver Ahora con { $count } cubos
    }
practice-skill-see-impossible = Ver Imposible
practice-skill-patience = Seguir cuando no hay nada que retar
practice-skill-write =
    { $count ->
        [one] Escribir con { $count } cubo
       *[other] Escribir con { $count } cubos
    }
practice-skill-write-powers = Escribir con potencias y raíces
practice-skill-trap = Hacerlo Imposible
practice-skill-why-not = Decir por qué es Imposible
practice-skill-safe-move-few = Encontrar la única jugada segura
practice-skill-safe-move-some = Mover con seguridad
practice-skill-set-goal = Poner una buena Meta
practice-skill-check-accept = Aceptar un papel correcto
practice-skill-check-unequal = Encontrar cuentas malas
practice-skill-check-wrong-value = Contar las cartas de un papel
practice-skill-check-missing-required = Mirar los Obligatorios
practice-skill-check-uses-forbidden = Mirar los Prohibidos
practice-skill-check-too-many-resources = Contar los cubos de los Recursos
practice-skill-check-ambiguous = Ver lo que se puede agrupar mal
practice-skill-break-it = Romper un papel
practice-skill-mend-it = Arreglar un papel
practice-skill-read-many = Leer una línea de todos los modos
practice-skill-read-plain = Calcular una línea
practice-skill-read-varied = Leer una línea con { $name }
practice-skill-choose-may = Elegir una variación
practice-skill-choose-not-offered = Conocer la lista
practice-skill-choose-already-chosen = Ver lo que ya se eligió
practice-skill-choose-conflicts = Ver variaciones que chocan
practice-skill-choose-no-effect = Ver variaciones que no cambian nada
practice-skill-name-cards-takes = Encontrar las cartas de un conjunto
practice-skill-name-cards-removes = Encontrar las cartas que salen
practice-skill-deal-goal = Ver Metas en las cartas
practice-skill-side-now = Elegir un lado tras Ahora
practice-skill-side-impossible = Elegir un lado tras Imposible
practice-skill-score-shake = Anotar una mano
practice-skill-score-match = Anotar una partida
practice-skill-forceout = Distinguir flub y forceout
practice-skill-avoid = Encontrar la salida

## Texts that are no item.

case-no-item = Esto no es un ejercicio: { QUOTE($came) }. Copia la línea entera.
case-item-incomplete = Este ejercicio no está completo. Falta: { $missing }.
case-item-number = Aquí un ejercicio tiene un número. Esto no lo es: { QUOTE($came) }.
