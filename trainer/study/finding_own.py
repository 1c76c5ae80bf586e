"""One thing at one house: what it practises, found out by dealing or asking it, and kept. For another process."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from trainer.kernel.how_far import HowFar, untold
from trainer.kernel.pieces import at_once
from trainer.quickfire.kinds import KINDS
from trainer.rules.areas import area_if_any
from trainer.rules.book import book
from trainer.rules.encoded import encoded
from trainer.rules.former import TOPIC
from trainer.rules.syllabus import topic_of
from trainer.scenarios import index
from trainer.scenarios.index import Row
from trainer.scenarios.loader import read
from trainer.study.finding import cited, tried
from trainer.study.own import DRILL, Found, Wanted, law, loading, told
from trainer.study.practised import Tries

STEPS = 3


def find_out(wanted: Wanted, kept: Path, so_far: HowFar = untold) -> Row | None:
    """Find it out, and keep it in that file; what is kept there already is not found out again.

    None where its file is gone, or another one by now. `so_far` may raise to stop: nothing is kept then.
    """
    so_far(0, STEPS)
    known = at_once(loading(kept)).get(wanted.name)
    if known is not None and known.digest == wanted.digest:
        return known
    so_far(1, STEPS)
    row = _drill(wanted, so_far) if wanted.kind == DRILL else _hand(wanted)
    if row is None or row.digest != wanted.digest:
        return None
    so_far(2, STEPS)
    index.save(kept, law(), {**at_once(loading(kept)), wanted.name: row})
    return row


def _hand(wanted: Wanted) -> Row | None:
    def dealt(text: str, path: str) -> list[Any]:
        return _told(tried(read(text, path), book(wanted.house)))

    path = Path(wanted.path)
    try:
        return index.row_of(path, index.stamp_of(path), dealt)
    except OSError:
        return None


def _drill(wanted: Wanted, so_far: HowFar) -> Row:
    try:
        rules = cited(KINDS[wanted.key], book(wanted.house), so_far=so_far)
        return Row(0, 0, wanted.digest, _told(Tries(rules, 0, clean=False)))
    except Exception as fault:  # noqa: BLE001  # whatever it stumbles over, the other drills are found out
        return Row(0, 0, wanted.digest, None, index.faults_in(fault, "cannot be asked"))


def _told(tries: Tries) -> list[Any]:
    return told(Found(tries, topics_of(tries.rules)))


def topics_of(rules: Iterable[str]) -> dict[str, str]:
    """The topics of rules, without those rules and topics that there are not."""
    known = (rule for rule in rules if rule.startswith(TOPIC) or rule in encoded())
    return {rule: topic for rule in known if area_if_any(topic := topic_of(rule))}
