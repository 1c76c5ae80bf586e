"""Files that name rules and rulings as earlier versions did, rewritten in the keys of today."""

import tomllib

import pytest

from trainer.kernel.toml import BadToml
from trainer.questions.upgrading import upgraded
from trainer.rules.encoded import encoded, rulings
from trainer.rules.former import former_names, former_rulings

OLD = """# who wrote it
id = "two"   # kept
rules = ["common.acting:pushed_out_a_wrong_count", "bet.turn.action-to-come"]
prompt = "misdeal"

[[statement]]
text = "A misdeal"
ruling = ["misdeal", 'a call',   # both
  "bet.raise"]
why = "It is a misdeal."

[expect.upt]
ruling = "a full call"
"""


def test_names_and_words_become_keys_and_every_other_character_stays() -> None:
    new = upgraded(OLD)
    assert new.text == (
        OLD.replace('"common.acting:pushed_out_a_wrong_count"', '"bet.accepted-action.chips-out-on-wrong-count"')
        .replace("[\"misdeal\", 'a call'", '["deal.misdeal", "deal.misdeal-until-second-player", "bet.call"')
        .replace('ruling = "a full call"', 'ruling = "bet.full-call"')
    )
    assert [(each.line, each.key) for each in new.changes] == [
        (3, "rules[1]"),
        (8, "statement[1].ruling[1]"),
        (8, "statement[1].ruling[2]"),
        (13, "expect.upt.ruling"),
    ]
    assert new.looks == ()


def test_what_is_upgraded_stays_as_it_is() -> None:
    once = upgraded(OLD).text
    again = upgraded(once)
    assert (again.text, again.changes, again.looks) == (once, (), ())


AGAIN, FLOP, EARLY = '"the flop is dealt again"', '"deal.flop-redealt"', '"deal.early-flop-redealt"'


@pytest.mark.parametrize(
    ("was", "now"),
    [
        (f"{EARLY}, {AGAIN}", f"{EARLY}, {FLOP}"),
        (f"{AGAIN}, {FLOP}", f"{EARLY}, {FLOP}"),
        (f"{FLOP}, {AGAIN}, {EARLY}", f"{FLOP}, {EARLY}"),
        (f"{AGAIN}, {AGAIN}", f"{EARLY}, {FLOP}"),
        (f'{AGAIN}, "the flop is dealt again.", "bet.call"', f'{EARLY}, {FLOP}, "bet.call"'),
        (f"{AGAIN}, # both, I say\n  {EARLY}, # one\n", f"{EARLY}, {FLOP} # both, I say\n  , # one\n"),
        (f"{AGAIN} # both, I say\n , {EARLY}, {FLOP}", f"{EARLY}, {FLOP} # both, I say\n "),
        (f"{FLOP}, {FLOP}", f"{FLOP}, {FLOP}"),
    ],
    ids=["key-first", "key-last", "between", "twice", "two-words", "comment", "comma-below", "written-twice"],
)
def test_a_key_put_into_a_list_stands_there_once_and_the_order_is_kept(was: str, now: str) -> None:
    new = upgraded(f"[[statement]]\nruling = [{was}]\n").text
    assert tomllib.loads(new) == tomllib.loads(f"[[statement]]\nruling = [{now}]\n")
    assert new.count("#") == was.count("#")
    assert upgraded(new).text == new


def test_words_of_two_rulings_where_one_is_named_are_to_be_looked_at_and_stay() -> None:
    text = '[expect.upt]\nruling = "misdeal"\n'
    new = upgraded(text)
    assert (new.text, new.changes) == (text, ())
    (look,) = new.looks
    assert (look.line, look.key) == (2, "expect.upt.ruling")
    assert look.what == (
        "'misdeal' is deal.misdeal or deal.misdeal-until-second-player now: write the one that is meant"
    )


def test_words_that_nobody_ever_had_are_left_to_the_reader() -> None:
    text = 'ruling = ["no such"]\nrules = ["nobody:ever"]\n'
    assert upgraded(text).text == text


def test_a_file_that_is_no_toml_is_a_fault() -> None:
    with pytest.raises(BadToml):
        upgraded("ruling = [")


def test_every_former_word_of_a_ruling_leads_to_one_that_there_is() -> None:
    lost = {word: keys for word, keys in former_rulings().items() if not set(keys) <= rulings().keys()}
    assert lost == {}


@pytest.mark.parametrize("word", sorted(former_rulings()))
def test_each_former_word_is_read_as_its_rulings(word: str) -> None:
    found = tomllib.loads(upgraded(f'ruling = ["{word}"]\n').text)["ruling"]
    assert tuple(found) == former_rulings()[word]


def test_former_names_of_rules_are_read_as_the_keys_that_they_have() -> None:
    names = sorted(former_names())
    text = "rules = [\n" + "".join(f'    "{name}",\n' for name in names) + "]\n"
    assert set(tomllib.loads(upgraded(text).text)["rules"]) <= encoded().keys()
