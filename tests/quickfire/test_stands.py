"""What a quick-fire question takes a wager to come to is what the table takes it to come to."""

import pytest

from tests.seeds import seeds
from trainer.quickfire.kinds import KINDS
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import wagers
from trainer.rules.record import Record
from trainer.rules.stands import stands

SEEDS = seeds(60)
FLOOR, NOTHING = "floor", "nothing"


@pytest.mark.parametrize("key", BOOKS)
def test_a_question_on_a_wager_and_the_table_agree_on_what_it_comes_to(key: str) -> None:
    law, asked = book(key), 0
    for seed in SEEDS:
        spot = KINDS["call-or-raise"].make(law, seed)
        answer = spot.right[0]
        if any(each.matter.kind == "turn" for each in spot.decisions) or answer["stands"] == NOTHING:
            continue
        record = Record.of(spot.transcript)
        facts = Facts(record, len(record))
        made = wagers(facts)[-1]
        found = stands(law, facts, made)
        if answer["stands"] == FLOOR:
            assert found.open, spot.seed
            continue
        change, missing = int(answer.get("change", 0)), int(answer.get("missing", 0))
        assert not found.open, spot.seed
        assert (found.owed, found.back) == (missing, change), spot.seed
        asked += 1
    assert asked > 20
