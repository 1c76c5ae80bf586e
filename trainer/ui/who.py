"""Who is at the desk, as the settings know it: the name and the id go together, and nobody is taken for another."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.progress.names import fault
from trainer.progress.records import Held, Profile
from trainer.ui.desk.desk import NOBODY

if TYPE_CHECKING:  # the window is opened by whoever is at the desk
    from trainer.ui.window import Window

Act = Callable[[], None]
IS_IT_YOU = "Is that you?"
ANSWERS = (("yes", "Yes, that’s me", "primary"), ("no", "No, someone else", "secondary"))


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
        _ask(window, other, lambda: _is(window, other, window.desk.house, sits), lambda: None)


def welcomed(window: "Window", name: str, house: str) -> None:
    """A name and a house were chosen on the welcome page, "" for no name. Nobody who is here already gets another name
    unasked. Raises StoreTrouble."""
    sits, wrong, there = window.desk.profile, fault(name) if name else "", window.desk.store.named(name)
    if wrong:
        window.tell(wrong)
    elif not name or name == sits.name:
        _sits(window, sits, house)
    elif there is not None:
        _ask(window, there, lambda: _is(window, there, house, sits if _for_now(window, sits) else None), lambda: None)
    elif _for_now(window, sits):
        _named(window, name, house)
    else:
        _ask(window, sits, lambda: _named(window, name, house), lambda: _new(window, name, house))


def _for_now(window: "Window", profile: Profile) -> bool:
    """Was it made only so that somebody sits here? They have no name and have done nothing."""
    return not called(profile) and window.desk.store.held(profile) == Held(0, 0, 0)


def _named(window: "Window", name: str, house: str) -> None:
    window.desk.rename(name)
    _sits(window, window.desk.profile, house)


def _new(window: "Window", name: str, house: str) -> None:
    window.sits_down(window.desk.store.new_profile(name))
    _sits(window, window.desk.profile, house)


def _sits(window: "Window", profile: Profile, house: str) -> None:
    keep(window, profile, house=house)
    window.open_page("today")


def _is(window: "Window", profile: Profile, house: str, instead_of: Profile | None) -> None:
    """It is them: whoever was made for the time being goes again, as they have done nothing."""
    window.sits_down(profile)
    if instead_of is not None:
        window.desk.store.let_go(instead_of)
    _sits(window, profile, house)


def _ask(window: "Window", profile: Profile, yes: Act, no: Act) -> None:
    from trainer.ui.desk.people import about  # seldom
    from trainer.ui.kit.dialog import Dialog
    from trainer.ui.screens.ask_name import soft

    text = f"There’s already a “{soft(profile.name)}” here: {about(profile, window.desk.store.held(profile))}."
    asked = Dialog(window, IS_IT_YOU, text, ANSWERS)
    asked.answered.connect(lambda key: window.guarded(yes if key == "yes" else no))
