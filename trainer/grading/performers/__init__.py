"""The acts that achieve the steps of a remedy, one at a time, as the perfect dealer does them.

A performer answers with the next act towards its step, or None while play has to go on first (or the floor has to
act): then routine and players carry the hand along. There is one for every key of `trainer.rules.steps.STEPS`.
"""

from trainer.grading.performers import board, burns, cards, deck, money, showdown, strays
from trainer.grading.performers.task import Performer, Task

__all__ = ["PERFORMERS", "Performer", "Task"]

PERFORMERS: dict[str, Performer] = {
    key: performer
    for chapter in (board, burns, cards, deck, money, showdown, strays)
    for key, performer in chapter.PERFORMERS.items()
}
