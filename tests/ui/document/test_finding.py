"""What is looked for when a paragraph is to be found in the house's own book, and in which order of pages."""

import pytest

from trainer.ui.document.finding import candidates
from trainer.ui.document.search import round_from


@pytest.mark.parametrize(
    ("at", "first", "among"),
    [
        ("35-A-1", "35-A-1", "35:"),
        ("4", "Rule 4", "4"),
        ("RP-5-B", "RP-5-B", "RP 5"),
        ("irregularity-16", "irregularity-16", "irregularity 16"),
        ("intro", "intro", "Boxed cards"),
    ],
)
def test_the_number_comes_first_in_its_forms_and_the_titles_last(at: str, first: str, among: str) -> None:
    found = candidates(at, "Boxed cards", "Misdeals")
    assert found[0] == first
    assert among in found
    assert found[-2:] == ("Boxed cards", "Misdeals")
    assert len(set(found)) == len(found)


def test_a_round_looks_at_every_page_once_and_at_this_one_last() -> None:
    assert list(round_from(3, 5, 1)) == [4, 5, 1, 2, 3]
    assert list(round_from(2, 4, -1)) == [1, 4, 3, 2]
