"""A race of which only each player's best card is told: the others of the cards dealt for it are taken to be lower."""

from collections.abc import Iterator

from trainer.kernel.cards import Card, height, standard_deck
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room.act import Happening
from trainer.kernel.room.document import RoomTranscript
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.race import Odd, can_be_raced, next_value, odd_chips, race_value
from trainer.rules.room.record import RoomRecord


def with_lower_cards(record: RoomRecord) -> RoomRecord:
    """The room with all cards of its last race, where each player in it has one at least, enough to decide it."""
    facts = RoomFacts(record, len(record))
    race = next((at for at in reversed(range(len(record))) if isinstance(record.happenings[at].act, c.Race)), -1)
    if race < 0 or not can_be_raced(facts, race_value(facts.moment(race))):
        return record
    moment = facts.moment(race)
    odd = [each for each in odd_chips(facts, moment, race_value(moment)) if each.chips]
    shown = [at for at in range(race, len(record)) if isinstance(record.happenings[at].act, s.Show)]
    cards = [act for act in (record.happenings[at].act for at in shown) if isinstance(act, s.Show)]
    most = -(-sum(each.chips for each in odd) * race_value(moment) // next_value(facts, race_value(moment)))
    if not cards or {each.name for each in odd} != {each.name for each in cards} or most > len(cards):
        return record
    at = record.happenings[shown[-1]]
    more = tuple(Happening(at.at, at.who, s.Show(name, card)) for name, card in _lower(odd, cards, most))
    before, after = record.happenings[: shown[-1] + 1], record.happenings[shown[-1] + 1 :]
    return RoomRecord.of(RoomTranscript(record.setup, (*before, *more, *after))) if more else record


def _lower(odd: list[Odd], cards: list[s.Show], most: int) -> Iterator[tuple[str, Card]]:
    """A card for each odd chip of which no card was told: the lowest that nobody has, too low to win."""
    least = sorted((height(each.card) for each in cards), reverse=True)[most - 1]
    used = {each.card for each in cards}
    left = iter(sorted((each for each in standard_deck() if each not in used and height(each) < least), key=height))
    for each in odd:
        for _ in range(each.chips - sum(one.name == each.name for one in cards)):
            if (card := next(left, None)) is not None:
                yield each.name, card
