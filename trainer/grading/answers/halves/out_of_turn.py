"""What is told with one act out of turn of the others in its row: which wait, which bind, and what
the player who was passed over faces.
"""

from collections.abc import Mapping

from trainer.grading.answers.asked import RIGHT
from trainer.grading.answers.found import Found
from trainer.grading.answers.letters import lower
from trainer.grading.answers.words.turned import act_of, folded_since, raised_since
from trainer.kernel.listed import listed, seats_within
from trainer.rules.as_it_comes import as_it_comes, only_a_call
from trainer.rules.book import Book, book
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import KIND, substantial
from trainer.rules.facts.short_all_in import said_to_complete
from trainer.rules.facts.standing import AGGRESSIVE, FOLD, WITH_CHIPS, OutOfTurn, Standing, read
from trainer.rules.facts.turns import AFTER_ACTING, due_now, found_out_of_turn, told
from trainer.rules.facts.wager import Wager, counts_for
from trainer.rules.facts.walk import WAITING
from trainer.rules.points import points_of
from trainer.rules.points.killed import BETTOR_LET_GO
from trainer.rules.ruling import Decision, Matter
from trainer.rules.stands import ALL_IN_STANDS, stands

WAITS, FREES = "bet.turn.action-to-come", "bet.turn.action-changed"
"""Rules by which every act out of turn waits, and by which one that a raise came before leaves every choice."""
NO_RAISE = "bet.turn.action-changed-no-raise"
"""The rule of a house that leaves no raise then."""
ALL_IN = "bet.all-in-stands"
"""The ruling that an all-in out of turn stands at once."""
CLOSED = "bet.closed"
"""The ruling that a player may only call or fold."""
BOUND = ("bet.out-of-turn-binds", "bet.not-binding-every-choice")
FOLD_BINDS = "bet.fold-binds"
SKIPPED = "skipped"
KEPT = "bet.skipped.before-substantial-action"
"""The rule by which a skipped player keeps his turn until substantial action has gone past him."""
WAITING_STILL = ("bet.action-backs-up", "bet.binds-unless-action-changes")
HELD = "showdown.discard.bettor-discards-identifiable"
"""The rule by which the cards of a bettor who lets them go are held."""
NOT_BOUND, NO_LONGER = "isn't binding", "is no longer binding"
MAY_NOT_RAISE = "seat {} may not raise, and a call of {:,} is binding"


def in_a_row(law: Book, matter: Matter, facts: Facts | None) -> Mapping[str, str]:
    """`waiting` are the acts out of turn that still wait, `faced` what the player faces who is due, `frees` what a bet
    or raise before their turn leaves to those who made them; `went_past` the acts that went past a player. `folds` are
    hands let go out of turn in one row, `keeps` the choices of the player they passed over,
    `no_change` that a call before their turn changes nothing.
    """
    if facts is None:
        return {}
    if matter.kind == SKIPPED:
        return _past(law, facts, matter)
    mine = act_out_of_turn(law, matter, facts)
    if mine is not None and mine.kind == FOLD:
        return _folded(law, facts, mine)
    if mine is None or raised_since(facts, mine):
        return {}
    if not mine.waits:
        return _called_since(mine)
    row = [each for each in _row(law, facts, mine, bets=True) if each.waits]
    early = found_out_of_turn(facts.about(matter), WAITING)
    closed = len(row) == 1 and early is not None and only_a_call(law, facts, early)
    waiting = MAY_NOT_RAISE.format(mine.seat, mine.to) if closed else f"{_acts(row)} {_bind(row)}"
    found = {"waiting": waiting, "faced": _faced(law, facts)}
    if NO_RAISE not in law.rules and FREES in law.rules:
        here = facts.course.contesting
        held = [each for each in row if each.seat in here and not folded_since(facts, each)]
        found.update({"frees": f"which frees {_seats(held)} to call, raise or fold"} if held else {})
    return found


def _called_since(mine: OutOfTurn) -> Mapping[str, str]:
    """`no_change` is that between an act with chips out of turn and its maker's turn a bet was only called."""
    called = mine.kind in WITH_CHIPS and mine.called and not mine.changed
    return {"no_change": "a call doesn't change the action"} if called else {}


def with_the_row(found: Found, lead: Decision, sentence: str) -> str:
    """The answer on one act out of turn, with what becomes of the others that went past the same player."""
    facts = found.facts
    law = book(lead.book)
    mine = act_out_of_turn(law, lead.matter, facts)
    if mine is None or lead.ruling is None:
        return sentence
    rest = [each for each in _row(law, facts, mine) if each.seat != mine.seat]
    if lead.key not in BOUND and not raised_since(facts, mine):
        rest = [each for each in rest if each.kind == FOLD]
    if mine.kind == FOLD:
        rest = [each for each in rest if each.kind != FOLD]
    others = (_of_one(facts, mine, each) for each in rest if each.kind != FOLD)
    more = [_of_folds(rest, NOT_BOUND not in sentence), *others]
    return "; ".join([sentence.removesuffix("."), *filter(None, more)]) + "."


