"""One table as the server runs it: the room, what people do in it, the registry of rooms."""
