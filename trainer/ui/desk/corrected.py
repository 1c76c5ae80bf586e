"""What corrections of the law changed for the trainee at the desk, in words: one notice, whatever they are of."""

from datetime import datetime

from trainer.kernel.listed import listed
from trainer.progress.corrections import News
from trainer.rules.corrected import SIGN
from trainer.rules.houses import all_houses
from trainer.rules.topics import title
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import short
from trainer.ui.desk.moments import when
from trainer.ui.screens.corrected_models import AgainView, CorrectedView

MOST = 200  # hands that are listed
BRIEF = 160  # letters of a correction that the notice itself tells; a longer one is told with the hands
OURS = "What we taught you before was wrong and no longer counts."
IN_GENERAL = "We corrected rules at {houses}. What we taught you before was wrong and no longer counts."


def news(desk: Desk) -> tuple[tuple[str, ...], News] | None:
    """What corrections changed for them that was not put away: our sentences on it, and what. Raises StoreTrouble."""
    found = desk.store.news(desk.profile.id, [each.key for each in desk.corrections])
    return None if found is None else (_says(desk, found), found)


def notice(desk: Desk) -> str:
    """The notice for the first page, "" for none. Raises StoreTrouble."""
    found = news(desk)
    return "" if found is None else " ".join((_head(*found), *_changed(found[1])))


def corrected(desk: Desk) -> CorrectedView | None:
    """All there is to say about it. Raises StoreTrouble."""
    found = news(desk)
    if found is None:
        return None
    says, changed = found
    rows = desk.store.graded_again(desk.profile.id, changed.corrections, MOST)
    hands = tuple(
        AgainView(str(row.id), row.title, f"{short(row.book)} · {when(row.ended)}", right) for row, right in rows
    )
    more = [f"The latest {MOST} are listed. All of them are under Progress."] if changed.hands > len(hands) else []
    lines = (*more, *_answers(changed), *_no_longer(desk, changed))
    return CorrectedView(_head(*found), hands, lines, () if _brief(says) else says)


def _brief(says: tuple[str, ...]) -> bool:
    return len(says) == 1 and len(says[0]) <= BRIEF


def _head(says: tuple[str, ...], found: News) -> str:
    if _brief(says):
        return f"{says[0]} {OURS}"
    return IN_GENERAL.format(houses=listed([short(each) for each in _houses(found)]))


def put_away(desk: Desk, now: datetime) -> None:
    """They have read it, and hear of it no more. Raises StoreTrouble."""
    found = news(desk)
    if found is not None:
        desk.store.put_away(desk.profile.id, found[1].corrections, now)


def _says(desk: Desk, found: News) -> tuple[str, ...]:
    """A sentence for each house at which anything changed: that of its own book, else those that it rests on."""
    own = {key for key, book in found.at if key.partition(SIGN)[0] == book}
    without = {book for _, book in found.at} - {key.partition(SIGN)[0] for key in own}
    told = (own | {key for key, book in found.at if book in without}) or set(found.corrections)
    order = {each.key: place for place, each in enumerate(all_houses())}
    some = [each for each in desk.corrections if each.key in told]
    return tuple(each.correction.says for each in sorted(some, key=lambda each: order.get(each.book, len(order))))


def _houses(found: News) -> list[str]:
    """Where anything changed, as the houses are listed."""
    there = {book for _, book in found.at}
    return [each.key for each in all_houses() if each.key in there]


def _changed(found: News) -> list[str]:
    """Whoever dealt what we taught them made no mistake of their own: so much can't be told apart, and is said."""
    if not found.hands:
        return _answers(found)
    one = found.hands == 1
    again = "1 hand was graded again" if one else f"{found.hands:,} hands were graded again"
    if not found.right:
        return [f"{again}. The mistakes in {'it' if one else 'them'} may be ours."]
    if found.right == found.hands:
        return [f"{again}: you dealt {'it' if one else 'all of them'} right."]
    return [f"{again}: you dealt {found.right:,} of them right. The mistakes in the rest may be ours."]


def _answers(found: News) -> list[str]:
    said = []
    if found.marked:
        said.append("1 answer was regraded." if found.marked == 1 else f"{found.marked:,} answers were regraded.")
    if found.withdrawn:
        one = "1 answer no longer counts."
        said.append(one if found.withdrawn == 1 else f"{found.withdrawn:,} answers no longer count.")
    return said


def _no_longer(desk: Desk, found: News) -> list[str]:
    """The topics on which stopping for the floor is no longer practised, as the rulebook covers them."""
    about = [each for each in desk.corrections if each.key in found.corrections]
    gone: dict[str, list[str]] = {}
    for house, topic in desk.store.emptied(desk.profile.id):
        if any(each.concerns(topic) for each in about):
            gone.setdefault(house, []).append(title(topic))
    return [f"No longer asked as “not covered” at {short(house)}: {', '.join(some)}." for house, some in gone.items()]
