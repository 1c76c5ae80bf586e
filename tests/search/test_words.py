"""How what is typed is taken apart, and the groups of words themselves."""

import pytest

from trainer.search.index import index
from trainer.search.synonyms import SPELLINGS, SYNONYMS, fold, parts, spellings, synonyms
from trainer.search.words import Level, units

LINES = SYNONYMS.strip().splitlines()


def test_there_are_many_groups_and_each_has_two_terms() -> None:
    assert len(LINES) >= 60
    for line in [*LINES, *SPELLINGS.strip().splitlines()]:
        assert len(line.split(",")) >= 2, line
        assert all(parts(term) for term in line.split(",")), line


@pytest.mark.parametrize("line", LINES, ids=[line.split(",")[0] for line in LINES])
def test_a_group_leads_to_a_paragraph_from_each_of_its_terms(line: str) -> None:
    for term in line.split(","):
        assert index().find(term).hits, term
        assert not index().find(term).loose, term


@pytest.mark.parametrize(
    ("typed", "spelt", "meant"),
    [
        ("over-chip", "overchip", "oversized chip"),
        ("colour up", "color up", "chip race"),
        ("tournament directors", "tournament directors", "floor"),
        ("Rebuy", "re buy", "add on"),
    ],
)
def test_a_term_brings_its_spellings_and_its_synonyms(typed: str, spelt: str, meant: str) -> None:
    (unit,) = units(typed)
    assert parts(spelt) in unit.spelt
    assert parts(meant) in unit.meant
    assert not set(unit.spelt) & set(unit.meant)


def test_small_words_are_passed_over_unless_there_are_no_others() -> None:
    assert [each.spelt[0] for each in units("what is the boxed card")] == [("boxed", "card")]
    assert [each.spelt[0] for each in units("out of turn")] == [("out", "of", "turn")]
    assert [each.spelt[0] for each in units("the")] == [("the",)]
    assert units(" *( ) \u2660") == ()


def test_only_the_last_word_is_begun_and_only_while_it_is_typed() -> None:
    vocabulary = ("boxed", "burn")
    assert units("bo", vocabulary)[0].begun == (("boxed",),)
    assert units("bo ", vocabulary)[0].begun == ()
    assert units("bo bu", vocabulary)[0].begun == ()


def test_a_term_of_several_words_may_be_begun() -> None:
    (unit,) = units("tournament dir", ("director",))
    assert ("floor",) in unit.begun


def test_every_word_of_a_query_stands_in_quotation_marks() -> None:
    for unit in units('NEAR AND "or" not* all in'):
        for level in Level:
            bare = unit.query(level).replace(" OR ", "").replace(" AND ", "").strip("()")
            assert bare.count('"') % 2 == 0
            assert not any(word in bare.split('"')[::2] for word in ("NEAR", "AND", "OR", "NOT"))


def test_terms_are_folded_alike() -> None:
    assert fold("Boxes") == "boxe"
    assert fold("pass") == "pass"
    assert all(key == tuple(map(fold, key)) for key in (*spellings(), *synonyms()) if all(len(w) < 4 for w in key))
