"""One word misspelt, anywhere in a file: told with its line, its key and the word that is meant."""

from pathlib import Path

import pytest

from tests.questions.samples import CLAIM, COUNT, NUMBER, ONE, ORDER, POINT
from tests.rules.test_sixth_house import HARBOUR
from tests.scenarios.test_loader import GOOD
from trainer.commands.check import faults_of
from trainer.rules.ledger_faults import BadLedger
from trainer.rules.practice import read

HAND = f"""{GOOD}
[[wager]]
seat = 2
street = "turn"
does = ["wager 100x2", "0.5 say Raise"]
when = "unbet"

[expect.tda-2022]
matter = "four-card-flop"
"""
LEDGER = HARBOUR.strip() + '\n\n[parameters.practice]\n"practice:flop-of-three" = ""\n'
SPOILT = [
    ("scenario", HAND, '"deal.four-card-flop"]', '"deal.four-card-flap"]', "teaches", "deal.four-card-flop"),
    ("scenario", HAND, 'four-card-flop"]', 'four-card-flop", "rotine"]', "teaches", "routine"),
    ("scenario", HAND, 'game = "holdem"', 'game = "hodlem"', "game", "holdem"),
    ("scenario", HAND, 'limit = "no-limit"', 'limit = "no-limits"', "limit", "no-limit"),
    ("scenario", HAND, "hints =", "hint =", "hint", "hints"),
    ("scenario", HAND, "small_blind", "smal_blind", "stakes", "small_blind"),
    ("scenario", HAND, 'takeover = "flop: P4"', 'takeover = "shufle"', "takeover", "shuffle"),
    ("scenario", HAND, 'ends = "turn"', 'ends = "turn closd"', "ends", "closed"),
    ("scenario", HAND, "flop: P4 check", "flop: P4 chek", "script", "check"),
    ("scenario", HAND, "flop: P4 check", "flopp: P4 check", "script", "flop"),
    ("scenario", HAND, "flop: P4 check", "flop: P4 check if unbett", "script", "unbet"),
    ("scenario", HAND, "flop: P4 check", "showdown: P4 mukc", "script", "muck"),
    ("scenario", HAND, 'name = "Ada"', 'nam = "Ada"', "seat", "name"),
    ("scenario", HAND, "[[seat]]", "[[saet]]", "saet", "seat"),
    ("scenario", HAND, 'kind = "stuck"', 'kind = "stcuk"', "wrong", "stuck"),
    ("scenario", HAND, 'place = "flop 2"', 'place = "flopp 2"', "wrong", "flop 2"),
    ("scenario", HAND, 'when = "board 4"', 'when = "bord 4"', "protest", "board"),
    ("scenario", HAND, '"burn"', '"brun"', "previous", "burn"),
    ("scenario", HAND, 'street = "turn"', 'street = "trun"', "wager", "turn"),
    ("scenario", HAND, '"0.5 say Raise"', '"0.5 sya Raise"', "wager", "say"),
    ("scenario", HAND, "[expect.upt]", "[expect.upd]", "expect", "upt"),
    ("scenario", HAND, '"unstated"', '"unsated"', "expect", "unstated"),
    ("scenario", HAND, "paragraphs =", "paragraph =", "expect", "paragraphs"),
    ("question", ONE, "bet.raise-amount", "bet.raise-amuont", "topic", "bet.raise-amount"),
    ("question", ONE, 'form = "one"', 'form = "oen"', "form", "one"),
    ("question", ONE, "level = 1", "level = 1\ngame = 'omhaa'", "game", "omaha"),
    ("question", ONE, "level = 1", "level = 1\npart = 'autority'", "part", "authority"),
    ("question", ONE, "level = 1", "level = 1\nhouses = ['utp']", "houses", "upt"),
    ("question", ONE, "by-doubling", "by-doublin", "rules", "bet.least-raise.by-doubling"),
    ("question", ONE, '"bet.least-raise.by-doubling"', '"topic:rebyu"', "rules", "rebuy"),
    ("question", ONE, "prompt =", "promt =", "promt", "prompt"),
    ("question", ONE, '"3 * bb"', '"3 * bbb"', "values.bet", "bb"),
    ("question", ONE, "{bet:,}", "{bett:,}", "prompt", "bet"),
    ("question", ONE, 'seat = "3"', 'seet = "3"', "engine.seet", "seat"),
    ("question", ONE, 'when = "least == 2 * bet"', "authority = 'delaer'", "statement[1].authority", "dealer"),
    ("question", ONE, '"least == 2 * bet"', '"mni(1, 2) == 1"', "statement[1].when", "min"),
    ("question", POINT, "at = 'button'", "at = 'buton'", "target[2].at", "button"),
    ("question", NUMBER, "[[mistake]]", "[[mistaek]]", "mistaek", "mistake"),
    ("question", NUMBER, "figure =", "figures =", "answer", "figure"),
    ("question", COUNT, "players-2025 =", "player-2025 =", "cites.player-2025", "players-2025"),
    ("question", COUNT, '"36-A"', '"RP-5-CC"', "cites.tda-2022", "RP-5-C"),
    ("question", COUNT, "others = 2", "other = 2", "answer.is", "others"),
    ("question", CLAIM, "others =", "tda2022 =", "why", "tda-2022"),
    ("question", CLAIM, 'right = ["tda-2022"]', 'right = ["players-2052"]', "right", "players-2025"),
    ("question", CLAIM, "level = 1", "level = 1\nsilent = ['players-202']", "silent", "players-2025"),
    ("question", ORDER, 'houses = ["players-2025"]', 'houses = ["playres-2025"]', "step[4].houses", "players-2025"),
    ("ledger", LEDGER, '"deal.four-card-flop"', '"deal.four-crad-flop"', "topic", "deal.four-card-flop"),
    ("ledger", LEDGER, '"not-modelled"', '"not-modeled"', "status", "not-modelled"),
    ("ledger", LEDGER, "reason =", "resaon =", "resaon", "reason"),
    ("ledger", LEDGER, "cards = 4 }", 'cards = 4 }\ngames = ["holdme"]', "games", "holdem"),
    ("ledger", LEDGER, "all-needed", "all-neded", "rules", "bet.size.multi-chip-all-needed"),
    ("ledger", LEDGER, 'follows = ["upt"]', 'follows = ["utp"]', "floor_follows", "upt"),
    ("ledger", LEDGER, "floor_follows", "floor_folows", "floor_folows", "floor_follows"),
    ("ledger", LEDGER, 'to = "tda-2022"', 'to = "tda2022"', "to", "tda-2022"),
    ("ledger", LEDGER, 'grants = "1"', 'grants = "122"', "grants", "12"),
    ("ledger", LEDGER, '"stud."', '"stud.absnt"', "topics", "stud.absent"),
    ("ledger", LEDGER, 'only = [""]', 'only = ["RP-55-C"]', "only", "RP-5-C"),
    ("ledger", LEDGER, "practice:flop-of-three", "practice:flop-of-tree", "parameters.practice", "flop-of-three"),
    ("ledger", LEDGER, "[[fallback]]", "[[falback]]", "falback", "fallback"),
    ("ledger", LEDGER, "parameters.practice", "parameters.practise", "parameters.practise", "practice"),
]


