"""What a correction of the law changed for the trainee at the desk, in words."""

from datetime import datetime

from trainer.progress.corrections import News
from trainer.rules.topics import title
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import short
from trainer.ui.desk.moments import when
from trainer.ui.screens.corrected_models import AgainView, CorrectedView

MOST = 200  # hands that are listed


def news(desk: Desk) -> tuple[str, News] | None:
    """The first correction that changed something for them and was not put away: our sentence on it, and what.

    Raises StoreTrouble.
    """
    for each in desk.corrections:
        if found := desk.store.news(desk.profile.id, each.key):
            return each.correction.says, found
    return None


def notice(desk: Desk) -> str:
    """The notice for the first page, "" for none. Raises StoreTrouble."""
    found = news(desk)
    return "" if found is None else " ".join((found[0], *_changed(found[1])))


def corrected(desk: Desk) -> CorrectedView | None:
    """All there is to say about it. Raises StoreTrouble."""
    found = news(desk)
    if found is None:
        return None
    says, changed = found
    rows = desk.store.graded_again(desk.profile.id, changed.correction, MOST)
    hands = tuple(
        AgainView(str(row.id), row.title, f"{short(row.book)} · {when(row.ended)}", right) for row, right in rows
    )
    more = [f"The {MOST} latest are listed; all of them are under Progress."] if changed.hands > len(hands) else []
    return CorrectedView(says, hands, (*more, *_answers(changed), *_no_longer(desk, changed)))


def put_away(desk: Desk, now: datetime) -> None:
    """They have read it, and hear of it no more. Raises StoreTrouble."""
    found = news(desk)
    if found is not None:
        desk.store.put_away(desk.profile.id, found[1].correction, now)


def _changed(found: News) -> list[str]:
    if not found.hands:
        return _answers(found)
    if found.hands == 1:
        return [f"1 hand was graded again; {'you dealt it right' if found.right else 'it has mistakes'}."]
    right = "none of them is right" if not found.right else f"you dealt {found.right:,} of them right"
    return [f"{found.hands:,} hands were graded again; {right}."]


def _answers(found: News) -> list[str]:
    said = []
    if found.marked:
        said.append(
            "1 answer was marked again." if found.marked == 1 else f"{found.marked:,} answers were marked again."
        )
    if found.withdrawn:
        one = "1 answer no longer counts."
        said.append(one if found.withdrawn == 1 else f"{found.withdrawn:,} answers no longer count.")
    return said


def _no_longer(desk: Desk, found: News) -> list[str]:
    """The topics on which stopping for the floor is no longer practised, as the rulebook covers them."""
    about = next((each for each in desk.corrections if each.key == found.correction), None)
    gone: dict[str, list[str]] = {}
    for house, topic in desk.store.emptied(desk.profile.id):
        if about is not None and about.concerns(topic):
            gone.setdefault(house, []).append(title(topic))
    return [f"No longer asked at {short(house)} as not covered: {', '.join(some)}." for house, some in gone.items()]
