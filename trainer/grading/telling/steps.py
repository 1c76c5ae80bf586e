"""A step of a remedy in so few words that it stands on a line: "Give Seat 6 back 600"."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from trainer.kernel.games import is_stud
from trainer.rules.number_words import in_words
from trainer.rules.refunds import SEAT, STAYS
from trainer.rules.ruling import Decision, Matter
from trainer.rules.steps import STEPS

TURNED, PASSED = "turn", "skipped"
PULLED = ("taken-back", "prior-chips-pulled")
BROUGHT_UP = frozenset({"bet.brought-up-for-all", "bet.brought-up-without-reopening", "bet.made-full-raise"})
MINIMUM = BROUGHT_UP | {"bet.bound-to-full-raise"}
"""Rulings by which a bet or raise of too little comes to the smallest there is."""
CAME_FIRST = "A bet or raise came first"

BRIEF: Mapping[str, str] = {
    "stop-the-action": "Stop the action",
    "call-the-floor": "Call the floor",
    "obey-the-floor": "Follow the floor\u2019s ruling",
    "play-on": "Play on",
    # a misdeal
    "bets-of-the-deal-back": "Return the bets; blinds and antes stay",
    "gather-the-cards": "Gather all the cards face down",
    "scrap-card-out-of-the-deck": "Take that card out of the deck",
    "shuffle-the-deck": "Shuffle the deck",
    "cut-the-deck": "Cut the deck",
    "deal-again-same-button": "Redeal from the same button",
    "deal-again-from-the-right-button": "Redeal from the correct button",
    # irregular flops
    "scramble-the-flop": "Scramble the flop face down",
    "floor-draws-the-burn": "The floor picks one at random as the burn",
    "one-becomes-the-burn": "Make one of those cards the burn",
    "drawn-card-leaves-the-board": "Set the picked card aside as the burn",
    "other-three-are-the-flop": "Spread the other three as the flop",
    "next-stub-card-completes-flop": "Add the next card to the flop",
    "turn-without-second-burn": "Don\u2019t burn again for the turn",
    "river-without-second-burn": "Don\u2019t burn again for the river",
    "one-burn-for-the-turn": "Burn only one card for the turn",
    # cards back into the stub
    "burn-stays": "Leave the burn card where it is",
    "board-into-the-stub": "Put the board back in the stub",
    "early-cards-into-the-stub": "Put cards dealt too early back in the stub",
    "shuffle-the-stub": "Reshuffle the stub",
    "cut-the-stub": "Cut the stub",
    "flop-without-a-burn": "Deal a new flop, no burn",
    "turn-without-a-burn": "Deal the turn, no burn",
    "river-without-a-burn": "Deal the river, no burn",
    "street-without-a-burn": "Deal the street, no burn",
    # a dropped stub
    "stub-in-its-order": "Put the stub back in its original order",
    "new-stub-of-what-fell": "Scramble, shuffle and cut the cards that fell",
    # premature cards where the card waits
    "finish-the-betting": "Finish the betting",
    "early-card-aside": "Set the card dealt too early aside",
    "burn-again-and-deal-the-next": "Burn again and deal the next card",
    "finish-the-turn-betting": "Finish the betting on the turn",
    "early-card-does-not-play": "Take the cards dealt too early out of play",
    "round-set-aside": "Set one card aside for each live hand",
    "burn-and-deal-the-street": "Burn and deal the next street",
    "deal-the-final-street": "Deal the final street",
    # boxed and scrap cards
    "boxed-card-out-of-play": "Take the boxed card out of play",
    "replace-with-the-next-card": "Replace it with the next card",
    "replace-after-the-round": "Replace it after the deal",
    "scrap-card-out-of-play": "Take that card out of play",
    # cards that the floor sends elsewhere of itself
    "extra-street-card-back": "Put the second card back on the stub",
    "missing-flop-card-dealt": "Deal the missing flop card, no burn",
    "extra-flop-cards-out": "Take the extra flop cards out of play",
    "cards-to-their-hands": "Move each card to the right hand",
    "second-stud-card-out": "Take the second card out of play",
    "card-to-the-next-live-hand": "Move the card to the next live hand",
    "stray-card-back-on-the-stub": "Put the card back on the stub",
    "stray-card-out-of-play": "Take the card out of play",
    # extra, missing and exposed cards
    "extra-card-to-the-stub-as-burn": "Put the extra card on the stub as the burn",
    "complete-the-hand": "Deal the missing cards from the stub",
    "exposed-card-becomes-the-burn": "After the deal, replace that card and burn it",
    "exposed-card-is-the-upcard": "Make that the upcard, deal third street down",
    "replace-seventh-street": "Replace the exposed card",
    "kill-the-hand": "Kill the hand and muck it",
    "correct-the-button": "Move the button to where it belongs",
    # burns
    "burn-the-missing-card": "Burn the card that should have been burned",
    "spare-burn-back-on-the-stub": "Put the extra burn back on the stub",
    "right-card-takes-its-place": "Move each later card to its right place",
    "board-back-in-order": "Put the face-down cards back in order",
    "next-cards-as-without-the-error": "Burn two cards before the next street",
    # bets
    "return-the-bets": "Return all bets, blinds and antes too",
    "return-the-other-bets": "Return the bets of everyone else",
    "bet-at-the-lower-limit": "Reduce the bet to the lower limit",
    "open-at-the-right-seat": "Start with the correct seat",
    # wagers
    "call-the-string-bet": "Announce \u201cstring bet\u201d",
    "amount-asked-about": "Ask the player how much the bet is",
    "amount-made-clear": "Get a clear amount",
    "say-what-stands": "Announce the bet",
    "missing-chips-in": "Have the player add the chips",
    "rest-given-back": "Return the excess chips",
    "told-of-the-bet": "Tell the player how much it is to call",
    "short-call-back": "Let them take the chips back and act again",
    "everybody-brought-up": "Have every caller match the corrected amount",
    "bet-counted": "Count the all-in",
    "pot-counted": "Count the pot",
    "minimum-posted": "Announce that the player posts the minimum",
    "rest-of-the-post-back": "Return everything above the minimum",
    "action-back-to-the-seat-due": "Back the action up to the right player",
    "out-of-turn-chips-back": "Return the out-of-turn chips",
    "uncalled-bet-back": "Return the part of the bet that no one called",
    # the showdown
    "whole-hand-asked-for": "Ask the player to table all their cards",
    "whole-hand-tabled": "Check that every card of the hand is face up",
    "hand-shown": "Turn the hand face up where it is",
    "hand-seen": "Show the hand. It stays dead",
    "shown-to-all": "Turn up the cards for all players to see",
    "hand-back-face-up": "Turn the hand face up on the table",
    "taken-hand-wins": "Retrieve the hand. If it wins, push the pot",
    "taken-hand-back": "Return the hand to its player",
    "thrown-cards-mucked": "Muck the cards that were thrown in",
    # short stub on seventh street
    "burns-into-the-stub": "Add the burn cards to the stub",
    "mix-the-stub": "Scramble the stub",
    "burn-one": "Burn one card",
    "one-card-to-each-live-hand": "Deal each live hand one card",
    "community-card": "Deal one community card face up in the center",
}
"""Every step of `rules.steps.STEPS` in few words."""


@dataclass(frozen=True, slots=True)
class About:
    """What a step is about: the matter, what the ruling comes to in figures, the seat that was given the action,
    the key of the ruling, the game, and who bet or raised before the turn of whoever acted out of turn.
    """

    matter: Matter
    figures: Mapping[str, int]
    given: int = 0
    ruling: str = ""
    game: str = ""
    overtaken: str = CAME_FIRST

    @property
    def seat(self) -> str:
        """Whose bet or hand it is."""
        return f"Seat {self.matter.seats[0]}" if self.matter.seats else "the player"

    @property
    def holder(self) -> str:
        """Whose hand it is at showdown: the seat asked about comes after the one that asks; "" for none."""
        return f"Seat {self.matter.seats[-1]}" if self.matter.seats else ""


def about(decision: Decision, given: int = 0, game: str = "") -> About:
    """The same of a decision; in silence with the figures of the rulebook that the floor follows."""
    followed = decision.floor_follows
    figures = decision.figures or (followed.figures if followed is not None else ())
    return About(decision.matter, dict(figures), given, decision.key, game)


def brief(key: str, told: About) -> str:
    """The step in few words, with the seat and the amount where there are any."""
    made = _FILLED[key](told) if key in _FILLED else ""
    return made or BRIEF.get(key) or STEPS[key].says


def _announced(told: About) -> str:
    said = _said(told)
    least = told.ruling in MINIMUM and told.figures.get("to", 0) < told.figures.get("most", 0)
    return f"Announce \u201c{said}{',' * least}\u201d{' the minimum' * least}" if said else ""


def _said(told: About) -> str:
    """What the dealer says of a bet: "raise to 1,200", "call, 600"; "" where no amount is known."""
    to, facing = told.figures.get("to", 0), told.figures.get("facing", 0)
    if not to:
        return ""
    if to > facing:
        return f"raise to {to:,}" if facing else f"bet, {to:,}"
    return f"call, {to:,}"


def _string_bet(told: About) -> str:
    """What plays of it is said with it where the rulebook says so itself, not the floor."""
    to, facing = told.figures.get("to", 0), told.figures.get("facing", 0)
    if not to or "by-first-motion" in told.figures:
        return ""
    plays = f"raise to {to:,}" if to > facing > 0 else f"call {to:,}" if facing else f"the bet is {to:,}"
    return f"Announce \u201cstring bet, {plays}\u201d"


def _amount(name: str, words: str) -> Callable[[About], str]:
    def filled(told: About) -> str:
        amount = told.figures.get(name, 0)
        return words.format(amount=f"{amount:,}", seat=told.seat) if amount > 0 else ""

    return filled


def due(matter: Matter) -> int:
    """The seat that was next to act: it comes second in an act out of turn, and first where it was passed over."""
    seats = {TURNED: matter.seats[-1:], PASSED: matter.seats[:1]}.get(matter.kind, ())
    return next(iter(seats), 0)


def _due(told: About) -> str:
    seat = due(told.matter)
    if told.given and seat and told.given != seat:
        return f"Give the action to seat {told.given}"
    return f"Back the action up to seat {told.given or seat}" if told.given or seat else ""


def _brought_up(told: About) -> str:
    """By how much those who called add to what they put in, where each owes as much as the one who bet or raised."""
    to, owed = told.figures.get("to", 0), told.figures.get("owed", 0)
    if 0 < owed < to and told.ruling in BROUGHT_UP:
        return f"Everyone who called the {to - owed:,} adds {owed:,}"
    return f"Have everyone who called match {to:,}" if to else ""


def _added(told: About) -> str:
    """Chips pulled back go in again; what was never out is added."""
    words = "Have {seat} put the {amount} back in" if told.matter.kind in PULLED else "Have {seat} add {amount}"
    return _amount("owed", words)(told)


def _of_hand(words: str) -> Callable[[About], str]:
    return lambda told: words.format(seat=told.holder) if told.holder else ""


def _scrambled(told: About) -> str:
    return f"Scramble all {in_words(len(told.matter.cards))} face down"


def _killed(told: About) -> str:
    one = len(told.matter.seats) == 1
    return f"Kill and muck {told.holder}\u2019s hand" if one else ""


def _dealt_again(told: About) -> str:
    """In stud there is no button."""
    return "Redeal" if told.game and is_stud(told.game) else ""


def _returned(told: About) -> str:
    """All bets but those of one seat, of which the floor decides, or has ordered that so much stays."""
    seat, stays = told.figures.get(SEAT, 0), told.figures.get(STAYS, 0)
    if stays:
        return f"Return all bets except seat {seat}\u2019s {stays:,}"
    return f"Return all other bets; the floor decides on seat {seat}\u2019s" if seat else ""


def _of_each(many: str) -> Callable[[About], str]:
    """What is done with each of several cards; "" for one."""
    return lambda told: many if len(told.matter.cards) > 1 else ""


_FILLED: Mapping[str, Callable[[About], str]] = {
    "boxed-card-out-of-play": _of_each("Take each boxed card out of play"),
    "replace-with-the-next-card": _of_each("Replace each with the next card"),
    "replace-after-the-round": _of_each("Replace each after the deal"),
    "deal-again-same-button": _dealt_again,
    "kill-the-hand": _killed,
    "scramble-the-flop": _scrambled,
    "call-the-string-bet": _string_bet,
    "amount-asked-about": lambda told: f"Ask {told.seat} how much the bet is",
    "say-what-stands": _announced,
    "missing-chips-in": _added,
    "rest-given-back": _amount("back", "Give {seat} back {amount}"),
    "everybody-brought-up": _brought_up,
    "told-of-the-bet": _amount("facing", "Tell {seat} it\u2019s {amount} to call"),
    "short-call-back": lambda told: f"Let {told.seat} take the chips back and act again" if told.matter.seats else "",
    "return-the-other-bets": _returned,
    "bet-counted": _amount("seat", "Count seat {amount}\u2019s all-in"),
    "minimum-posted": _amount("post", "Announce \u201c{seat} posts {amount}\u201d"),
    "rest-of-the-post-back": _amount("rest", "Give {seat} back {amount}"),
    "out-of-turn-chips-back": _amount("back", "Give {seat} back {amount}"),
    "uncalled-bet-back": _amount("back", "Give {seat} back {amount}, which no one called"),
    "action-back-to-the-seat-due": _due,
    "whole-hand-asked-for": _of_hand("Ask {seat} to table all their cards"),
    "hand-shown": _of_hand("Turn {seat}\u2019s hand face up where it is"),
    "hand-seen": _of_hand("Show {seat}\u2019s hand, which stays dead"),
    "shown-to-all": lambda told: f"Turn up {told.seat}\u2019s cards for all to see" if told.matter.seats else "",
    "hand-back-face-up": _of_hand("Turn {seat}\u2019s hand face up on the table"),
    "taken-hand-back": lambda told: f"Return {told.seat}\u2019s hand" if told.matter.seats else "",
    "thrown-cards-mucked": lambda told: f"Muck the cards {told.seat} threw in" if told.matter.seats else "",
    "taken-hand-wins": _of_hand("Retrieve {seat}\u2019s hand face up. If it wins, push {seat} the pot"),
}
"""Steps whose words name a seat or an amount where the ruling has one."""
