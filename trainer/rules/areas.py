"""Areas of the law: what a trainee is strong or weak at, a dozen rows that hold every topic."""

from collections.abc import Mapping

from trainer.rules.topics import AREAS, TOPICS

TITLES: Mapping[str, str] = {key: each.title for key, each in AREAS.items()}


DESK = "desk"  # what the desk sells and pays, and what a poster says: asked in its own section, in no dealer's session


def area(topic: str) -> str:
    """The key of the area of a topic such as "bet.overchip". Raises KeyError for a topic that there is not."""
    return TOPICS[topic].area


def area_if_any(topic: str) -> str:
    """The same; "" for a topic that belongs to none, as one of an older or a newer edition may."""
    return TOPICS[topic].area if topic in TOPICS else ""
