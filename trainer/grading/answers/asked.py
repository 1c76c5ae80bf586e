"""What `--ask` may name: one thing of a situation, by the topics of the law that are about it."""

from collections.abc import Mapping

from trainer.rules.ruling import Decision
from trainer.rules.topics import AREAS, TOPICS

RIGHTS = ("bet.rights", "bet.least-raise", "bet.raise-cap", "bet.first", "bet.pot-bet")
POT_BET = "bet.pot-bet"
"""The topic of what saying "pot" comes to."""
WAGER, RIGHT, POTS, SHOWDOWN = "wager", "rights", "pots", "showdown"
BY_AREA: Mapping[str, tuple[str, ...]] = {WAGER: ("bets",), **{area: (area,) for area in AREAS if area != "bets"}}
OF_ANOTHER: Mapping[str, str] = {"rp.push-timing": "clock"}
"""Topics that are asked for by the word of another area than their own."""
WORDS: tuple[str, ...] = (WAGER, RIGHT, *(word for word in BY_AREA if word != WAGER))
"""The words of `--ask`: the areas of the law, betting taken apart into what a wager is and what a player may do."""


def is_about(decision: Decision, ask: str) -> bool:
    """Is a decision about what is asked?"""
    topic = decision.matter.topic
    if ask == RIGHT or topic in RIGHTS:
        return ask == RIGHT and topic in RIGHTS
    if topic in OF_ANOTHER:
        return ask == OF_ANOTHER[topic]
    return TOPICS[topic].area in BY_AREA[ask]
