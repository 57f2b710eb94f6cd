### Paper: cards, sheets and lists that are printed.

## Why a paper cannot be printed.

paper-nothing-to-print = Aún no hay nada que imprimir. Primero añade a alguien.
paper-unknown-size = No puedo imprimir en “{ $came }”. Prueba con letter o a4.
paper-does-not-fit = “{ $came }” es muy largo para su lugar en la página. Hazlo más corto.

## The login card of a child.

paper-card-title = Tarjetas de entrada
paper-card-how = Escanea el cuadro. O abre esta página, escribe el código de la clase, toca tu nombre y escribe tus palabras:
paper-card-code = Código de clase
paper-card-words = Tus palabras y tu número. Guárdalos en secreto.
