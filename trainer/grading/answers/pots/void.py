"""What goes back to whom, of a hand that a fouled deck makes void."""

from trainer.grading.answers.found import Found
from trainer.kernel import gestures as g
from trainer.kernel.listed import listed
from trainer.kernel.table import Table
from trainer.rules.facts import Facts
from trainer.rules.facts.hands import put_in, supplied
from trainer.rules.ruling import Decision

FOULED = "deal.fouled-deck"
FROM_BEFORE = "the {:,} from earlier streets to those who put it in"


def with_bets_back(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence with what each seat gets, where all that was put in is still on the table; whose chips are in the
    middle of a hand that is told from a later street on, nobody has said.
    """
    facts = found.facts
    back = bets_back(facts) if lead.key == FOULED else None
    if back is None:
        return sentence
    by_amount: dict[int, list[str]] = {}
    for seat, amount in back.items():
        by_amount.setdefault(amount, []).append(str(seat))
    parts = [
        f"{amount:,} {'each to seats' if len(seats) > 1 else 'to seat'} {listed(seats)}"
        for amount, seats in sorted(by_amount.items(), reverse=True)
    ]
    if told := supplied(facts):
        parts.append(FROM_BEFORE.format(_lying(facts.record.tables[told])))
    return f"{sentence.removesuffix('.')}, {listed(parts)}." if parts else sentence


def bets_back(facts: Facts) -> dict[int, int] | None:
    """By seat what is known to be its own and hasn't gone back; None where other chips lie there, or some are gone."""
    told, seats = supplied(facts), [seat.number for seat in facts.setup.seats if seat.taken]
    found = {seat: put_in(facts, seat, facts.at) - _returned(facts, seat) for seat in seats}
    if sum(found.values()) != _lying(facts.table):
        return None
    since = {seat: amount - (put_in(facts, seat, told) if told else 0) for seat, amount in found.items()}
    return {seat: amount for seat, amount in since.items() if amount}


def _lying(table: Table) -> int:
    return sum(each.amount for each in table.pots) + sum(each.bet.amount for each in table.seats)


def _returned(facts: Facts, seat: int) -> int:
    since = facts.record.gestures[facts.course.deal_start : facts.at]
    return sum(each.act.chips.amount for each in since if isinstance(each.act, g.ReturnBet) and each.act.seat == seat)
