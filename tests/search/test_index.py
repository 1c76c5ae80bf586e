"""What is found first for what dealers and players type."""

import sqlite3

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.rules.book import BOOKS, all_books
from trainer.rules.silences import silences
from trainer.search.documents import Document, documents, documents_of, every_document
from trainer.search.index import BATCH, Hit, Index, index

# typed, house ("" for all), and what stands first: a paragraph "house at", or a topic
FIRST = [
    ("35-A-1", "", "tda-2024 35-A-1"),
    ("35a1", "", "tda-2024 35-A-1"),
    ("36-a-1", "players-2025", "players-2025 36-A-1"),
    ("rp-5", "", "tda-2024 RP-5"),
    ("RP 5", "metropolitan", "metropolitan RP-5"),
    ("rp5b", "players-2025", "players-2025 RP-5-B"),
    ("rule 35", "metropolitan", "metropolitan 35"),
    ("§ 35", "metropolitan", "metropolitan 35"),
    ("misdeal-2-a", "", "upt misdeal-2-a"),
    ("misdeal 2 a", "", "upt misdeal-2-a"),
    ("36-A-1 boxed", "", "players-2025 36-A-1"),
    ("boxed 33-A-1", "", "metropolitan 33-A-1"),
    ("floor decides", "", "floor.decision"),
    ("director's decision", "upt", "floor.decision"),
    ("supervisor", "upt", "floor.decision"),
    ("4 cards on flop", "", "deal.four-card-flop"),
    ("four card flop", "", "deal.four-card-flop"),
    ("boxed", "", "deal.boxed-card"),
    ("boxed card", "upt", "deal.boxed-card"),
    ("face up card", "", "deal.boxed-card"),
    ("over chip", "", "bet.overchip"),
    ("overchip", "metropolitan", "bet.overchip"),
    ("over-chip", "", "bet.overchip"),
    ("oversized chip", "", "bet.overchip"),
    ("color up", "", "chips.race"),
    ("colour-up", "", "chips.race"),
    ("chip race", "", "chips.race"),
    ("string bet metropolitan", "", "metropolitan 50"),
    ("string raise", "", "bet.string"),
    ("short call", "tda-2022", "bet.undercall"),
    ("undercall", "", "bet.undercall"),
    ("early turn", "", "metropolitan RP-5-B"),  # the very words stand in its title
    ("early turn", "players-2025", "players-2025 RP-5-B"),
    ("premature turn", "upt", "upt holdem-8"),
    ("flop too soon", "players-2025", "players-2025 RP-5-A"),
    ("who shows first", "", "showdown.order"),
    ("show down order", "metropolitan", "showdown.order"),
    ("rabbit", "", "rabbit"),
    ("rabbit hunt", "players-2025", "rabbit"),
    ("rebuy", "", "rebuy"),
    ("re-buy", "", "rebuy"),
    ("add on", "", "rebuy"),
    ("re entry", "", "tournament.reentry"),
    ("substantial action", "", "action.substantial"),
    ("SA", "", "action.substantial"),
    ("killed hand", "", "hand.killed"),
    ("odd chip", "", "pot.odd-chip"),
    ("side pots", "", "pot.side-pot"),
    ("dead button", "", "button.dead"),
    ("straddle", "", "blind.post"),
    ("english", "upt", "language"),
    ("phone", "metropolitan", "devices"),
    ("cell phone", "players-2025", "devices"),
    ("shot clock", "", "clock"),
    ("bubble", "", "rp.hand-for-hand"),
    ("late reg", "", "seating.late"),
    ("guarantee", "upt", "upt guarantee"),
    ("bba", "players-2025", "tournament.bb-ante"),
    ("dropped deck", "players-2025", "deal.disordered-stub"),
    ("flashed card", "upt", "deal.exposed-card"),
    ("discard", "tda-2022", "showdown.discard"),
    ("all in face up", "", "showdown.all-in-face-up"),
    ("balance tables", "", "seating.balance"),
    ("prior chips", "", "bet.prior-chips"),
    ("ask to see", "", "showdown.ask-to-see"),
]


def first(typed: str, house: str) -> Document:
    found = index().find(typed, house)
    assert found.hits, typed
    assert not found.loose
    return found.hits[0].document


