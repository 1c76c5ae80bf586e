"""What an answer says of the settings of a house that came with the file."""

from trainer.kernel.house import House
from trainer.rules.book import Book
from trainer.rules.house_settings import uses


def of_the_house(law: Book, house: House) -> tuple[str, ...]:
    """A sentence for each setting: whether the rulebook goes by it or leaves nothing of the kind to the house."""
    name = law.ledger.known_as
    return tuple(
        f"{name} leaves {key} to the house: yours is {value}."
        if uses(law, key)
        else f"{name} doesn't use your house's {key}."
        for key, value in house
    )
