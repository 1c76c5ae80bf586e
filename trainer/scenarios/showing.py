"""What players do at the showdown: they show, keep or throw away their hands, speak, and ask to see those of others."""

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.asking_acts import Claimed, Refused, Requested
from trainer.kernel.cards import Card
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import anybody_all_in, contenders, left_with, over, show_order
from trainer.rules.orders import last_effect, orders
from trainer.rules.record import Record
from trainer.scenarios.event import Happens, since, think, time_of
from trainer.scenarios.grammar import ASK, MUCK, PART, PLAYS_BOARD, PUSH, REFUSE, RETURN, SPEAKING, Line
from trainer.scenarios.play import Play
from trainer.scenarios.script import at_showdown

REQUEST, SECOND_LOOK = 500, 1000
"""Who wants to see a hand, or their own one back, is quick, before the dealer has put it away."""
THE_BOARD = g.Claim(Claimed.PLAYS_THE_BOARD, words="I play the board")
NO_MORE = g.Refuse(Refused.SHOW, "No, I'm not showing any more")


def shows(play: Play, record: Record, facts: Facts) -> Happens | None:
    """Hands go up: all at once for an all-in, else at the end in their order; some only when they are asked to.

    Those who give theirs up do so last; who wants to see a hand says so once its player has done something with it.
    """
    if not over(facts) or (not anybody_all_in(facts) and _unsettled(facts)):
        return None
    down = [seat for seat in facts.course.contesting if _down(facts, seat) and seat not in facts.table.away]
    if not (down or play.scenario.showdown):
        return None
    order = sorted(show_order(facts), key=lambda seat: bool(at_showdown(play.scenario, seat, MUCK))) if down else []
    ready = [seat for seat in order if seat in down and _willing(play, facts, seat)]
    asking = _request(play, facts, still=bool(ready))
    at = since(record)
    if returning := _returning(play, facts):
        seat, act = returning
        pushed = _own(facts, seat)[-1]  # whatever the dealer asks meanwhile
        return Happens(g.player(seat), act, time_of(record, pushed) + SECOND_LOOK)
    if asking is not None:
        return Happens(g.player(asking.seat), _spoken(asking), time_of(record, at) + REQUEST)
    if not ready:
        return None
    return Happens(g.player(ready[0]), _act(play, facts, ready[0]), time_of(record, at) + think(play.seed, at))


def _unsettled(facts: Facts) -> bool:
    """Do bets still lie in front, or is the pot gone?"""
    return not facts.table.pot or facts.table.bets


def _down(facts: Facts, seat: int) -> tuple[Card, ...]:
    return tuple(each.card for each in facts.table.seat(seat).hand if not each.up)


def _own(facts: Facts, seat: int) -> list[int]:
    """The gesture counts after what the seat has done with its hand or said of the board since the betting was over."""
    own = [(at, e.act) for at, e, _, _ in facts.happened(over(facts)) if e.seat == seat]
    return [
        at + 1 for at, act in own if isinstance(act, g.Turn | g.Move | g.Fold) or _plays_board(act) or _refuses(act)
    ]


def _asked(facts: Facts, seat: int, since_when: int) -> bool:
    """Has the dealer asked that seat to show since then?"""
    return any(isinstance(e.act, g.AskToShow) and e.act.seat == seat for _, e, _, _ in facts.happened(since_when))


def _willing(play: Play, facts: Facts, seat: int) -> bool:
    """Does the player act: unasked, or where the scenario has him wait, or has done his part, once he is asked?"""
    done = _own(facts, seat)
    if done:
        refuses = at_showdown(play.scenario, seat, REFUSE)
        return _asked(facts, seat, done[-1]) or bool(refuses and orders(facts, done[-1]))
    return seat not in play.scenario.waits or _asked(facts, seat, over(facts))


# --- acts ------------------------------------------------------------------------------------------------------


