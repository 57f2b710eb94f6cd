"""English for choosing variations, and the list from which they are chosen."""

from __future__ import annotations

ENGLISH_CHOOSING = {
    "web-order-years": "List of variations",
    "web-order-years-odd": "Odd years",
    "web-order-years-even": "Even years",
    "web-order-years-both": "Both lists",
    "web-order-years-own": "The list of this book’s year.",
    "web-order-years-house": "A house rule: this is not the list of the book’s year.",
    "web-choose": "Choose a variation",
    "web-choose-do": "Choose it",
    "web-variations": "Variations:",
    "web-variation-void": "(void)",
    "web-choose-own-equations": "Or type one, like “base 9”",
    "web-choose-own-on-sets": "Or type one, like “required cube R”",
    "web-choose-second": "You may add a second variation",
    "web-choose-stop": "That’s all",
    "web-choose-fill": "Fill in {takes}",
    "web-choose-fill-own": "or type your own",
}
"""Variations on the page."""
