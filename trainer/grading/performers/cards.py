"""Performing on single cards: boxed, scrap, extra, missing and exposed ones, and dead hands."""

from trainer.grading.moment import cards_of, still_lacking
from trainer.grading.performers.task import Performer, Task
from trainer.kernel import gestures as g
from trainer.rules.course import HOLE_CARDS
from trainer.rules.facts.showdown import last_hand
from trainer.rules.miscounted import lacking, too_many
from trainer.rules.routine import deal_order


def out_of_play(task: Task) -> g.Act:
    lying = tuple(card for card in task.subject if task.table.where(card) not in ("aside", "muck"))
    return g.Move("aside", True, lying)


def out_of_the_deck(task: Task) -> g.Act:
    """Looked for in the gathered deck, where it lies face down like the rest."""
    return g.Move("aside", False, tuple(card for card in task.subject if task.table.where(card) == "stub"))


def replace_now(task: Task) -> g.Act | None:
    """The next card to where the bad one lay; where it never left the stub the routine deals on."""
    for zone in still_lacking(task.moment):
        if zone.startswith("hand-"):
            seat = int(zone.removeprefix("hand-"))
            return g.Pitch(seat, _up(task, seat))
        if zone == "board":
            return g.Lay(1, len(task.table.board) > 2 or any(each.up for each in task.table.board))
        if zone == "burns":
            return g.Burn()
    return None


def _up(task: Task, seat: int) -> bool:
    held = len(task.table.seat(seat).hand)
    return task.stud and HOLE_CARDS["stud"] - 1 <= held < HOLE_CARDS["stud"] + 3


def replace_later(task: Task) -> g.Act | None:
    """The others' cards of the round first, then the replacement."""
    lacking = still_lacking(task.moment)
    own = {int(zone[5:]): held for zone, held in lacking.items() if zone.startswith("hand-")}
    if not own:
        return None
    need = max(own.values()) + 1
    for seat in deal_order(task.facts()):
        if seat not in own and len(task.table.seat(seat).hand) < need:
            return g.Pitch(seat, _up(task, seat))
    seat = next(iter(own))
    return g.Pitch(seat, _up(task, seat))


def extra_back(task: Task) -> g.Act:
    return g.Move("stub-top", False, task.subject)


def complete(task: Task) -> g.Act | None:
    full = task.moment.full_hand()
    short = [seat for seat in task.seats if len(task.table.seat(seat).hand) < full]
    return g.Pitch(short[0], _up(task, short[0])) if short else None


def correct_the_count(task: Task) -> g.Act | None:
    """What is too many goes back on the stub as the burn, and a hand that lacks a card gets the next one."""
    facts = task.facts().about(task.one.matter)
    if spare := too_many(facts):
        return g.Move("stub-top", False, spare)
    return next((g.Pitch(seat, _up(task, seat)) for seat in lacking(facts)), None)


def exposed_away(task: Task) -> g.Act | None:
    """After the deal: the card becomes the burn and the hand is completed."""
    if task.course.street < 0:
        return None
    if not set(task.subject) <= set(cards_of(task.table.burns)):
        return g.Move("burns", False, task.subject)
    return complete(task)


def third_street_down(task: Task) -> g.Act | None:
    """When its turn comes in the third round, the seat gets its card down."""
    order = deal_order(task.facts())
    held = {seat: len(task.table.seat(seat).hand) for seat in order}
    due = next((seat for round_ in (1, 2, 3) for seat in order if held[seat] < round_), 0)
    return g.Pitch(due) if due in task.seats and held[due] == 2 else None


def seventh_again(task: Task) -> g.Act | None:
    lying = tuple(card for card in task.subject if task.table.where(card).startswith("hand-"))
    return g.Move("aside", False, lying) if lying else g.Pitch(task.seats[0])


def kill(task: Task) -> g.Act | None:
    held = [seat for seat in task.seats if task.table.seat(seat).hand]
    return g.Muck(held[0]) if held else None


def take_back(task: Task) -> g.Act:
    """The hand that was taken back before its player, what lay face down first, then the upcards of stud."""
    seat = task.seats[0]
    had = last_hand(task.facts().when(task.one.matter.onset), seat)
    here = set(cards_of(task.table.seat(seat).hand))
    left = [each for each in had if each.card not in here]
    up = all(each.up for each in left)
    return g.Move(f"hand-{seat}", up, tuple(each.card for each in left if each.up == up))


def thrown_away(task: Task) -> g.Act | None:
    """The cards that were thrown in into the muck, as long as the hand that they fell on is still there."""
    lying = tuple(card for card in task.subject if task.table.where(card).startswith("hand-"))
    return g.Move("muck", False, lying) if lying else None


PERFORMERS: dict[str, Performer] = {
    "boxed-card-out-of-play": out_of_play,
    "scrap-card-out-of-play": out_of_play,
    "scrap-card-out-of-the-deck": out_of_the_deck,
    "replace-with-the-next-card": replace_now,
    "replace-after-the-round": replace_later,
    "extra-card-to-the-stub-as-burn": extra_back,
    "complete-the-hand": complete,
    "exposed-card-becomes-the-burn": exposed_away,
    "exposed-card-is-the-upcard": third_street_down,
    "replace-seventh-street": seventh_again,
    "kill-the-hand": kill,
    "taken-hand-back": take_back,
    "thrown-cards-mucked": thrown_away,
}
