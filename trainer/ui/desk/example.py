"""A worked example as its screen shows it: the stops, a sentence for each, and the house's decision at the end."""

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.grading.captions import caption, clock, happening
from trainer.grading.rulings import deciding, on_room, telling
from trainer.kernel import gestures as g
from trainer.kernel.document import transcript_of
from trainer.kernel.pieces import Pieces, at_once
from trainer.kernel.room.document import room_of
from trainer.rules.book import Book, book
from trainer.rules.headings import called
from trainer.rules.kinds import KINDS
from trainer.rules.lacking import told as in_words_of
from trainer.rules.ledger_file import Example
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Authority, Decision, Matter
from trainer.rules.steps import STEPS
from trainer.rules.worked import examples_of, is_room, text_of
from trainer.ui.desk.compared import link
from trainer.ui.desk.houses import pill
from trainer.ui.desk.left_out import LONGEST
from trainer.ui.desk.questions import BROKEN
from trainer.ui.desk.stakes import stakes_line
from trainer.ui.screens.example_models import ExampleView, RulingView

WHO = {Authority.FLOOR: "The floor decides", Authority.DEALER: "The dealer decides"}
ROUTINE = (g.Post, g.Pitch, g.Proceed)
STREETS = {3: "The flop", 4: "The turn", 5: "The river"}
BESIDE = ("most", "owed", "facing")  # figures that a wager is worked out with, of no use to who reads what it comes to
STREET = (g.BringInBets, g.Burn, g.Lay)
FEW = 3
WHAT_NOW = "What happens now?"
QUESTIONS = {
    "least-raise": "What is the minimum raise?",
    "rights": "What may {seat} do?",
    "turn": "What happens to the out-of-turn action?",
    "skipped": "What happens to the player who was skipped?",
    "first-to-act": "Who acts first?",
    "show-order": "Who shows first?",
    "asked-to-see": "Does the hand have to be shown?",
    "odd-chips": "Who gets the odd chip?",
    "raise-cap": "Can {seat} still raise?",
    "all-in-over": "Who tables their cards?",
}
BY_TOPIC = {"bet.": "What is binding?", "pot.": "Who gets which pot?", "showdown.": "What happens to the hand?"}
"""What is asked about a matter: by its kind, else by how its topic begins."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """An example ready to be acted out: its view, the folded hand (None for a room), and where each stop stands."""

    view: ExampleView
    record: Record | None
    stops: tuple[int, ...]


def example_of(house: str, at: str, key: str = "") -> Dealt:
    """The example of that key (the first for "") of a paragraph.

    Raises LookupError for a paragraph that has none, and with a sentence for one that cannot be shown.
    """
    return at_once(working_out(house, at, key))


def working_out(house: str, at: str, key: str = "") -> Pieces[Dealt]:
    """The same in pieces."""
    law = book(house)
    every = examples_of(law, at)
    each = next((one for one in every if key in ("", one.at)), None)
    if each is None:
        raise LookupError(f"{house} {at} has no worked example {key}".rstrip())
    others = tuple((one.at, f"Example {number}") for number, one in enumerate(every, 1))
    try:
        text = text_of(each)
        if is_room(text):
            return _room(law, at, each, text, others)
        return (yield from _hand(law, at, each, text, others))
    except (OSError, *BROKEN) as fault:
        raise LookupError(f"This example can’t be shown. {_why_not(each, fault)}") from fault


def _why_not(each: Example, fault: Exception) -> str:
    """The file, and the first line of what is wrong with it."""
    name = each.transcript.rpartition("/")[2]
    if isinstance(fault, FileNotFoundError):
        return f"Its file {name} is missing."
    first = str(fault).partition("\n")[0] or type(fault).__name__
    return f"{name}: {first[:LONGEST]}"


def _hand(law: Book, at: str, each: Example, text: str, others: tuple[tuple[str, str], ...]) -> Pieces[Dealt]:
    record = Record.of(transcript_of(text))
    stops = hand_stops(record)
    said = tuple(_said(record, before, stop) for before, stop in zip((0, *stops), stops, strict=False))
    found = telling({law.key: (yield from deciding(record, law))})[law.key]
    yield
    labels = tuple(_label(record, stop, words) for stop, words in zip(stops, said, strict=True))
    decisions = _deciding(law, at, found)
    view = ExampleView(
        each.at,
        pill(law.key),
        _about(law, at),
        labels,
        said,
        tuple(_ruling(law, one) for one in decisions),
        others,
        head=_stakes(record),
        asked=asked_of(record, decisions[0].matter) if decisions else "",
    )
    return Dealt(view, record, stops)


def _label(record: Record, stop: int, words: str) -> str:
    """A few words for the slider: the street, or what happened."""
    laid = stop and isinstance(record.gestures[stop - 1].act, g.Lay)
    return STREETS.get(len(record.tables[stop].board), words) if laid else words


def hand_stops(record: Record) -> tuple[int, ...]:
    """After how many gestures the slider stops: the deal is one stop, and so is a street with its burn."""
    acts = [each.act for each in record.gestures]
    start = next((n for n, act in enumerate(acts) if not isinstance(act, ROUTINE)), len(acts))
    first = start if start < len(acts) else 0
    ends = range(first + 1, len(acts) + 1)
    kept = [n for n in ends if n == len(acts) or not (_street(acts[n - 1]) and _street(acts[n]))]
    return (first, *kept)


def _street(act: g.Act) -> bool:
    return isinstance(act, STREET)


def _said(record: Record, before: int, stop: int) -> str:
    """What happened up to a stop since the one before."""
    if stop == before or before == 0:
        return "The cards are dealt" if stop else "Before the deal"
    return " ".join(caption(record, n) for n in range(before, stop)).rstrip(".")


def _stakes(record: Record) -> tuple[str, ...]:
    return (stakes_line(record.setup),)


# --- rooms ---------------------------------------------------------------------------------------------------------


def _room(law: Book, at: str, each: Example, text: str, others: tuple[tuple[str, str], ...]) -> Dealt:
    told = room_of(text)
    record = RoomRecord.of(told)
    said = tuple(f"{clock(one.at)}  {happening(one)}" for one in told.happenings)
    found = telling({law.key: on_room(record, law)})[law.key]
    rulings = tuple(_ruling(law, one) for one in _deciding(law, at, found))
    view = ExampleView(
        each.at, pill(law.key), _about(law, at), said, said, rulings, others, room=True, head=_tables(record)
    )
    return Dealt(view, None, tuple(range(1, len(said) + 1)))


def _tables(record: RoomRecord) -> tuple[str, ...]:
    """Who sits where as the room begins, a line a table."""
    room = record.rooms[0]
    lines = []
    for table in room.tables:
        here = sorted((one for one in room.players if one.table == table.name), key=lambda one: one.seat)
        seated = ", ".join(f"{one.name} {one.seat} ({one.chips.amount:,})" for one in here)
        lines.append(f"Table {table.name}: {seated or 'no one'}")
    return tuple(lines)


# --- the decision --------------------------------------------------------------------------------------------------


def _about(law: Book, at: str) -> str:
    return f"{at} · {called(law.key)[at]}"


def asked_of(record: Record, matter: Matter) -> str:
    """What is asked: what was done last before it, and the question that it raises."""
    moment = max(matter.onset, matter.error, 1)
    question = QUESTIONS.get(matter.kind) or next(
        (words for root, words in BY_TOPIC.items() if matter.topic.startswith(root)), WHAT_NOW
    )
    seat = f"seat {matter.seats[0]}" if matter.seats else "the player"
    return f"{caption(record, min(moment, len(record)) - 1)} {question.format(seat=seat)}"


def _deciding(law: Book, at: str, found: Iterable[Decision]) -> tuple[Decision, ...]:
    """A few of the decisions: what rests on the paragraph itself first, then what is on its topic, the latest first."""
    topic = law.paragraph(at).topic
    order = sorted(
        found,
        key=lambda each: (
            at not in {cited.at for cited in each.citations},
            each.matter.topic != topic,
            each.silent,
            -each.matter.onset,
        ),
    )
    return tuple(order[:FEW])


def _ruling(law: Book, each: Decision) -> RulingView:
    about = KINDS[each.matter.kind].says
    seats = f", seat {', '.join(map(str, each.matter.seats))}" if each.matter.seats else ""
    if each.ruling is None:
        outcome = in_words_of(each.lacking).removesuffix(".") if each.lacking else "Not covered by this rulebook"
        return RulingView(f"{about}{seats}", outcome, "Stop, call the floor, and follow the ruling", (), (), ())
    return RulingView(
        about=f"{about}{seats}",
        outcome=each.ruling.says[:1].upper() + each.ruling.says[1:] + _figures(each),
        who=WHO.get(each.ruling.authority, "The rulebook doesn’t say who decides"),
        steps=tuple(STEPS[step.key].says for step in each.ruling.steps),
        why=_why(law, each),
        links=tuple(dict.fromkeys(link(cited.book, cited.at) for cited in each.citations)),
        notes=tuple(dict.fromkeys(cited.reading for cited in each.citations if cited.reading)),
    )


def _figures(each: Decision) -> str:
    told = [
        f"{name.replace('_', ' ').replace('-', ' ')} {value:,}"
        for name, value in each.figures
        if name not in BESIDE and (value or name == "to")
    ]
    return f" ({', '.join(told)})" if told else ""


def _why(law: Book, each: Decision) -> tuple[str, ...]:
    """The senses of the rules that held and were overridden by none."""
    source = book(each.source) if each.source else law
    held = (tried.rule for tried in each.trace if tried.held and not tried.overridden_by)
    return tuple(dict.fromkeys(source.rules[name].rule.says for name in held if name in source.rules))
