"""Matters of the chapter stud: cards shown that belong down, and a stub too short for seventh street."""

from collections.abc import Iterator

from trainer.kernel.games import is_stud
from trainer.rules.facts import Facts, collected
from trainer.rules.facts.stub import FOR_NO_HAND
from trainer.rules.facts.stud import (
    Opened,
    down_cards_shown,
    low_card_all_in,
    open_pair,
    openings,
    seventh_cards_shown,
    tied_best,
)
from trainer.rules.kind import About, MatterKind
from trainer.rules.ruling import Matter

SIXTH_STREET = 3


def downcard_exposed(facts: Facts) -> Iterator[Matter]:
    """The dealer showed a first or second card of the initial deal."""
    for each in down_cards_shown(facts) if is_stud(facts.game) else ():
        error = each.index + 1
        yield Matter("stud-downcard-exposed", "stud.exposed-downcard", error, error, (each.card,), (each.seat,))


def seventh_street_exposed(facts: Facts) -> Iterator[Matter]:
    """The dealer showed a card of seventh street, which is dealt down."""
    for each in seventh_cards_shown(facts) if is_stud(facts.game) else ():
        error = each.index + 1
        yield Matter("seventh-street-exposed", "stud.seventh-street", error, error, (each.card,), (each.seat,))


def short_stub(facts: Facts) -> Iterator[Matter]:
    """Betting on sixth street is over and the stub cannot give everybody a card, with a burn and a last card."""
    seen = 0
    for count in range(1, facts.at + 1) if is_stud(facts.game) else ():
        course = facts.record.courses[count]
        if course.street != SIXTH_STREET or not course.closed or course.deals == seen or len(course.contesting) < 2:
            continue
        seen = course.deals
        if len(facts.record.tables[count].stub) < len(course.contesting) + FOR_NO_HAND:
            yield Matter("short-stub", "stud.short-stub", count, count, seats=course.contesting)


def opened_past_an_all_in(facts: Facts) -> Iterator[Matter]:
    """The low card is all-in, and another than the next player to its left opened the betting.

    In razz the low card does not bring it in, and no book speaks of the high one.
    """
    for each in _opened_out_of_turn(facts):
        if facts.game != "razz" and each.action.street == 0 and low_card_all_in(facts, each.course):
            yield _opening("opened-past-an-all-in", "stud.bring-in-all-in", each)


def opened_by_the_lower_suit(facts: Facts) -> Iterator[Matter]:
    """Of equal boards, one with a lower high card by suit opened the betting."""
    for each in _opened_out_of_turn(facts):
        if each.action.street > 0 and tied_best(each):
            yield _opening("opened-by-the-lower-suit", "stud.tie-order", each)


def _opened_out_of_turn(facts: Facts) -> Iterator[Opened]:
    if is_stud(facts.game):
        yield from (each for each in openings(facts) if not each.action.in_turn and each.course.to_act)


def _opening(kind: str, topic: str, each: Opened) -> Matter:
    """The matter of an opening; its seats are the one that was due and the one that acted."""
    error = each.action.index + 1
    return Matter(kind, topic, error, error, seats=(each.course.to_act, each.action.seat))


@collected
def doubled_for_a_pair(facts: Facts, index: int) -> Iterator[Matter]:
    """In limit stud somebody bet or raised by the upper limit on fourth street, where a pair shows."""
    stakes, count = facts.setup.stakes, index + 1
    limit = is_stud(facts.game) and facts.setup.limit == "limit" and stakes.big_bet > stakes.small_bet > 0
    before, course = facts.record.courses[index : index + 2]
    if not limit or course.street != 1 or len(course.actions) == len(before.actions):
        return
    last = course.actions[-1]
    one_chip = last.added > last.to - before.committed[last.seat - 1]  # of which only the bet counts
    doubled = last.kind in ("bet", "raise") and last.to - before.bet == stakes.big_bet and not one_chip
    if doubled and open_pair(facts.record.tables[count], course):
        yield Matter("doubled-for-a-pair", "stud.no-double", count, count, seats=(last.seat,))


KINDS: tuple[MatterKind, ...] = (
    MatterKind(
        "stud-downcard-exposed", "stud.exposed-downcard", "A downcard was exposed", About.CARDS, downcard_exposed
    ),
    MatterKind(
        "seventh-street-exposed",
        "stud.seventh-street",
        "A card of seventh street was shown",
        About.CARDS,
        seventh_street_exposed,
    ),
    MatterKind("short-stub", "stud.short-stub", "The stub is too short for seventh street", About.SEATS, short_stub),
    MatterKind(
        "opened-by-the-lower-suit",
        "stud.tie-order",
        "Equal boards, and the lower suit opened the betting",
        About.SEATS,
        opened_by_the_lower_suit,
    ),
    MatterKind(
        "opened-past-an-all-in",
        "stud.bring-in-all-in",
        "The low card is all-in, and the wrong seat opened the betting",
        About.SEATS,
        opened_past_an_all_in,
    ),
    MatterKind(
        "doubled-for-a-pair", "stud.no-double", "A doubled bet on fourth street", About.SEATS, doubled_for_a_pair
    ),
)
