"""A hand of PHH as the text of a clean scenario."""

import json
import re
import unicodedata
from dataclasses import dataclass
from math import gcd
from pathlib import PurePath
from zlib import crc32

from trainer.kernel.chips import Chips
from trainer.kernel.games import has_board
from trainer.kernel.limits import LONGEST_ID, LONGEST_NAME, id_fault
from trainer.rules.topics import ROUTINE
from trainer.scenarios.form import FORMAT
from trainer.scenarios.grammar import STREETS
from trainer.scenarios.loader import LONGEST_TITLE
from trainer.scenarios.phh.dealing import deck
from trainer.scenarios.phh.hand import Hand
from trainer.scenarios.phh.playing import Played
from trainer.scenarios.stacks import cut

VALUES = (1, 5, 25, 100, 500, 1000, 5000, 25000)
CUTS = ((16, 16, 8, 8, 8, 8, 8), (60, 40, 40, 20, 10, 10, 10))
"""How many of the smaller chips everybody has: as at a table, and more of them where that does not do."""
PER_LINE = 13
LONGEST_SOURCE = 500
LONGEST = LONGEST_ID - 6  # a number may come behind it


@dataclass(frozen=True, slots=True)
class Try:
    """One way to fill what the file leaves open: the seed of unseen cards, and the chips everybody has (2: smallest
    ones only).
    """

    seed: int
    chips: int = 0


def seat_of(hand: Hand, player: int) -> int:
    """Where a player sits: where the file says, if our table can seat everybody so, else in the order of play."""
    return hand.sitting[player - 1]


def seed_of(hand: Hand) -> int:
    """A seed by the text of the hand: the same file gives the same cards."""
    return crc32(hand.raw.text.encode()) % 100_000


def id_of(hand: Hand) -> str:
    """An id by the file's name and the hand's: small letters, digits and hyphens."""
    words = f"{PurePath(hand.raw.path).stem} {hand.raw.name or hand.name}"
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower()
    found = "-".join(re.findall(r"[a-z0-9]+", plain))[:LONGEST].strip("-") or "hand"
    return f"{found}-hand" if id_fault(found) else found


def scenario_text(hand: Hand, play: Played, how: Try, id_: str) -> str:
    """The file of a clean scenario, valid under `trainer check`."""
    head = [
        f"# {one_line(_source(hand))[:LONGEST_SOURCE]}",
        f"format = {FORMAT}",
        f"id = {json.dumps(id_)}",
        f"title = {quoted(one_line(_title(hand))[:LONGEST_TITLE])}",
        f'teaches = ["{ROUTINE}"]',
        f'game = "{hand.variant.game}"',
        f'limit = "{hand.variant.limit}"',
        f"stakes = {{ {_stakes(hand)} }}",
        f"button = {seat_of(hand, hand.count)}",
        f"seed = {how.seed}",
        "script = [",
        *(f'  "{line}",' for line in script(hand, play)),
        "]",
        "",
        "[deck]",
        "given = [",
        *(f'  "{line}",' for line in _given(deck(hand, play, how.seed))),
        "]",
    ]
    for player in range(1, hand.count + 1):
        stack = _stack(hand, play, player, how.chips)
        head += ["", "[[seat]]", f"number = {seat_of(hand, player)}", f"name = {quoted(_name(hand, player))}"]
        head += [f'stack = "{stack}"']
    return "\n".join([*head, ""])


def _source(hand: Hand) -> str:
    where = PurePath(hand.raw.path).name + (f", table {hand.raw.name}" if hand.raw.name else "")
    scaled = f"; every amount times {hand.factor}" if hand.factor > 1 else ""
    data = hand.raw.data
    more = [str(data[key]) for key in ("event", "venue", "year", "hand") if key in data]
    told = f" ({', '.join(more)})" if more else ""
    return f"From {where}{told}, {hand.variant.name}{scaled}."


def _title(hand: Hand) -> str:
    event = hand.raw.data.get("event")
    name = hand.variant.name[0].upper() + hand.variant.name[1:]
    return f"{name}: {event}" if isinstance(event, str) and event.strip() else name


def _name(hand: Hand, player: int) -> str:
    told = one_line(hand.players[player - 1])[:LONGEST_NAME].strip() if hand.players else ""
    return told or f"Player {player}"


def one_line(text: str) -> str:
    """The text in one line, without characters that nobody sees."""
    line = " ".join(text.split())
    return line if line.isprintable() else "".join(each for each in line if each.isprintable())


def quoted(text: str) -> str:
    """A TOML string."""
    return json.dumps(one_line(text), ensure_ascii=False)


def _stakes(hand: Hand) -> str:
    ante, key = max(hand.antes), "big_blind_ante" if hand.big_blind_ante else "ante"
    pairs = [(key, ante)] if ante else []
    if has_board(hand.variant.game):
        pairs = [("small_blind", hand.blinds[0]), ("big_blind", hand.blinds[1]), *pairs]
    else:
        pairs += [("bring_in", hand.bring_in)]
    if hand.variant.limit == "limit":
        pairs += [("small_bet", hand.small_bet), ("big_bet", hand.big_bet)]
    return ", ".join(f"{key} = {value}" for key, value in pairs)


def script(hand: Hand, play: Played) -> list[str]:
    """A line for every act of a player, the street named where it begins, and who gives up at the showdown."""
    lines, street = [], -1
    for done in play.done:
        prefix = f"{STREETS[hand.variant.game][done.street]}: " if done.street != street else ""
        street = done.street
        amount = f" {done.amount}" if done.amount else ""
        lines.append(f"{prefix}P{seat_of(hand, done.player)} {done.verb}{amount}")
    return lines + [f"showdown: P{seat_of(hand, player)} muck" for player in _give_up(play)]


def _give_up(play: Played) -> list[int]:
    """Who mucks at the showdown; with somebody all-in all hands are shown."""
    all_in = any(not stack for stack in play.before_award)
    return [] if all_in else sorted(set(play.mucked))


def _given(faces: tuple[str, ...]) -> list[str]:
    return [" ".join(faces[at : at + PER_LINE]) for at in range(0, len(faces), PER_LINE)]


# --- chips -----------------------------------------------------------------------------------------------------


def _stack(hand: Hand, play: Played, player: int, cutting: int) -> Chips:
    """The stack of a player, in chips of which every bet and every share of a pot can be made."""
    unit = _unit(hand, play)
    values = tuple(value for value in VALUES if value >= unit)
    amount = hand.stacks[player - 1]
    if cutting >= len(CUTS):
        return Chips(((unit, amount // unit),))
    return cut(amount, values, CUTS[cutting])


def _unit(hand: Hand, play: Played) -> int:
    """The largest chip of which every amount of the hand can be made."""
    forced = (*hand.antes, *hand.blinds, hand.bring_in, hand.small_bet, hand.big_bet)
    every = gcd(*forced, *hand.stacks, *play.stacks, *(done.amount for done in play.done))
    return max(value for value in VALUES if every % value == 0)
