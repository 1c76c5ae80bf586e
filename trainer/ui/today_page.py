"""The first page at work: what is chosen on it, what is proposed for that, and what leads from it."""

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from trainer.progress.records import AGAIN
from trainer.rules.houses import usable
from trainer.study.library import readable
from trainer.study.of_the_day import MODE
from trainer.study.practised import ships
from trainer.ui.desk.corrected import corrected, put_away
from trainer.ui.desk.houses import pill
from trainer.ui.desk.proposal import proposed
from trainer.ui.desk.today import day_view, introduction_of, next_step_of, today_view
from trainer.ui.desk.waiting import rest_words, waiting
from trainer.ui.kit.dialog import Dialog
from trainer.ui.screens.first import TodayView
from trainer.ui.screens.today import TodayScreen

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.screens.corrected import CorrectedSheet
    from trainer.ui.window import Window

MISSING = "missing-to-plan-from"
ALONE = "Sessions have only questions and clean hands."
INSTEAD = "A new session replaces the one you began. What you did so far is saved."
ANSWERS = (
    ("rest", "Continue it", "primary"),
    ("new", "New session", "secondary"),
    ("cancel", "Cancel", "secondary"),
)


def today_page(window: "Window") -> TodayScreen:
    """The page at the window's house. It proposes a session; that one begins when the box is taken."""
    short = window.settings.short_form
    window.wish = replace(window.wish, area="", seed=window.desk.seeds(), short=short)
    page = TodayScreen(_view_somewhere(window))
    _tell_unreadable(window)
    if window.desk.content_known:  # the first page of a start does without
        from trainer.ui.content import keep_up

        keep_up(window, page)
    page.house_chosen.connect(lambda key: window.choose_house(key))
    page.minutes_chosen.connect(lambda minutes: _wish(window, minutes=minutes))
    page.area_chosen.connect(lambda area: _wish(window, area=area))
    page.form_chosen.connect(lambda short: _choose_form(window, short))
    page.take_box.connect(window.begin_session)
    page.order_asked.connect(lambda: window.guarded(lambda: explain(window)))
    page.drill_wanted.connect(lambda: window.open_page("drills"))
    page.debrief_opened.connect(lambda attempt: window.after.open_attempt(int(attempt)))
    page.resume_chosen.connect(window.resume)
    page.discard_chosen.connect(window.discard)
    page.rest_chosen.connect(window.go_on)
    page.carried_asked.connect(lambda known_at: compare(window, known_at))
    page.corrected_asked.connect(lambda: window.guarded(lambda: _show_corrected(window)))
    page.corrected_away.connect(lambda: window.guarded(lambda: _put_away(window)))
    page.changes_asked.connect(lambda *both: _to_newer(window, "show_changes", *both))
    page.move_chosen.connect(lambda *both: _to_newer(window, "move", *both))
    page.stay_chosen.connect(lambda *both: _to_newer(window, "stay", *both))
    page.day_chosen.connect(lambda: window.guarded(lambda: deal_of_the_day(window)))
    page.step_chosen.connect(lambda: window.guarded(lambda: deal_step(window)))
    page.rest_dropped.connect(lambda: window.guarded(lambda: _drop(window)))
    return page


def _tell_unreadable(window: "Window") -> None:
    """Say what is missing to plan from, the first time that the page is opened without it."""
    house = window.desk.house
    if ships(house) and not readable(house) and window.property(MISSING) != house:
        window.setProperty(MISSING, house)
        window.tell(f"What hands practice at {pill(house)} can’t be read. {ALONE}")


def show_again(window: "Window") -> None:
    """The same page for another house or another wish. Raises StoreTrouble."""
    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    page.show_view(_view(window))


def refresh(window: "Window") -> None:
    """The same where it is what is looked at. Raises StoreTrouble."""
    page = window.shell.page("today")
    if isinstance(page, TodayScreen) and page.isVisible():
        show_again(window)


def deal_step(window: "Window") -> None:
    """Deal the next of the first hands, or the one that introduces a new kind. Raises StoreTrouble."""
    desk, now = window.desk, datetime.now().astimezone()
    step = next_step_of(desk) or introduction_of(desk, proposed(desk, window.wish, now))
    if step is not None:
        window.box.take_step(step)


