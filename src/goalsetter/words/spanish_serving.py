"""Spanish for whoever runs the server: its options, and what it says of its figures."""

from __future__ import annotations

SPANISH_SERVING = {
    "help-serve-log": "Escribe lo que pasa, una línea por cada suceso: text para personas, json "
    "para programas, off para nada más que lo que salió mal.",
    "help-serve-metrics": "Dice las cifras en /metrics también a otras computadoras, no solo a "
    "esta.",
    "help-serve-keep": "Aparta una mesa cuando nadie la usó en tantos días, y la borra 14 días "
    "después; si no se da, 90, y 0 la guarda para siempre.",
    "help-forget": "Borra mesas, registros subidos e informes, con todo lo que se guarda de ellos.",
    "help-forget-code": "Los códigos de las mesas, o los nombres en los enlaces de los informes.",
    "forgot": "Mesas e informes borrados: {count}, de los pedidos: {path}.",
    "help-aside": "Lista lo que se apartó porque nadie lo usó por mucho tiempo.",
    "help-bring-back": "Trae de vuelta mesas e informes que se apartaron.",
    "help-bring-back-code": "Sus códigos o nombres, como los lista goalsetter aside.",
    "brought-back": "Traídos de vuelta: {count}, de los pedidos: {path}.",
    "aside-count": "Apartados: {count}.",
    "aside-table": "mesa {name}, usada por última vez el {day}",
    "aside-analysis": "informe {name}, pedido el {day}",
    "server-deleted": "Esta mesa se borró, con todo lo que se guardaba de ella.",
    "server-not-owners-key": "Solo quien hizo la mesa puede borrarla.",
    "web-manage-delete": "Borrar esta mesa y su registro",
    "help-serve-name": "Un nombre con el que los navegadores encuentran este servidor, como "
    "games.school.example; se puede dar varias veces.",
    "server-other-name": "Este servidor no se llama {came}. Abre la dirección que dijo al empezar; "
    "o quien lo tiene lo abre con --name {came}.",
    "page-nothing": "Aquí no hay nada",
    "page-no-page": "Mira otra vez la dirección: puede que una letra esté mal o falte.",
    "page-home": "A la página de inicio",
    "server-figures-here": "Las cifras se dicen solo a esta computadora. Para decirlas a otras, "
    "abre el servidor con --metrics.",
}
