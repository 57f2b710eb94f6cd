"""The owner's commands: on a server that runs, and on a store that nobody serves."""
