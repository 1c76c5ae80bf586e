"""Whatever happens in a room, every book answers every point without contradicting itself; a planted one is found."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings

from tests.rules.room.desk_search import DESK_KINDS
from tests.rules.room.search import ROOMS, lively
from tests.rules.room.situations import FULL, Room
from trainer.kernel.room.act import Happening
from trainer.kernel.room.document import room_of, text_of
from trainer.kernel.table import Impossible
from trainer.rules.book import book, make
from trainer.rules.engine import decide
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points import KINDS, room_points
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Conflict

Told = tuple[str, tuple[str, str], list[tuple[int, str]]]


def ask_all(record: RoomRecord) -> set[str]:
    """Ask every book about every point at the end; the kinds of points there were, each found by its own detector."""
    facts = RoomFacts(record, len(record))
    seen: set[str] = set()
    for kind in KINDS.values():
        found = list(kind.detector(facts))
        assert {each.kind for each in found} <= {kind.key}
        seen |= {each.kind for each in found}
        for key, each in product(FULL, found):
            decide(book(key), facts.about(each))
    return seen


def test_no_book_contradicts_itself_about_a_room() -> None:
    seen: set[str] = set()

    @settings(max_examples=400)
    @given(ROOMS)
    def search(room: Told) -> None:
        seen.update(ask_all(lively(*room)))

    search()
    assert len(seen) > 0.7 * len(KINDS.keys() - DESK_KINDS)  # some seeds find 44 of 56


def test_a_level_announced_with_time_left_and_a_push_are_one_question_at_foxwoods() -> None:
    """foxwoods-2020 23 and 23-B: a find of the search; the push decides once the clock has reached zero."""
    acts = [
        (1, "floor run"),
        (1, "dealer:B riffle|dealer:B deal 1"),
        (1, "floor level 2"),
        (1, "floor run|dealer:B push"),
    ]
    ask_all(lively("tournament full-table 9", ("holdem", "holdem"), [*[(1, "dealer:A riffle")] * 4, *acts]))


@pytest.mark.full
@settings(max_examples=20_000, deadline=None)
@given(ROOMS)
def test_no_book_contradicts_itself_about_a_room_in_a_long_search(room: Told) -> None:
    ask_all(lively(*room))


def test_the_same_question_asked_of_two_rules_with_different_rulings_is_a_conflict() -> None:
    ledger, second = book("tda-2022").ledger, "seating.late.entry-sold-any-seat"
    paragraphs = tuple(
        replace(each, rules=(*each.rules, second)) if each.at == "8-A" else each for each in ledger.paragraphs
    )
    planted = make(replace(ledger, paragraphs=paragraphs), "planted")
    facts = Room({"A": (1, 2)}).do("1 desk register Eva 1000x1").facts()
    (late,) = [each for each in room_points(facts) if each.kind == "late-entry"]
    with pytest.raises(Conflict, match="entry-sold-any-seat"):
        decide(planted, facts.about(late))


def test_points_have_a_name_a_topic_and_a_sentence_of_their_own() -> None:
    assert all(kind.key == key and kind.says and kind.topic for key, kind in KINDS.items())
    assert len({kind.says for kind in KINDS.values()}) == len(KINDS)


def test_a_record_of_a_room_tells_its_own_file() -> None:
    facts = Room({"A": (1, 2)}).do("1 desk register Eva 1000x1", "2 Eva sit Eva A 5").facts()
    assert room_of(text_of(facts.record.transcript)) == facts.record.transcript
    with pytest.raises(Impossible):
        facts.record.add(Happening(1, "floor", facts.record.happenings[0].act))
    assert len(facts.record) == 2
