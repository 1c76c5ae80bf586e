"""The rules page at work: another house chosen."""

from typing import TYPE_CHECKING

from trainer.ui.desk.rules import rules_view
from trainer.ui.screens.rules import RulesScreen

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def rules_page(window: "Window") -> RulesScreen:
    """The page with the rules of the window's house; looking at another one's does not move the trainee there."""
    page = RulesScreen(rules_view(window.house))
    page.house_chosen.connect(lambda key: page.show_view(rules_view(key)))
    return page
