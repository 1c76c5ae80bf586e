"""What was learned under law that was corrected since is held against the law of today, and killed on the way."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

from tests.progress.samples import NOON
from tests.progress.silenced import silenced
from tests.trust.content import Content, content, differences
from tests.trust.job import DATA, Job, Killed, Tell, Verdict
from tests.trust.jobs_kept import whole
from tests.trust.practice import HOUSE, dealt, scenario
from trainer.kernel import notation
from trainer.progress.begun import begun
from trainer.progress.correcting import correct
from trainer.progress.records import Answer, Outcome, Part, Tested
from trainer.progress.store import Store
from trainer.rules.book import book

LOST = "bet.string"  # a topic of the correction that ships
MARKS = ("assessments.counts", "rule_results.counts", "reviews.claimed", "reviews.predicted", "reviews.elapsed")
KEPT = ("attempts", "assessments", "rule_results", "alarms", "claims", "answers", "rounds", "spots", "reviews")
PEOPLE = ("Ann", "Ben")


def _under_old_law(folder: Path, _variant: int, hands: int) -> None:
    """Every other hand was graded in silence; each answer was to a question that is gone."""
    with Store.open(folder / DATA) as store:
        for name in PEOPLE:
            who = store.profile(name, NOON).id
            for number in range(hands):
                _dealt(store, who, number)


def _dealt(store: Store, who: int, number: int) -> None:
    at = NOON + timedelta(hours=10 * number)
    transcript, grade = dealt(number % 2)
    old = silenced(grade, topic=LOST) if number % 2 else replace(grade, law="")
    hand, _lines = begun(scenario(), book(HOUSE), who, "mixed", at)
    running = store.begin_hand(hand, map(notation.line, transcript.gestures))
    attempt = store.finish(running, at + timedelta(minutes=2), old)
    tells = (Tested(f"topic:{LOST}", LOST, Part.REMEDY, Outcome.GOOD),)
    store.add_answer(
        Answer(who, "gone", HOUSE, 0, True, 4000, at + timedelta(minutes=3), attempt, posed="gone", tested=tells)
    )


def _held_against(folder: Path, tell: Tell) -> None:
    with Store.open(folder / DATA) as store:
        correct(store)
    tell("corrected")


def _as_corrected(before: Path, after: Path, again: Path) -> dict[str, Any]:
    new = content(after / DATA)
    assert differences(content(before / DATA), new), "there was nothing to be corrected"
    return {"old": content(before / DATA), "new": new, "random": differences(new, content(again / DATA))}


def _nothing_lost_or_doubled(killed: Killed, verdict: Verdict) -> None:
    """What was kept is there, and gone on with it comes to the same as without a kill."""
    _all_there(killed, verdict)
    if killed.all("corrected") and _other(killed):
        verdict.add("torn", "it was told, and is not done")
    with Store.open(killed.data) as store:
        correct(store)
    if other := _other(killed):
        verdict.add("torn", f"other than without a kill: {', '.join(sorted(other)[:5])}")
    whole(killed.data, verdict)


def _all_there(killed: Killed, verdict: Verdict) -> None:
    now: Content = content(killed.data)
    for column, values in killed.known["old"].items():
        kept = column.partition(".")[0] in KEPT and column not in MARKS
        if kept and len(now.get(column, ())) < len(values):
            verdict.add("lost grades", f"{column} has {len(now.get(column, ()))} of {len(values)}")
        elif kept and set(values) - set(now[column]):
            verdict.add("torn", f"{column} is other than it was")


def _other(killed: Killed) -> set[str]:
    return differences(content(killed.data), killed.known["new"]) - killed.known["random"]


CORRECTING = Job("correcting", _under_old_law, _held_against, _as_corrected, _nothing_lost_or_doubled)
