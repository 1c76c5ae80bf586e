"""How players behave at the table, in words of a closed list that a hand and a room share."""

CONDUCT = (
    "foreign-language",
    "advice",
    "criticism",
    "reads-a-hand",
    "shows-hand",
    "talks-strategy",
    "soft-play",
    "collusion",
    "checks-the-nuts",
    "throws-cards",
    "abuse",
    "cheating",
    "delay",
    "touching",
    "out-of-reach",
    "chatter",
)