def with_his_turn(found: Found, lead: Decision, sentence: str) -> str:
    """The answer on an act out of turn that a player it passed over has bet or raised on since: first, that his bet
    stands, and that what went past him was not enough to take it from him.
    """
    facts = found.facts
    mine = act_out_of_turn(book(lead.book), lead.matter, facts)
    folded = mine is not None and mine.kind == FOLD and lead.key == BOUND[0]
    if mine is None or not (folded or (lead.key in WAITING_STILL and mine.waits)):
        return sentence
    since = [
        each for each, now in told(facts).acts if each.first > mine.made.first and read(each, now)[0] in AGGRESSIVE
    ]
    bet = next((each for each in since if each.seat in mine.passed and each.in_turn), None)
    if bet is None or bet.street != mine.made.street or not bet.total:
        return sentence
    row = [
        each for each in _row(book(lead.book), facts, mine) if bet.seat in each.passed and each.made.first < bet.first
    ]
    to = stands(book(lead.book), facts, bet).to
    what = f"{'raise to' if bet.facing else 'bet of'} {bet.total:,} stands"
    if to > bet.total:
        what = f"{'raise is to' if bet.facing else 'bet is'} {to:,}, not {bet.total:,}"
    few = KEPT in book(lead.book).rules and len(row) == 2 and not any(each.kind in WITH_CHIPS for each in row)
    if folded and not few:
        return sentence
    reason = f", as {_two(row)} aren't substantial action" if few else ""
    return f"Seat {bet.seat}'s {what}{reason}; {lower(sentence)}"


def with_his_choices(found: Found, lead: Decision, sentence: str) -> str:
    """The answer on an all-in out of turn that stands, with what the player who is due may do where that is asked: he
    faces no more than the bet before it.
    """
    due = due_now(found.facts) if found.ask == RIGHT and lead.key == ALL_IN else 0
    left = _choices(book(lead.book), found.facts) if due and sentence.endswith(f" on seat {due}.") else ""
    return f"{sentence.removesuffix('.')}, who may {left}." if left else sentence


def with_what_it_leaves(found: Found, lead: Decision, sentence: str) -> str:
    """The answer on a raise that its player may no longer make, with the acts out of turn that went past him and bind
    since nobody raised them.
    """
    if (lead.matter.kind, lead.key) != (AFTER_ACTING, CLOSED):
        return sentence
    bound = (each for each in found.points if each.key == BOUND[0] and each.matter.kind == KIND)
    acts = (found_out_of_turn(found.facts.about(each.matter), WAITING) for each in bound)
    past = [each for each in acts if each is not None and lead.matter.seats[0] in each.passed and each.kind != FOLD]
    past = [each for each in past if each.made.street == found.facts.course.street]
    return f"{sentence.removesuffix('.')}; {_acts(past, called=True)} {_bind(past)}." if past else sentence


def _bind(row: list[OutOfTurn]) -> str:
    return "are binding" if len(row) > 1 else "is binding"


def _two(row: list[OutOfTurn]) -> str:
    kinds = {each.kind for each in row}
    return f"two {kinds.pop()}s" if len(kinds) == 1 else "a check and a fold"


def with_all_passed(found: Found, lead: Decision, sentence: str) -> str:
    """The answer on a hand passed over, about all of them where the same goes for several: what they have done since
    is the floor's to let stand.
    """
    points, facts = found.points, found.facts
    if lead.matter.kind != SKIPPED or lead.ruling is None:
        return sentence
    same = (each.matter for each in points if (each.matter.kind, each.key) == (SKIPPED, lead.key))
    here = {each.seats[0] for each in same if each.error == lead.matter.error}
    seats = sorted(here | {lead.matter.seats[0]})
    law = book(lead.book)
    if _past(law, facts, lead.matter):
        sentence = f"{sentence.removesuffix('.')}{_freed(law, facts, lead.matter)}."
    one, many = f"seat {lead.matter.seats[0]}'s hand", f"the hands of {seats_within(seats)}"
    if len(seats) == 1:
        return sentence
    told = sentence.replace(f"{one} is dead, or live", f"{many} are dead, or live")
    return told.replace(f"on {one}", f"on {many}")


def act_out_of_turn(law: Book, matter: Matter, facts: Facts) -> OutOfTurn | None:
    """The act out of turn that a matter is about, as the house makes it; None of another matter."""
    if matter.kind != KIND or WAITS not in law.rules:
        return None
    mine = found_out_of_turn(facts.about(matter), WAITING)
    return as_it_comes(law, facts, mine) if mine is not None else None


