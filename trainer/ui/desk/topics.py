"""Topics of the law as people say them."""

TITLES: dict[str, str] = {
    "deal.four-card-flop": "Four-card flop",
    "deal.boxed-card": "Boxed cards",
    "stud.short-stub": "Short stub",
    "deal.misdeal": "Misdeals",
    "deal.exposed-card": "Exposed cards",
    "deal.extra-card": "Extra cards",
    "deal.two-on-button": "Two cards to the button",
    "deal.button-short": "Button short of cards",
    "deal.scrap-card": "Jokers and scrap",
    "deal.fouled-deck": "Fouled deck",
    "deal.redeal": "Re-deal",
    "deal.no-burn": "Burns",
    "deal.burn-after-sa": "Burns after action",
    "deal.premature": "Early cards",
    "deal.reshuffle": "Reshuffling",
    "deal.disordered-stub": "Disordered stub",
    "button.move": "Button",
    "stud.exposed-downcard": "Exposed down card",
    "stud.seventh-street": "Seventh street",
    "stud.absent": "Absent in stud",
    "action.substantial": "Substantial action",
    "routine": "Clean hands",
}


def title(topic: str) -> str:
    """A topic's name for people; the key itself, tidied, where no better one is known."""
    return TITLES.get(topic) or topic.rpartition(".")[2].replace("-", " ").capitalize()
