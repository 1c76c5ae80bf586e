"""What is told to one who was right: that it was, one thing worth knowing, and where it would have been wrong."""

from typing import TypedDict

from trainer.grading.assessment import How, MatterGrade, Verdict
from trainer.grading.explain import weightiest
from trainer.grading.telling.lead import CLEAN, MOST_WORDS, Lead
from trainer.kernel.listed import listed
from trainer.rules.floors_own import OWN
from trainer.rules.number_words import in_words
from trainer.rules.practice import NO_RULE
from trainer.rules.ruling import Deadline
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.houses import pill
from trainer.ui.desk.slips import OWN_ORDER, closest
from trainer.ui.screens.models import OtherHouseView, OthersView, RightView

SEEN, COACHED = "You caught the problem in time.", "You fixed the problem with the coach’s help."
LINE, CLEAN_LINE = "You got it right.", "A clean hand, dealt right."
TIME: dict[Deadline, str] = {
    Deadline.HAND: "This can be fixed until the hand is over.",
    Deadline.SUBSTANTIAL_ACTION: "This can be fixed until there is substantial action.",
    Deadline.SECOND_PLAYER: "This can be fixed until a second player acts.",
    Deadline.ACTION: "This can be fixed until the next player acts.",
    Deadline.NEXT_CARD: "This can be fixed until the next card.",
    Deadline.ROUND: "This can be fixed until the betting round is over.",
    Deadline.POT: "This can be fixed until a pot is pushed.",
}
"""Until when a matter can be fixed: what one who was in time may not know."""
NOT_COVERED = "This rulebook doesn\u2019t cover it."
ASK_THE_FLOOR = "Stop the action, call the floor and follow the ruling."
DID, SAME_EVERYWHERE = "You did this in this hand.", "Same ruling in all rulebooks"
SAME_ELSEWHERE = "Same ruling in the other rulebooks"


def right_view(dealt: Dealt, others: OthersView | None, told: Lead) -> RightView | None:
    """The short screen of a hand in which everything was right, routine apart; None for any other."""
    graded = dealt.assessment
    if not graded.right:
        return None
    if not graded.matters:
        return _clean(dealt)
    main = weightiest(graded)
    head, thing, paragraph, house = _thing(main)
    return RightView(
        line=LINE,
        text=_how(dealt, main, told),
        to_do="" if main.noticed.how is How.NOT_ASKED else told.to_do,
        head=head,
        thing=thing,
        paragraph=paragraph,
        house=house,
        **_board(dealt),
        **_elsewhere(others),  # type: ignore[arg-type]  # each under its own name
    )


def _clean(dealt: Dealt) -> RightView:
    graded = dealt.assessment
    missed = {each.practice for each in graded.routine if each.missed}
    good = (each for each in graded.findings if each.verdict is Verdict.PRACTICE and each.practice)
    known = [each for each in good if each.practice not in missed]  # done once and missed once is not done
    pieces = list(dict.fromkeys(each.reason for each in known))
    head = pieces[dealt.attempt % len(pieces)] if pieces else CLEAN
    return RightView(CLEAN_LINE, CLEAN, head, f"{DID} {NO_RULE}" if pieces else "", **_board(dealt))


def _how(dealt: Dealt, main: MatterGrade, told: Lead) -> str:
    """What it was, and what was right about it."""
    if main.noticed.how is How.NOT_ASKED:
        return f"{told.wrong} No ruling was needed, and you kept dealing."
    how = COACHED if dealt.coached else SEEN
    room = len(f"{told.wrong} {how} {told.to_do}".split()) <= MOST_WORDS
    return f"{told.wrong} {how}" if room or dealt.coached else told.wrong


def _thing(main: MatterGrade) -> tuple[str, str, str, str]:
    """Heading and words of the one thing, with the paragraph and the house whose words they are."""
    decision = main.decision
    ruling = decision.ruling
    if ruling is None or not decision.citations:
        followed = decision.floor_follows
        if followed is not None and followed.citations:
            cited = closest(followed.citations)
            return (
                NOT_COVERED,
                f"{ASK_THE_FLOOR} The floor may follow {pill(cited.book)}: {cited.says}",
                cited.at,
                pill(cited.book),
            )
        own = followed is not None and followed.source == OWN
        return NOT_COVERED, f"{ASK_THE_FLOOR} {OWN_ORDER}" if own else ASK_THE_FLOOR, "", ""
    cited = closest(decision.citations)
    head = "Nothing has to be fixed here." if main.noticed.how is How.NOT_ASKED else TIME[ruling.deadline]
    return head, cited.says, cited.at, pill(cited.book)


def _elsewhere(others: OthersView | None) -> dict[str, object]:
    """Which rulebooks ask for something else, and which for the same."""
    if others is None:
        return {}
    rest = [row for row in others.rows if not row.here]
    differing = tuple(row for row in rest if row.text)
    same = listed([row.house for row in rest if not row.text])
    count = in_words(len(differing)) if differing else "no other"
    also, none = ("Also different", SAME_ELSEWHERE) if others.apart is not None else ("Different", SAME_EVERYWHERE)
    title = f"{also} in {count} rulebook{'' if len(differing) < 2 else 's'}" if differing else none
    alike = f"Same ruling: {same}." if same else ""
    return {"elsewhere": title, "differing": _grouped(differing), "same": alike, "apart": others.apart}


def _grouped(rows: tuple[OtherHouseView, ...]) -> tuple[OtherHouseView, ...]:
    """Those that ask for the same in one line."""
    alike: dict[str, list[str]] = {}
    for row in rows:
        alike.setdefault(row.text, []).append(row.house)
    return tuple(OtherHouseView(listed(houses), "", text) for text, houses in alike.items())


class _Board(TypedDict):
    """The parts of a `RightView` that show the board."""

    board: tuple[str, ...]
    streets: bool


def _board(dealt: Dealt) -> _Board:
    """The board of the hand when it was fullest, as faces by streets; in stud the hand that showed most."""
    tables = dealt.record.tables
    boards = [[each.card.face for each in table.board if each.up] for table in tables]
    shown = max(boards, key=len)
    hands = [[each.card.face for each in seat.hand if each.up] for table in tables for seat in table.seats]
    fullest: list[str] = shown or max(hands, key=len)
    return {"board": tuple(fullest), "streets": bool(shown)}