@pytest.mark.parametrize(("typed", "house", "wanted"), FIRST, ids=[f"{t}@{h or 'all'}" for t, h, _ in FIRST])
def test_what_is_typed_finds_this_first(typed: str, house: str, wanted: str) -> None:
    found = first(typed, house)
    assert wanted in (found.topic, f"{found.house} {found.at}")
    assert house in ("", found.house)


@pytest.mark.parametrize(
    "whole", ["boxed cards", "overchip", "supervisor decides", "tournament director", "string bets"]
)
def test_every_beginning_of_words_finds_something(whole: str) -> None:
    for end in range(2, len(whole) + 1):
        assert index().find(whole[:end]).hits, whole[:end]


def test_the_very_words_come_before_what_means_the_same() -> None:
    hits = index().find("supervisor").hits
    exact = ["supervisor" in f"{h.document.sense} {h.document.rules} {h.document.reading}".lower() for h in hits]
    assert exact[0]
    assert exact == sorted(exact, reverse=True)
    assert not exact[-1]


def test_who_asks_for_a_supervisor_does_not_find_what_is_said_of_the_management() -> None:
    supervisor, manager = (
        {hit.document.at for hit in index().find(word, "upt").hits} for word in ("supervisor", "manager")
    )
    assert "tournament-38" in manager - supervisor
    assert "decision-2" in manager & supervisor


def test_both_ways_a_word_of_the_field_finds_the_other() -> None:
    muck, discard = (
        {(h.document.house, h.document.at) for h in index().find(word).hits} for word in ("muck", "discard")
    )
    assert muck == discard


def marked(hit: Hit) -> set[str]:
    in_title, in_sense = hit.marks
    told = [hit.document.title[a:b] for a, b in in_title] + [hit.document.sense[a:b] for a, b in in_sense]
    return {each.lower() for each in told}


@pytest.mark.parametrize(
    ("typed", "signs"),
    [
        ("boxed", {"boxed"}),
        ("colour up", {"color-up"}),
        ("supervisor upt", {"floor"}),
        ("early turn", {"turn comes too early"}),
    ],
)
def test_what_was_meant_is_marked_a_synonym_too(typed: str, signs: set[str]) -> None:
    every = set().union(*map(marked, index().find(typed).hits))
    assert signs <= every


def test_a_topic_on_which_the_house_is_silent_is_found_there() -> None:
    law = next(each for each in all_books() if each.key == "metropolitan")
    topic = next(each for each in silences(law, all_books()) if each.topic == "tournament.bounty")
    found = index().find("bounty", law.key).hits[0].document
    assert (found.topic, found.silent) == (topic.topic, True)
    assert found.sense.startswith("Not covered.")


def test_among_all_houses_silence_comes_after_paragraphs_that_have_the_same_words() -> None:
    kinds = [each.document.silent for each in index().find("bounty").hits]
    assert any(kinds)
    assert not any(kinds[: kinds.index(True)])
    assert kinds[0] is False


def test_everything_is_listed_in_printed_order_when_nothing_is_asked() -> None:
    for law in all_books():
        listed = [each.document.at for each in index().find("", law.key).hits if not each.document.silent]
        assert listed == [each.at for each in (*law.ledger.paragraphs, *law.ledger.lacking)]


def test_words_that_no_paragraph_has_together_give_the_nearest_and_say_so() -> None:
    found = index().find("misdeal hippopotamus")
    assert found.loose
    assert "misdeal" in found.hits[0].document.topic or "misdeal" in found.hits[0].document.sense.lower()
    assert index().find("hippopotamus").hits == ()


HOSTILE = [
    *(
        '"',
        '""',
        "'",
        "*",
        "(",
        ")",
        "^",
        ":",
        "-",
        "NEAR(",
        "AND",
        "OR",
        "NOT",
        "title:",
        'a" OR "b',
        "a AND",
        "{}",
        "\\",
    ),
    *(
        "😀",
        "♠",
        "é",
        "ß",
        "\x00",
        "a\x00b",
        "\ud800",
        "%",
        ";",
        "--",
        "DROP TABLE law",
        " ",
        "\t\n",
        "a" * 5000,
        "a " * 900,
    ),
]


