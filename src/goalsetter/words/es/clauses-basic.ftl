### Lo que dice cada cláusula, con nuestras palabras: Basic EQUATIONS 2019-20.

## I

clause-basic-2019-20-I-A = { clause-2018-19-I-A }
clause-basic-2019-20-I-B = { clause-2018-19-I-B }
clause-basic-2019-20-I-B-1 = { clause-2018-19-I-B-1 }
clause-basic-2019-20-I-B-2 = { clause-2018-19-I-B-2 }
clause-basic-2019-20-I-B-3 = { clause-2018-19-I-B-3 }
clause-basic-2019-20-I-B-4 = { clause-2018-19-I-B-4 }
clause-basic-2019-20-I-C = Trae algo para escribir y papel en blanco. Nada de apuntes, libros, tablas, calculadoras ni teléfonos. En Minor, Elementary y Middle puedes usar una plantilla impresa para anotar la mano.
clause-basic-2019-20-I-D = { clause-2018-19-I-D }

## II

clause-basic-2019-20-II = Quien pone la Meta tira todos los cubos. Las caras de arriba son los Recursos. Después nadie puede voltear un cubo ni taparlo.

## III

clause-basic-2019-20-III-A = { clause-2018-19-III-A }
clause-basic-2019-20-III-B = { clause-2018-19-III-B }
clause-basic-2019-20-III-B-1 = { clause-2018-19-III-B-1 }
clause-basic-2019-20-III-B-2 = { clause-2018-19-III-B-2 }
clause-basic-2019-20-III-B-3 = { clause-2018-19-III-B-3 }
clause-basic-2019-20-III-C = { clause-2018-19-III-C }
clause-basic-2019-20-III-C-1 = { clause-2018-19-III-C-1 }
clause-basic-2019-20-III-C-2 = { clause-2018-19-III-C-2 }
clause-basic-2019-20-III-C-3 = { clause-2018-19-XIII-A-general-rule }

## IV

clause-basic-2019-20-IV-A = { clause-2018-19-IV-A }
clause-basic-2019-20-IV-B = { clause-2018-19-IV-B }
clause-basic-2019-20-IV-B-1 = Los números de la Meta tienen una, dos o tres cifras. Puedes usar signos, pero no hace falta. Todos los cubos van derechos.
clause-basic-2019-20-IV-B-2 = En la Meta vale el orden de las operaciones. Puedes dejar espacios para agrupar los cubos. Lo que digas de palabra no cuenta. Una raíz antes de un grupo vale solo para ese grupo.
clause-basic-2019-20-IV-B-3 = { clause-2018-19-IV-B-3 }
clause-basic-2019-20-IV-B-3-a = { clause-2018-19-IV-B-3-a }
clause-basic-2019-20-IV-B-3-b = { clause-2018-19-IV-B-3-b }
clause-basic-2019-20-IV-B-3-c = { clause-2018-19-IV-B-3-c }
clause-basic-2019-20-IV-B-3-d = { clause-2018-19-IV-B-3-d }
clause-basic-2019-20-IV-C = Puedes hacer una bonificación antes del primer cubo de la Meta. Di “Bonificación”, pon un cubo en Prohibidos y después pon la Meta.
clause-basic-2019-20-IV-D = { clause-2018-19-IV-D }
clause-basic-2019-20-IV-D-1 = { clause-2018-19-IV-D-1 }
clause-basic-2019-20-IV-D-1-c = { clause-2018-19-IV-D-1-c }
clause-basic-2019-20-IV-D-2 = { clause-2018-19-IV-D-2 }

## V

clause-basic-2019-20-V-A = { clause-2018-19-V-A }
clause-basic-2019-20-V-B = { clause-2018-19-V-B }
clause-basic-2019-20-V-C = Cualquiera puede hacer una bonificación antes de su jugada normal. Di “Bonificación” primero. Pon un cubo en Prohibidos y después otro en cualquier parte. Si no lo dijiste, no tienes segundo cubo.

## VI

clause-basic-2019-20-VI-A = { clause-2018-19-VI-A }
clause-basic-2019-20-VI-A-1 = { clause-2018-19-VI-A-1 }
clause-basic-2019-20-VI-A-2 = { clause-2018-19-VI-A-2 }
clause-basic-2019-20-VI-A-2-a = Para Ahora deben quedar al menos dos cubos en Recursos. Si no, el reto no cuenta.
clause-basic-2019-20-VI-A-2-b = Una Solución necesita dos cubos. Por eso no digas Ahora antes de que haya un cubo en Obligatorios o Permitidos. Un reto así no cuenta.
clause-basic-2019-20-VI-B = Para retar, toma el bloque y di qué reto es. Si la última jugada fue tuya, no cuenta, pero no cuesta nada. No tomes el bloque para nada más.

## VII

