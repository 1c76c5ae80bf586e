"""Which house is the newer edition of which is said by the ledgers, and by nobody else."""

import pytest

from tests.ledgers import headed, shipped
from trainer.rules.houses import newer_editions
from trainer.rules.ledger_faults import BadLedger
from trainer.rules.ledger_head import head_in


def test_tda_2024_says_that_it_is_the_newer_edition() -> None:
    assert [(older.key, newer.key) for older, newer in newer_editions()] == [("tda-2022", "tda-2024")]


@pytest.mark.parametrize("named", ["upt", "tda-2024", "nowhere"])
def test_a_newer_edition_is_one_of_the_book_that_it_is_like(named: str, tmp_path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "tda-2024.toml"
    path.write_text(headed(shipped("tda-2024"), newer_edition_of=named), encoding="utf-8")
    with pytest.raises(BadLedger, match=r"newer_edition_of must name the book that this one is like"):
        head_in(path)
