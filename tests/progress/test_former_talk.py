"""Hands that were kept while requests, disputes and claims were words: opened, gone on with and graded as before."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from tests.progress.samples import NOON
from tests.recorded.first_version import FIRST, act_then
from trainer.grading.ahead import assess
from trainer.grading.model import perfect, play_out
from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.document import FIRST_LINE, text_of, transcript_of
from trainer.kernel.notation import line
from trainer.kernel.transcript import Transcript
from trainer.progress import late
from trainer.progress.begun import begun
from trainer.progress.grades import kept
from trainer.progress.profile_file import export_profile, import_profile
from trainer.progress.records import Hand, Profile
from trainer.progress.store import Store
from trainer.progress.verify import verify
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.loader import read
from trainer.scenarios.play import Play
from trainer.scenarios.session import Session
from trainer.ui.desk.library import scenarios

HOUSE = "tda-2022"
TODAY = {
    "bets-asks-how-much": (("request count ", "say "),),
    "bets-in-order-asks-too-soon": (("request count ", "say "),),
    "bets-short-call-claimed": (("claim mistaken ", "say "),),
    "showdown-miscalled": (("claim hand straight ", "say "), ("claim hand pair ", "say ")),
    "showdown-plays-the-board": (),
    "showdown-one-card-and-a-refusal": (),
    "showdown-wants-to-see-the-bettor": (),
}
"""Scenarios in which somebody asks, claims or refuses, and how their files told it before."""
EACH = pytest.mark.parametrize("name", TODAY)


def as_before(name: str) -> Scenario:
    """The scenario as its file was."""
    text = scenarios()[name].text
    for today, before in TODAY[name]:
        assert today in text
        text = text.replace(today, before)
    return read(text.replace("format = 2", "format = 1"), name, stored=True)


def kept_before(play: Play, profile: int) -> Hand:
    """What was written as the hand began."""
    hand, _ = begun(play, book(HOUSE), profile, "drill", NOON)
    return replace(hand, notation=1, head=hand.head.replace(FIRST_LINE, FIRST), scenario_text=play.scenario.text)


def lines(transcript: Transcript) -> list[str]:
    return [line(replace(each, act=act_then(each.act))) for each in transcript.gestures]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "progress.db") as made:
        yield made


@pytest.fixture
def ann(store: Store) -> Profile:
    return store.new_profile("Ann", NOON)


def dealt(name: str) -> tuple[Play, Transcript]:
    play = play_of(scenarios()[name], book(HOUSE))
    return play, as_reported_then(play_out(play, book(HOUSE), perfect))


def as_reported_then(transcript: Transcript) -> Transcript:
    """The hand with reports to the floor of one word, as they were all made before they told what happened."""
    acts = (g.Report(each.act.what) if isinstance(each.act, g.Report) else each.act for each in transcript.gestures)
    gestures = (replace(each, act=act) for each, act in zip(transcript.gestures, acts, strict=True))
    return replace(transcript, gestures=tuple(gestures))


@EACH
def test_a_scenario_of_before_is_dealt_as_it_was(name: str) -> None:
    _, transcript = dealt(name)
    assert any(isinstance(each.act, g.TALK) for each in transcript.gestures)
    assert as_reported_then(play_out(play_of(as_before(name), book(HOUSE)), book(HOUSE), perfect)) == transcript


@EACH
def test_a_finished_hand_is_graded_as_it_was_and_stays_written_as_it_was(store: Store, ann: Profile, name: str) -> None:
    play, transcript = dealt(name)
    written = lines(transcript)
    running = store.begin_hand(kept_before(play_of(as_before(name), book(HOUSE)), ann.id), written)
    attempt = store.finish(running, NOON + timedelta(minutes=3))
    assert late.grade(store, attempt) == kept(assess(transcript, book(HOUSE), play.taken_over))
    found = store.attempt(attempt).transcript
    assert transcript_of(found) == transcript
    assert found.startswith(f"{FIRST}\n") and found.splitlines()[-len(written) :] == written
    assert verify(store.path) == ()


@EACH
def test_an_interrupted_hand_goes_on_after_every_gesture_as_if_it_had_not_been(
    store: Store, ann: Profile, name: str
) -> None:
    play, transcript = dealt(name)
    before = play_of(as_before(name), book(HOUSE))
    written = lines(transcript)
    for count in _around_talk(transcript, play.taken_over):
        running = store.begin_hand(kept_before(before, ann.id), written[:count])
        found = transcript_of(store.running(running).transcript)
        assert found.gestures == transcript.gestures[:count]
        session = Session.resume(before, book(HOUSE), found)
        fresh = Session.resume(play, book(HOUSE), transcript.upto(count))
        assert session.due_at() == fresh.due_at()
        store.append(running, line(transcript.gestures[count]))  # in the notation of today, after lines of before
        assert transcript_of(store.running(running).transcript).gestures == transcript.gestures[: count + 1]


def _around_talk(transcript: Transcript, least: int) -> set[int]:
    """Gesture counts just before something was said, and just after it."""
    said = [index for index, each in enumerate(transcript.gestures) if isinstance(each.act, g.TALK)]
    return {at for index in said for at in (index, index + 1) if least <= at < len(transcript.gestures)}


def test_a_profile_of_before_comes_to_another_computer_and_is_proved_there(
    store: Store, ann: Profile, tmp_path: Path
) -> None:
    for number, name in enumerate(TODAY):
        play, transcript = dealt(name)
        hand = replace(
            kept_before(play_of(as_before(name), book(HOUSE)), ann.id), started=NOON + timedelta(hours=number)
        )
        running = store.begin_hand(hand, lines(transcript))
        grade = kept(assess(transcript, book(HOUSE), play.taken_over))
        store.finish(running, NOON + timedelta(hours=number, minutes=3), grade)
    file = export_profile(store, ann, tmp_path / "ann.dealer")
    with Store.open(tmp_path / "there" / "progress.db") as there:
        told = import_profile(there, file)
        assert told.attempts == len(TODAY)
        assert verify(there.path) == ()


def test_what_is_written_today_is_of_the_version_of_today(ann: Profile) -> None:
    play, _ = dealt("bets-asks-how-much")
    hand, _ = begun(play, book(HOUSE), ann.id, "drill", NOON)
    assert hand.notation == 2 and hand.head.startswith("dealing 2\n")
    assert text_of(Transcript(play.setup)) == hand.head
