"""Who sits down when the program starts: known by the id in the settings, by the name only where there is none."""

from trainer.progress.names import BadName, proper
from trainer.progress.people import People
from trainer.progress.records import Profile
from trainer.ui.desk.desk import NOBODY


def sitter(people: People, person: str, name: str) -> Profile:
    """The one with this id. Where the file does not know them they come as somebody new, by the name if it is free.

    `person` is "" in settings of the first versions: then it is whoever has the name. Raises StoreTrouble.
    """
    known = people.person(person) if person else None
    if known is not None:
        return known
    wanted = _name(name)
    there = people.named(wanted)
    return there if there is not None else people.new_profile(wanted, uid=person)


def doubted(sits: Profile, person: str) -> bool:
    """Is whoever sits down called like the one of the settings, and yet somebody else?"""
    return bool(person) and sits.uid != person


def _name(name: str) -> str:
    try:
        return proper(name) if name else NOBODY
    except BadName:
        return NOBODY
