"""How well trouble is told from clean hands: d', which lucky guessing does not raise."""

from dataclasses import dataclass


def d_prime(hits: int, matters: int, false_alarms: int, clean: int) -> float:
    """z(hit rate) - z(false alarm rate), each rate as (x + 0.5) / (n + 1), so that 0 and 1 stay finite.

    `hits` of `matters` were noticed unaided, `false_alarms` of `clean` hands were stopped. Raises ValueError
    when a count is negative or more than its whole.
    """
    if not (0 <= hits <= matters and 0 <= false_alarms <= clean):
        raise ValueError(f"{hits} of {matters} and {false_alarms} of {clean} are no counts")
    from statistics import NormalDist  # for the progress page alone; a start waits for what is imported above

    z = NormalDist().inv_cdf
    return z((hits + 0.5) / (matters + 1)) - z((false_alarms + 0.5) / (clean + 1))


@dataclass(frozen=True, slots=True)
class Detection:
    """What was met and what was made of it. `alarms` also counts those in hands that held a matter."""

    hands: int
    matters: int
    hits: int
    clean: int
    clean_stopped: int
    alarms: int

    @property
    def d_prime(self) -> float | None:
        """None until there was at least one matter and one clean hand."""
        if not self.matters or not self.clean:
            return None
        return d_prime(self.hits, self.matters, self.clean_stopped, self.clean)
