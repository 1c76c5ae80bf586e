"""What is said first of a ruling on cards: the deal, the board, the stub, stud, button and blinds, dead hands."""

from collections.abc import Mapping

THE_TURN, SHUFFLED_IN = (
    "urn again: the river card is the turn",
    "after its betting the early card is shuffled into the stub",
)
HEADS_UP = "Seat {button} has the button and small blind, acting first before the flop and last after it"
ROUND = "Set aside {live_hands} cards, one for each live hand, the early ones among them"
LAST = "shuffle them into the stub before the final street"
MISDEAL = (
    "Misdeal: every card comes back, and {without_button}.",
    "Misdeal, as {not_yet_substantial}: every card comes back, and the same button deals again.",
    "Misdeal: every card comes back, and the same button deals again.",
)
THOUGH_AWAY = "dealt in on the original deal, though away"
SENTENCES: Mapping[str, tuple[str, ...]] = {
    # misdeals
    "deal.misdeal": MISDEAL,
    "deal.misdeal-until-second-player": MISDEAL,
    "deal.not-listed-misdeal": (
        "Not a listed misdeal: only one of seat {one_of_two}'s first two downcards is exposed, so the floor decides.",
        "This isn't a listed misdeal: the floor decides.",
    ),
    "deal.in-order": ("The deal is good: play on.",),
    "deal.play-on": (
        "It's too late {late}: {play_on}, and seat {next_button} has the button next hand.",
        "It's too late {late}: {play_on}, and correct {corrected} for the next hand.",
        "It's too late {late}: {play_on}, and seat {dealt_out} has no hand.",
        "It's too late {late}: {play_on}; the rulebook doesn't say what happens to seat {uncounted}'s hand.",
        "It's too late {late}: {play_on}.",
        "All action stands: {odd_back} was only in the stub.",
        "Play on, even though {what}.",
    ),
    "deal.penalized-may-be-dealt-out": ("The deal is good: a penalized player may be dealt out.",),
    "deal.complete-the-hand": (
        "No misdeal: complete the hands of seats {several} from the top of the stub, and they play.",
        "No misdeal: complete seat {seat}'s hand from the top of the stub, and it plays.",
        "Complete the hand.",
    ),
    "deal.extra-card-becomes-burn": (
        "No misdeal: seat {seat}'s extra card becomes the burn.",
        "No misdeal: the extra card becomes the burn.",
    ),
    "deal.exposed-card-becomes-burn": (
        "No misdeal: the exposed {card} can't be kept; the top card replaces it after the deal, and it's the burn.",
        "No misdeal: the exposed card can't be kept; the top card replaces it after the deal, and it's the burn.",
    ),
    "deal.no-hand-for-leftover-chips": ("Seat {seat} gets no hand in a deal for leftover chips.",),
    "deal.refund-may-be-lost": ("Seat {seat} may lose the refund of {chips}.", "Seat {seat} may lose the refund."),
    "deal.result-stands": ("The result stands.",),
    # boxed, scrap, fouled
    "deal.boxed-card-replaced": (
        "It's too late for a misdeal: the boxed {every_card} are scrap, {gone}.",
        "No misdeal: the boxed {card} is scrap, {gone}.",
        "It's too late for a misdeal: the boxed {every_card} are scrap, and {kept} is replaced with the next card.",
        "It's too late for a misdeal: the boxed {every_card} are scrap, each replaced with the next card.",
        "The boxed {card} is scrap: replace it with the next card.",
        "Replace the boxed card.",
    ),
    "deal.boxed-card-replaced-after-round": (
        "It's too late for a misdeal: the boxed {every_card} are scrap, {gone}.",
        "No misdeal: the boxed {card} is scrap, {gone}.",
        (
            "It's too late for a misdeal: the boxed {every_card} are scrap, and {kept} is replaced after the rest of "
            "the round is dealt."
        ),
        "It's too late for a misdeal: the boxed {every_card} are scrap, each to be replaced.",
        "The boxed {card} is scrap: replace it after the rest of the round is dealt.",
        "Replace the boxed card after the rest of the round is dealt.",
    ),
    "deal.boxed-card-replaced-either-order": (
        "The boxed {card} is scrap: replace it with the next card.",
        "Replace the boxed card.",
    ),
    "deal.scrap-card-replaced": (
        "No misdeal: the {card} is scrap, {gone}.",
        "The {card} is scrap: replace it with the next card.",
        "Replace the scrap card.",
    ),
    "deal.scrap-card-replaced-after-round": (
        "No misdeal: the {card} is scrap, {gone}.",
        "The {card} is scrap: replace it after the rest of the round is dealt.",
        "Replace the scrap card after the rest of the round is dealt.",
    ),
    "deal.boxed-card-inside-stub": (
        "The boxed {card} in the stub is scrap: play on, and deal the next card when it comes up.",
    ),
    "deal.scrap-card-inside-stub": (
        "The {card} in the stub is scrap: play on, and deal the next card when it comes up.",
    ),
    "deal.scrap-of-paper": (
        "The {card} counts as a scrap of paper: {play_on}.",
        "The card counts as a scrap of paper: {play_on}.",
    ),
    "deal.fouled-deck-too-late": ("The result stands: it's too late to dispute the fouled deck.",),
    "deal.fouled-deck": ("The deck is fouled: the hand is void and every bet goes back.",),
    # flops, burns and early cards
    "deal.flop-card-becomes-next-burn": (
        "Scramble the flop face down: the floor draws one card as the next burn, the other three play.",
    ),
    "deal.flop-card-becomes-river-burn": (
        "Scramble the flop face down: the floor draws one card as the river's burn, the other three play.",
    ),
    "deal.flop-card-leaves-the-board": (
        "Scramble the flop face down: the floor draws one card, which leaves the board, the other three play.",
    ),
    "deal.flop-card-becomes-the-burn": (
        "Scramble the three: one becomes the burn, and the next card completes the flop.",
    ),
    "deal.flop-redealt": (
        (
            "Shuffle the whole flop back into the stub, cut, and deal a new flop, even if the extra card is known; "
            "the burn stays, with no new one."
        ),
    ),
    "deal.flop-redealt-after-betting": (
        "Finish {betting}, then shuffle the early flop into the stub, cut, and redeal the flop without another burn.",
        "Shuffle the early flop into the stub, cut, and redeal the flop without another burn.",
    ),
    "deal.flop-stands": ("The flop stands, as even one check is action: burn one card, and only one, for the turn.",),
    "deal.new-flop-settles-burn": ("The new flop settles the burn too.",),
    "deal.reshuffled-for-new-flop": ("Shuffle the board back into the stub, cut, and deal a new flop without a burn.",),
    "deal.proper-burn-and-flop": ("Restore the proper burn and flop.",),
    "deal.card-stands": ("The {stood} stands, as a player has acted on it: play on.", "The card stands: play on."),
    "deal.card-stands-order-restored": (
        (
            "The {stood} stands, as a player has acted on it: burn two cards before the {next_street}, which then "
            "comes as it should."
        ),
        "The card stands: burn so that the next cards come as they should.",
    ),
    "deal.proper-card-becomes-burn": (
        "The card that should have been burned becomes the burn, and the next card takes its place.",
    ),
    "deal.proper-card-dealt": (
        "The second burn is the proper {wrong}; the card that was dealt goes back on the stub as the {then} burn.",
        "The second burn is the proper {wrong}; the card that was dealt goes back on the stub.",
        "The second burn is the proper card: it takes the place of the card that was dealt.",
    ),
    "deal.spare-burn-goes-back": (
        (
            "The {stood} stands, as a player has acted on it: the extra burn goes back on the stub, as the burn for "
            "the {next_street}."
        ),
        "The extra burn goes back on top of the stub.",
    ),
    "deal.early-card-does-not-play": ("The early {card} doesn't play.", "The early cards don't play."),
    "deal.early-flop-redealt": (
        "Finish {betting}, leave the burn, shuffle the early flop into the stub and redeal it without another burn.",
        "Leave the burn, shuffle the early flop into the stub and redeal it without another burn.",
    ),
    "deal.early-turn-redealt": (
        "Finish {betting}, leave the burn, shuffle the early turn into the stub and redeal it without another burn.",
        "Leave the burn, shuffle the early turn into the stub and redeal it without another burn.",
    ),
    "deal.early-river-redealt": (
        "Finish {betting}, leave the burn, shuffle the early river into the stub and redeal it without another burn.",
        "Leave the burn, shuffle the early river into the stub and redeal it without another burn.",
    ),
    "deal.final-street-redealt-after-betting": (
        "Finish {betting}, then shuffle the early cards into the stub and deal the final street.",
        "Shuffle the early cards into the stub and deal the final street.",
    ),
    "deal.river-becomes-turn": (
        f"Finish {{betting}}, b{THE_TURN}; {SHUFFLED_IN}, with no river burn.",
        f"B{THE_TURN}; {SHUFFLED_IN}, with no river burn.",
    ),
    "deal.river-becomes-turn-with-cut": (
        f"Finish {{betting}}, b{THE_TURN}; {SHUFFLED_IN}, cut, with no river burn.",
        f"B{THE_TURN}; {SHUFFLED_IN}, cut, with no river burn.",
    ),
    "deal.river-redealt-after-betting": (
        "Finish {betting}, leave the burn as the river's, shuffle the early river into the stub, and redeal it.",
        "Leave the burn as the river's, shuffle the early river into the stub, and redeal it without another burn.",
    ),
    "deal.river-redealt-with-cut": (
        "Finish {betting}, then shuffle the early river into the stub, cut, and redeal the river without another burn.",
        "Shuffle the early river into the stub, cut, and redeal the river without another burn.",
    ),
    "deal.round-held-for-final-street": (
        f"{ROUND}; finish {{betting}}, burn and deal; {LAST}.",
        f"{ROUND}; burn and deal; {LAST}.",
    ),
    "deal.street-redealt": (
        "Finish {betting}, shuffle the early cards into the stub, and redeal the street without another burn.",
        "Shuffle the early cards into the stub and redeal the street without another burn.",
    ),
    # the stub
    "deal.mixed-cards-new-stub": (
        "Scramble together the {cards} cards that fell, shuffle and cut: they are the new stub.",
        "Scramble together what fell, shuffle and cut: that is the new stub.",
    ),
    "deal.stub-restored": ("Restore the stub in its order; if that fails, scramble the cards that fell.",),
    "deal.stub-restored-or-rebuilt": (
        "Restore the stub in its order; if that fails, scramble, shuffle and cut its own cards as a new one.",
    ),
    "deal.stub-shuffled": ("Shuffle the stub face down.",),
    "deal.cut-behind-the-dealer": ("Seat {by} cuts the deck, about {middle} cards down.", "Seat {by} cuts the deck."),
    "deck.change-allowed": ("The deck may be changed now.",),
    "deck.change-if-house-prescribes": ("The deck may be changed only if the house calls for it.",),
    "deck.no-change-on-request": ("The deck stays: players may not ask for another.",),
    "deck.stays-until-dealer-change": ("The deck stays until the dealers change.",),
    "rabbit.cards-not-shown": ("Don't show the cards that would have come.",),
    "rabbit.not-allowed": ("Rabbit hunting isn't allowed: don't show the cards that would have come.",),
    "rabbit.dealer-refuses": ("The dealer doesn't show the cards that would have come.",),
    "rabbit.dealer-does-not-show": ("The dealer doesn't show the cards that would have come.",),
    "rabbit.stub-left-alone": ("Leave the discards and the stub alone.",),
    # dead hands
    "hand.dead": (
        "Seat {seat}'s hand is dead: the {time} are over.",
        "Seat {seat}'s hand is dead.",
        "{who}'s hand is dead: the {time} are over.",
        "{who}'s hand is dead.",
        "The hand is dead.",
    ),
    "hand.flashed-card-plays": ("Seat {seat}'s flashed card plays: it stays in the hand.", "The flashed card plays."),
    "hand.dropped-cards-play": ("Seat {seat}'s dropped cards play.", "Dropped cards play."),
    "hand.identified-stays-in-play": ("Seat {seat}'s hand stays in play: its cards are identified.",),
    "hand.may-have-no-redress": ("Seat {seat} may get no redress for the hand the dealer took.",),
    "hand.properly-mucked": ("Seat {seat}'s hand is mucked.",),
    "hand.taken-hand-up-to-floor": (
        "The floor decides: unless seat {seat}'s hand is identified, it is out, and only {back} uncalled comes back.",
        "The floor decides: unless seat {seat}'s hand is identified, it is out, and called bets aren't refunded.",
    ),
    "hand.fouled-stays-if-told": (
        "The floor decides: a fouled hand that can still be identified stays in play, and otherwise it has no redress.",
    ),
    "hand.thrown-cards-dead": (
        "Seat {seat}'s cards, thrown into seat {other}'s hand, are dead.",
        "Cards thrown into another hand are dead.",
    ),
    # at the seat or away from it
    "presence.back-in-time-hand-lives": (
        "Seat {in_reach}, within reach of the chair for the last card of the deal, has a live hand.",
        "Seat {seat} is back before the last card of the deal: the hand is live.",
    ),
    "presence.back-too-late-hand-dead": ("Seat {seat} came back after the last card of the deal: the hand is dead.",),
    "presence.hand-still-live": (
        "Seat {in_reach}'s hand is live if within reach of the chair for the last card of the deal, and dead if not.",
        "Seat {seat} was at the table for the last card of the deal: the hand is still live.",
    ),
    "presence.plays-the-redeal": (
        "Seats {several}'s hands are live: the players were {for_its_cards}.",
        "Seat {seat}'s hand is live: the player was {for_its_cards}.",
        f"Seats {{several}} may play the redeal: their hands are live, as they were {THOUGH_AWAY}.",
        f"Seat {{seat}} may play the redeal: the hand is live, as the player was {THOUGH_AWAY}.",
    ),
    "presence.redeal-hand-killed": (
        "Seat {let_go}'s hand is dead, as the player missed the original deal.",
        "Deal seats {several} in and kill the hands: the players missed the original deal.",
        "Deal seat {seat} in and kill the hand: the player missed the original deal.",
    ),
    "presence.redeal-may-be-played": (f"Seat {{seat}} may play the redeal: the player was {THOUGH_AWAY}.",),
    # stud
    "stud.bet-not-doubled": (
        "The bet isn't doubled for a pair: bring it down to {to}.",
        "The bet isn't doubled: bring it down to the lower limit.",
    ),
    "stud.bring-in-from-absent-stack": (
        "Post the bring-in of {to} out of absent seat {seat}'s stack.",
        "Post the bring-in out of seat {seat}'s stack.",
    ),
    "stud.bring-in-or-fold": ("Seat {seat} can't check: bring it in for at least {least}, or fold.",),
    "stud.burns-lengthen-the-stub": (
        "Scramble the earlier burns into the stub, cut, burn, and deal each live hand a card, as {enough}.",
        "Scramble the earlier burns into the stub, cut, burn, and deal each live hand a card.",
    ),
    "stud.community-card": (
        (
            "Burn the top card and deal one community card off the stub for everyone, as {too_few}; "
            "seat {opens_again} acts first."
        ),
        "Burn the top card and deal one community card off the stub for everyone, as {too_few}.",
        "Burn the top card and deal one community card off the stub for everyone; seat {opens_again} acts first.",
        "Burn the top card and deal one community card off the stub for everyone.",
    ),
    "stud.community-card-new-stub": (
        "Scramble the earlier burns into the stub, cut, burn, deal one community card; seat {opens_again} acts first.",
        "Scramble the earlier burns into the stub, cut, burn, and deal one community card for everyone.",
    ),
    "stud.dead-hand-no-card": ("Seat {seat}'s dead hand gets no card.", "A dead hand gets no card."),
    "stud.killed-hand-up-to-house": ("The house's stud rules say whether a killed hand gets more cards.",),
    "stud.not-at-risk-shows-first": (
        "The downcards of {of_seats}, not at risk, go up first.",
        "The player not at risk shows the downcards first.",
    ),
    "stud.opens-at-right-seat": ("The betting opens at the right seat.",),
    "stud.shown-card-is-upcard": (
        "The exposed {card} is the upcard: deal third street down.",
        "The exposed card is the upcard: deal third street down.",
    ),
    "stud.shown-card-replaced": (
        "Replace the exposed {card} of seventh street.",
        "Replace the exposed card of seventh street.",
    ),
    # button and blinds
    "blind.action-on-short-blind": ("{who} plays the blind short with {posts} and doesn't make up the rest.",),
    "blind.live-straddle": ("The straddle is live: {who} acts last in the first round.", "The straddle is live."),
    "blind.posted-left-of-button": (
        "Blinds are {small} and {big}: seats {small_seat} and {big_seat} post before the cards.",
        "Blinds are {small} and {big}, posted left of the button.",
        "The blinds are posted left of the button.",
    ),
    "blind.straddle-not-allowed": ("No straddle is allowed here.",),
    "button.no-straddle": ("Seat {seat} may not straddle.", "No straddle is allowed here."),
    "button.adjusted-no-repeat-big-blind": (
        "The button goes to seat {button}, so that no one has the big blind twice in a row.",
        "The button is adjusted so that no one has the big blind twice in a row.",
    ),
    "button.blind-dodging-penalty": ("Seat {seat} is penalized if the blind was dodged on purpose.",),
    "button.correct-the-button": (
        "Correct the button: seat {seat}, as there has been no substantial action.",
        "Correct the button.",
    ),
    "button.corrected-for-new-hand": ("Button and blinds are corrected: the button goes to seat {button}.",),
    "button.dead-button": (
        "The button is dead at seat {dead_at}: seat {next_small} posts the small blind, seat {next_big} the big blind.",
        "The button is dead at seat {dead_at}: no one posts the small blind, and seat {next_big} posts the big blind.",
        "The button goes to seat {button}: seat {next_small} posts the small blind, seat {next_big} the big blind.",
        "The button goes to seat {button}: no one posts the small blind, and seat {next_big} posts the big blind.",
        "The button goes to seat {button}, even if the seat is empty.",
        "The dead button applies.",
    ),
    "button.goes-back-for-one-hand": (
        "The button goes back to seat {button} for this hand, then moves two places, to seat {button_after_that}.",
        "The button goes back for one hand, then moves two places.",
    ),
    "button.goes-back": (
        (
            "The hand plays out with the button at seat {button_now}; the next button is seat {next_button}, then seat "
            "{button_after_that}."
        ),
        "The hand plays out, and then the button goes back.",
    ),
    "button.goes-where-due": (
        "The button is at seat {button}: seat {small_blind} posts the small blind, seat {big_blind} the big blind.",
        "Seat {small_blind} posts the small blind, seat {big_blind} the big blind, and seat {first_to_act} acts first.",
        "Seat {small_blind} posts the small blind, seat {big_blind} the big blind.",
        "The button is at seat {button}: no one posts the small blind, and seat {big_blind} posts the big blind.",
        "The button goes to seat {button}.",
        "Button and blinds go where they belong.",
    ),
    "button.has-small-blind": (
        f"{HEADS_UP}; seat {{big_blind}} has the big blind.",
        "The button has the small blind.",
    ),
    "button.misdeal-for-the-button": (
        "Misdeal: the button was wrong; deal again with it at seat {seat}.",
        "Misdeal: the button was wrong; deal again from the right one.",
    ),
    "button.moves-on-uncorrected": ("The button moves on to seat {button}, uncorrected.", "The button moves on."),
    "button.moving-button": ("The button moves on to seat {button}.", "The button moves on to the next player."),
    "button.set-amounts-unchanged": (
        "The call is still {to_call} and a raise is to at least {least_over_short}, even though the blind is short.",
        "Blind and raise sizes stay as they are set.",
    ),
    "button.to-high-card": (
        "Seat {button} has the button: of {level} cards of the highest rank the suit decides, with no further draw.",
        "Seat {button} drew the high card and has the button.",
        "The high card has the button.",
    ),
    "button.to-latest-big-blind": (
        "Seat {button} had the big blind last and gets the button and small blind; seat {big_blind} has the big blind.",
        "Seat {button} had the big blind last and gets the button.",
        "The player who had the big blind last gets the button.",
    ),
}
