"""The palettes of the table: what the dealer can tell the floor or announce. The same for every hand, so none hints."""

REPORTS: dict[str, str] = {
    "too-many-cards-on-the-board": "There are too many cards on the board",
    "card-face-up-in-the-deck": "A card is boxed or doesn't belong",
    "not-enough-cards": "There aren't enough cards",
    "card-to-the-wrong-place": "A card went to the wrong place",
    "card-came-early": "A card came too early",
    "burn-was-wrong": "There's a problem with the burn",
    "wrong-number-of-cards": "A hand has the wrong number of cards",
    "something-about-the-bets": "There's a problem with a bet or the button",
    "something-about-the-showdown": "There's a problem at showdown",
    "nothing-after-all": "Never mind, nothing's wrong",
    "something-about-a-player": "There's a problem with a player",
    "card-exposed": "A card was exposed",
}

PLANS: dict[str, str] = {
    "i-put-it-right": "I'll fix it",
    "it-is-a-misdeal": "It's a misdeal",
    "please-draw": "Pick one for the burn, please",
    "your-decision": "It's your ruling",
}

READ_OUT = "hands-read"
"""At the showdown the dealer reads the tabled hands aloud."""
ANNOUNCEMENTS: dict[str, str] = {
    "misdeal": "Misdeal",
    "dead-hand": "That hand is dead",
    "boxed-card": "Boxed card",
    "card-exposed": "Card exposed",
    "community-card": "Community card",
    "string-bet": "String bet",
    "all-in": "All in",
    "cards-speak": "Cards speak",
    "seat-open": "Seat open",
    "all-in-and-a-call": "All-in and a call",
    "one-player-to-a-hand": "One player to a hand, please",
    "english-only": "English only, please",
    "no-phones": "No phones at the table, please",
    "protect-your-hand": "Protect your hand, please",
    READ_OUT: "Read the hands",
}

SCRAMBLE_FIRST = "scramble-first"
"""What the floor says to a dealer who wants a card drawn from cards that aren't mixed: no question to report on."""
QUESTIONS: dict[str, str] = {
    "what-happened": "What happened?",
    "which-street": "Which street?",
    "who-did-what": "Who did what?",
    "how-many-on-the-board": "How many cards are on the board?",
    "who-has-acted": "Who has acted since?",
    "and-now": "What do you want to do?",
    SCRAMBLE_FIRST: "Scramble them first.",
}

CARRY_ON = "Go ahead."
