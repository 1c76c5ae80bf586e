"""The newer edition that is offered on the first page: found without the law."""

from trainer.progress.moves import MOVED
from trainer.progress.store import Store
from trainer.rules.houses import newer_editions
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import short
from trainer.ui.screens.first import OfferView


def offered(desk: Desk) -> OfferView | None:
    """The first newer edition of a book they have practiced that they have not answered to. Raises StoreTrouble."""
    store, profile = desk.store, desk.profile.id
    for older, newer in newer_editions():
        if store.has_practised(profile, older.key) and not store.chosen(profile, older.key, newer.key):
            words = f"{short(newer.key)} is in force. You have practiced {short(older.key)}."
            move, stay = f"Move to {short(newer.key)}", f"Stay with {short(older.key)}"
            return OfferView(older.key, newer.key, words, move, stay)
    return None


def move_words(store: Store, profile: int, here: str, there: str) -> str:
    """What moves from one house to another, where that is the newer edition of what they have practiced; else "".

    Raises StoreTrouble.
    """
    pairs = {(older.key, newer.key) for older, newer in newer_editions()}
    if (here, there) not in pairs or not store.has_practised(profile, here):
        return ""
    return "" if store.chosen(profile, here, there) == MOVED else f"Move to {short(there)}"
