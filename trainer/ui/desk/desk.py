"""The desk behind the screens: which hand comes next, keeping it as it is dealt, grading and storing it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property

from trainer.grading.assess import assess
from trainer.grading.assessment import Assessment
from trainer.kernel import notation
from trainer.kernel.document import transcript_of
from trainer.kernel.gestures import Gesture
from trainer.kernel.transcript import Transcript
from trainer.progress.begun import begun
from trainer.progress.grades import graded, kept
from trainer.progress.records import Profile, Running
from trainer.progress.store import Store
from trainer.rules.book import Book, book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.drills import DRILLS, choose
from trainer.scenarios.form import Scenario
from trainer.scenarios.loader import read
from trainer.scenarios.play import Play
from trainer.scenarios.session import Session
from trainer.ui.desk.library import offers, scenarios

RECENT = 12
NOBODY = "Trainee"


@dataclass(frozen=True)
class Dealt:
    """A finished hand as the debrief needs it. `attempt` is its id in the store."""

    attempt: int
    scenario: Scenario
    book: str
    seed: int
    transcript: Transcript
    taken_over: int
    assessment: Assessment
    claims: tuple[int, ...] = ()

    @cached_property
    def record(self) -> Record:
        """The hand folded, once for everything the debrief asks of it."""
        return Record.of(self.transcript)


class Desk:
    """One trainee at one house. All methods may raise StoreTrouble; the screens only show what it returns."""

    def __init__(self, store: Store, profile: Profile, house: str, seeds: Callable[[], int]) -> None:
        self.store, self.profile, self.house = store, profile, house
        self.drill = "mixed"
        self.hand_number = 0
        self._seeds = seeds
        self._running = 0
        self._left: list[int] = []

    @property
    def law(self) -> Book:
        return book(self.house)

    def rename(self, name: str) -> None:
        """The same trainee under another name."""
        self.profile = self.store.rename(self.profile, name or NOBODY)

    # --- a hand begins -----------------------------------------------------------------------------------------

    def next_play(self) -> Play:
        """The next hand of the drill; nothing is kept yet. Raises LookupError when nothing fits the drill."""
        recent = tuple(row.scenario for row in self.store.attempts(self.profile.id, limit=RECENT))
        seed = self._seeds()
        scenario = scenarios()[choose(self.drill, offers(), recent, seed)]
        return play_of(scenario, self.law, seed)

    def again(self, dealt: Dealt) -> Play:
        """The same hand once more, at the house where it was dealt."""
        self.house = dealt.book
        return play_of(dealt.scenario, self.law, dealt.seed)

    def begin(self, play: Play) -> Session:
        """Sit down: from now on every gesture is kept."""
        self.hand_number += 1
        hand, lines = begun(play, self.law, self.profile.id, self.drill, datetime.now(UTC))
        self._running = self.store.begin_hand(hand, lines)
        return Session(play, self.law)

    def keep(self, gesture: Gesture) -> None:
        """Store one gesture of the running hand."""
        self.store.append(self._running, notation.line(gesture))

    # --- an interrupted hand -----------------------------------------------------------------------------------

    def interrupted(self) -> Running | None:
        """The hand that was left in this run or cut short in an earlier one, if there is one."""
        return self.store.running(self._left[-1]) if self._left else self.store.interrupted(self.profile.id)

    def leave(self) -> None:
        """Away from the table in the middle of a hand: it is offered again."""
        self._left.append(self._running)
        self._running = 0

    def resume(self, running: Running) -> Session | None:
        """Go on with an interrupted hand; None (and it is discarded) if its scenario cannot be dealt any more."""
        try:
            play = play_of(
                read(running.hand.scenario_text, running.hand.scenario), book(running.hand.book), running.hand.seed
            )
            session = Session.resume(play, book(running.hand.book), transcript_of(running.transcript))
        except ValueError:
            self.discard(running)
            return None
        self.house, self.hand_number = running.hand.book, self.hand_number or 1
        self.drill = running.hand.mode if running.hand.mode in {each.key for each in DRILLS} else self.drill
        self.store.resume(running.id)
        self._running = running.id
        self._forget(running)
        return session

    def discard(self, running: Running) -> None:
        """Forget an interrupted hand."""
        self._forget(running)
        self.store.discard(running.id)

    def _forget(self, running: Running) -> None:
        self._left = [each for each in self._left if each != running.id]

    # --- a hand is over ----------------------------------------------------------------------------------------

    def finish(self, session: Session) -> Dealt:
        """Grade the hand by its house, store attempt and assessment, and tell what came of it."""
        transcript = session.record.transcript
        found = assess(transcript, session.law, session.taken_over)
        attempt = self.store.finish(self._running)
        self.store.add_assessment(attempt, kept(found))
        play = session.play
        return Dealt(attempt, play.scenario, play.book, play.seed, transcript, session.taken_over, found)

    def dealt(self, attempt: int) -> Dealt:
        """An old attempt with the assessment that was made then. Raises KeyError."""
        found = self.store.attempt(attempt)
        scenario = read(found.hand.scenario_text, found.hand.scenario)
        first = next((each for each in found.assessments if each.counts), None)
        transcript = transcript_of(found.transcript)
        law = book(found.hand.book)
        result = graded(first.assessed) if first else assess(transcript, law, found.hand.taken_over)
        return Dealt(
            attempt,
            scenario,
            found.hand.book,
            found.hand.seed,
            transcript,
            found.hand.taken_over,
            result,
            found.claims,
        )
