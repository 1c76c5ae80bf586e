"""PHH in: every hand of a file becomes a clean scenario that is proved by dealing it, or is named with its reason."""

import gc
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from trainer.kernel.games import is_stud
from trainer.kernel.plain_text import BadText, bytes_in, decoded
from trainer.rules.amiss import amiss
from trainer.rules.betting import Action
from trainer.rules.book import Book, all_books
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.scenarios.form import BadScenario, Fault
from trainer.scenarios.loader import read
from trainer.scenarios.phh.fitting import examine
from trainer.scenarios.phh.hand import BadHand, Hand, NotDealt, hand_of
from trainer.scenarios.phh.playing import Played, played
from trainer.scenarios.phh.proof import dealt, final_stacks
from trainer.scenarios.phh.raw import MANY, MOST_BYTES, MOST_CHARACTERS, Raw, raw_hands
from trainer.scenarios.phh.writing import CUTS, Try, id_of, scenario_text, seat_of, seed_of

UNSEEN_TRIES = 24
RAISES = {"bet": "raise"}  # what opens third street is the one or the other
ODD_CHIPS = "its odd chips didn't go in table order"
ANOTHER_TURN = "tied boards: we break the tie by suit, so another player may act first"
SHORT_BLIND = "a blind is short: at our table it is called in full"
ANTE_LAST = "the big blind is short of blind and ante: at our table the blind is posted first"
UNLIKE = "an all-in short of a full bet or raise isn't a clean hand under every rulebook"
OTHERWISE = "at our table it ends with different stacks"
RAKED = "the house took a rake"
NOT_WON = "its winnings don't match its actions"
NOT_FINISHED = "its finishing stacks don't match its actions"


@dataclass(frozen=True, slots=True)
class Converted:
    """What became of one hand: `text` of a scenario with its `id`, or `skipped` with the reason, or `faults`."""

    path: str
    name: str
    id: str = ""
    text: str = ""
    skipped: str = ""
    faults: tuple[Fault, ...] = ()


def convert_file(path: Path, taken: set[str]) -> Iterator[Converted]:
    """Every hand of a file. `taken` are ids that are in use; each new one is added. Raises nothing for a bad file."""
    try:
        text = decoded(bytes_in(path, MOST_BYTES if path.suffix.lower() == MANY else MOST_CHARACTERS))
    except BadText as bad:
        yield Converted(str(path), "", faults=tuple(Fault(str(path), line, "", what) for line, what in bad.faults))
        return
    except OSError as fault:
        what = fault.strerror or "can't be read"
        yield Converted(str(path), "", faults=(Fault(str(path), 0, "", what),))
        return
    hands = raw_hands(text, str(path))
    if not hands:
        yield Converted(str(path), "", faults=(Fault(str(path), 0, "", "there is no hand in it"),))
    for raw in hands:
        yield convert(raw, taken)


def convert(raw: Raw, taken: set[str]) -> Converted:
    """One hand; garbage is looked for when it is done, as nearly all of it goes by itself then."""
    looking = gc.isenabled()
    gc.disable()
    try:
        return _converted(raw, taken)
    finally:
        if looking:
            gc.enable()


def _converted(raw: Raw, taken: set[str]) -> Converted:
    try:
        hand = hand_of(raw)
        examine(hand)
        play = played(hand)
        _finished(hand, play)
        id_ = _free(id_of(hand), taken)
        text = _proved(hand, play, id_)
    except BadHand as bad:
        return Converted(raw.path, raw.name, faults=bad.faults)
    except NotDealt as reason:
        return Converted(raw.path, raw.name, skipped=str(reason))
    taken.add(id_)
    return Converted(raw.path, raw.name, id_, text)


def _free(wanted: str, taken: set[str]) -> str:
    """The id, with a number behind it where it is in use."""
    number, id_ = 2, wanted
    while id_ in taken:
        number, id_ = number + 1, f"{wanted}-{number}"
    return id_


def _finished(hand: Hand, play: Played) -> None:
    """The finishing stacks and winnings that the file gives must be those that its actions lead to."""
    if hand.finishing and hand.finishing != play.stacks:
        raise NotDealt(RAKED if sum(hand.finishing) < sum(play.stacks) else NOT_FINISHED)
    if hand.winnings:
        _won(hand, play)


