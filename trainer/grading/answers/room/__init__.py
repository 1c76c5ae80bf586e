"""The answer on a room, and what is told with it."""
