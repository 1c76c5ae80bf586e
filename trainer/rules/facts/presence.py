"""Who was at the seat when: as the last card of the initial deal came, and in the deal before a redeal."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import ENDING, Deal, deals

STILL_AWAY, BACK, GONE, LEFT = "", "back", "gone", "left"
"""How a player stands to a deal who missed it or the one before: away as the hand began and nothing told since, back
for the redeal, known to be away from it again, or there for the first deal and away from the second."""
MISDEAL = "misdeal"
"""What the dealer announces to call a deal off."""


def absent(facts: Facts, count: int) -> frozenset[int]:
    """Who is out of reach of the chair after so many gestures, other than for a penalty."""
    return facts.record.tables[count].away - (facts.setup.penalty - facts.setup.absent)


def complete(facts: Facts, deal: Deal) -> bool:
    """Was the deal dealt to its end?"""
    return bool(deal.closed) and facts.record.courses[deal.closed].street == 0


def is_redeal(facts: Facts, deal: Deal) -> bool:
    """Was the deal before called off? After a pot was pushed it is another hand."""
    before = facts.record.gestures[: deal.start]
    return deal.start > 0 and not any(isinstance(each.act, g.PushPot) for each in before)


def called_off(facts: Facts, deal: Deal, until: int) -> bool:
    """Did the dealer announce a misdeal on that deal, before that gesture?"""
    return any(announces_a_misdeal(each.act) for each in facts.record.gestures[deal.start : until])


def called_off_now(facts: Facts) -> bool:
    """Is the last deal called off, with its cards still lying there?"""
    return called_off(facts, deals(facts)[-1], facts.at)


def to_be_dealt_again(facts: Facts) -> bool:
    """Is the last deal that was begun called off, with nothing played in it since, its cards gathered or not?"""
    begun = next((each for each in reversed(deals(facts)) if each.dealt or called_off_at(facts, each)), None)
    said = called_off_at(facts, begun) if begun is not None else 0
    return bool(said) and not any(isinstance(each.act, ENDING) for each in facts.record.gestures[said : facts.at])


def missed_the_original(facts: Facts, deal: Deal) -> frozenset[int]:
    """For a redeal who was away as the first deal ended, by its last card or by being called off."""
    if not is_redeal(facts, deal):
        return frozenset()
    first = deals(facts)[0]
    return absent(facts, first.closed if complete(facts, first) else called_off_at(facts, first) or first.stop)


def away_as_it_was_called_off(facts: Facts, deal: Deal, until: int) -> frozenset[int]:
    """Who was away as a misdeal was announced on a deal that never came to its end; nobody where none was."""
    said = called_off_at(facts, deal)
    return absent(facts, said) if said and said <= until and not complete(facts, deal) else frozenset()


def called_off_at(facts: Facts, deal: Deal) -> int:
    """The gesture count at which a misdeal was announced on that deal, 0 for never."""
    some = range(deal.start, min(deal.stop, facts.at))
    return next((index + 1 for index in some if announces_a_misdeal(facts.record.gestures[index].act)), 0)


def passed_over(facts: Facts, deal: Deal) -> dict[int, int]:
    """The seats of a deal that the dealer has called off unasked which had fewer cards than one after them, with what
    they had: none of that deal comes to them any more.
    """
    until = 0 if deal.closed else called_off_at(facts, deal)
    if not until or any(isinstance(each.act, g.CallFloor) for each in facts.record.gestures[deal.start : until]):
        return {}
    order = deal.order(facts)
    got = [sum(each.index < until for each in deal.to(seat)) for seat in order]
    return {seat: had for place, (seat, had) in enumerate(zip(order, got, strict=True)) if had < max(got[place:])}


def announces_a_misdeal(act: g.Act) -> bool:
    """Does the dealer say that the deal is off?"""
    return isinstance(act, g.Announce) and act.what == MISDEAL


def standing(facts: Facts, deal: Deal) -> dict[int, str]:
    """By seat, how each player stands to a complete deal who was away from it, or from the one before a redeal."""
    away, missed = absent(facts, deal.closed), missed_the_original(facts, deal)
    if not is_redeal(facts, deal):
        return dict.fromkeys(sorted(away), STILL_AWAY)
    return {seat: _of(facts, deal, seat, seat in away, seat in missed) for seat in sorted(away | missed)}


def _of(facts: Facts, deal: Deal, seat: int, away: bool, missed: bool) -> str:
    if not away:
        return BACK
    if not missed:
        return LEFT
    moved = any(each.seat == seat for each in facts.record.gestures[: deal.closed] if _moves(each))
    return GONE if moved else STILL_AWAY


def _moves(gesture: g.Gesture) -> bool:
    return isinstance(gesture.act, g.Away | g.Back)


def too_late(facts: Facts) -> frozenset[int]:
    """Whose hand nobody plays, for its player was away from a deal so far as its last card came."""
    return frozenset(seat for deal in deals(facts) if complete(facts, deal) for seat in standing(facts, deal))


def unplayed(facts: Facts) -> frozenset[int]:
    """Whose cards are there to be killed: who missed the last card, is away while the deal goes on, or on penalty."""
    waiting = absent(facts, facts.at) if facts.course.street < 0 else frozenset()
    return too_late(facts) | waiting | facts.setup.penalty


def comings(facts: Facts) -> Iterator[tuple[int, g.Gesture, Deal]]:
    """Every time a player goes away or comes back: the index, the gesture, and the deal that is on."""
    for index, gesture, _, _ in facts.happened():
        if _moves(gesture):
            yield index, gesture, [deal for deal in deals(facts) if deal.start <= index][-1]
