"""What is said first of a hand that is killed for its cards or for who isn't there to play it."""

from collections.abc import Mapping

TOO_LATE, ITS_CHIPS = "No misdeal", "; {its_chips}."
ALONE = "{alone}"
"""How a sentence begins on hands killed for their number of cards, and what it says of what they have put in unless
one player is left, to whom the pot goes."""
KILLED: Mapping[str, tuple[str, ...]] = {
    "deal.hand-killed": (
        (
            "No misdeal: seat {acted_short} acted on too few cards, no card is given, the hand is dead and mucked, and "
            "{others} on{one_burn}."
        ),
        (
            "No misdeal: seat {acted_short} acted on too few cards, no card is given, and the hand is dead and mucked; "
            "seat {alone} is the only one left."
        ),
        "No misdeal: seat {acted_short} acted on too few cards, no card is given, and the hand is dead and mucked.",
        "No misdeal, as {acted_on} have acted: the hands of seats {several} are dead, and {others} on.",
        (
            "No misdeal, as {acted_on} have acted: the hands of seats {several} are dead, and "
            "seat {alone} is the only one left."
        ),
        "No misdeal, as {acted_on} have acted: the hands of seats {several} are dead.",
        "No misdeal, as {acted_on} have acted: seat {seat}'s hand is dead, and {others} on.",
        "No misdeal, as {acted_on} have acted: seat {seat}'s hand is dead, and seat {alone} is the only one left.",
        "No misdeal, as {acted_on} have acted: seat {seat}'s hand is dead.",
        (
            "Seat {seat}'s hand is dead, as seat {seat} acted before the joker was found, and {its_bets} in; "
            "the deal goes on, as a joker isn't a misdeal."
        ),
        "The hands of seats {several} are dead, as {missed}, and the {posted} posted stays in the pot.",
        "The hands of seats {several} are dead, as {missed}.",
        "Seat {seat}'s hand is dead, as {missed}, and the bring-in of {bring_in} is posted out of its stack.",
        "Seat {seat}'s hand is dead, as {missed}, and the {posted} posted stays in the pot.",
        "Seat {seat}'s hand is dead, as {missed}.",
        "The hands of seats {several} are dead, and the {posted} posted stays in the pot.",
        "The hands of seats {several} are dead.",
        "Seat {seat}'s hand is dead, and the bring-in of {bring_in} is posted out of its stack.",
        "Seat {dodged}'s hand is dead, and the {posted} posted stays in; a blind dodged on purpose is penalized.",
        "Seat {seat}'s hand is dead, and the {posted} posted stays in the pot.",
        "Seat {seat}'s hand is dead.",
        "{who}'s hand is dead, and the {posted} posted stays in the pot.",
        "{who}'s hand is dead, and any blind or ante stays in the pot.",
        "The hand is dead.",
    ),
    "deal.hand-killed-burns-as-usual": (
        "No misdeal: the hands of seats {several} are dead and mucked, and play continues with one burn a street.",
        "No misdeal: seat {seat}'s hand is dead, all its cards are mucked, and play continues with one burn a street.",
        "The hand is dead.",
    ),
    "deal.hand-killed-by-dealer": (
        "The dealer kills the hands of seats {several}, and the {posted} posted stays in the pot.",
        "The dealer kills the hands of seats {several}.",
        "The dealer kills seat {seat}'s hand, and the bring-in of {bring_in} is posted out of its stack.",
        "The dealer kills seat {seat}'s hand, and the {posted} posted stays in the pot.",
        "The dealer kills seat {seat}'s hand.",
        "The dealer kills {who}'s hand, and the {posted} posted stays in the pot.",
        "The dealer kills {who}'s hand, and any blind or ante stays in the pot.",
        "The dealer kills the hand.",
    ),
}


def _and_its_chips(sentence: str) -> tuple[str, ...]:
    """The sentence, after the same with what has been put in where it is on a number of cards."""
    told = sentence.startswith(TOO_LATE) and ALONE not in sentence
    return (*((f"{sentence.removesuffix('.')}{ITS_CHIPS}",) if told else ()), sentence)


SENTENCES: Mapping[str, tuple[str, ...]] = {
    key: tuple(told for each in said for told in _and_its_chips(each)) for key, said in KILLED.items()
}