@pytest.mark.parametrize(
    ("sort", "text", "old", "new", "key", "meant"), SPOILT, ids=[f"{each[0]}-{each[4]}-{each[5]}" for each in SPOILT]
)
def test_a_word_nobody_knows_is_told_with_its_line_its_key_and_the_nearest_one(
    tmp_path: Path, sort: str, text: str, old: str, new: str, key: str, meant: str
) -> None:
    text = text.replace('at = "seat:4"', "at = 'button'")
    assert old in text
    file = tmp_path / ("harbour-2026.toml" if sort == "ledger" else "misspelt.toml")
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    changed = _line(text, old) + new.count("\n")
    told = [str(each) for each in faults_of(file) if meant in str(each)]
    assert any(each.startswith(f"{file}:{changed}: ") and key in each for each in told), told
    assert any("the nearest is " in each and meant in each.partition("the nearest is ")[2] for each in told), told


def _line(text: str, old: str) -> int:
    return text[: text.index(old)].count("\n") + 1


def test_what_is_sound_has_no_unknown_word(tmp_path: Path) -> None:
    file = tmp_path / "harbour-2026.toml"
    file.write_text(LEDGER, encoding="utf-8")
    assert [str(each) for each in faults_of(file)] == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("says", "say", "practice.toml:3: practice 1: say isn't a key here; the nearest is 'says'"),
        ("[[practice]]", "[[practise]]", "practice.toml:1: practise isn't a key here; the nearest is 'practice'"),
    ],
)
def test_a_key_nobody_knows_in_the_practices_is_told_with_the_nearest_one(old: str, new: str, fault: str) -> None:
    text = '[[practice]]\nat = "practice:one"\nsays = "One."\ndoing = "doing one"\n'
    with pytest.raises(BadLedger) as bad:
        read(text.replace(old, new), "practice.toml")
    assert fault in bad.value.faults


def test_all_misspelt_words_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    spoilt = HAND
    for old, new in (('"deal.four', '"dael.four'), ('"no-limit"', '"nolimit"'), ('"stuck"', '"stock"')):
        spoilt = spoilt.replace(old, new, 1)
    file = tmp_path / "misspelt.toml"
    file.write_text(spoilt, encoding="utf-8")
    assert [each.key for each in faults_of(file)] == ["teaches[1]", "limit", "wrong[1].kind"]


@pytest.mark.parametrize(
    ("spoilt", "keys"),
    [
        (("no-limit", "no-limit"), ["expect.tda2022"]),
        (("no-limit", "nolimit"), ["limit", "expect.tda2022"]),
        (("Ah Kd", "Ah Ah"), ["deck.given", "expect.tda2022"]),
        (("[expect.upt]", "[expect.UPT]"), ["expect.UPT", "expect.tda2022"]),
        (("format = 1", "format = 99"), ["format"]),
    ],
    ids=["alone", "word", "hand", "no-key-of-a-house", "newer-file"],
)
def test_a_house_that_is_not_there_is_told_with_all_other_faults(
    tmp_path: Path, spoilt: tuple[str, str], keys: list[str]
) -> None:
    assert spoilt[0] in HAND
    file = tmp_path / "misspelt.toml"
    file.write_text(HAND.replace(*spoilt, 1).replace("[expect.tda-2022]", "[expect.tda2022]"), encoding="utf-8")
    told = faults_of(file)
    assert [each.key for each in told] == keys
    assert "format" in keys or ("isn't a book: " in told[-1].what and "the nearest is 'tda-2022'" in told[-1].what)
