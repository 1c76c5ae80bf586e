"""What is seen of a hand in numbers, by the part of the picture they belong to."""

from collections.abc import Iterator, Mapping
from statistics import fmean

from tests.tells.draws import Draw, Seen
from trainer.kernel import gestures as g
from trainer.kernel.cards import Placed
from trainer.kernel.games import GAMES
from trainer.kernel.table import Seat
from trainer.scenarios.fresh import tables
from trainer.scenarios.semantics import MOST

LIMITS = ("no-limit", "pot-limit", "limit")
STAGES = ("shuffle", "deal", "burned", "laid", "open", "acted", "closed", "cleared", "showdown")
SEATS = range(1, max(MOST.values()) + 1)
RANKS = "23456789TJQKA"
NOBODY = Seat(0)
TIMED = {"check": g.Check, "fold": g.Fold, "wager": g.Wager, "say": g.Say}
Part = Mapping[str, float]


def told(draw: Draw, *, spoiled: bool) -> dict[str, float]:
    """A hand in numbers. What is the matter's own evidence is as in the clean twin."""
    own, clean = parts(draw.spoiled if spoiled else draw.clean), parts(draw.clean)
    hidden = {*draw.evidence.seen, *(("heard",) if draw.evidence.heard else ())}
    shown = ((name, clean[name] if name in hidden else part) for name, part in own.items())
    return {f"{name} {what}": value for name, part in shown for what, value in part.items()}


def parts(seen: Seen) -> dict[str, Part]:
    """The same by part of the picture, as injectors name them for their evidence; the rest under names of its own."""
    return {name: dict(part(seen)) for name, part in PARTS.items()}


def _game(seen: Seen) -> Iterator[tuple[str, float]]:
    scenario, stakes = seen.scenario, seen.scenario.stakes
    yield from ((game, scenario.game == game) for game in GAMES)
    yield from ((limit, scenario.limit == limit) for limit in LIMITS)
    yield "unit", tables.unit(stakes)
    yield "ante", stakes.ante + stakes.big_blind_ante
    yield "small", stakes.small_blind + stakes.bring_in


def _tap_in(seen: Seen) -> Iterator[tuple[str, float]]:
    at = seen.scenario.takeover
    yield from ((stage, at.stage == stage) for stage in STAGES)
    yield "street", at.street
    yield "number", at.number


def _seats(seen: Seen) -> Iterator[tuple[str, float]]:
    names = [each.name for each in seen.table.seats if each.taken]
    yield "players", len(names)
    yield "empty", len(seen.table.seats) - len(names)
    yield "known names", sum(name in tables.NAMES for name in names)
    yield "away", len(seen.table.away)
    yield from ((f"{number} taken", _seat(seen, number).taken) for number in SEATS)


def _stacks(seen: Seen) -> Iterator[tuple[str, float]]:
    """What everybody has, with the chips in front: where these are the matter's own, what is behind follows."""
    unit = tables.unit(seen.scenario.stakes)
    stacks = [(each.stack.amount + each.bet.amount) / unit for each in seen.table.seats if each.taken]
    chips = [sum(count for _, count in (each.stack + each.bet).piles) for each in seen.table.seats if each.taken]
    yield from (("least", min(stacks)), ("most", max(stacks)), ("mean", fmean(stacks)))
    yield from (("fewest chips", min(chips)), ("mean chips", fmean(chips)), ("all-in", len(seen.table.all_in)))
    yield from ((f"{number}", (_seat(seen, number).stack + _seat(seen, number).bet).amount / unit) for number in SEATS)


def _bets(seen: Seen) -> Iterator[tuple[str, float]]:
    unit = tables.unit(seen.scenario.stakes)
    bets = [each.bet.amount / unit for each in seen.table.seats]
    chips = [sum(count for _, count in each.bet.piles) for each in seen.table.seats]
    yield from (("most", max(bets)), ("all", sum(bets)), ("in", sum(map(bool, bets))), ("chips", sum(chips)))
    yield from ((f"{number}", _seat(seen, number).bet.amount / unit) for number in SEATS)


