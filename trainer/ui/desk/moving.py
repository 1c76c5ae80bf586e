"""A newer edition of a book that the trainee has practiced: offered, told line by line, and moved to."""

from trainer.rules.ledger_file import Paragraph
from trainer.study.carrying_over import figure_words
from trainer.study.moving import Moving, found_of
from trainer.study.two_editions import Fate, Printed, Told
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import short
from trainer.ui.screens.moving_models import MovingView
from trainer.ui.screens.progress_models import GroupView, RowView

MINE = "you practiced it"


def moving_view(desk: Desk, older: str, newer: str) -> MovingView:
    """What the newer edition changes for them. Raises StoreTrouble, and BadLedger."""
    found = found_of(desk.store, desk.profile.id, older, newer)
    answered = desk.store.chosen(desk.profile.id, older, newer)
    return MovingView(
        f"From {short(older)} to {short(newer)}",
        _summed(found, older, newer),
        _groups(found, older),
        f"Move to {short(newer)}",
        "" if answered else f"Stay with {short(older)}",
    )


def went(count: int, newer: str) -> str:
    """What is said once they have moved."""
    kept = f" {_rules(count)} moved with {'its' if count == 1 else 'their'} dates." if count else ""
    return f"You deal at {short(newer)} now.{kept}"


def _summed(found: Moving, older: str, newer: str) -> str:
    tried, holds = len(found.tried), len(found.holds)
    told = f"You practiced {_rules(tried)} at {short(older)}. "
    told += "All of them still apply and keep their dates. " if holds == tried else ""
    told += f"{holds} of them still apply at {short(newer)} and keep their dates. " if 0 < holds < tried else ""
    told += f"New and changed rules come first in your sessions. {short(older)} stays as it is, so you can go back."
    return told


def _rules(count: int) -> str:
    return f"{count:,} {'rule' if count == 1 else 'rules'}"


def _groups(found: Moving, older: str) -> tuple[GroupView, ...]:
    kinds = (
        ("changed", "changed", "Different numbers, a different ruling or different words.", (Fate.CHANGED,)),
        ("new", "new", f"Not in {short(older)}, or not in our copy of it.", (Fate.ADDED, Fate.UNKNOWN)),
        ("gone", "gone", f"Only {short(older)} covers it. The newer edition doesn’t.", (Fate.GONE,)),
    )
    return tuple(
        GroupView(key, title, words, tuple(_row(each, found) for each in _mine_first(found, fates)))
        for key, title, words, fates in kinds
    )


def _mine_first(found: Moving, fates: tuple[Fate, ...]) -> list[Told]:
    some = [each for each in found.editions.of(*fates) if isinstance(each.now or each.was, Paragraph)]
    return sorted(some, key=lambda each: not found.met(each.was))


def _row(each: Told, found: Moving) -> RowView:
    told = [*map(figure_words, each.figures), *([f"Before: {_says(each.was)}"] if each.was and each.now else [])]
    return RowView(each.places, _says(each.now or each.was), " · ".join(told), MINE if found.met(each.was) else "")


def _says(printed: Printed | None) -> str:
    return " ".join(filter(None, (printed.says, printed.beside))) if isinstance(printed, Paragraph) else ""
