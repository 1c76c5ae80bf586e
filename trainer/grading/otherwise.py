"""Dealers who do what the book asks, but late, too ready to ask or to speak, or with pots or button another way."""

from collections.abc import Iterator

from trainer.grading.antes import drawn_in, short_of_the_ante
from trainer.grading.assess import Assessor
from trainer.grading.bounty_bets import token_bet
from trainer.grading.doubt import LEFT_TO_THE_FLOOR, OF_PLAYERS, OF_SHOWDOWNS, QUESTIONS, out_of_the_ordinary
from trainer.grading.model import next_act, perfect, possible, to_do
from trainer.grading.noticing import ACTION, adds_to_the_wager, given_up_at_the_end
from trainer.grading.open_matter import OpenMatter
from trainer.grading.short_blind import is_short
from trainer.grading.thorough import button_left, button_on
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.kernel.games import has_board
from trainer.kernel.happen_chips import pot_pushed
from trainer.kernel.table import MAIN
from trainer.rules.amiss import MONEY
from trainer.rules.awarding import PUSH, award, pushed_from, read_at, to_come, whole
from trainer.rules.book import Book
from trainer.rules.change import told_off
from trainer.rules.course import big_blind_seat, small_blind_seat
from trainer.rules.cutting import shuffled_at
from trainer.rules.due import Due
from trainer.rules.facts import Facts
from trainer.rules.facts.beginning import button_belongs
from trainer.rules.facts.button import playing
from trainer.rules.facts.pots import halves_matter, parted, pots
from trainer.rules.facts.showdown import anybody_all_in, live, over, showdown, tabled
from trainer.rules.next_button import next_buttons, play_on
from trainer.rules.points import points_of
from trainer.rules.points.bounties import BOUNTY_SPLIT
from trainer.rules.record import Record
from trainer.rules.routine import ANTES, act_of
from trainer.rules.ruling import Matter
from trainer.rules.stands import latest, meant, stands
from trainer.scenarios.session import Session

ENDLESS = 400
"""So many gestures no hand of ours has."""
FLOP, BOARD = 3, 5
MANY = 3
WAGERS = ("bet", "raise", "call")
LET_GO = "let-go-unseen"
DEEDS = (*LEFT_TO_THE_FLOOR, *OF_PLAYERS, *QUESTIONS, *OF_SHOWDOWNS, BOUNTY_SPLIT)
"""What players do apart from bets, and a bounty in a split pot: a dealer may call the floor for it, or not. Bets and
folds come on top.
"""


def late(session: Session, grading: Assessor) -> g.Act | None:
    """Sees a matter only once another player has acted or a card was burned after it; the rest is done by the book."""
    standing = [one for one in grading.open.values() if to_do(one, grading.record)]
    seen = [one for one in standing if one.noticed is not None or went_on(grading, one, len(grading.record))]
    return or_ended(session, next_act(session, seen))


def calls_the_floor(session: Session, grading: Assessor) -> g.Act | None:
    """Calls the floor for everything that a player does or tells, whether or not the house wants that."""
    act, record = perfect(session, grading), session.record
    idle = not (record.table.stopped or record.table.floor or record.table.over)
    if idle and not isinstance(act, g.Stop | g.CallFloor) and _news(session):
        return g.CallFloor()
    return or_ended(session, act)


def counts_for_anybody(session: Session, grading: Assessor) -> g.Act | None:
    """Counts the pot or the chips of a bettor for every player who asks, by right or not."""
    act, record = perfect(session, grading), session.record
    last = record.gestures[-1].act if record.gestures else None
    if isinstance(act, g.Count | g.Stop | g.CallFloor) or not isinstance(last, g.Request):
        return or_ended(session, act)
    place = {Requested.POT_COUNT: MAIN, Requested.COUNT: f"bet-{_bettor(record)}"}.get(last.what)
    count = g.Count(place) if place is not None else None
    return count if count is not None and possible(record, count) else or_ended(session, act)


def brings_in_for_anybody(session: Session, grading: Assessor) -> g.Act | None:
    """Pulls in the bets for every player who asks for it, in the middle of the betting."""
    act, record = perfect(session, grading), session.record
    last = record.gestures[-1].act if record.gestures else None
    asked = isinstance(last, g.Request) and last.what is Requested.BRING_IN_BETS
    pull = asked and not isinstance(act, g.Stop | g.CallFloor) and possible(record, g.BringInBets())
    return g.BringInBets() if pull else or_ended(session, act)


def bring_in_asked(record: Record) -> bool:
    """Has a player asked to have the bets pulled in?"""
    return _asked(record, Requested.BRING_IN_BETS)


