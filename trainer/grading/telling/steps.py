"""A step of a remedy in so few words that it stands on a line: "Give Seat 6 back 600"."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from trainer.rules.number_words import in_words
from trainer.rules.ruling import Decision, Matter
from trainer.rules.steps import STEPS

TURNED, PASSED, PULLED = "turn", "skipped", "taken-back"

BRIEF: Mapping[str, str] = {
    "stop-the-action": "Stop the action",
    "call-the-floor": "Call the floor",
    "obey-the-floor": "Follow the floor\u2019s ruling",
    "play-on": "Play on",
    # a misdeal
    "gather-the-cards": "Gather every card face down",
    "shuffle-the-deck": "Shuffle the deck",
    "cut-the-deck": "Cut the deck",
    "deal-again-same-button": "Re-deal from the same button",
    "deal-again-from-the-right-button": "Re-deal from the correct button",
    # irregular flops
    "scramble-the-flop": "Scramble the flop face down",
    "floor-draws-the-burn": "The floor picks the turn burn at random",
    "one-becomes-the-burn": "Make one of them the burn",
    "drawn-card-leaves-the-board": "Set it aside as the burn",
    "other-three-are-the-flop": "Turn the other three up as the flop",
    "next-stub-card-completes-flop": "Add the next card to the flop",
    "turn-without-second-burn": "Don\u2019t burn again for the turn",
    "one-burn-for-the-turn": "Burn only one card for the turn",
    # cards back into the stub
    "burn-stays": "The burn card stays",
    "board-into-the-stub": "Put the board back in the stub",
    "early-cards-into-the-stub": "Put the early cards back into the stub",
    "shuffle-the-stub": "Reshuffle the stub",
    "cut-the-stub": "Cut the stub",
    "flop-without-a-burn": "Deal a new flop, no burn",
    "turn-without-a-burn": "Deal the turn, no burn",
    "river-without-a-burn": "Deal the river, no burn",
    "street-without-a-burn": "Deal the street, no burn",
    # a dropped stub
    "stub-in-its-order": "Put the stub back in its order",
    "new-stub-of-what-fell": "Scramble, shuffle and cut what fell",
    # premature cards where the card waits
    "finish-the-betting": "Finish the betting",
    "early-card-aside": "Set the early card aside",
    "burn-again-and-deal-the-next": "Burn again and deal the next card",
    "finish-the-turn-betting": "Finish the betting on the turn",
    "early-card-does-not-play": "Take the early cards out of play",
    "round-set-aside": "Set one card aside for each live hand",
    "burn-and-deal-the-street": "Burn and deal the next street",
    "deal-the-final-street": "Deal the final street",
    # boxed and scrap cards
    "boxed-card-out-of-play": "Take the boxed card out of play",
    "replace-with-the-next-card": "Replace it with the next card",
    "replace-after-the-round": "Replace it after the round of cards",
    "scrap-card-out-of-play": "Take that card out of play",
    # extra, missing and exposed cards
    "extra-card-to-the-stub-as-burn": "Put the extra card on the stub as the burn",
    "complete-the-hand": "Complete the hand from the stub",
    "exposed-card-becomes-the-burn": "After the deal, replace it and burn it",
    "exposed-card-is-the-upcard": "It is the upcard; deal third street down",
    "replace-seventh-street": "Replace the exposed card",
    "kill-the-hand": "Kill the hand and muck it",
    "correct-the-button": "Move the button to its place",
    # burns
    "burn-the-missing-card": "Burn the card that should have been",
    "spare-burn-back-on-the-stub": "Put the spare burn back on the stub",
    "right-card-takes-its-place": "Put each card where it belongs",
    "board-back-in-order": "Put the downcards back in order",
    "next-cards-as-without-the-error": "Burn so that the next cards are right",
    # bets
    "return-the-bets": "Return all bets",
    "bet-at-the-lower-limit": "Reduce the bet to the lower limit",
    "open-at-the-right-seat": "Start with the correct seat",
    # wagers
    "call-the-string-bet": "Call the string bet",
    "amount-asked-about": "Ask the player how much it is",
    "amount-made-clear": "Get a clear amount",
    "say-what-stands": "Announce the bet",
    "missing-chips-in": "Have the missing chips added",
    "rest-given-back": "Return the excess chips",
    "told-of-the-bet": "Tell the player what they face",
    "short-call-back": "Let them take it back and act again",
    "everybody-brought-up": "Everyone who called makes it that much",
    "bet-counted": "Count the all-in",
    "minimum-posted": "Announce what the bet posts",
    "rest-of-the-post-back": "Return everything above that",
    "action-back-to-the-seat-due": "Back the action up to the right player",
    "out-of-turn-chips-back": "Return the out-of-turn chips",
    # the showdown
    "whole-hand-asked-for": "Ask the player to table all the cards",
    "whole-hand-tabled": "Make sure all the cards are face up",
    "hand-shown": "Turn the hand face up where it is",
    "hand-seen": "Show the hand; it stays dead",
    "hand-back-face-up": "Turn the hand face up on the table",
    "taken-hand-wins": "Give the hand back. If it wins, push the pot",
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
    """What a step is about: the matter, what the ruling comes to in figures, and the seat that was given the action."""

    matter: Matter
    figures: Mapping[str, int]
    given: int = 0

    @property
    def seat(self) -> str:
        """Whose bet or hand it is."""
        return f"Seat {self.matter.seats[0]}" if self.matter.seats else "the player"

    @property
    def holder(self) -> str:
        """Whose hand it is at showdown: the seat asked about comes after the one that asks; "" for none."""
        return f"Seat {self.matter.seats[-1]}" if self.matter.seats else ""


def about(decision: Decision, given: int = 0) -> About:
    """The same of a decision; in silence with the figures of the rulebook that the floor follows."""
    followed = decision.floor_follows
    figures = decision.figures or (followed.figures if followed is not None else ())
    return About(decision.matter, dict(figures), given)


def brief(key: str, told: About) -> str:
    """The step in few words, with the seat and the amount where there are any."""
    made = _FILLED[key](told) if key in _FILLED else ""
    return made or BRIEF.get(key) or STEPS[key].says


def _announced(told: About) -> str:
    to, facing = told.figures.get("to", 0), told.figures.get("facing", 0)
    if not to:
        return ""
    if to > facing:
        return f"Announce \u201craise to {to:,}\u201d" if facing else f"Announce \u201cbet, {to:,}\u201d"
    return f"Announce \u201ccall, {to:,}\u201d"


def _amount(name: str, words: str) -> Callable[[About], str]:
    def filled(told: About) -> str:
        amount = told.figures.get(name, 0)
        return words.format(amount=f"{amount:,}", seat=told.seat) if amount > 0 else ""

    return filled


def _due(told: About) -> str:
    """The seat that was due comes second in an act out of turn, and first where it was passed over."""
    seats = {TURNED: told.matter.seats[-1:], PASSED: told.matter.seats[:1]}.get(told.matter.kind, ())
    due = next(iter(seats), 0)
    if told.given and due and told.given != due:
        return f"Give the action to Seat {told.given}, who is next now"
    return f"Back the action up to Seat {told.given or due}" if told.given or due else ""


def _added(told: About) -> str:
    """Chips pulled back go in again; what was never out is added."""
    words = "Have {seat} put the {amount} back in" if told.matter.kind == PULLED else "Have {seat} add {amount}"
    return _amount("owed", words)(told)


def _of_hand(words: str) -> Callable[[About], str]:
    return lambda told: words.format(seat=told.holder) if told.holder else ""


def _scrambled(told: About) -> str:
    return f"Scramble all {in_words(len(told.matter.cards))} face down"


_FILLED: Mapping[str, Callable[[About], str]] = {
    "scramble-the-flop": _scrambled,
    "say-what-stands": _announced,
    "missing-chips-in": _added,
    "rest-given-back": _amount("back", "Give {seat} back {amount}"),
    "everybody-brought-up": _amount("to", "Everyone who called makes it {amount}"),
    "told-of-the-bet": _amount("facing", "Tell {seat} it\u2019s {amount} to call"),
    "bet-counted": _amount("seat", "Count Seat {amount}\u2019s all-in"),
    "minimum-posted": _amount("post", "Announce that it posts {amount}"),
    "rest-of-the-post-back": _amount("rest", "Give {seat} back {amount}"),
    "out-of-turn-chips-back": _amount("back", "Give {seat} back {amount}"),
    "action-back-to-the-seat-due": _due,
    "whole-hand-asked-for": _of_hand("Ask {seat} to table all the cards"),
    "hand-shown": _of_hand("Turn {seat}\u2019s hand face up where it is"),
    "hand-seen": _of_hand("Show {seat}\u2019s hand; it stays dead"),
    "hand-back-face-up": _of_hand("Turn {seat}\u2019s hand face up on the table"),
    "taken-hand-wins": _of_hand("Give {seat} the hand back. If it wins, push {seat} the pot"),
}
"""Steps whose words name a seat or an amount where the ruling has one."""
