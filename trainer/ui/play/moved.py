"""What the dealer's hands are seen to do with the deck: shuffling, cutting, squaring and scrambling."""

from trainer.kernel import gestures as g
from trainer.ui.table.scene import TableScene


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
