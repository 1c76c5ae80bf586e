"""A hand about to be dealt as the store keeps it."""

from datetime import datetime

from trainer.kernel import document, notation
from trainer.kernel.transcript import Transcript
from trainer.progress.records import Hand
from trainer.rules.book import Book
from trainer.scenarios.form import Scenario
from trainer.scenarios.play import Play


def begun(play: Play, law: Book, profile: int, mode: str, started: datetime) -> tuple[Hand, tuple[str, ...]]:
    """The hand and the lines of the gestures before the trainee's first, ready for `Store.begin_hand`.

    `mode` is "practice" or "drill"; `started` an aware moment. To go on with it later, make the play again of the
    hand's `scenario_text`, `book` and `seed`, and resume the session with the transcript of `Store.running`.
    """
    scenario = play.scenario
    hand = Hand(
        profile=profile,
        scenario=scenario.id,
        scenario_text=scenario.text,
        title=scenario.title,
        topic=topic_of(scenario),
        book=law.key,
        edition=law.ledger.edition,
        notation=notation.VERSION,
        head=document.text_of(Transcript(play.setup)),
        seed=play.seed,
        mode=mode,
        started=started,
        taken_over=play.taken_over,
    )
    return hand, tuple(map(notation.line, play.before))


def topic_of(scenario: Scenario) -> str:
    """The law's topic under which a hand is kept, "" for none."""
    return scenario.topics[0] if scenario.topics else ""
