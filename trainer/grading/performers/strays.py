"""Performing on cards that came one too many, one too few, or to the wrong hand, and that a floor sends elsewhere."""

from trainer.grading.performers.task import Performer, Task
from trainer.kernel import gestures as g
from trainer.rules.cards_due import astray, beyond, next_lacking, spare_of_the_flop, too_many_on_a_street, whole_board
from trainer.rules.course import HOLE_CARDS, LAST_STREET
from trainer.rules.facts import Facts

WHOLE = HOLE_CARDS["stud"] + LAST_STREET["stud"]


def extra_back(task: Task) -> g.Act | None:
    return g.Move("stub-top", False, task.subject[1:])


def complete_flop(task: Task) -> g.Act | None:
    missing = whole_board(_facts(task)) - len(task.table.board)
    if missing > 0:
        return g.Lay(missing, True)
    down = tuple(each.card for each in task.table.board if not each.up)
    return g.Turn(True, down) if down else None


def extra_flop_cards_out(task: Task) -> g.Act | None:
    spare = spare_of_the_flop(_facts(task))
    return g.Move("muck", False, spare) if spare else None


def _facts(task: Task) -> Facts:
    return task.facts().about(task.one.matter)


def _up(task: Task, seat: int) -> bool:
    """Does the next card of that hand come face up? The last one of stud does not."""
    return len(task.table.seat(seat).hand) + 1 < WHOLE


def to_their_hands(task: Task) -> g.Act | None:
    """What no hand lacked goes back on the stub first; then each card to its hand, from the last one on."""
    facts = _facts(task)
    if spare := beyond(facts):
        return g.Move("stub-top", False, spare)
    for seat, card in reversed(astray(facts)):
        return g.Move(f"hand-{seat}", task.face(card), (card,))
    return None


def second_out(task: Task) -> g.Act | None:
    spare = too_many_on_a_street(_facts(task))
    return g.Move("muck", False, spare) if spare else None


def to_the_next_hand(task: Task) -> g.Act | None:
    seat = next_lacking(_facts(task))
    return g.Move(f"hand-{seat}", _up(task, seat), task.subject) if seat else None


def back_on_the_stub(task: Task) -> g.Act:
    return g.Move("stub-top", False, task.subject)


def out_of_play(task: Task) -> g.Act:
    return g.Move("muck", False, task.subject)


PERFORMERS: dict[str, Performer] = {
    "extra-street-card-back": extra_back,
    "missing-flop-card-dealt": complete_flop,
    "extra-flop-cards-out": extra_flop_cards_out,
    "cards-to-their-hands": to_their_hands,
    "second-stud-card-out": second_out,
    "card-to-the-next-live-hand": to_the_next_hand,
    "stray-card-back-on-the-stub": back_on_the_stub,
    "stray-card-out-of-play": out_of_play,
}
