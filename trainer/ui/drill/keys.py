"""The keys of a round, as `?` lists them."""

from trainer.ui.play.key_list import Line, Lines

KEYS = (
    Lines(
        "Answer",
        (
            Line("1 2 3", "Choose a card or a seat", "Choose the card with that number, or the seat"),
            Line("F", "The floor decides", "Leave it to the floor"),
            Line("Tab", "Next part", "Go to the next part of the answer"),
            Line("Enter", "Answer and go on", "Answer. Press it again for the next question"),
        ),
    ),
    Lines(
        "Amounts",
        (
            Line("0 9", "Type an amount", "Type the digits, and press Backspace to delete one"),
            Line("↑ ↓", "One chip more or fewer", "Change the amount by one chip, or by ten with Shift"),
            Line("K", "Thousands", "Add three zeros"),
        ),
    ),
    Lines(
        "Round",
        (
            Line("R", "Watch it again", "See the hand again"),
            Line("P", "Pause", "Stop the clock and cover the table"),
            Line("Esc", "Leave the round", "Go back and keep your answers"),
            Line("?", "These keys", "Open and close this list"),
        ),
    ),
)
