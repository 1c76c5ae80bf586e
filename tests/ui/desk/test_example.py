"""Worked examples made ready for their screen: the stops, a sentence for each, and what the house decides."""

import pytest

from tests.seeds import todays
from trainer.grading import rulings
from trainer.grading.captions import ROOM, chips_words, happening
from trainer.kernel.chips import chips
from trainer.kernel.pieces import Making
from trainer.kernel.room.document import room_of
from trainer.rules.book import BOOKS, all_books, book
from trainer.rules.encoded import encoded
from trainer.rules.worked import examples_of, is_room, text_of
from trainer.ui.desk.example import example_of, working_out

EVERY = [
    (law.key, p.at, each.at) for law in all_books() for p in law.ledger.paragraphs for each in examples_of(law, p.at)
]


@pytest.mark.parametrize("key", todays(BOOKS, 3))
def test_every_example_is_acted_out_to_its_end_and_decided(key: str) -> None:
    for _, at, name in (each for each in EVERY if each[0] == key):
        dealt = example_of(key, at, name)
        view = dealt.view
        assert len(view.labels) == len(view.captions) == len(dealt.stops) > 0
        assert list(dealt.stops) == sorted(set(dealt.stops))
        assert dealt.record is None or dealt.stops[-1] == len(dealt.record)
        assert all(view.captions)
        assert view.rulings, (key, at, name)
        assert name in dict(view.others)
        assert view.room or view.asked.endswith("?")
        assert view.title.startswith("Example ")
        for ruling in view.rulings:
            assert ruling.outcome
            assert all(book(way.house).paragraph(way.place) for way in ruling.links)


@pytest.mark.parametrize("text", ["nonsense", "", "players 3\n", "room\nnonsense", "\x00"])
def test_an_example_whose_file_is_damaged_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("trainer.ui.desk.example.text_of", lambda _: text)
    with pytest.raises(LookupError, match=r"^This example can’t be shown\. \S+\.txt: \S") as told:
        example_of("tda-2022", "16", "ill-16-ex-1")
    assert len(str(told.value)) < 320
    assert "\n" not in str(told.value)


def test_an_example_whose_file_is_missing_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: str) -> str:
        raise FileNotFoundError("packaged file is missing")

    monkeypatch.setattr("trainer.rules.worked.resources.text", missing)
    with pytest.raises(LookupError, match=r"^This example can’t be shown\. Its file \S+\.txt is missing\.$"):
        example_of("tda-2022", "16", "ill-16-ex-1")


def test_the_deal_is_one_stop_and_so_is_a_street_with_its_burn() -> None:
    view = example_of("tda-2022", "16", "ill-16-ex-1").view
    assert view.labels[0] == "The cards are dealt"
    assert view.labels[3] == "The flop"
    assert "Burned a card" in view.captions[3]
    assert view.captions[-1] == "Ben puts out 1,000 in one chip"


def test_what_rests_on_the_paragraph_is_decided_first_with_why_and_steps() -> None:
    ruling = example_of("foxwoods-2020", "40-C").view.rulings[0]
    rule = encoded()["bet.size.amount-named-facing-no-bet"]
    assert ruling.outcome == f"{rule.ruling.says[:1].upper()}{rule.ruling.says[1:]} (to 200)"
    assert ruling.steps == ("Announce the bet", "Have the player add the missing chips")
    assert ruling.why == (rule.says,)
    assert [way.at for way in ruling.links] == ["40-C"]


def test_a_room_begins_with_who_sits_where() -> None:
    dealt = example_of("tda-2022", "RP-8-B")
    assert dealt.record is None
    assert dealt.view.room
    assert dealt.view.head[0].startswith("Table A: A1 1 (10,000)")
    assert dealt.view.captions[2] == "0:20  Floor: hand for hand is called."


def test_everything_that_happens_in_the_printed_rooms_has_words_of_its_own() -> None:
    for law in all_books():
        for each in law.ledger.examples:
            text = text_of(each)
            for one in room_of(text).happenings if is_room(text) else ():
                assert type(one.act) in ROOM, one.act
                assert happening(one).endswith(".")


@pytest.mark.parametrize(
    ("piles", "words"),
    [
        ("1000x1", "1,000 in one chip"),
        ("100x2", "200: two 100 chips"),
        ("100x2+25x1", "225: two 100 chips and one 25 chip"),
    ],
)
def test_chips_are_told_as_they_are_put_out(piles: str, words: str) -> None:
    assert chips_words(chips(piles)) == words


def test_a_paragraph_without_examples_has_none_to_show() -> None:
    with pytest.raises(LookupError, match="has no worked example"):
        example_of("tda-2022", "1")
    with pytest.raises(LookupError):
        example_of("tda-2022", "16", "no-such")


def test_it_is_worked_out_a_decision_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    real, asked, most = rulings.decided, list[int](), 0
    monkeypatch.setattr(rulings, "decided", lambda *given: (asked.append(1), real(*given))[1])
    making = Making(working_out("tda-2022", "16", "ill-16-ex-1"))
    going = True
    while going:
        before, going = len(asked), making.step()
        most = max(most, len(asked) - before)
    assert len(asked) > 10
    assert most == 1
    assert making.whole().view == example_of("tda-2022", "16", "ill-16-ex-1").view


@pytest.mark.parametrize(
    ("house", "at", "asked"),
    [
        ("tda-2022", "18-A", "Cora says “I want to see seat 2.” Does the hand have to be shown?"),
        ("tda-2022", "43-A", "Cora says “1,400.” What is binding?"),
        ("upt", "min-raise", "Dan puts out 200: two 100 chips. What is the minimum raise?"),
    ],
)
def test_it_begins_with_what_is_asked(house: str, at: str, asked: str) -> None:
    assert example_of(house, at).view.asked == asked
