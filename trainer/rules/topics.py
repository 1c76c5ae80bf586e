"""The topics of the law and their one grouping: chapters are made of areas, areas of topics.

Whatever names a topic (a rule, a kind, a ledger, a scenario, a question, a drill) names one of these.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from trainer.kernel.limits import quoted

ROUTINE = "routine"  # what a hand teaches in which nothing goes wrong: no topic of a book


class BadTopic(ValueError):
    """A topic that there is not, named in the program; says file and line, and the topic most like it."""


@dataclass(frozen=True, slots=True)
class Area:
    """What a trainee is strong or weak at, one of a dozen, and the chapter of the law in which it is read."""

    title: str
    chapter: str


@dataclass(frozen=True, slots=True)
class Topic:
    """One topic: what people call it, the key of its area, and the topic under which books print it.

    `within` is its own key where a ledger has paragraphs on it. The others are what a hand or a room is asked about:
    whose turn it is, of which books print much under "bet.out-of-turn".
    """

    key: str
    title: str
    area: str
    within: str

    @property
    def printed(self) -> bool:
        """Do ledgers have paragraphs on it?"""
        return self.within == self.key


AREAS: Mapping[str, Area] = {
    "deal": Area("Deal and misdeal", "Dealing"),
    "board": Area("Burn and board", "Dealing"),
    "deck": Area("Stub and deck", "Dealing"),
    "stud": Area("Stud streets", "Dealing"),
    "button": Area("Button and blinds", "Button and blinds"),
    "bets": Area("Call, raise, size", "Betting"),
    "turns": Area("Out of turn", "Betting"),
    "pots": Area("Pots and odd chips", "Pots and showdown"),
    "showdown": Area("Showdown", "Pots and showdown"),
    "chips": Area("Chips and rebuys", "Floor and desk"),
    "seats": Area("Seats and tables", "Floor and desk"),
    "clock": Area("Clock and conduct", "Conduct and the rest"),
    "house": Area("House and floor", "Conduct and the rest"),
    "desk": Area("Desk and posters", "Floor and desk"),
}

# By area: what ledgers have paragraphs on.
_PRINTED: Mapping[str, Mapping[str, str]] = {
    "deal": {
        "action.substantial": "Substantial action",
        "deal.boxed-card": "Boxed cards",
        "deal.button-short": "Button short of cards",
        "deal.exposed-card": "Exposed cards",
        "deal.extra-card": "Extra cards",
        "deal.misdeal": "Misdeals",
        "deal.redeal": "Redeal",
        "deal.two-on-button": "Two cards to the button",
    },
    "board": {
        "deal.burn-after-sa": "Burns after substantial action",
        "deal.four-card-flop": "Four-card flop",
        "deal.no-burn": "Burns",
        "deal.premature": "Early cards",
    },
    "deck": {
        "deal.cut": "The cut",
        "deal.disordered-stub": "Disordered stub",
        "deal.fouled-deck": "Fouled deck",
        "deal.reshuffle": "Reshuffling",
        "deal.scrap-card": "Jokers and scrap",
        "deck.change": "New deck",
        "rabbit": "Rabbit hunting",
        "rp.draw": "Draws",
        "rp.randomness": "Randomness",
        "rp.shuffle-ready": "Deck ready",
        "stud.short-stub": "Short stub",
    },
    "stud": {
        "hand.stud-muck": "Stud upcards picked up",
        "stud.absent": "Absent player in stud",
        "stud.bring-in-all-in": "Bring-in all-in",
        "stud.exposed-downcard": "Exposed downcard",
        "stud.no-double": "No double bet on an open pair",
        "stud.seventh-street": "Seventh street",
        "stud.tie-order": "Tied boards",
    },
    "button": {
        "blind.post": "Posting blinds",
        "button.dead": "Dead button",
        "button.dodging": "Dodging blinds",
        "button.heads-up": "Heads-up button",
        "button.move": "Button",
        "rp.mixed-order": "Order of mixed games",
        "seating.mixed-button": "Button in mixed games",
        "tournament.bb-ante": "Big-blind ante",
    },
    "bets": {
        "bet.accepted-action": "Accepted action",
        "bet.calling": "Calling",
        "bet.change": "Betting for change",
        "bet.conditional": "Conditional words",
        "bet.declaration": "Declarations",
        "bet.invalid-declaration": "Invalid declarations",
        "bet.method": "Words and chips",
        "bet.minimum": "Minimum bets",
        "bet.multi-chip": "Multiple chips",
        "bet.overchip": "Overchips",
        "bet.pot-limit-error": "Wrong pot count",
        "bet.pot-size": "Pot size",
        "bet.prior-chips": "Prior-bet chips",
        "bet.raise-amount": "Raise amounts",
        "bet.raise-cap": "Raise cap",
        "bet.raising": "Ways to raise",
        "bet.reopen": "Re-opening",
        "bet.string": "String bets",
        "bet.unclear": "Unclear bets",
        "bet.undercall": "Undercalls",
        "bet.underraise": "Underraises",
        "rp.announce": "Announcing",
        "terms.official": "Official terms",
    },
    "turns": {
        "bet.fold": "Folding",
        "bet.in-turn": "Acting in turn",
        "bet.out-of-turn": "Out of turn",
        "bet.skipped": "Skipped players",
    },
    "pots": {
        "pot.dispute": "Disputes",
        "pot.odd-chip": "Odd chips",
        "pot.side-pot": "Side pots",
        "rp.all-in-button": "All-in buttons",
        "rp.bring-in-bets": "Pulling in bets",
        "rp.push-timing": "Timing of pushes",
        "rp.spread-pot": "Spreading the pot",
        "rp.stack-pot": "Stacking the pot",
    },
    "showdown": {
        "hand.dead": "Dead hands",
        "hand.killed": "Killed hands",
        "showdown.all-in-face-up": "Hands face up for an all-in",
        "showdown.ask-to-see": "Asking to see a hand",
        "showdown.cards-speak": "Cards speak",
        "showdown.discard": "Discarding",
        "showdown.live-cards": "Live cards",
        "showdown.order": "Order of show",
        "showdown.play-board": "Playing the board",
        "showdown.tabling": "Tabling",
    },
    "chips": {
        "bet.count": "Counting stacks",
        "bet.hidden-chip": "Hidden chips",
        "chips.lost": "Lost chips",
        "chips.race": "Color-up race",
        "chips.transit": "Chips in transit",
        "chips.visible": "Visible chips",
        "rebuy": "Rebuys and add-ons",
        "rp.bounty-chip": "Bounty chips in play",
        "tournament.bounty": "Bounties",
    },
    "seats": {
        "presence.action-pending": "Staying at the table",
        "presence.at-seat": "At the seat",
        "rp.absent-mover": "Away when the table breaks",
        "rp.belongings": "Belongings",
        "rp.movement": "Moving about",
        "seating.balance": "Balancing tables",
        "seating.break": "Breaking tables",
        "seating.final-table": "Final table",
        "seating.halt-play": "Halting play",
        "seating.late": "Late entries",
        "seating.new-player": "New players",
        "seating.random": "Random seats",
        "seating.special": "Special seating",
    },
    "clock": {
        "clock": "The clock",
        "conduct.disclosure": "Disclosure",
        "conduct.ethics": "Ethics",
        "conduct.etiquette": "Etiquette",
        "conduct.exposing": "Exposing cards",
        "conduct.penalty": "Penalties",
        "devices": "Devices",
        "identity": "Identity",
        "language": "Language",
        "level.new-hand": "New level",
        "player.responsibility": "Player's duties",
        "rp.hand-for-hand": "Hand for hand",
        "rp.stalling": "Stalling",
    },
    "desk": {
        "house.notice": "Notices",
        "rules.precedence": "Which rules apply",
        "tournament.deal-making": "Deals",
        "tournament.payout": "Payouts",
        "tournament.reentry": "Re-entries",
        "tournament.registration": "Registration",
        "tournament.structure": "Structures",
    },
    "house": {
        "floor.decision": "Floor decisions",
        "game.description": "The game",
        "rp.communication": "Table talk by staff",
    },
}

# What no ledger has a paragraph on, as books print it under another topic: its area, that topic, its title.
_ASKED: Mapping[str, tuple[str, str, str]] = {
    "bet.bring-in-chips": ("bets", "bet.minimum", "Chips of a bring-in"),
    "bet.check-raise": ("bets", "bet.raising", "Check-raises"),
    "bet.commitment": ("bets", "bet.declaration", "Held to their words"),
    "bet.completing": ("bets", "bet.raising", "Completing a bet"),
    "bet.first": ("turns", "bet.in-turn", "First to act"),
    "bet.form": ("bets", "bet.declaration", "Words or chips"),
    "bet.invalid": ("bets", "bet.invalid-declaration", "Words for what is not open"),
    "bet.least-raise": ("bets", "bet.raise-amount", "Minimum raise"),
    "bet.pot-bet": ("bets", "bet.pot-size", "Pot-limit bets"),
    "bet.pot-count": ("bets", "bet.pot-size", "Pot count"),
    "bet.pot-miscount": ("bets", "bet.pot-limit-error", "Pot miscount"),
    "bet.prior-chips-pulled": ("bets", "bet.prior-chips", "Prior chips pulled back"),
    "bet.release": ("bets", "bet.method", "Chips released"),
    "bet.rights": ("bets", "bet.reopen", "The right to raise"),
    "bet.rounding": ("bets", "bet.underraise", "Rounding"),
    "bet.size": ("bets", "bet.raise-amount", "What the bet is"),
    "bet.small-chips": ("bets", "bet.minimum", "Small chips"),
    "bet.stack-count": ("chips", "bet.count", "Counting an all-in"),
    "bet.turn": ("turns", "bet.out-of-turn", "Turns"),
    "bet.unclear-case": ("bets", "bet.method", "Unclear cases"),
    "bet.undercalls": ("bets", "bet.undercall", "Undercalls one after another"),
    "button.blinds": ("button", "blind.post", "Wrong blinds"),
    "button.draw": ("button", "button.move", "Draw for the button"),
    "button.last-hand": ("button", "button.move", "Last hand before a move"),
    "button.straddle": ("button", "blind.post", "Straddles"),
    "deal.extra-chips": ("deal", "deal.fouled-deck", "Extra chips"),
    "deal.extra-on-street": ("deal", "deal.four-card-flop", "Too many cards on a street"),
    "deal.freeroll": ("deal", "deal.fouled-deck", "Freeroll"),
    "deal.missing-card": ("deck", "deal.fouled-deck", "Missing card"),
    "deal.short-flop": ("deal", "deal.four-card-flop", "Short flop"),
    "hand.dropped": ("showdown", "deal.exposed-card", "Dropped cards"),
    "hand.thrown": ("showdown", "hand.dead", "Thrown cards"),
    "pot.delay": ("pots", "pot.dispute", "Delayed disputes"),
    "pot.order": ("pots", "pot.side-pot", "Order of pots"),
    "pot.rebuild": ("pots", "pot.dispute", "Pots rebuilt"),
    "showdown.kill-losers": ("showdown", "showdown.discard", "Losing hands killed"),
    "showdown.let-go": ("showdown", "showdown.discard", "Hands mucked"),
    "showdown.side-order": ("showdown", "showdown.order", "Order of show with side pots"),
    "stud.absent-bring-in": ("stud", "presence.at-seat", "Bring-in of an absent player"),
}

# Under what else books print it, where that is far from one topic.
_ELSEWHERE: Mapping[str, tuple[str, ...]] = {
    "bet.size": ("bet.calling", "bet.raising", "bet.overchip", "bet.multi-chip", "bet.prior-chips", "bet.change"),
    "bet.rights": ("bet.out-of-turn",),
    "hand.thrown": ("hand.killed",),
}


def _registry() -> Mapping[str, Topic]:
    printed = (Topic(key, called, area, key) for area, some in _PRINTED.items() for key, called in some.items())
    asked = (Topic(key, called, area, within) for key, (area, within, called) in _ASKED.items())
    return {each.key: each for each in (*printed, *asked)}


TOPICS: Mapping[str, Topic] = _registry()


def title(topic: str) -> str:
    """A topic's name for people; the key itself, tidied, of one that an older or a newer version stored."""
    if topic == ROUTINE:
        return "Clean hands"
    return TOPICS[topic].title if topic in TOPICS else topic.rpartition(".")[2].replace("-", " ").capitalize()


