"""Points of conduct and of single chips: penalties, absences, rebuys, chips found."""

from collections.abc import Iterator

from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.rules.kind import About
from trainer.rules.room.absence import asked_about_the_absent, asked_by_the_floor, never_came, on_penalty
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.room.rebuying import in_a_hand
from trainer.rules.ruling import Matter

PENALTY, REBUY = "conduct.penalty", "rebuy"
LOST, AT_SEAT, REGISTRATION, PAYOUT = "chips.lost", "presence.at-seat", "tournament.registration", "tournament.payout"


def penalties(facts: RoomFacts) -> Iterator[Matter]:
    """A player who sits at a table is given a penalty."""
    given = [(moment, act.name) for moment, act in facts.acts(s.Penalty)]
    given += [(moment, act.name) for moment, act in facts.acts(s.PenaltyRounds)]
    yield from (
        point("penalty-given", PENALTY, moment, name) for moment, name in given if moment.before.player(name).table
    )


def hands_of_penalties(facts: RoomFacts) -> Iterator[Matter]:
    """A hand is dealt that a player misses by a penalty."""
    for moment, _ in facts.acts(t.Deal):
        missing = moment.after.table(moment.happening.table).missing
        yield from (point("penalty-hand-dealt", PENALTY, moment, name) for name in missing)


def penalties_counted(facts: RoomFacts) -> Iterator[Matter]:
    """A hand of a penalty is over, or a player who was given one is back."""
    for moment, _ in facts.acts(t.End, s.Back):
        yield from (point("penalty-counted", PENALTY, moment, name) for name in _counted(facts, moment))


def _counted(facts: RoomFacts, moment: Moment) -> tuple[str, ...]:
    """Whose penalty a hand that is over counts toward, or who is back from one."""
    if isinstance(moment.happening.act, t.End):
        return moment.before.table(moment.happening.table).missing
    return (moment.who,) if on_penalty(facts, moment, moment.who) else ()


def misdeals_on_penalty(facts: RoomFacts) -> Iterator[Matter]:
    """A hand is a misdeal with which a player serves a penalty."""
    for moment, _ in facts.acts(t.Misdeal):
        missing = moment.before.table(moment.happening.table).missing
        yield from (point("misdeal-on-penalty", "deal.redeal", moment, name) for name in missing)


def disqualifications(facts: RoomFacts) -> Iterator[Matter]:
    """A player is disqualified."""
    yield from (point("disqualified", PENALTY, moment, act.name) for moment, act in facts.acts(s.Disqualify))


def absences(facts: RoomFacts) -> Iterator[Matter]:
    """A player is back, or a hand is dealt without him at his table, or his chips are picked up, or the floor asks.

    Not of one who sits out a penalty.
    """
    for moment in asked_by_the_floor(facts):
        yield from (point("absence", AT_SEAT, moment, n) for n in _away_now(moment) if not never_came(facts, moment, n))
    for moment, act in facts.acts(s.Back, t.Deal, d.Remove):
        if isinstance(act, s.Back):
            if not on_penalty(facts, moment, moment.who):
                yield point("absence", AT_SEAT, moment, moment.who)
        elif isinstance(act, d.Remove):
            if not moment.before.player(act.name).here and not never_came(facts, moment, act.name):
                yield point("absence", AT_SEAT, moment, act.name)
        else:
            yield from (point("absence", AT_SEAT, moment, name) for name in _away(moment))


def hands_of_the_absent(facts: RoomFacts) -> Iterator[Matter]:
    """A hand is dealt to a player with chips who is away; not to one who sits out a penalty."""
    for moment, _ in facts.acts(t.Deal):
        held = (name for name in _away(moment) if moment.before.player(name).chips)
        yield from (point("dealt-in-away", AT_SEAT, moment, name) for name in held)


def _away(moment: Moment) -> Iterator[str]:
    seated = moment.before.seated(moment.happening.table)
    yield from (each.name for each in seated if not each.here and each.sold and not each.penalty)


def _away_now(moment: Moment) -> Iterator[str]:
    """Who is away from any table, with chips at his seat."""
    everybody = (each for each in moment.before.players if each.table and each.chips)
    yield from (each.name for each in everybody if not each.here and each.sold and not each.penalty)


def rebuys_announced(facts: RoomFacts) -> Iterator[Matter]:
    """A player at a table says that he will rebuy, or gets his rebuy unannounced while a hand is on."""
    announced: set[str] = set()
    for moment, act in facts.acts(d.Ask, d.Rebuy):
        match act:
            case d.Ask(word="rebuy"):
                name, asks = moment.who, True
            case d.Rebuy(name=bought):
                name, asks = bought, False
            case _:
                continue
        table = moment.before.table_of(name)
        if table and (asks or (in_a_hand(facts.record, table, moment.index) and name not in announced)):
            yield point("rebuy-announced", REBUY, moment, name)
            announced.add(name)


def found(facts: RoomFacts) -> Iterator[Matter]:
    """Chips of the event are found lying about; `detail` is whose they are."""
    yield from (point("chips-found", LOST, moment, act.owner) for moment, act in facts.acts(p.Lost))


def absent_stacks(facts: RoomFacts) -> Iterator[Matter]:
    """All chips of a player who has not come yet are taken off the table, or the floor or somebody who sits there asks
    how long one may be away.
    """
    for moment in asked_about_the_absent(facts):
        at = moment.before.table_of(moment.who)
        held = (name for name in _away_now(moment) if never_came(facts, moment, name))
        held = (name for name in held if not moment.who[0].isupper() or moment.before.table_of(name) == at)
        yield from (point("absent-stack-removed", REGISTRATION, moment, name) for name in held)
    for moment, act in facts.acts(d.Remove):
        player = moment.before.player(act.name)
        if player.sold and never_came(facts, moment, act.name) and not moment.after.player(act.name).chips:
            yield point("absent-stack-removed", REGISTRATION, moment, act.name)


def prizes(facts: RoomFacts) -> Iterator[Matter]:
    """Prize money is paid to somebody."""
    yield from (point("prize-paid", PAYOUT, moment, act.name) for moment, act in facts.acts(d.Pay))


KINDS: tuple[RoomKind, ...] = (
    RoomKind("penalty-given", PENALTY, "A penalty is given", About.PLAYER, penalties),
    RoomKind("penalty-hand-dealt", PENALTY, "A hand is dealt during a penalty", About.PLAYER, hands_of_penalties),
    RoomKind("penalty-counted", PENALTY, "The hands of a penalty are counted", About.PLAYER, penalties_counted),
    RoomKind("misdeal-on-penalty", "deal.redeal", "A misdeal during a penalty", About.PLAYER, misdeals_on_penalty),
    RoomKind("disqualified", PENALTY, "A player is disqualified", About.PLAYER, disqualifications),
    RoomKind("absence", AT_SEAT, "How long a player is away", About.PLAYER, absences),
    RoomKind("dealt-in-away", AT_SEAT, "A hand is dealt to a player who is away", About.PLAYER, hands_of_the_absent),
    RoomKind("rebuy-announced", REBUY, "A rebuy is announced", About.PLAYER, rebuys_announced),
    RoomKind("chips-found", LOST, "Chips found on the floor or elsewhere", About.PLAYER, found),
    RoomKind("absent-stack-removed", REGISTRATION, "An absent player's stack is removed", About.PLAYER, absent_stacks),
    RoomKind("prize-paid", PAYOUT, "A prize is paid", About.PLAYER, prizes),
)
