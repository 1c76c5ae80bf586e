"""Of a hand that is let go or taken while somebody is still to play for the pot: who has it then."""

from trainer.grading.answers.found import Found
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.rules.awarding import pushes
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import best
from trainer.rules.facts.showdown import identifiable, live, not_called_yet, over, part_lost, tabled, uncalled
from trainer.rules.hands import HALVES
from trainer.rules.points.killed import IN_PART, TABLED, gone
from trainer.rules.ruling import Decision, Matter

PERHAPS = "hand.may-have-no-redress"
OUT = "showdown.out-uncalled-returned"
RULED = (OUT, "showdown.cards-held-floor-called", "hand.taken-hand-up-to-floor", PERHAPS)
"""Rulings on a bettor's hand that is let go, and on one that the dealer takes."""
PARTLY = ("showdown.all-cards-asked-for", "showdown.not-tabled", "showdown.rest-tabled-at-once")
"""Rulings on a hand of which some cards are shown and others are not."""
AT_RISK = "showdown.no-claim-unless-read"
"""The ruling on a hand let go at its player's own risk."""
RETRIEVED = ("showdown.known-cards-may-be-retrieved", "showdown.may-be-dead-irretrievable")
"""Rulings on a mucked hand that the floor may have fetched back."""
READ = "The floor decides whether seat {}'s hand was clearly tabled: if so seat {} {}, if not seat {}."
SHARED = "The floor decides whether seat {}'s hand was clearly tabled: if so the pot is shared, if not seat {} {}."
STILL_HIDDEN = (
    "The floor decides whether seat {}'s hand was clearly tabled: if so seat {} must table a hand as good or "
    "better, if not seat {} {}."
)
BEATEN = "Seat {} {}: the tabled hand beats seat {}'s, clearly tabled or not."
PART_READ = (
    "Seat {} has no claim unless the mucked card is identified or the floor finds that the hand was clearly read; "
    "otherwise seat {} {}."
)
UNSEEN = "Seat {} has no claim to the pot: the hand was mucked unseen and can't be identified, so seat {} {}."
NO_SHARE = "showdown.no-share-until-tabled"
"""The ruling on who plays the board without all of his cards tabled."""
IS_LOST = "not all cards were tabled, and the mucked {} can't be identified any more"
NO_CLAIM, NO_PART = "Seat {} has no claim", {NO_SHARE: "Seat {} gets no part of the pot"}


