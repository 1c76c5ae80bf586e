"""What there is to practise where the files of `trainer.study.practised` cannot be read: questions, and clean hands."""

from trainer.progress.records import Part
from trainer.questions.catalog import Entry, entries
from trainer.questions.model import Form
from trainer.rules.syllabus import syllabus, topic_of
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.drills import CONTROLS
from trainer.study.practised import Practised, Rules, Tries

ACTS = 70  # of the dealer in a clean hand


def questions_alone(house: str) -> Practised:
    """The same for one house, out of the index of the content. Raises KeyError."""
    hands = [each for each in scenarios().heads if each.folder == CONTROLS]
    asked = {each.id: {house: asked_of(each, house)} for each in entries() if house in each.houses}
    rules = {rule for some in asked.values() for rule in some[house]} | syllabus(house).keys()
    return Practised(
        games={each.id: each.game for each in hands},
        hands={each.id: {house: Tries({}, ACTS, clean=True)} for each in hands},
        drills={},
        questions=asked,
        houses={house: tuple(syllabus(house))},
        topics={rule: topic_of(rule) for rule in sorted(rules)},
    )


def asked_of(entry: Entry, house: str) -> Rules:
    """What a question tests at a house."""
    parts = (Part.AUTHORITY, Part.REMEDY) if entry.form == Form.RULING else (Part(entry.part),)
    return dict.fromkeys(sorted(entry.keys(house)), parts)
