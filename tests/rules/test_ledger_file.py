"""Reading a ledger: strict, and every fault at once with file, line and key."""

import pytest

from trainer import resources
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, written
from trainer.rules.ledger_file import BadLedger, read

HEAD = 'book = "b"\nhouse = "B"\nedition = "1"\nshort = "B"\n'
PARAGRAPH = '[[paragraph]]\nat = "1"\ntopic = "deal"\nstatus = "pending"\n'


def faults(text: str) -> list[str]:
    with pytest.raises(BadLedger) as bad:
        read(text, "b.toml")
    return list(bad.value.faults)


def test_a_whole_ledger_keeps_everything_in_printed_order() -> None:
    text = HEAD + 'floor_follows = ["upt"]\n[parameters]\nseats = 9\n' + PARAGRAPH
    text += (
        '[[paragraph]]\nat = "0"\ntopic = "deal"\nheading = "h"\nstatus = "encoded"\nsays = "s"\nrules = ["m:f"]\n'
        'numbers = { boxed = 2 }\nreading = "r"\ntests = ["t"]\nscenarios = ["c"]\n'
        '[[paragraph]]\nat = "2"\ntopic = "deal"\nstatus = "not-modelled"\nreason = "why"\n'
        '[[paragraph]]\nat = "3"\ntopic = "deal"\nstatus = "question"\nquestions = ["q#1"]\n'
        '[[example]]\nat = "1-ex"\ntranscript = "x.txt"\ntests = ["u"]\n'
        '[[fallback]]\nto = "upt"\ngrants = "1"\nlabel = "l"\nconfirmed = false\ntopics = [""]\nonly = ["RP"]\n'
    )
    ledger = read(text, "b.toml")
    assert [each.at for each in ledger.paragraphs] == ["1", "0", "2", "3"]
    encoded = ledger.paragraphs[1]
    assert (encoded.rules, encoded.numbers, encoded.reading, encoded.tests) == (("m:f",), {"boxed": 2}, "r", ("t",))
    assert [each.heading for each in ledger.paragraphs] == ["", "h", "", ""]
    assert ledger.examples[0].transcript == "x.txt"
    assert (ledger.fallbacks[0].only, ledger.fallbacks[0].confirmed) == (("RP",), False)
    assert (ledger.floor_follows, ledger.parameters) == (("upt",), {"seats": 9})


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("book = ", "b.toml:1: book: isn't valid TOML: Invalid value: the file ends too soon"),
        (HEAD + "extra = 1\n", "b.toml:5: extra isn't a key here"),
        (HEAD.replace('"B"', "1", 1), "b.toml:2: house has the wrong type"),
        (HEAD.replace('short = "B"\n', ""), "b.toml: short is missing"),
        (HEAD + 'floor_follows = ["upt", 1]\n', "b.toml:5: floor_follows has the wrong type"),
        (HEAD + PARAGRAPH + 'note = "n"\n', "b.toml:9: paragraph 1: note isn't a key here"),
        (HEAD + PARAGRAPH + "rules = [1]\n", "b.toml:9: paragraph 1: rules has the wrong type"),
        (HEAD + PARAGRAPH + "heading = 1\n", "b.toml:9: paragraph 1: heading has the wrong type"),
        (HEAD + PARAGRAPH + 'numbers = "2"\n', "b.toml:9: paragraph 1: numbers has the wrong type"),
        (HEAD + PARAGRAPH + 'games = ["holdem", "chess"]\n', "b.toml:9: paragraph 1: games: 'chess' isn't a game"),
        (HEAD + PARAGRAPH.replace('topic = "deal"\n', ""), "b.toml:5: paragraph 1: topic is missing"),
        (HEAD + PARAGRAPH.replace('at = "1"\n', ""), "b.toml:5: paragraph 1: at is missing"),
        (HEAD + PARAGRAPH.replace("pending", "encoded"), "b.toml:8: paragraph 1: encoded needs rules"),
        (HEAD + PARAGRAPH.replace("pending", "question"), "b.toml:8: paragraph 1: question needs questions"),
        (HEAD + PARAGRAPH.replace("pending", "not-modelled"), "b.toml:8: paragraph 1: not-modelled needs reason"),
        (
            HEAD + PARAGRAPH + 'beside = "b"\n',
            "b.toml:9: paragraph 1: beside is only for an encoded paragraph that questions ask about",
        ),
        (
            HEAD + PARAGRAPH.replace("pending", "encoded") + 'says = "s"\nrules = ["r"]\nbeside = "b"\n',
            "b.toml:11: paragraph 1: beside is only for an encoded paragraph that questions ask about",
        ),
        (
            HEAD + PARAGRAPH.replace("pending", "done"),
            "b.toml:8: paragraph 1: status 'done' isn't one of encoded, question, not-modelled, pending",
        ),
        (
            HEAD + PARAGRAPH.replace("pending", "pendign"),
            "b.toml:8: paragraph 1: status 'pendign' isn't one of encoded, question, not-modelled, pending; the",
        ),
        (
            HEAD + PARAGRAPH.replace('"pending"', "3"),
            "b.toml:8: paragraph 1: status has the wrong type",
        ),
        (HEAD + PARAGRAPH * 2, "b.toml:10: paragraph 1 is listed twice"),
        (HEAD + PARAGRAPH + '[[example]]\nat = "1"\n', "b.toml:10: example 1 is listed twice"),
        (HEAD + '[[example]]\nat = "1"\nsays = "s"\n', "b.toml:7: example 1: says isn't a key here"),
        (HEAD + '[[fallback]]\nto = "upt"\n', "b.toml:5: fallback 1: grants is missing"),
        (HEAD + PARAGRAPH + "numbers = { a = 9999999999999 }\n", "b.toml:9: paragraph 1: numbers.a: "),
        (HEAD + PARAGRAPH + 'numbers = { a = "2" }\n', "b.toml:9: paragraph 1: numbers.a: must be a whole number"),
        (
            HEAD + PARAGRAPH + "numbers = { a = 1, b = 2.0 }\n",
            "b.toml:9: paragraph 1: numbers.b: must be a whole number",
        ),
        (HEAD + PARAGRAPH + "numbers = { a = true }\n", "b.toml:9: paragraph 1: numbers.a: must be a whole number"),
        (HEAD + "paragraph = 3\n", "b.toml:5: paragraph must be written as [[paragraph]]"),
        (HEAD + "example = [1]\n", "b.toml:5: example must be written as [[example]]"),
        (HEAD + "fallback = {}\n", "b.toml:5: fallback must be written as [[fallback]]"),
        (HEAD + "parameters = 1\n", "b.toml:5: parameters has the wrong type"),
    ],
)
def test_what_is_wrong_is_named_with_file_line_and_key(text: str, fault: str) -> None:
    assert any(each.startswith(fault) for each in faults(text)), faults(text)


