"""What a room was told of before its last happening and is answered with it: what is grave, and what was asked.

What comes up of itself (a level, the sizes of tables, a table that breaks) stays behind the last happening.
"""

from collections.abc import Iterable, Mapping, Sequence

from trainer.grading.answers.halves.behaved import REPEATED, WARNED
from trainer.grading.answers.room.grave import GRAVE
from trainer.grading.answers.room.rooms import ENTRY, MOVER, NO_CLOCK, ON_PENALTY, PENALTY_COUNTED, happening_of
from trainer.grading.answers.telling import in_a_row
from trainer.grading.answers.words.clock_words import clock_is_told
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import RoomAct
from trainer.kernel.room.chip_acts import Keep
from trainer.kernel.room.clock_acts import CallClock, HandForHand
from trainer.kernel.room.desk_acts import Ask
from trainer.kernel.room.manner_acts import Conduct, Device
from trainer.kernel.room.seat_acts import Halt, Resume, Sit, Waive
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.room.positions import button_is_untold
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Matter

SHORT = "short-table"
SHARED, ALL_IN, SEAT_LEFT = "hand-for-hand", "all-in-and-call", "seat-left"
CLOCK_OF_HANDS = ("hand-for-hand-clock", "clock-set")
OF_THE_HANDS = (SEAT_LEFT, *CLOCK_OF_HANDS)
"""Kinds about the clock during hand for hand, and about who gets up in it: told after what those who are out get."""
ARRIVAL, DODGED = "arrival", "button.dodged-blind-penalized"
"""Who comes to a table, and the ruling that a blind was dodged there, which says nothing of the hand."""
SEATED, KEPT = (ARRIVAL, "seat-change"), "kept"
"""Who sits down at a seat that is new to him, and how a player keeps what is his."""
ABSENT, TO_STUD, FROM_STUD = "absent-mover", "button-to-stud", "button-from-stud"
WRONG = frozenset(
    (
        *("bounty-chip", "clock-called", "clock-over", "deck-changed", "hand-for-hand", KEPT),
        *(ABSENT, TO_STUD, FROM_STUD, "seat-change", "straddle", "taking-a-seat", "wrong-seat", MOVER, *CLOCK_OF_HANDS),
    )
)
"""Kinds of points that only come up where somebody tells of them, and are answered where something is to be done."""
ASKED_FOR = frozenset(
    (
        *("deal-on-the-prizes", "deck-asked-for", "forfeit-asked", "high-hand", "kept-apart", "late-request"),
        *("push-near-a-level", "rebuy-announced", "seat-request", "special-need", ENTRY),
    )
)
"""Kinds of what somebody asks for: answered whether it is to be had or not."""
DEALT_IN = "dealt-in-away"
LEFT = "left-a-live-hand"
ONLY_BESIDE = {ARRIVAL: {DODGED}, ALL_IN: {LEFT}, PENALTY_COUNTED: {*SEATED, MOVER}}
"""Kinds that are told beside few rulings or kinds alone; hands of a penalty beside who comes to the table meanwhile."""
OF_A_HAND = ("clock-over", DEALT_IN, LEFT)
"""Kinds about a hand, which are past with the next one or a misdeal."""
PENALTY, SERVED = ("penalty-given", "conduct-told-in-room", "device-used-in-room"), (*ON_PENALTY, "misdeal-on-penalty")
"""Kinds of what a penalty is for and comes to, and of those that tell how far it is served."""


OF_A_RACE, RACES = ("race-award", "race-loss"), ("race-cards", "race")
"""Kinds of what a player gets or gives in a race, and of the race: its cards before how they are dealt."""
AWARD_STANDS, TO_BE_DRAWN = "chips.race-award-stands", "seating.seat-to-be-drawn"
"""Rulings that leave an award of a race as it is, and that nobody chooses a seat."""


def before_silence(record: RoomRecord, lead: Decision | None, some: Sequence[Decision]) -> Decision | None:
    """What leads: where nothing is printed on how a player came to a new seat, or keeps chips and cards there, what is
    grave about him before that, and before whether he is dealt in there whatever else is told; where nothing is on who
    gets a chip of a race or loses one, or an award is right, how that is decided; where a player wishes for a seat who
    is moved for balance, where he goes.
    """
    if lead is not None and lead.matter.kind in OF_A_RACE and (lead.silent or lead.key == AWARD_STANDS):
        race = [each for kind in RACES for each in some if each.matter.kind == kind and not each.silent]
        return next(iter(race), lead)
    if lead is not None and lead.key == TO_BE_DRAWN:
        return next((each for each in some if _moves(record, each, lead.matter.detail)), lead)
    if lead is None or not lead.silent or lead.matter.kind not in (*SEATED, KEPT):
        return lead
    grave = (each for each in some if each.key in GRAVE and _of_one_player(each.matter, lead.matter))
    beside = (each for each in some if lead.matter.kind == ARRIVAL and _belongs(record, each, lead, some))
    return next(iter((*grave, *beside, lead)))


