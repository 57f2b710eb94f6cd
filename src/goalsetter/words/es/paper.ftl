### Paper: cards, sheets and lists that are printed.

## Why a paper cannot be printed.

paper-nothing-to-print = Aún no hay nada que imprimir. Primero añade a alguien.
paper-unknown-size = No puedo imprimir en “{ $came }”. Prueba con letter o a4.
paper-not-installed = Para imprimir hace falta el servidor. Añádelo con: { $expected }
paper-too-many-players = En una mesa hay tres personas o menos. Aquí hay más: { $came }.
paper-figures-missing = La lista tiene pocas o demasiadas cifras para “{ $came }”.
paper-does-not-fit = “{ $came }” es muy largo para su lugar en la página. Hazlo más corto.

## The login card of a child.

paper-card-title = Tarjetas de entrada
paper-card-how = Escanea el cuadro. O abre esta página, escribe el código de la clase, toca tu nombre y escribe tus palabras:
paper-card-code = Código de clase
paper-card-words = Tus palabras y tu número. Guárdalos en secreto.

## The scoresheet of a table.

paper-sheet-title = Hoja de puntos
paper-table = Mesa { $table }
paper-shake = Mano { $number }
paper-score = Puntos
paper-penalty = −1
paper-judge = Juez
paper-total = Suma
paper-match-points = Puntos de partida
paper-initials = Iniciales
paper-places = Puntos de partida
paper-places-1-1-1 = Sin empate
paper-places-2-1 = Dos empatan el primer lugar
paper-places-1-2 = Dos empatan el segundo lugar
paper-places-3 = Empatan los tres
paper-places-1-1 = Dos personas
paper-places-2 = Dos personas, empate
paper-sheet-rule = Revisa las sumas. Luego pon tus iniciales bajo tus puntos. Quien gana entrega la hoja de puntos. ¿Protestas una decisión? Entonces no pongas tus iniciales. Pide el formulario enseguida.
paper-added-minutes = Minutos añadidos
paper-absent = Ausente, en las manos
paper-protest = Protesta de
paper-circle = Encierra en un círculo las variaciones de cada mano

## Lists and cards for the hall.

paper-table-word = Mesa
paper-table-cards = Tarjetas de mesa
paper-seating-by-name = Encuentra tu mesa
paper-seating-by-table = Lugares por mesa
paper-standings = Clasificación
paper-provisional = Aún puede cambiar
paper-page = Página { $page } de { $pages }

## Certificates.

paper-certificate = Diploma
paper-certificate-to = Este diploma se entrega a
paper-certificate-for = por