def places_all_in_buttons(session: Session, grading: Assessor) -> g.Act | None:
    """Puts an all-in button before every player who goes all-in, as soon as it happens."""
    act, record = perfect(session, grading), session.record
    last = record.gestures[-1] if record.gestures else None
    marks = last is not None and last.seat > 0 and isinstance(last.act, g.Wager)
    if last is None or not marks or record.table.seat(last.seat).stack or isinstance(act, g.Stop | g.CallFloor):
        return or_ended(session, act)
    button = g.AllInButton(last.seat)
    return button if last.seat not in record.table.all_in and possible(record, button) else or_ended(session, act)


def draws_in_the_ante_first(session: Session, grading: Assessor) -> g.Act | None:
    """Of a big blind who can't pay both, draws in the whole ante first, as far as the chips go."""
    act, facts = perfect(session, grading), session.facts
    matter = short_of_the_ante(facts) if isinstance(act, g.Collect | g.Trade | g.Pitch) else None
    if matter is None:
        return or_ended(session, act)
    (seat,) = matter.seats
    rest = facts.setup.stakes.big_blind_ante - drawn_in(facts, seat)
    amount = min(rest, facts.table.seat(seat).bet.amount)
    if amount <= 0:
        return act
    first = told_off(facts.table, f"bet-{seat}", Due("collect", ANTES, seat, amount=amount, pot=MAIN))
    return act_of(first, facts)


def cuts_the_deck_himself(session: Session, grading: Assessor) -> g.Act | None:
    """Cuts the deck for a deal begun again before the player can whom the house has cut it."""
    act = perfect(session, grading)
    waits = act is None and shuffled_at(session.facts) == len(session.record)
    return g.Cut(session.cut_depth()) if waits else or_ended(session, act)


def cut_again_by_player(record: Record) -> bool:
    """Has a player cut the deck for a deal begun again?"""
    return any(seat and record.courses[index].deals > 1 for index, seat, _ in record.acts.get(g.Cut, ()))


def posts_short_of_the_ante(record: Record) -> bool:
    """Is the ante for all to come from a big blind who can't pay both?"""
    dealt = next((index for index, _, _ in record.acts.get(g.Pitch, ())), 0)
    return short_of_the_ante(Facts(record, dealt)) is not None


def _bettor(record: Record) -> int:
    """Who has put most in on this street."""
    return max(record.table.seats, key=lambda seat: seat.bet.amount).number


def counts_asked(record: Record) -> bool:
    """Has a player asked for a count?"""
    return _asked(record, Requested.COUNT, Requested.POT_COUNT)


def _asked(record: Record, *wanted: Requested) -> bool:
    return any(act.what in wanted for _, seat, act in record.acts.get(g.Request, ()) if seat)


def announces(session: Session, grading: Assessor) -> g.Act | None:
    """Says of every wager what it comes to, a call too, as soon as it is made."""
    act, record = perfect(session, grading), session.record
    busy = record.table.stopped or record.table.floor or record.table.over or session.going_on
    if busy or isinstance(act, g.Stop | g.CallFloor) or _at_work(grading):
        return or_ended(session, act)
    facts, law = session.facts, grading.law
    said = _of_a_short_blind(facts) or _of_a_token(facts, law) or _in_words(facts, law)
    return said if said is not None and possible(record, said) else or_ended(session, act)


def _at_work(grading: Assessor) -> bool:
    """Is a matter of money still to be settled, so that what is announced is a step of it?"""
    return any(one.matter.kind in MONEY and not one.resolved(grading.record) for one in grading.open.values())


def _of_a_short_blind(facts: Facts) -> g.Act | None:
    """What there is to call where the big blind is short, if nobody has said so."""
    unsaid = is_short(facts) and not any(facts.done(g.AnnounceBet))
    return g.AnnounceBet("bet", facts.setup.stakes.big_blind) if unsaid else None


def _of_a_token(facts: Facts, law: Book) -> g.Act | None:
    """What a bounty chip in the pot counts as, if nobody has said so since."""
    found = token_bet(law, facts) if facts.course.token else None
    since = facts.record.gestures[found.said.matter.error :] if found is not None else ()
    unsaid = found is not None and not any(isinstance(each.act, g.AnnounceBet) for each in since)
    return g.AnnounceBet(found.kind, found.to) if found is not None and unsaid else None


def _in_words(facts: Facts, law: Book) -> g.Act | None:
    """What the last wager of the street comes to, if nobody has said so since."""
    made = latest(facts)
    if made is None or made.street != facts.course.street or not facts.course.betting:
        return None
    since = facts.record.gestures[made.last + 1 :]
    found = stands(law, facts, made)
    if found.open or found.kind not in WAGERS or any(isinstance(each.act, g.AnnounceBet) for each in since):
        return None
    said = g.AnnounceBet(found.kind, found.to)
    return said if meant(facts, said) is made else None


