"""The PIN that curtains the library: how it is kept, and how wrong ones slow down."""

import hashlib
import os
from collections.abc import Callable
from hmac import compare_digest
from math import ceil
from time import monotonic

SHORTEST, LONGEST = 4, 12
FREE, FIRST_WAIT, LONGEST_WAIT = 3, 5, 300
"""So many wrong PINs cost nothing; the next makes one wait so many seconds, each further one twice as long."""
NAME, COST, BLOCK, WAYS, SALT, LENGTH = "scrypt", 2**14, 8, 1, 16, 32
FIGURES = f"A PIN has {SHORTEST} to {LONGEST} digits."
WRONG = "That isn’t the PIN."


def fault(pin: str) -> str:
    """Why this can't be a PIN, in a sentence; "" where it can."""
    good = pin.isascii() and pin.isdigit() and SHORTEST <= len(pin) <= LONGEST
    return "" if good else FIGURES


def kept(pin: str, salt: bytes = b"") -> str:
    """What is kept of a PIN, from which nobody reads it: a salted digest, with how it was made."""
    salt = salt or os.urandom(SALT)
    return ":".join((NAME, str(COST), str(BLOCK), str(WAYS), salt.hex(), _digest(pin, salt).hex()))


def is_it(pin: str, was_kept: str) -> bool:
    """Is it the PIN that was kept? Of what is damaged no PIN is the one."""
    try:
        *how, salt, digest = was_kept.split(":")
        known = how == [NAME, str(COST), str(BLOCK), str(WAYS)]
        return known and compare_digest(_digest(pin, bytes.fromhex(salt)), bytes.fromhex(digest))
    except ValueError:
        return False


def _digest(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, n=COST, r=BLOCK, p=WAYS, dklen=LENGTH)


class Tries:
    """Slows down whoever tries PINs. `now` tells seconds that only ever grow."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now, self._wrong, self._until = now, 0, 0.0

    @property
    def wait(self) -> int:
        """So many seconds until the next one may be tried."""
        return max(0, ceil(self._until - self._now()))

    def check(self, pin: str, was_kept: str) -> str:
        """Try one: "" where it is the PIN, else a sentence."""
        if self.wait:
            return self.told
        if is_it(pin, was_kept):
            self._wrong = 0
            return ""
        self._wrong += 1
        if self._wrong < FREE:
            return WRONG
        self._until = self._now() + min(LONGEST_WAIT, FIRST_WAIT * 2 ** (self._wrong - FREE))
        return f"{WRONG} {self.told}"

    @property
    def told(self) -> str:
        """How long to wait, in a sentence."""
        seconds = self.wait
        return f"Wait {seconds} second{'s' * (seconds != 1)}, then try again."
