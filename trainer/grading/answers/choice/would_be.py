"""What a threshold that says no would need to say yes, as `trainer rule` says it, by the key of its rule."""

from collections.abc import Mapping

ACTIONS = "{with_chips} actions, at least one of them with chips, or any {any}"
AFTER, BEFORE = f"after substantial action: {ACTIONS}", f"if there hadn't been substantial action: {ACTIONS}"
ONCE = f"once there was substantial action: {ACTIONS}"
NEXT_HAND = f"substantial action on the next hand: {ACTIONS}"
NO_CALL, NO_RAISE = "Not a call. It would be one if", "Not a minimum raise. It would be one if"
NO_MISDEAL = "Not a misdeal. It would be one"
SHARE = "{percent} percent of a minimum raise"
UNTIL = f"{NO_MISDEAL} if fewer than {{players}} players had acted"
TOO_EARLY = "Not too late for a misdeal. It would be once {players} players had acted"
WOULD_BE: Mapping[str, str] = {
    "bet.pot-miscount.counted-low-after-substantial-action": (f"Not too late to correct. It would be {AFTER}"),
    "bet.pot-miscount.counted-low-before-substantial-action": (
        f"The bet isn't raised to the actual pot. It would be {BEFORE}"
    ),
    "bet.rights.limit-reopening-share-faced": (
        "The betting isn't open to the player. It would be if they faced {reopening} percent of a full bet or raise"
    ),
    "bet.rights.limit-short-all-in-faced": (
        "The betting isn't closed to the player. It would be if they faced less than {reopening} percent of a full bet "
        "or raise"
    ),
    "bet.size.amount-named-at-standard": f"{NO_RAISE} the amount named exceeded the call by at least {SHARE}",
    "bet.size.amount-named-below-standard": f"{NO_CALL} the amount named exceeded the call by less than {SHARE}",
    "bet.size.bet-plus-share-of-bet": f"{NO_RAISE} the chips totaled a bet plus {{percent}} percent of another",
    "bet.size.multi-chip-at-standard": f"{NO_RAISE} the chips exceeded the call by at least {SHARE}",
    "bet.size.multi-chip-below-standard": f"{NO_CALL} the chips exceeded the call by less than {SHARE}",
    "bet.size.prior-combined-at-standard": f"{NO_RAISE} the final total exceeded the call by at least {SHARE}",
    "bet.size.prior-combined-below-standard": f"{NO_CALL} the final total exceeded the call by less than {SHARE}",
    "bet.size.prior-new-chips-at-standard": f"{NO_RAISE} the bet exceeded the call by at least {SHARE}",
    "bet.size.prior-new-chips-below-standard": f"{NO_CALL} the bet exceeded the call by less than {SHARE}",
    "bet.size.prior-silent-below-standard": f"{NO_CALL} the final total exceeded the call by less than {SHARE}",
    "bet.size.tiny-chips-facing-a-bet": (
        "The chips aren't up to the TD. They would be if the bet were at least {share} times as much"
    ),
    "bet.skipped.before-substantial-action": (f"The action doesn't back up to the skipped player. It would {BEFORE}"),
    "bet.skipped.silent-left-to-the-floor": f"The skipped hand isn't up to the floor. It would be {AFTER}",
    "bet.skipped.silent-until-substantial-action": (f"The skipped hand isn't up to the floor. It would be {AFTER}"),
    "bet.turn.silent-until-substantial-action": (
        f"The skipped player's silence doesn't make the out-of-turn action binding yet. It would {ONCE}"
    ),
    "button.move.wrong-button-action-not-begun": UNTIL,
    "button.move.wrong-button-after-substantial-action": (f"Not too late to correct the button. It would be {AFTER}"),
    "deal.boxed-card.enough-found-anywhere": f"{UNTIL}, with {{boxed}} boxed cards",
    "deal.boxed-card.enough-in-the-deal": f"{NO_MISDEAL} with {{boxed}} or more boxed cards in the initial deal",
    "deal.exposed-card.enough-action-not-begun": f"{UNTIL}, with {{exposed}} or more exposed cards",
    "deal.exposed-card.enough-with-the-stub": (
        f"{UNTIL}, with {{exposed}} or more exposed cards, one seen in the stub counted"
    ),
    "deal.exposed-card.first-cards-action-not-begun": f"{UNTIL}, with one of the first {{first}} cards exposed",
    "deal.exposed-card.first-cards-beyond-holdem": f"{UNTIL}, with one of the first {{first}} cards exposed",
    "deal.exposed-card.first-cards-or-enough-others": (
        f"{NO_MISDEAL} with one of the first {{first}} cards off the deck exposed, or any {{others}} other downcards"
    ),
    "deal.extra-card.enough-action-not-begun": f"{UNTIL}, with {{extra}} extra cards in the starting hands",
    "deal.misdeal.action-begun": TOO_EARLY,
    "deal.misdeal.after-substantial-action": f"Not too late for a misdeal. It would be {AFTER}",
    "deal.misdeal.out-of-sequence-action-not-begun": UNTIL,
    "deal.misdeal.unentitled-seat-action-not-begun": UNTIL,
    "deal.misdeal.wrong-count-action-begun": "Not a dead hand. It would be one once {players} players had acted",
    "deal.misdeal.wrong-count-action-not-begun": UNTIL,
    "deal.misdeal.wrong-count-after-substantial-action": f"Not a dead hand. It would be one {AFTER}",
    "deal.misdeal.wrong-first-seat-action-not-begun": UNTIL,
    "deal.scrap-card.non-standard-after-substantial-action": f"Not a scrap card. It would be one {AFTER}",
    "level.new-hand.old-level-after-substantial-action": (
        f"The hand isn't finished at the old level. It would be {AFTER}"
    ),
    "pot.dispute.award-after-substantial-action": (f"Not too late for a dispute. It would be after {NEXT_HAND}"),
    "pot.dispute.award-before-substantial-action": (
        f"The dispute isn't heard. It would be if there hadn't been {NEXT_HAND}"
    ),
    "stud.exposed-downcard.action-begun": TOO_EARLY,
}
