"""What is said first of a ruling on pots, the showdown and recommended procedures."""

from collections.abc import Mapping

ALONE = "Hold seat {seat}'s cards and call the floor: identified, they are {only_hand}"
"""Of a bettor's hand that he let go and onto which everybody else has folded."""

ANNOUNCED = ", after hand for hand was announced,"
"""Since when players who bust share the places a hand pays."""
ELIGIBLE = f"The {{sharing}} who bust on this hand{ANNOUNCED}"
SENTENCES: Mapping[str, tuple[str, ...]] = {
    # pots
    "pot.each-split-separately": ("The {pot_name} of {amount} is split separately.", "Each pot is split separately."),
    "pot.side-pots-settled-first": (
        "The {pot_name} of {amount} goes out number {turn}: side pots before the main pot.",
        "Side pots go out before the main pot.",
    ),
    "pot.same-hands-floor-says": (
        "The floor decides whether each half is split on its own or the whole pot is split once.",
    ),
    "pot.odd-chips-in-order": (
        "{odd_by}: {up_get}.",
        "The odd chips go out in order: {up_get}.",
        "The odd chips go out in order.",
    ),
    "pot.deepest-pot-first": ("The deepest side pot goes out first, the main pot last.",),
    "pot.side-pot-before-main": ("The side pot goes out before the main pot.",),
    "pot.betting-rebuilt": ("The floor rebuilds the betting and moves {amount}.", "The floor rebuilds the betting."),
    "pot.dispute-heard": (
        "The dispute is heard: it comes in time, as {in_time}.",
        "The dispute is heard: it comes in time.",
    ),
    "pot.result-stands": (
        "The result stands: it's too late for a dispute, as {in_time}.",
        "The result stands: it's too late for a dispute.",
    ),
    "pot.play-on-ruling-delayed": ("Play may go on while the ruling waits, and the director may impound the pot.",),
    # the showdown
    "showdown.all-cards-asked-for": ("Ask seat {seat} to table every card; if they refuse, call the floor.",),
    "showdown.all-hands-tabled": ("The hands of {of_seats} are tabled at once.",),
    "showdown.all-players-show": ("All players show: {of_seats}.", "All players show."),
    "showdown.both-live-best-wins": (
        "The winner's hand and the one the winner asked to see are both live, and the best hand wins.",
    ),
    "showdown.cards-held-floor-called": (
        (
            "Hold seat {seat}'s cards, which {lie_face_up}, and call the floor: the hand is only out if it can't be "
            "identified."
        ),
        f"{ALONE}; once they can't be identified, only {{nobody_called}} comes back.",
        f"{ALONE}; once they can't be identified, there is no refund.",
        "Hold seat {seat}'s cards and call the floor; once they can't be identified, only {nobody_called} comes back.",
        "Hold seat {seat}'s cards and call the floor; once they can't be identified, there is no refund.",
    ),
    "showdown.cards-speak": (
        "The cards speak, not what seat {seat} said; a hand miscalled on purpose may be penalized.",
        "The cards speak.",
    ),
    "showdown.cards-speak-or-forfeit": (
        "The cards speak, not what seat {seat} said; a hand miscalled on purpose may forfeit the pot.",
        "The cards speak.",
    ),
    "showdown.dealer-announces-hand": ("The dealer reads the hand and announces it.",),
    "showdown.dealer-assists-reading": ("The dealer helps to read the hand.",),
    "showdown.discarded-hand-up-to-floor": ("The floor decides whether seat {seat} may take the hand up again.",),
    "showdown.down-until-own-pot": (
        "In a tournament all hands are tabled at once: {all_face_up}; in a live game seat {seat} waits for their pot.",
        "Seat {seat} keeps the cards down until their own pot.",
    ),
    "showdown.keeps-share-shown-if-asked": ("Seat {seat} keeps a share and shows the hand if asked.",),
    "showdown.known-cards-may-be-retrieved": (
        "Seat {pushed}'s cards aren't in the muck: the floor may rule the hand dead or live.",
        "The floor may retrieve seat {seat}'s hand; a miscall on purpose may cost seat {called_by} the pot.",
        "The floor may rule seat {seat}'s mucked hand dead, or retrieve it.",
    ),
    "showdown.last-aggressor-shows-first": ("Seat {seat} shows first: last to bet or raise.",),
    "showdown.last-hand-must-show": ("Seat {seat} must show the last hand to win the pot.",),
    "showdown.last-hand-need-not-table": ("Seat {seat} has the last live hand and wins without tabling it.",),
    "showdown.let-go-or-face-up": ("Seat {seat}'s hand may be mucked, or goes face up: the rulebook has both.",),
    "showdown.house-line-decides": (
        "Your house's own line or motion rule decides whether seat {seat}'s hand is dead.",
    ),
    "showdown.losers-killed-before-award": ("Kill the losing hands of {of_seats} before the pot is pushed.",),
    "showdown.may-be-dead-irretrievable": ("The floor may rule seat {seat}'s hand dead; it can't be retrieved.",),
    "showdown.may-be-let-go": ("Seat {seat} may muck; the others may still ask to see the hand.",),
    "showdown.may-not-muck": (
        "Seat {seat} may not muck: the hands of {all_face_up} are tabled and live, and {unmatched} uncalled goes back.",
        "Seat {seat} may not muck, {all_in_and_over}: the hands of {all_face_up} are tabled now and live; {no_wait}.",
        "Seat {seat} may not muck, {all_in_and_over}: the hands of {all_face_up} are tabled and live.",
        "Seat {seat} may not muck: all hands are tabled and live, those of {all_face_up}.",
        "Seat {seat} may not muck: the hand is tabled and live.",
    ),
    "showdown.may-share-pot": ("Seat {seat}'s hand may share in the pot.",),
    "showdown.no-claim-to-pot": ("Seat {seat} has no claim to the pot.",),
    "showdown.no-claim-unless-read": ("Seat {seat} has no claim to the pot unless the hand was clearly read.",),
    "showdown.no-right-to-see": (
        "Seat {seat} has no right to see seat {other}'s hand, as {no_right_as}.",
        "Seat {seat} has no right to see seat {other}'s hand.",
        "No one has a right to see it.",
    ),
    "showdown.no-share-until-tabled": ("Seat {seat} gets no part of the pot until all hole cards are tabled.",),
    "showdown.not-dead-may-table": (
        "Unless your house has {house_line}, seat {seat}'s cards aren't dead and may still be tabled.",
        "Seat {seat}'s cards aren't dead and may still be tabled.",
    ),
    "showdown.not-dead-tabled-live": (
        "Unless your house has {house_line}, seat {seat}'s cards weren't dead: the tabled hand is live.",
        "Seat {seat}'s cards weren't dead: the tabled hand is live.",
    ),
    "showdown.not-shown-wins-nothing": ("Seat {seat} didn't show every card: the hand wins nothing.",),
    "showdown.not-tabled": ("Seat {seat}'s hand isn't tabled: all cards must be face up to win any of the pot.",),
    "showdown.out-uncalled-returned": (
        "Seat {seat} is out; the uncalled {back} comes back.",
        "Seat {seat} is out; what was called isn't refunded.",
    ),
    "showdown.refused-floor-called": ("Seat {seat} refuses the rest of the hand: call the floor.",),
    "showdown.rest-tabled-at-once": (
        "Ask seat {seat} to table every card: with a player all-in, all hands are tabled at once.",
    ),
    "showdown.showing-up-to-floor": (
        "Seat {seat} has no right to see seat {other}'s hand, as {no_right_as}: the floor decides whether it's shown.",
        "Seat {seat} has no right to see seat {other}'s hand: the floor decides whether it's shown.",
        "The floor decides.",
    ),
    "showdown.shown-and-dead": (
        "Seat {other}'s hand is shown, and is dead unless seat {may_win} wins the pot.",
        "Seat {other}'s hand is shown and is dead.",
        "The hand is shown and is dead.",
    ),
    "showdown.shown-on-request": ("Seat {other}'s hand is shown.", "The hand is shown."),
    "showdown.tabled": ("Seat {seat}'s hand is tabled.",),
    "showdown.tabled-by-right": (
        "Seat {seat}, who called the last bet and still has the cards, may insist: seat {other}'s hand is tabled.",
        "The player has a right to see the hand, and it is tabled.",
    ),
    "showdown.tabled-winner-wins": ("Seat {seat}'s tabled hand isn't killed: it wins.",),
    "showdown.tables-first-if-enforced": (
        "Seat {seat}, {because}, tables first if an order is enforced.",
        "Seat {seat} tables first if an order is enforced.",
    ),
    "showdown.unprotected-hand-may-be-retrieved": ("The floor may retrieve seat {seat}'s unprotected hand.",),
    # procedures
    "rp.all-in-button-placed": ("Put an all-in button in front of seat {seat}.",),
    "rp.all-in-counted": ("The dealer counts the all-in: {amount}.", "The dealer counts the all-in."),
    "rp.all-in-not-counted-unasked": ("The all-in isn't counted until the player facing it asks.",),
    "rp.amount-announced": ("The dealer announces {amount}.", "The dealer announces the amount."),
    "rp.bet-announced-as-it-comes": (
        "The dealer announces {amount} as it comes.",
        "The dealer announces the bet as it comes.",
    ),
    "rp.bets-in-on-request": (
        "The dealer pulls in the bets: seat {due} faces the action, and asks for it.",
        "The bets come in because the player facing the action asks.",
    ),
    "rp.bets-stay-in-front": (
        "The bets stay in front: only seat {due}, facing the action, may ask to have them pulled in.",
        "The bets stay in front while the betting goes on.",
    ),
    "rp.bust-outs-share-places": (
        "The {sharing} out on this hand share {places_shared}, {share_each} each; {out_before}, out before: nothing.",
        f"{ELIGIBLE} share {{places_shared}}, {{shared_pay}} in all: {{share_each}} each.",
        f"{ELIGIBLE} share the payout for {{places_shared}}.",
        "Players who bust on this hand share the places it pays.",
    ),
    "rp.cards-down-await-floor": ("The cards stay face down, and nothing is dealt until the floor says so.",),
    "rp.clock-set-each-hand": ("The clock is adjusted after each hand, which is correct.",),
    "rp.clock-set-where-possible": ("Set the clock after each hand wherever possible.",),
    "rp.fixed-time-per-hand": (
        "{run_out}: {next_up} comes up.",
        "Each hand, the current one first, takes {n_seconds} seconds off {untold_clock}; {each_hand}.",
        "Each hand, the current one first, takes {n_seconds} seconds off {untold_clock}.",
        (
            "The clock shows {left_clock}, and {next_clock} as the next hand begins: each hand, the current one first, "
            "is {n_seconds} seconds off it; {each_hand}."
        ),
        (
            "The clock shows {left_clock}: each hand takes {n_seconds} seconds off it, starting with the "
            "current one; {each_hand}."
        ),
        "The clock shows {left_clock}: each hand takes {n_seconds} seconds off it, starting with the current one.",
        "The clock shows {left} seconds: each hand takes a fixed time off it.",
        "Each hand, the current one first, takes {n_seconds} seconds off the clock.",
    ),
    "rp.limp-allowed": ("The call stands: limping is allowed.",),
    "rp.next-level-by-clock": ("The next level comes as the clock runs out, hand for hand or not.",),
    "rp.player-is-told": ("Tell seat {seat} what they ask, if they have yet to act.", "The player is told."),
    "rp.push-waits": (
        "The push should have waited: {pushed_with} left, and it stops at {n_seconds}.",
        "The push waits until after the break: {to_break} left, and it stops at {n_seconds}.",
        "The push waits until the next level: {seconds_left} left, and it stops at {n_seconds}.",
        "The push waits until the next level.",
    ),
    "rp.staff-takes-chips-over": ("A staff member takes {who}'s chips to the new table.", "Staff takes the chips."),
    "rp.staying-seated-not-required": ("{who} is asked to stay seated in hand for hand, but doesn't have to.",),
    "rp.stud-games-may-separate": ("Stud and stud-8 may be kept apart in the mix.",),
    "rp.time-enough-to-push": (
        "There is time for the push: {seconds_left} left, and it stops at {n_seconds}.",
        "There is time for the push: no end of a level and no break is near.",
    ),
    "rp.usual-or-set-time": (
        "{run_out}: {next_up} comes up.",
        "Each hand takes {n_seconds} seconds off {untold_clock}, at most {n_longest}.",
        "The clock shows {left_clock} at {n_seconds} seconds a hand, or {least_clock} at the maximum of {n_longest}.",
        "The clock shows {left_clock}: each hand takes {n_seconds} off, at most {n_longest}.",
        "The clock shows {left} seconds at the usual time a hand, and {least} at the maximum the rulebook allows.",
        "The usual time a hand goes off the clock, or what the director sets.",
    ),
}
