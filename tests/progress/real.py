"""A trainee whose hands, answers and spots are real ones: all that is kept comes out of them."""

from datetime import timedelta
from functools import cache

from tests.progress.samples import NOON
from trainer.grading.ahead import assess
from trainer.grading.engine import engine
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import perfect, play_out
from trainer.kernel import notation
from trainer.kernel.transcript import Transcript
from trainer.progress.answering import answer_of
from trainer.progress.begun import begun
from trainer.progress.grades import kept
from trainer.progress.records import Assessed, Profile, Running
from trainer.progress.rounds import Answered, Round
from trainer.progress.store import Store
from trainer.questions.bank import bank, drawn
from trainer.questions.marking import mark
from trainer.quickfire.kinds import KINDS
from trainer.rules.book import book, ledger_digest
from trainer.scenarios.compiler import play_of
from trainer.scenarios.play import Play
from trainer.ui.demo.answers import answer_for
from trainer.ui.desk.library import scenarios

HOUSE, FLOP, CLEAN = "tda-2022", "four-card-flop-last-two-stuck", "clean-holdem-six"
ASKED, DRILL = ("boxed-how-many", "one-boxed-in-the-deal"), "pot-limit-maximum"


def practised(store: Store, name: str) -> Profile:
    """Two graded hands, two answers, a round of two spots."""
    profile = store.new_profile(name, NOON)
    for number, (scenario, mistake) in enumerate(((FLOP, "plays-on"), (CLEAN, ""))):
        running, _ = begin(store, profile, scenario, mistake, number)
        found = _graded(scenario, mistake, number, running.hand.taken_over, *_by())
        store.finish(running.id, NOON + timedelta(minutes=10 * number + 3), found)
    _answer(store, profile)
    _play(store, profile)
    return profile


def begin(
    store: Store, profile: Profile, scenario: str = CLEAN, mistake: str = "", number: int = 0, mode: str = "drill"
) -> tuple[Running, Transcript]:
    """A hand on the table, dealt to its end and not finished."""
    law = book(HOUSE)
    play, transcript = _dealt(scenario, mistake, number, *_by())
    hand, lines = begun(play, law, profile.id, mode, NOON + timedelta(minutes=10 * number))
    running = store.begin_hand(hand, lines)
    own = transcript.gestures[len(lines) :]
    for gesture in own:
        store.append(running, notation.line(gesture), over=gesture is own[-1])
    return store.running(running), transcript


def _by() -> tuple[str, str]:
    """The engine and the law that deal and grade now."""
    return engine(), ledger_digest(book(HOUSE))


@cache
def _dealt(scenario: str, mistake: str, number: int, engine: str, law: str) -> tuple[Play, Transcript]:
    """The same hands are dealt for a hundred tests."""
    play = play_of(scenarios()[scenario], book(HOUSE), 7 + number)
    return play, play_out(play, book(HOUSE), MISTAKES[mistake].dealer if mistake else perfect)


@cache
def _graded(scenario: str, mistake: str, number: int, taken_over: int, engine: str, law: str) -> Assessed:
    _, transcript = _dealt(scenario, mistake, number, engine, law)
    return kept(assess(transcript, book(HOUSE), taken_over))


def _answer(store: Store, profile: Profile) -> None:
    known = {each.id: each for each in bank()}
    for number, question in enumerate(ASKED):
        posed = drawn(known[question], HOUSE, 40 + number)
        given = answer_for(posed, right=number == 0)
        at = NOON + timedelta(minutes=30 + number)
        store.add_answer(answer_of(profile.id, posed, given, mark(posed, given), at, 4000, None))


def _play(store: Store, profile: Profile) -> None:
    law, at = book(HOUSE), NOON + timedelta(minutes=40)
    made = store.begin_round(Round(profile.id, HOUSE, "2022", DRILL, 2, at, engine(), ledger_digest(law)))
    for number, right in enumerate((True, False)):
        spot = KINDS[DRILL].make(law, number)
        answer = spot.right[0] if right else dict.fromkeys(spot.right[0], 999)
        cited = spot.citations
        paragraphs = tuple(f"{each.book}:{each.at}" for each in cited)
        rules = tuple(dict.fromkeys(each.rule for each in cited if each.rule))
        kept_at = at + timedelta(seconds=9 * number)
        store.add_spot(made, Answered(DRILL, number, answer, right, 900, 8000, paragraphs, rules, kept_at))
    store.end_round(made, at + timedelta(minutes=1))
