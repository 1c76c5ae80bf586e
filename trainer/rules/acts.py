"""What acts do to a betting round: the course of a hand after chips, words, folds and killed hands."""

from collections.abc import Callable

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.manners import IN_THE_POT
from trainer.rules.backing_up import POST, posts
from trainer.rules.betting import Action, Course, Gestured, Ongoing, able_to_answer, has_chips
from trainer.rules.counted import Put, as_announced, counted
from trainer.rules.declared import Declared, as_number_word, by_its_chips, declared, in_full, within_the_pot
from trainer.rules.making_good import RISING, called_right, made_good, makes_good, pulled_back, wants
from trainer.rules.sizes import bet_size, fixed_most, opening_level

# --- words, checks, folds, killed hands ------------------------------------------------------------------------


def _spoken(course: Course, step: Gestured) -> Course:
    """The first declaration of a seat, before its chips or with them, stands beside the course until it has acted."""
    gesture, seat, act = step.gesture, step.gesture.seat, course.ongoing
    said = _declared(course, step) if seat else None
    if said is None or any(each == seat for each, _ in course.said):
        return course
    if act is None or act.seat != seat:
        spoken = course._replace(said=(*course.said, (seat, said)))
        return _called_by_prior_chips(spoken, step, said) or spoken
    if gesture.at != act.at or act.back or act.before.said != course.said:
        declared_before = any(each == seat for each, _ in act.before.said)
        return course if declared_before else course._replace(ongoing=act._replace(late=True))
    with_words = act.before._replace(said=(*act.before.said, (seat, said)))
    return _after(act._replace(before=with_words), step)


def _called_by_prior_chips(course: Course, step: Gestured, said: Declared) -> Course | None:
    """The player in turn calls a raise that chips cover which lie there already: that is done with the word."""
    seat, opening = step.gesture.seat, opening_level(step.setup, course.street)
    if said.kind != "call" or said.conditional or seat != course.to_act:
        return None
    if not course.committed[seat - 1] >= course.bet > opening:
        return None
    done = Action(step.number, seat, course.street, "call", 0, course.bet, True)
    pending, rest = _without(course.pending, seat), _unsaid(course, seat)
    return course._replace(actions=(*course.actions, done), pending=pending, said=rest, ongoing=None)


def _declared(course: Course, step: Gestured) -> Declared | None:
    """What the words declare, with the amount where what is faced tells it, or a bare number can only mean one."""
    said, seat = declared(step.gesture.act.words), step.gesture.seat  # type: ignore[attr-defined]  # a Say holds words
    fixed = step.setup.limit == "limit"
    if said is None:
        return None
    said = as_number_word(said, course.bet + course.raise_by, bet_size(step.setup, course.street))
    if not (said.hangs_on_the_bet or (said.unofficial and not fixed)):
        return said
    most = course.committed[seat - 1] + step.before.seat(seat).stack.amount
    least = fixed_most(step.setup, course.street, course.bet) if fixed else course.bet + course.raise_by
    step_up, pot_limit = course.raise_by if fixed else 0, step.setup.limit == "pot-limit"
    said = in_full(said, course.bet, least, most, step_up, pot_limit=pot_limit)
    return said if fixed else within_the_pot(said, course.bet, least, step.before.whole_pot)


def _told(course: Course, step: Gestured) -> Course:
    """The dealer has said what the last act comes to, or asked an earlier one to be made good."""
    said = step.gesture.act
    if isinstance(said, g.AnnounceBet) and course.token:
        return course
    if isinstance(said, g.AnnounceBet) and said.kind == POST:
        return posts(course, said.amount, step.after)
    right = called_right(course, opening_level(step.setup, course.street), said)
    course = _said_as_asked(course, said, step)
    asked, act = right or wants(course, said, step.number), course.ongoing
    if asked is not None or act is None:
        return asked or course
    heard = act._replace(heard=True, owing=_short(course, said, act.seat))
    if isinstance(said, g.AnnounceBet):
        return _announced(course, heard, said, step)
    return course._replace(ongoing=heard)


