"""What was amiss in a report, and what is true, from the fullest words to the fewest."""

import pytest

from trainer.grading.report_grade import REPORTED, Amiss, ReportFault
from trainer.grading.telling.reported import INCOMPLETE, WRONG, reported


@pytest.mark.parametrize(
    ("said", "true", "full", "short"),
    [
        (
            "“Seat 2 has acted since.”",
            "“No one has acted since.”",
            "You reported “Seat 2 has acted since.” In fact, no one had acted since it happened.",
            "You wrongly reported that seat 2 had acted.",
        ),
        (
            "“No one has acted since.”",
            "“Seats 2 and 4 have acted since.”",
            "You reported “No one has acted since.” In fact, seats 2 and 4 had acted since it happened.",
            "You wrongly reported that no one had acted.",
        ),
        (
            "“During the deal.”",
            "“At showdown.”",
            "You reported “During the deal.” It was at showdown.",
            "You reported the wrong street.",
        ),
        (
            "“Seat 1 put in 507.”",
            "“Seat 1 put in 500.”",
            "You reported “Seat 1 put in 507.” In fact, seat 1 put in 500.",
            "You wrongly reported “Seat 1 put in 507.”",
        ),
    ],
)
def test_what_was_wrong_and_what_is_true(said: str, true: str, full: str, short: str) -> None:
    fault = ReportFault(0, Amiss.WRONG, f"{REPORTED}{said}", f"Report {true}")
    assert reported(fault) == (full, short, WRONG)


@pytest.mark.parametrize(
    ("left", "true", "full", "short"),
    [
        (
            "who has acted since",
            "“Seat 3 has acted since.”",
            "Your report left out that seat 3 had acted since it happened.",
            "Your report left out who had acted since it happened.",
        ),
        (
            "the street",
            "“On the flop.”",
            "Your report left out the street. It was on the flop.",
            "Your report left out the street.",
        ),
    ],
)
def test_what_was_left_out(left: str, true: str, full: str, short: str) -> None:
    assert reported(ReportFault(0, Amiss.MISSING, f"Left out {left}.", f"Report {true}")) == (full, short, INCOMPLETE)
