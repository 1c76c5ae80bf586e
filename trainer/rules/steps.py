"""The vocabulary of remedies: every step a ruling may ask for and every harm it may name, in the field's words.

A step says what must have been achieved, not by which gesture: `trainer.grading.milestones` tells from the table
before and after whether it was. "The subject" is the cards and seats of the matter.
"""

from dataclasses import dataclass

DEALER = "dealer"
FLOOR = "floor"


@dataclass(frozen=True, slots=True)
class StepSense:
    """`says` is the instruction as a debrief prints it; `by` tells whether dealer or floor does it."""

    says: str
    by: str = DEALER


STEPS: dict[str, StepSense] = {
    # authority
    "stop-the-action": StepSense("Stop the action"),
    "call-the-floor": StepSense("Call the floor"),
    "obey-the-floor": StepSense("Do what the floor decides"),
    "play-on": StepSense("Let the hand go on"),
    # a misdeal
    "gather-the-cards": StepSense("Bring every card back into the deck, face down"),
    "shuffle-the-deck": StepSense("Shuffle the deck"),
    "cut-the-deck": StepSense("Have the deck cut"),
    "deal-again-same-button": StepSense("Deal again with the button where it was"),
    "deal-again-from-the-right-button": StepSense("Deal again with the button where it belongs"),
    # irregular flops
    "scramble-the-flop": StepSense("Scramble the flop cards face down"),
    "floor-draws-the-burn": StepSense("The floor draws one of them at random as the next burn", FLOOR),
    "one-becomes-the-burn": StepSense("One of the scrambled cards becomes the burn"),
    "drawn-card-leaves-the-board": StepSense("Keep the drawn card off the board as the next burn"),
    "other-three-are-the-flop": StepSense("Turn the other three up as the flop"),
    "next-stub-card-completes-flop": StepSense("Add the next card of the stub to the flop"),
    "turn-without-second-burn": StepSense("Deal the turn on that burn, with no second one"),
    "one-burn-for-the-turn": StepSense("Burn one card, and only one, for the turn"),
    # cards back into the stub
    "burn-stays": StepSense("Leave the burn where it is"),
    "board-into-the-stub": StepSense("Put the board cards back into the stub"),
    "early-cards-into-the-stub": StepSense("Put the early cards back into the stub"),
    "shuffle-the-stub": StepSense("Shuffle the stub, face down"),
    "cut-the-stub": StepSense("Have the stub cut"),
    "flop-without-a-burn": StepSense("Deal the flop without another burn"),
    "turn-without-a-burn": StepSense("Deal the turn without another burn"),
    "river-without-a-burn": StepSense("Deal the river without another burn"),
    "street-without-a-burn": StepSense("Deal the street without another burn"),
    # a dropped stub
    "stub-in-its-order": StepSense("Put the stub back in its order, if that can be done"),
    "new-stub-of-what-fell": StepSense("Scramble, shuffle and cut a new stub of the cards that fell"),
    # premature cards where the card waits
    "finish-the-betting": StepSense("Let the betting round be finished first"),
    "early-card-aside": StepSense("Set the early card aside"),
    "burn-again-and-deal-the-next": StepSense("Burn another card and deal the next in the early card's place"),
    "finish-the-turn-betting": StepSense("Let the betting on the turn be finished"),
    "early-card-does-not-play": StepSense("Take the early cards out of play: they may not be used"),
    "round-set-aside": StepSense("Set aside a whole round of cards for the live hands"),
    "burn-and-deal-the-street": StepSense("Burn and deal the next street as usual"),
    "deal-the-final-street": StepSense("Deal the final street from the shuffled stub"),
    # boxed and scrap cards
    "boxed-card-out-of-play": StepSense("Take the boxed card out of play"),
    "replace-with-the-next-card": StepSense("Replace it with the next card of the stub"),
    "replace-after-the-round": StepSense("Replace it once the round of cards is dealt"),
    "scrap-card-out-of-play": StepSense("Take the card that does not belong out of play"),
    # extra, missing and exposed cards
    "extra-card-to-the-stub-as-burn": StepSense("Put the extra card back on the stub as the burn"),
    "complete-the-hand": StepSense("Complete the hand from the top of the stub"),
    "exposed-card-becomes-the-burn": StepSense("Replace the exposed card after the deal; it becomes the burn"),
    "exposed-card-is-the-upcard": StepSense("The exposed card is the up card; deal third street down"),
    "replace-seventh-street": StepSense("Replace the exposed card of seventh street"),
    "kill-the-hand": StepSense("Kill the hand and muck all its cards"),
    "correct-the-button": StepSense("Put the button where it belongs"),
    # burns
    "burn-the-missing-card": StepSense("Put the burn right: the card that should have been burned becomes the burn"),
    "spare-burn-back-on-the-stub": StepSense("Put the spare burn back on top of the stub"),
    "right-card-takes-its-place": StepSense("Let each card lie where it would have come with one burn"),
    "board-back-in-order": StepSense("Put the hidden cards back on the stub in their order"),
    "next-cards-as-without-the-error": StepSense(
        "Burn so that the cards still to come are those due without the error"
    ),
    # bets
    "return-the-bets": StepSense("Give every bet back"),
    "bet-at-the-lower-limit": StepSense("Bring the bet down to the lower limit"),
    "open-at-the-right-seat": StepSense("Let the betting open at the seat that is due"),
    # wagers
    "call-the-string-bet": StepSense("Call the string bet"),
    "amount-asked-about": StepSense("Ask the player how much it is"),
    "amount-made-clear": StepSense("Hear from the player how much it is"),
    "say-what-stands": StepSense("Say what the wager comes to"),
    "missing-chips-in": StepSense("Have the missing chips put in"),
    "rest-given-back": StepSense("Give back what is too much"),
    "told-of-the-bet": StepSense("Tell the player what he faces: the action is on him again"),
    "short-call-back": StepSense("Let him have the chips of his call back, and act anew"),
    "everybody-brought-up": StepSense("Have everybody who is in for it put in the same"),
    "bet-counted": StepSense("Count the all-in for the player who asks and faces it"),
    "minimum-posted": StepSense("Say what the bet out of turn posts"),
    "rest-of-the-post-back": StepSense("Give back what was put out beyond the minimum that is posted"),
    "action-back-to-the-seat-due": StepSense("Bring the action back to the player who is due"),
    "out-of-turn-chips-back": StepSense("Give back what was put in out of turn"),
    # the showdown
    "whole-hand-asked-for": StepSense("Ask the player to table the whole hand"),
    "whole-hand-tabled": StepSense("See that all cards of the hand lie face up before its player"),
    "hand-shown": StepSense("Turn the hand up where it lies"),
    "hand-seen": StepSense("Show all cards of the hand, wherever they lie: it stays dead"),
    "hand-back-face-up": StepSense("Put the hand back before its player, face up"),
    "taken-hand-wins": StepSense("Put the hand that was taken back before its player, or push it the pot: it wins"),
    # short stub on seventh street
    "burns-into-the-stub": StepSense("Put the three earlier burns into the stub"),
    "mix-the-stub": StepSense("Scramble the new stub"),
    "burn-one": StepSense("Burn one card"),
    "one-card-to-each-live-hand": StepSense("Deal one card to each live hand"),
    "community-card": StepSense("Deal one card to the centre for everybody"),
}

HARMS: dict[str, str] = {
    "a-second-burn": "a second card was burned",
    "a-misdeal": "the hand was called off although it plays on",
    "a-shuffle": "the stub was shuffled although its order stands",
    "the-flop-undone": "a flop that stands was taken back",
    "a-single-card-each": "cards were dealt that the stub cannot cover",
}
