"""Who is at the desk, as the settings know it: the name and the id go together, and nobody is taken for another."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.progress.names import fault
from trainer.progress.records import Profile
from trainer.ui.desk.desk import NOBODY

if TYPE_CHECKING:  # the window is opened by whoever is at the desk
    from trainer.ui.window import Window

Act = Callable[[], None]
IS_IT_YOU = "Is that you?"
ANSWERS = (("yes", "Yes, that is me", "primary"), ("no", "No, somebody else", "secondary"))


def called(profile: Profile) -> str:
    """The name as the settings keep it: "" for whoever never gave one."""
    return "" if profile.name == NOBODY else profile.name


def keep(window: "Window", profile: Profile, **changes: object) -> None:
    """The settings take the name of a profile, and its id where the file outlives this run of the program."""
    who = {"person": profile.uid} if window.desk.store.on_disk else {}
    window.keep(**{**changes, **who, "name": called(profile)})


def known(window: "Window") -> None:
    """The program has started: the settings learn who sits here, and where that is in doubt it is asked."""
    sits, kept, other = window.desk.profile, window.settings, window.desk.namesake
    if not window.desk.store.on_disk:
        return
    if (kept.person, kept.name) != (sits.uid, called(sits)):
        keep(window, sits)
    if other is not None:
        _ask(window, other, lambda: _is(window, other, window.desk.house), lambda: None)


def welcomed(window: "Window", name: str, house: str) -> None:
    """A name and a house were chosen on the welcome page. Raises StoreTrouble."""
    wrong, there = fault(name) if name else "", window.desk.store.named(name)
    if wrong:
        window.tell(wrong)
    elif name and there is not None and there.id != window.desk.profile.id:
        _ask(window, there, lambda: _is(window, there, house), lambda: None)
    else:
        window.change(name=name, house=house)
        keep(window, window.desk.profile)
        window.open_page("today")


def _is(window: "Window", profile: Profile, house: str) -> None:
    """It is them: whoever was made for the time being goes again, as they have done nothing."""
    before = window.desk.profile
    window.desk.becomes(profile)
    window.desk.store.let_go(before)
    keep(window, profile, house=house)
    window.open_page("today")


def _ask(window: "Window", profile: Profile, yes: Act, no: Act) -> None:
    from trainer.ui.desk.people import about  # seldom
    from trainer.ui.kit.dialog import Dialog
    from trainer.ui.screens.ask_name import soft

    text = f"There is a “{soft(profile.name)}” here already: {about(profile, window.desk.store.held(profile))}."
    asked = Dialog(window, IS_IT_YOU, text, ANSWERS)
    asked.answered.connect(lambda key: window.guarded(yes if key == "yes" else no))
