"""A replay as a film: each gesture at table speed, with what was done and what the dealer or the floor said."""

from trainer.grading.captions import done_words
from trainer.grading.telling.pairs import CALL, STOP
from trainer.kernel.report_acts import Report
from trainer.scenarios.palette import REPORTS
from trainer.scenarios.report import said
from trainer.ui.desk.replay import YOURS, Frame, Replay
from trainer.ui.play.picture_of import words_at
from trainer.ui.screens.models import BeatView

ALOUD = {CALL: "Call the floor.", STOP: "Stop the action."}
LEAST_MS, MOST_MS = 260, 2600
A_STOP_MS, A_LETTER_MS = 1300, 30


def film(shown: Replay) -> tuple[BeatView, ...]:
    """The film from where the replay begins: waits are cut short, and what must be read is held."""
    stops = {frame.at: place for place, frame in enumerate(shown.frames)}
    first = shown.frames[0].at
    beats = [BeatView(first, 0, stops.get(first, 0), "The dealer taps in." if first else "")]
    for index in range(first, len(shown.record)):
        last = beats[-1]
        place = stops.get(index + 1, last.step)
        does = _does(shown, index, shown.frames[place] if place != last.step else None)
        says, *more = _sentences(shown, index)
        beats.append(BeatView(index + 1, last.ms + _wait(shown, index, last, stops), place, does, says))
        for words in more:
            beats.append(BeatView(index + 1, beats[-1].ms + _read(beats[-1].says), place, does, words))
    return tuple(beats)


def _sentences(shown: Replay, index: int) -> tuple[str, ...]:
    """What is said, a caption each: of a report to the floor its statements one after the other."""
    act = shown.record.gestures[index].act
    if isinstance(act, Report) and act.told:
        return (f"{REPORTS.get(act.what, act.what)}.", *map(said, act.told))
    return (_says(shown, index),)


def _read(words: str) -> int:
    """How long one sentence of several is held until it is read."""
    return min(A_STOP_MS + A_LETTER_MS * len(words), 2 * MOST_MS)


def _wait(shown: Replay, index: int, last: BeatView, stops: dict[int, int]) -> int:
    """How long the beat before is held: as long as it was at the table, within bounds, and until it can be read."""
    gestures = shown.record.gestures
    passed = min(gestures[index].at - (gestures[index - 1].at if index else 0), MOST_MS)
    spoken = A_LETTER_MS * len(last.says)
    held = A_STOP_MS + spoken if last.at in stops else LEAST_MS + spoken
    return max(passed, min(held, 2 * MOST_MS))


def _does(shown: Replay, index: int, stop: Frame | None) -> str:
    """What gesture `index` was; of the right way the step that it completes."""
    if shown.key != YOURS and stop is not None and stop.steps:
        return ALOUD.get(stop.steps[-1], f"{stop.label}.")
    return done_words(shown.record, index)


def _says(shown: Replay, index: int) -> str:
    """The words of dealer and floor, unless they are told with what was done, as a player's are."""
    words = "" if shown.record.gestures[index].seat else words_at(shown.record, index)
    return "" if words in done_words(shown.record, index) else words


def begins(shown: Replay) -> int:
    """At which stop the film is opened: where the first thing goes wrong, of a clean hand at the start."""
    return next((place for place, frame in enumerate(shown.frames) if frame.label == "The moment"), 0)