def _won(hand: Hand, play: Played) -> None:
    """The winnings that the file gives, with a bet that nobody called or without it, must be those of its actions."""
    rows = zip(play.stacks, hand.stacks, play.put_in, strict=True)
    whole = tuple(end - start + paid for end, start, paid in rows)
    bets = [paid - ante for paid, ante in zip(play.put_in, hand.antes, strict=True)]
    most, second = sorted(bets, reverse=True)[:2]
    called = tuple(won - (most - second if won and bet == most else 0) for won, bet in zip(whole, bets, strict=True))
    if hand.winnings not in (whole, called):
        raise NotDealt(RAKED if sum(hand.winnings) < sum(called) else NOT_WON)


# --- proving ---------------------------------------------------------------------------------------------------


def _proved(hand: Hand, play: Played, id_: str) -> str:
    """The text of the scenario that, dealt to its end, leaves everybody what the hand says. Raises NotDealt."""
    law = all_books()[0]  # players and routine are the same at every house
    wanted = {seat_of(hand, player): play.stacks[player - 1] for player in range(1, hand.count + 1)}
    record = None
    for how in _tries(hand, play):
        text = scenario_text(hand, play, how, id_)
        record = _dealt(text, hand, law)
        if final_stacks(record) == wanted and _same_acts(hand, play, record):
            _in_order_everywhere(play, record)
            return text
    assert record is not None
    raise NotDealt(_reason(hand, play, record, wanted))


def _in_order_everywhere(play: Played, record: Record) -> None:
    """A bet or raise all-in for less than a whole one may be more or less at some house, and so may a raise of it by a
    player who has acted. Raises NotDealt.
    """
    for first in play.short.values():
        short = record.course.actions[first]
        later = (at for at in range(short.index, len(record)) if record.courses[at].street > short.street)
        facts, since = Facts(record, next(later, len(record))), short.index
        wrong = [law.key for law in all_books() if next(amiss(law, facts, since), None)]
        if wrong:
            raise NotDealt(f"{UNLIKE}: {', '.join(wrong)}")


def _tries(hand: Hand, play: Played) -> Iterator[Try]:
    """Ways to fill what is open, the likeliest first: finer chips, other cards for hands that were mucked unseen."""
    seed = seed_of(hand)
    yield from (Try(seed, chips) for chips in range(len(CUTS) + 1))
    unseen = any("??" in play.hole[player] for player in play.mucked)
    yield from (Try(seed + more, len(CUTS)) for more in range(1, UNSEEN_TRIES if unseen else 1))


def _dealt(text: str, hand: Hand, law: Book) -> Record:
    try:
        return dealt(read(text, hand.raw.path), law)
    except BadScenario as bad:
        raise NotDealt(f"{OTHERWISE}: {bad.faults[0].what}") from bad


def _same_turns(hand: Hand, play: Played, record: Record) -> bool:
    """Was it everybody's turn in the same order?"""
    theirs = [seat_of(hand, done.player) for done in play.done]
    return [each.seat for each in record.course.actions][: len(theirs)] == theirs


def _same_acts(hand: Hand, play: Played, record: Record) -> bool:
    """Did everybody do the same, to the same totals? Who has not the chips for it would do something else."""
    ours = [(each.seat, *_told(each)) for each in record.course.actions]
    theirs = [(seat_of(hand, each.player), RAISES.get(each.verb, each.verb), each.amount) for each in play.done]
    return ours[: len(theirs)] == theirs


def _told(action: Action) -> tuple[str, int]:
    kind = RAISES.get(action.kind, action.kind)
    return kind, action.to if kind == "raise" else 0


def _reason(hand: Hand, play: Played, record: Record, wanted: dict[int, int]) -> str:
    """Why the table's stacks are others: another turn, a short blind, the odd chips of a pot that was shared."""
    if not _same_turns(hand, play, record) and is_stud(hand.variant.game):
        return ANOTHER_TURN
    if any(stack < blind for stack, blind in zip(_last_first(hand), hand.blinds, strict=False)):
        return ANTE_LAST if hand.big_blind_ante else SHORT_BLIND
    end = final_stacks(record)
    off = max(abs(end[seat] - wanted[seat]) for seat in wanted)
    return ODD_CHIPS if sum(end.values()) == sum(wanted.values()) and off <= 2 * hand.count else OTHERWISE


def _last_first(hand: Hand) -> tuple[int, ...]:
    """What the small and the big blind have for it."""
    stacks = tuple(max(0, stack - ante) for stack, ante in zip(hand.stacks, hand.antes, strict=True))
    return stacks[::-1] if hand.count == 2 else stacks
