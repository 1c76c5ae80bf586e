"""How players behave at the table and where they have a bounty chip: closed lists that a hand and a room share."""

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
    "dodges-blind",
    "hygiene",
    "face-covered",
    "belongings",
    "noise",
    "damage",
    "drugs",
    "weapon",
    "splashes-the-pot",
    "plays-anothers-chips",
    "sits-in",
    "stays-seated",
)
IN_THE_POT = "in-the-pot"
BOUNTIES = ("in-front", "on-a-stack", IN_THE_POT, "not-shown")
BOUNTY_EVENT = "bounty"  # what the head of a hand says of the event where every player has a bounty chip