def is_on(topic: str, taught: Collection[str]) -> bool:
    """Do books print what they say on a topic under one of those that a hand teaches?"""
    return within(topic) in taught or any(each in taught for each in _ELSEWHERE.get(topic, ()))


def within(topic: str) -> str:
    """The topic under which books print it, itself for most; what is no topic stays as it is."""
    return TOPICS[topic].within if topic in TOPICS else topic


def is_below(topic: str, above: str) -> bool:
    """Is a topic that one, or one of those below it: "bet.all-in.short" of "bet.all-in"?"""
    return topic == above or topic.startswith(f"{above}.")


def topic_fault(word: str, also: tuple[str, ...] = ()) -> str:
    """What is wrong with a word that should be a topic or one of `also`, with the word most like it; "" for nothing."""
    if word in TOPICS or word in also:
        return ""
    from trainer.kernel.nearest import nearest  # there is seldom one, and the first picture needs titles alone

    return f"{quoted(word)} isn't a topic{nearest(word, (*TOPICS, *also))}"


def look_at(topics: tuple[str, ...], named_by: str, maker: Callable[..., Any]) -> None:
    """Raises BadTopic, for all unknown ones at once, with the file and the line of the function that goes with them."""
    if faults := [what for each in topics if (what := topic_fault(each))]:
        where = f"{maker.__module__.replace('.', '/')}.py:{maker.__code__.co_firstlineno}"
        lines = (f"{where}: {named_by}: {what}" for what in faults)
        raise BadTopic("\n".join(lines))
