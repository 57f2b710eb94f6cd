### La página de las reglas, y lo que abre “regla”.

web-nav-rules = Reglas
web-rules-title = Las reglas
web-rules-told = Lo que dice cada cláusula, con nuestras palabras.
web-rules-search = Buscar
web-rules-search-hint = bonificación, VII-C-4 …
web-rules-books = Libros
web-rules-contents = Contenido
web-rules-tables = Tablas
web-rules-hits =
    { $count ->
        [0] No hay nada así. Prueba una sola palabra, o una cláusula como V-C.
        [one] { $count } cláusula
       *[other] { $count } cláusulas
    }
web-rules-whole = Verla en las reglas
web-rules-none = No tengo palabras para esta cláusula.
web-rules-all = Todas las reglas
web-tab-rules = Ayuda
web-help-turn = ¿De quién es el turno?
web-help-turn-yours = Es tu turno.
web-help-deeds = ¿Qué puedo hacer ahora?
web-help-deeds-none = Ahora nada. Mira a los demás y busca una Solución.
web-help-score = ¿Cuántos puntos ganamos?
web-help-book = Lo que dice el reglamento: { $title }
web-help-book-plain = Lo que dice el reglamento
web-help-search = Busca en las reglas
web-term-books = En las reglas:
