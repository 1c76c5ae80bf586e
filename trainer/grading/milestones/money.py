"""Milestones about wagers: what was said of them, and what lies in front in the end."""

from trainer.grading.milestones.kind import Milestone
from trainer.grading.moment import Moment
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Told
from trainer.kernel.table import MAIN, SIDE
from trainer.rules.backing_up import POST
from trainer.rules.common.counts import all_ins_faced
from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import named_a_meaning
from trainer.rules.facts.wager import maker
from trainer.rules.making_good import RISING
from trainer.rules.stands import kind_of

STRING_BET, ALL_IN = "string-bet", "all-in"


def said(moment: Moment) -> bool:
    """The dealer says the kind and the total that the wager comes to, or asks for just what is missing."""
    act, figures, seat = moment.act, moment.figures, moment.matter.seats[0]
    if isinstance(act, g.AskFor):
        return (act.seat, act.amount) == (seat, figures.get("owed"))
    if not isinstance(act, g.AnnounceBet) or act.kind not in kinds(moment):
        return False
    return act.amount == figures.get("to") or (act.kind == ALL_IN and not act.amount)


def kinds(moment: Moment) -> tuple[str, ...]:
    """What the wager may rightly be called. The most that a pot allows is no all-in."""
    to, facing, most = (moment.figures.get(name, 0) for name in ("to", "facing", "most"))
    kind = kind_of(to, facing)
    return (kind, ALL_IN) if to == most and not _keeps_chips(moment, to) else (kind,)


def _keeps_chips(moment: Moment, to: int) -> bool:
    """Has the player more than that, in front of him and behind?"""
    seat = moment.matter.seats[0]
    return moment.course.committed[seat - 1] + moment.before.seat(seat).stack.amount > to


def asked_about(moment: Moment) -> bool:
    """The dealer asks the player how much it is."""
    return moment.gesture.by_dealer and moment.act == g.AskHowMuch(moment.matter.seats[0])


def clear_by_now(moment: Moment) -> bool:
    """The player has named one of the amounts that it can mean."""
    facts = Facts(moment.record, moment.index + 1, moment.matter)
    made = maker(facts)
    return made is not None and named_a_meaning(facts, made)


def string_bet_called(moment: Moment) -> bool:
    """The dealer says that it is a string bet, or what it comes to."""
    called = isinstance(moment.act, g.Announce) and moment.act.what == STRING_BET
    return called or said(moment)


def made_right(moment: Moment) -> bool:
    """What lies in front of the seat comes to what the wager is, with nobody in a hurry past it."""
    seat, to = moment.after.seat(moment.matter.seats[0]), moment.figures.get("to")
    moved = isinstance(moment.act, g.Wager | g.ReturnBet | g.Trade | g.PullBack)
    lies, put_in = moment.course.front(seat), moment.course.committed[seat.number - 1]  # some may be in the pot by now
    own = isinstance(moment.act, g.ReturnBet) and moment.act.seat == seat.number
    return moved and (put_in == to or (lies == to and (own or put_in <= lies)))


def told_of_the_bet(moment: Moment) -> bool:
    """The dealer points the action back to the caller, names the bet that he faces, or hands him his chips."""
    act, seat = moment.act, moment.matter.seats[0]
    if isinstance(act, g.AnnounceBet):
        return act.kind in RISING and act.amount == moment.figures.get("facing")
    return act == g.ActionOn(seat) or (isinstance(act, g.ReturnBet) and call_back(moment))


def call_back(moment: Moment) -> bool:
    """What lies in front of the caller is what lay there before his call."""
    seat = moment.after.seat(moment.matter.seats[0])
    given = isinstance(moment.act, g.ReturnBet | g.PullBack)
    return given and moment.course.front(seat) == moment.figures.get("to")


def everybody_made_right(moment: Moment) -> bool:
    """Everybody who is in for the wager has put in as much, or is out of the hand."""
    return not short_of_it(moment)


def short_of_it(moment: Moment) -> dict[int, int]:
    """By seat still in the hand, the chips that it is short of a wager it is in for."""
    live, put = moment.course.contesting, moment.course.committed
    due = {int(name[5:]): to for name, to in moment.figures.items() if name.startswith("seat-")}
    return {seat: to - put[seat - 1] for seat, to in due.items() if seat in live and put[seat - 1] < to}


def action_back(moment: Moment) -> bool:
    """The dealer points the action to the seat that is due."""
    return isinstance(moment.act, g.ActionOn) and moment.act.seat == moment.figures.get("due")


def minimum_posted(moment: Moment) -> bool:
    """The dealer says how much the bet out of turn posts."""
    return moment.act == g.AnnounceBet(POST, moment.figures.get("post", 0))


def rest_back(moment: Moment) -> bool:
    """Only what is posted lies in front of the seat."""
    given = isinstance(moment.act, g.ReturnBet | g.PullBack | g.Trade)
    return given and moment.course.front(moment.after.seat(moment.matter.seats[0])) == moment.figures.get("post")


def chips_back(moment: Moment) -> bool:
    """The chips put in out of turn are with their player again: now, or before anybody knew that they must be."""
    seat, since = moment.matter.seats[0], moment.matter.error
    before = moment.record.tables[since - 1].seat(seat).bet.amount
    given = (
        count + 1
        for count in range(since, moment.index + 1)
        if isinstance(moment.record.gestures[count].act, g.ReturnBet | g.PullBack)
    )
    return any(moment.record.tables[count].seat(seat).bet.amount == before for count in given)


def uncalled_back(moment: Moment) -> bool:
    """The dealer has given the player back as much as nobody had called."""
    seat, back = moment.matter.seats[0], moment.figures.get("back", 0)
    acts = (each.act for _, each, _, _ in moment.since())
    given = sum(act.chips.amount for act in acts if isinstance(act, g.ReturnBet) and act.seat == seat)
    return given >= back > 0


def bet_counted(moment: Moment) -> bool:
    """An all-in that the player who asks faces is counted out, or its total is said."""
    act = moment.act
    faced = all_ins_faced(Facts(moment.record, moment.index, moment.matter))
    if isinstance(act, g.AnnounceBet):
        return act.amount in faced.values()
    return isinstance(act, g.Count) and act.place in {f"bet-{seat}" for seat in faced}


def pot_counted(moment: Moment) -> bool:
    """The pot is counted out, or the dealer says what it comes to: whether that is right is another matter."""
    act = moment.act
    told = isinstance(act, g.Tell) and act.what is Told.POT
    return moment.gesture.by_dealer and (told or (isinstance(act, g.Count) and act.place.startswith((MAIN, SIDE))))


MILESTONES: dict[str, Milestone] = {
    "call-the-string-bet": string_bet_called,
    "amount-asked-about": asked_about,
    "amount-made-clear": clear_by_now,
    "say-what-stands": said,
    "missing-chips-in": made_right,
    "rest-given-back": made_right,
    "told-of-the-bet": told_of_the_bet,
    "short-call-back": call_back,
    "everybody-brought-up": everybody_made_right,
    "minimum-posted": minimum_posted,
    "rest-of-the-post-back": rest_back,
    "action-back-to-the-seat-due": action_back,
    "out-of-turn-chips-back": chips_back,
    "uncalled-bet-back": uncalled_back,
    "bet-counted": bet_counted,
    "pot-counted": pot_counted,
}
