"""What is said of tables of different size together: what stops, what asks, what a balance leaves open."""

from collections.abc import Iterable, Iterator, Mapping

from trainer.grading.answers.letters import lower
from trainer.grading.answers.room.rooms import MOVER, MOVES, PLAYS_ON, STOPS_LATER, TO_DO, TO_WHICH_SEAT, happening_of
from trainer.grading.answers.telling import in_a_row
from trainer.kernel.listed import listed
from trainer.kernel.room.act import FLOOR, Happening
from trainer.kernel.room.desk_acts import Ask
from trainer.kernel.room.seat_acts import Halt
from trainer.rules.book import Book
from trainer.rules.room.points.tables import BALANCE, table_that_asks
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Matter

SHORT, GIVES, UNEVEN = "short-table", "giving-table", "uneven-tables"
NO_HALT = "{} doesn't say that a short table stops."
WHO, WHERE, BOTH = "who moves", "to which seat", "who moves or to which seat"


def with_the_rest(
    record: RoomRecord, law: Book, lead: Decision, some: Iterable[Decision], told: Mapping[Matter, str]
) -> str:
    """The sentence of the decision that leads, and with it the halves that the same question needs."""
    sentence, found = told[lead.matter], tuple(some)
    if lead.matter.kind == SHORT:
        return "; ".join((sentence.removesuffix("."), *_other_tables(record, lead, found, told))) + "."
    if lead.matter.kind == UNEVEN and isinstance(happening_of(record, lead.matter).act, Halt):
        names = tuple(each.name for each in record.rooms[-1].players)
        return in_a_row([NO_HALT.format(law.ledger.known_as), sentence], names)
    if lead.matter.kind in (GIVES, MOVER):
        return f"{sentence.removesuffix('.')}{_left_open(law, lead, found)}."
    return sentence


def _other_tables(
    record: RoomRecord, lead: Decision, found: Iterable[Decision], told: Mapping[Matter, str]
) -> tuple[str, ...]:
    """What becomes of the other tables that are to stop or that ask, with a small letter and without a full stop."""
    asked = {table_that_asks(*each) for each in zip(record.happenings, record.rooms, strict=False)} - {""}
    of_all = any(_floor_asks(each) for each in record.happenings)
    others: dict[str, str] = {}
    for each in found:
        name = each.matter.detail
        stops = each.key in (*TO_DO, STOPS_LATER) and each.matter.onset == lead.matter.onset
        wanted = name in asked or stops
        if each.matter.kind == SHORT and name != lead.matter.detail and wanted and told[each.matter]:
            others.setdefault(name, lower(told[each.matter]).removesuffix("."))
    later = [each for each in found if of_all and each.key == PLAYS_ON and each.matter.detail not in others]
    return (*others.values(), *_play_on(record, [each for each in later if each.matter.detail != lead.matter.detail]))


def _play_on(record: RoomRecord, found: Iterable[Decision]) -> Iterator[str]:
    """Which tables play on, and by how many players each is short."""
    names = list(dict.fromkeys(each.matter.detail for each in found))
    sizes = {each.name: len(record.rooms[-1].seated(each.name)) for each in record.rooms[-1].live_tables()}
    short = [str(max(sizes.values()) - sizes[name]) for name in names if name in sizes]
    if len(short) == len(names) > 0:
        many = len(names) > 1
        yield f"table{'s' if many else ''} {listed(names)} play{'' if many else 's'} on, {listed(short)} short"


def _floor_asks(happening: Happening) -> bool:
    """Does the floor ask whether tables are to be balanced, about all of them?"""
    return happening.who == FLOOR and isinstance(happening.act, Ask) and happening.act.word == BALANCE


def _left_open(law: Book, lead: Decision, found: Iterable[Decision]) -> str:
    """Who moves and to which seat, where the house prints which table loses a player, or who, and no more."""
    silent = {each.matter.kind for each in found if each.silent and each.matter.onset == lead.matter.onset}
    open_ = [kind for kind in MOVES if kind in silent]
    if not open_:
        return ""
    what = BOTH if len(open_) == len(MOVES) else WHERE if TO_WHICH_SEAT in open_ else WHO
    return f"; {law.ledger.known_as} doesn't say {what}: the floor decides"