def test_all_faults_are_reported_at_once() -> None:
    text = 'house = 1\nextra = 2\n[[paragraph]]\nat = "1"\nstatus = "done"\nwhat = 3\n'
    assert len(faults(text)) == 8


@pytest.mark.parametrize("key", BOOKS)
def test_the_ledgers_of_the_houses_can_be_read(key: str) -> None:
    ledger = read(resources.text("trainer", "rules", "ledger", f"{key}.toml"), f"{key}.toml")
    assert ledger.book == key
    assert len(ledger.paragraphs) > 100


SLIPS = (
    (
        'status = "encoded"\nsays = "All starting seats',
        'status = "encodded"\nsays = "All starting seats',
        ":{line}: paragraph 7: status 'encodded' isn't one of",
    ),
    ('topic = "deal.four-card-flop"', 'topic = "deal.four-card-flap"', "topic: 'deal.four-card-flap' isn't a topic"),
    ('"deal.four-card-flop.one-card-too-many"', '"deal.four-card-flop.one-cart-too-many"', "one-cart-too-many' isn't"),
    ("numbers = { cards = 4 }", "numbers = { cards = -4, crads = 3 }", "numbers.cards: must be 0 or more"),
    ("", "", "numbers: 'crads' isn't a figure of any rule; the nearest is 'cards'"),
)


def test_faults_of_the_form_and_of_what_is_said_are_told_together_by_line() -> None:
    """A word misspelt in one row hides none in another, and what it was to do for others is no fault of theirs."""
    text = resources.text("trainer", "rules", "ledger", "tda-2022.toml")
    line = text[: text.index(SLIPS[0][0])].count("\n") + 1
    for right, wrong, _ in SLIPS:
        text = text.replace(right, wrong, 1) if right else text
    with pytest.raises(BadLedger) as bad:
        at_once(written(text, "tda-2022.toml"))
    assert len(bad.value.faults) == len(SLIPS)
    for each, (*_, said) in zip(bad.value.faults, SLIPS, strict=True):
        assert said.replace("{line}", str(line)) in each
