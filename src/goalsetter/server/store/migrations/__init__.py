"""How the database came to be as it is, step by step. A step that was released is never edited."""