def _act(play: Play, facts: Facts, seat: int) -> g.Act:
    """What the seat does now: what the script has it say first, then with its hand."""
    done, down = _own(facts, seat), _down(facts, seat)
    unsaid = [line for line in at_showdown(play.scenario, seat, *SPEAKING) if not _said(facts, line)]
    if unsaid:
        return _spoken(unsaid[0])
    line = next(iter(at_showdown(play.scenario, seat, MUCK, PUSH, PART, PLAYS_BOARD)), None)
    if done and at_showdown(play.scenario, seat, REFUSE):
        return _pressed(play, facts, seat, done[-1])
    if line is None or done or _wanted(play, facts, seat):
        return g.Turn(True, down)
    acts: dict[str, g.Act] = {
        MUCK: g.Fold(),
        PUSH: g.Move("aside", False, tuple(each.card for each in facts.table.seat(seat).hand)),
        PART: g.Turn(True, down[: line.amount]),
        PLAYS_BOARD: line.says or THE_BOARD,
    }
    return acts[line.verb]


def _pressed(play: Play, facts: Facts, seat: int, since_when: int) -> g.Act:
    """Who refuses to show the rest: "no" to the dealer once, then the hand is given up; what the floor says is done."""
    if orders(facts, since_when):
        tabled = last_effect(facts, since_when) is Effect.ALL_TO_BE_TABLED
        return g.Turn(True, _down(facts, seat)) if tabled else g.Fold()
    refused = any(e.seat == seat and _refuses(e.act) for _, e, _, _ in facts.happened(over(facts)))
    return g.Fold() if refused else at_showdown(play.scenario, seat, REFUSE)[0].says or NO_MORE


def _wanted(play: Play, facts: Facts, seat: int) -> bool:
    """Has a player asked to see that hand, and the dealer then asked for it?"""
    asks = [at for line in _requests(play) if line.amount == seat and (at := _said(facts, line))]
    return bool(asks) and _asked(facts, seat, min(asks))


def _returning(play: Play, facts: Facts) -> tuple[int, g.Act] | None:
    """Who takes up again and tables the hand that he has pushed forward, as long as it lies there."""
    aside = {each.card for each in facts.table.aside}
    if not aside:
        return None
    for sitting in play.scenario.seats:
        seat = sitting.number
        hand = left_with(facts, seat) if at_showdown(play.scenario, seat, RETURN) else ()
        if hand and aside >= set(hand) and seat in contenders(facts):
            return seat, g.Move(f"hand-{seat}", True, hand)
    return None


# --- words -----------------------------------------------------------------------------------------------------


def _spoken(line: Line) -> g.Act:
    return line.says or g.Request(Requested.SEE, line.amount, f"I want to see seat {line.amount}'s hand")


def _said(facts: Facts, line: Line) -> int:
    """The gesture count after the line was spoken, 0 while it was not."""
    spoken = _meant(_spoken(line))
    said = (at for at, e, _, _ in facts.happened(over(facts)) if (e.seat, _meant(e.act)) == (line.seat, spoken))
    return next((at + 1 for at in said), 0)


def _meant(act: g.Act) -> g.Act:
    """A wish to see a hand is the same in whatever words it was stored."""
    return replace(act, words="") if isinstance(act, g.Request) and act.what is Requested.SEE else act


def _plays_board(act: g.Act) -> bool:
    return isinstance(act, g.Claim) and act.what is Claimed.PLAYS_THE_BOARD


def _refuses(act: g.Act) -> bool:
    return isinstance(act, g.Refuse) and act.what is Refused.SHOW


def _requests(play: Play) -> list[Line]:
    asking = {line.seat for line in play.scenario.showdown if line.verb == ASK}
    seats = [each.number for each in play.scenario.seats if each.number in asking] if asking else []
    return [line for seat in seats for line in at_showdown(play.scenario, seat, ASK)]


def _request(play: Play, facts: Facts, still: bool) -> Line | None:
    """Who asks to see a hand now: its player has shown none or part of it and let it go, or nobody else goes on."""
    for line in _requests(play):
        shown = facts.table.seat(line.amount).hand and not _down(facts, line.amount)
        if not _said(facts, line) and not shown and (_own(facts, line.amount) or not still):
            return line
    return None
