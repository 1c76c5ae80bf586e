"""What a milestone may look at: one gesture of a hand, the table on both sides of it, and the matter."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import is_stud
from trainer.kernel.gestures import Act, Gesture
from trainer.kernel.table import Cards, Table
from trainer.rules.course import FLOP_CARDS, Course
from trainer.rules.facts import Facts
from trainer.rules.miscounted import full_hand
from trainer.rules.record import Record
from trainer.rules.ruling import Matter


@dataclass(frozen=True, slots=True)
class Moment:
    """Gesture `index` of a record, asked about one matter.

    `met` tells at which gesture each step was met; `asked` are the keys of the steps that the ruling asks for,
    `figures` what it comes to, by name.
    """

    record: Record
    index: int
    matter: Matter
    met: Mapping[str, int] = field(default_factory=dict)
    asked: frozenset[str] = frozenset()
    figures: Mapping[str, int] = field(default_factory=dict)

    @property
    def gesture(self) -> Gesture:
        return self.record.gestures[self.index]

    @property
    def act(self) -> Act:
        return self.gesture.act

    @property
    def before(self) -> Table:
        return self.record.tables[self.index]

    @property
    def after(self) -> Table:
        return self.record.tables[self.index + 1]

    @property
    def course(self) -> Course:
        """The course after the gesture."""
        return self.record.courses[self.index + 1]

    @property
    def at_error(self) -> Table:
        """The table right after the fault came about."""
        return self.record.tables[self.matter.error]

    @property
    def at_onset(self) -> Table:
        """The table when the matter became visible."""
        return self.record.tables[self.matter.onset]

    @property
    def course_at_onset(self) -> Course:
        return self.record.courses[self.matter.onset]

    @property
    def subject(self) -> frozenset[Card]:
        """The cards that the matter is about."""
        return frozenset(self.matter.cards)

    def since(self, step: str = "") -> Iterator[tuple[int, Gesture, Table, Table]]:
        """Gestures after a step was met (else the onset) up to this: index, itself, before, after."""
        record = self.record
        first = self.met[step] + 1 if step in self.met else self.matter.onset
        for index in range(first, self.index + 1):
            yield index, record.gestures[index], record.tables[index], record.tables[index + 1]

    def burns_since(self, step: str = "") -> tuple[Card, ...]:
        """The cards that were burned off the stub since then, in order."""
        return tuple(
            card
            for _, gesture, before, after in self.since(step)
            if isinstance(gesture.act, g.Burn)
            for card in cards_of(after.burns[len(before.burns) :])
        )

    @property
    def drawn(self) -> Card | None:
        """The card that the floor drew for this matter, the latest."""
        draws = [gesture.act.card for _, gesture, _, _ in self.since() if isinstance(gesture.act, g.Draw)]
        return draws[-1] if draws else None

    def full_hand(self) -> int:
        """How many cards a hand holds on the street that stands open, or in the initial deal."""
        return full_hand(Facts(self.record, self.index + 1))

    def streets_dealt(self) -> int:
        """How many cards past the initial deal a stud hand holds by now."""
        return max(self.course.street, 0) if is_stud(self.record.setup.game) else 0


def cards_of(group: Cards) -> tuple[Card, ...]:
    return tuple(each.card for each in group)


def up(group: Cards) -> tuple[Card, ...]:
    """The cards of a group that lie face up."""
    return tuple(each.card for each in group if each.up)


def all_down(group: Cards) -> bool:
    return not any(each.up for each in group)


def held(table: Table) -> int:
    """How many cards there are at the table."""
    return sum(len(group) for _, group in table.zones())


def mixes_stub(moment: Moment) -> bool:
    """Is the whole stub mixed by this gesture? Scrambling it and shuffling it come to the same."""
    act, stub = moment.act, moment.before.stub
    if not moment.gesture.by_dealer:
        return False
    if isinstance(act, g.Shuffle):
        return True
    return isinstance(act, g.Scramble) and len(stub) > 1 and set(act.cards) == set(cards_of(stub))


def in_burns_or_next(table: Table, card: Card) -> bool:
    """Will the card be a burn? It lies with the burns, or on top of the stub."""
    return card in cards_of(table.burns) or (bool(table.stub) and table.stub[0].card == card)


def places_of_subject(moment: Moment) -> dict[str, int]:
    """The zones into which the subject's cards were dealt, and how many cards each held as the first came."""
    found: dict[str, int] = {}
    subject = moment.subject
    before: dict[str, Cards] = {}
    for table in moment.record.tables[moment.matter.error : moment.index + 2]:
        for zone, lying in table.zones():
            if zone in ("stub", "aside", "muck") or lying is before.get(zone):
                continue
            before[zone] = lying
            if any(each.card in subject for each in lying):
                found[zone] = max(found.get(zone, 0), _landed(subject, zone, lying))
    return found


def _landed(subject: frozenset[Card], zone: str, lying: Cards) -> int:
    """The number, from 1, of the last of the subject's cards in a zone; in a flop, which lies there at once, of its
    last card.
    """
    last = max(number for number, each in enumerate(lying, 1) if each.card in subject)
    return max(last, min(len(lying), FLOP_CARDS)) if zone == "board" else last


def still_lacking(moment: Moment) -> dict[str, int]:
    """Of those zones the ones where the subject's cards are not replaced yet, with the number of sound cards."""
    zones, subject = dict(moment.after.zones()), moment.subject
    places = places_of_subject(moment)
    sound = {zone: sum(each.card not in subject for each in zones.get(zone, ())) for zone in places}
    return {zone: sound[zone] for zone, count in places.items() if sound[zone] < _due(moment, zone, count)}


def _due(moment: Moment, zone: str, count: int) -> int:
    """How many sound cards a zone is to have: a hand that keeps the subject's cards as many as lie there, one rid of
    them no fewer than the fullest other hand in play.
    """
    if not zone.startswith("hand-"):
        return count
    table, seat = moment.after, int(zone.removeprefix("hand-"))
    hand = table.seat(seat).hand
    if any(each.card in moment.subject for each in hand):
        return max(count, len(hand))
    return max(count, *(len(table.seat(each).hand) for each in moment.course.contesting if each != seat), 0)
