"""A session of a chosen length: what is proposed, in which order, and why. Pure: the same seed gives the same plan."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from random import Random

from trainer.progress.noticing import Noticed
from trainer.progress.records import Memory
from trainer.study.harder import with_levels
from trainer.study.items import Pace, Plan, Recent
from trainer.study.library import Library
from trainer.study.picking import Picking
from trainer.study.sequence import in_order
from trainer.study.wants import Recall, more, unmet, untried, wants

MINUTE = 60
NONE_NOTICED: Mapping[str, Noticed] = {}


def plan(
    now: datetime,
    minutes: int,
    memories: Iterable[Memory],
    library: Library,
    recent: Recent,
    seed: int,
    recall: Recall,
    pace: Pace | None = None,
    anew: Iterable[str] = (),
    noticed: Mapping[str, Noticed] = NONE_NOTICED,
    *,
    clean_first: bool = False,
) -> Plan:
    """The session at the library's house: due first, weak next, one new thing, clean hands in between.

    `noticed` says how well each rule was noticed lately: what is missed often or seen late comes in easier hands.
    `anew` are rules that changed with a newer edition: what was not met of them since goes before everything.

    More than one new thing is in it only where nothing else is left to fill the time.

    With `clean_first` it begins with a clean hand, as for a new dealer.

    It may be longer than asked for by half of its last thing. Nothing is in it twice but fresh hands, each another one.
    """
    dice = Random(f"{library.house} {minutes} {seed}")
    held = tuple(memories)
    changed = unmet(anew, held, library)
    new = untried(held, library, frozenset(changed))
    wanted = with_levels(wants(now, held, library, recall, new, changed), held, noticed)
    picking = Picking(wanted, library, recent, dice, pace or Pace(), minutes * MINUTE)
    picked = picking.picked(more(new), clean_first=clean_first)
    return Plan(library.house, minutes, in_order(picked, dice, clean_first=clean_first))
