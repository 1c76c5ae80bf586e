"""A stud hand gets two cards on a later street: they stick together, or the dealer before gave it two."""

from collections.abc import Iterator, Mapping

from trainer.kernel.games import STUD_GAMES
from trainer.scenarios.form import Scenario, Wrong
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import in_the_deck
from trainer.scenarios.injectors.stud.streets import BURN, SEVENTH, before, card, cards, coming, dealt_so, order


def where(hand: Hand) -> Iterator[Place]:
    """Each card of a later street, by street and seat."""
    for each in coming(hand):
        yield from (Place(f"{each.text} P{seat}", each.street, seat) for seat in order(hand, each.street))


def with_cards_to_spare(hand: Hand) -> Iterator[Place]:
    """The same but for the last card of seventh street, after which nothing more is dealt."""
    for each in where(hand):
        if each.street < SEVENTH or each.seat != order(hand, SEVENTH)[-1]:
            yield each


def before_the_last(hand: Hand) -> Iterator[Place]:
    """The same but for the last card of each street, after which the betting is open and a card more is too early."""
    yield from (each for each in where(hand) if each.seat != order(hand, each.street)[-1])


def depth(hand: Hand, place: Place) -> int:
    """How deep the card of that street and seat lies in the deck, from 1 at the top."""
    facts = hand.at(before(place.street))
    assert facts is not None, "where finds only streets that come"
    gone = len(facts.setup.deck) - len(facts.table.stub)
    return gone + 1 + order(hand, place.street).index(place.seat) + 1


def stick(hand: Hand, how: Spoiling) -> Scenario:
    return in_the_deck(hand, Wrong("stuck", depth(hand, how.place)))


def more(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """So many cards more the dealer before deals on after it."""
    seats = order(hand, place.street)
    return {"more": tuple(range(min(2, len(seats) - seats.index(place.seat) - 1) + 1))}


def give_two(hand: Hand, how: Spoiling) -> Scenario:
    street, seat = how.place.street, how.place.seat
    number = order(hand, street).index(seat)
    first = cards(hand, street, number + 1)
    rest = cards(hand, street, number + 1 + int(how["more"]))[number + 1 :]
    return dealt_so(hand, street, BURN, *first, card(street, seat), *rest)


INJECTORS = (
    Injector(
        "two-stud-cards-stuck",
        "Two stuck cards dealt to a stud hand",
        ("extra-card-on-a-street",),
        ("deal.extra-on-street",),
        Cause.DECK,
        with_cards_to_spare,
        stick,
        Evidence(("hands",)),
        games=STUD_GAMES,
    ),
    Injector(
        "two-stud-cards-dealt",
        "A seat dealt two cards on a stud street",
        ("extra-card-on-a-street",),
        ("deal.extra-on-street",),
        Cause.DEALER,
        before_the_last,
        give_two,
        Evidence(("hands",)),
        more,
        ("more",),
        games=STUD_GAMES,
    ),
)
