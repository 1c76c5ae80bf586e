"""What a sentence on a device takes: what was done with it, who takes it off the table, where it may lie instead."""

from trainer.rules.book import book
from trainer.rules.points.devices import DEVICE_USED, LIVE
from trainer.rules.ruling import Decision

USE_OF_A_DEVICE = {
    "handle": "use a device",
    "app": "use a betting app or chart",
    "talk": "talk on a phone",
    "sound": "let others hear a device",
    "on-table": "put a device down",
    "on-rail": "put a device on the rail",
}
ON_THE_RAIL = "devices.laid-on-the-rail"
"""The rule of a house that prints where a device may lie."""


def of_the_device(decision: Decision) -> dict[str, str]:
    """The same of a hand; {} where it isn't about a device."""
    matter = decision.matter
    use = matter.detail.removesuffix(LIVE)
    if matter.kind != DEVICE_USED or use not in USE_OF_A_DEVICE:
        return {}
    return device_words(use, f"Seat {matter.seats[0]}", decision.book)


def device_words(use: str, who: str, house: str) -> dict[str, str]:
    """What is done with a device, in words that follow "may not"; who is to take one off the table, and to the rail."""
    lies = who if use == "on-table" else ""
    to_rail = lies if ON_THE_RAIL in book(house).rules else ""
    return {"device_use": USE_OF_A_DEVICE[use], "off_table": lies, "to_rail": to_rail, "lying": lies}
