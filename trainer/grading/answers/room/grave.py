"""Which rulings on a room are grave: somebody loses a hand, chips or hands to come by them."""

GRAVE = frozenset(
    (
        # a penalty, or one that may follow
        "button.dodged-blind-penalized",
        "conduct.abuse-penalized",
        "conduct.collusion-disqualifies",
        "conduct.etiquette-may-be-penalized",
        "conduct.etiquette-repeat-penalized",
        "conduct.etiquette-warned-first",
        "conduct.improper-act",
        "conduct.may-be-dealt-out",
        "conduct.may-be-evicted",
        "conduct.missed-round-penalty",
        "conduct.no-advice-or-criticism",
        "conduct.one-player-to-a-hand",
        "conduct.penalty-length-is-the-directors",
        "conduct.soft-play-penalized",
        "conduct.thrown-card-may-be-penalized",
        "conduct.untabled-hand-not-read",
        "devices.not-at-the-table",
        "devices.not-with-a-live-hand",
        "language.english-at-any-time",
        "language.english-only",
        "presence.live-hand-stays-at-table",
        "tournament.floor-called-over-bounty",
        "tournament.subject-to-disqualification",
        # a hand is dead
        "deal.hand-killed",
        "deal.hand-killed-by-dealer",
        "hand.dead",
        # chips go
        "chips.back-to-inventory",
        "chips.equal-exchange-only",
        "chips.excess-award-goes-back",
        "chips.forfeited",
        "conduct.chips-leave-play",
        "presence.chips-may-be-picked-up",
        "tournament.absent-stack-may-go",
    )
)
