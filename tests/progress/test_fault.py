"""However many faults there are: fifty lines of two hundred characters, counted by table and kind."""

from hypothesis import given
from hypothesis import strategies as st

from trainer.progress.fault import LONGEST, MOST, Fault, shortened, summary


def test_one_of_a_kind_is_told_as_it_is() -> None:
    assert summary([Fault("attempts", "3", "it is late"), Fault("file", "", "page 3")]) == [
        "attempts 3: it is late",
        "file: page 3",
    ]


def test_many_of_a_kind_are_counted_with_the_first_few() -> None:
    found = [Fault("attempts", str(each), f"{each} is late: so", "is late") for each in range(5000)]
    told = summary([*found, Fault("claims", "7 1", "is lost")])
    assert told == [
        "attempts: is late (5,000 times)",
        "  attempts 0: 0 is late: so",
        "  attempts 1: 1 is late: so",
        "  attempts 2: 2 is late: so",
        "claims 7 1: is lost",
    ]


def test_more_kinds_than_lines_are_counted_too() -> None:
    told = summary(Fault(f"table{each}", "1", "odd") for each in range(70))
    assert len(told) == MOST
    assert told[-1] == "and 21 more kinds of faults"


@given(st.lists(st.builds(Fault, st.text(max_size=300), st.text(), st.text(max_size=400), st.text()), max_size=200))
def test_it_is_never_more_and_always_lines(found: list[Fault]) -> None:
    told = summary(found)
    assert len(told) <= MOST
    assert all(len(each) <= LONGEST and each.isprintable() for each in told)
    assert bool(told) == bool(found)


def test_a_line_that_is_too_long_is_cut() -> None:
    assert shortened(300 * "x") == f"{199 * 'x'}…"
