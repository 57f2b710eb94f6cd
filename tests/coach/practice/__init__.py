"""The kinds of practice items, and shelves of them."""
