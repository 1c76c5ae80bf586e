"""What several players do with devices is told of each, whoever of them may, in the order in which they did it."""

from tests.grading.answers.in_short import on_hand


def test_a_device_that_may_lie_there_is_told_with_those_that_may_not() -> None:
    """Players 5-A and 5-B."""
    acts = "deal;P3 device talk;P4 device on-table;P5 device on-rail"
    told = on_hand("players-2025", "blinds 100 200;seats 9 20000", acts).sentence.split("; ")
    assert [each.lower().partition(" may ")[0].partition(" takes ")[0] for each in told] == [
        "seat 3",
        "seat 4",
        "seat 5's device",
    ]


def test_a_device_that_may_lie_there_is_told_before_one_that_may_not() -> None:
    """Players 5-B."""
    acts = "deal;fold 3;P4 device on-rail;P7 device on-table"
    told = on_hand("players-2025", "blinds 100 200;seats 9 20000", acts).sentence
    assert told.startswith("Seat 4's device may be on the rail; seat 7 takes the device off the table")
