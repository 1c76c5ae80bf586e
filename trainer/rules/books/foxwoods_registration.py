"""Foxwoods: until when somebody may register, and that after it an entry is the house's to allow."""

from collections.abc import Mapping

from trainer.rules.books.foxwoods_reentry import last_of_registration, registration_at
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.registration import OPEN
from trainer.rules.room.seating import permitted
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

TOPIC = "tournament.registration"
CLOSED = Ruling(
    "tournament.registration-closed",
    "the player can't enter unless the house allows it",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("refuse-it", "take-the-entry"),
)
STILL_OPEN = Ruling("tournament.registration-open", "registration is open", fault=False)


def _closes(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    return {"closes": last_of_registration(facts), "stack": facts.setup.stack.amount}


@rule("tournament.registration.entry-in-time", kinds=("entry-in-play",), ruling=STILL_OPEN, figures=_closes)
def entry_in_time(facts: RoomFacts, _: Numbers) -> bool:
    """A player registers or asks to register before the last level of registration is over."""
    return last_of_registration(facts) > 0 and registration_at(facts, facts.subject) == OPEN


@rule("tournament.registration.entry-too-late", kinds=("entry-in-play",), ruling=CLOSED, figures=_closes)
def entry_too_late(facts: RoomFacts, _: Numbers) -> bool:
    """A player registers or asks to register after the last level of registration, without permission."""
    return registration_at(facts, facts.subject) != OPEN and not permitted(facts, facts.matter.detail)