def _row(law: Book, facts: Facts, mine: OutOfTurn, *, bets: bool = False) -> list[OutOfTurn]:
    """The acts out of turn in the same turn, the last of each player; with `bets` no fold after his own bet or call."""
    same = [each for each in told(facts).outs if _same_turn(mine, each)]
    betting = {each.seat for each in same if each.kind in WITH_CHIPS} if bets else set[int]()
    same = [each for each in same if each.kind != FOLD or each.seat not in betting]
    last = {each.seat: as_it_comes(law, facts, each) for each in same}
    return [each for each in last.values() if not (ALL_IN_STANDS in law.rules and each.all_in)]


def _same_turn(mine: OutOfTurn, each: OutOfTurn) -> bool:
    return (each.due, each.made.street) == (mine.due, mine.made.street) and bool(each.kind)


def _folded(law: Book, facts: Facts, mine: OutOfTurn) -> dict[str, str]:
    row = _row(law, facts, mine)
    folded = [each.seat for each in row if each.kind == FOLD]
    found = {"folds": f"the out-of-turn folds of {seats_within(folded)} are binding"} if len(folded) > 1 else {}
    keeps = _choices(law, facts) if due_now(facts) in mine.passed else ""
    reason = ", as two folds aren't substantial action" if KEPT in law.rules and len(row) == len(folded) == 2 else ""
    return {**found, "keeps": f"{keeps}{reason}"} if keeps else found


def _choices(law: Book, facts: Facts) -> str:
    """What the player who is due by right may do, who has not acted on the street; "" for one who has. Who has acted
    out of turn before the bet may not raise it at some houses.
    """
    now = told(facts).standing
    seat = now.pending[0] if now is not None and now.pending else 0
    if now is None or not seat or seat in now.acted:
        return ""
    sitting = facts.table.seat(seat)
    call = _level(law, facts, now) - now.matched.get(seat, 0)
    if call <= 0:
        return "check or bet" if not now.level else "check or raise"
    if _is_open(law, facts):
        return "call, raise or fold"
    if (NO_RAISE in law.rules and now.again == seat) or sitting.stack.amount <= call:
        return f"call {min(call, sitting.stack.amount):,} or fold"
    return f"call {call:,}, raise or fold"


def _of_folds(rest: list[OutOfTurn], bound: bool) -> str:
    """That folds bind, beside an act that is `bound` as well or isn't."""
    folded = [each for each in rest if each.kind == FOLD]
    return f"{_acts(folded)} {_bind(folded)}{' too' if bound else ''}" if folded else ""


def _of_one(facts: Facts, mine: OutOfTurn, each: OutOfTurn) -> str:
    if _let_off(facts, each):
        return f"{_act(each)} {NOT_BOUND if mine.back else NO_LONGER} either"
    if each.waits:
        return f"{_act(each)} is binding unless someone bets or raises first"
    return f"so is {_act(each)}" if not _let_off(facts, mine) else ""


def _let_off(facts: Facts, act: OutOfTurn) -> bool:
    """Was there a bet or raise before the action came to its maker? One made after that changes nothing for him."""
    return act.changed or (act.waits and raised_since(facts, act))


def past_the_player(found: Found, lead: Decision | None) -> list[Decision]:
    """What was ruled on each of the acts of which the sentence on a player who was passed over tells as one."""
    if lead is None or lead.matter.kind != SKIPPED or not _past(found.law, found.facts, lead.matter):
        return []
    row = {each.seat for each in _went_past(found.law, found.facts, lead.matter)}
    ruled = (each for each in found.points if each.key in (BOUND[0], FOLD_BINDS))
    return [each for each in ruled if each.matter.error >= lead.matter.error and each.matter.seats[0] in row]


def _past(law: Book, facts: Facts, matter: Matter) -> dict[str, str]:
    """The acts that went past a player, as the floor has to take them for binding."""
    row = _went_past(law, facts, matter)
    if len(row) < 2 or any(each.spent for each in row):
        return {}
    binding = [each for each in row if each not in _overtaken(law, facts, row)]
    return {"went_past": f"{_acts([_unless_open(law, facts, each) for each in binding], called=True)} {_bind(binding)}"}


def _overtaken(law: Book, facts: Facts, row: list[OutOfTurn]) -> list[OutOfTurn]:
    """Those of them to whose maker a later bet or raise in the row has changed the action, of a player who acts before
    him and wasn't passed over by substantial action himself.
    """
    bets = [each for each in row if each.kind in AGGRESSIVE and not _left_to_the_floor(law, facts, each)]
    return [
        each
        for each in row
        if each.kind != FOLD
        and not (ALL_IN_STANDS in law.rules and each.all_in)
        and any(bet.made.first > each.made.first and bet.seat in each.passed and bet.to > each.level for bet in bets)
    ]


