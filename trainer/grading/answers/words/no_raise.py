"""What a raise comes to that is not open to who makes it, in chips or in words."""

from trainer.rules.facts import Facts
from trainer.rules.facts.turns import AFTER_ACTING
from trainer.rules.facts.wager import Wager, maker
from trainer.rules.ruling import Matter


def no_raise(matter: Matter, facts: Facts | None) -> dict[str, str]:
    """Of chips put out as a raise that is not open: the call they come to, and what of them goes back; of words alone
    what they come to, and what goes in.
    """
    made = maker(facts.about(matter)) if facts is not None and matter.kind == AFTER_ACTING else None
    if facts is None or made is None:
        return {}
    if made.lying <= made.facing:
        return {"held_to": f"{made.facing:,}", "call_more": f"{made.facing - made.lying:,}"} if _says_more(made) else {}
    back = f"{made.lying - made.facing:,}"
    return {"held_to": f"{made.facing:,}", "held_back": back}


def _says_more(made: Wager) -> bool:
    """Did words alone declare more than the call, of who has that much?"""
    said = made.declared
    rises = said is not None and (said.kind in ("raise", "bet", "all-in") or said.amount > made.facing)
    return rises and not made.motions and made.lying < made.facing <= made.most
