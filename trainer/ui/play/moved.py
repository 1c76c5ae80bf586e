"""What hands are seen to do with the deck: shuffling, cutting, squaring and scrambling."""

from trainer.kernel import gestures as g
from trainer.ui.table.scene import TableScene

SCRAMBLED = "Scrambled, face down."


def move_hands(table: TableScene, act: g.Act) -> None:
    """Show it, where there is something to be seen."""
    if isinstance(act, g.Shuffle):
        table.riffle()
    elif isinstance(act, g.Cut):
        table.cut()
    elif isinstance(act, g.Square):
        table.square()
    elif isinstance(act, g.Scramble):
        table.scramble([each.name for each in act.cards])


def told_of(gesture: g.Gesture) -> str:
    """What the line says of it for a moment: that the cards are scrambled, or which player cuts; "" for nothing."""
    if isinstance(gesture.act, g.Scramble):
        return SCRAMBLED
    cuts = isinstance(gesture.act, g.Cut) and gesture.seat
    return f"Seat {gesture.seat} cuts the deck." if cuts else ""
