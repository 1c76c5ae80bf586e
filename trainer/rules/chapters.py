"""Chapters of the law: the topics of all ledgers, gathered as a reader looks for them."""

from collections.abc import Mapping

CHAPTERS: Mapping[str, str] = {
    "deal": "Dealing",
    "stud": "Dealing",
    "action": "Dealing",
    "deck": "Dealing",
    "rabbit": "Dealing",
    "button": "Button and blinds",
    "blind": "Button and blinds",
    "bet": "Betting",
    "pot": "Pots and showdown",
    "showdown": "Pots and showdown",
    "hand": "Pots and showdown",
    "seating": "Floor and desk",
    "tournament": "Floor and desk",
    "level": "Floor and desk",
    "clock": "Floor and desk",
    "chips": "Floor and desk",
    "rebuy": "Floor and desk",
    "floor": "Floor and desk",
    "presence": "Floor and desk",
    "rp": "Procedures",
    "game": "Conduct and the rest",
    "conduct": "Conduct and the rest",
    "devices": "Conduct and the rest",
    "house": "Conduct and the rest",
    "identity": "Conduct and the rest",
    "language": "Conduct and the rest",
    "player": "Conduct and the rest",
    "rules": "Conduct and the rest",
    "terms": "Conduct and the rest",
}


def chapter(topic: str) -> str:
    """The chapter of a topic such as "bet.overchip". Raises KeyError for a topic that belongs to none."""
    return CHAPTERS[topic.split(".")[0]]


def chapters() -> tuple[str, ...]:
    """All chapters, in the order in which they are read."""
    return tuple(dict.fromkeys(CHAPTERS.values()))