def pushes_the_main_pot_first(session: Session, grading: Assessor) -> g.Act | None:
    """Pushes the main pot while side pots still lie there."""
    act, facts = perfect(session, grading), session.facts
    if not isinstance(act, g.PushSide):
        return or_ended(session, act)
    due = [Due("push-pot", PUSH, seat, amount=amount) for seat, amount in to_come(facts, MAIN).items() if amount > 0]
    main = act_of(due[0], facts) if due else None
    return main if main is not None and possible(session.record, main) else act


def pays_the_odd_chip_elsewhere(session: Session, grading: Assessor) -> g.Act | None:
    """Of a pot that doesn't come out even, pushes the larger share first, to a player who gets a smaller one."""
    act, facts = perfect(session, grading), session.facts
    if not isinstance(act, g.PushPot):
        return or_ended(session, act)
    name = pot_pushed(act)
    due = to_come(facts, name)
    if pushed_from(facts, name) or len(set(due.values())) < 2:
        return act
    return _pushing(session, act, min(due, key=due.__getitem__), max(due.values()))


def _pushing(session: Session, act: g.PushPot, seat: int, amount: int) -> g.Act:
    """So much of the same pot to that seat instead, where its chips allow it."""
    facts, name = session.facts, pot_pushed(act)
    other = act_of(told_off(facts.table, name, Due(act.verb, PUSH, seat, amount=amount, pot=name)), facts)
    return other if possible(session.record, other) else act


def parts_the_halves_first(session: Session, grading: Assessor) -> g.Act | None:
    """Of a pot that the same hands win high and low, pushes the largest share of two halves, each split by itself."""
    act, facts = perfect(session, grading), session.facts
    if not isinstance(act, g.PushPot):
        return or_ended(session, act)
    name = pot_pushed(act)
    pot = whole(facts, name)
    if pot is None or pushed_from(facts, name) or not halves_matter(facts.when(read_at(facts)), pot):
        return act
    shares = parted(facts.when(read_at(facts)), pot)
    seat = max(shares, key=shares.__getitem__)
    return _pushing(session, act, seat, shares[seat])


def asks_the_last_hand(session: Session, grading: Assessor) -> g.Act | None:
    """Asks the only hand left at the showdown to be shown before the pot is pushed to it."""
    act, facts = perfect(session, grading), session.facts
    if not isinstance(act, g.PushPot) or not last_hand_down(facts):
        return or_ended(session, act)
    began = showdown(facts)
    asked = any(isinstance(each.act, g.AskToShow) for _, each, _, _ in facts.happened(began))
    return act if asked else g.AskToShow(act.seat)


def last_hand_down(facts: Facts) -> bool:
    """Is one hand left at a showdown, and not face up?"""
    left = live(facts) if showdown(facts) else ()
    return len(left) == 1 and not tabled(facts, left[0])


def pushes_past_the_losers(session: Session, grading: Assessor) -> g.Act | None:
    """Pushes the pot while losing hands still lie there."""
    act, facts = perfect(session, grading), session.facts
    if not isinstance(act, g.Muck) or not showdown(facts) or not facts.table.pot:
        return or_ended(session, act)
    push = act_of([*award(facts)][-1], facts)
    return push if isinstance(push, g.PushPot) and possible(session.record, push) else act


def asks_for_what_was_let_go(session: Session, grading: Assessor) -> g.Act | None:
    """Asks a player who let a hand go at the showdown to show it, whether or not anybody wants to see it."""
    act, facts = perfect(session, grading), session.facts
    gone = [each for each in points_of(facts, LET_GO) if each.onset == facts.at]
    busy = facts.table.stopped or facts.table.floor or isinstance(act, g.Stop | g.CallFloor)
    asking = g.AskToShow(gone[0].seats[0]) if gone and not busy else None
    return asking if asking is not None and possible(session.record, asking) else or_ended(session, act)


def let_go_at_showdown(facts: Facts) -> bool:
    """Has a player let a hand go at the showdown that nobody has seen?"""
    return any(True for _ in points_of(facts, LET_GO))


def runs_it_out_face_down(session: Session, grading: Assessor) -> g.Act | None:
    """With somebody all-in and no more betting, deals the board to its end with the hands still down."""
    act, facts = perfect(session, grading), session.facts
    if act is not None and not isinstance(act, g.AskToShow):
        return or_ended(session, act)
    return _next_of_the_board(facts) or or_ended(session, act)


