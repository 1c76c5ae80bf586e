"""A situation on the page on which one is a player, as far as a test wants to see it."""

from trainer.grading.rights.asking import asked_of_a_player
from trainer.grading.rights.every import QUESTIONS
from trainer.grading.rights.situation import Situation, facing
from trainer.kernel.pieces import at_once
from trainer.rules.book import book
from trainer.scenarios.catalog import scenarios
from trainer.ui.player_page import InSeat
from trainer.ui.screens.player import PlayerScreen
from trainer.ui.window import Window


def situation(house: str, story: str, key: str) -> Situation:
    """What the player of that story is asked at a house."""
    return at_once(facing(scenarios().open(story), book(house), 1, QUESTIONS[key]))


def player(window: Window) -> tuple[PlayerScreen, InSeat]:
    """The page that is open, and who runs it."""
    page = window.shell.page("player")
    assert isinstance(page, PlayerScreen)
    return page, page.findChildren(InSeat)[0]


def seated(window: Window, *, told: bool) -> None:
    """The page while it asks, or once it tells how it was, with the other rulebooks."""
    window.open_page("player")
    page, at_work = player(window)
    made = situation(window.house, "conduct-portuguese-on-the-flop", "language")
    asked = asked_of_a_player(made)
    at_work.take(made, asked)
    if told:
        page.answered.emit({each.key: each.options[0].key for each in asked})
        page.compared.emit()