def _said_as_asked(course: Course, asks: g.Act, step: Gestured) -> Course:
    """Who said a bet or raise of less than the least there is, and is asked for the chips of that, has said that."""
    if not isinstance(asks, g.AskFor) or all(seat != asks.seat for seat, _ in course.said):
        return course
    lies = course.committed[asks.seat - 1]
    least = min(course.bet + course.raise_by, lies + step.before.seat(asks.seat).stack.amount)
    if lies + asks.amount != least:
        return course
    said = ((seat, _no_less(each, least) if seat == asks.seat else each) for seat, each in course.said)
    return course._replace(said=tuple(said))


def _no_less(said: Declared, least: int) -> Declared:
    return replace(said, amount=least) if said.kind in RISING and 0 < said.amount < least else said


def _announced(course: Course, act: Ongoing, said: g.AnnounceBet, step: Gestured) -> Course:
    """The others go by what the dealer makes of a wager, though more of it still lies there."""
    counts = _counts(act, step)
    lying = act.before.committed[act.seat - 1] + act.chips.amount - act.back if _may_rise(act) else 0
    told = as_announced(said.kind, said.amount, act.before.bet, counts, lying)
    now = act._replace(told=told if told != counts else 0)
    return course._replace(ongoing=now) if told == course.actions[-1].to else _after(now, step)


def _may_rise(act: Ongoing) -> bool:
    """May it be more than every house takes it for: by words after the chips, or as prior chips were taken back in
    part, which makes one bet of what lies there at some?
    """
    return act.late or act.before.parted == act.seat


def _short(course: Course, said: g.Act, seat: int) -> int:
    """What the last act is short of what the dealer says that it comes to, or asks its maker for."""
    if isinstance(said, g.AskFor):
        return said.amount if said.seat == seat else 0
    return max(0, said.amount - course.committed[seat - 1]) if isinstance(said, g.AnnounceBet) else 0


def _without_chips(course: Course, step: Gestured) -> Course:
    seat, kind = step.gesture.seat, step.gesture.act.verb
    done = Action(step.number, seat, course.street, kind, 0, course.committed[seat - 1], seat == course.to_act)
    course = _out(course, {seat}) if kind == g.Fold.verb else course
    lay_there = done.to + (course.taken_back if done.in_turn else 0)  # a blind is posted, whatever became of its chips
    course = course._replace(actions=(*course.actions, done), ongoing=None)
    if kind == g.Check.verb and lay_there < course.bet and has_chips(step.after, seat):
        return course  # a check answers no bet: he is still to act
    return course._replace(pending=_without(course.pending, seat), said=_unsaid(course, seat), taken_back=0)


def _out(course: Course, seats: set[int]) -> Course:
    """These seats are out of the hand; once the betting is closed they may come back."""
    late = course.given_up | (seats - course.folded) if course.closed else course.given_up
    return course._replace(folded=course.folded | seats, given_up=late)


def _killed(course: Course, step: Gestured) -> Course:
    course = _brought_back(course, step)
    if course.street < 0:
        return course
    dead = {seat for seat in course.contesting if not step.after.seat(seat).hand}
    if not dead:
        return course
    pending = tuple(seat for seat in course.pending if seat not in dead)
    return _out(course, dead)._replace(pending=pending, ongoing=None)


def _brought_back(course: Course, step: Gestured) -> Course:
    """A hand that comes back whole is in again: one that was given up or taken with the betting closed, and one folded
    out of turn that the dealer gives back.
    """
    act, after = step.gesture.act, step.after
    if not isinstance(act, g.Move) or not act.to.startswith("hand-"):
        return course
    seat = int(act.to.removeprefix("hand-"))
    others = {len(after.seat(each).hand) for each in course.contesting if after.seat(each).hand} - {0}
    if len(after.seat(seat).hand) < max(others, default=1):
        return course
    if course.closed and seat in course.given_up:
        return course._replace(folded=course.folded - {seat}, given_up=course.given_up - {seat})
    return _unfolded(course, seat) if step.gesture.by_dealer else course


def _unfolded(course: Course, seat: int) -> Course:
    """The course without the seat's fold out of turn: as that fold met it, if nobody has acted since."""
    base, last = course.passed, next((each for each in reversed(course.actions) if each.seat == seat), None)
    if base is None or last is None or last.kind != g.Fold.verb or last.in_turn or seat not in base.contesting:
        return course
    if course.actions == (*base.actions, last):
        return base._replace(committed=course.committed, ongoing=None)
    pending = course.pending
    if pending and course.committed[seat - 1] < course.bet:
        pending = tuple(sorted((*pending, seat), key=lambda each: (each - pending[0]) % len(course.committed)))
    return course._replace(folded=course.folded - {seat}, pending=pending)


# --- chips -----------------------------------------------------------------------------------------------------


def _posted(course: Course, step: Gestured) -> Course:
    """A forced bet; of one posted with a chip too large only what is asked for has to be matched."""
    seat, added = step.gesture.seat, step.gesture.act.chips.amount  # type: ignore[attr-defined]  # a Post holds chips
    committed = _in_place(course.committed, seat, course.committed[seat - 1] + added)
    bring_in = course.betting and course.to_act == seat
    asked = (step.setup.stakes.bring_in if bring_in else 0) or added
    bet = max(course.bet, committed[seat - 1] - max(0, added - asked))
    pending = _without(course.pending, seat) if bring_in else course.pending
    return course._replace(committed=committed, bet=bet, pending=pending, ongoing=None)


def _wagered(course: Course, step: Gestured) -> Course:
    """Chips of a player: a wager, or what the dealer asked of one that he made before."""
    gesture = step.gesture
    if not makes_good(course, gesture):
        return _chips_in(course, step)
    amount = gesture.act.chips.amount  # type: ignore[attr-defined]  # a Wager holds chips
    return made_good(course, opening_level(step.setup, course.street), gesture.seat, amount)


def _chips_in(course: Course, step: Gestured) -> Course:
    seat, chips = step.gesture.seat, step.gesture.act.chips  # type: ignore[attr-defined]  # a Wager holds chips
    act = course.ongoing
    if act is None or act.seat != seat:
        act = Ongoing(seat, step.number, step.gesture.at, course, chips, 1)
    else:
        act = act._replace(chips=act.chips + chips, motions=act.motions + 1, made_up=act.heard, owing=0)
    return _after(act, step)


def _chips_back(course: Course, step: Gestured) -> Course:
    """Chips go back while the round is open: of the last act, which is then another one, or of chips from before."""
    done, act = step.gesture.act, course.ongoing
    amount = done.chips.amount  # type: ignore[attr-defined]  # both kinds hold chips
    seat = done.seat if isinstance(done, g.ReturnBet) else step.gesture.seat
    if act is not None and act.seat == seat and not _for_nobody(course, act, step):
        return _after(act._replace(back=act.back + amount, owing=0), step)
    if not course.betting:
        gives = isinstance(done, g.ReturnBet) or len(course.contesting) > 1  # who is alone takes back what they won
        return _given_back(course, seat, amount) if gives or not course.closed else course
    committed = _in_place(course.committed, seat, max(0, course.committed[seat - 1] - amount))
    if seat not in course.contesting:
        return _out_with_its_bet(_given_back(course, seat, amount), step)
    if seat != course.to_act:
        return _given_back(course, seat, amount)._replace(parted=0)
    taken = course.taken_back + amount
    return course._replace(committed=committed, parted=seat if committed[seat - 1] else 0, taken_back=taken)


def _out_with_its_bet(course: Course, step: Gestured) -> Course:
    """A bet that nobody has matched went back to a player who is out: there is only what others put in to match."""
    bet = max(course.committed)
    fresh = bet_size(step.setup, course.street) if not bet else course.raise_by
    return course._replace(bet=bet, raise_by=fresh, parted=0) if bet < course.bet else course._replace(parted=0)


def _given_back(course: Course, seat: int, amount: int) -> Course:
    """The course once chips of an earlier act have gone back, as it stands and as the last act met it."""
    committed = _in_place(course.committed, seat, max(0, course.committed[seat - 1] - amount))
    act = course.ongoing
    if act is not None:
        before = _in_place(act.before.committed, seat, max(0, act.before.committed[seat - 1] - amount))
        act = act._replace(before=act.before._replace(committed=before))
    return course._replace(committed=committed, ongoing=act)


def _for_nobody(course: Course, act: Ongoing, step: Gestured) -> bool:
    """Does all of it go back because nobody left in the hand matched any of it or could? It has been done even so."""
    others = [each for each in course.contesting if each != act.seat]
    if course.betting or not others or not isinstance(step.gesture.act, g.ReturnBet):
        return False
    lies = course.front(step.after.seat(act.seat))
    if lies > act.before.committed[act.seat - 1]:
        return False
    return all(course.committed[each - 1] <= lies and not _may_match(course, step, each) for each in others)