def _next_of_the_board(facts: Facts) -> g.Act | None:
    """The burn or the card that the board lacks, where all-in hands wait to be turned up."""
    count = len(facts.table.board)
    down = [seat for seat in live(facts) if not tabled(facts, seat)] if over(facts) else []
    if not (down and anybody_all_in(facts) and has_board(facts.game) and count < BOARD) or facts.table.bets:
        return None
    dealt = [each.act for each in facts.record.gestures[: facts.at] if isinstance(each.act, g.Burn | g.Lay)]
    burned = bool(dealt) and isinstance(dealt[-1], g.Burn)
    return g.Lay(1 if count else FLOP, True) if burned else g.Burn()


def moves_the_button(session: Session, grading: Assessor) -> g.Act | None:
    """Moves the button to where the house has it, before the next hand."""
    act = perfect(session, grading)
    moved = button_on(grading.law, session.facts) if isinstance(act, g.NextHand) else None
    return moved or or_ended(session, act)


def moves_the_button_on(session: Session, grading: Assessor) -> g.Act | None:
    """Moves the button to the next player who still has chips, whatever the house says."""
    act, button = perfect(session, grading), button_left(session.facts)
    if not isinstance(act, g.NextHand) or not button:
        return or_ended(session, act)
    ahead = next_buttons(session.facts, button)
    return g.MoveButton(ahead[-1]) if ahead else act


def points_to_the_opener(session: Session, grading: Assessor) -> g.Act | None:
    """Says on whom the action is as a round of betting opens."""
    act, facts = perfect(session, grading), session.facts
    quiet = act is None and not (facts.table.stopped or facts.table.floor)
    if not (quiet and opens_beyond_the_blinds(facts) and facts.course.opened == facts.at):
        return or_ended(session, act)
    return g.ActionOn(facts.course.to_act)


def opener_to_tell(record: Record) -> bool:
    """Does a later round open with a player who has no blind?"""
    counts = {course.opened for course in record.courses if course.betting}
    return has_board(record.setup.game) and any(opens_beyond_the_blinds(Facts(record, count)) for count in counts)


def opens_beyond_the_blinds(facts: Facts) -> bool:
    """Is a round after the first one open, with neither blind in it?"""
    course, button = facts.course, facts.table.button
    if not course.betting or course.street < 1 or len(course.dealt_in) < MANY:
        return False
    blinds = {small_blind_seat(course.dealt_in, button), big_blind_seat(course.dealt_in, button)}
    return not blinds & {*course.contesting}


def button_to_tell(facts: Facts) -> bool:
    """Is the hand over, and where the button goes no matter of course: was somebody busted, or was it wrong?"""
    wrong = button_belongs(facts) not in (0, facts.table.button)
    return has_board(facts.game) and (wrong or 1 < len(play_on(facts)) < len(playing(facts)))


def told_of_players(facts: Facts) -> bool:
    """Has a player done anything of the kind so far?"""
    return any(True for _ in _deeds(facts))


def halves_to_part(record: Record) -> bool:
    """Do the same hands win a pot high and low, and get other shares of it if its halves are parted first?"""
    then = Facts(record, read_at(Facts(record, len(record))))
    return bool(showdown(then)) and any(halves_matter(then, pot) for pot in pots(then))


def uneven(record: Record) -> bool:
    """Does a pot go to several who get different shares of it?"""
    pushed = [act for _, _, act in record.acts.get(g.PushPot, []) + record.acts.get(g.PushSide, [])]
    shares = {(pot_pushed(act), act.chips.amount) for act in pushed}
    return len(pushed) > len({name for name, _ in shares}) < len(shares)


def _news(session: Session) -> bool:
    """Has a player just done something of the kind?"""
    facts = session.facts
    return any(each.onset == facts.at for each in _deeds(facts))


def _deeds(facts: Facts) -> Iterator[Matter]:
    yield from points_of(facts, *DEEDS)
    yield from out_of_the_ordinary(facts)


def went_on(grading: Assessor, one: OpenMatter, until: int) -> bool:
    """Has another player acted, or was a card burned, since the matter could be seen, before that gesture count?"""
    record = grading.record
    later = (at for at in range(one.seen, until) if not adds_to_the_wager(record, at))
    since = [record.gestures[at] for at in later if not given_up_at_the_end(record, at)]
    acted = any(isinstance(each.act, ACTION) and each.seat not in one.matter.seats[:1] for each in since)
    return acted or any(isinstance(each.act, g.Burn) for each in since)


def or_ended(session: Session, act: g.Act | None) -> g.Act | None:
    """That act; the end of the hand where everybody would wait, or where this dealer goes round and round."""
    waits = act is None and session.due_at() is None
    return g.NextHand() if waits or len(session.record) > ENDLESS else act
