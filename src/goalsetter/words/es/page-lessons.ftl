### Learning, on the page.

web-learn = Aprender a jugar
web-learn-told = Cinco minutos para cada juego, en el tapete de verdad, paso a paso.
web-learn-game = Aprender { $game }
web-learn-reached = Llegaste al paso { $number }.
web-learn-step = Paso { $number } de { $count }
web-learn-task = Tu tarea
web-learn-right = ¡Bien hecho!
web-learn-wrong = Todavía no.
web-learn-shown = ¡Mira!
web-learn-again = Probar otra vez
web-learn-show = Muéstrame
web-learn-next = Siguiente
web-learn-back = Atrás
web-learn-leave = Todos los cursos
web-learn-done = ¡Ya sabes jugar { $game }!
web-learn-done-told = Sabes todo lo que hace falta para una primera partida. Antes de poner la Meta, además, cada quien elige una variación; al lado dice qué significa. En una mesa con bots puedes pedir una pista.
web-learn-once-more = Otra vez desde el principio
web-learn-table = En la mesa
web-learn-table-told = Lecciones cortas sobre lo que haces con los demás. Cada una dura unos dos minutos.
web-learn-variations = Una variación cada vez
web-learn-variations-told = Dos minutos cada una: mira, hazlo, úsalo.
web-learn-book = Reglamento y división
web-learn-in-book = { $division }, { $book }
web-learn-count = Has hecho { $done } de { $count }.
web-learn-is-done = hecha
web-learn-question = Pregunta
web-learn-answer = Esa es mi respuesta
web-learn-lesson-done = Terminada: { $title }
web-learn-this = esta lección
web-learn-more = Más lecciones

## Without a network.

web-learn-kept = Guardado.
web-learn-kept-told = Lo reviso cuando vuelva la red. Puedes seguir.
web-learn-alone = Ahora no hay red. Puedes seguir: guardo lo que no puedo revisar.
web-learn-alone-not = Esta lección necesita la red. Las que ya abriste funcionan sin ella.
web-learn-since = Respuestas que escribiste sin red
web-learn-since-step = { $course }, paso { $number }: { $title }
web-learn-since-waits = La reviso cuando vuelva la red.
web-learn-since-look = Abrir el paso
web-learn-since-drop = Entendido
web-hint = Pista
web-hint-more = Otra pista
web-hint-thinking = Pensando …
