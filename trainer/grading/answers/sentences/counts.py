"""What is said first of chips that are counted, asked about, behind or hidden."""

from collections.abc import Mapping

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "bet.clear-view-no-count-printed": (
        "Seat {seat} is entitled to a clear view of the chips; the rulebook doesn't say whether they're counted.",
    ),
    "bet.fair-look-no-count": (
        "Seat {seat} gets a fair look at the stack, not a count: {no_count_as}.",
        "Seat {seat} gets a fair look at the stack, not a count.",
    ),
    "bet.all-in-counted-by-staff": (
        "The dealer or floor counts seat {seat}'s all-in: {chips}.",
        "The dealer or floor counts the all-in.",
    ),
    "bet.pot-counted-for-player": (
        "The pot is {pot}: the dealer counts it for the player.",
        "The dealer counts the pot for the player.",
    ),
    "bet.pot-not-counted": (
        "The dealer doesn't count the pot, but may spread {spread}.",
        "The dealer doesn't count the pot.",
    ),
    "bet.player-works-out-pot": ("The player works out the pot, not the dealer.",),
    # chips found behind
    "bet.chips-behind-up-to-floor": (
        "The floor decides whether the {behind} behind plays: the all-in is {without} or {with}.",
        "The floor decides whether the {behind} behind plays.",
        "The floor decides whether the chips behind play.",
    ),
    "bet.hidden-chips-leave-tournament": (
        "The hidden {behind} leaves the tournament, as the next deal has begun.",
        "The hidden chips leave play, as the next deal has begun.",
    ),
    "bet.no-gain-from-hidden-chips": (
        "Seat {seat} gains nothing from the hidden {behind}; the floor may award {to_the_winner} of it.",
        "Seat {seat} gains nothing from the hidden {behind}.",
        "Seat {seat} gains nothing from the hidden chips.",
    ),
    "bet.out-hidden-chips-awardable": (
        "Seat {seat} is out; the floor may award the hidden {behind} to the winner.",
        "Seat {seat} is out; the floor may award the hidden chips to the winner.",
    ),
    "bet.out-hidden-chips-leave": (
        "Seat {seat} is out, and the hidden {behind} leaves the tournament, as the next deal has begun.",
        "Seat {seat} is out, and the hidden chips leave the tournament, as the next deal has begun.",
    ),
}
