"""The box: hands are dealt here, and looked back on. Loads the law, the grader and the tables."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property

from PySide6.QtCore import QObject, Signal

from trainer.grading.ahead import Ahead
from trainer.grading.coaching import Coach
from trainer.kernel.gestures import Gesture
from trainer.kernel.pieces import Pieces
from trainer.progress.asked_again import BROKEN
from trainer.progress.help_levels import ALONE, HINTS
from trainer.progress.records import AGAIN, COACHED, HINTED, UNCOUNTED
from trainer.rules.book import NoBook, read_ahead
from trainer.scenarios.drills import FREE, drill
from trainer.scenarios.play import Play
from trainer.scenarios.session import Session
from trainer.settings import Settings
from trainer.study.first_steps import GUIDED, Step
from trainer.ui.after import After, Back, Onward
from trainer.ui.desk import hands
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import pill
from trainer.ui.desk.stakes import stakes_line
from trainer.ui.desk.today import next_step_of
from trainer.ui.idle import Idle
from trainer.ui.kit.shell import Shell
from trainer.ui.kit.soon import by_moments, for_a_moment
from trainer.ui.kit.underway import Guard, Underway, used
from trainer.ui.play.bar import FREE_HINT, HINT, NO_HINT, Heading
from trainer.ui.play.clock import Clock
from trainer.ui.play.dealing import Dealing
from trainer.ui.play.screen import PlayScreen
from trainer.ui.play.this_hand import PACES
from trainer.ui.sound.sounds import Sounds
from trainer.ui.stock import Stock
from trainer.ui.table import access
from trainer.ui.table.scene import TableScene
from trainer.ui.table.view import TableView
from trainer.ui.working import Working

TOLD_HOW = 2  # so many hands of a shift begin with how to deal
GESTURE_OVER_MS = 1  # the turn of the gesture that ended a hand is the gesture's
NOTHING_DONE, TAKEN_BACK, OVER_AGAIN = "There is nothing to take back.", "Taken back.", "Dealt over."
UNCOUNTED_NOW = " This hand no longer counts."
NO_HINTS = "You deal these hands on your own. Ctrl T opens the help settings."
HELPED = {COACHED: "The coach will show you each move.", HINTS: "Ctrl H shows a hint.", ALONE: "You are on your own."}
HINTED_NOW = "With a hint, this hand counts as Hard."
NEXT_STEP, NO_MORE_STEPS = "On to the next step", "Back to Today"
GONE = "That hand can no longer be dealt, so it was discarded."


class Box(QObject):
    """From a hand's first card to its debrief and the next hand.

    `guarded` runs what may meet trouble with the store, `coming` sets up what is next, `working` makes hands ahead.
    `left(page)` says where to go, `lost(words)` what is gone or cannot be dealt, `read(house, paragraph)` what is to be
    read, `changed(setting, value)` what was set at the table.
    """

    left = Signal(str)
    lost = Signal(str)
    read = Signal(str, str)
    changed = Signal(str, object)

    def __init__(
        self,
        desk: Desk,
        shell: Shell,
        guarded: Guard,
        clocks: Callable[[], Clock],
        coming: Underway,
        working: Working,
    ) -> None:
        super().__init__()
        self._desk, self._shell, self._guarded, self._clocks = desk, shell, guarded, clocks
        self._settings, self.sounds, self._coming = Settings(), Sounds(), coming
        self._ahead: Ahead | None = None
        self._over = Underway(self, guarded)  # the hand that is graded
        self._idle = Idle(self.look_ahead, self)
        self._label, self._hints = "", list[str]()  # of the hand in the box, the hints still to be shown
        self._next_step: Onward = None  # where the debrief of a first step leads
        self.stock = Stock(working, lambda: hands.lately(desk), self)
        access.install()

    # --- the tables, made when they are first needed or when the program has nothing else to do ------------------

    @cached_property
    def play(self) -> PlayScreen:
        """The page on which hands are dealt."""
        play = PlayScreen(TableView())
        play.left.connect(self.leave)
        play.undone.connect(lambda: self._guarded(self.take_back))
        play.hinted.connect(lambda: self._guarded(self.hint))
        play.heard.connect(self.sounds.hear)
        play.bar.muted.connect(lambda on: self.changed.emit("sound", not on))
        play.this_hand.over_again.connect(lambda: self._guarded(self.deal_over))
        play.this_hand.help_chosen.connect(lambda level: self._guarded(lambda: self.change_help(level)))
        play.this_hand.speed_chosen.connect(lambda speed: self.changed.emit("speed", speed))
        self._suit(play)
        self._shell.add("play", play)
        self._dress(play.view.table)
        return play

    @cached_property
    def after(self) -> After:
        """The debrief and the questions."""
        after = After(self._desk, self._shell, self._guarded)
        after.left.connect(self.left)
        after.again.connect(self._deal_again)
        after.before.connect(lambda dealt: self.set_up(hands.from_just_before(dealt), AGAIN))
        after.next_hand.connect(self.take)
        after.read.connect(self.read)
        after.others_asked_for.connect(lambda on: self.changed.emit("other_rulebooks", on))
        after.settings = self._settings
        self._dress(after.view.table)
        return after

    @property
    def dealing(self) -> Dealing | None:
        """The hand on the table, if there is one."""
        return self.play.dealing if "play" in self.__dict__ else None

    def preparing(self) -> Iterator[None]:
        """Read the house's book and make the tables: a piece each time it is asked for the next."""
        with suppress(NoBook):  # which is said where it is to be dealt at
            yield from by_moments(read_ahead(self._desk.house))
        yield
        self.play.view.table.prepare()
        yield
        self.after.prepare()

    def dress(self, settings: Settings) -> None:
        """Take new settings to the tables there are."""
        self._settings = settings
        self.sounds.dress(settings)
        if "play" in self.__dict__:
            self._suit(self.play)
        for made in ("play", "after"):
            if made in self.__dict__:
                self._dress(getattr(self, made).view.table)
        if "after" in self.__dict__:
            self.after.settings = settings

    def _suit(self, play: PlayScreen) -> None:
        play.bar.show_sound(self._settings.sound)
        play.this_hand.speed = self._settings.speed
        if play.dealing is not None:
            play.dealing.quicken(PACES[self._settings.speed])

    def _dress(self, scene: TableScene) -> None:
        scene.set_four_colours(self._settings.four_colour)
        scene.set_reduced_motion(self._settings.reduced_motion)

    # --- a hand ------------------------------------------------------------------------------------------------

    def take(self, drill: str = "") -> None:
        """Deal the next hand of a drill."""
        if not self._coming.busy:
            self._past_the_steps()
            self._desk.drill = drill or self._desk.drill
            play = hands.next_play(self._desk, self.lost.emit, self.stock.waiting, short=self._settings.short_form)
            self.set_up(play)

    def take_scenario(self, house: str, scenario: str, *, picked: bool = False) -> None:
        """Deal a scenario by its id at a house; one that the trainee `picked`, and so knows, counts for nothing."""
        self._past_the_steps()
        play = hands.chosen_play(self._desk, house, scenario, short=self._settings.short_form)
        self.set_up(play, AGAIN if picked else "")

    def take_step(self, step: Step) -> None:
        """Deal a hand of the first steps at the desk's house, with the coach where it has one.

        Its debrief leads on to the next one, after the last to the first page. Raises StoreTrouble.
        """
        if not self._coming.busy:
            self.settle()  # the debrief of the hand before leads where it did
            label = NO_MORE_STEPS if next_step_of(self._desk, step) is None else NEXT_STEP
            self._next_step = label, lambda: self._guarded(self._take_next_step)
            self.after.onward = self._next_step
            play = hands.chosen_play(self._desk, self._desk.house, step.scenario, from_flop=step.from_flop)
            self.set_up(play, COACHED if step.coached else "", step.label, as_wanted=False)

    def _take_next_step(self) -> None:
        step = next_step_of(self._desk)
        if step is None:
            self.left.emit("today")
        else:
            self.take_step(step)

    def _past_the_steps(self) -> None:
        if self._in_steps:
            self.after.onward = None

    @property
    def _in_steps(self) -> bool:
        """Is a hand of the first steps dealt? Its players take their time."""
        return self._next_step is not None and self.after.onward is self._next_step

    def _deal_again(self, dealt: Dealt | Play) -> None:
        self.set_up(hands.again(dealt), AGAIN)

    def set_up(self, play: Pieces[Play], mode: str = "", label: str = "", *, as_wanted: bool = True) -> None:
        """Deal this hand next, once one that is over is settled; while something is to come already, it does not."""
        if not self._coming.busy:
            self.settle()
            if isinstance(self.after.onward, Back):
                self.after.onward = None
            mode, under = mode or self._desk.drill, label or drill(self._desk.drill).label
            self._coming.wish(used(play, lambda made: self._begin(made, mode, under, as_wanted=as_wanted)))

    def _begin(self, play: Play, mode: str, label: str, *, as_wanted: bool = True) -> None:
        """Sit down at a hand: with the coach where they are wanted in hands like it, if that is asked for."""
        self._over.settle()
        coached = as_wanted and hands.help_level(self._desk, play) == COACHED
        self.deal(hands.begin(self._desk, play, COACHED if coached else mode), label)
        if mode == FREE.key:
            self.stock.ahead([hands.free_order(self._desk)])

    def deal_planned(self, play: Play, label: str) -> None:
        """Deal a hand of a session, under a heading that does not tell what it is. Raises StoreTrouble."""
        self._begin(play, hands.SESSION, label)

    def deal(self, session: Session, label: str = "") -> None:
        """Show a hand that has begun and let it run, under a label or the drill's name."""
        self._label, self._hints = label or drill(self._desk.drill).label, list(session.play.scenario.hints)
        self._open(session, _coach(session) if self._desk.mode == COACHED else None)

    def _open(self, session: Session, coach: Coach | None) -> None:
        speed = self._settings.speed
        session.pace = PACES["slow" if self._in_steps and speed == "normal" else speed]
        dealing = Dealing(session, self._keep, self._clocks())
        dealing.ended.connect(self.ended)
        dealing.happened.connect(self._idle.disturb)
        self._ahead = hands.grading(session)
        self._idle.disturb()
        play = self.play  # made now at the latest
        self._shell.open("play")
        level = hands.help_level(self._desk, session.play)
        play.this_hand.help = COACHED if coach is not None else HINTS if level == COACHED else level
        play.open(dealing, self._heading(session, self._label), coach=coach)
        self._price_of_a_hint()
        if "after" in self.__dict__:
            self.after.close()

    def take_back(self) -> None:
        """Take the dealer's last act back, with all that followed; the hand counts no more. Raises StoreTrouble."""
        self._back(hands.taken_back, TAKEN_BACK)

    def deal_over(self) -> None:
        """Deal the hand over again from where the trainee took the box; it counts no more. Raises StoreTrouble."""
        self._back(hands.over_again, OVER_AGAIN)
        if self.dealing is not None:
            self._hints = list(self.dealing.session.play.scenario.hints)

    def _back(self, to: Callable[[Desk, Session], Session | None], told: str) -> None:
        dealing = self.dealing
        if dealing is None:
            return
        dealing.pause()
        counted = self._desk.mode not in UNCOUNTED
        session = to(self._desk, dealing.session)
        if session is None:
            dealing.start()
            self.play.prompt.hint(NOTHING_DONE)
            return
        self._open(session, _coach(session) if self.play.coached.coach is not None else None)
        self.play.prompt.hint(told + UNCOUNTED_NOW * counted)

    def hint(self) -> None:
        """Show the next hint of the hand, after the last of them the next act. Raises StoreTrouble."""
        dealing, coached = self.dealing, self.play.coached
        if dealing is None or coached.coach is not None:
            return
        if self.play.this_hand.help == ALONE:
            self.play.prompt.hint(NO_HINTS)
            return
        hands.hinted(self._desk)
        coached.hint(self._hints.pop(0) if self._hints else "")
        if self._desk.mode == HINTED:
            self.play.prompt.hint(HINTED_NOW)

    def _price_of_a_hint(self) -> None:
        """Say at the light bulb what a hint costs, before one is asked for."""
        alone, free = self.play.this_hand.help == ALONE, self._desk.mode in UNCOUNTED
        self.play.bar.show_hint(NO_HINT if alone else FREE_HINT if free else HINT)

    def change_help(self, level: str) -> None:
        """So much help from now on, in this hand and in those like it. Raises StoreTrouble."""
        dealing = self.dealing
        if dealing is None:
            return
        counted = self._desk.mode not in UNCOUNTED
        hands.keep_help(self._desk, dealing.session.play, level)
        self.play.this_hand.help = level
        self._price_of_a_hint()
        self.play.coached.take(_coach(dealing.session) if level == COACHED else None)
        self.play.prompt.hint(HELPED[level] + UNCOUNTED_NOW * (counted and level == COACHED))

    def _heading(self, session: Session, label: str) -> Heading:
        number = self._desk.hand_number
        stakes = stakes_line(session.record.setup)
        return Heading(pill(session.law.key), label, f"hand {number}", stakes, coach=number <= TOLD_HOW)

    def _keep(self, gesture: Gesture) -> None:
        dealing = self.play.dealing
        over = dealing is not None and gesture is dealing.record.gestures[-1] and dealing.session.ended
        self._guarded(lambda: hands.keep(self._desk, gesture, over))

    def look_ahead(self) -> bool:
        """A piece of what the end of the hand would have to wait for; is there any left?"""
        dealing = self.play.dealing
        if dealing is None or self._ahead is None:
            return False
        if self.after.rehearse(dealing.record):
            return True
        return self._grade_ahead(self._ahead, dealing.record.gestures)

    def _grade_ahead(self, ahead: Ahead, gestures: Sequence[Gesture]) -> bool:
        """The next gestures graded; was there one? Where the grader fails, the end of the hand tells of it."""
        try:
            return for_a_moment(lambda: ahead.step(gestures))
        except BROKEN:
            self._ahead = None
            return False

    def ended(self) -> None:
        """The hand on the table is over."""
        dealing, ahead = self.play.dealing, self._ahead
        assert dealing is not None
        self._close_hand()
        self._end(dealing.session, ahead)

    def _end(self, session: Session, ahead: Ahead | None) -> None:
        """Grade the hand that is over in pieces, between which the window lives; then its debrief opens.

        Whatever else is wanted of the box meanwhile has it settled first. A kill in between leaves a hand that was
        over, which the next start finishes.
        """
        self._over.begin(self.after.ending(session, ahead), GESTURE_OVER_MS)

    @property
    def settled(self) -> bool:
        """Is no hand being graded that is over, and none set up?"""
        return not (self._over.busy or self._coming.busy)

    def settle(self) -> None:
        """What is still to be done is done: a hand that is over is kept and its debrief opens, one set up is dealt."""
        self._over.settle()
        self._coming.settle()

    def leave(self) -> None:
        """Away from the table; the hand waits on the first page, unless it was over."""
        if self._over.busy:
            self.settle()
            return
        self._close_hand()
        self._desk.leave()
        self.left.emit("today")

    def resume(self, label: str = "") -> None:
        """Go on with the interrupted hand; one that was over already is graded."""
        self._coming.wish(self.resuming(label))

    def resuming(self, label: str = "") -> Pieces[None]:
        """The same in pieces, the hand marked as gone on with in the last."""
        self._over.settle()
        self._go_on((yield from by_moments(hands.resuming(self._desk))), label)

    def _go_on(self, session: Session | None, label: str) -> None:
        if session is None:
            self.lost.emit(GONE)
            self.left.emit("today")
        elif session.ended:
            self._end(session, hands.grading(session))
        else:
            self.deal(session, label)

    def close(self) -> None:
        """Let the hand on the table stand still; it is offered at the next start, which grades one that was over."""
        self._over.drop()
        self.sounds.close()
        if "play" in self.__dict__:
            self._close_hand()

    def _close_hand(self) -> None:
        """Nothing of the hand stays here: what was worked out on it is as large as all else."""
        self.play.close_hand()
        self._ahead = None
        self._idle.stop()


def _coach(session: Session) -> Coach:
    return Coach(session, guided=session.play.scenario.id == GUIDED)
