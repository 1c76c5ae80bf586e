"""The keys of a round, as the overlay lists them."""

from trainer.ui.kit.keys import KeyGroup

KEYS = (
    KeyGroup(
        "Answer",
        (
            ("1 2 3", "take a card, or point at a seat"),
            ("F", "the floor decides"),
            ("Tab", "to the next part"),
            ("Enter", "answer; on to the next"),
        ),
    ),
    KeyGroup(
        "Amounts",
        (
            ("0 9", "type it; Backspace takes a digit back"),
            ("↑ ↓", "a chip more or less; with Shift ten"),
            ("K", "three noughts more"),
        ),
    ),
    KeyGroup(
        "Round",
        (
            ("R", "let it happen again"),
            ("P", "pause"),
            ("Esc", "leave the round"),
            ("?", "these keys"),
        ),
    ),
)
