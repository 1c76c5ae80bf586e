"""Questions: strict files, answers that the cited paragraphs give, and three of them on the rule just met."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from tests.seeds import todays
from trainer import resources
from trainer.questions import bank as questions
from trainer.questions.bank import BadQuestions, Question, drawn, pick_three, read
from trainer.questions.model import Form
from trainer.rules.book import BOOKS, book

GOOD = """id = "needed"
topic = "stud.short-stub"
kinds = ["short-stub"]
game = "stud"
prompt = "How many cards?"
why = "Because."
silent = ["metropolitan"]

[cites]
tda-2022 = ["RP-10-H"]
foxwoods-2020 = ["tda-2022:RP-10-H"]
metropolitan = ["1"]

[[statement]]
text = "Live hands and two"
right = ["tda-2022", "foxwoods-2020"]

[[statement]]
text = "It gives no number"
right = ["metropolitan"]
why = { metropolitan = "Nothing is printed.", others = "It does." }

[[statement]]
text = "None"
right = false
"""
OWN = f'{GOOD}cites = {{ tda-2022 = ["RP-10-H-A", "RP-10-H-B"] }}\n'
IRREGULARITIES = ("four-card-flop", "boxed-in-deal", "boxed-later", "boxed-on-flop", "short-stub")


@pytest.fixture(scope="module")
def bank() -> tuple[Question, ...]:
    return questions.bank()


def _faults(text: str) -> list[str]:
    with pytest.raises(BadQuestions) as raised:
        read(text, "q.toml")
    return [str(each) for each in raised.value.faults]


def test_a_good_file_is_read_with_its_answers_by_house() -> None:
    question = read(GOOD, "q.toml")
    put = drawn(question, "metropolitan", 1)
    assert put.silent
    assert [each.text for each in put.choices if each.right] == ["It gives no number"]
    assert next(each.reason.why for each in put.choices if each.right) == "Nothing is printed."
    assert next(each.reason.why for each in put.choices if each.number == 0) == "Because."
    there = drawn(question, "tda-2022", 1)
    assert [each.text for each in there.choices if each.right] == ["Live hands and two"]
    assert not there.silent


def test_a_fallback_that_nobody_confirmed_is_labelled() -> None:
    put = drawn(read(GOOD, "q.toml"), "foxwoods-2020", 1)
    assert put.cites == (questions.Cite("tda-2022", "RP-10-H"),)
    assert "unconfirmed" in put.label
    assert drawn(read(GOOD, "q.toml"), "tda-2022", 1).label == ""


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "needed"\n', "", "q.toml: id: is missing"),
        ('prompt = "How', 'promt = "How', "q.toml:5: promt: isn't a key here"),
        ('prompt = "How many cards?"', "prompt = 5", "q.toml:5: prompt: must be text"),
        (
            '["short-stub"]',
            '["long-stub"]',
            "q.toml:3: kinds: 'long-stub' isn't a kind of matter; the nearest is 'short-stub'",
        ),
        ('game = "stud"', 'game = "faro"', "q.toml:4: game: 'faro' isn't a game: write one of holdem, omaha"),
        ('["RP-10-H"]', '["RP-99"]', "q.toml:10: cites.tda-2022: 'RP-99' isn't a paragraph of tda-2022"),
        ('["tda-2022:RP-10-H"]', '["tda-2022:39-A"]', "does not refer to 'tda-2022:39-A'"),
        ('["tda-2022:RP-10-H"]', '["upt:holdem-3"]', "does not refer to 'upt:holdem-3'"),
        (
            '["1"]',
            '["33-A-1"]',
            "q.toml:12: cites.metropolitan: is silent, so cite the paragraph that lets its floor decide",
        ),
        ('silent = ["metro', 'silent = ["tda-2022", "metro', "is listed as silent, but tda-2022 has RP-10-H-A"),
        ('silent = ["metro', 'silent = ["upt", "metro', "q.toml:7: silent: upt is not among the cites"),
        ('tda-2022 = ["RP-10-H"]', "tda-2022 = []", "q.toml:10: cites.tda-2022: cites nothing"),
        ('metropolitan = ["1"]', 'ritz = ["1"]', "q.toml:12: cites.ritz: isn't one of tda-2024"),
        ("right = false", "right = true", "2 are right at metropolitan, not one"),
        ("right = false", 'right = "false"', "q.toml:25: statement[3].right: must be true, false or a list"),
        (', "foxwoods-2020"]', "]", "0 are right at foxwoods-2020, not one"),
        (', "foxwoods-2020"]', ', "upt"]', "q.toml:16: statement[1].right: upt cites nothing"),
        ('["tda-2022", "foxwoods-2020"]', "[]", "q.toml:16: statement[1].right: must be true, false or a list"),
        (', others = "It does."', "", "q.toml:21: statement[2].why: tda-2022 is missing"),
        ("{ metropolitan = ", "{ upt = ", "q.toml:21: statement[2].why: upt cites nothing"),
        ('"It does."', "3", "q.toml:21: statement[2].why: must be text"),
        ('why = "Because."\n', "", "q.toml:22: statement[3].why: must be text"),
        ('text = "None"\n', 'text = "None"\nhint = 1\n', "q.toml:25: statement[3].hint: isn't a key here"),
        ('[[statement]]\ntext = "None"\nright = false\n', "", "there are 2; write 3 to 5"),
        ("[cites]", "[cites", "q.toml:9: isn't valid TOML"),
    ],
)
def test_a_fault_is_told_with_its_line_and_key(old: str, new: str, fault: str) -> None:
    assert GOOD.count(old) == 1
    assert any(fault in each for each in _faults(GOOD.replace(old, new)))


def test_a_statement_cites_what_its_question_does_unless_it_names_a_paragraph_of_its_own() -> None:
    put = drawn(read(OWN, "q.toml"), "tda-2022", 1)
    cites = {each.number: each.reason.cites for each in put.choices}
    assert cites[0] == put.cites == (questions.Cite("tda-2022", "RP-10-H"),)
    assert cites[2] == (questions.Cite("tda-2022", "RP-10-H-A"), questions.Cite("tda-2022", "RP-10-H-B"))
    other = drawn(read(OWN, "q.toml"), "foxwoods-2020", 1)
    assert all(each.reason.cites == other.cites for each in other.choices)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"RP-10-H-A"', '"RP-99"', "q.toml:26: statement[3].cites.tda-2022: 'RP-99' isn't a paragraph of tda-2022"),
        ('["RP-10-H-A", "RP-10-H-B"]', "[]", "q.toml:26: statement[3].cites.tda-2022: cites nothing"),
        ('["RP-10-H-A", "RP-10-H-B"]', "[1]", "q.toml:26: statement[3].cites.tda-2022: must be a list of strings"),
        ('["RP-10-H-A", "RP-10-H-B"]', '"x"', "q.toml:26: statement[3].cites.tda-2022: must be a list of strings"),
        ("{ tda-2022 =", "{ ritz =", "q.toml:26: statement[3].cites.ritz: isn't one of tda-2024"),
        ("{ tda-2022 =", "{ upt =", "statement[3].cites.upt: 'RP-10-H-A' isn't a paragraph of upt"),
        ('{ tda-2022 = ["RP-10-H-A", "RP-10-H-B"] }', '["1"]', "q.toml:26: statement[3].cites: must be a TOML table"),
        (
            '{ tda-2022 = ["RP-10-H-A", "RP-10-H-B"] }',
            '{ upt = ["holdem-3"] }',
            "q.toml:26: statement[3].cites.upt: is not among the question's cites",
        ),
        (
            '{ tda-2022 = ["RP-10-H-A", "RP-10-H-B"] }',
            '{ foxwoods-2020 = ["tda-2022:39-A"] }',
            "q.toml:26: statement[3].cites.foxwoods-2020: foxwoods-2020 does not refer to 'tda-2022:39-A'",
        ),
    ],
)
def test_a_fault_in_what_a_statement_cites_is_told_with_its_line_and_key(old: str, new: str, fault: str) -> None:
    assert OWN.count(old) == 1
    assert any(fault in each for each in _faults(OWN.replace(old, new)))


def test_a_statements_cites_may_be_a_table_of_its_own_and_are_told_by_its_line() -> None:
    text = GOOD + '[statement.cites]\ntda-2022 = ["RP-10-H-A"]\nfoxwoods-2020 = ["RP-98"]\n'
    assert _faults(text) == ["q.toml:28: statement[3].cites.foxwoods-2020: 'RP-98' isn't a paragraph of foxwoods-2020"]


def test_all_faults_of_all_statements_cites_are_told_at_once() -> None:
    text = OWN.replace('text = "None"', 'text = "None"\nhint = 1').replace(
        '"RP-10-H-A", "RP-10-H-B"', '"RP-98", "RP-99"'
    )
    found = [each for each in _faults(text) if "statement[3]" in each]
    assert [each.rpartition(": ")[2].split()[0] for each in found] == ["'RP-98'", "'RP-99'", "isn't"]


def test_a_question_that_no_book_answers_is_a_fault() -> None:
    start, end = GOOD.index("tda-2022 = ["), GOOD.index("[[statement]]")
    assert any("no book answers this question" in each for each in _faults(GOOD[:start] + GOOD[end:]))


def test_all_faults_are_told_at_once() -> None:
    text = GOOD.replace('prompt = "How', 'promt = "How').replace("RP-10-H", "RP-99").replace('"stud"', '"faro"')
    assert len(_faults(text)) >= 5


def test_a_folder_tells_the_faults_of_every_file_and_ids_given_twice(tmp_path: Path) -> None:
    (tmp_path / "stub").mkdir()
    for name in ("one", "two"):
        (tmp_path / "stub" / f"{name}.toml").write_text(GOOD)
    with pytest.raises(BadQuestions, match=r"toml:\d+: id: 'needed' is also the id of .*one\.toml: change one"):
        questions.load(tmp_path)
    for name in ("one", "two"):
        (tmp_path / "stub" / f"{name}.toml").write_text(GOOD.replace("right = false", "right = true"))
    with pytest.raises(BadQuestions) as raised:
        questions.load(tmp_path)
    assert {Path(each.path).stem for each in raised.value.faults} == {"one", "two"}
    with pytest.raises(BadQuestions, match="can't be read"):
        questions.load(tmp_path / "none.toml")


def test_each_practised_chapter_has_at_least_twelve_questions_named_after_their_files(
    bank: tuple[Question, ...],
) -> None:
    chapters = Counter(Path(each.path).parent.name for each in bank)
    practised = {"four-card-flop", "boxed", "short-stub", "burns"}
    assert min(chapters[each] for each in practised) >= 12
    assert all(Path(each.path).stem == each.id for each in bank)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("kind", IRREGULARITIES)
def test_every_house_has_three_on_each_named_irregularity(bank: tuple[Question, ...], house: str, kind: str) -> None:
    about = [each for each in bank if kind in each.kinds and house in each.houses]
    assert len(about) >= 3
    for seed in range(5):
        put = pick_three(bank, house, [kind], about[0].topic, seed)
        assert len({each.id for each in put}) == 3
        assert {each.id for each in put} <= {each.id for each in about}


@pytest.mark.parametrize("house", BOOKS)
def test_every_answer_cites_paragraphs_its_house_can_show(bank: tuple[Question, ...], house: str) -> None:
    for question in todays((each for each in bank if house in each.houses), 3):
        put = drawn(question, house, 0)
        assert put.cites
        for cite in put.cites:
            assert book(cite.book).paragraph(cite.at)
        assert put.form is not Form.ONE or sum(each.right for each in put.choices) == 1
        assert all(each.reason.why and each.text for each in put.choices)


def test_where_the_books_differ_the_answers_do(bank: tuple[Question, ...]) -> None:
    def answer(id_: str, house: str) -> str:
        put = drawn(next(each for each in bank if each.id == id_), house, 0)
        return next(each.text for each in put.choices if each.right)

    assert answer("four-card-flop-who", "tda-2022") != answer("four-card-flop-who", "upt")
    assert answer("one-boxed-in-the-deal", "players-2025") != answer("one-boxed-in-the-deal", "upt")
    assert answer("short-stub-required", "foxwoods-2020") != answer("short-stub-required", "metropolitan")
    assert answer("redeal-absent", "players-2025") != answer("redeal-absent", "tda-2022")
    assert answer("premature-turn", "metropolitan") == answer("premature-turn", "upt")


def test_no_two_questions_have_the_same_words(bank: tuple[Question, ...]) -> None:
    assert all(one.prompt != two.prompt for one, two in combinations(bank, 2))
    assert all(len({each.text for each in question.statements}) == len(question.statements) for question in bank)


def test_the_same_seed_asks_the_same_and_seeds_differ(bank: tuple[Question, ...]) -> None:
    def pick(seed: int) -> tuple[questions.Asked, ...]:
        return pick_three(bank, "tda-2022", ["boxed-in-deal"], "deal.boxed-card", seed)

    assert pick(3) == pick(3)
    assert len({tuple(each.id for each in pick(seed)) for seed in range(20)}) > 5
    assert len({pick(seed)[0].choices[0].number for seed in range(40)}) > 2


@pytest.mark.parametrize("house", BOOKS)
def test_the_topic_itself_comes_before_other_topics_of_the_same_matter(bank: tuple[Question, ...], house: str) -> None:
    for seed in range(20):
        put = pick_three(bank, house, ["four-card-flop"], "deal.four-card-flop", seed)
        assert put[0].topic == "deal.four-card-flop"


def test_questions_seen_less_come_first(bank: tuple[Question, ...]) -> None:
    seen: Counter[str] = Counter()
    about = {each.id for each in bank if "short-stub" in each.kinds and "upt" in each.houses}
    for seed in range(len(about)):
        seen.update(each.id for each in pick_three(bank, "upt", ["short-stub"], "stud.short-stub", seed, seen))
    assert set(seen) == about
    assert max(seen.values()) - min(seen.values()) <= 1


@pytest.mark.parametrize(("game", "other"), [("holdem", "stud"), ("stud", "holdem")])
@pytest.mark.parametrize("house", BOOKS)
def test_after_a_clean_hand_there_are_three_on_its_game(
    bank: tuple[Question, ...], house: str, game: str, other: str
) -> None:
    games = {each.id: each.game for each in bank}
    for seed in range(10):
        put = pick_three(bank, house, (), "", seed, game=game)
        assert len(put) == 3
        assert other not in {games[each.id] for each in put}


def test_a_question_is_never_put_to_a_house_it_does_not_cite(bank: tuple[Question, ...]) -> None:
    with pytest.raises(KeyError):
        drawn(next(each for each in bank if each.id == "cut-by-whom"), "tda-2022", 0)
    for house in BOOKS:
        fit = {each.id for each in bank if house in each.houses}
        assert all(each.id in fit for seed in range(30) for each in pick_three(bank, house, (), "", seed))


def test_the_bank_ships_with_the_program() -> None:
    there = questions.load(resources.path("quizzes", "questions"))
    assert questions.bank() == tuple(each for each in there if not each.replaced_by)
