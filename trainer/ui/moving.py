"""Moving to a newer edition: what it changes is shown, and it is done by the worker, all of it or nothing."""

from datetime import datetime
from typing import TYPE_CHECKING

from trainer.ui.kit.dialog import Toast
from trainer.ui.today_page import refresh

if TYPE_CHECKING:  # the window is what it is shown on
    from trainer.ui.window import Window


def show_changes(window: "Window", older: str, newer: str) -> None:
    """Lay over the window what the newer edition changes. Raises StoreTrouble, and BadLedger."""
    from trainer.ui.desk.moving import moving_view  # which loads the law
    from trainer.ui.screens.moving import MovingSheet  # seen once

    window.coming.drop()  # no hand is dealt below it
    sheet = MovingSheet(window, moving_view(window.desk, older, newer))
    sheet.moved.connect(sheet.close_up)
    sheet.moved.connect(lambda: window.guarded(lambda: move(window, older, newer)))
    sheet.stayed.connect(sheet.close_up)
    sheet.stayed.connect(lambda: window.guarded(lambda: stay(window, older, newer)))
    window.sheet = sheet


def stay(window: "Window", older: str, newer: str) -> None:
    """They stay with the older edition. Raises StoreTrouble."""
    window.desk.store.stay(window.desk.profile.id, older, newer, datetime.now().astimezone())
    refresh(window)


def move(window: "Window", older: str, newer: str) -> None:
    """What holds goes over to the newer edition, and that is their house from then on. Raises StoreTrouble."""
    from trainer.ui.desk.houses import short

    desk = window.desk
    if not desk.store.on_disk:
        from trainer.study.moving import move as at_once  # which loads the law

        _moved(window, newer, at_once(desk.store, desk.profile.id, older, newer))
        return
    from trainer.ui.long_work import LongWork

    work = LongWork(window, f"Moving to {short(newer)}", lambda count: _moved(window, newer, count), alone=True)
    work.begin("move", desk.store.path, desk.profile.id, older, newer)


def _moved(window: "Window", newer: str, count: int) -> None:
    from trainer.ui.desk.moving import went

    window.change(house=newer)
    window.open_page("today")
    Toast(window, went(count, newer))
