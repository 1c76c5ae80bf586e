"""That a hand of an all-in could not be mucked, told with who wins where it was let go and is tabled after all."""

from trainer.grading.answers.pots.awards import says_who_wins
from trainer.grading.answers.pots.every_hand import MUST_TABLE
from trainer.grading.answers.telling import lower
from trainer.kernel.listed import listed
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import tabled
from trainer.rules.ruling import Decision

HAD_TO = "Seat{} {} may not muck in an all-in; "


def with_who_could_not_muck(facts: Facts, found: tuple[Decision, ...], sentence: str) -> str:
    """The sentence on who wins, behind who may not keep a hand of it unseen."""
    seats = sorted({each.matter.seats[0] for each in found if each.key == MUST_TABLE})
    some = [str(seat) for seat in seats if facts.table.seat(seat).hand and tabled(facts, seat)]
    if not some or facts.table.over or not says_who_wins(sentence) or "may not muck" in sentence:
        return sentence
    return f"{HAD_TO.format('s' * (len(some) > 1), listed(some))}{lower(sentence)}"
