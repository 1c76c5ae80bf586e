"""What the demo deals: three irregularities of the cards, a bet and a showdown, each with its typical mistake."""

from dataclasses import dataclass

from trainer.scenarios.drills import DRILLS, choose
from trainer.ui.demo.dealers import PERFECT, Dealer, mistaken
from trainer.ui.desk.library import offers

MOST_SEEDS = 5000


@dataclass(frozen=True)
class Exercise:
    """A scenario as the drill `drill` offers it; `mistake` is the dealer who gets it wrong."""

    drill: str
    scenario: str
    mistake: Dealer

    @property
    def dealers(self) -> tuple[Dealer, Dealer]:
        return PERFECT, self.mistake

    @property
    def number(self) -> int:
        """The drill's place on the first page, from 1."""
        return [each.key for each in DRILLS].index(self.drill) + 1

    def seed(self, recent: tuple[str, ...], first: int = 0) -> int:
        """The lowest seed from `first` on with which the drill offers this scenario next. Raises LookupError."""
        for seed in range(first, first + MOST_SEEDS):
            if choose(self.drill, offers(), recent, seed) == self.scenario:
                return seed
        raise LookupError(f"the drill {self.drill} never offers {self.scenario}")


EXERCISES = (
    Exercise("four-card-flop", "four-card-flop-first-two-stuck", mistaken("burns-again", "remedy")),
    Exercise("boxed", "boxed-two-in-the-deal", mistaken("plays-on", "noticed")),
    Exercise("short-stub", "short-stub-three-for-four", mistaken("plays-on", "noticed")),
    Exercise("bets", "bets-underraise-called", mistaken("plays-on", "noticed")),
    Exercise("pots", "showdown-winner-in-the-muck", mistaken("pays-who-is-left", "remedy")),
)
