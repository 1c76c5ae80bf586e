"""What the desk does, told of the player himself (`Ann re-enter 20000`), what is done at a table that is named last
(`end A`), and chips found that nobody knew of.
"""

from collections.abc import Sequence

from trainer.kernel.chips import NO_CHIPS, Chips, chips
from trainer.kernel.room.act import DEALER, DESK, FLOOR
from trainer.kernel.room.notation import SPOKEN
from trainer.shorthand.body import Line

BY_THE_DESK = ("register", "re-enter", "rebuy", "add-on", "surrender")
BUST = "bust"
AT_A_TABLE = ("deal", "riffle", "shuffler", "push", "end", "misdeal", "substantial-action")
"""What happens at one table, and is told of it by its name, as `break A` is."""
STAFF = ("D", "F")
"""Dealer and floor as a hand names them, whose words in a room are told so too."""
UNREAD = "The program doesn't read what {0} said: write what they ask for, as in {0} ask re-enter"
FOUND = {"find": 2, "lost-and-found": 2}
"""Acts by which chips turn up, each with the place of its chips among the words from the verb on."""


def told_of_the_player(who: str, words: list[str]) -> tuple[str, list[str]]:
    """The doer and the words of an act, where the one who is said to do it is the player that the desk does it for."""
    named = [each for each in words[1:2] if each[:1].isupper()]
    if not who[:1].isupper() or named or words[:1] == [] or words[0] not in (*BY_THE_DESK, BUST):
        return who, words
    return FLOOR if words[0] == BUST else DESK, [words[0], who, *words[1:]]


def at_a_table(words: list[str], tables: Sequence[str]) -> list[str]:
    """The words of a line, with the dealer of a table first that it names last; a number after `deal` is a level."""
    *before, verb, table = ("", "", *words)
    told = [each for each in before if each]
    if verb not in AT_A_TABLE or table not in tables or (verb == "deal" and table.isdigit()):
        return words
    return [*told, f"{DEALER}{table}", verb] if all(each.isdigit() for each in told) else words


def with_the_found(bank: Chips, said: Sequence[Line], rule: int) -> Chips:
    """The bank, which stands for where chips were that turn up, with those of them that it has none of, unless the head
    tells what is in it.
    """
    if any(line.split()[0] == "bank" for _, line in said[:rule]):
        return bank
    held = {value for value, _ in bank.piles}
    return bank + sum((each for each in _found(said[rule + 1 :]) if held.isdisjoint(dict(each.piles))), NO_CHIPS)


def _found(lines: Sequence[Line]) -> list[Chips]:
    """The chips that lines tell to turn up, where they tell which."""
    found = []
    for words in (line.split() for _, line in lines):
        verb = next((at for at, word in enumerate(words[:3]) if word in FOUND), -1)
        told = words[verb + FOUND[words[verb]] :][:1] if verb >= 0 else []
        found += [chips(each) for each in told if "x" in each and _reads(each)]
    return found


def _reads(word: str) -> bool:
    try:
        chips(word)
    except ValueError:
        return False
    return True


def without_words(said: Sequence[Line], rule: int) -> tuple[list[Line], list[str]]:
    """The lines without those of words, which decide nothing in a room; a note for each player whose words those are,
    as they may be what is asked.
    """
    spoken = [(number, match[1]) for number, line in said[rule + 1 :] if (match := SPOKEN.fullmatch(line))]
    numbers = {number for number, _ in spoken}
    players = dict.fromkeys(who for _, who in spoken if who[:1].isupper() and who not in STAFF)
    return [each for each in said if each[0] not in numbers], [UNREAD.format(each) for each in players]
