"""Matters of the chapter stud: cards shown that belong down, and a stub too short for seventh street."""

from collections.abc import Iterator

from trainer.rules.facts import Facts
from trainer.rules.facts.stud import down_cards_shown, seventh_cards_shown
from trainer.rules.matters.kind import Kind
from trainer.rules.ruling import Matter

SIXTH_STREET = 3
BEYOND_THE_PLAYERS = 2  # the burn, and the last card that is never dealt


def downcard_exposed(facts: Facts) -> Iterator[Matter]:
    """The dealer showed a first or second card of the initial deal."""
    for each in down_cards_shown(facts) if facts.game == "stud" else ():
        error = each.index + 1
        yield Matter("stud-downcard-exposed", "stud.exposed-downcard", error, error, (each.card,), (each.seat,))


def seventh_street_exposed(facts: Facts) -> Iterator[Matter]:
    """The dealer showed a card of seventh street, which is dealt down."""
    for each in seventh_cards_shown(facts) if facts.game == "stud" else ():
        error = each.index + 1
        yield Matter("seventh-street-exposed", "stud.seventh-street", error, error, (each.card,), (each.seat,))


def short_stub(facts: Facts) -> Iterator[Matter]:
    """Betting on sixth street is over and the stub cannot give everybody a card, with a burn and a last card."""
    seen = 0
    for count in range(1, facts.at + 1) if facts.game == "stud" else ():
        course = facts.record.courses[count]
        if course.street != SIXTH_STREET or not course.closed or course.deals == seen or len(course.contesting) < 2:
            continue
        seen = course.deals
        if len(facts.record.tables[count].stub) < len(course.contesting) + BEYOND_THE_PLAYERS:
            yield Matter("short-stub", "stud.short-stub", count, count, seats=course.contesting)


KINDS: tuple[Kind, ...] = (
    Kind("stud-downcard-exposed", "stud.exposed-downcard", "A down card was shown", downcard_exposed),
    Kind("seventh-street-exposed", "stud.seventh-street", "A card of seventh street was shown", seventh_street_exposed),
    Kind("short-stub", "stud.short-stub", "The stub is too short for seventh street", short_stub),
)
