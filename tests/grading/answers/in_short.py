"""What a house answers on hands and rooms told in short, for the tests of this folder."""

from functools import lru_cache
from pathlib import Path

from trainer.commands.situation import stands
from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.grading.answers.both import answer_on_both
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.kernel.room.document import room_of
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord
from trainer.shorthand.reading import read

IN_TURN = {
    "tda-2024": "50-A",
    "tda-2022": "50-A",
    "players-2025": "43-A",
    "foxwoods-2020": "41-A",
    "metropolitan": "37-A",
    "upt": "betting-11",
}
"""Which paragraph of each house binds what a player does in turn."""
BACKED_UP = {
    "tda-2024": "53-A",
    "tda-2022": "53-A",
    "players-2025": "42-A",
    "foxwoods-2020": "43-A",
    "metropolitan": "39-A",
}
"""Which paragraph of each house that has one backs the action up to whoever was passed over."""
LEVEL = {
    "tda-2024": "23",
    "tda-2022": "23",
    "players-2025": "24",
    "foxwoods-2020": "23",
    "metropolitan": "21",
    "upt": "tournament-10",
}
"""Which paragraph of each house says at which level a hand is played."""
REDEAL = {
    "tda-2024": "35-C",
    "tda-2022": "35-C",
    "players-2025": "36-C",
    "foxwoods-2020": "35-C",
    "metropolitan": "33-C",
}
"""Which paragraph of each house that has one is on redeals."""


def lines(head: str, acts: str) -> str:
    """A text of these, each parted by semicolons: "blinds 100 200;seats 6 20000", "deal;P3 raise 600"."""
    return "\n".join([*filter(None, head.split(";")), "---", *acts.split(";"), ""])


@lru_cache(maxsize=64)
def _read(text: str) -> Record:
    """The hand of a text, one for every house that is asked: what is known of it at one needs no working out again."""
    return read(text).record


def on_hand(house: str, head: str, acts: str, ask: str = "", seat: int = 0) -> Answer:
    """The answer on a hand; lines of `head` and `acts` are parted by semicolons."""
    return answer_on_hand(_read(lines(head, acts)), book(house), ask, seat)


def said_of(house: str, head: str, acts: str, asked: str) -> str:
    """The first sentence on a hand, asked as a floor asks: "wager:4", "pots", or "" for nothing in particular."""
    ask, _, seat = asked.partition(":")
    return on_hand(house, head, acts, ask, int(seat or 0)).sentence


def on_room(house: str, head: str, acts: str, ask: str = "", seat: int = 0) -> Answer:
    """The answer on a room; lines of `head` and `acts` are parted by semicolons."""
    return answer_on_room(RoomRecord.of(room_of(lines(head, acts))), book(house), ask, seat)


def on_both(folder: Path, house: str, text: str) -> Answer:
    """The answer on a file that tells a hand and the room around it."""
    file = folder / "both.txt"
    file.write_text(text, encoding="utf-8")
    found = stands(file, book(house))
    assert found is not None
    return answer_on_both(found.both, book(house))


def sent_there(sentence: str, at: str, house: str = "foxwoods-2020") -> str:
    """The sentence; at Foxwoods, which only refers to the TDA's procedures, with that first."""
    lower = f"{sentence[0].lower()}{sentence[1:]}"
    return (
        f"Foxwoods doesn't cover this and refers to TDA {at} (text of 2022): {lower}"
        if house == "foxwoods-2020"
        else sentence
    )


def by_players(sentence: str, at: str, house: str) -> str:
    """The sentence; at Players, whose own book has nothing on it, with that first."""
    lower = f"{sentence[0].lower()}{sentence[1:]}"
    return (
        f"Players doesn't cover this and refers to TDA {at} (text of 2024): {lower}"
        if house == "players-2025"
        else sentence
    )


def cited(answer: Answer) -> list[str]:
    """The paragraphs of what leads."""
    return [each.at for each in answer.lead.citations] if answer.lead is not None else []
