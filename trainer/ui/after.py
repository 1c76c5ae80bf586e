"""After a hand: the debrief with its replay, then three cited questions, then the next hand."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, Signal

from trainer.grading.ahead import Ahead
from trainer.kernel.pieces import Making, Pieces, at_once
from trainer.kernel.table import Setup
from trainer.progress.asked_again import BROKEN
from trainer.progress.trouble import StoreTrouble
from trainer.rules.record import Record
from trainer.scenarios.play import Play
from trainer.scenarios.session import Session
from trainer.settings import Settings
from trainer.ui.asking import ask_on
from trainer.ui.desk import hands
from trainer.ui.desk.acts import acts_in_order
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.debrief import replay_views, viewing
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import pill
from trainer.ui.desk.questions import QuestionSet, asking
from trainer.ui.desk.replay import YOURS, Replay, dealing_right_ways, own_hand
from trainer.ui.kit.shell import Shell
from trainer.ui.kit.soon import by_moments, one_by_one
from trainer.ui.kit.underway import Guard
from trainer.ui.play.picture_of import picture_of
from trainer.ui.screens.debrief import DebriefScreen, room_for_table
from trainer.ui.screens.models import DebriefView
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.ungraded import UngradedScreen
from trainer.ui.table.view import TableView

SETTLED_MS, MOST_SAID = 60, 40
NEXT = "Next hand"
KEPT = "This hand is kept under Progress and doesn’t count."
Onward = tuple[str, Callable[[], None]] | None


class Back(NamedTuple):
    """Where the debrief of a hand that was picked leads, and of that hand alone."""

    label: str
    go: Callable[[], None]


class After(QObject):
    """Leads from the end of a hand to the next one. `view` is the table of the replay.

    `guarded` runs what may meet trouble with the store. `left(page)` says where to go, `again(dealt)` that the same
    hand is wanted once more, `before(dealt)` only from just before its moment, `next_hand` the next one, `read(house,
    paragraph)` a paragraph, `graded(dealt)` that one is over and kept, `ungraded(play)` that one is kept without a
    grade. With `onward` (a label and what to do) the debrief leads there, and not to its own questions. `settings`
    dress the tables.
    """

    graded = Signal(object)
    ungraded = Signal(object)
    left = Signal(str)
    again = Signal(object)
    before = Signal(object)
    next_hand = Signal()
    read = Signal(str, str)
    others_asked_for = Signal(bool)

    def __init__(self, desk: Desk, shell: Shell, guarded: Guard) -> None:
        super().__init__()
        self._desk, self._shell, self._guarded = desk, shell, guarded
        self.view = TableView()
        self.view.table.set_grips(False)
        self.settings = Settings()
        self.dealt: Dealt | None = None
        self.onward: Onward = None
        self.replays: tuple[Replay, ...] = ()
        self._replay, self._step = YOURS, 0
        self._back = "today"
        self._screen: DebriefScreen | UngradedScreen | None = None
        self._asked: QuestionsScreen | None = None
        self._asking: tuple[dict[str, int], Making[QuestionSet | None]] | None = None
        self._rehearsed: tuple[QSize, Setup] | None = None

    # --- before it is looked at --------------------------------------------------------------------------------

    def prepare(self) -> bool:
        """Paint the empty table as large as a debrief will show it; was it to be painted?"""
        room = room_for_table(self._shell.size())
        self.view.table.resize(room.width(), room.height(), self.view.devicePixelRatioF())
        return self.view.table.prepare()

    def rehearse(self, record: Record) -> bool:
        """Draw a hand as its debrief will, while nobody waits for it; was there anything to do?"""
        wanted = self._shell.size(), record.setup
        if wanted == self._rehearsed:
            return False
        self._rehearsed = wanted
        self.prepare()
        self.view.table.show(picture_of(record, amounts=True), animate=False)
        return self.view.table.prepare()

    # --- the debrief -------------------------------------------------------------------------------------------

    def ending(self, session: Session, ahead: Ahead | None) -> Pieces[None]:
        """Grade the hand that is over, store it with all that follows from it, and open its debrief, in pieces.

        It is stored with its grades in one of them. Raises StoreTrouble.
        """
        found, running = None, self._desk.running
        if ahead is not None:
            with suppress(*BROKEN):  # then it is tried as a whole, and told
                found = yield from by_moments(ahead.assessing(session.record.gestures))
                yield
        try:
            with self._desk.store.writing("FULL"):
                dealt = hands.finish(self._desk, session, found, running)
                self.graded.emit(dealt)
        except hands.NotGraded:
            self._keep_ungraded(session.play)
            return
        shift, onward = f"hand {self._desk.hand_number}", self.onward
        yield
        yield from self._opening(dealt, "today", shift, onward)

    def _keep_ungraded(self, play: Play) -> None:
        """The hand is kept, and that it has no grade is told where the debrief would be."""
        with self._desk.store.writing("FULL"):
            hands.finish_ungraded(self._desk)
            self.ungraded.emit(play)
        label, onward = self.onward or (NEXT, self.next_hand.emit)
        place = (pill(play.book), f"hand {self._desk.hand_number}")
        screen = UngradedScreen(hands.UNGRADED, KEPT, place, label)
        screen.back.connect(lambda: self.left.emit("today"))
        screen.again.connect(lambda: self.again.emit(play))
        screen.next.connect(onward)
        self.view.setParent(None)  # it does not go with the page before
        self._screen, self.dealt, self.replays = screen, None, ()
        self._shell.add("debrief", screen)
        self._shell.open("debrief")

    def open_attempt(self, attempt: int, back: str = "today") -> None:
        """The debrief of an old attempt, as it was graded then."""
        shift = f"attempt {attempt}"
        self._guarded(lambda: at_once(self._opening(hands.dealt(self._desk, attempt), back, shift, short=False)))

    def _opening(
        self, dealt: Dealt, back: str, shift: str, onward: Onward = None, *, short: bool = True
    ) -> Pieces[None]:
        """Tell what the debrief shows, and then show it."""
        replays = (own_hand(dealt),)
        yield
        view = yield from by_moments(viewing(dealt, replays, shift, short=short))
        yield
        self.dealt, self._back, self._replay, self._asking, self.replays = dealt, back, YOURS, None, replays
        self._show(dealt, replace(view, next_label=onward[0]) if onward else view, onward)

    def _show(self, dealt: Dealt, view: DebriefView, onward: Onward) -> None:
        if view.right is not None:
            view = replace(view, right=replace(view.right, four_colours=self.settings.four_colour))
        if view.others is not None:
            view = replace(view, others=replace(view.others, opened=self.settings.other_rulebooks))
        screen = DebriefScreen(view, self.view)
        screen.others_asked_for.connect(self.others_asked_for)
        screen.others_compared.connect(lambda: self.left.emit("parting"))
        screen.back.connect(lambda: self.left.emit(self._back))
        screen.again.connect(lambda: self.again.emit(dealt))
        screen.before.connect(lambda: self.before.emit(dealt))
        screen.next.connect(onward[1] if onward else lambda: self._guarded(self._questions))
        screen.replay_chosen.connect(self._show_replay)
        screen.step_chosen.connect(self._show_step)
        screen.beat_chosen.connect(self._show_beat)
        rows = (*view.acts, *view.practice)
        screen.moment_chosen.connect(self._show_moment)
        screen.act_selected.connect(lambda row: self._show_act(rows[row].step))
        screen.misclick_claimed.connect(lambda row, on: self._claim(row) if on else None)
        self._screen = screen
        self._shell.add("debrief", screen)
        self._shell.open("debrief")
        first = first_stop(view)
        screen.replay.show_replay(YOURS, first)
        self._show_step(first, animate=False)
        one_by_one(screen, self._completing(screen, dealt, asked=onward is None), SETTLED_MS)

    def close(self) -> None:
        """Another hand is on the table: nothing of the last one is kept, nor what was asked after it."""
        if self._screen is None:
            return
        self._screen.blockSignals(True)
        self.view.setParent(None)  # it does not go with the page
        self._shell.drop(self._screen)
        if self._asked is not None and self._asked.over:
            self._shell.drop(self._asked)
        self._screen = self._asked = self._asking = self.dealt = None
        self.replays = ()

    def _completing(self, screen: DebriefScreen, dealt: Dealt, *, asked: bool) -> Iterator[None]:
        """What follows from a debrief that stands already, a piece at a time."""
        yield from by_moments(self._right_ways(screen, dealt))
        yield
        with suppress(StoreTrouble):  # whoever asks for the questions is told
            if asked and self._screen is screen:
                yield from by_moments(self._drawing_ahead(screen, dealt))

    def _drawing_ahead(self, screen: DebriefScreen, dealt: Dealt) -> Pieces[None]:
        while self._screen is screen and self._questions_of(dealt).step():
            yield

    def _right_ways(self, screen: DebriefScreen, dealt: Dealt) -> Pieces[None]:
        """The right way is dealt by the model dealer."""
        found: list[Replay] = []
        for way in dealing_right_ways(dealt):
            yield
            if self._screen is not screen or len(self.replays) > 1:
                return
            found += [way] if way is not None else []
        self.replays = (*self.replays, *found)
        screen.show_replays(replay_views(self.replays))

    def _show_replay(self, key: str) -> None:
        self._replay = key
        self._show_step(0, animate=False)

    def _show_step(self, step: int, animate: bool = True) -> None:
        self._step = step
        frames = self._shown.frames
        self._show_beat(frames[min(step, len(frames) - 1)].at, animate)

    @property
    def _shown(self) -> Replay:
        """What is replayed now."""
        return next(each for each in self.replays if each.key == self._replay)

    def _show_beat(self, at: int, animate: bool = True) -> None:
        taken = self.dealt.taken_over if self.dealt is not None else 0
        picture = picture_of(self._shown.record, at, amounts=True, taken_over=taken)
        long = len(picture.dealer_speech or "") > MOST_SAID  # the caption has it, and the board stays in sight
        self.view.table.show(replace(picture, dealer_speech=None) if long else picture, animate=animate)

    def _show_act(self, step: int | None) -> None:
        if step is not None:
            self._replay = YOURS
            self._show_step(step)

    def _show_moment(self, key: str, step: int) -> None:
        self._replay = key
        self._show_step(step)

    def _claim(self, row: int) -> None:
        assert self.dealt is not None
        dealt = self.dealt
        index = acts_in_order(dealt)[row]
        self._guarded(lambda: self._desk.store.claim_misclick(dealt.attempt, index))

    # --- the questions -----------------------------------------------------------------------------------------

    def _questions(self) -> None:
        assert self.dealt is not None
        desk = self._desk
        asked = self._questions_of(self.dealt).whole()
        self._asking = None
        if asked is None:
            self.next_hand.emit()
            return
        asked_on = ask_on(self._shell, desk, self._guarded, asked, self.dealt.attempt, self.settings, "Next hand")
        self._asked = asked_on.screen
        asked_on.done.connect(self.next_hand)
        asked_on.back.connect(lambda: self.left.emit(self._back))
        asked_on.read.connect(self.read)

    def _questions_of(self, dealt: Dealt) -> Making[QuestionSet | None]:
        """Those that follow a hand in the making; begun anew where others have been answered meanwhile."""
        seen = self._desk.store.seen(self._desk.profile.id, dealt.book)
        if self._asking is None or self._asking[0] != seen:
            self._asking = seen, Making(asking(dealt, seen))
        return self._asking[1]


def first_stop(view: DebriefView) -> int:
    """Where the replay of the own hand stands at first: at the worst of it, else where it came up."""
    if view.chosen is not None:
        return view.pairs[view.chosen].step
    rows = (*view.acts, *view.practice)
    chosen = rows[view.selected].step if view.selected is not None else None
    return chosen if chosen is not None else next((act.step for act in view.acts if act.step is not None), 0)
