"""What sentences about hands that were let go or taken are filled with."""

from collections.abc import Mapping

from trainer.rules.book import Book, book
from trainer.rules.facts import Facts
from trainer.rules.facts.house import settled
from trainer.rules.facts.showdown import uncalled
from trainer.rules.house_settings import uses
from trainer.rules.ruling import Decision

HELD = "showdown.cards-held-floor-called"
IF_LOST = "showdown.discard.bettor-discards-unidentifiable"
"""The rule on a bettor whose cards nobody can tell any more: he is out, and what was called stays in."""
LIVE_CARDS = "showdown.live-cards"
LINES = {"mucking-line": "a mucking line", "forward-motion": "a forward-motion rule"}
"""Settings by which cards pushed forward may be dead after all, as one speaks of them."""


def letting_go(decision: Decision, facts: Facts | None) -> Mapping[str, str]:
    """What comes back to a bettor whose cards are lost, and the house's own lines nobody has told of."""
    if facts is None or decision.ruling is None:
        return {}
    law = book(decision.book)
    if decision.ruling.key == HELD and IF_LOST in law.rules:
        back = uncalled(facts.when(decision.matter.onset - 1), decision.matter.seats[0])
        return {"uncalled": f"{back:,}" if back else "", "called_bets": "called bets"}
    return {"house_line": _untold(law, facts)} if decision.matter.topic == LIVE_CARDS else {}


def _untold(law: Book, facts: Facts) -> str:
    """Settings of which the rulebook makes it depend, and the house has said nothing."""
    return " or ".join(LINES[key] for key in LINES if uses(law, key) and not settled(facts, key))
