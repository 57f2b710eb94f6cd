### Learning, on the page.

web-learn = Aprender a jugar
web-learn-told = Cinco minutos para cada juego, en el tapete de verdad, paso a paso.
web-learn-new = ¿Es tu primera vez? Cinco minutos en el tapete, paso a paso
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
web-hint = Pista
web-hint-more = Otra pista
web-hint-thinking = Pensando …
