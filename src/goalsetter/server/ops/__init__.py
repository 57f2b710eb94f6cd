"""The server as its operator sees it: the log, the figures, and what it asks of the system."""
