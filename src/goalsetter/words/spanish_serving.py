"""Spanish for whoever runs the server: its options, and what it says of its figures."""

from __future__ import annotations

SPANISH_SERVING = {
    "help-serve-log": "Escribe lo que pasa, una línea por cada suceso: text para personas, json "
    "para programas, off para nada más que lo que salió mal.",
    "help-serve-metrics": "Dice las cifras en /metrics también a otras computadoras, no solo a "
    "esta.",
    "server-figures-here": "Las cifras se dicen solo a esta computadora. Para decirlas a otras, "
    "abre el servidor con --metrics.",
}
