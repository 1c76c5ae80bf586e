"""What is said first of every ruling, by its key: a sentence with holes for figures, seats and names.

`{seat}` is the seat a ruling is about, `{other}` the second, `{seats}` all of them, `{of_seats}` with "seat" before,
`{card}` the first of its cards, `{who}` and `{table}` are a room's player and table, `{player}` is that player or, in a
hand, "seat" with the number, `{offered}` is what was said or put out, `{bet}` a bet or a raise, `{all_in}` all of a
stack that is less than a whole one, `{up_make}` and `{up_get}` the seats to which figures belong. All others are
figures by name.
"""

from collections.abc import Mapping

from trainer.grading.answers.sentences import (
    counts,
    dead_hands,
    dealing,
    events,
    manners,
    rights,
    rooms,
    showdowns,
    turns,
    wagers,
)

SENTENCES: Mapping[str, tuple[str, ...]] = {
    **wagers.SENTENCES,
    **rights.SENTENCES,
    **counts.SENTENCES,
    **turns.SENTENCES,
    **dealing.SENTENCES,
    **dead_hands.SENTENCES,
    **showdowns.SENTENCES,
    **rooms.SENTENCES,
    **events.SENTENCES,
    **manners.SENTENCES,
}