def _left_to_the_floor(law: Book, facts: Facts, act: OutOfTurn) -> bool:
    """Had substantial action gone past the player before he acted, so that his hand is the floor's?"""
    past = [each for each in told(facts).outs if act.seat in each.passed and each.made.first < act.made.first]
    return KEPT in law.rules and substantial(past, law.rules[KEPT].numbers) > 0


def _freed(law: Book, facts: Facts, matter: Matter) -> str:
    """That the acts don't bind which were overtaken, with what is left to those who made them; "" for none."""
    row = _overtaken(law, facts, _went_past(law, facts, matter))
    if not row:
        return ""
    short = NO_RAISE in law.rules or all(each.all_in for each in row)
    left = "may only call or fold" if short else "may call, raise or fold"
    return (
        f"; {_acts(row, called=True)} {'are' if len(row) > 1 else 'is'} no longer binding: in turn {_seats(row)} {left}"
    )


def _unless_open(law: Book, facts: Facts, each: OutOfTurn) -> OutOfTurn:
    """The act; without its total where the house leaves that open."""
    ruled = as_it_comes(law, facts, each)
    return each if ruled.to else ruled


def _went_past(law: Book, facts: Facts, matter: Matter) -> list[OutOfTurn]:
    """The acts since, the last of each player; of a bettor whose hand is held for the floor no fold."""
    seat, let_go = matter.seats[0], points_of(facts, BETTOR_LET_GO) if HELD in law.rules else ()
    held = {each.error for each in let_go}
    since = (each for each in told(facts).outs if each.made.first + 1 >= matter.error)
    row = [each for each in since if seat in each.passed and each.made.first + 1 not in held]
    betting = {each.seat for each in row if each.kind in WITH_CHIPS}
    row = [each for each in row if each.kind and (each.kind != FOLD or each.seat not in betting)]
    return list({each.seat: each for each in row}.values())


def _faced(law: Book, facts: Facts) -> str:
    """What the player who is due by right has to match; "" where there is no bet, or one that nobody knows yet."""
    standing = told(facts).standing
    if standing is None or not standing.pending or not standing.level or _is_open(law, facts):
        return ""
    return f"{_level(law, facts, standing):,}"


def _level(law: Book, facts: Facts, standing: Standing) -> int:
    """What there is to match: of a bet or raise what the house makes of it, which may be the least there is."""
    bet = _last_bet(facts)
    comes_to = stands(law, facts, bet) if bet is not None else None
    return standing.level if comes_to is None or comes_to.open else comes_to.to


def _is_open(law: Book, facts: Facts) -> bool:
    """Is it open what the last bet or raise in turn of the street comes to, as a number is or too little at a house
    that has nothing on it?
    """
    bet = _last_bet(facts)
    return bet is not None and stands(law, facts, bet).open


def _last_bet(facts: Facts) -> Wager | None:
    """The last bet or raise in turn of the street, in chips or words."""
    here = [made for made, _ in told(facts).acts if made.street == facts.course.street]
    return next((each for each in reversed(here) if _of_a_number(each) or counts_for(each) > each.facing), None)


def _of_a_number(made: Wager) -> bool:
    """Is it in words that can mean several amounts?"""
    return (made.declared is not None and made.declared.unofficial > 0) or said_to_complete(made)


def _acts(row: list[OutOfTurn], *, called: bool = False) -> str:
    """One by one, what several did alike at once: "seat 5's check and the folds of seats 6 and 7". With `called` a call
    has its figure; one of a bet that was out of turn itself is a call too.
    """
    alike: dict[tuple[str, str], list[OutOfTurn]] = {}
    for at, each in enumerate(row):
        calls = each.kind == "call" or (each.kind in AGGRESSIVE and each.to in {one.to for one in row[:at]})
        figure = _of(each, row[:at]) if called and calls else act_of(each).removeprefix(each.kind)
        alike.setdefault(("call" if calls else each.kind, "" if calls and not called else figure), []).append(each)
    return listed([_alike(act, figure, them) for (act, figure), them in alike.items()])


def _of(call: OutOfTurn, before: list[OutOfTurn]) -> str:
    """How much a call is; "" where the house leaves open what the bet before it is."""
    left_open = any(each.kind in AGGRESSIVE and not each.to for each in before)
    return "" if left_open else f" of {call.to:,}"


def _alike(act: str, figure: str, them: list[OutOfTurn]) -> str:
    if len(them) == 1:
        return f"seat {them[0].seat}'s {act}{figure}"
    return f"the {act}s{figure} of {_seats(them)}"


def _act(each: OutOfTurn) -> str:
    return f"seat {each.seat}'s {act_of(each)}"


def _seats(row: list[OutOfTurn]) -> str:
    return seats_within([each.seat for each in row])
