"""Practice: the bank of items, and what card holders have practised."""
