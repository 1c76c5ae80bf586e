"""A film on the page on which dealers are judged, as far as a test wants to see it."""

from tests.grading.dealt import scenarios
from trainer.grading.films.asking import questions_on
from trainer.grading.films.film import Film, film
from trainer.rules.book import book
from trainer.ui.demo.clock import JumpClock
from trainer.ui.judge_page import Judging
from trainer.ui.screens.judge import JudgeScreen
from trainer.ui.window import Window

STRING_BET, SEED = "bets-string-bet-after-raise", 5


def string_bet(house: str, way: str = "plays-on") -> Film:
    """A string bet that the dealer calls, or lets go with `plays-on`."""
    return film(scenarios()[STRING_BET], book(house), way, SEED)


def judge(window: Window) -> tuple[JudgeScreen, Judging]:
    """The page that is open, and who runs it."""
    page = window.shell.page("judge")
    assert isinstance(page, JudgeScreen)
    return page, page.findChildren(Judging)[0]


def watch(window: Window, shown: Film, until: int) -> tuple[JudgeScreen, Judging]:
    """Show that film until so many gestures have happened."""
    page, judging = judge(window)
    judging.play(shown)
    clock = judging.clock
    assert isinstance(clock, JumpClock)
    while judging.at < until:
        assert clock.jump()
    return page, judging


def judging(window: Window, state: str) -> None:
    """The page while it is watched, asked about, told, or told of a clean hand."""
    window.open_page("judge")
    shown = string_bet(window.house, "" if state == "clean" else "plays-on")
    page, _ = watch(window, shown, shown.fault.shown if shown.fault else shown.end)
    if state == "clean":
        page.fine.click()
    if state in ("asked", "told"):
        page.stop.click()
    if state == "told":
        assert page.questions is not None
        for each in questions_on(shown):
            page.questions.options[each.key][0].click()
        page.questions.check.click()
