"""Areas of the law: what a trainee is strong or weak at, a dozen rows that hold every topic."""

from collections.abc import Mapping
from functools import cache

TITLES: Mapping[str, str] = {
    "deal": "Deal and misdeal",
    "board": "Burn and board",
    "deck": "Stub and deck",
    "stud": "Stud streets",
    "button": "Button and blinds",
    "bets": "Call, raise, size",
    "turns": "Out of turn",
    "pots": "Pots and odd chips",
    "showdown": "Showdown",
    "chips": "Chips in view",
    "seats": "Seats and tables",
    "clock": "Clock and conduct",
    "desk": "Desk and prizes",
    "house": "House and floor",
}

# A topic stands under its own name, else under what precedes its dot.
TOPICS: Mapping[str, tuple[str, ...]] = {
    "deal": ("deal", "action"),
    "board": ("deal.four-card-flop", "deal.no-burn", "deal.burn-after-sa", "deal.premature"),
    "deck": (
        *("deal.reshuffle", "deal.disordered-stub", "deal.cut", "deal.fouled-deck", "deal.scrap-card"),
        *("deal.missing-card", "deck", "rabbit", "stud.short-stub", "rp.shuffle-ready", "rp.randomness", "rp.draw"),
    ),
    "stud": ("stud", "hand.stud-muck"),
    "button": ("button", "blind", "tournament.bb-ante", "seating.mixed-button", "rp.mixed-order"),
    "bets": ("bet", "rp.announce", "terms.official"),
    "turns": ("bet.turn", "bet.out-of-turn", "bet.in-turn", "bet.skipped", "bet.fold", "bet.first"),
    "pots": ("pot", "rp.spread-pot", "rp.stack-pot", "rp.bring-in-bets", "rp.all-in-button", "rp.push-timing"),
    "showdown": ("showdown", "hand"),
    "chips": ("chips", "bet.count", "bet.stack-count", "bet.hidden-chip", "rp.bounty-chip"),
    "seats": ("seating", "presence", "rp.absent-mover", "rp.movement", "rp.belongings"),
    "clock": (
        *("clock", "level", "conduct", "devices", "identity", "language", "player"),
        *("rp.hand-for-hand", "rp.stalling"),
    ),
    "desk": ("tournament", "rebuy"),
    "house": ("floor", "rules", "house", "game", "terms", "rp"),
}


@cache
def _by_topic() -> Mapping[str, str]:
    return {topic: key for key, topics in TOPICS.items() for topic in topics}


def area(topic: str) -> str:
    """The key of the area of a topic such as "bet.overchip". Raises KeyError for a topic that belongs to none."""
    found = area_if_any(topic)
    if not found:
        raise KeyError(topic)
    return found


def area_if_any(topic: str) -> str:
    """The same; "" for a topic that belongs to none, as one of an older or a newer edition may."""
    known = _by_topic()
    return known.get(topic) or known.get(topic.partition(".")[0], "")
