"""Points about phones and other devices that a player uses at the table."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

DEVICES, DEVICE_USED, LIVE = "devices", "device-used", " live"


def devices_used(facts: Facts) -> Iterator[Matter]:
    """A player uses a device; `detail` is how, and whether with a live hand, which it is until the pots go out."""
    for index, seat, act in facts.done(g.Device):
        then = facts.when(index)
        if seat:
            contesting = then.course.contesting
            pushed = then.done(g.PushPot, since=then.deal_start)
            live = seat in contesting and len(contesting) > 1 and not pushed
            yield Matter(DEVICE_USED, DEVICES, index + 1, index + 1, (), (seat,), act.use + (LIVE if live else ""))


KINDS: tuple[PointKind, ...] = (
    PointKind(DEVICE_USED, DEVICES, "A player uses a phone or another device", About.SEATS, devices_used),
)
