"""What a session shows of itself, as frozen values: its order explained, and how it went."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A rule in a list: its first paragraph, our words, and a note ("62% today, due since 3 Nov")."""

    paragraph: str
    says: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class OrderSection:
    """One reason why things are in a session, and the rules it holds for."""

    title: str
    text: str
    rules: tuple[RuleLine, ...] = ()


@dataclass(frozen=True, slots=True)
class OrderView:
    """Why a session is as it is; before it, nothing here tells which hand holds what."""

    house: str
    sections: tuple[OrderSection, ...]


@dataclass(frozen=True, slots=True)
class DoneLine:
    """One thing that was done: "Too eager, and beaten to it", why it was there, and how it went (a mark's word)."""

    title: str
    why: str
    mark: str
    word: str


@dataclass(frozen=True, slots=True)
class SittingEndView:
    """A session that is over. `right` of `asked` counts questions and spots of quick drills.

    `moved` are the rules that were practised, with the day on which each comes back; `left` says what was not done, ""
    when all was; `note` is for whoever stops everything, "" else.
    """

    house: str
    title: str
    caught: int
    missed: int
    false_alarms: int
    clean_hands: int
    right: int
    asked: int
    moved: tuple[RuleLine, ...] = ()
    done: tuple[DoneLine, ...] = ()
    left: str = ""
    note: str = ""