def with_a_card_gone(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on a hand shown in part or let go, with who wins where the rest of it is in the muck and one other
    is left.
    """
    facts = found.facts
    fetched = lead.key in RETRIEVED and bool(lead.matter.detail)
    if not over(facts):
        return sentence
    if _lost_in_part(lead, facts):
        return _lost(lead, facts)
    if not (fetched or lead.key in (*PARTLY, AT_RISK)):
        return sentence
    seat, table = lead.matter.seats[0], facts.table
    had = {each.card for each in facts.record.tables[over(facts)].seat(seat).hand}
    gone = had & {each.card for each in table.muck}
    rest = [each for each in live(facts) if each != seat]
    if not gone or len(rest) != 1:
        return sentence
    what = _what_is_there(facts)
    if fetched:
        return f"{sentence.removesuffix('.')}; unless it is retrieved, seat {rest[0]} {what}."
    if lead.key != AT_RISK:
        return f"{sentence.removesuffix('.')}; unless the mucked card is identified, seat {rest[0]} {what}."
    return _let_go(facts, lead, sentence, had, rest[0])


def _let_go(facts: Facts, lead: Decision, sentence: str, had: set[Card], other: int) -> str:
    """Of a hand of these cards, let go at its player's risk, against the one that is left."""
    seat, what, was_tabled = lead.matter.seats[0], _what_is_there(facts), lead.matter.detail == TABLED
    if _unseen(facts, lead.matter, had):
        return UNSEEN.format(seat, other, what)
    shares = was_tabled and _tied(facts.when(lead.matter.onset - 1), seat, other)
    if was_tabled and not shares and (against := _against(facts, lead, other, what)):
        return against
    return SHARED.format(seat, other, what) if shares else _at_risk(sentence, lead.matter, other, what)


def _unseen(facts: Facts, matter: Matter, had: set[Card]) -> bool:
    """Was no card of the hand ever turned up, and can it not be told any more, so that nobody can have read it?"""
    turned = {card for _, _, act in facts.done(g.Turn, over(facts)) if act.up for card in act.cards}
    return matter.detail not in (TABLED, IN_PART) and not had & turned and not identifiable(facts, matter.seats[0])


def _lost_in_part(lead: Decision, facts: Facts) -> bool:
    """Is it on a hand of which one card is shown and the other is mixed into the muck, so that it is settled?"""
    if lead.key not in (*PARTLY, *RETRIEVED, NO_SHARE, AT_RISK) or not lead.matter.seats:
        return False
    seat = lead.matter.seats[0]
    return part_lost(facts, seat)


def _lost(lead: Decision, facts: Facts) -> str:
    """That the hand has no part of the pot, and who wins where one other is left."""
    seat = lead.matter.seats[0]
    had = facts.record.tables[over(facts)].seat(seat).hand
    gone = "ones" if len(had) > len(facts.table.seat(seat).hand) + 1 else "one"
    begins = f"{NO_PART.get(lead.key, NO_CLAIM).format(seat)}: {IS_LOST.format(gone)}"
    rest = [each for each in live(facts) if each != seat]
    return f"{begins}; seat {rest[0]} {_what_is_there(facts)}." if len(rest) == 1 else f"{begins}."


def _what_is_there(facts: Facts) -> str:
    wins = facts.table.whole_pot
    back = {each.number: amount for each in facts.table.seats if each.bet and (amount := uncalled(facts, each.number))}
    if back and wins > sum(back.values()):
        returned = ", ".join(f"and the uncalled {amount:,} goes back to seat {seat}" for seat, amount in back.items())
        return f"wins {wins - sum(back.values()):,}, {returned}"
    return f"wins {wins:,}" if wins else f"wins the {sum(pushes(facts).values()):,} that was pushed"


def _tied(then: Facts, seat: int, other: int) -> bool:
    """Do both hands have a part of the pot, for one half or the other?"""
    parts = [best(then, half, (seat, other)) for half in HALVES[then.game]]
    return all(any(one in each for each in parts) for one in (seat, other))


def _against(facts: Facts, lead: Decision, other: int, what: str) -> str:
    """Of a tabled hand thrown away: where the other one is not tabled, or beats it; "" where it is beaten."""
    seat, then = lead.matter.seats[0], facts.when(lead.matter.onset - 1)
    if not tabled(facts, other):
        return STILL_HIDDEN.format(seat, other, other, what)
    beaten = all(seat not in best(then, half, (seat, other)) for half in HALVES[then.game])
    return BEATEN.format(other, what, seat) if beaten else ""


def _at_risk(sentence: str, matter: Matter, other: int, what: str) -> str:
    """Of a hand let go at its player's risk: who wins where it was read, and where not."""
    seat = matter.seats[0]
    if matter.detail == TABLED:
        return READ.format(seat, seat, what, other)
    if matter.detail == IN_PART:
        return PART_READ.format(seat, other, what)
    return f"{sentence.removesuffix('.')}; otherwise seat {other} {what}."


def with_who_is_left(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence with who wins how much where only one other player is left."""
    facts = found.facts
    if lead.key not in RULED or facts.course.street < 0:
        return sentence
    seat, at = lead.matter.seats[0], lead.matter.onset - 1
    before = facts.when(at)
    rest = [each for each in facts.course.contesting if each != seat] or _last_to_fold(facts, seat)
    if len(rest) != 1 or facts.course.street != before.course.street:
        return sentence
    table = facts.table
    lying = table.pot.amount + sum(each.bet.amount for each in table.seats)
    back = not_called_yet(facts, seat, at)
    wins = lying - back
    if lead.key == OUT:
        told = back or not wins
        return sentence if told else f"{sentence.removesuffix('.')}; seat {rest[0]} wins {wins:,}."
    if lead.key == PERHAPS:
        much = "the pot" if back else f"{wins:,}"
        return f"{sentence.removesuffix('.')}; without redress seat {rest[0]} wins {much}."
    return f"{sentence.removesuffix('.')}; seat {rest[0]} then wins {wins:,}."


def _last_to_fold(facts: Facts, seat: int) -> list[int]:
    """Who let go last, but for the seat whose hand is in doubt."""
    return [each for _, _, each in gone(facts) if each != seat][-1:]
