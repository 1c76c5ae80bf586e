"""What each screen shows, as frozen values: plain text and numbers, no Qt and nothing of the layers below.

Marks are the words of `trainer.ui.kit.mark.WORDS`: right, late, wrong, missed, harmful, unjudged, alarm, none, start.
House keys are book keys such as `tda-2022`.
"""

from dataclasses import dataclass

from trainer.ui.screens.first import HouseView


@dataclass(frozen=True, slots=True)
class GradeView:
    """One of the three grades: part "Noticed", value "Yes", detail "in 4.1 s", and the marks of its acts if any."""

    part: str
    value: str
    detail: str
    mark: str
    acts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NoteView:
    """A note on a slip. Kind: reading ("ask your house"), unconfirmed, silent, practice or plain."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class SlipView:
    """A paragraph on paper: its id, house, our title and our words.

    Without a `paragraph`, `instead` stands in its place: a rulebook that does not cover it, or a hand that needs none.
    """

    paragraph: str
    house: str
    title: str
    text: str
    notes: tuple[NoteView, ...] = ()
    source: str = "In our own words."
    instead: str = "Not covered"


@dataclass(frozen=True, slots=True)
class ActView:
    """One row of the timeline. `word` replaces the mark's own word; `slip` is shown when the row is selected.

    `claimable` offers "that was a mis-click"; `claimed` says that it was taken. `step` is the place of the act in
    the replay of the trainee's own hand, or None.
    """

    time: str
    title: str
    text: str
    mark: str
    paragraph: str = ""
    word: str = ""
    slip: SlipView | None = None
    claimable: bool = False
    claimed: bool = False
    step: int | None = None


@dataclass(frozen=True, slots=True)
class BeatView:
    """One gesture of a film: how many have happened by then, when it is, and the last stop that is reached.

    `does` tells what was done and `says` what dealer or floor said.
    """

    at: int
    ms: int
    step: int
    does: str = ""
    says: str = ""


@dataclass(frozen=True, slots=True)
class ReplayView:
    """One thing the replay can show: key, label, and a short label for each step.

    `moments` are steps of a remedy by their keys, each with the step of the replay that shows it done. `film` is all of
    it gesture by gesture, and `begins` the step at which it is opened.
    """

    key: str
    label: str
    steps: tuple[str, ...]
    moments: tuple[tuple[str, int], ...] = ()
    film: tuple[BeatView, ...] = ()
    begins: int = 0


@dataclass(frozen=True, slots=True)
class OtherHouseView:
    """What a rulebook asks for in a line, with its paragraph; `here` is the one dealt by.

    `text` says of another one what it does differently, "" for nothing.
    """

    house: str
    paragraph: str
    text: str
    here: bool = False


@dataclass(frozen=True, slots=True)
class PairView:
    """One line of what was done beside what it takes. `number` counts what it takes, 0 for none.

    `step` is the stop of the own replay, `key` the step of the remedy, by which other replays know it, `act` the row of
    the same act among acts and practice. A `heading` begins another matter; what `follows` came of the line before.
    """

    did: str
    takes: str
    mark: str
    word: str = ""
    number: int = 0
    step: int = 0
    key: str = ""
    act: int | None = None
    heading: bool = False
    follows: bool = False


@dataclass(frozen=True, slots=True)
class RightView:
    """What is told to one who was right: a line, one thing worth knowing, and where it would be wrong.

    `board` are the faces of the board in the end, dealt in `streets`, in stud of the hand that showed most.
    `to_do` is who decides and the steps.
    `thing` is what to know under its `head`, in the words of a `paragraph` of a `house`, "" for no one's.
    """

    line: str
    text: str
    head: str
    thing: str
    paragraph: str = ""
    house: str = ""
    board: tuple[str, ...] = ()
    streets: bool = False
    four_colours: bool = False
    elsewhere: str = ""
    differing: tuple[OtherHouseView, ...] = ()
    same: str = ""
    to_do: str = ""
    apart: OtherHouseView | None = None


@dataclass(frozen=True, slots=True)
class OthersView:
    """The panel "Right at Metropolitan, not here". With `opened` it is shown at once, else when it is asked for.

    `apart` is the rulebook because of which the hand was dealt, which is always shown and in none of the `rows`.
    """

    title: str
    text: str
    rows: tuple[OtherHouseView, ...]
    opened: bool = True
    apart: OtherHouseView | None = None


@dataclass(frozen=True, slots=True)
class MomentView:
    """A moment of the own hand: its time, and the step of the replay that shows it."""

    time: str
    step: int


@dataclass(frozen=True, slots=True)
class RoutineRow:
    """A piece of routine, how often it was done, and what asks for it: a paragraph or common practice.

    `missed` are the moments at which it was not done, `doing` names it there: "reading the hands".
    """

    words: str
    count: str
    mark: str
    source: str
    doing: str = ""
    missed: tuple[MomentView, ...] = ()


@dataclass(frozen=True, slots=True)
class RoutineView:
    """Routine in a line, apart from the grades, and the pieces that it opens to: what was missed comes first."""

    line: str
    rows: tuple[RoutineRow, ...]

    @property
    def missed(self) -> tuple[RoutineRow, ...]:
        """The pieces that were not done every time."""
        return tuple(each for each in self.rows if each.missed)


@dataclass(frozen=True, slots=True)
class DebriefView:
    """A graded hand: `title` says what was wrong and where, `summary` who decides and what to do.

    `pairs` hold what was done beside what it takes, `chosen` is the one to begin with. `practice` holds the findings on
    routine dealing, which are no law of the house. `right` is told first to one who was right in everything. With a
    `moment` the hand can be dealt again from just before it. `ended` says why it was over so soon, "" for a whole hand.
    """

    house: str
    shift: str
    title: str
    summary: str
    grades: tuple[GradeView, ...]
    acts: tuple[ActView, ...]
    duration: str
    replays: tuple[ReplayView, ...]
    replay: str
    slip: SlipView
    practice: tuple[ActView, ...] = ()
    others: OthersView | None = None
    next_label: str = "Questions"
    selected: int | None = None
    pairs: tuple[PairView, ...] = ()
    chosen: int | None = None
    right: RightView | None = None
    note: str = ""
    routine: RoutineView | None = None
    moment: bool = False
    ended: str = ""


@dataclass(frozen=True, slots=True)
class AttemptView:
    """A row of the table. `order` sorts by time (ISO text); the three grades are marks with their words."""

    key: str
    when: str
    order: str
    house: str
    hand: str
    noticed: tuple[str, str]
    authority: tuple[str, str]
    remedy: tuple[str, str]
    score: str = ""


@dataclass(frozen=True, slots=True)
class ProfileView:
    """Somebody who deals here, and whether it is you. `about` says what is kept: "12 hands, since Nov 3, 2026"."""

    key: str
    name: str
    about: str
    here: bool = False


@dataclass(frozen=True, slots=True)
class BackupView:
    """A copy of all data. `about` says why it was made and how large it is; one that is not `usable` is no way back.

    Where `why` says why it was made, `about` says what it holds.
    """

    key: str
    when: str
    about: str
    usable: bool = True
    why: str = ""


@dataclass(frozen=True, slots=True)
class LibrarySettingsView:
    """The folders that the library reads: one's own, and the others with a note on each. `hidden` by the PIN there is.

    `pin` tells whether one is set.
    """

    own: str
    others: tuple[tuple[str, str], ...] = ()
    pin: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class SettingsView:
    """What can be set, who deals here, and where the data lies. `kept` is False where nothing outlives this run.

    `ready_at` is one of `marks`, figures out of 100; 0 stands for none. `versions` tells the program's and Qt's.
    """

    name: str
    houses: tuple[HouseView, ...]
    house: str
    four_colours: bool
    reduced_motion: bool
    data_path: str
    profiles: tuple[ProfileView, ...] = ()
    backups: tuple[BackupView, ...] = ()
    kept: bool = True
    ready_at: int = 0
    marks: tuple[int, ...] = (0,)
    versions: str = ""
    one_click: bool = False
    sound: bool = True
    volume: int = 0
    volumes: tuple[int, ...] = ()
    short_form: bool = False
    speed: str = ""
    speeds: tuple[tuple[str, str], ...] = ()
    library: LibrarySettingsView = LibrarySettingsView("")


@dataclass(frozen=True, slots=True)
class ErrorAction:
    """A way out: key ("retry", "unsaved", "quit"), label, and whether it is the one to take first."""

    key: str
    label: str
    primary: bool = False


@dataclass(frozen=True, slots=True)
class ErrorView:
    """One clear sentence, what to do about it, and the ways out. `detail` is a path or a version.

    `backups` are copies that can be put back instead, newest first, under the line `choose`; `first` is the key of the
    one to take first, "" where another way out is.
    """

    title: str
    text: str
    advice: str
    actions: tuple[ErrorAction, ...]
    detail: str = ""
    choose: str = ""
    backups: tuple[BackupView, ...] = ()
    first: str = ""
