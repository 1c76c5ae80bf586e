"""What the debrief replays: the trainee's own hand, the right way here, and another house's way."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.grading.assessment import Assessment, Verdict
from trainer.grading.model import playing_out
from trainer.grading.short_form import begun_as, over_when
from trainer.grading.telling.pairs import CALL, STOP
from trainer.grading.telling.steps import BRIEF
from trainer.grading.thorough import thorough
from trainer.grading.words import act_words
from trainer.kernel import gestures as g
from trainer.kernel.transcript import Transcript
from trainer.rules.book import Book, book
from trainer.rules.record import Record
from trainer.scenarios.compiler import making_play
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.houses import short

YOURS, RIGHT = "yours", "right"
POTS = (g.ReturnBet, g.Collect, g.Shift, g.PushPot)
VOICES: dict[type[g.Act], str] = {g.Stop: STOP, g.CallFloor: CALL}


@dataclass(frozen=True)
class Frame:
    """One stop of the slider: the table after `at` gestures, with a short label, and the steps done by then."""

    at: int
    label: str
    steps: tuple[str, ...] = ()


@dataclass(frozen=True)
class Replay:
    """One thing to replay: its key and label, the folded hand and the stops."""

    key: str
    label: str
    record: Record
    frames: tuple[Frame, ...]


def own_hand(dealt: Dealt) -> Replay:
    """The hand as the trainee dealt it."""
    return Replay(YOURS, "Your hand", dealt.record, _own_frames(dealt))


def right_ways(dealt: Dealt) -> tuple[Replay, ...]:
    """The right way here, and where another house would have accepted the acts, that house's way."""
    return tuple(way for way in dealing_right_ways(dealt) if way is not None)


def dealing_right_ways(dealt: Dealt) -> Iterator[Replay | None]:
    """The same in pieces of a few milliseconds: None for each, a way once it is whole."""
    yield from _right(dealt, book(dealt.book), RIGHT, "The right way here")
    other = other_house(dealt)
    if other:
        yield from _right(dealt, book(other), other, short(other))


def other_house(dealt: Dealt) -> str:
    """The first other house that would have accepted what was done, "" for none."""
    accepted = dealt.assessment.accepted_by
    return accepted[0] if accepted and not dealt.assessment.acts_right else ""


def _right(dealt: Dealt, law: Book, key: str, label: str) -> Iterator[Replay | None]:
    whole = yield from making_play(dealt.scenario, law, dealt.seed)
    play = begun_as(whole, dealt.transcript, dealt.taken_over)
    yield None
    for grading in playing_out(play, law, thorough, over=over_when(play, law)):  # noqa: B007  # the last one has it all
        yield None
    transcript = grading.record.transcript
    record = Record.of(transcript)  # without all that was worked out on the other one
    yield None
    yield Replay(key, label, record, key_frames(transcript, grading.assessment(), play.taken_over))


def _own_frames(dealt: Dealt) -> tuple[Frame, ...]:
    """A stop after each act of the trainee."""
    acts = [n for n, x in enumerate(dealt.transcript.gestures) if x.by_dealer and n >= dealt.taken_over]
    start = Frame(dealt.taken_over, "You take the box")
    return (start, *(Frame(n + 1, act_words(dealt.transcript.gestures[n].act)) for n in acts))


def key_frames(transcript: Transcript, graded: Assessment, taken_over: int) -> tuple[Frame, ...]:
    """The stops that matter: the moment of each matter, each required act, pots built and pushed, and the end."""
    stops: dict[int, str] = {taken_over: "Start"}
    for index, gesture in enumerate(transcript.gestures[taken_over:], taken_over):
        if gesture.by_dealer and isinstance(gesture.act, POTS):
            stops[index + 1] = act_words(gesture.act)
    for grade in graded.matters:
        stops[max(taken_over, grade.matter.onset)] = "The moment"
    for finding in graded.findings:
        if finding.verdict is Verdict.REQUIRED:
            stops[finding.index + 1] = _label(finding.steps, transcript.gestures[finding.index].act)
    steps = _steps_done(transcript, graded)
    for at, keys in steps.items():
        stops.setdefault(at, _label(keys, transcript.gestures[at - 1].act))
    stops[len(transcript.gestures)] = "Hand over"
    return tuple(Frame(at, label, steps.get(at, ())) for at, label in sorted(stops.items()))


def _steps_done(transcript: Transcript, graded: Assessment) -> dict[int, tuple[str, ...]]:
    """The steps of the remedies, and a stop or a call, by the gesture count after which each was done."""
    found: dict[int, tuple[str, ...]] = {}
    done = [(each.index, each.step.key) for grade in graded.matters for each in grade.remedy if each.index >= 0]
    voices = ((each.index, VOICES.get(type(transcript.gestures[each.index].act), "")) for each in graded.findings)
    for index, key in (*done, *(each for each in voices if each[1])):
        found[index + 1] = (*found.get(index + 1, ()), key)
    return found


def _label(steps: tuple[str, ...], act: object) -> str:
    known = [BRIEF[step] for step in steps if step in BRIEF]
    return known[-1] if known else act_words(act)  # type: ignore[arg-type]  # acts of gestures are acts
