"""How a sentence begins: with a capital letter, or without one where it goes on in another sentence."""

from trainer.rules.houses import all_houses


def begun(sentence: str) -> str:
    """The sentence with a capital letter."""
    return f"{sentence[:1].upper()}{sentence[1:]}"


def lower(sentence: str) -> str:
    """As it goes on in a sentence; what begins with a rulebook's name keeps it."""
    named = any(sentence.startswith(house.short) for house in all_houses())
    return sentence if named else f"{sentence[:1].lower()}{sentence[1:]}"
