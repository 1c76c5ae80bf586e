"""The session that is proposed to the trainee at the desk. Loads neither the law nor the tables."""

from collections.abc import Iterable
from datetime import datetime

from trainer.progress.records import Memory, Row
from trainer.study.first_steps import FIRST_HANDS, for_new_dealers
from trainer.study.items import Pace, Plan, Recent
from trainer.study.library import Library, for_dealers, library, within
from trainer.study.mastery import Recall
from trainer.study.plan import plan
from trainer.study.recalling import recalling
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.wish import Wish

LATELY = 40  # hands that count as dealt lately
LEAST, LONGEST = 5, 15 * 60  # hands needed to know a pace, and seconds after which somebody was away
SHORT_SHARE = 0.4  # of the acts of a hand that are left of it in short form


def proposed(desk: Desk, wish: Wish, now: datetime) -> Plan:
    """The session for the trainee at the desk's house. Raises StoreTrouble."""
    memories = desk.store.memories(desk.profile.id, desk.house)
    return plan_of(desk, wish, now, memories, recalling(now))


def plan_of(desk: Desk, wish: Wish, now: datetime, memories: Iterable[Memory], recall: Recall) -> Plan:
    """The same, of memories that are at hand. Raises StoreTrouble."""
    store, profile = desk.store, desk.profile.id
    found = library(desk.house)
    dealt = store.attempts(profile, limit=LATELY)
    rounds = store.last_rounds(profile, desk.house)
    recent = Recent(
        tuple(dict.fromkeys(row.scenario for row in dealt)),
        tuple(sorted(rounds, key=lambda key: rounds[key], reverse=True)),
        store.seen(profile, desk.house),
    )
    there = desk.at_hand(found)
    there = within(there, wish.area) if wish.area else for_dealers(there)
    new_dealer = len(dealt) < FIRST_HANDS and not wish.area
    there = for_new_dealers(there) if new_dealer else there
    anew = [each.rule for each in store.anew(profile, desk.house)]
    speed = pace(dealt, found, wish.short)
    noticed = store.noticed_lately(profile, desk.house)
    return plan(
        now, wish.minutes, memories, there, recent, wish.seed, recall, speed, anew, noticed, clean_first=new_dealer
    )


def pace(dealt: Iterable[Row], found: Library, short: bool = False) -> Pace:
    """How fast this trainee deals: the median of the hands dealt lately; the usual pace before there are enough.

    A hand that took too little to have been whole was one in short form. Of a `short` one only a share is dealt.
    """
    acts = {each.key: each.acts for each in found.activities if each.acts}
    took = [((row.ended - row.started).total_seconds(), acts[row.scenario]) for row in dealt if row.scenario in acts]
    usual = Pace()
    speeds = [seconds / count for seconds, count in took if usual.act * count / 2 <= seconds <= LONGEST]
    # the first page does without the statistics module, 0.8 MB
    act = usual.act if len(speeds) < LEAST else min(sorted(speeds)[len(speeds) // 2], usual.act * 4)
    return Pace(act=act * SHORT_SHARE if short else act)
