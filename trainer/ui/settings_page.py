"""The settings page at work: what is changed there reaches the window."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from trainer import licenses
from trainer.progress.names import fault
from trainer.settings import READY_AT, SPEEDS, VOLUMES
from trainer.ui.desk.about import versions
from trainer.ui.desk.houses import houses
from trainer.ui.desk.people import backup_views, profile_views
from trainer.ui.kit.soon import one_by_one
from trainer.ui.library_settings import LibrarySettings, library_settings
from trainer.ui.people import TAKEN, People
from trainer.ui.screens.models import SettingsView
from trainer.ui.screens.settings import SettingsScreen

FRAME_MS = 16

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def settings_page(window: "Window") -> SettingsScreen:
    """The page with the window's settings as they are now."""
    page = SettingsScreen(_view(window))
    people = People(window, lambda: page.show_view(_view(window)))
    page.name_changed.connect(lambda name: _set_name(window, page, name))
    page.house_chosen.connect(lambda key: _set_house(window, page, key))
    page.four_colours_changed.connect(lambda on: window.change(four_colour=on))
    page.reduced_motion_changed.connect(lambda on: window.change(reduced_motion=on))
    page.one_click_changed.connect(lambda on: window.change(one_click=on))
    page.sound_changed.connect(lambda on: window.change(sound=on))
    page.volume_chosen.connect(lambda volume: window.change(volume=volume))
    page.speed_chosen.connect(lambda speed: window.change(speed=speed))
    page.short_form_changed.connect(lambda on: window.change(short_form=on))
    page.ready_at_chosen.connect(lambda mark: window.change(ready_at=mark))
    page.folder_opened.connect(lambda: _open_folder(window))
    page.profile_acted.connect(lambda what, key: people.act(what, key))  # Qt itself would not keep `people` alive
    page.about_opened.connect(lambda: window.open_page("about"))
    page.backed_up.connect(lambda: people.back_up())
    page.checked.connect(lambda: people.check())
    page.restored.connect(lambda key: people.restore(key))
    library = LibrarySettings(window, page, lambda: page.show_view(_view(window)))
    page.library_acted.connect(library.act)
    one_by_one(page, licenses.looking(), FRAME_MS)  # which About lists
    return page


def _set_name(window: "Window", page: SettingsScreen, name: str) -> None:
    """Another name for whoever is here; that of somebody else is not taken away."""
    others = [each.name for each in window.desk.store.profiles() if each.id != window.desk.profile.id]
    wrong = TAKEN if name in others else fault(name) if name else ""
    if wrong:
        window.tell(wrong)
    else:
        window.change(name=name)
    page.show_view(_view(window))


def _set_house(window: "Window", page: SettingsScreen, key: str) -> None:
    window.change(house=key)
    page.show_view(_view(window))


def _view(window: "Window") -> SettingsView:
    kept, store = window.settings, window.desk.store
    shown = SettingsView(kept.name, houses(), window.desk.house, kept.four_colour, kept.reduced_motion, str(store.path))
    shown = replace(shown, ready_at=kept.ready_at, marks=READY_AT, versions=versions(), one_click=kept.one_click)
    shown = replace(shown, sound=kept.sound, volume=kept.volume, volumes=VOLUMES)
    speeds = tuple((each, each.capitalize()) for each in SPEEDS)
    shown = replace(shown, short_form=kept.short_form, speed=kept.speed, speeds=speeds)
    shown = replace(shown, library=library_settings(window))
    return replace(shown, profiles=profile_views(window.desk), backups=backup_views(store.path), kept=store.on_disk)


def _open_folder(window: "Window") -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(window.desk.store.path.parent)))
