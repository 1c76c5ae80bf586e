"""A session at work: its hands, questions and quick drills one after the other, and the page at its end."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.kernel.pieces import Pieces
from trainer.progress.sittings import Begun
from trainer.quickfire.rounds import Round
from trainer.scenarios.fresh.keys import Order
from trainer.scenarios.fresh.levels import Level
from trainer.scenarios.play import Play
from trainer.scenarios.shelf import Gone
from trainer.study.items import IN_A_ROUND, Item
from trainer.study.library import Kind
from trainer.study.ordering import order_of
from trainer.study.so_far import Done, SoFar, to_json
from trainer.ui.asking import ask_on
from trainer.ui.content import look
from trainer.ui.desk import hands
from trainer.ui.desk import sitting as desk
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.late import UNGRADED, finish_left
from trainer.ui.desk.proposal import proposed
from trainer.ui.desk.questions import QuestionSet
from trainer.ui.desk.waiting import out_of_reach, waiting
from trainer.ui.desk.wish import Wish
from trainer.ui.drill.round import Played
from trainer.ui.kit.soon import by_moments, soon
from trainer.ui.play.this_hand import PACES
from trainer.ui.screens.sitting_end import SittingEndScreen
from trainer.ui.screens.strip import Strip

if TYPE_CHECKING:  # the window holds the session
    from trainer.ui.window import Window

FRAME_MS = 16
LABEL, ONWARD, LAST = "Session", "Continue", "How it went"
MORE = 5
GONE = "A hand in this session can no longer be dealt. It was skipped."
UNASKED = "Some questions in this session can no longer be asked, so they were skipped."


def begin(window: "Window", wish: Wish) -> None:
    """Begin the session that is proposed for a wish at the window's house.

    Raises StoreTrouble, and LookupError where one of today would be lost that only a newer version can go on with.
    """
    if window.coming.busy:
        return  # pressed twice
    if told := out_of_reach(window.desk, datetime.now().astimezone()):
        raise LookupError(told)
    look(window.desk)
    plan = proposed(window.desk, wish, datetime.now(UTC))
    if not plan.items:
        window.tell("This house has nothing to practice.")
        return
    if window.sitting is not None:
        window.sitting.close()
    window.sitting = Sitting(window, SoFar(plan), datetime.now().astimezone())
    window.sitting.keep()
    window.sitting.go_on()


def waits(window: "Window") -> "Sitting | None":
    """The session of today that waits, of this run of the program or of an earlier one. Raises StoreTrouble."""
    if window.sitting is None:
        if not all(finish_left(window.desk)):
            window.tell(UNGRADED)
        found = waiting(window.desk, datetime.now().astimezone())
        window.sitting = Sitting(window, found.so_far, found.began) if found else None
    return window.sitting


class Sitting(QObject):
    """One session of whoever is at the desk, from where it came to. `done` is what was done of it.

    It is kept at every step; away from it, it waits to be gone on with the same day.
    """

    def __init__(self, window: "Window", so_far: SoFar, began: datetime) -> None:
        super().__init__(window)
        self.window, self.plan, self.began = window, so_far.plan, began
        self.done: list[Done] = list(so_far.done)
        self.running = False
        self._answers, self._tries = dict(so_far.answers), so_far.tries
        self._strip = Strip()
        self._stock = window.box.stock
        self.window.after.graded.connect(self._hand_over)
        self.window.after.ungraded.connect(self._hand_ungraded)

    # --- where it stands ---------------------------------------------------------------------------------------

    @property
    def item(self) -> Item | None:
        """What is to be done now; None when all is done."""
        return self.so_far.item

    @property
    def so_far(self) -> SoFar:
        """How far it is."""
        return SoFar(self.plan, tuple(self.done), self._answers, self._tries)

    def holds(self, scenario: str, seed: int) -> bool:
        """Is this the hand that is to be dealt now?"""
        return self.so_far.deals(scenario, seed)

    # --- going on and leaving ----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """On to the next thing, or to the end."""
        self.running = True
        item = self.item
        if item is None:
            self.window.guarded(self.end)
            return
        self._tell()
        self._stock.ahead(self._orders())
        self.window.shell.show_strip(self._strip)
        self.window.after.onward = (ONWARD, self.go_on)
        self.window.guarded(lambda: self._run(item))

    def _orders(self) -> list[Order]:
        """The hands that are still to be dealt."""
        left = self.plan.items[len(self.done) :]
        return [order_of(self.plan, each) for each in left if each.kind is Kind.HAND]

    def _run(self, item: Item) -> None:
        with self._or_pause():
            {Kind.HAND: self._deal, Kind.QUESTION: self._ask, Kind.ROUND: self._play}[item.kind](item)

    @contextmanager
    def _or_pause(self) -> Iterator[None]:
        """No strip stays over a page that was left for something that did not open."""
        try:
            yield
        except Exception:
            self.pause()
            raise

    def resume(self) -> None:
        """Go on with the interrupted hand, and with the session if the hand belongs to it. Raises StoreTrouble."""
        waits = self.window.desk.interrupted()
        if waits is not None and self.holds(waits.hand.scenario, waits.hand.seed):
            self.go_on()
        else:
            self.window.box.resume()

    def pause(self) -> None:
        """Away from it: what is done stays done."""
        self.running = False
        self.window.after.onward = None
        self.window.shell.show_strip(None)

    def keep(self) -> None:
        """Write down how far it is. Raises StoreTrouble."""
        begun = Begun(self.plan.house, self.began, to_json(self.so_far))
        self.window.desk.store.keep_sitting(self.window.desk.profile.id, begun)

    def close(self) -> None:
        """Nothing here leads to it any more; what is kept of it stays."""
        self.pause()
        self.window.coming.drop()
        self.window.sitting = None
        self.window.after.graded.disconnect(self._hand_over)
        self.window.after.ungraded.disconnect(self._hand_ungraded)
        self._strip.deleteLater()
        self.deleteLater()

    def _tell(self) -> None:
        place = len(self.done)
        self._strip.tell(desk.strip_words(self.plan, place), place, len(self.plan.items))

    def _next(self, done: Done) -> None:
        self.done.append(done)
        self._answers, self._tries = {}, 0
        self.window.guarded(self.keep)

    # --- one thing of each kind --------------------------------------------------------------------------------

    def _deal(self, item: Item) -> None:
        """Deal a hand; one of it that was interrupted goes on."""
        waits = self.window.desk.interrupted()
        if waits is not None and self.holds(waits.hand.scenario, waits.hand.seed):
            self.window.coming.wish(self._resuming(item))  # which needs no file
            return
        self.window.coming.wish(self._dealing(item))

    def _resuming(self, item: Item) -> Pieces[None]:
        with self._or_pause():
            yield from self.window.box.resuming(LABEL)
            self._quicken(item)

    def _quicken(self, item: Item) -> None:
        """In the hardest hands players act fast, whatever is set."""
        if item.level >= Level.FAST and self.window.dealing is not None:
            self.window.dealing.quicken(PACES["fast"])

    def _dealing(self, item: Item) -> Pieces[None]:
        yield
        with self._or_pause():
            try:
                short = self.window.settings.short_form
                chosen = hands.ordered_play(order_of(self.plan, item), self._stock.waiting, short=short)
                play = yield from by_moments(chosen)
                yield
            except Gone:
                self._pass_over(item, GONE)
            else:
                self.window.box.deal_planned(play, LABEL)
                self._quicken(item)

    def _pass_over(self, item: Item, why: str) -> None:
        """What cannot be done is told, and the next thing comes."""
        self.window.tell(why)
        self._next(Done(item, why, passed=True))
        self.go_on()

    def _hand_over(self, dealt: Dealt) -> None:
        item = self._held(dealt)
        if item is not None:
            self._over(desk.hand_done(item, dealt))

    def _hand_ungraded(self, play: Play) -> None:
        item = self._held(play)
        if item is not None:
            self._over(desk.hand_ungraded(item, play.scenario.title))

    def _held(self, hand: Dealt | Play) -> Item | None:
        """The thing to be done now, if it is this hand."""
        return self.item if self.running and self.holds(hand.scenario.id, hand.seed) else None

    def _over(self, done: Done) -> None:
        self._next(done)
        if self.item is None:
            self.window.after.onward = (LAST, self.go_on)

    def _ask(self, item: Item) -> None:
        self.window.coming.wish(self._drawing(item))

    def _drawing(self, item: Item) -> Pieces[None]:
        yield
        with self._or_pause():
            found = yield from by_moments(desk.drawing(self.plan, item, self._answers))
            yield
            if found is not None:
                self._put(item, found)
            elif self._answers:
                self._asked(item)
            else:
                self._pass_over(item, UNASKED)

    def _put(self, item: Item, found: QuestionSet) -> None:
        window = self.window
        asking = ask_on(window.shell, window.desk, window.guarded, found, None, window.settings, ONWARD)
        asking.answered.connect(
            lambda place, _given, marked: self._answered(asking.asked.posed[place].id, marked.right)
        )
        asking.done.connect(lambda: self._asked(item))
        asking.back.connect(lambda: window.open_page("today"))
        asking.read.connect(window.read)

    def _answered(self, question: str, right: bool) -> None:
        """What is asked again because it was wrong does not make it right."""
        self._answers.setdefault(question, right)
        self.window.guarded(self.keep)

    def _asked(self, item: Item) -> None:
        """On from questions; who presses once more while the next thing is set up has been heard."""
        if self.item is item:
            self._next(desk.questions_done(item, self._answers))
        self.go_on()

    def _play(self, item: Item) -> None:
        from trainer.ui.quick_page import FRAME_MS, open_round  # the close-ups, only where there is such a round

        begun = Round(item.keys[0], self.plan.house, item.seed + self._tries, size=IN_A_ROUND)
        self._tries += 1
        self.keep()
        self.window.desk.house = self.plan.house
        opened = open_round(self.window, item.keys[0], begun)
        opened.whole = lambda played: self._next(desk.round_done(item, played.round.right, len(played.given)))
        opened.onward = lambda played: self._played(item, played)
        soon(opened, opened.begin, FRAME_MS)

    def _played(self, item: Item, played: Played) -> None:
        """On from a round; one that was whole has been noted with its last answer."""
        if self.item is item:
            self._next(desk.round_done(item, played.round.right, len(played.given)))
        self.go_on()

    def _more(self) -> Wish:
        return Wish(MORE, seed=self.window.desk.seeds(), short=self.window.settings.short_form)

    # --- the end -----------------------------------------------------------------------------------------------

    def end(self) -> None:
        """How it went, and five more minutes for who wants them. Raises StoreTrouble."""
        window = self.window
        store, profile = window.desk.store, window.desk.profile.id
        memories = store.memories(profile, self.plan.house)
        store.end_sitting(profile)
        self.close()
        view = desk.end_view(self.plan, self.done, memories, self.began, datetime.now(UTC))
        page = SittingEndScreen(view)
        page.back.connect(lambda: window.open_page("today"))
        page.more.connect(lambda: window.guarded(lambda: begin(window, self._more())))
        window.shell.add("session-end", page)
        window.shell.open("session-end")