clause-basic-2019-20-VII-A = { clause-2018-19-VII-A }
clause-basic-2019-20-VII-A-1 = Después de Ahora, debe escribir quien reta. Quien movió no puede.
clause-basic-2019-20-VII-A-2 = Después de Imposible, debe escribir quien movió. Quien reta no puede.
clause-basic-2019-20-VII-A-3 = El Tercero decide en los dos minutos para escribir. Puede decir si escribe, decir con quién va, o solo entregar un papel o no. Después no puede cambiar.
clause-basic-2019-20-VII-B = { clause-2018-19-VII-B }
clause-basic-2019-20-VII-B-1 = { clause-2018-19-VII-B-1 }
clause-basic-2019-20-VII-B-2 = Tu Solución debe ser igual a la Meta como la escribiste. Escribe la Meta misma, no su valor.
clause-basic-2019-20-VII-B-3 = { clause-2018-19-VII-B-3 }
clause-basic-2019-20-VII-B-3-a = { clause-2018-19-VII-B-3-a }
clause-basic-2019-20-VII-B-3-b = { clause-2018-19-VII-B-3-b }
clause-basic-2019-20-VII-B-3-c = { clause-2018-19-VII-B-3-d }
clause-basic-2019-20-VII-B-3-d = { clause-2018-19-VII-B-3-c }
clause-basic-2019-20-VII-B-3-e = { clause-2018-19-VII-B-3-e }
clause-basic-2019-20-VII-B-3-f = { clause-2018-19-VII-B-3-f }
clause-basic-2019-20-VII-B-4 = Los números de una Solución tienen una cifra.
clause-basic-2019-20-VII-B-5 = Vale el orden de las operaciones: paréntesis, luego potencias y raíces, luego × y ÷, luego + y −, de izquierda a derecha. Así cada papel tiene un solo sentido.
clause-basic-2019-20-VII-C = { clause-2018-19-VII-C }
clause-basic-2019-20-VII-C-1 = { clause-2018-19-VII-C-2 }
clause-basic-2019-20-VII-C-1-a = { clause-2018-19-VII-C-2-a }
clause-basic-2019-20-VII-C-1-b = { clause-2018-19-VII-C-2-c }
clause-basic-2019-20-VII-C-2 = { clause-2018-19-VII-C-3 }
clause-basic-2019-20-VII-C-3 = Acepta o rechaza un papel antes de que se acabe el tiempo. Para rechazarlo debes dar una razón. Un papel es correcto si nadie muestra que está mal. Estas son las razones.
clause-basic-2019-20-VII-C-3-a = { clause-2018-19-VII-C-4-a }
clause-basic-2019-20-VII-C-3-b = { clause-2018-19-VII-C-4-b }
clause-basic-2019-20-VII-C-3-c = { clause-2018-19-VII-C-4-c }
clause-basic-2019-20-VII-C-3-d = { clause-2018-19-VII-C-4-e }
clause-basic-2019-20-VII-C-3-e = La Meta del tapete no significa nada. Es muy larga, tiene un número de cuatro cifras, o tiene un cubo girado.
clause-basic-2019-20-VII-C-3-f = { clause-2018-19-VII-C-4-g }
clause-basic-2019-20-VII-C-3-g = { clause-2018-19-VII-C-4-i }

## VIII

clause-basic-2019-20-VIII-A = { clause-2018-19-VIII-A }
clause-basic-2019-20-VIII-B = { clause-2018-19-VIII-B }

## IX

clause-basic-2019-20-IX-A = { clause-2018-19-IX-A }
clause-basic-2019-20-IX-A-1 = { clause-2018-19-IX-A-1 }
clause-basic-2019-20-IX-A-2 = { clause-2018-19-IX-A-2 }
clause-basic-2019-20-IX-B = { clause-2018-19-IX-B }
clause-basic-2019-20-IX-C = { clause-2018-19-IX-C }

## X

clause-basic-2019-20-X = { clause-2018-19-X }
clause-basic-2019-20-X-A = { clause-2018-19-X-A }
clause-basic-2019-20-X-A-1 = { clause-2018-19-X-A-1 }
clause-basic-2019-20-X-A-2 = Si no debías escribir, ningún rival puede tener un papel correcto. Pero después de Imposible en una partida de tres, si no escribiste y aceptas un papel malo, ganas 2.
clause-basic-2019-20-X-B = { clause-2018-19-X-B }
clause-basic-2019-20-X-B-1 = { clause-2018-19-X-B-1 }
clause-basic-2019-20-X-B-2 = { clause-2018-19-X-B-2 }
clause-basic-2019-20-X-C = { clause-2018-19-X-C }
clause-basic-2019-20-X-D = { clause-2018-19-X-D }

## XI

clause-basic-2019-20-XI-A = { clause-2018-19-XI-A }
clause-basic-2019-20-XI-A-note = Un juez debe poner sus iniciales en cada penalización de un punto. Esto vale en Minor, Elementary y Middle.
clause-basic-2019-20-XI-A-1 = { clause-2018-19-XI-A-1 }
clause-basic-2019-20-XI-A-1-d = Tienes 15 segundos para decir tu reto cuando tienes el bloque en la mano.
clause-basic-2019-20-XI-A-2 = { clause-2018-19-XI-A-2 }
clause-basic-2019-20-XI-A-3 = Cuando se acaba el tiempo, un rival te avisa y cuenta diez segundos. Pierdes el punto solo si no has terminado.
clause-basic-2019-20-XI-B = { clause-2018-19-XI-B }

## XII

clause-basic-2019-20-XII-A = { clause-2018-19-XII-A }
clause-basic-2019-20-XII-B = { clause-2018-19-XII-B }
