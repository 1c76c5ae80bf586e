"""Hands that begin alike are graded once as far as that, and each comes out as it does by itself."""

from collections.abc import Iterator

import pytest

from tests.seeds import seed
from trainer.grading.alike import Alike
from trainer.grading.assess import Assessor, assessor
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect, play_out, playing_out
from trainer.rules.book import BOOKS, Book, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.control import control_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.play import Play

KEYS = ("four-card-flop", "no-burn", "short-raise", "hand-short-of-a-card", "out-of-turn")
ERRING = [MISTAKES[key].dealer for key in ("plays-on", "burns-again")]
HOUSE = book(BOOKS[0])


def dealt(key: str, law: Book, chance: str) -> Iterator[tuple[Play, Dealer]]:
    """The hand by the perfect dealer and by two who err, and its twin, which may be tapped into elsewhere."""
    scenario = generated(INJECTORS[key], chance, law)
    play = play_of(scenario, law)
    yield from ((play, dealer) for dealer in (perfect, *ERRING))
    yield play_of(control_of(scenario), law), perfect


def graded(play: Play, law: Book, dealer: Dealer, alike: Alike) -> Assessor:
    *_, last = playing_out(play, law, dealer, alike=alike)
    return last


@pytest.mark.parametrize(("number", "key"), [*enumerate(KEYS)])
def test_each_is_dealt_and_graded_as_by_itself(number: int, key: str) -> None:
    law = book(BOOKS[(seed() + number) % len(BOOKS)])
    alike = Alike(law)
    for play, dealer in dealt(key, law, f"alike-{seed()}"):
        together, alone = graded(play, law, dealer, alike), play_out(play, law, dealer)
        assert together.record.transcript == alone
        assert together.assessment() == assessor(alone, law, play.taken_over).assessment()


def test_those_that_follow_change_nothing_of_the_first() -> None:
    alike, (first, *others) = Alike(HOUSE), dealt("four-card-flop", HOUSE, "a")
    graded(*_at(first), alike)
    kept = [stand.copy() for stand in alike.stands]
    for each in others:
        graded(*_at(each), alike).assessment()
    assert [(stand.open, stand.findings) for stand in alike.stands] == [(stand.open, stand.findings) for stand in kept]


def test_what_is_alike_is_not_graded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    alike, (first, mistake, *_) = Alike(HOUSE), dealt("four-card-flop", HOUSE, "a")
    best = graded(*_at(first), alike).record.gestures
    adding, at = Assessor.adding, []
    monkeypatch.setattr(Assessor, "adding", lambda self, gesture: at.append(len(self.record)) or adding(self, gesture))
    other = graded(*_at(mistake), alike).record.gestures
    parted = next(index for index, (one, two) in enumerate(zip(best, other, strict=False)) if one != two)
    assert parted > mistake[0].taken_over
    assert at == [*range(parted, len(other))]


def _at(each: tuple[Play, Dealer]) -> tuple[Play, Book, Dealer]:
    return each[0], HOUSE, each[1]
