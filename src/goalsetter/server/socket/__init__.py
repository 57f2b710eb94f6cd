"""Sockets of browsers: the connection that tables and lessons share, and its outbox."""