def _pot(seen: Seen) -> Iterator[tuple[str, float]]:
    unit = tables.unit(seen.scenario.stakes)
    yield "all", seen.table.pot.amount / unit
    yield "chips", sum(count for _, count in seen.table.pot.piles)
    yield "pots", len(seen.table.pots)


def _hands(seen: Seen) -> Iterator[tuple[str, float]]:
    held = [each.hand for each in seen.table.seats if each.hand]
    yield from (("held", len(held)), ("most", max(map(len, held), default=0)))
    yield from _faces([each for hand in held for each in hand])
    yield from ((f"{number}", len(_seat(seen, number).hand)) for number in SEATS)


def _board(seen: Seen) -> Iterator[tuple[str, float]]:
    yield from _faces(seen.table.board)


def _burns(seen: Seen) -> Iterator[tuple[str, float]]:
    yield from _faces(seen.table.burns)


def _muck(seen: Seen) -> Iterator[tuple[str, float]]:
    """What lies there in a heap can't be counted, but for what is face up."""
    yield "any", bool(seen.table.muck)
    yield "up", sum(each.up for each in seen.table.muck)
    yield "aside", len(seen.table.aside)


def _stub(seen: Seen) -> Iterator[tuple[str, float]]:
    """Of the stub one sees the top card and whether it is square, not how many cards it has."""
    yield from _faces(seen.table.stub[:1])
    yield "loose", seen.table.loose


def _button(seen: Seen) -> Iterator[tuple[str, float]]:
    taken = [each.number for each in seen.table.seats if each.taken]
    yield "seat", seen.table.button
    yield "after it", sum(number > seen.table.button for number in taken)
    yield "at a player", seen.table.button in taken


def _heard(seen: Seen) -> Iterator[tuple[str, float]]:
    yield "at tap-in", len(seen.heard)
    yield "stopped", seen.table.stopped + seen.table.floor


def _since(seen: Seen) -> Iterator[tuple[str, float]]:
    """What players do from tap-in up to the onset, who they are, and how long each takes."""
    waits = [wait for _, wait in seen.since]
    yield from (("acts", len(waits)), ("last wait", waits[-1] if waits else -1))
    yield from (("shortest", min(waits, default=-1)), ("longest", max(waits, default=-1)))
    yield "mean", fmean(waits) if waits else -1
    yield from ((name, sum(isinstance(each.act, kind) for each, _ in seen.since)) for name, kind in TIMED.items())
    yield from ((f"by {number}", sum(each.seat == number for each, _ in seen.since)) for number in SEATS)


PARTS = {
    "game": _game,
    "tap-in": _tap_in,
    "seats": _seats,
    "stacks": _stacks,
    "bets": _bets,
    "pot": _pot,
    "hands": _hands,
    "board": _board,
    "burns": _burns,
    "muck": _muck,
    "stub": _stub,
    "button": _button,
    "heard": _heard,
    "since": _since,
}


def _seat(seen: Seen, number: int) -> Seat:
    return seen.table.seats[number - 1] if number <= len(seen.table.seats) else NOBODY


def _faces(cards: list[Placed] | tuple[Placed, ...]) -> Iterator[tuple[str, float]]:
    """Cards as they lie: how many, and of those face up the ranks and suits."""
    up = [each.card.face for each in cards if each.up]
    ranks = [RANKS.find(face[0]) for face in up]
    yield from (("cards", len(cards)), ("up", len(up)), ("odd", sum(each.card.odd_back for each in cards)))
    yield from (("high", max(ranks, default=-1)), ("ranks", fmean(ranks) if ranks else -1))
    yield from (("different ranks", len(set(ranks))), ("suits", len({face[-1] for face in up})))
