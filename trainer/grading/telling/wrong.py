"""What was wrong, and where: one sentence for each matter, out of its kind and what it is about."""

from trainer.grading.telling.bets import AT_THE_SHOWDOWN, OF_BETS
from trainer.grading.telling.cards import OF_CARDS, seats
from trainer.grading.telling.where import where
from trainer.rules.kinds import KINDS
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

TELLERS = {**OF_CARDS, **OF_BETS, **AT_THE_SHOWDOWN}


def what_was_wrong(record: Record, matter: Matter) -> str:
    """The matter as a dealer would say it: "The flop had four cards.", "Seat 6 bet on the flop ahead of Seat 5."."""
    teller = TELLERS.get(matter.kind)
    if teller is not None:
        return teller(record, matter)
    kind = KINDS.get(matter.kind)
    says = kind.says if kind is not None else matter.kind.replace("-", " ").capitalize()
    whose = f" ({seats(matter)})" if matter.seats else ""
    return f"{says}{whose}, {where(record, min(matter.error, len(record)))}."
