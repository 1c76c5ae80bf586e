"""Scenario files are read strictly: all faults at once, each with its file, line and key."""

from pathlib import Path

import pytest

from trainer.kernel.cards import cards
from trainer.scenarios.form import BadScenario, Fault
from trainer.scenarios.grammar import Guard, Moment
from trainer.scenarios.loader import load, load_all, read

GOOD = """\
format = 1
id = "a-hand"
title = "A hand"
teaches = ["deal.four-card-flop"]
game = "holdem"
limit = "no-limit"
stakes = { small_blind = 100, big_blind = 200 }
button = 2
takeover = "flop: P4"
ends = "turn"
script = [
  "preflop: all stay",
  "flop: P4 check", # a comment
]
hints = ["Count."]

[deck]
given = [
  "Ah Kd",
  "2c",
]

[[seat]]
number = 1
name = "Ada"
stack = 12000

[[seat]]
number = 2
name = "Ben"
stack = "1000x5+100x20"

[[seat]]
number = 4
name = "Cleo"
stack = 9000

[[wrong]]
kind = "stuck"
place = "flop 2"

[[wrong]]
kind = "boxed"
depth = 1

[[protest]]
seat = 1
words = "Four cards!"
when = "board 4"
after = 5000

[[previous]]
at = "flop burned"
does = ["burn"]

[expect.upt]
authority = "unstated"
paragraphs = ["holdem-3"]
"""


def faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(BadScenario) as caught:
        read(text, "hand.toml")
    return caught.value.faults


def line(text: str, start: str) -> int:
    return next(number for number, each in enumerate(text.splitlines(), 1) if each.startswith(start))


def test_a_file_says_everything_about_a_hand() -> None:
    one = read(GOOD, "hand.toml")
    assert (one.id, one.topics, one.button, one.clean) == ("a-hand", ("deal.four-card-flop",), 2, False)
    assert one.deck == cards("Ah Kd 2c")
    assert [(each.number, each.stack.amount) for each in one.seats] == [(1, 12000), (2, 7000), (4, 9000)]
    assert [(each.kind, each.depth) for each in one.wrong] == [("stuck", 9), ("boxed", 1)]
    assert (one.takeover, one.ends) == (Moment("acted", 1, 4), Moment("open", 2))
    assert one.protests[0].guard == Guard("board", 4)
    assert one.expect["upt"].paragraphs == ("holdem-3",)
    assert one.text == GOOD
    assert len(one.digest) == 64


@pytest.mark.parametrize(
    ("old", "new", "key", "at"),
    [
        ("format = 1", "format = 3", "format", "format"),
        ('id = "a-hand"', 'id = "A hand"', "id", "id"),
        ('title = "A hand"', "title = 3", "title", "title"),
        ('title = "A hand"\n', "", "title", ""),
        ('game = "holdem"', 'game = "whist"', "game", "game"),
        ("button = 2", "button = true", "button", "button"),
        ("button = 2", "button = 3", "button", "button"),
        ("button = 2", "button = 2\nanswer = 3", "answer", "answer"),
        ("big_blind = 200", "big_blind = 200, straddle = 4", "stakes.straddle", "stakes"),
        ("small_blind = 100, ", "", "stakes.small_blind", "stakes"),
        ("small_blind = 100", "small_blind = 225", "stakes.small_blind", "stakes"),
        ('  "flop: P4 check"', '  "flop: P4 chek"', "script[2]", '  "flop: P4'),
        ('  "flop: P4 check"', '  "flop: P9 check"', "script[2]", '  "flop: P9'),
        ('  "flop: P4 check"', '  "flop: P4 bet 410"', "script[2]", '  "flop: P4'),
        ('  "2c"', '  "2x"', "deck.given[2]", '  "2x"'),
        ('  "2c"', '  "Ah"', "deck.given", "given"),
        ('  "2c"', '  "2c*"', "deck.given", "given"),
        ("number = 4", "number = 1", "seat[3].number", "number = 1"),
        ("number = 4", "number = 14", "seat[3].number", "number = 14"),
        ("stack = 9000", "stack = 0", "seat[3].stack", "stack = 0"),
        ("stack = 9000", "stack = 9050", "seat[3].stack", "stack = 9050"),
        ("stack = 9000", 'stack = "lots"', "seat[3].stack", 'stack = "lots"'),
        ("stack = 9000\n", "stack = 9000\nluck = 1\n", "seat[3].luck", "luck"),
        ("stack = 9000\n", "", "seat[3].stack", "[[seat]]"),
        ("depth = 1", "depth = 53", "wrong[2].depth", "depth"),
        ("depth = 1", "depth = 0", "wrong[2].depth", "depth"),
        ('kind = "boxed"', 'kind = "bent"', "wrong[2].kind", 'kind = "bent"'),
        ('place = "flop 2"', 'place = "flop 7"', "wrong[1].place", "place"),
        ("seat = 1", "seat = 8", "protest[1].seat", "seat = 8"),
        ('when = "board 4"', 'when = "soon"', "protest[1].when", "when"),
        ('does = ["burn"]', 'does = ["burn", "sing"]', "previous[1].does[2]", "does"),
        ('at = "flop burned"', 'at = "flop eaten"', "previous[1].at", "at"),
        ('takeover = "flop: P4"', 'takeover = "flop: P3"', "takeover", "takeover"),
        ('ends = "turn"', 'ends = "dinner"', "ends", "ends"),
        ("[expect.upt]", '[expect."a book"]', "expect.a book", '[expect."a book"]'),
        ('authority = "unstated"', 'authority = "me"', "expect.upt.authority", "authority"),
        ('authority = "unstated"', 'answer = "me"', "expect.upt.answer", "answer"),
        ('authority = "unstated"', 'matter = "boxed-latter"', "expect.upt.matter", "matter"),
        ('teaches = ["deal.four-card-flop"]', 'teaches = ["routine"]', "teaches", "teaches"),
        ('teaches = ["deal.four-card-flop"]', "teaches = []", "teaches", "teaches"),
    ],
)
def test_one_fault_is_told_with_its_key_and_line(old: str, new: str, key: str, at: str) -> None:
    text = new.join(GOOD.rsplit(old, 1))
    assert text != GOOD
    found = faults(text)
    assert key in [each.key for each in found]
    if at:
        lines = [number for number, each in enumerate(text.splitlines(), 1) if each.startswith(at)]
        assert next(each.line for each in found if each.key == key) in lines


