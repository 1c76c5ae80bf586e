"""The way through the paragraphs: where one came from by a link, to go back and on again."""

from dataclasses import dataclass

Stop = tuple[str, str]  # house and place
MOST = 100


@dataclass(frozen=True, slots=True)
class Trail:
    """Where one stands, what lies behind (nearest last) and ahead (nearest first).

    Leafing through the list is one stretch of the way, however many lines it touches: `leafing` says that one is on it.
    """

    at: Stop
    behind: tuple[Stop, ...] = ()
    ahead: tuple[Stop, ...] = ()
    leafing: bool = False

    def followed(self, to: Stop) -> "Trail":
        """After a link to another paragraph."""
        return self if to == self.at else Trail(to, (*self.behind, self.at)[-MOST:])

    def leafed(self, to: Stop) -> "Trail":
        """After another line of the list was taken."""
        if to == self.at:
            return self
        behind = self.behind if self.leafing else (*self.behind, self.at)[-MOST:]
        return Trail(to, behind, (), leafing=True)

    def back(self) -> "Trail":
        """One stop back; the same trail where there is none."""
        if not self.behind:
            return self
        return Trail(self.behind[-1], self.behind[:-1], (self.at, *self.ahead))

    def on(self) -> "Trail":
        """One stop ahead again; the same trail where there is none."""
        if not self.ahead:
            return self
        return Trail(self.ahead[0], (*self.behind, self.at), self.ahead[1:])
