"""Common dealing practice: what a dealer does next when nothing is wrong. No book's law stands here.

Ids of practices are those of `data/practice.toml`. Where the table is irregular (a fourth card on the flop, a stub
that cannot cover seventh street, a hand called off) practice has no opinion and `due` is empty.
"""

from collections.abc import Callable, Iterable, Iterator

from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips, pick
from trainer.kernel.games import has_board, is_stud
from trainer.kernel.happen_chips import chips_at
from trainer.kernel.table import MAIN, Cards
from trainer.rules.awarding import award
from trainer.rules.building import bets_due, repairs
from trainer.rules.change import broken, told_off
from trainer.rules.course import FLOP_CARDS, HOLE_CARDS, LAST_STREET, clockwise
from trainer.rules.due import Due, fits
from trainer.rules.facts import Facts, followed
from trainer.rules.facts.board import burned_ahead
from trainer.rules.facts.showdown import anybody_all_in, over, show_order
from trainer.rules.posting import antes, button_put_right, due_in_front, still_in_front

ANTES = "practice:antes-before-dealing"
__all__ = ["Due", "act_of", "all_shown", "burned", "called_off", "deal_order", "due", "fits"]


def due(facts: Facts) -> tuple[Due, ...]:
    """The routine acts that may come next; any of them is right. Empty while players act and where practice is silent.

    Never raises, however irregular the table is.
    """
    return tuple(coming(facts))


def coming(facts: Facts) -> Iterable[Due]:
    """The same, each worked out when it is come to: who deals on wants the first of them alone."""
    course = facts.course
    if facts.table.over or course.betting or called_off(facts) or not course.dealt_in or chips_to_come(facts):
        return ()
    aside = _strange_card(facts)
    return (*aside, *_by_routine(facts)) if aside else _by_routine(facts)


def _by_routine(facts: Facts) -> Iterable[Due]:
    course = facts.course
    if course.street < 0:
        return _deal(facts)
    if facts.table.bets:
        return bets_due(facts)
    if wrong := repairs(facts):
        return wrong
    if over(facts) and anybody_all_in(facts) and not all_shown(facts):
        return hands_up(facts)
    if len(course.contesting) < 2:
        return award(facts)
    if course.street >= LAST_STREET[facts.game]:
        return award(facts) if all_shown(facts) else hands_up(facts)
    return _board(facts) if has_board(facts.game) else _street(facts)


def _strange_card(facts: Facts) -> tuple[Due, ...]:
    """A card on the stub whose back anybody can tell from the others, to go aside before it is dealt."""
    top = facts.table.stub[:1]
    strange = top and top[0].card.odd_back and not top[0].up and len(facts.course.contesting) > 1
    last = facts.course.street >= LAST_STREET[facts.game]
    return (Due("move", "practice:strange-card-aside", cards=(top[0].card,)),) if strange and not last else ()


def chips_to_come(facts: Facts) -> bool:
    """Has the dealer asked for chips, or named a total, and somebody has yet to put them in?"""
    asked, last = facts.course.wanted, facts.course.ongoing
    seats = [each.seat for each in asked] + ([last.seat] if last is not None and last.owing else [])
    return any(facts.table.seat(seat).stack for seat in seats)


def hands_up(facts: Facts) -> tuple[Due, ...]:
    """Hands are asked for in the order in which they are to be shown; players mostly show them unasked."""
    down = [seat for seat in show_order(facts) if any(not each.up for each in facts.table.seat(seat).hand)]
    return tuple(Due("ask-to-show", "practice:hands-up", seat) for seat in down[:1])


def called_off(facts: Facts) -> bool:
    """Has a misdeal been announced in this deal, and neither dealt with nor taken back?"""
    return bool(facts.done(g.Announce)) and _called_off(facts)


@followed
def _called_off(facts: Facts, before: bool | None) -> bool:
    if before is None or facts.deal_start == facts.at:
        return False
    act = facts.record.gestures[facts.at - 1].act
    if isinstance(act, g.Announce) and act.what == "misdeal":
        return True
    began = facts.deal_start != facts.record.courses[facts.at - 1].deal_start
    return before and not began and not isinstance(act, g.Proceed)


def all_shown(facts: Facts) -> bool:
    """Do all live hands lie face up?"""
    return all(each.up for seat in facts.course.contesting for each in facts.table.seat(seat).hand)