def _moves(record: RoomRecord, decision: Decision, name: str) -> bool:
    """Is it that this player changes tables for balance?"""
    if decision.matter.kind != MOVER or decision.silent:
        return False
    player = record.rooms[decision.matter.error].player(name)
    return (player.table, player.seat) == (decision.matter.detail, dict(decision.figures).get("seat"))


def with_the_earlier(
    record: RoomRecord, lead: Decision, some: Iterable[Decision], told: Mapping[Matter, str], sentence: str
) -> str:
    """The sentence of the lead with what was told before: gravest first, then in the order of telling."""
    found = tuple(some)
    earlier = sorted(
        (each for each in found if each is not lead and told[each.matter] and _belongs(record, each, lead, found)),
        key=lambda each: each.matter.error,
    )
    grave = [each for each in earlier if each.key in GRAVE]
    others = [each for each in earlier if each.key not in GRAVE]
    after = [each for each in others if each.matter.kind in OF_THE_HANDS]
    before = [each for each in others if each not in after]
    of_others = bool(grave) and not any(_of_one_player(each.matter, lead.matter) for each in grave)
    if lead.matter.kind == ARRIVAL and of_others and _rests_on_a_button(record, lead):
        return in_a_row([told[each.matter] for each in grave], _names(record))
    first = [told[each.matter] for each in (*grave, *([] if lead.key in GRAVE else before))]
    last = [told[each.matter] for each in (*(before if lead.key in GRAVE else []), *after)]
    return in_a_row([*_not_in(sentence, first), sentence, *_not_in(sentence, last)], _names(record))


def _names(record: RoomRecord) -> tuple[str, ...]:
    return tuple(each.name for each in record.rooms[-1].players)


def _rests_on_a_button(record: RoomRecord, decision: Decision) -> bool:
    """Is it on a player's first hand at a table where nobody has told of a button? Beside what others have
    done that is grave nobody asks about it.
    """
    player = record.rooms[decision.matter.error].player(decision.matter.detail)
    return button_is_untold(record, player.table)


def _not_in(sentence: str, others: Iterable[str]) -> list[str]:
    whole = sentence.lower()
    return [each for each in dict.fromkeys(others) if each.lower().removesuffix(".") not in whole]


def _belongs(record: RoomRecord, decision: Decision, lead: Decision, points: Iterable[Decision]) -> bool:
    """Is it told with the lead: grave, or to be answered though something else happened since?"""
    matter = decision.matter
    same = _of_one_player(matter, lead.matter)
    if decision.silent or _past(record, decision, points) or _of_who_asks(record, decision, lead):
        return False
    if matter.kind in ONLY_BESIDE:
        return _beside_such(decision, lead, points)
    if lead.silent and _was_told(record, decision):
        return True
    if decision.key in GRAVE:
        return not (same and (matter.kind in OF_A_HAND or (decision.key, lead.key) == (WARNED, REPEATED)))
    if matter.kind in OF_THE_HANDS:
        return _of_the_hands(record, decision, lead)
    if same and decision.key != NO_CLOCK:
        return (matter.kind, lead.matter.kind) == (ABSENT, DEALT_IN)
    return _to_be_answered(record, decision)


def _beside_such(decision: Decision, lead: Decision, points: Iterable[Decision]) -> bool:
    """Is it of a kind that is told beside few others, and is this one of them? Hands of a penalty beside silence."""
    about = decision.matter
    beside = bool(ONLY_BESIDE[about.kind] & {lead.key, lead.matter.kind})
    if about.kind != PENALTY_COUNTED:
        return beside
    return (beside or lead.silent) and not _of_one_player(about, lead.matter) and _is_newest(decision, points)


def _to_be_answered(record: RoomRecord, decision: Decision) -> bool:
    """Does somebody ask for it, has the floor stopped that table, or is something to be done about it?"""
    matter = decision.matter
    if matter.kind in ASKED_FOR:
        return isinstance(happening_of(record, matter).act, Ask)
    if matter.kind == SHORT:
        return _of_a_halt(record, decision)
    return matter.kind in WRONG and decision.ruling is not None and decision.ruling.fault


