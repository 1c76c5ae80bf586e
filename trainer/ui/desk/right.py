"""What is told to one who was right: that it was, one thing worth knowing, and where it would have been wrong."""

from trainer.grading.assessment import How, MatterGrade, Verdict
from trainer.grading.explain import weightiest
from trainer.grading.telling.lead import CLEAN
from trainer.grading.telling.pairs import CALL
from trainer.grading.telling.wrong import what_was_wrong
from trainer.kernel.listed import listed
from trainer.rules.number_words import in_words
from trainer.rules.ruling import Deadline
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.houses import pill
from trainer.ui.desk.routine import routine_line
from trainer.ui.desk.slips import closest
from trainer.ui.screens.models import OtherHouseView, OthersView, PairView, RightView

LINE, CLEAN_LINE = "You got it right.", "A clean hand, dealt right."
TIME: dict[Deadline, str] = {
    Deadline.HAND: "This can be fixed until the hand is over.",
    Deadline.SUBSTANTIAL_ACTION: "This can be fixed until substantial action.",
    Deadline.SECOND_PLAYER: "This can be fixed until a second player acts.",
    Deadline.ACTION: "This can be fixed until the next player acts.",
    Deadline.NEXT_CARD: "This can be fixed until the next card.",
    Deadline.ROUND: "This can be fixed until the betting round is over.",
    Deadline.POT: "This can be fixed until a pot is pushed.",
}
"""Until when a matter can be fixed: what one who was in time may not know."""
NOT_COVERED = "This rulebook doesn\u2019t cover it."
ASK_THE_FLOOR = "Stop the action, call the floor and follow the ruling."
ROUTINE = "You did this in this hand. It is common dealing practice, not a rule of this house."


def right_view(dealt: Dealt, others: OthersView | None, pairs: tuple[PairView, ...]) -> RightView | None:
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
        text=" ".join(filter(None, (_how(dealt, main, pairs), _routine(dealt)))),
        head=head,
        thing=thing,
        paragraph=paragraph,
        house=house,
        board=board(dealt),
        **_elsewhere(others),  # type: ignore[arg-type]  # each under its own name
    )


def _routine(dealt: Dealt) -> str:
    line = routine_line(dealt.assessment)
    return f"{line}." if line else ""


def _clean(dealt: Dealt) -> RightView:
    known = [each for each in dealt.assessment.findings if each.verdict is Verdict.PRACTICE and each.practice]
    pieces = list(dict.fromkeys(each.reason for each in known))
    head = pieces[dealt.attempt % len(pieces)] if pieces else CLEAN
    text = " ".join(filter(None, (CLEAN, _routine(dealt))))
    return RightView(CLEAN_LINE, text, head, ROUTINE if pieces else "", board=board(dealt))


def _how(dealt: Dealt, main: MatterGrade, pairs: tuple[PairView, ...]) -> str:
    """What it was, and what was right about it."""
    wrong = what_was_wrong(dealt.record, main.matter, main.own)
    if main.noticed.how is How.NOT_ASKED:
        return f"{wrong} Nothing had to be fixed, and you played on."
    called = any(pair.key == CALL and pair.mark == "right" for pair in pairs)
    did = ["saw it in time", "called the floor" if called else "took it up yourself"]
    did += [f"did all {in_words(main.total)} steps in order"] if main.total > 1 else []
    return f"{wrong} You {listed(did)}."


def _thing(main: MatterGrade) -> tuple[str, str, str, str]:
    """Heading and words of the one thing, with the paragraph and the house whose words they are."""
    decision = main.decision
    ruling = decision.ruling
    if ruling is None or not decision.citations:
        followed = decision.floor_follows
        if followed is not None and followed.citations:
            cited = closest(followed.citations)
            return NOT_COVERED, f"{ASK_THE_FLOOR} {cited.says}", cited.at, pill(cited.book)
        return NOT_COVERED, ASK_THE_FLOOR, "", ""
    cited = closest(decision.citations)
    head = "By now there is nothing to fix." if main.noticed.how is How.NOT_ASKED else TIME[ruling.deadline]
    return head, cited.says, cited.at, pill(cited.book)


def _elsewhere(others: OthersView | None) -> dict[str, object]:
    """Which rulebooks ask for something else, and which for the same."""
    if others is None:
        return {}
    rest = [row for row in others.rows if not row.here]
    differing = tuple(row for row in rest if row.text)
    same = listed([row.house for row in rest if not row.text])
    count = in_words(len(differing)) if differing else "no other"
    title = f"Different at {count} rulebook{'' if len(differing) < 2 else 's'}" if differing else "The same everywhere"
    return {"elsewhere": title, "differing": _grouped(differing), "same": f"The same at {same}." if same else ""}


def _grouped(rows: tuple[OtherHouseView, ...]) -> tuple[OtherHouseView, ...]:
    """Those that ask for the same in one line."""
    alike: dict[str, list[str]] = {}
    for row in rows:
        alike.setdefault(row.text, []).append(row.house)
    return tuple(OtherHouseView(listed(houses), "", text) for text, houses in alike.items())


def board(dealt: Dealt) -> tuple[str, ...]:
    """The board of the hand when it was fullest, as faces; in stud the hand that showed most."""
    tables = dealt.record.tables
    shown = [[each.card.face for each in table.board if each.up] for table in tables]
    hands = [[each.card.face for each in seat.hand if each.up] for table in tables for seat in table.seats]
    fullest: list[str] = max(shown, key=len) or max(hands, key=len)
    return tuple(fullest)
