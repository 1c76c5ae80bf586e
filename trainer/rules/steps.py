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
    "obey-the-floor": StepSense("Follow the floor's ruling"),
    "play-on": StepSense("Play on"),
    # a misdeal
    "bets-of-the-deal-back": StepSense("Return the bets made since the deal, and any bring-in. Blinds and antes stay"),
    "gather-the-cards": StepSense("Put all the cards back into the deck, face down"),
    "scrap-card-out-of-the-deck": StepSense("Take the card that doesn't belong out of the deck"),
    "shuffle-the-deck": StepSense("Shuffle the deck"),
    "cut-the-deck": StepSense("Cut the deck"),
    "deal-again-same-button": StepSense("Deal again from the same button"),
    "deal-again-from-the-right-button": StepSense("Deal again from the correct button"),
    # irregular flops
    "scramble-the-flop": StepSense("Scramble the flop cards face down"),
    "floor-draws-the-burn": StepSense("The floor draws one of the cards at random as the next burn", FLOOR),
    "one-becomes-the-burn": StepSense("Make one of the scrambled cards the burn"),
    "drawn-card-leaves-the-board": StepSense("Set the drawn card aside as the next burn"),
    "other-three-are-the-flop": StepSense("Spread the other three as the flop"),
    "next-stub-card-completes-flop": StepSense("Add the next card off the stub to the flop"),
    "turn-without-second-burn": StepSense("Deal the turn. The drawn card is its burn, so don't burn again"),
    "river-without-second-burn": StepSense("Deal the river. The drawn card is its burn, so don't burn again"),
    "one-burn-for-the-turn": StepSense("Burn one card, and only one, for the turn"),
    # cards back into the stub
    "burn-stays": StepSense("Leave the burn where it is"),
    "board-into-the-stub": StepSense("Put the board cards back into the stub"),
    "early-cards-into-the-stub": StepSense("Put the cards dealt too early back into the stub"),
    "shuffle-the-stub": StepSense("Shuffle the stub, face down"),
    "cut-the-stub": StepSense("Cut the stub"),
    "flop-without-a-burn": StepSense("Deal the flop without another burn"),
    "turn-without-a-burn": StepSense("Deal the turn without another burn"),
    "river-without-a-burn": StepSense("Deal the river without another burn"),
    "street-without-a-burn": StepSense("Deal the street without another burn"),
    # a dropped stub
    "stub-in-its-order": StepSense("Put the stub back in its original order, if possible"),
    "new-stub-of-what-fell": StepSense("Scramble, shuffle and cut a new stub from the cards that fell"),
    # premature cards where the card waits
    "finish-the-betting": StepSense("Finish the betting round first"),
    "early-card-aside": StepSense("Set the card dealt too early aside"),
    "burn-again-and-deal-the-next": StepSense(
        "Burn another card and deal the next one in place of the card dealt too early"
    ),
    "finish-the-turn-betting": StepSense("Finish the betting on the turn"),
    "early-card-does-not-play": StepSense("Take the cards dealt too early out of play"),
    "round-set-aside": StepSense("Set aside one full round of cards for the live hands"),
    "burn-and-deal-the-street": StepSense("Burn and deal the next street as usual"),
    "deal-the-final-street": StepSense("Deal the final street from the shuffled stub"),
    # boxed and scrap cards
    "boxed-card-out-of-play": StepSense("Take the boxed card out of play"),
    "replace-with-the-next-card": StepSense("Replace the card with the next one off the stub"),
    "replace-after-the-round": StepSense("Replace the card after the deal"),
    "scrap-card-out-of-play": StepSense("Remove the card that doesn't belong"),
    # cards that the floor sends elsewhere of itself
    "extra-street-card-back": StepSense("Leave the first card on the board and put the other back on top of the stub"),
    "missing-flop-card-dealt": StepSense("Deal the missing flop card off the stub, without a burn"),
    "extra-flop-cards-out": StepSense("Leave the first three flop cards and take the others out of play"),
    "cards-to-their-hands": StepSense("Move each card to the hand it was due to"),
    "second-stud-card-out": StepSense("Leave the first card with the hand and take the second out of play"),
    "card-to-the-next-live-hand": StepSense("Move the card to the next live hand"),
    "stray-card-back-on-the-stub": StepSense("Put the card back on top of the stub, face down"),
    "stray-card-out-of-play": StepSense("Take the card out of play"),
    # extra, missing and exposed cards
    "extra-card-to-the-stub-as-burn": StepSense("Put the extra card back on the stub as the burn"),
    "complete-the-hand": StepSense("Deal the missing cards from the top of the stub"),
    "exposed-card-becomes-the-burn": StepSense(
        "After the deal, replace the exposed card. The exposed card is the burn"
    ),
    "exposed-card-is-the-upcard": StepSense("Use the exposed card as the upcard and deal third street down"),
    "replace-seventh-street": StepSense("Replace the exposed seventh-street card"),
    "kill-the-hand": StepSense("Kill the hand and muck all its cards"),
    "correct-the-button": StepSense("Move the button to where it belongs"),
    # burns
    "burn-the-missing-card": StepSense("Burn the card that should have been burned"),
    "spare-burn-back-on-the-stub": StepSense("Put the extra burn card back on top of the stub"),
    "right-card-takes-its-place": StepSense("Put the cards where they would be if one card had been burned"),
    "board-back-in-order": StepSense("Put the face-down cards back on the stub in order"),
    "next-cards-as-without-the-error": StepSense("Burn two cards before the next street"),
    # bets
    "return-the-bets": StepSense("Return all bets, blinds and antes included"),
    "return-the-other-bets": StepSense(
        "Return all other bets. The player who knew of the fouled deck gets theirs only if the floor says so"
    ),
    "bet-at-the-lower-limit": StepSense("Reduce the bet to the lower limit"),
    "open-at-the-right-seat": StepSense("Start the betting with the correct seat"),
    # wagers
    "call-the-string-bet": StepSense("Announce the string bet"),
    "amount-asked-about": StepSense("Ask the player how much the bet is"),
    "amount-made-clear": StepSense("Get a clear amount from the player"),
    "say-what-stands": StepSense("Announce the bet"),
    "missing-chips-in": StepSense("Have the player add the missing chips"),
    "rest-given-back": StepSense("Return the excess chips"),
    "told-of-the-bet": StepSense("Tell the player how much it is to call. The action is back on them"),
    "short-call-back": StepSense("Let the player take the call back and act again"),
    "everybody-brought-up": StepSense("Have the bettor and every caller match the corrected amount"),
    "bet-counted": StepSense("Count the all-in for the player who faces it"),
    "pot-counted": StepSense("Count the pot for the player who asks"),
    "minimum-posted": StepSense("Announce that the player who bet out of turn posts the minimum"),
    "uncalled-bet-back": StepSense("Return the part of the bet that no one called"),
    "rest-of-the-post-back": StepSense("Return everything above the posted minimum"),
    "action-back-to-the-seat-due": StepSense("Return the action to the player whose turn it is"),
    "out-of-turn-chips-back": StepSense("Return the chips put in out of turn"),
    # the showdown
    "whole-hand-asked-for": StepSense("Ask the player to table the whole hand"),
    "whole-hand-tabled": StepSense("Make sure every card of the hand is face up on the table"),
    "hand-shown": StepSense("Turn the hand face up where it is"),
    "hand-seen": StepSense("Show all the cards of the hand, wherever they are. It stays dead"),
    "shown-to-all": StepSense("Turn up the cards that one player saw, for all players to see"),
    "hand-back-face-up": StepSense("Return the hand to its player, face up"),
    "taken-hand-wins": StepSense("Return the mucked hand to its player, or push the player the pot if the hand wins"),
    "taken-hand-back": StepSense("Return the hand to its player"),
    "thrown-cards-mucked": StepSense("Muck the cards that were thrown in"),
    # short stub on seventh street
    "burns-into-the-stub": StepSense("Put the earlier burns into the stub"),
    "mix-the-stub": StepSense("Scramble the new stub"),
    "burn-one": StepSense("Burn one card"),
    "one-card-to-each-live-hand": StepSense("Deal one card to each live hand"),
    "community-card": StepSense("Deal one community card face up in the center"),
}

HARMS: dict[str, str] = {
    "a-second-burn": "you burned a second card",
    "a-misdeal": "you called a misdeal, although the hand plays on",
    "a-shuffle": "you shuffled the stub, although its order was good",
    "the-flop-undone": "you took back a good flop",
    "a-kept-refund": "you gave back chips that the floor kept in the pot",
    "a-single-card-each": "you dealt more cards than the stub could cover",
}