def burned(facts: Facts) -> bool:
    """Has the burn of the coming street been made: one that no other street has, or any since the last one opened?"""
    return bool(facts.done(g.Burn, facts.course.opened)) or burned_ahead(facts)


def deal_order(facts: Facts) -> tuple[int, ...]:
    """The seats in the order in which cards go round."""
    seats = facts.course.contesting
    return clockwise(seats, facts.table.button) if has_board(facts.game) else tuple(sorted(seats))


# --- the deal --------------------------------------------------------------------------------------------------


def _deal(facts: Facts) -> tuple[Due, ...]:
    again = _again(facts)
    if again:
        return again
    following = _next_pitch(facts)
    if not following:
        return (Due("proceed", "practice:go-on"),)
    if not facts.table.stub:
        return ()
    untouched = not any(seat.hand for seat in facts.table.seats)
    wrong = tuple(_wrong_blinds(facts))
    return (*wrong, *_antes_in(facts), *following) if untouched else (*wrong, *following)


def _wrong_blinds(facts: Facts) -> Iterator[Due]:
    """Once the button is put right, what seats have in front beyond what is due by its place; where the chips are too
    large, all of it, to be posted anew.
    """
    if not has_board(facts.game) or not button_put_right(facts.setup, facts.record.tables[0], facts.table):
        return
    due = due_in_front(facts.setup, facts.table, facts.course.dealt_in)
    for each in facts.table.seats:
        over = each.bet.amount - due.get(each.number, 0)
        amount = over if over > 0 and pick(each.bet, over) is not None else each.bet.amount
        if over > 0:
            yield Due("return-bet", "practice:blinds-in-order", each.number, amount=amount)


def _antes_in(facts: Facts) -> tuple[Due, ...]:
    """Antes that lie in front: in stud nothing else does, with blinds they are drawn in seat by seat."""
    if is_stud(facts.game):
        lying = facts.table.bets
        return (Due("bring-in-bets", ANTES),) if lying else ()
    course, setup = facts.course, facts.setup
    paid = antes(setup, course.committed, course.dealt_in, facts.table.button)
    dead = still_in_front(setup, facts.table, course.committed, paid)
    due = (Due("collect", ANTES, seat, amount=amount, pot=MAIN) for seat, amount in enumerate(dead, 1) if amount)
    return tuple(told_off(facts.table, f"bet-{each.seat}", each) for each in due)


def _again(facts: Facts) -> tuple[Due, ...]:
    """Cards that were gathered for a new deal are shuffled and cut first."""
    if facts.course.deals == 1:
        return ()
    done = [gesture.act for _, gesture, _, _ in facts.happened(facts.deal_start)]
    shuffles = [at for at, act in enumerate(done) if isinstance(act, g.Shuffle)]
    if not shuffles:
        return (Due("shuffle", "practice:shuffle-before-dealing"),)
    cut = any(isinstance(act, g.Cut) for act in done[shuffles[-1] :])
    return () if cut else (Due("cut", "practice:cut-after-shuffling"),)


def _next_pitch(facts: Facts) -> tuple[Due, ...]:
    order = "practice:stud-deal-order" if is_stud(facts.game) else "practice:deal-order"
    following = next(pitches(facts), None)
    return (Due("pitch", order, following.seat, up=following.up),) if following is not None else ()


def pitches(facts: Facts) -> Iterator[g.Pitch]:
    """The cards of the initial deal that are still to come, round by round."""
    stud, whole = is_stud(facts.game), HOLE_CARDS[facts.game]
    held = [(len(facts.table.seat(seat).hand), seat) for seat in _order_begun(facts)]
    for number in range(min((count for count, _ in held), default=whole), whole):
        for count, seat in held:
            if count <= number:
                yield g.Pitch(seat, up=stud and number == HOLE_CARDS["stud"] - 1)


def _order_begun(facts: Facts) -> tuple[int, ...]:
    """The order in which the deal was begun: a button that is moved in the middle of it changes nobody's place."""
    if not has_board(facts.game):
        return deal_order(facts)
    begun = next((index for index, _, _ in facts.done(g.Pitch, facts.course.deal_start)), facts.at)
    return clockwise(facts.course.contesting, facts.record.tables[begun].button)


# --- later streets ---------------------------------------------------------------------------------------------


