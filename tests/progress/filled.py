"""A trainee with something in every table, kept as the program keeps it."""

import json
from dataclasses import replace
from datetime import timedelta

from tests.progress.samples import HEAD, LINES, NOON, assessed, dealt, hand, result
from trainer.grading.ahead import assess
from trainer.grading.assessment import to_json
from trainer.kernel.document import transcript_of
from trainer.progress.films import JudgedFilm
from trainer.progress.help_levels import COACHED
from trainer.progress.records import Answer, Outcome, Part, Profile, transcript
from trainer.progress.rounds import Answered, Round
from trainer.progress.sittings import Begun
from trainer.progress.store import Store
from trainer.rules.book import book

WHOLE = json.dumps(to_json(assess(transcript_of(transcript(HEAD, LINES)), book("upt"), 1)))
MET = (
    result(Part.NOTICED, Outcome.GOOD, ms=900, gesture=1),
    result(Part.AUTHORITY, Outcome.AGAIN, gesture=1),
    result(Part.REMEDY, Outcome.HARD),
    result(Part.REMEDY, Outcome.HARD),  # two matters of one kind may go in the same way
)
ASSESSED = replace(assessed(*MET, alarms=(1, 2)), json=WHOLE)
CLEAN = replace(assessed(clean=True, alarms=(0,)), json=WHOLE)


def filled(store: Store, name: str, first: float = 0) -> Profile:
    """Two hands, one of them with a claimed mis-click, an answer, two rounds (one cut short), a running hand,
    a session, a help level.
    """
    profile = store.profile(name, NOON + timedelta(minutes=first))
    one, two = (dealt(store, profile.id, first + minutes) for minutes in (0, 9))
    store.add_assessment(one, ASSESSED, NOON)
    store.add_assessment(two, CLEAN, NOON)
    store.add_assessment(one, replace(CLEAN, engine="0.2.0/1"), NOON)
    store.claim_misclick(one, 2, NOON)
    store.add_answer(Answer(profile.id, "deal/first", "upt", 1, True, 4000, NOON + timedelta(minutes=first), one))
    store.add_answer(Answer(profile.id, "deal/second", "upt", 0, False, 4000, NOON + timedelta(minutes=first)))
    for minutes, planned in ((1, 2), (2, 3)):
        play(store, Round(profile.id, "upt", "undated", "odd-chip", planned, NOON + timedelta(minutes=first + minutes)))
    store.begin_hand(replace(hand(profile.id, first + 20), title=f"Left by {name}"), LINES[:2])
    store.keep_help(profile.id, "deal.four-card-flop", COACHED)
    store.keep_sitting(profile.id, Begun("upt", NOON + timedelta(minutes=first + 20), json.dumps({"by": name})))
    judged(store, profile.id, first)
    return profile


def judged(store: Store, profile: int, first: float = 0, stopped: str = "in-time", right: bool = True) -> int:
    """Another dealer's hand, judged."""
    at, asked = (31, right) if stopped == "in-time" else (None, None)
    moment = NOON + timedelta(minutes=first + 30)
    film = ("upt", "undated", "burns-none-for-the-turn", "plays-on", 5)
    return store.add_film(JudgedFilm(profile, *film, stopped, at, asked, asked, asked, right, moment))


def play(store: Store, begun: Round) -> int:
    """Two answers; a round of two is then over."""
    made = store.begin_round(begun)
    for seed in (1, 2):
        store.add_spot(made, Answered("odd-chip", seed, {"to": 5}, True, 900, 8000, ("41-A",), ("odd",), NOON))
    if begun.planned == 2:
        store.end_round(made, NOON)
    return made


def tables(store: Store) -> dict[str, list[dict[str, object]]]:
    """Everything in the file, table by table."""
    found = store.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    names = [str(row["name"]) for row in found if not str(row["name"]).startswith("_")]
    return {name: sorted(store.rows(f"SELECT * FROM {name}"), key=repr) for name in names}


def counts(store: Store, profile: Profile) -> tuple[int, ...]:
    """Hands, matters, hits, clean hands, stops in them, questions answered, drills with a whole round."""
    found, seen = store.detection(profile.id), sum(store.seen(profile.id, "upt").values())
    whole = len(store.best_rounds(profile.id, "upt"))
    return found.hands, found.matters, found.hits, found.clean, found.clean_stopped, seen, whole
