"""The desk behind the screens: one trainee at one house, which drill is chosen, which hand is running or waits.

What is done with a hand is in `trainer.ui.desk.hands`, which loads the law; the first page needs only this.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.progress.records import Profile, Running
from trainer.progress.store import Store
from trainer.scenarios.drills import DRILLS

if TYPE_CHECKING:  # whoever proposes a session has it, whoever reads the law the other
    from trainer.rules.corrected import Corrected
    from trainer.scenarios.fresh.keys import Order
    from trainer.scenarios.play import Play
    from trainer.study.free_deal import FreeDeal
    from trainer.study.library import Library

NOBODY = "Trainee"


class Desk:
    """One trainee at one house. `seeds` gives the seed of each new hand, `running` is the running id of the hand in
    the box (0 for none), `namesake` somebody who may be the same person. All methods may raise StoreTrouble."""

    def __init__(
        self, store: Store, profile: Profile, house: str, seeds: Callable[[], int], namesake: Profile | None = None
    ) -> None:
        self.store, self.profile, self.house, self.seeds, self.namesake = store, profile, house, seeds, namesake
        self.drill = "mixed"
        self.hand_number = 0
        self.running = 0
        self.mode = ""  # of the hand in the box
        self.at_hand: Callable[[Library], Library] = _all  # what of a library can be taken up, as far as is known
        self.corrections: tuple[Corrected, ...] = ()  # of the law, as far as it is read
        self.unkept: list[tuple[str, bool]] = []  # gestures that could not be stored yet, and whether they end the hand
        self.free: FreeDeal | None = None  # what is wanted in the free deal, None until it is said
        self.free_next: Order | None = None  # its next hand, which is made ahead
        self.free_play: Play | None = None  # its hand that was dealt last
        self.apart: tuple[Play, str] | None = None  # the hand dealt last on which that rulebook rules otherwise
        self._left: list[tuple[int, int]] = []  # of which profile, and the running id

    @property
    def content_known(self) -> bool:
        """Was it seen which hands and questions are there?"""
        return self.at_hand is not _all

    def rename(self, name: str) -> None:
        """The same trainee under another name."""
        self.profile = self.store.rename(self.profile, name or NOBODY)

    def becomes(self, profile: Profile) -> None:
        """Somebody else sits down; a hand that was left waits for whoever left it."""
        self.profile, self.hand_number, self.running = profile, 0, 0

    def starts_over(self) -> None:
        """The store holds something else now: what was left is there, if anywhere."""
        self._left.clear()

    def sits_down(self, running: int, mode: str = "") -> None:
        """The next hand of this shift is in the box."""
        self.hand_number += 1
        self.running, self.mode, self.unkept = running, mode, []

    def interrupted(self) -> Running | None:
        """The hand that was left in this run or cut short in an earlier one, if there is one."""
        mine = [running for profile, running in self._left if profile == self.profile.id]
        return self.store.running(mine[-1]) if mine else self.store.interrupted(self.profile.id)

    def leave(self) -> None:
        """Away from the table in the middle of a hand: it is offered again."""
        self._left.append((self.profile.id, self.running))
        self.running = 0

    def returns_to(self, running: Running) -> None:
        """Back to an interrupted hand, at its house and in its drill."""
        hand = running.hand
        self.house, self.hand_number = hand.book, self.hand_number or 1
        self.drill = hand.mode if hand.mode in {each.key for each in DRILLS} else self.drill
        self.store.resume(running.id)
        self.running, self.mode, self.unkept = running.id, hand.mode, []
        self.forget(running)

    def discard(self, running: Running) -> None:
        """Forget an interrupted hand."""
        self.forget(running)
        self.store.discard(running.id)

    def forget(self, running: Running) -> None:
        """It waits no more."""
        self._left = [each for each in self._left if each[1] != running.id]


def _all(library: "Library") -> "Library":
    return library
