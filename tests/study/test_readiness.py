"""The readiness figure is the weakest part of a house and says what it is made of."""

from tests.study.test_mastery import AREAS, NOW, PRACTISABLE, half, memory
from trainer.progress.records import Part
from trainer.progress.sensitivity import Detection
from trainer.study.readiness import readiness

NO_ALARMS, ALARMS = Detection(0, 0, 0, 0, 0, 0), Detection(90, 29, 29, 61, 40, 44)


def ready(*held, alarms=NO_ALARMS, recall=half):
    return readiness(AREAS, held, PRACTISABLE, recall, NOW, alarms)


def test_before_anything_was_tried_there_is_no_figure():
    assert (ready().figure, ready().weakest) == (None, None)


def test_the_figure_is_the_weakest_part_and_no_mean():
    held = [memory("a", Part.NOTICED), memory("c", Part.NOTICED), memory("a", Part.AUTHORITY), memory("a")]
    found = ready(*held, recall=lambda each: 0.9)
    assert [each.per_cent for each in found.parts] == [90, 90, 30]
    assert (found.figure, found.weakest.part) == (30, Part.REMEDY)


def test_a_part_nobody_tried_makes_it_nothing():
    found = ready(memory("a", Part.NOTICED), memory("c", Part.NOTICED), memory("a", Part.AUTHORITY))
    assert (found.figure, found.weakest.part, found.weakest.untried) == (0, Part.REMEDY, 3)


def test_false_alarms_stand_beside_it_and_change_nothing():
    held = [memory("a"), memory("a", Part.NOTICED), memory("a", Part.AUTHORITY)]
    assert ready(*held).figure == ready(*held, alarms=ALARMS).figure
    assert ready(*held, alarms=ALARMS).alarms == ALARMS


def test_what_nothing_practises_is_counted_apart():
    found = ready()
    assert (found.rules, found.out_of_reach) == (4, 1)