@pytest.mark.parametrize("typed", HOSTILE, ids=range(len(HOSTILE)))
def test_no_sign_of_the_query_language_is_one_here(typed: str) -> None:
    index().find(typed)
    index().find(f"boxed {typed}", "upt")


@given(st.text(max_size=60), st.sampled_from(["", *BOOKS]))
def test_anything_may_be_typed(typed: str, house: str) -> None:
    for hit in index().find(typed, house).hits:
        assert house in ("", hit.document.house)
        in_title, in_sense = hit.marks
        assert all(0 <= a < b <= len(hit.document.sense) for a, b in in_sense)
        assert all(0 <= a < b <= len(hit.document.title) for a, b in in_title)


def test_an_index_of_ones_own_is_closed_for_good() -> None:
    own = Index([Document("upt", "1", "rabbit", "Rabbit hunting", "Nothing is shown.")])
    assert [each.document.at for each in own.find("rabbits").hits] == ["1"]
    own.close()
    with pytest.raises(sqlite3.ProgrammingError):
        own.find("rabbit")


def test_documents_are_taken_in_a_few_at_a_time_and_the_rest_when_something_is_sought() -> None:
    whole = Index(every_document())
    steps = 0
    while whole.step():
        steps += 1
    assert steps >= len(whole.documents) / BATCH
    asked_at_once, half = Index(every_document()), Index(every_document())
    assert half.step()
    for typed in ("boxed", "floor decides", "rule 35", "t"):
        assert whole.find(typed) == asked_at_once.find(typed) == half.find(typed)


def asked_of() -> tuple[Index, list[str]]:
    """An index with everything in it, and the statements that are asked of it from now on."""
    own, asked = Index(every_document()), list[str]()
    own.find("boxed")
    own._base.set_trace_callback(lambda sql: asked.append(sql) if not sql.startswith("--") else None)
    return own, asked


def test_what_was_meant_is_marked_when_it_is_looked_at_and_once() -> None:
    own, asked = asked_of()
    hits = own.find("t").hits
    assert len(hits) > 500
    assert asked and not any("highlight" in sql for sql in asked)
    asked.clear()
    assert hits[0].marks and hits[0].marks
    assert len(asked) == 1


def test_what_an_earlier_query_found_is_not_ranked_again() -> None:
    own, asked = asked_of()
    found = own.find("a").hits
    assert len(asked) == 2  # the very word, which nothing else means, and words begun with it
    assert len({(each.document.house, each.document.at, each.document.topic) for each in found}) == len(found)
    assert "NOT IN" in asked[1]


def test_the_documents_of_a_house_need_not_stand_together() -> None:
    told = [("upt", "1"), ("tda-2022", "1"), ("upt", "2"), ("tda-2022", "2")]
    own = Index([Document(house, at, "rabbit", "Rabbit hunting", "Nothing is shown.") for house, at in told])
    assert [each.document.at for each in own.find("rabbit", "upt").hits] == ["1", "2"]
    assert {each.document.house for each in own.find("rabbit", "upt").hits} == {"upt"}
    assert own.find("rabbit", "nowhere").hits == ()


def test_the_documents_of_the_five_books_are_the_same_house_by_house_and_all_at_once() -> None:
    assert every_document() == documents(all_books())
    assert tuple(each for key in BOOKS for each in documents_of(key)) == every_document()


def test_a_former_number_finds_the_paragraph_after_the_one_that_has_it_now() -> None:
    text = "the clock is called"
    rows = (("28", ()), ("29", ("28",)), ("30", ("29",)))
    some = [Document("upt", at, "clock", f"Title of {at}", text, was=was) for at, was in rows]
    found = Index(some).find("28")
    assert [each.document.at for each in found.hits][:2] == ["28", "29"]
    assert [each.document.at for each in Index(some[2:]).find("29").hits] == ["30"]


def test_what_our_copy_lacks_is_found_by_number_and_subject_and_comes_after_paragraphs() -> None:
    first = index().find("RP-17", "tda-2022").hits[0].document
    assert (first.at, first.topic, first.lacking, first.silent) == ("RP-17", "rp.draw", True, False)
    assert first.sense.startswith("Not in our copy. ")
    kinds = [hit.document.lacking or hit.document.silent for hit in index().find("final table").hits]
    assert kinds == sorted(kinds)
    assert any(hit.document.at == "RP-9" for hit in index().find("final table").hits)
