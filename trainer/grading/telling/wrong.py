"""What was wrong, and where: one sentence for each matter, out of its kind and what it is about."""

from collections.abc import Mapping

from trainer.grading.telling.bets import OF_BETS
from trainer.grading.telling.cards import OF_CARDS, Teller, seats
from trainer.grading.telling.conduct import OF_CONDUCT, hand_taken
from trainer.grading.telling.showdown import AT_THE_SHOWDOWN, taken
from trainer.grading.telling.where import named, where
from trainer.rules.kinds import KINDS
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

TELLERS = {**OF_CARDS, **OF_BETS, **AT_THE_SHOWDOWN, **OF_CONDUCT}


OF_THE_DEALER: Mapping[str, Teller] = {
    "flop-without-burn": lambda _, __: "You didn\u2019t burn before the flop.",
    "burn-missing": lambda _, matter: f"You didn\u2019t burn before {named(matter.detail)}.",
    "tabled-hand-taken": taken("You"),
    "hand-taken": hand_taken("You"),
}
"""Tellers of what the dealer in the box did, where the sentence names who did it."""


def what_was_wrong(record: Record, matter: Matter, own: bool = False) -> str:
    """The matter as a dealer would say it: "The flop had four cards.", "Seat 6 bet on the flop ahead of Seat 5.".

    `own` where the dealer in the box did it, and none before.
    """
    if own and matter.kind in OF_THE_DEALER:
        return OF_THE_DEALER[matter.kind](record, matter)
    teller = TELLERS.get(matter.kind)
    if teller is not None:
        return teller(record, matter)
    kind = KINDS.get(matter.kind)
    says = kind.says if kind is not None else matter.kind.replace("-", " ").capitalize()
    whose = f" ({seats(matter)})" if matter.seats else ""
    return f"{says}{whose}, {where(record, min(matter.error, len(record)))}."
