"""What a sentence on a clock takes from a room: that of hand for hand, whether anybody told it, and a player's."""

from trainer.kernel.room import clock_acts as c
from trainer.rules.book import book
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.hand_for_hand import hands_since, left_at_announcement
from trainer.rules.room.record import RoomRecord
from trainer.rules.room.shot_clock import Shot, shot
from trainer.rules.ruling import Decision

OR_LESS = "clock.time-to-act-or-less"
FEW = 5
NOT_IN_BATCHES = "rp.hand-for-hand.clock-set-several-hands"


def clock_words(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """When the clock is set back, where the rulebook says that; and that what it shows isn't told."""
    hand_by_hand = NOT_IN_BATCHES in book(decision.book).rules
    batches = {"each_hand": "set it after each hand where possible, not in batches"} if hand_by_hand else {}
    batches |= _run_out(facts, decision)
    return {**batches, "untold_clock": ""} if clock_is_told(facts.record) else {**batches, "untold_clock": "the clock"}


def _run_out(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """What the hands played so far take off the clock, where that is all that was left of the level or more; before
    any has ended, what the clock shows after the one in progress.
    """
    left = left_at_announcement(facts.subject)
    printed = (book(each.book).paragraph(each.at).numbers.get("seconds", 0) for each in decision.citations)
    seconds = next(filter(None, printed), 0)
    hands = hands_since(facts, facts.matter.error - 1, facts.at)
    if not hands and 0 < seconds < left:
        return {"next_clock": minutes(left - seconds)}
    if not 0 < left <= hands * seconds or dict(decision.figures).get("left", left):
        return {}
    taken = f"{hands} hand{'' if hands == 1 else 's'} at {seconds} seconds"
    used = f"{taken} use{'s' if hands == 1 else ''} up the {minutes(left)} on the clock"
    return {"run_out": used, "next_up": _next_up(facts)}


def _next_up(facts: RoomFacts) -> str:
    """The level after the one announced, with its blinds where it is told."""
    number, levels = facts.room.level, facts.setup.levels
    if not 0 <= number < len(levels):
        return "the next level"
    return f"level {number + 1}, {levels[number].small:,}-{levels[number].big:,},"


def minutes(seconds: int) -> str:
    """So many seconds as a clock shows them."""
    return f"{seconds // 60}:{seconds % 60:02}"


def clock_is_told(record: RoomRecord) -> bool:
    """Has anybody told what the clock of the levels shows, in the setup or since?"""
    since = (each.act for each in record.happenings)
    return record.setup.clock_told or any(isinstance(each, c.SetClock | c.NewLevel | c.Zero) for each in since)


def time_gone(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """What has gone of the time of a player on the clock, who hasn't acted, and what is left of it and after it."""
    return gone_of(shot(facts), decision)


def gone_of(run: Shot, decision: Decision) -> dict[str, str]:
    """The same of a clock that ran so. A few seconds are only those in which lines follow one another."""
    given = dict(decision.figures)
    seconds, countdown, warning = (given.get(each, 0) for each in ("seconds", "countdown", "warning"))
    if run.acted or run.took < FEW or not seconds or (countdown and run.took > seconds + countdown):
        return {}
    left, most = seconds - run.took, decision.key == OR_LESS
    if left > 0:
        gone = f"{run.took} of {'at most' if most else 'the'} {seconds} seconds are up, "
        gone += f"{'up to ' if most else ''}{left} {_are(left)} left"
        after = f"then a countdown of {countdown}" if countdown else _warning(run, left, seconds, warning)
        return {"time_gone": gone, "time_after": after}
    last = left + countdown
    counted = (
        f"and {last} of the count of {countdown} {_are(last)} left" if last else "and an action now is still in time"
    )
    after = counted if countdown else _warning(run, left, seconds, warning)
    return {"time_gone": f"the {seconds} seconds are up", "time_after": after}


def _warning(run: Shot, left: int, seconds: int, warning: int) -> str:
    """What the warning does to the end of the time: a late one or none puts it off."""
    if run.warned < 0 and left >= warning:
        return f"with a warning at {warning}"
    if 0 <= run.warned <= run.began + seconds - warning:
        return "and the warning has come" if left else "and an action now is still in time"
    return f"and the hand is dead only {warning} seconds after {'a' if run.warned < 0 else 'the'} warning"


def _are(number: int) -> str:
    return "is" if number == 1 else "are"