def _board(facts: Facts) -> tuple[Due, ...]:
    """Burn, lay and turn in a flop game."""
    board, street = facts.table.board, facts.course.street + 1
    missing = FLOP_CARDS - 1 + street - len(board)
    if missing < 0:
        return ()
    if missing == 0 and (street == 1 or not all(each.up for each in board)):
        return _turn_up(board, "practice:flop-of-three" if street == 1 else "practice:one-board-card")
    if missing == 0:
        return ()
    begun = street == 1 and bool(board)
    if not begun and not burned(facts):
        return _if_stub(facts, 1, Due("burn", "practice:burn-and-turn"))
    if street == 1:
        return _if_stub(facts, missing, Due("lay", "practice:flop-of-three", count=missing))
    return _if_stub(facts, missing, Due("lay", "practice:one-board-card", up=True, count=missing))


def _turn_up(board: Cards, practice: str) -> tuple[Due, ...]:
    down = tuple(each.card for each in board if not each.up)
    if down:
        return (Due("turn", practice, up=True, cards=down),)
    return (Due("proceed", "practice:go-on"),)


def _street(facts: Facts) -> tuple[Due, ...]:
    """Burn and one card to each live hand in stud; no opinion where the stub does not suffice."""
    street = facts.course.street + 1
    need = HOLE_CARDS["stud"] + street
    last = street == LAST_STREET["stud"]
    live = deal_order(facts)
    lacking = [seat for seat in live if len(facts.table.seat(seat).hand) < need]
    if facts.table.board:
        return ()
    if not lacking:
        return (Due("proceed", "practice:go-on"),)
    spare = 1 if last else 0
    begun = any(isinstance(each.act, g.Pitch) for each in facts.record.gestures[facts.course.opened : facts.at])
    if (len(lacking) == len(live) or not begun) and not burned(facts):  # a card too many may fill a hand already
        return _if_stub(facts, len(lacking) + 1 + spare, Due("burn", "practice:burn-and-turn"))
    pitch = Due("pitch", "practice:street-to-live-hands", lacking[0], up=not last)
    return _if_stub(facts, len(lacking) + spare, pitch)


def _if_stub(facts: Facts, cards: int, act: Due) -> tuple[Due, ...]:
    return (act,) if len(facts.table.stub) >= cards else ()


# --- acts -------------------------------------------------------------------------------------------------------


def _exactly(facts: Facts, place: str, amount: int) -> Chips:
    return pick(chips_at(facts.table, place), amount) or NO_CHIPS


def _change(one: Due, facts: Facts) -> g.Act:
    change = broken(facts.table, one.place, one.amount)
    assert change is not None, "change is due only where the tray has it"
    return change


def act_of(one: Due, facts: Facts) -> g.Act:
    """The act that does what is due. Raises KeyError for a shuffle or a cut, whose result is chance's."""
    return _ACTS[one.verb](one, facts)


_ACTS: dict[str, Callable[[Due, Facts], g.Act]] = {
    "pitch": lambda one, _: g.Pitch(one.seat, one.up),
    "burn": lambda _, __: g.Burn(),
    "lay": lambda one, _: g.Lay(one.count, one.up),
    "turn": lambda one, _: g.Turn(one.up, one.cards),
    "move": lambda one, _: g.Move("aside", True, one.cards),
    "bring-in-bets": lambda _, __: g.BringInBets(),
    "return-bet": lambda one, facts: g.ReturnBet(one.seat, _exactly(facts, f"bet-{one.seat}", one.amount)),
    "collect": lambda one, facts: g.Collect(one.seat, _exactly(facts, f"bet-{one.seat}", one.amount), one.pot),
    "shift": lambda one, facts: g.Shift(_exactly(facts, one.place, one.amount), one.place, one.pot),
    "trade": _change,
    "push-pot": lambda one, facts: g.PushPot(one.seat, _exactly(facts, "main", one.amount)),
    "push-side": lambda one, facts: g.PushSide(one.seat, _exactly(facts, one.pot, one.amount), one.pot),
    "muck": lambda one, _: g.Muck(one.seat),
    "ask-to-show": lambda one, _: g.AskToShow(one.seat),
    "proceed": lambda _, __: g.Proceed(),
    "next-hand": lambda _, __: g.NextHand(),
}
