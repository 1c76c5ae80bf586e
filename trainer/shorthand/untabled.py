"""Whether the hands of an all-in lie face down as a street is begun: what is told tells what becomes of them."""

from collections.abc import Iterable

ALL_AT_ONCE = ("show", "fold", "refuse")
BY_A_PLAYER = (("turn", "up"), ("move",), ("drop",), ("fold",), ("refuse",), ("show-to",), ("request", "see"))
BY_THE_DEALER = (("muck",), ("ask-to-show",))


def handled(lines: Iterable[str]) -> bool:
    """Does any of the lines tell of a hand that is shown, kept, let go or asked to be seen?"""
    return any(_is_of_a_hand(line.split()) for line in lines)


def _is_of_a_hand(words: list[str]) -> bool:
    words = words[1:] if words[0].replace(".", "").isdigit() else words
    if not words or words[0] in ALL_AT_ONCE:
        return bool(words)
    some = BY_THE_DEALER if words[0] == "D" else BY_A_PLAYER
    return any(tuple(words[1 : 1 + len(each)]) == each for each in some)
