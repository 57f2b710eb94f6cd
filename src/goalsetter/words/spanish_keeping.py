"""Spanish about what is kept: old tables that go, and what is done when the store fails."""

from __future__ import annotations

SPANISH_KEEPING = {
    "server-no-store": "Ahora no se puede guardar el juego, así que no cambió nada. El reloj está "
    "parado. Espera un momento, mira la mesa y prueba otra vez.",
    "server-elsewhere": "Ahora otro servidor lleva esta mesa. Aquí no cambió nada. Carga la página "
    "otra vez en un momento.",
    "server-store-lost": "Otro Goalsetter se hizo cargo de las mesas de {where}, así que este se "
    "detuvo. Lo que se dijo a los jugadores está guardado. Abre solo uno a la vez.",
    "server-store-down": "No puedo llegar a la base de datos {where}. Iníciala, o mira la "
    "dirección, y prueba otra vez. ({said})",
    "server-store-away": "La base de datos {where} se fue mientras trabajaba. Prueba otra vez "
    "cuando esté de vuelta.",
    "server-store-empty": "El archivo {said} está vacío: era una base de datos, o iba a serlo. "
    "Quítalo para empezar sin mesas, o quítalo y usa goalsetter restore con una copia.",
    "server-store-damaged": "La base de datos de {where} está dañada ({said}). Guarda una copia de "
    "la carpeta, quita los archivos goalsetter.db* y usa goalsetter restore con tu copia más "
    "nueva.",
    "server-store-other": "El archivo de {where} es una base de datos de otro programa: tiene las "
    "tablas {said}. Elige otra carpeta con --data.",
    "server-store-schema": "La base de datos de {where} no está entera: falta {said}. Quítala y "
    "usa goalsetter restore con una copia.",
    "server-set-aside": "Esto se apartó porque nadie lo usó por mucho tiempo. La persona que tiene "
    "este servidor puede traerlo de vuelta.",
}
