"""What goes back to whom, of a hand that a fouled deck makes void."""

from trainer.kernel import gestures as g
from trainer.kernel.listed import listed
from trainer.rules.facts import Facts
from trainer.rules.facts.hands import put_in
from trainer.rules.ruling import Decision

FOULED = "deal.fouled-deck"


def with_bets_back(facts: Facts, lead: Decision, sentence: str) -> str:
    """The sentence with what each seat gets, where all that was put in is still on the table."""
    back = bets_back(facts) if lead.key == FOULED else {}
    if not back:
        return sentence
    by_amount: dict[int, list[str]] = {}
    for seat, amount in back.items():
        by_amount.setdefault(amount, []).append(str(seat))
    parts = [
        f"{amount:,} {'each to seats' if len(seats) > 1 else 'to seat'} {listed(seats)}"
        for amount, seats in sorted(by_amount.items(), reverse=True)
    ]
    return f"{sentence.removesuffix('.')}, {listed(parts)}."


def bets_back(facts: Facts) -> dict[int, int]:
    """By seat what it put in and hasn't got back; empty where other chips lie there, or some are gone."""
    seats = [seat.number for seat in facts.setup.seats if seat.taken]
    found = {seat: put_in(facts, seat, facts.at) - _returned(facts, seat) for seat in seats}
    lying = facts.table.pot.amount + sum(each.bet.amount for each in facts.table.seats)
    return {seat: amount for seat, amount in found.items() if amount} if sum(found.values()) == lying else {}


def _returned(facts: Facts, seat: int) -> int:
    since = facts.record.gestures[facts.course.deal_start : facts.at]
    return sum(each.act.chips.amount for each in since if isinstance(each.act, g.ReturnBet) and each.act.seat == seat)
