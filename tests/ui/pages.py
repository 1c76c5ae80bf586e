"""Every page of the program, with what real hands put on it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QApplication

from tests.progress.filled import filled
from tests.ui.dealing import (
    announcing,
    asked,
    deal,
    dealt_out,
    explained,
    floor_called,
    floor_in_the_replay,
    in_session,
    keys,
    session_debrief,
    session_end,
    session_left,
    sit,
    stud_seventh,
    this_hand,
    today_left,
)
from tests.ui.document import pdfs
from tests.ui.judging import judging
from tests.ui.partings import answer, compared, drill_screen, drilling, laid
from tests.ui.questions_samples import HOUSE, reply, samples
from tests.ui.rights import seated
from trainer import resources
from trainer.attached import Attached
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect
from trainer.quickfire.kinds import KINDS
from trainer.scenarios.catalog import scenarios
from trainer.study.library import Kind
from trainer.study.own_folders import seen_in
from trainer.ui.asking import ask_on
from trainer.ui.demo.answers import answer_for
from trainer.ui.desk.example import example_of
from trainer.ui.desk.questions import put
from trainer.ui.example_page import ExamplePage
from trainer.ui.library_page import LibraryPage
from trainer.ui.own_folders import folder_of
from trainer.ui.quick_page import open_round
from trainer.ui.screens.ask_name import AskName
from trainer.ui.screens.library import LibraryScreen
from trainer.ui.screens.models import BackupView
from trainer.ui.screens.progress import SECTIONS, ProgressScreen
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.quiz import QuizScreen
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.screens.rules_models import ALL, TOPICS
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.window import Window


def progress(window: Window, section: str = "overview") -> None:
    deal(window, "four-card-flop-last-two-stuck")
    deal(window, "boxed-two-in-the-deal", MISTAKES["plays-on"].dealer)
    window.open_page("progress")
    turn(window, section)


def turn(window: Window, section: str) -> None:
    """To another section of the progress page, which is open."""
    page = window.shell.page("progress")
    assert isinstance(page, ProgressScreen)
    page.section_chosen.emit(section)


def questions(window: Window, answered: int = 0) -> None:
    deal(window, "short-stub-two-for-four")
    window.after._questions()
    page = window.shell.page("questions")
    assert isinstance(page, QuestionsScreen)
    for _ in range(answered // 2):
        reply(page)
        page.go_on()
    if answered % 2:
        reply(page, right=False)


def answered(window: Window, right: bool = False) -> None:
    """The question that is asked, with everything that is told after the answer."""
    page = window.shell.page("questions")
    assert isinstance(page, QuestionsScreen)
    reply(page, right=right)


def to_the_end(window: Window) -> None:
    """From the first question, which is answered, to the end of three."""
    page = window.shell.page("questions")
    assert isinstance(page, QuestionsScreen)
    for _ in range(2):
        page.go_on()
        reply(page)
    page.go_on()


def form_of(window: Window, form: str, answered: bool = False) -> None:
    """A question of a form as it is asked, or with everything that is told after a wrong answer."""
    asked = samples()[form]
    made = put(HOUSE, "Four-card flop", (asked, asked))
    page = ask_on(window.shell, window.desk, window.guarded, made, None, window.settings).screen
    if answered:
        page.answer(answer_for(asked, right=False))


def quiz_waiting(window: Window) -> None:
    """The quiz while a set waits."""
    form_of(window, "one")
    window.open_page("quiz")


def people(window: Window) -> None:
    """The foot of the settings, with people and copies of all kinds."""
    filled(window.desk.store, 40 * "W")
    window.open_page("settings")
    page = window.shell.page("settings")
    assert isinstance(page, SettingsScreen)
    copies = (
        BackupView("a", "Nov 21, 9:30 AM", "before an update, 2.1 MB"),
        BackupView("b", "Nov 1, 9:30 AM", "x", False),
    )
    page.show_view(replace(page._view, backups=copies, kept=True))
    QApplication.processEvents()
    assert page._pane is not None
    page._pane.verticalScrollBar().setValue(99999)


def removing(window: Window) -> None:
    """The question before somebody is removed, with what is wrong with the answer."""
    people(window)
    page = window.shell.page("settings")
    assert isinstance(page, SettingsScreen)
    page.people.buttons["remove", str(window.desk.store.profiles()[-1].id)].click()
    window.findChildren(AskName)[-1].go.click()


def quiz(window: Window) -> None:
    """The area with most topics."""
    window.open_page("quiz")
    page = window.shell.page("quiz")
    assert isinstance(page, QuizScreen)
    page.area_chosen.emit("deal")


def parting(window: Window) -> None:
    """Where two rulebooks part, with what only one of them covers."""
    compared(window).fold.click()
    laid(window)


def parting_drilled(window: Window, told: bool = False, over: bool = False) -> None:
    """A drill of one situation on it: asked, told, or over."""
    drilling(window, "four-card flop")
    if told:
        answer(window, "12")
    if over:
        drill_screen(window).next.click()


def drilled(window: Window, kind: str, wrong: bool = False, seed: int = 0) -> None:
    """A question of a kind as it is asked, with something taken; or what stands instead of a wrong answer."""
    window.desk.seeds = lambda: seed
    played = open_round(window, kind)
    played.begin()
    screen = played.screen
    fields = screen.foot.fields
    assert fields is not None
    for stepper in fields.steppers.values():
        stepper.set_value(108_275)
    for key, cards in fields.cards.items():
        right = [each.get(key) for each in fields.spot.right]
        next(card for card in cards if card.option.key not in right).click()
    for card in fields.seats.values():
        for seat in card.field.seats:
            card.toggle(seat)
    if wrong:
        missed(window)


def missed(window: Window) -> None:
    """What stands instead of the wrong answer to the question of a drill."""
    assert window.round is not None
    screen = window.round.screen
    screen.foot.answer_button.click()
    assert screen.reason is not None


def five_pots(window: Window) -> None:
    """As many pots as can be answered, all with large amounts."""
    drilled(window, "build-the-side-pots", seed=11)
    assert window.round is not None
    fields = window.round.screen.foot.fields
    assert fields is not None
    fields.cards["pots"][-1].click()


def drilled_through(window: Window) -> None:
    """A whole round, half of it wrong, to its end; one before it was better."""
    for wrong in (0, 6):
        played = open_round(window, "minimum-raise")
        played.begin()
        screen = played.screen
        for number in range(screen.played.round.size):
            assert screen.spot is not None
            answer = {**screen.spot.right[0], **({"to": 108_275} if number < wrong else {})}
            screen.answer(answer)
            screen.go_on()


def drills_waiting(window: Window) -> None:
    """The page of drills while a round waits, after one was played."""
    drilled_through(window)
    drill_left(window)


def drill_left(window: Window) -> None:
    drilled(window, "call-or-raise")
    window.open_page("quick")


def rules_found(window: Window, words: str) -> None:
    """What a search finds in all houses, with the best of it open."""
    window.open_page("rules")
    page = window.shell.page("rules")
    assert isinstance(page, RulesScreen)
    page.rules.filters[ALL].click()
    page.rules.search.setText(words)
    page.rules._open()


def rules_by_topic(window: Window) -> None:
    window.open_page("rules")
    page = window.shell.page("rules")
    assert isinstance(page, RulesScreen)
    page.rules.order.chosen.emit(TOPICS)


def worked(window: Window, house: str, at: str) -> None:
    """A worked example at its end."""
    ExamplePage(window, house, at, example_of(house, at)).screen.reveal()


def own_book(window: Window) -> None:
    """A book with a long name beside a paragraph, something found in it."""
    file = window.desk.store.path.parent / "the-whole-rulebook-of-the-house-in-its-newest-edition.pdf"
    pdfs.write(file, [["Made-up page"], ["35: a heading"]])
    window.change(books={"tda-2022": Attached(str(file), {"": 2})})
    window.read("tda-2022", "35-D")
    page = window.shell.page("rules")
    assert isinstance(page, RulesScreen)
    page.own_book.click()


def library(window: Window, faults: bool = False) -> None:
    """The library with a hand that was met, one of one's own and two files with faults."""
    own = folder_of(window)
    own.mkdir(exist_ok=True)
    text = resources.path("quizzes/scenarios/bets/asks-how-much.toml").read_text(encoding="utf-8")
    mine = text.replace('id = "', 'id = "mine-', 1)
    (own / "a-file-with-a-name-that-is-much-too-long-for-a-card.toml").write_text(mine, encoding="utf-8")
    for number in range(2):
        (own / f"bad-{number}.toml").write_text(f'id = "bad-{number}"\nseats = 3\n{"k" * 300} = 1\n', encoding="utf-8")
    deal(window, "four-card-flop-last-two-stuck")
    window.open_page("library")
    page = window.shell.page("library")
    assert isinstance(page, LibraryScreen)
    scenarios().saw(own, seen_in(own))
    scenarios().look()
    found = page.findChild(LibraryPage)
    assert found is not None
    found.refresh()
    page.asked.emit(replace(page.view.asked, faulty=faults, latest=not faults))
    QApplication.processEvents()