def test_an_unknown_kind_in_a_second_opinion_names_the_nearest() -> None:
    (found,) = faults(GOOD.replace('authority = "unstated"', 'matter = "boxed-latter"'))
    assert found.what == "'boxed-latter' isn't a kind of matter; the nearest is 'boxed-later'"


def test_all_faults_come_at_once_in_the_order_of_the_file() -> None:
    text = GOOD.replace("button = 2", "button = 'x'").replace('"preflop: all stay"', '"all stay"').replace("9000", "-5")
    found = faults(text)
    assert [each.key for each in found] == ["button", "script[1]", "seat[3].stack"]
    assert [each.line for each in found] == [8, 12, line(text, "stack = -5")]
    assert str(found[0]) == "hand.toml:8: button: must be a whole number"


def test_a_file_that_is_no_toml_says_where() -> None:
    assert faults("format = 1\nid = \n")[0].line == 2


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="can't be read"):
        load(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadScenario, match="this file is UTF-16: save it as UTF-8"):
        load(tmp_path / "bytes.toml")


def test_an_id_may_stand_in_one_file_only(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(GOOD)
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "two.toml").write_text(GOOD)
    (tmp_path / "deep" / "three.toml").write_text(GOOD.replace("format = 1", "format = 7"))
    with pytest.raises(BadScenario) as caught:
        load_all(tmp_path)
    found = [(Path(each.path).name, each.key) for each in caught.value.faults]
    assert found == [("three.toml", "format"), ("one.toml", "id")]


def test_a_folder_is_read_whole(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(GOOD)
    (tmp_path / "two.toml").write_text(GOOD.replace("a-hand", "another"))
    assert [each.id for each in load_all(tmp_path)] == ["a-hand", "another"]


@pytest.mark.parametrize(
    ("does", "taken"), [('"say Seat 1 is all-in."', True), ('"burn"', False), ('"say So", "burn"', False)]
)
def test_in_a_hand_where_nothing_goes_wrong_the_dealer_before_only_speaks(does: str, taken: bool) -> None:
    clean = GOOD.replace("deal.four-card-flop", "routine").replace('does = ["burn"]', f"does = [{does}]")
    text = clean[: clean.index("[[wrong]]")] + clean[clean.index("[[previous]]") :]
    if taken:
        assert read(text, "hand.toml").clean
    else:
        assert [each.key for each in faults(text)] == ["teaches"]


def test_what_a_hand_teaches_stands_under_the_topics_that_books_print() -> None:
    text = GOOD.replace('"deal.four-card-flop"', '"bet.turn", "bet.out-of-turn", "bet.fold"')
    assert read(text, "hand.toml").topics == ("bet.out-of-turn", "bet.fold")


def test_a_hand_that_was_stored_may_teach_what_is_no_topic_any_more() -> None:
    text = GOOD.replace("deal.four-card-flop", "deal.five-card-flop")
    assert read(text, "hand.toml", stored=True).topics == ("deal.five-card-flop",)
    told = "hand.toml:4: teaches[1]: 'deal.five-card-flop' isn't a topic; the nearest is 'deal.four-card-flop'"
    assert list(map(str, faults(text))) == [told]


def test_a_hand_that_was_stored_may_expect_what_no_rulebook_says_any_more() -> None:
    text = GOOD + '\n[expect.tda-2022]\nmatter = "four-cart-flop"\nruling = "deal.flop-burned"\n'
    expected = read(text, "hand.toml", stored=True).expect["tda-2022"]
    assert (expected.matter, expected.rulings) == ("four-cart-flop", ("deal.flop-burned",))
    told = list(map(str, faults(text)))
    assert len(told) == 2
    assert "'four-cart-flop' isn't a kind of matter; the nearest is 'four-card-flop'" in told[0]
    assert "'deal.flop-burned' isn't a ruling" in told[1]
