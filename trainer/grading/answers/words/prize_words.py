"""What a sentence on prizes takes from the room: places, dollars, and what a player who went out is paid."""

from itertools import groupby, zip_longest

from trainer.kernel.room import seat_acts as s
from trainer.rules.book import book
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.hands import busts_of_the_hand
from trainer.rules.room.record import RoomRecord
from trainer.rules.room.registration import how_out
from trainer.rules.room.sheets import columns
from trainer.rules.ruling import Decision

BY_COLUMN, EQUAL_AWARDS = "tournament.paid-by-entries-column", "tournament.equal-awards-plus-remainder"


def prizes_told(record: RoomRecord, decision: Decision) -> dict[str, str]:
    """What is paid in all, the pool with what comes off it before that, and the share and prize of each place.

    Bounties are in the pool and won chip by chip: that they are put by before the places share is a reading.
    """
    figures = dict(decision.figures)
    shares = (
        shares_of_places(record.rooms[decision.matter.error].entries, decision) if decision.key == BY_COLUMN else ()
    )
    paid, one = dollars(figures.get("paid-out", 0)), dollars(figures.get("place-1", 0))
    less, heads = _withheld(decision, figures.get("withheld", 0)), dollars(figures.get("bounties", 0))
    told = {"prizes": _by_place(figures, shares), "less": less, "heads": heads, "paid": paid, "first_prize": one}
    return {**told, **_if_net(record, decision, figures)}


def _if_net(record: RoomRecord, decision: Decision, figures: dict[str, int]) -> dict[str, str]:
    """What a survivor pays if the pool that was told is what is left of it, which was not said."""
    setup, award = record.setup, figures.get("award", 0)
    if decision.key != EQUAL_AWARDS or not award or setup.net or setup.pool == setup.sold * setup.fee:
        return {}
    awards, rest = divmod(setup.pool - figures.get("bounties", 0), award)
    return {"if_net": f"{awards} of {dollars(award)}{f' and one of {dollars(rest)}' if rest else ''}"}


def _withheld(decision: Decision, cents: int) -> str:
    """The house's share of the pool, with what it comes to."""
    printed = [book(each.book).paragraph(each.at).numbers for each in decision.citations]
    share = next((each["withheld"] for each in printed if "withheld" in each), 0)
    return f"{share}% ({dollars(cents)})" if cents else ""


def _by_place(figures: dict[str, int], shares: tuple[int, ...]) -> str:
    """Each place, or several that get the same, with share and prize."""
    prizes = [figures[f"place-{place}"] for place in range(1, figures.get("places", 0) + 1)]
    bands, first = list[str](), 1
    for (prize, share), some in groupby(zip_longest(prizes, shares[: len(prizes)])):
        last = first + len(tuple(some)) - 1
        each = nth(first) if first == last else f"{nth(first)} to {nth(last)}"
        told = filter(None, (percent(share) if share else "", dollars(prize), "" if first == last else "each"))
        bands.append(f"{each} {' '.join(told)}")
        first = last + 1
    return ", ".join(bands)


def own_place(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """The place of the player that the payouts are asked about, and its share and prize; {} where none is known."""
    who, place = _finished(facts) or _went_out(facts)
    figures = dict(decision.figures)
    if not place or not figures.get("places"):
        return {}
    if place > figures["places"]:
        return {"unpaid": who, "own_place": nth(place)}
    shares = shares_of_places(facts.subject.after.entries, decision)
    of_the_pool = percent(shares[place - 1]) if len(shares) == figures["places"] else ""
    prize = dollars(figures.get(f"place-{place}", 0))
    return {"paid_to": who, "own_place": nth(place), "own_prize": prize, "own_share": of_the_pool}


def _finished(facts: RoomFacts) -> tuple[str, int] | None:
    """Who was told last to have finished in a place, and which, unless another player asks."""
    asker = facts.subject.who
    told = [act for moment, act in facts.acts(s.Finish) if moment.index <= facts.subject.index]
    mine = [act for act in told if not asker[0].isupper() or act.name == asker]
    return (mine[-1].name, mine[-1].place) if mine else None


def _went_out(facts: RoomFacts) -> tuple[str, int]:
    """Who asks after going out alone, and his place, counted by who is left; 0 for none."""
    asker = facts.subject.who
    out = how_out(facts, asker, facts.subject.index)
    if out is None or not isinstance(out.happening.act, s.Bust):
        return asker, 0
    if busts_of_the_hand(facts, out) not in ((), (asker,)) or _in_the_same_second(facts, out.at):
        return asker, 0
    return asker, len(out.after.left_in()) + 1


def _in_the_same_second(facts: RoomFacts, at: int) -> bool:
    return sum(moment.at == at for moment, _ in facts.acts(s.Bust)) > 1


def kept_abroad(_: RoomFacts, decision: Decision) -> dict[str, str]:
    """What is withheld of a prize for a player from abroad."""
    return {"kept_abroad": dollars(dict(decision.figures).get("withheld-from-abroad", 0))}


def shares_of_places(entries: int, decision: Decision) -> tuple[int, ...]:
    """The share of each place by the column for so many entries, in hundredths of a percent; () where there is none."""
    found = (each for each in columns(decision.citations[0].book) if each.first <= entries <= each.last)
    return next((each.shares for each in found), ())


def percent(share: int) -> str:
    return f"{share // 100}.{share % 100:02}%"


def nth(place: int) -> str:
    ending = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{ending}"


def dollars(cents: int) -> str:
    whole, rest = divmod(cents, 100)
    return "" if not cents else f"${whole:,}.{rest:02}" if rest else f"${whole:,}"
