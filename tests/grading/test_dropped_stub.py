"""A dropped stub at the table: what puts it right, what does not, and that the perfect dealer gets it right."""

import pytest

from tests.rules.board_situations import CHECKED, TO_THE_FLOP, facts_of, holdem
from trainer.grading.ahead import assess
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import Assessment, How, MatterGrade, Verdict
from trainer.grading.performers import PERFORMERS, Task
from trainer.kernel.gestures import Gesture
from trainer.kernel.transcript import Transcript
from trainer.rules.book import BOOKS, book
from trainer.rules.engine import decide

BEFORE = [*TO_THE_FLOP, "D burn", "D lay 3 up", "P1 fold"]
TABLE = facts_of(holdem(BEFORE)).table
STUB = [each.card.name for each in TABLE.stub]
MUCK, BURNS = ([each.card.name for each in pile] for pile in (TABLE.muck, TABLE.burns))
ALONE = f"D drop {' '.join(reversed(STUB))}"
MIXED = f"D drop {' '.join([*STUB[9:], *MUCK, *BURNS, *STUB[:9]])}"
ON = ["D proceed", *CHECKED[1:], "D burn", "D lay 1 up", *CHECKED[1:], "D burn", "D lay 1 up", *CHECKED[1:]]


def scramble(cards: list[str]) -> str:
    return f"D scramble {' '.join(sorted(cards))}"


def shuffle(cards: list[str]) -> str:
    return f"D shuffle {' '.join(sorted(cards, key=lambda card: card[::-1]))}"


def new(cards: list[str]) -> list[str]:
    """Stopped, scrambled, shuffled and cut."""
    return ["D stop", scramble(cards), shuffle(cards), "D cut 20"]


IN_ORDER = ["D stop", f"D move stub-top down {' '.join(STUB)}"]
HEAP = [*STUB, *MUCK, *BURNS]


def graded(fall: str, acts: list[str], key: str) -> Assessment:
    return assess(holdem(BEFORE, fall, acts, ON), book(key), len(BEFORE))


def grade(assessment: Assessment) -> MatterGrade:
    (one,) = (each for each in assessment.matters if each.matter.kind == "disordered-stub")
    return one


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("acts", [new(STUB), IN_ORDER], ids=["new-stub", "in-order"])
def test_either_way_of_putting_a_stub_dropped_alone_right_is_enough(key: str, acts: list[str]) -> None:
    one = grade(graded(ALONE, acts, key))
    assert (one.met, one.total) == (1, 1)


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize(("fall", "cards"), [(ALONE, STUB), (MIXED, HEAP)], ids=["alone", "mixed"])
def test_scrambling_all_that_fell_is_mixing_it_as_shuffling_is(fall: str, cards: list[str], key: str) -> None:
    one = grade(graded(fall, ["D stop", scramble(cards), "D cut 20"], key))
    assert (one.met, one.total) == (1, 1)


@pytest.mark.parametrize("key", BOOKS)
def test_what_is_mixed_is_mixed_further_and_cut(key: str) -> None:
    one = grade(graded(MIXED, new(HEAP), key))
    assert (one.met, one.total) == (1, 1)


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("mix", [shuffle(STUB), scramble(STUB)], ids=["shuffled", "scrambled"])
def test_mixing_what_fell_before_anything_else_is_part_of_the_fix_and_notices_it(mix: str, key: str) -> None:
    assessment = graded(ALONE, [mix, "D cut 20"], key)
    assert grade(assessment).noticed.how is How.YES
    assert [each.verdict for each in assessment.findings[1:3]] == [Verdict.HARMLESS, Verdict.REQUIRED]


@pytest.mark.parametrize(
    ("fall", "acts"),
    [
        (ALONE, []),
        (ALONE, new(STUB)[:-1]),
        (ALONE, ["D stop", "D cut 20"]),
        (ALONE, ["D stop", "D cut 20", scramble(STUB)]),
        (ALONE, ["D stop", scramble(STUB[1:]), "D cut 20"]),
        (ALONE, ["D stop", scramble(STUB[:-1]), "D cut 20"]),
        (MIXED, ["D stop", scramble([*MUCK, *BURNS]), "D cut 20"]),
        (ALONE, ["D stop", f"D move stub-top down {' '.join(MUCK)}", *new([*STUB, *MUCK])[1:]]),
        (ALONE, ["D stop", f"D move stub-top down {' '.join([STUB[1], STUB[0], *STUB[2:]])}"]),
        (MIXED, ["D stop", f"D move muck down {' '.join(MUCK)}", *new([*STUB, *BURNS])[1:]]),
    ],
    ids=[
        "nothing",
        "uncut",
        "unmixed",
        "cut-too-early",
        "but-the-top-card",
        "but-the-bottom-card",
        "only-what-it-ran-into",
        "muck-added",
        "wrong-order",
        "muck-picked-out",
    ],
)
def test_less_or_other_than_that_is_not(fall: str, acts: list[str]) -> None:
    assert grade(graded(fall, acts, "tda-2022")).met == 0


def test_a_mixed_heap_put_back_pile_by_pile_is_what_only_upt_would_take() -> None:
    back = [f"D move muck down {' '.join(MUCK)}", f"D move burns down {' '.join(BURNS)}"]
    acts = ["D stop", *back, f"D move stub-top down {' '.join(STUB)}"]
    assert [key for key in BOOKS if grade(graded(MIXED, acts, key)).met] == ["upt"]


def test_calling_the_hand_off_is_harm() -> None:
    one = grade(graded(ALONE, ["D announce misdeal", "D gather"], "tda-2022"))
    assert "a-misdeal" in {each.key for each in one.harms}


def told(fall: str, key: str) -> tuple[Transcript, Assessor]:
    transcript = holdem(BEFORE, fall, "D stop")
    return transcript, assessor(transcript, book(key), len(BEFORE))


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("fall", [ALONE, MIXED], ids=["alone", "mixed"])
def test_the_perfect_dealer_puts_it_right(fall: str, key: str) -> None:
    _, grading = told(fall, key)
    (one,) = grading.open.values()
    done = []
    while one.remedy.pending():
        acts = [PERFORMERS[step.key](Task(grading.record, one, 7)) for step in one.remedy.pending()]
        act = next(each for each in acts if each is not None)
        done.append(act.verb)
        grading.add(Gesture(90000 + len(done), "D", act))
    assert done == ["shuffle", "cut"]
    assert one.remedy.complete
    assert decide(book(key), one_facts(grading)).ruling is not None


def one_facts(grading: Assessor):
    """The facts at the end, asked about the matter."""
    from trainer.rules.facts import Facts

    (one,) = grading.open.values()
    return Facts(grading.record, len(grading.record), one.matter)
