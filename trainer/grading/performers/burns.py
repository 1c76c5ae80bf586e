"""Performing on burns, on bets, and on a stub that is too short."""

from trainer.grading.moment import cards_of
from trainer.grading.performers.task import Performer, Task
from trainer.grading.proper import places, surplus
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.chips import pick
from trainer.kernel.table import pot_called
from trainer.rules.change import broken
from trainer.rules.facts.put_in import put_in
from trainer.rules.orders import orders
from trainer.rules.refunds import SEAT
from trainer.rules.routine import deal_order


def missing_burn(task: Task) -> g.Act:
    return g.Move("burns", False, task.subject[:1])


def spare_back(task: Task) -> g.Act:
    burns = [card for card in cards_of(task.table.burns) if card in task.subject]
    return g.Move("stub-top", False, tuple(burns[-1:]))


def right_card(task: Task) -> g.Act | None:
    """Cards that came too far go back on the stub, then each card to the place where it belongs."""
    too_far = surplus(task.record, task.one.matter)
    if too_far:
        return g.Move("stub-top", False, too_far)
    for zone, card in places(task.record, task.one.matter):
        if task.table.where(card) != zone:
            return _bring(task, zone, card)
    return None


def _bring(task: Task, zone: str, card: Card) -> g.Act:
    on_top = task.table.stub[:1] and task.table.stub[0].card == card
    if not on_top:
        return g.Move(zone, _shows(task), (card,))
    return g.Lay(1, True) if zone == "board" else g.Pitch(int(zone.removeprefix("hand-")), _shows(task))


def _shows(task: Task) -> bool:
    return task.one.matter.detail != "seventh street"


def board_back(task: Task) -> g.Act:
    return g.Move("stub-top", False, task.board)


def burn_to_catch_up(task: Task) -> g.Act | None:
    """Two burns before the next street, so that its cards are those due without the error."""
    if not task.quiet() or not task.goes_on():
        return None
    opened = task.course.opened
    if len(task.table.stub) < 2 + len(task.course.contesting):
        return None
    burns = sum(isinstance(each.act, g.Burn) for each in task.record.gestures[opened:])
    return g.Burn() if burns < 2 else None


def return_bets(task: Task) -> g.Act | None:
    """Blinds and bets in front first, then what lies in a pot, each to the seat it came from."""
    return _returned(task)


def return_other_bets(task: Task) -> g.Act | None:
    """The same of everybody but the player whose chips the floor has ordered to stay, which are pulled in."""
    if not orders(task.facts(), task.one.matter.onset):
        return None
    return _returned(task, task.moment.figures[SEAT]) or g.BringInBets()


def _returned(task: Task, kept: int = 0) -> g.Act | None:
    for seat, first in zip(task.table.seats, task.record.setup.seats, strict=True):
        if seat.number == kept:
            continue
        if seat.bet:
            return g.ReturnBet(seat.number, seat.bet)
        back = _out_of_a_pot(task, seat.number, first.stack.amount - seat.stack.amount)
        if back is not None:
            return back
    return None


def return_bets_of_the_deal(task: Task) -> g.Act | None:
    """What was put in beyond blinds and antes, out of what lies in front first, then out of the pots."""
    for number, amount in put_in(task.facts()).items():
        lying = task.table.seat(number).bet
        part = min(amount, lying.amount)
        if part and (chips := pick(lying, part)):
            return g.ReturnBet(number, chips)
        change = broken(task.table, f"bet-{number}", part) if part else None
        back = change or _out_of_a_pot(task, number, amount)
        if back is not None:
            return back
    return None


def _out_of_a_pot(task: Task, seat: int, missing: int) -> g.Act | None:
    """What a seat is still missing, out of the first pot that has some of it: change first, where its chips are too
    large.
    """
    for number, pot in enumerate(task.table.pots):
        part, name = min(missing, pot.amount), pot_called(number)
        if part > 0 and (chips := pick(pot, part)):
            return g.PushSide(seat, chips, name) if number else g.PushPot(seat, chips)
        if part > 0 and (change := broken(task.table, name, part)) is not None:
            return change
    return None


def one_each(task: Task) -> g.Act | None:
    first = task.moment.at_onset
    for seat in deal_order(task.facts()):
        if len(task.table.seat(seat).hand) == len(first.seat(seat).hand):
            return g.Pitch(seat)
    return None


def open_at_the_right_seat(task: Task) -> g.Act | None:
    """The action is pointed to the seat that opens; what lies there too soon waits, as any act out of turn does."""
    due = task.seats[0]
    return None if task.course.to_act == due else g.ActionOn(due)


def lower_the_bet(task: Task) -> g.Act | None:
    bettor = task.table.seat(task.seats[-1])
    over = pick(bettor.bet, max(0, task.course.front(bettor) - task.record.setup.stakes.small_bet))
    return g.ReturnBet(bettor.number, over) if over else None


PERFORMERS: dict[str, Performer] = {
    "burn-the-missing-card": missing_burn,
    "spare-burn-back-on-the-stub": spare_back,
    "right-card-takes-its-place": right_card,
    "board-back-in-order": board_back,
    "next-cards-as-without-the-error": burn_to_catch_up,
    "return-the-bets": return_bets,
    "return-the-other-bets": return_other_bets,
    "bets-of-the-deal-back": return_bets_of_the_deal,
    "burn-one": lambda _: g.Burn(),
    "one-card-to-each-live-hand": one_each,
    "community-card": lambda _: g.Lay(1, True),
    "open-at-the-right-seat": open_at_the_right_seat,
    "bet-at-the-lower-limit": lower_the_bet,
}
