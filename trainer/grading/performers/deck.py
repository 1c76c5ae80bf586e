"""Performing on deck and stub: gathering, mixing, cutting, and cards that go back."""

from collections.abc import Mapping

from trainer.grading.milestones.authority import obeyed
from trainer.grading.milestones.dropped import is_mixed
from trainer.grading.milestones.stub import spoiled_board, waits_for_the_last_street
from trainer.grading.moment import cards_of
from trainer.grading.performers import cards, strays
from trainer.grading.performers.task import Performer, Task, nothing
from trainer.kernel import gestures as g
from trainer.rules.effects import Effect
from trainer.rules.moved_back import next_move
from trainer.rules.orders import last_effect
from trainer.scenarios.decks import cut_depth
from trainer.scenarios.event import chance


def shuffle(task: Task) -> g.Act:
    return g.Shuffle(task.mixed("shuffle", cards_of(task.table.stub)))


def cut(task: Task) -> g.Act:
    return g.Cut(cut_depth(chance(task.seed, "cut", len(task.record)), len(task.table.stub)))


def to_the_stub(task: Task) -> g.Act | None:
    """The matter's cards, and with them a whole round that was set aside, once it is time."""
    if waits_for_the_last_street(task.moment):
        return None
    whole = "round-set-aside" in {step.key for step in task.one.remedy.steps}
    rest = tuple(card for card in cards_of(task.table.aside) if card not in task.subject) if whole else ()
    return g.Move("stub-bottom", False, task.subject + rest)


def board_to_the_stub(task: Task) -> g.Act:
    return g.Move("stub-bottom", False, spoiled_board(task.moment))


def burns_to_the_stub(task: Task) -> g.Act:
    return g.Move("stub-bottom", False, cards_of(task.table.burns))


def move_button(task: Task) -> g.Act | None:
    due = task.record.setup.button_due
    return g.MoveButton(due) if due and task.table.button != due else None


MOVED: Mapping[Effect | None, Performer] = {
    Effect.CARD_GOES_ON: strays.to_the_next_hand,
    Effect.CARD_OUT: strays.out_of_play,
    Effect.COUNT_CORRECTED: cards.correct_the_count,
}


def obey(task: Task) -> g.Act | None:
    """A misdeal that the floor orders begins with gathering, a dead hand is mucked, a card or chips pushed wrongly are
    moved; otherwise the hand just goes on.
    """
    given = last_effect(task.facts())
    if given in MOVED:
        return None if obeyed(task.moment) else MOVED[given](task)
    if given is Effect.HAND_KILLED:
        return g.Muck(task.seats[0]) if task.table.seat(task.seats[0]).hand else None
    if given is Effect.CHIPS_MOVE:
        return next_move(task.facts().about(task.one.matter))
    gathered = task.course.deals > task.record.courses[task.one.matter.error].deals
    return g.Gather() if given is Effect.MISDEAL and not gathered else None


def _mixed_in_place(task: Task) -> g.Act | None:
    """Shuffled; scrambled where a card of it lies face up, because a shuffle leaves it so."""
    stub = task.table.stub
    if len(stub) < 2:
        return None
    return g.Scramble(task.mixed("shuffle", cards_of(stub))) if any(each.up for each in stub) else shuffle(task)


def new_stub(task: Task) -> g.Act | None:
    return cut(task) if is_mixed(task.moment) else _mixed_in_place(task)


PERFORMERS: dict[str, Performer] = {
    "stop-the-action": lambda task: None if task.table.stopped else g.Stop(),
    "call-the-floor": lambda _: g.CallFloor(),
    "obey-the-floor": obey,
    "play-on": nothing,
    "gather-the-cards": lambda _: g.Gather(),
    "shuffle-the-deck": shuffle,
    "cut-the-deck": cut,
    "deal-again-same-button": nothing,
    "deal-again-from-the-right-button": nothing,
    "correct-the-button": move_button,
    "burn-stays": nothing,
    "board-into-the-stub": board_to_the_stub,
    "early-cards-into-the-stub": to_the_stub,
    "shuffle-the-stub": _mixed_in_place,
    "cut-the-stub": cut,
    "burns-into-the-stub": burns_to_the_stub,
    "mix-the-stub": _mixed_in_place,
    "stub-in-its-order": nothing,  # whoever did not see the order cannot put it back: a new stub is always open
    "new-stub-of-what-fell": new_stub,
}
