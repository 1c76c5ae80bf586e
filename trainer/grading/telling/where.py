"""Where in a hand something happened, as dealers say it: "on the deal", "before the flop", "at showdown"."""

from trainer.kernel.games import is_stud
from trainer.rules.course import being_dealt
from trainer.rules.facts import Facts
from trainer.rules.facts.board import STREETS
from trainer.rules.facts.showdown import over
from trainer.rules.number_words import in_words
from trainer.rules.record import Record

DEAL, PREFLOP, THIRD, SHOWDOWN = "on the deal", "before the flop", "on third street", "at showdown"


def where(record: Record, count: int) -> str:
    """The part of the hand after so many gestures."""
    course, game = record.courses[count], record.setup.game
    if course.street < 0:
        return DEAL
    if over(Facts(record, count)):
        return SHOWDOWN
    return on_street(game, course.street)


def dealing(record: Record, count: int) -> str:
    """The street that is being dealt, or was just dealt, after so many gestures."""
    game = record.setup.game
    street = being_dealt(record.courses[count], game)
    return DEAL if street < 0 else on_street(game, street)


def on_street(game: str, street: int) -> str:
    """A street by its number in the course: 0 is before the flop, or third street."""
    name = STREETS[game][street]
    if not name:
        return THIRD if is_stud(game) else PREFLOP
    return f"on {named(name)}"


def named(street: str) -> str:
    """A street as a sentence has it: "the turn", "fifth street"."""
    return street if street.endswith("street") else f"the {street}"


def begun(street: str) -> str:
    """The same at the beginning of a sentence."""
    words = named(street)
    return f"{words[:1].upper()}{words[1:]}"


def counted(number: int, thing: str) -> str:
    """So many of a thing in words: "one card", "four cards"."""
    return f"{in_words(number)} {thing}{'' if number == 1 else 's'}"
