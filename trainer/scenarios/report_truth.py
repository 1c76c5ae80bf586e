"""What a report to the floor can truly say: the street, what seats did and have, the board, who has acted since."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.games import has_board, is_stud
from trainer.kernel.report_acts import (
    TO_A_SEAT,
    ActedSince,
    DealerDeed,
    DealerDid,
    Deed,
    OnBoard,
    OnStreet,
    Part,
    Report,
    Statement,
)
from trainer.rules.amiss import TURNS
from trainer.rules.course import LAST_STREET, Action, being_dealt
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.board import STREETS
from trainer.rules.facts.deal import deals
from trainer.rules.facts.showdown import over
from trainer.rules.facts.turns import told as turns_told
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.rules.ruling import Matter
from trainer.scenarios.report import EARLY, OPENED, Piece, acted_since, doer, heading_for, heading_of, wanted
from trainer.scenarios.report_conduct import BY_THE_DEALER, IN_BETTING, Seen, apart_from_bets, deed_of

OUT_OF_SEQUENCE = "card-out-of-sequence"
COUNTED = ("wrong-number-of-cards", "wrong-count-after-action")
SAYS: Mapping[str, Deed] = {
    "bet": Deed.SAID_BET,
    "pot": Deed.SAID_BET,
    "call": Deed.SAID_CALL,
    "raise": Deed.SAID_RAISE,
    "complete": Deed.SAID_RAISE,
    "all-in": Deed.SAID_ALL_IN,
    "check": Deed.CHECKED,
    "fold": Deed.FOLDED,
    "": Deed.SAID_NUMBER,
}
DOES: Mapping[type[g.Act], Deed] = {
    g.Wager: Deed.PUT_IN,
    g.Post: Deed.PUT_IN,
    g.PullBack: Deed.TOOK_BACK,
    g.Check: Deed.CHECKED,
    g.Fold: Deed.FOLDED,
    g.Turn: Deed.SHOWED,
    **dict.fromkeys(g.TALK, Deed.ASKED),
}
TO_THE_WRONG_SEAT = (
    *("first-card-to-wrong-seat", "seat-not-entitled", "card-out-of-sequence", "two-cards-to-the-button"),
    *("absent-hand", "penalty-hand", "penalised-hand", "card-to-a-dead-hand", "scrap-card", "odd-back"),
)
BY_DEALER: Mapping[str, tuple[DealerDeed, ...]] = {
    "four-card-flop": (DealerDeed.PUT_ON_BOARD,),
    "short-flop": (DealerDeed.PUT_ON_BOARD,),
    "extra-card-on-a-street": (DealerDeed.PUT_ON_BOARD, DealerDeed.TOO_MANY_TO, DealerDeed.DEALT_TO),
    **dict.fromkeys(("seen-in-stub", "shuffled-open"), (DealerDeed.FLASHED,)),
    "flop-without-burn": (DealerDeed.BURNED_NONE,),
    "burn-missing": (DealerDeed.BURNED_NONE,),
    "double-burn": (DealerDeed.BURNED_TWICE,),
    "disordered-stub": (DealerDeed.DROPPED,),
    **dict.fromkeys(("premature-flop", "premature-turn", "premature-river"), (DealerDeed.DEALT_EARLY,)),
    "premature-street": (DealerDeed.DEALT_EARLY, DealerDeed.DEALT_TO),
    "entitled-seat-dealt-out": (DealerDeed.SKIPPED,),
    **dict.fromkeys(COUNTED, (DealerDeed.TOO_MANY_TO, DealerDeed.DEALT_TO)),
    **dict.fromkeys(TO_THE_WRONG_SEAT, (DealerDeed.DEALT_TO,)),
    **dict.fromkeys(("exposed-downcard", "stud-downcard-exposed", "seventh-street-exposed"), (DealerDeed.EXPOSED,)),
    **dict.fromkeys(BY_THE_DEALER, (DealerDeed.MUCKED,)),
}
"""What the dealer did in each kind of matter, what has to be told of it first."""


def full_report(record: Record, at: int, matter: Matter) -> Report:
    """The report that leaves nothing out and says nothing else."""
    heading = heading_for(matter)
    return Report(heading, tuple(_statements(record, at, matter, heading)))


def _statements(record: Record, at: int, matter: Matter, heading: str) -> Iterator[Statement]:
    asked = wanted(heading, record.setup.game)
    yield OnStreet(parts(record, matter)[0])
    if Piece.WHO in asked:
        yield from (each.told for each in whole_deed(record, at, matter))
        yield from _dealers_part(record, matter)
    if Piece.BOARD in asked:
        yield OnBoard(len(record.tables[at].board))
    if Piece.SINCE in asked:
        yield ActedSince(since(record, at, matter)[0])


# --- where -----------------------------------------------------------------------------------------------------


def parts(record: Record, matter: Matter) -> tuple[Part, ...]:
    """The parts of the hand that it can rightly be said to have happened in, the best first."""
    game, course = record.setup.game, record.courses
    own = doer(record, matter)
    dealt = course[matter.error].street if own else being_dealt(course[matter.error], game)
    streets: tuple[int, ...] = (dealt, course[matter.error].street, course[matter.onset].street)
    streets += (min(dealt + 1, LAST_STREET[game]),) if heading_of(matter.kind) == EARLY else ()
    shown = over(Facts(record, matter.onset))
    named = [_part(game, each) for each in streets]
    return (Part.SHOWDOWN, *named) if shown else tuple(named)


def _part(game: str, street: int) -> Part:
    if street < 0:
        return Part.DEAL
    name = STREETS[game][street]
    return Part(name.replace(" ", "-")) if name else Part.THIRD if is_stud(game) else Part.PREFLOP


# --- who -------------------------------------------------------------------------------------------------------


def deeds(record: Record, at: int) -> tuple[Seen, ...]:
    """All that seats have done in the present deal."""
    start = record.courses[at].deal_start
    return tuple(each for index in range(start, at) for each in _deed(record, index))


def _deed(record: Record, index: int) -> Iterator[Seen]:
    gesture = record.gestures[index]
    act = gesture.act
    if not gesture.seat:
        return
    if isinstance(act, g.Say):
        yield from _words(index, gesture.seat, act.words)
    elif isinstance(act, g.Wager | g.Post | g.PullBack):
        bet = record.tables[index + 1].seat(gesture.seat).bet.amount
        yield Seen(index, gesture.seat, DOES[type(act)], (act.chips.amount, bet))
    elif type(act) in DOES:
        yield Seen(index, gesture.seat, DOES[type(act)])


def _words(index: int, seat: int, words: str) -> Iterator[Seen]:
    said = declared(words)
    if said is None or said.kind not in SAYS:
        return
    number = said.amount or said.more or said.unofficial
    if said.kind or number:
        yield Seen(index, seat, SAYS[said.kind], (number, 0) if said.kind and number else (number,))


def everything_done(record: Record, at: int) -> tuple[Seen, ...]:
    """All that can truly be told of seats in the present deal, in its order."""
    done = (*deeds(record, at), *apart_from_bets(record, at), *skipped(record, at))
    return tuple(sorted(done, key=lambda each: each.index))


def skipped(record: Record, at: int) -> tuple[Seen, ...]:
    """The seats that were passed over in the present deal: their turn to act, or a card that was due to them."""
    facts = Facts(record, at)
    start = record.courses[at].deal_start
    outs = [each for each in turns_told(facts).outs if each.made.first >= start]
    acted = [Seen(each.made.first, seat, Deed.WAS_SKIPPED) for each in outs for seat in (each.due, *each.passed)]
    return (*(Seen(index, seat, Deed.WAS_SKIPPED) for index, seat in _passed_in_the_deal(facts)), *acted)


def _passed_in_the_deal(facts: Facts) -> Iterator[tuple[int, int]]:
    """Each seat with a card still to come in a round when a seat behind it already got one, and the gesture."""
    deal = deals(facts)[-1]
    order, had = deal.due(facts), dict.fromkeys(deal.due(facts), 0)
    for each in deal.dealt:
        ahead = order[: order.index(each.seat)] if each.seat in order else ()
        yield from ((each.index, seat) for seat in ahead if had[seat] <= had[each.seat])
        if each.seat in had:
            had[each.seat] += 1


def whole_deed(record: Record, at: int, matter: Matter) -> tuple[Seen, ...]:
    """What has to be told of who did what: of a wager all its words and motions, out of turn whose turn it was too, of
    a wrong deal who has what, of what a player did apart from betting that.
    """
    if apart := deed_of(record, at, matter):
        return apart
    if matter.kind == "wrong-button":
        return (Seen(matter.error - 1, record.tables[matter.error].button, Deed.HAS_BUTTON),)
    if matter.kind in COUNTED:
        held = {seat: len(record.tables[at].seat(seat).hand) for seat in matter.seats}
        return tuple(Seen(at, seat, Deed.HOLDS, (count,)) for seat, count in held.items())
    seat, index = doer(record, matter), matter.error - 1
    if matter.kind in IN_BETTING:
        return _blind_call(record, at, matter)
    passed = [each for each in matter.seats if each != seat] if matter.kind in (*TURNS, *OPENED) else []
    first = tuple(Seen(index, each, Deed.WAS_SKIPPED) for each in passed)
    opened = record.courses[matter.error].opened
    done = tuple(each for each in deeds(record, at) if each.index >= opened or index < opened)
    return (*first, *_in_one_go(done, seat, index)) if seat else ()


def _blind_call(record: Record, at: int, matter: Matter) -> tuple[Seen, ...]:
    """Of a call before the amount is known: what the bettor said, and what the caller did on it."""
    (caller, bettor), index = matter.seats, matter.error - 1
    said = [each for each in deeds(record, at) if each.index < index and each.seat == bettor]
    return (*said[-1:], *_in_one_go(deeds(record, at), caller, index))


def dealers_deeds(record: Record, at: int, matter: Matter) -> tuple[DealerDid, ...]:
    """All that can be said of the dealer: what was done in this matter first, then in whatever else can be seen."""
    facts = Facts(record, at)
    found = [did for each in (matter, *matters(facts)) for did in _of_the_dealer(record, each)]
    left_out = [DealerDid(DealerDeed.SKIPPED, seat) for _, seat in _passed_in_the_deal(facts)]
    return tuple(dict.fromkeys((*found, *left_out)))


def _dealers_part(record: Record, matter: Matter) -> Iterator[DealerDid]:
    """What has to be told of the dealer: the deed of its kind, unless the hands themselves are told of."""
    done = [] if matter.kind in COUNTED else list(_of_the_dealer(record, matter))
    yield from (each for each in done if each.deed is done[0].deed)


def _of_the_dealer(record: Record, matter: Matter) -> Iterator[DealerDid]:
    too_few = matter.kind in COUNTED and "short" in matter.detail
    if matter.kind == OUT_OF_SEQUENCE:
        yield from (DealerDid(DealerDeed.SKIPPED, seat) for seat in _left_behind(record, matter))
    for deed in (DealerDeed.SKIPPED,) if too_few else BY_DEALER.get(matter.kind, ()):
        if deed in TO_A_SEAT:
            yield from (DealerDid(deed, seat) for seat in matter.seats)
        elif deed is not DealerDeed.PUT_ON_BOARD:
            yield DealerDid(deed)
        elif has_board(record.setup.game):
            yield DealerDid(deed, len(record.tables[matter.error].board))


def _left_behind(record: Record, matter: Matter) -> list[int]:
    """The seats whose card went to the one behind; none where a seat got two cards in a row, before others had any."""
    facts, table = Facts(record, matter.error), record.tables[matter.error - 1]
    passed = [seat for index, seat in _passed_in_the_deal(facts) if index == matter.error - 1]
    had = {seat: len(table.seat(seat).hand) for seat in deals(facts)[-1].due(facts)}
    ahead = had.get(matter.seats[0], 0) > min(had.values(), default=0)
    return [] if ahead else passed


def _in_one_go(done: tuple[Seen, ...], seat: int, index: int) -> Iterator[Seen]:
    """The deeds of a seat around a gesture, as far as no other seat did anything in between; the same only once."""
    others = [each.index for each in done if each.seat != seat]
    first = max((each for each in others if each < index), default=-1)
    last = min((each for each in others if each > index), default=done[-1].index + 1 if done else 0)
    own = [each for each in done if each.seat == seat and first < each.index < last]
    acts = [each for each in own if each.deed is not Deed.ASKED]
    told = [(each.deed, each.amounts) for each in acts or own]
    yield from (each for number, each in enumerate(acts or own) if told[number] not in told[:number])


# --- since -----------------------------------------------------------------------------------------------------


def since(record: Record, at: int, matter: Matter) -> tuple[tuple[int, ...], ...]:
    """Who can rightly be said to have acted since: since the fault was made, or since it could be seen."""
    acted = acted_since(record, at, matter)
    seen = [each for each in acted if each.index >= matter.onset]
    own = doer(record, matter)
    some = [_seats(acted), _seats(seen)]
    return tuple(some if not own else [*some, *(tuple(sorted({*each, own})) for each in some)])


def _seats(actions: list[Action]) -> tuple[int, ...]:
    return tuple(sorted({each.seat for each in actions}))
