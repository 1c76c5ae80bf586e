"""How far a long work has come, for whoever waits for it."""

from collections.abc import Callable

HowFar = Callable[[int, int], None]
"""Called with how many are done, of how many; whatever it raises stops the work."""


def untold(_done: int, _of: int) -> None:
    """For work that nobody waits for."""
