"""People and data at work: somebody else sits down, comes from a file or goes; copies are made and come back."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from trainer.progress.exporting import EXTENSION, export_profile
from trainer.progress.names import BadName, NameTaken, fault
from trainer.progress.records import Profile
from trainer.progress.removal import remove_profile
from trainer.progress.trouble import StoreTrouble
from trainer.rules.houses import usable
from trainer.ui.desk.desk import NOBODY
from trainer.ui.desk.people import counted, file_name, refused, unproved, what_goes
from trainer.ui.kit.dialog import Dialog, Toast
from trainer.ui.long_work import LongWork
from trainer.ui.screens.ask_name import AskName, soft
from trainer.ui.who import keep

if TYPE_CHECKING:  # the window opens the page that these belong to
    from trainer.progress.fault import Fault
    from trainer.progress.profile_file import HereAlready, Imported
    from trainer.progress.proof import Proof
    from trainer.ui.window import Window

TOLD = 3
WHAT_NOW = "Nothing was changed. Restoring an earlier backup puts everything back the way it was then."
PROFILES = f"Profiles (*{EXTENSION})"
COPIES = "Backups (*.db)"
TAKEN, OTHER = "That profile name is taken.", "That isn’t the profile’s name."


@dataclass(frozen=True, slots=True)
class Wish:
    """What was said so far about a file that is to come in."""

    name: str = ""
    merge: bool = False
    given: "Proof | None" = None
    leave_out: bool = False


class People:
    """What can be done on the settings page about people and data; `refresh` shows the page anew."""

    def __init__(self, window: "Window", refresh: Callable[[], None]) -> None:
        self._window, self._refresh = window, refresh

    def act(self, what: str, key: str) -> None:
        """Do what a button of a profile's line says. An unknown `what` is a KeyError."""
        whole: dict[str, Callable[[], None]] = {"new": self.new, "import": self.take_in}
        of_one: dict[str, Callable[[Profile], None]] = {
            "switch": self.switch,
            "rename": self.rename,
            "export": self.export,
            "remove": self.remove,
        }
        if not key:
            self._window.guarded(whole[what])
        else:
            self._window.guarded(lambda: of_one[what](self._of(key)))

    def _of(self, key: str) -> Profile:
        return next(each for each in self._window.desk.store.profiles() if str(each.id) == key)

    # --- who is here -------------------------------------------------------------------------------------------

    def switch(self, profile: Profile) -> None:
        """Somebody else sits down at their own house; a round of quick drills that waits is left as it stands."""
        window = self._window
        window.sits_down(profile)
        last = window.desk.store.last_house(profile.id)
        house = last if last and usable(last) == last else window.settings.house
        keep(window, profile, house=house)
        self._refresh()

    def new(self) -> None:
        """Ask for a name and let somebody new sit down."""
        text = "A new profile starts fresh. No one else’s progress changes."
        asked = AskName(self._window, "New profile", text, "Begin", self._fault())
        asked.named.connect(lambda name: self._guarded(lambda: self.switch(self._window.desk.store.new_profile(name))))

    def rename(self, profile: Profile) -> None:
        """Ask for another name; everything stays with whoever has it."""
        text = f"Everything {profile.name} did stays under the new name."
        asked = AskName(self._window, "Another name", text, "Rename", self._fault(profile.name), profile.name)
        asked.named.connect(lambda name: self._guarded(lambda: self.renamed(profile, name)))

    def renamed(self, profile: Profile, name: str) -> None:
        """The profile has another name now. Raises StoreTrouble."""
        window = self._window
        after = window.desk.store.rename(profile, name)
        if profile.id == window.desk.profile.id:
            window.desk.profile = after
            keep(window, after)
        self._refresh()

    def _fault(self, own: str = "") -> Callable[[str], str]:
        """What tells what is wrong with a name for a profile that is called `own` now."""
        taken = {each.name for each in self._window.desk.store.profiles()} - {own}
        return lambda name: fault(name) or (TAKEN if " ".join(name.split()) in taken else "")

    # --- files of profiles -------------------------------------------------------------------------------------

    def export(self, profile: Profile) -> None:
        """Ask where to, and write all that a profile has into one file."""
        window = self._window
        to = window.files.to_write(window, f"Export {profile.name}", file_name(profile.name), PROFILES)
        if to is not None:
            to = to if to.suffix else to.with_suffix(EXTENSION)
            self._export(profile, to)

    def _export(self, profile: Profile, to: Path) -> None:
        store, said = self._window.desk.store, f"{profile.name} was exported to {to.name}."
        if not store.on_disk:  # another process cannot see what is only in memory
            export_profile(store, profile, to)
            self._say(said)
            return
        LongWork(self._window, f"Exporting {profile.name}", lambda _to: self._say(said)).begin(
            "export", store.path, profile, to
        )

    def take_in(self) -> None:
        """Ask for a file, and take its profile in; where there is one of that name, ask what is wanted."""
        file = self._window.files.to_open(self._window, "Import a profile", PROFILES)
        if file is not None:
            self._import(file)

    def _import(self, file: Path, wish: Wish = Wish()) -> None:
        """Prove the file, then take it in; what it says on the way is asked or told."""
        store = self._window.desk.store
        refused = partial(self._refused, file, wish)
        if not store.on_disk:  # another process cannot see what is only in memory
            self._import_here(file, wish)
        elif wish.given is None:
            proved = partial(self._proved, file, wish)
            LongWork(self._window, f"Checking {file.name}", proved, refused, alone=True).begin("prove", file)
        else:
            work = LongWork(self._window, f"Importing {file.name}", self._came, refused, alone=True)
            work.begin("import", store.path, file, wish.name, wish.merge, wish.given, wish.leave_out)

    def _proved(self, file: Path, wish: Wish, given: "Proof") -> None:
        self._again(file, replace(wish, given=given))

    def _import_here(self, file: Path, wish: Wish) -> None:
        from trainer.progress.profile_file import Faulty, HereAlready, import_profile  # with all that proves a file

        store = self._window.desk.store
        try:
            self._came(import_profile(store, file, wish.name, wish.merge, wish.given, wish.leave_out))
        except (NameTaken, HereAlready, Faulty, BadName) as asked:
            self._refused(file, wish, asked)

    def _came(self, done: "Imported") -> None:
        from trainer.ui.late import Late

        self._refresh()
        self._say(came(done))
        Late(self._window).begin()  # what came without a grade gets one

    def _refused(self, file: Path, wish: Wish, why: Exception) -> None:
        from trainer.progress.profile_file import Faulty, HereAlready  # loaded by now

        if isinstance(why, NameTaken):
            self._choose(file, wish, why.name)
        elif isinstance(why, HereAlready):
            self._offer(file, wish, why)
        elif isinstance(why, Faulty):
            self._leave_out(file, replace(wish, given=why.proof, leave_out=True))
        elif isinstance(why, BadName):
            self._ask_name(file, wish, str(why))
        else:
            self._window.tell(str(why))

    def _again(self, file: Path, wish: Wish) -> None:
        self._guarded(lambda: self._import(file, wish))

    def _choose(self, file: Path, wish: Wish, name: str) -> None:
        text = "Is this file from the same person? Add what’s new in it, or import it under another name."
        answers = (("merge", "Add to it", "primary"), ("other", "Another name", "secondary"), _CANCEL)
        asked = Dialog(self._window, soft(f"The name “{name}” is taken"), text, answers)
        asked.answered.connect(lambda key: self._guarded(lambda: self._chosen(key, file, wish, name)))

    def _chosen(self, key: str, file: Path, wish: Wish, name: str) -> None:
        if key == "merge":
            self._import(file, replace(wish, name=name, merge=True))
        elif key == "other":
            from trainer.progress.profile_file import profile_in  # as above

            self._ask_name(file, wish, f"This is {profile_in(file).name}’s file.")

    def _ask_name(self, file: Path, wish: Wish, text: str) -> None:
        asked = AskName(self._window, "Another name", text, "Import", self._fault())
        asked.named.connect(lambda other: self._again(file, replace(wish, name=other, merge=False)))

    def _offer(self, file: Path, wish: Wish, here: "HereAlready") -> None:
        text = f"They’re “{soft(here.name)}” here. Add what’s new in the file to that profile?"
        answers = (("merge", "Add to it", "primary"), _CANCEL)
        asked = Dialog(self._window, "This person already has a profile", text, answers)
        merged = replace(wish, name=here.name, merge=True)
        asked.answered.connect(lambda key: self._again(file, merged) if key == "merge" else None)

    def _leave_out(self, file: Path, wish: Wish) -> None:
        """Say what is wrong with a file, and offer the rest of it."""
        assert wish.given is not None
        answers = (("rest", "Import the rest", "primary"), _CANCEL)
        asked = Dialog(self._window, "Part of this file is damaged", refused(wish.given), answers)
        asked.answered.connect(lambda key: self._again(file, wish) if key == "rest" else None)

    # --- going -------------------------------------------------------------------------------------------------

    def remove(self, profile: Profile) -> None:
        """Say what will be gone, and have the name typed."""
        held = self._window.desk.store.held(profile)
        text = (
            f"{what_goes(held)} will be gone for good, from the file and all its backups. Exported files stay. "
            f"Type {profile.name} to remove it."
        )
        asked = AskName(
            self._window, f"Remove {profile.name}?", text, "Remove", lambda name: "" if name == profile.name else OTHER
        )
        asked.named.connect(lambda _name: self._guarded(lambda: self._removed(profile)))

    def _removed(self, profile: Profile) -> None:
        store = self._window.desk.store
        left = remove_profile(store, profile)
        if profile.id == self._window.desk.profile.id:
            others = store.profiles()
            self.switch(others[0] if others else store.profile(NOBODY))
        self._refresh()
        if left:
            self._window.tell(f"{profile.name} is removed. Delete {left[0].name} yourself. It’s damaged.")
        else:
            self._say(f"{profile.name} was removed, with nothing left behind.")

    # --- copies ------------------------------------------------------------------------------------------------

    def back_up(self) -> None:
        """Copy the whole file now."""
        LongWork(self._window, "Backing up", lambda _copy: self._refresh()).begin(
            "back-up", self._window.desk.store.path
        )

    def check(self) -> None:
        """Prove that all that is kept is whole, and say so."""
        LongWork(self._window, "Checking your data", self._checked).begin("verify", self._window.desk.store.path)

    def _checked(self, faults: "tuple[Fault, ...]") -> None:
        title, text = verdict(faults)
        Dialog(self._window, title, text, (("close", "Close", "primary"),))

    def restore(self, key: str) -> None:
        """Ask whether a copy is to take the place of what is there; without a key, of which file."""
        window = self._window
        file = Path(key) if key else window.files.to_open(window, "Restore from a file", COPIES)
        if file is None:
            return
        text = "Every profile’s progress goes back to that day. What’s there now is backed up first."
        asked = Dialog(window, "Restore this backup?", text, (("restore", "Restore", "primary"), _CANCEL))
        asked.answered.connect(lambda answer: self._restored(file) if answer == "restore" else None)

    def _restored(self, file: Path) -> None:
        window, store = self._window, self._window.desk.store
        window.clear()
        try:
            store.restore(file)
        except StoreTrouble as trouble:
            if store.closed:
                window.barred.emit(trouble)
            else:
                window.tell(trouble.sentence)
            return
        window.desk.starts_over()
        self._guarded(self._sit_again)

    def _sit_again(self) -> None:
        """Whoever was here, if the copy knows them; else it is told who is here now."""
        store, before = self._window.desk.store, self._window.desk.profile
        same, there = store.person(before.uid), store.profiles()
        sits = same or (there[0] if there else store.new_profile(before.name, uid=before.uid))
        self.switch(sits)
        gone = f" {before.name} isn’t in it. You’re dealing as {sits.name} now." if sits.uid != before.uid else ""
        self._say(f"The backup is restored.{gone}")

    def _guarded(self, what: Callable[[], object]) -> None:
        self._window.guarded(what)

    def _say(self, words: str) -> None:
        Toast(self._window, words)


_CANCEL = ("cancel", "Cancel", "secondary")


def verdict(faults: "tuple[Fault, ...]") -> tuple[str, str]:
    """What came of checking all that is kept: a title, and what it means."""
    if not faults:
        return "Nothing is damaged", "Every hand, answer and grade in the progress file was read and checked."
    told = "; ".join(soft(str(each)) for each in faults[:TOLD])
    more = len(faults) - TOLD
    rest = f"; and {more:,} more" if more > 0 else ""
    return f"{counted(len(faults), 'fault')} found", f"{told}{rest}. {WHAT_NOW}"


def came(done: "Imported") -> str:
    """What came of an import, in a sentence."""
    if not done.rows:
        return f"{done.profile.name}: nothing new. All of it is already here."
    new = [counted(done.attempts, "hand"), counted(done.answers, "answer"), counted(done.rounds, "quick drill")]
    doubts = f" {unproved(done.unproved)}." if done.unproved else ""
    return f"{done.profile.name}: {', '.join(filter(None, new)) or 'some of it'} new.{doubts}"