def _was_told(record: RoomRecord, decision: Decision) -> bool:
    """Does somebody ask for it, or is it how a player behaves or keeps chips? It comes before what isn't printed."""
    act, ruling = happening_of(record, decision.matter).act, decision.ruling
    told = isinstance(act, Ask | Conduct | Device)
    return told or (isinstance(act, Keep) and ruling is not None and ruling.fault)


def is_counted_on(decision: Decision, points: Iterable[Decision]) -> bool:
    """Is it how far a penalty was served, of which a later hand tells more?"""
    about = decision.matter
    same = (each.matter for each in points if each.matter.detail == about.detail)
    return about.kind in SERVED and any(each.kind in SERVED and each.error > about.error for each in same)


def _is_newest(decision: Decision, points: Iterable[Decision]) -> bool:
    """Is it the last of its kind about that player?"""
    about = decision.matter
    same = (
        each.matter.error for each in points if (each.matter.kind, each.matter.detail) == (about.kind, about.detail)
    )
    return about.error == max(same, default=about.error)


def _of_who_asks(record: RoomRecord, decision: Decision, lead: Decision) -> bool:
    """Is it that a player left a live hand who then asked for the clock from away, as not every fold is told in a room?
    Or a wish for a seat of a player who is moved to one?
    """
    if decision.key == TO_BE_DRAWN and _moves(record, lead, decision.matter.detail):
        return True
    asks = {happening_of(record, lead.matter).who} if lead.key == NO_CLOCK else _who_asked(record, decision, lead)
    return decision.matter.kind == LEFT and decision.matter.detail in asks


def _who_asked(record: RoomRecord, decision: Decision, lead: Decision) -> set[str]:
    """Who has asked for the clock since, where the answer is on the clock."""
    since = record.happenings[decision.matter.error :] if lead.matter.kind.startswith("clock") else ()
    return {each.who for each in since if isinstance(each.act, CallClock)}


def _of_the_hands(record: RoomRecord, decision: Decision, lead: Decision) -> bool:
    """Is it on who may get up beside an all-in in hand for hand; or on its clock, if that is told, beside who shares
    what, or beside an all-in once a hand has taken time off it?
    """
    if decision.matter.kind == SEAT_LEFT:
        return lead.matter.kind == ALL_IN
    wrong = decision.ruling is not None and decision.ruling.fault
    if not wrong or not record.rooms[-1].hand_for_hand or not clock_is_told(record):
        return False
    if lead.matter.kind != ALL_IN:
        return lead.matter.kind == SHARED
    acts = [each.act for each in record.happenings]
    return any(isinstance(each, HandForHand) for each in acts[: _last_end(acts)])


def _last_end(acts: list[RoomAct]) -> int:
    return max((at for at, each in enumerate(acts) if isinstance(each, t.End)), default=0)


def _of_a_halt(record: RoomRecord, decision: Decision) -> bool:
    """Is it on a table that the floor has stopped, let play on or let play again at that moment or since?"""
    at = decision.matter.error - 1
    acts = (each.act for each in record.happenings[at:])
    return any(isinstance(each, Halt | Waive | Resume) and each.table == decision.matter.detail for each in acts)


def _of_one_player(one: Matter, other: Matter) -> bool:
    by_player = KINDS[one.kind].about is About.PLAYER and KINDS[other.kind].about is About.PLAYER
    return by_player and one.detail == other.detail


def _past(record: RoomRecord, decision: Decision, points: Iterable[Decision]) -> bool:
    """Has somebody moved since, is the hand over by another one, or is the penalty being served?"""
    about = decision.matter
    if about.kind == TO_STUD:
        return any(each.matter.kind == FROM_STUD and each.matter.error > about.error for each in points)
    if about.kind == ABSENT:
        return record.rooms[-1].player(about.detail).here
    if about.kind == MOVER:
        return any(isinstance(each.act, Sit) for each in record.happenings[about.error :])
    if about.kind in OF_A_HAND:
        table = happening_of(record, about).table or record.rooms[about.error].player(about.detail).table
        since = record.happenings[about.error :]
        return any(isinstance(each.act, t.Deal | t.Misdeal) and each.table == table for each in since)
    return about.kind in PENALTY and any(
        each.matter.kind in SERVED and each.matter.detail == about.detail and each.matter.error > about.error
        for each in points
    )
