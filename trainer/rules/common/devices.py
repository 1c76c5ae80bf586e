"""Phones and other devices at the table: barred with a live hand, barred always, or fine while they disturb nobody."""

from trainer.rules.facts import Facts
from trainer.rules.points.devices import DEVICE_USED, LIVE
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points.manners import DEVICE_IN_THE_ROOM, has_a_live_hand, word_of
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

USED = (DEVICE_USED, DEVICE_IN_THE_ROOM)
MAY_BE_PENALISED = ("a-warning", "a-penalty", "no-penalty")
NOT_WITH_A_LIVE_HAND = Ruling(
    "devices.not-with-a-live-hand",
    "not allowed with a live hand: a penalty may follow, and the hand stays live",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=MAY_BE_PENALISED,
)
NOT_AT_THE_TABLE = Ruling(
    "devices.not-at-the-table",
    "not allowed at the table, with or without a live hand",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=MAY_BE_PENALISED,
)
ON_THE_RAIL = Ruling("devices.may-lie-on-the-rail", "devices are allowed on the rail", fault=False)
ALLOWED = Ruling("devices.allowed-unless-disturbing", "allowed if it disturbs no one", fault=False)


def _use(facts: Facts | RoomFacts) -> str:
    return word_of(facts).removesuffix(LIVE)


def _live(facts: Facts | RoomFacts) -> bool:
    if isinstance(facts, RoomFacts):
        return has_a_live_hand(facts.subject.before, facts.matter.detail)
    return facts.matter.detail.endswith(LIVE)


@rule("devices.phone-talk", kinds=USED, ruling=NOT_AT_THE_TABLE)
def talks_on_a_phone(facts: Facts, _: Numbers) -> bool:
    """A player talks on a phone at the table."""
    return _use(facts) == "talk"


@rule("devices.sound-others-hear", kinds=USED, ruling=NOT_AT_THE_TABLE)
def sound_that_others_hear(facts: Facts, _: Numbers) -> bool:
    """A player's device makes a sound that others hear."""
    return _use(facts) == "sound"


@rule("devices.laid-on-the-table", kinds=USED, ruling=NOT_AT_THE_TABLE)
def device_on_the_table(facts: Facts, _: Numbers) -> bool:
    """A player puts a device on the table."""
    return _use(facts) == "on-table"


@rule("devices.laid-on-the-rail", kinds=USED, ruling=ON_THE_RAIL)
def device_on_the_rail(facts: Facts, _: Numbers) -> bool:
    """A player puts a device on the rail."""
    return _use(facts) == "on-rail"


@rule("devices.strategy-tool", kinds=USED, ruling=NOT_AT_THE_TABLE)
def strategy_tool_at_the_table(facts: Facts, _: Numbers) -> bool:
    """A player looks at a betting app or a chart at the table."""
    return _use(facts) == "app"


@rule("devices.betting-aid-with-a-live-hand", kinds=USED, ruling=NOT_WITH_A_LIVE_HAND)
def betting_aid_with_a_live_hand(facts: Facts, _: Numbers) -> bool:
    """A player with a live hand looks at a betting app or a chart."""
    return _use(facts) == "app" and _live(facts)


@rule("devices.handled-with-a-live-hand", kinds=USED, ruling=NOT_WITH_A_LIVE_HAND)
def handled_with_a_live_hand(facts: Facts, _: Numbers) -> bool:
    """A player with a live hand silently handles a device, for whatever reason."""
    return _use(facts) == "handle" and _live(facts)


@rule("devices.handled-without-a-live-hand", kinds=USED, ruling=ALLOWED)
def handled_without_a_live_hand(facts: Facts, _: Numbers) -> bool:
    """A player with no live hand silently handles a device."""
    return _use(facts) == "handle" and not _live(facts)


@rule("devices.handled-in-silence", kinds=USED, ruling=ALLOWED)
def handled_in_silence(facts: Facts, _: Numbers) -> bool:
    """A player silently handles a device or puts it down, or uses a betting aid with no live hand."""
    return _use(facts) in ("handle", "on-table", "on-rail") or (_use(facts) == "app" and not _live(facts))
