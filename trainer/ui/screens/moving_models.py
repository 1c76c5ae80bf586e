"""What is shown of a move to a newer edition, as frozen values; apart from the law that fills them."""

from dataclasses import dataclass

from trainer.ui.screens.progress_models import GroupView


@dataclass(frozen=True, slots=True)
class MovingView:
    """What a newer edition changes for somebody: in a sentence or two, and line by line in groups.

    `move` and `stay` are the words of the buttons, `stay` "" where they have answered already.
    """

    title: str
    words: str
    groups: tuple[GroupView, ...]
    move: str
    stay: str