def _may_match(course: Course, step: Gestured, seat: int) -> bool:
    """Has that seat chips, and has it not pulled back those with which it acted?"""
    return has_chips(step.after, seat) and not pulled_back(course, seat)


def _after(act: Ongoing, step: Gestured) -> Course:
    """The course with the last act as it now stands."""
    course, seat = act.before._replace(taken_back=0), act.seat
    prior = course.committed[seat - 1]
    total = max(0, prior + act.chips.amount - act.back)
    committed = _in_place(course.committed, seat, total)
    if total <= prior:  # all of it went back: nothing has been done
        return course._replace(committed=committed, ongoing=None)
    to = act.told if _may_rise(act) and act.told else min(_counts(act, step), act.told or total)
    kind = "call" if to <= course.bet else "raise" if course.bet else "bet"
    done = Action(act.first, seat, course.street, kind, total - prior, to, seat == course.to_act)
    acts = (*course.actions, done)
    if kind == "call":
        said, rest = _unsaid(course, seat), _without(course.pending, seat)
        return course._replace(committed=committed, actions=acts, ongoing=act, said=said, pending=rest, parted=0)
    by, able = max(course.raise_by, to - course.bet), able_to_answer(course, step.before, seat)
    course = course._replace(committed=committed, actions=acts, ongoing=act, said=(), pending=able, parted=0)
    return course._replace(bet=to, raise_by=by)


def _counts(act: Ongoing, step: Gestured) -> int:
    """What it comes to as it lies, or as it was put right."""
    if act.back or act.made_up:
        return act.before.committed[act.seat - 1] + act.chips.amount - act.back
    return counted(_put(act, step), act.before.bet, act.before.raise_by)


def _unsaid(course: Course, seat: int) -> tuple[tuple[int, Declared], ...]:
    """What is declared still, once that seat has acted."""
    return tuple([each for each in course.said if each[0] != seat]) if course.said else ()


def _put(act: Ongoing, step: Gestured) -> Put:
    course, left = act.before, step.after.seat(act.seat).stack.amount
    cap = fixed_most(step.setup, course.street, course.bet)
    said, prior = dict(course.said).get(act.seat), course.committed[act.seat - 1]
    if said is not None and act.motions == 1:
        said = by_its_chips(said, prior, act.chips, course.bet or course.raise_by)
    return Put(said, prior, act.chips, act.motions, left, cap)


def _brought_in(course: Course, _: Gestured) -> Course:
    return course._replace(ongoing=None, dead=())


def _drawn(course: Course, step: Gestured) -> Course:
    """What the dealer draws in from a seat is the ante first: it lies apart from the bet."""
    act = step.gesture.act
    if not course.dead or not isinstance(act, g.Collect):
        return course
    left = max(0, course.dead[act.seat - 1] - act.chips.amount)
    return course._replace(dead=_in_place(course.dead, act.seat, left), ongoing=None)


def _token(course: Course, step: Gestured) -> Course:
    """What the dealer now says of a bet is said of the bounty chip, and of no bet before it."""
    act, seat = step.gesture.act, step.gesture.seat
    in_turn = isinstance(act, g.Bounty) and act.word == IN_THE_POT and seat == course.to_act
    return course._replace(token=seat) if seat and in_turn else course


def _in_place(committed: tuple[int, ...], seat: int, total: int) -> tuple[int, ...]:
    changed = list(committed)
    changed[seat - 1] = total
    return tuple(changed)


def _without(pending: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([each for each in pending if each != seat])


Change = Callable[[Course, Gestured], Course]
CHANGES: dict[type[g.Act], Change] = {
    g.Say: _spoken,
    g.AnnounceBet: _told,
    g.AskFor: _told,
    g.AskHowMuch: _told,
    g.Check: _without_chips,
    g.Fold: _without_chips,
    g.Muck: _killed,
    g.Move: _killed,
    g.Post: _posted,
    g.Wager: _wagered,
    g.PullBack: _chips_back,
    g.ReturnBet: _chips_back,
    g.BringInBets: _brought_in,
    g.Collect: _drawn,
    g.Bounty: _token,
}
"""What acts that say something, move chips, check, fold or kill a hand do to the course, by their kind."""
