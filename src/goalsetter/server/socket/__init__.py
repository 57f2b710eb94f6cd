"""Sockets of browsers: frames in, and an outbox that holds up nobody."""
