"""Who sits down when the program starts: known by the id in the settings, by the name only where there is none."""

from itertools import count

from trainer.progress.names import LONGEST, BadName, proper
from trainer.progress.people import People
from trainer.progress.records import Profile
from trainer.ui.desk.desk import NOBODY


def namesake(people: People, person: str, name: str) -> Profile | None:
    """Somebody who has the name of the settings and another id, where the file does not know the one of the settings.

    Raises StoreTrouble.
    """
    return people.named(_name(name)) if person and people.person(person) is None else None


def sitter(people: People, person: str, name: str) -> Profile:
    """The one with this id. Where the file does not know them they come as somebody new, by the name if it is free.

    `person` is "" in settings of the first versions: then it is whoever has the name. Raises StoreTrouble.
    """
    known = people.person(person) if person else people.named(_name(name))
    return known or people.new_profile(_free(people, _name(name)), uid=person)


def _free(people: People, name: str) -> str:
    """The name, or with a number after it the first one that nobody has."""
    taken = {each.name for each in people.profiles()}
    numbered = (f"{name[: LONGEST - 4]} {number}" for number in count(2))
    return name if name not in taken else next(each for each in numbered if each not in taken)


def _name(name: str) -> str:
    try:
        return proper(name) if name else NOBODY
    except BadName:
        return NOBODY
