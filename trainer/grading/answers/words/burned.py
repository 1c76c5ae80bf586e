"""What a sentence on a wrong burn is filled with where the board card stands: its street, and the one to come."""

from collections.abc import Mapping

from trainer.kernel.games import has_board
from trainer.rules.facts import Facts
from trainer.rules.facts.board import FLOP, STREETS, acted_on, street_of
from trainer.rules.ruling import Matter

KINDS = ("flop-without-burn", "burn-missing", "double-burn")


def burned(matter: Matter, facts: Facts | None) -> Mapping[str, str]:
    """`stood` is a street that a player has acted on, `next_street` the one after it; of one that can still be put
    right these are `wrong`, where it is a single card, and `then`.
    """
    if facts is None or matter.kind not in KINDS or not has_board(facts.game):
        return {}
    about, names = facts.about(matter), STREETS[facts.game]
    street = street_of(about) or FLOP
    after = names[street + 1] if street + 1 < len(names) else ""
    if not acted_on(about, street):
        return {"wrong": names[street], "then": after} if street > FLOP else {}
    return {"stood": names[street], "next_street": after}