def deal_of_the_day(window: "Window") -> None:
    """Deal the irregularity of the day. Raises StoreTrouble."""
    from trainer.ui.desk.hands import day_play  # which loads the law
    from trainer.ui.screens.area import OF_THE_DAY

    box, now = window.box, datetime.now().astimezone()
    day = day_view(window.desk, now)
    if day is not None:
        play = day_play(window.desk, now.date(), box.stock.waiting, short=window.settings.short_form)
        box.set_up(play, AGAIN if day.done else MODE, OF_THE_DAY)


def compare(window: "Window", known_at: str) -> None:
    """The progress page, where it tells what of another house's rules holds at this one."""
    from trainer.ui.screens.progress import ProgressScreen  # as above

    window.open_page("progress")
    page = window.shell.page("progress")
    assert isinstance(page, ProgressScreen)
    page.section_chosen.emit("houses")
    page.switched.emit(known_at, window.house)


def take(window: "Window") -> None:
    """Take the box for the proposed session; where one waits, ask which of the two is meant. Raises StoreTrouble."""
    found = waiting(window.desk, datetime.now().astimezone())
    if found is None:
        _begin(window)
        return
    rest = rest_words(found.so_far.plan, len(found.so_far.done))
    asked = Dialog(window, "Start a new session?", f"{rest} {INSTEAD}", ANSWERS)
    asked.answered.connect(lambda key: _taken(window, key))


def _taken(window: "Window", answer: str) -> None:
    if answer == "rest":
        window.go_on()
    elif answer == "new":
        window.guarded(lambda: _begin(window))


def _begin(window: "Window") -> None:
    from trainer.ui.sitting import begin  # which loads the law

    begin(window, window.wish)


def explain(window: "Window") -> None:
    """Lay the reasons of the proposed session over the window. Raises StoreTrouble."""
    from trainer.ui.content import look
    from trainer.ui.desk.order import order_view  # which tells rules in words, and loads the law for that
    from trainer.ui.screens.order import OrderSheet

    window.coming.drop()  # no hand is dealt below it
    look(window.desk)
    proposal = proposed(window.desk, window.wish, datetime.now().astimezone())
    window.sheet = OrderSheet(window, order_view(proposal))


def _view(window: "Window") -> TodayView:
    now = datetime.now().astimezone()
    found = waiting(window.desk, now)
    if found is None and window.sitting is not None:
        window.sitting.close()  # it was yesterday's
    view = today_view(window.desk, window.settings.name, now, window.wish, found)
    return replace(view, four_colours=window.settings.four_colour)


def _view_somewhere(window: "Window") -> TodayView:
    """The page, at another house where the rulebook of this one turns out to be of no use."""
    try:
        return _view(window)
    except LookupError:
        window.desk.house = usable(window.desk.house)
        return _view(window)


def _wish(window: "Window", **changes: object) -> None:
    window.wish = replace(window.wish, **changes)  # type: ignore[arg-type]  # names and kinds of Wish
    window.guarded(lambda: show_again(window))


def _choose_form(window: "Window", short: bool) -> None:
    """Whole hands or the short form, from now on."""
    window.change(short_form=short)
    _wish(window, short=short)


def _drop(window: "Window") -> None:
    """Drop the session that waits: what was done of it is told once."""
    from trainer.ui.sitting import waits  # which loads the law

    sitting = waits(window)
    if sitting is not None and sitting.done:
        sitting.end()
        return
    if sitting is not None:
        sitting.close()
    window.desk.store.end_sitting(window.desk.profile.id)
    window.open_page("today")


def _to_newer(window: "Window", what: str, older: str, newer: str) -> None:
    """What was pressed on the offer of a newer edition."""
    from trainer.ui import moving  # seldom

    window.guarded(lambda: getattr(moving, what)(window, older, newer))


def _show_corrected(window: "Window") -> None:
    """Lay over the window what a correction of the law changed. Raises StoreTrouble."""
    from trainer.ui.screens.corrected import CorrectedSheet  # seen once

    view = corrected(window.desk)
    if view is None:
        return
    sheet = CorrectedSheet(window, view)
    sheet.debrief_opened.connect(lambda attempt: _open(window, sheet, int(attempt)))
    sheet.away.connect(sheet.close_up)
    sheet.away.connect(lambda: window.guarded(lambda: _put_away(window)))
    window.sheet = sheet


def _open(window: "Window", sheet: "CorrectedSheet", attempt: int) -> None:
    sheet.close_up()
    window.after.open_attempt(attempt)


def _put_away(window: "Window") -> None:
    """The notice goes for good. Raises StoreTrouble."""
    put_away(window.desk, datetime.now().astimezone())
    show_again(window)
