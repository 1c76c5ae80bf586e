"""What was worked out about a record, cut back to the part of it that another record has in common with it.

Of what a record knows an answer about one moment stands by its question and the gesture count, answers that follow from
one another in a list by gesture count. Anything else goes along with the record and begins anew.
"""

from collections.abc import Hashable, Mapping
from typing import Any


def known_until(known: Mapping[Hashable, Any], at: int) -> dict[Hashable, Any]:
    """What is known of the first `at` gestures."""
    moments = {key: answer for key, answer in known.items() if _of_a_moment(key, at)}
    lists = {key: answer for key, answer in known.items() if isinstance(answer, list)}
    return moments | {key: answer[: at + 1] for key, answer in lists.items()}


def _of_a_moment(key: Hashable, at: int) -> bool:
    return isinstance(key, tuple) and len(key) == 2 and isinstance(key[1], int) and key[1] <= at
