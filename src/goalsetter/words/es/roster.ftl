### A list of names that a coach or a school sends: what is wrong with it, and what to try.

## The whole list.

roster-empty-roster = La lista no tiene nombres. Pon un nombre en cada línea.
roster-too-large = El archivo es muy grande para una lista de nombres. Envía solo los nombres.
roster-unpacks-too-large = El libro de Excel es muy grande por dentro. Copia los nombres en uno nuevo.
roster-too-many-rows = La lista tiene más de { $expected } filas. Divídela en dos.
roster-not-text = Este archivo no es texto. Guarda la lista como CSV o XLSX e inténtalo otra vez.
roster-not-workbook = Este libro de Excel no se abre. Guárdalo otra vez como XLSX o pega los nombres.
roster-locked-workbook = Este libro de Excel es antiguo o tiene contraseña. Guárdalo como XLSX sin contraseña.
roster-no-workbooks = Aquí no puedo leer libros de Excel. Guarda la lista como CSV o pega los nombres.
roster-other-sheets = Solo se leyó “{ $expected }”. También hay nombres en { $came }.
roster-bad-quotes = Fila { $row }: a unas comillas les falta su pareja en “{ $came }”. Ponla o quítalas.

## The row of headings.

roster-missing-column = Fila { $row }: falta una columna para { $column }. Añádela.
roster-unknown-column = Fila { $row }: nadie necesita la columna “{ $came }”. Se deja fuera.
roster-repeated-column = Fila { $row }: hay dos columnas para { $column }. Quita “{ $came }”.

## One row.

roster-missing-value = Fila { $row }: falta { $column }.
roster-too-long = Fila { $row }: “{ $came }” es muy largo para { $column }. Usa { $expected } letras o menos.
roster-not-a-choice = Fila { $row }: “{ $came }” no vale para { $column }. Prueba con { $expected }.
roster-too-many-cells = Fila { $row }: necesito { $expected } columnas. No sé qué es “{ $came }”.
roster-strange-character = Fila { $row }: hay un signo oculto en “{ $came }”. Escribe otra vez { $column }.
roster-formula = Fila { $row }: “{ $came }” es una fórmula. Escribe { $column } como texto simple.
roster-date = Fila { $row }: el programa hizo una fecha de { $column }: { $came }. Escríbelo como texto.
roster-cell-error = Fila { $row }: la celda para { $column } muestra un error: { $came }. Escríbelo otra vez.

## Rows that look alike.

roster-twin-name = Fila { $row }: “{ $came }” está también en la fila { $others }. ¿Es una sola persona o son dos?
roster-repeated-row = Fila { $row }: “{ $came }” es igual que la fila { $others }. Quita una.
roster-repeated-value = Fila { $row }: la fila { $others } también tiene “{ $came }” para { $column }. Cambia una.

## Names of columns.

roster-column-division = la división
roster-column-grade = el grado
roster-column-name = el nombre
roster-column-nickname = el apodo
roster-column-player = el nombre de quien juega
roster-column-school = la escuela
roster-column-team = el equipo
