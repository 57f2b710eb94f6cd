### Practice on its page, and why an item did not come.

## What to practice.

web-practice-title = Practicar
web-practice-told = Cada ejercicio se comprobó antes de llegar aquí. Vale toda respuesta correcta.
web-practice-book = Juego
web-practice-division = División
web-practice-kind = Tipo
web-practice-any-kind = Un poco de todo
web-practice-coming = Un momento. Estoy preparando un ejercicio.
web-practice-none = Ahora no hay ejercicios nuevos de este tipo. Elige otro tipo.
web-practice-again = Intentar de nuevo
web-practice-tally =
    { $tried ->
        [one] { $right } de { $tried } ejercicio bien
       *[other] { $right } de { $tried } ejercicios bien
    }

## Answering.

web-practice-answer = Responder
web-practice-choice-told = Elige una respuesta
web-practice-many-told = Elige todas las correctas
web-practice-cards-told = Elige las cartas
web-practice-no-card = No hay ninguna carta así
web-practice-faces-which-cube = Elige el dado
web-practice-faces-trap = Elige el dado para Prohibidos
web-practice-move-told = Elige un dado en el tapete. Luego elige adónde va.
web-practice-values = Tus números
web-practice-values-told = Sepáralos con comas, como 7, 1/2.
web-practice-choose-one = Elige una
web-practice-judging = El juez lo está mirando.

## The reply.

web-practice-right = ¡Bien!
web-practice-wrong = Esta vez no
web-practice-undecided = Sin decidir
web-practice-yours = Tu respuesta
web-practice-witness = Una solución
web-practice-proof = Por qué no se puede
web-practice-right-ones =
    { $count ->
        [one] La respuesta correcta
       *[other] Respuestas correctas
    }
web-practice-to = a { $section }
web-practice-disputed = Los jueces no están de acuerdo en esto, así que no cuenta.
web-practice-next = Siguiente
web-practice-object = Creo que esto está mal
web-practice-argument = ¿Qué tiene de malo?
web-practice-argument-told = Guardamos el ejercicio con tus palabras. No escribas tu nombre.
web-practice-send = Enviar
web-practice-objected = Gracias. Lo guardamos con tus palabras.

## Skills and sittings.

web-practice-skills = Lo que sé
web-practice-skills-due = Toca repasar
web-practice-skills-growing = Creciendo
web-practice-skills-firm = Firme
web-practice-skills-told = Solo se guarda en este navegador.
web-practice-enough = Basta por hoy. ¡Bien hecho!
web-practice-enough-told = Lo que viste hoy vuelve otro día, justo a tiempo.
web-practice-more = Unos pocos más

## Refusals.

server-no-practice = Todavía no hay nada que practicar para { $came }.
server-no-item-here = Este ejercicio ya no está. Toma el siguiente.
