"""What a rulebook leaves to the house and the house has settled: lines for mucked hands, and a number of raises."""

from trainer.kernel.house import YES
from trainer.rules.common.rights import BARRED, SHUTTING, may_not_raise
from trainer.rules.common.showdown import for_the_floor
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts import rights as r
from trainer.rules.facts.house import most_raises, settled
from trainer.rules.facts.turns import AFTER_ACTING
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

OWN_STANDARD = for_the_floor(
    "showdown.house-line-decides",
    "the house's own line or motion rule applies to the cards pushed forward",
    "the-hand-is-dead",
    "the-hand-lives",
)
CAP_REACHED = Ruling(
    "bet.house-cap-reached",
    "a call or a fold: no more raises this round",
    fault=False,
    effect=Effect.BETTING_CLOSED,
)


@rule(
    "showdown.live-cards.house-line",
    kinds=("pushed-forward", "taken-up-again"),
    ruling=OWN_STANDARD,
    excepts=("showdown.live-cards.pushed-forward-identifiable", "showdown.live-cards.pushed-forward-taken-up-again"),
)
def house_has_a_line(facts: Facts, _: Numbers) -> bool:
    """At the showdown, a player pushes cards forward, and the house has a mucking line or forward-motion rule."""
    return YES in (settled(facts, "mucking-line"), settled(facts, "forward-motion"))


@rule(
    "bet.raise-cap.house-cap-reached",
    also=("bet.rights",),
    kinds=("rights", "raise-cap", AFTER_ACTING),
    ruling=CAP_REACHED,
    excepts=(*BARRED, *SHUTTING, "bet.raise-cap.at-limit"),
    figures=may_not_raise,
)
def cap_that_the_house_named_is_reached(facts: Facts, numbers: Numbers) -> bool:
    """In limit, the round has had all the raises the house allows. An event's last two players have no cap."""
    cap = most_raises(facts)
    return cap > 0 and r.his_turn(facts, numbers) and r.raises_so_far(facts) > cap