DRILLS = {
    f"drill-{kind}-{seed}{'-wrong' if wrong else ''}": partial(drilled, kind=kind, wrong=wrong, seed=seed)
    for kind in KINDS
    for seed in (3, 8)
    for wrong in (False, True)
}
FORMS = {
    f"form-{form}{'-answered' if answered else ''}": partial(form_of, form=form, answered=answered)
    for form in samples()
    for answered in (False, True)
}


def dealt_apart(window: Window, dealer: Dealer) -> None:
    """A hand that was dealt because another rulebook rules differently on it."""
    scenario = "four-card-flop-last-two-stuck"
    window.desk.apart = dealt_out(scenario, window.desk.house, dealer)[0], "upt"
    deal(window, scenario, dealer)


PAGES: dict[str, Callable[[Window], None]] = {
    "welcome": lambda window: window.welcome(),
    "today": lambda window: window.open_page("today"),
    "today-left": today_left,
    "today-session-left": session_left,
    "today-order": explained,
    "table-drills": lambda window: window.open_page("drills"),
    "session-hand": lambda window: in_session(window, Kind.HAND),
    "session-question": lambda window: in_session(window, Kind.QUESTION),
    "session-debrief": session_debrief,
    "session-end": session_end,
    "settings": lambda window: window.open_page("settings"),
    "settings-people": people,
    "library": library,
    "library-faults": lambda window: library(window, faults=True),
    "settings-remove": removing,
    "about": lambda window: window.open_page("about"),
    "quiz": quiz,
    "quiz-waiting": quiz_waiting,
    **FORMS,
    "rules": lambda window: window.open_page("rules"),
    "rules-compared": lambda window: window.read("tda-2022", "35-D"),
    "rules-reading": lambda window: window.read("upt", "misdeal-2"),
    "rules-practice": lambda window: window.read("players-2025", "21"),
    "rules-silent": lambda window: window.read("tda-2022", "topic:tournament.bounty"),
    "rules-silent-sent": lambda window: window.read("foxwoods-2020", "topic:deal.disordered-stub"),
    "rules-found": lambda window: rules_found(window, "floor decides"),
    "rules-by-topic": rules_by_topic,
    "rules-example": lambda window: worked(window, "players-2025", "51-A"),
    "rules-example-many": lambda window: worked(window, "tda-2022", "46-C"),
    "rules-example-room": lambda window: worked(window, "tda-2022", "10-A"),
    "rules-own-book": own_book,
    "rules-conduct": lambda window: window.read("players-2025", "5-D"),
    **{f"progress-{section}": partial(progress, section=section) for section, _ in SECTIONS},
    "progress-empty": lambda window: window.open_page("progress"),
    "debrief-right": lambda window: deal(window, "four-card-flop-last-two-stuck"),
    "debrief-wrong": lambda window: deal(window, "four-card-flop-last-two-stuck", MISTAKES["burns-again"].dealer),
    "debrief-readings": lambda window: deal(window, "short-stub-two-for-four", MISTAKES["plays-on"].dealer),
    "debrief-stud": floor_in_the_replay,
    "debrief-apart": lambda window: dealt_apart(window, MISTAKES["burns-again"].dealer),
    "debrief-apart-right": lambda window: dealt_apart(window, perfect),
    "debrief-clean": lambda window: deal(window, "clean-holdem-six"),
    "question": questions,
    "question-answered": lambda window: questions(window, 1),
    "questions-end": lambda window: questions(window, 6),
    "play": sit,
    "play-stud": stud_seventh,
    "play-asked": asked,
    "play-announce": announcing,
    "play-floor": floor_called,
    "play-keys": keys,
    "play-this-hand": this_hand,
    **{f"judge-{state}": partial(judging, state=state) for state in ("watching", "asked", "told", "clean")},
    "free": lambda window: window.open_page("free"),
    "floor": lambda window: window.open_page("floor"),
    "player": partial(seated, told=False),
    "player-told": partial(seated, told=True),
    "parting": parting,
    "parting-asked": parting_drilled,
    "parting-told": lambda window: parting_drilled(window, told=True),
    "parting-end": lambda window: parting_drilled(window, told=True, over=True),
    "quick": lambda window: window.open_page("quick"),
    "quick-waiting": drills_waiting,
    **DRILLS,
    "drill-five-pots": five_pots,
    "drill-end": drilled_through,
}

Tour = dict[str, Callable[[Window], None]]
"""Pages that follow one another in one window: each is come to from the one before."""
TOGETHER: tuple[Tour, ...] = (
    {
        f"progress-{section}": partial(turn if at else progress, section=section)
        for at, (section, _) in enumerate(SECTIONS)
    },
    {"question": questions, "question-answered": answered, "questions-end": to_the_end},
    {"drill-end": drilled_through, "quick-waiting": drill_left},
    *({f"form-{form}": partial(form_of, form=form), f"form-{form}-answered": answered} for form in samples()),
    *(
        {f"drill-{kind}-{seed}": partial(drilled, kind=kind, seed=seed), f"drill-{kind}-{seed}-wrong": missed}
        for kind in KINDS
        for seed in (3, 8)
    ),
)
TOURS: dict[str, Tour] = {next(iter(tour)): tour for tour in TOGETHER} | {
    page: {page: to} for page, to in PAGES.items() if not any(page in tour for tour in TOGETHER)
}
"""Every page once, those that a window can show one after the other together."""
