"""The progress page at work: another house or grade, an attempt opened."""

from typing import TYPE_CHECKING

from trainer.ui.desk.progress import progress_view
from trainer.ui.screens.progress import ProgressScreen

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def progress_page(window: "Window") -> ProgressScreen:
    """The page of the trainee at the desk."""
    desk = window.desk
    page = ProgressScreen(progress_view(desk.store, desk.profile.id))
    shown = {"house": "", "part": "remedy"}

    def refresh(**chosen: str) -> None:
        shown.update(chosen)
        window.guarded(lambda: page.show_view(progress_view(desk.store, desk.profile.id, **shown)))

    page.house_chosen.connect(lambda key: refresh(house=key))
    page.part_chosen.connect(lambda key: refresh(part=key))
    page.attempt_opened.connect(lambda attempt: window.after.open_attempt(int(attempt), "progress"))
    page.start_chosen.connect(lambda: window.open_page("today"))
    return page
