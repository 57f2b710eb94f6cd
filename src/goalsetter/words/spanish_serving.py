"""Spanish for whoever runs the server: its options, and what it says of its figures."""

from __future__ import annotations

SPANISH_SERVING = {
    "help-serve-log": "Escribe lo que pasa, una línea por cada suceso: text para personas, json "
    "para programas, off para nada más que lo que salió mal.",
    "help-serve-metrics": "Dice las cifras en /metrics también a otras computadoras, no solo a "
    "esta.",
    "help-serve-keep": "Aparta una mesa cuando nadie la usó en tantos días, y la borra 14 días "
    "después; si no se da, 90, y 0 la guarda para siempre.",
    "help-forget": "Borra mesas y todo lo que se guarda de ellas, mientras la mesa está cerrada.",
    "help-forget-code": "Los códigos de las mesas.",
    "forgot": "Mesas borradas: {count}, de las pedidas: {path}.",
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
