"""The games that can be told: which play a board, which are stud, and which also give half the pot to the low hand."""

BOARD_GAMES = ("holdem", "omaha", "omaha-8")
STUD_GAMES = ("stud", "stud-8", "razz")
GAMES = (*BOARD_GAMES, *STUD_GAMES)
HIGH_LOW = ("omaha-8", "stud-8")
LIMITS = ("no-limit", "limit", "pot-limit")
GAMES_TOLD, LIMITS_TOLD = (f"{', '.join(some[:-1])} or {some[-1]}" for some in (GAMES, LIMITS))


def has_board(game: str) -> bool:
    """Is it played with a board, by the button?"""
    return game in BOARD_GAMES


def is_stud(game: str) -> bool:
    """Is it dealt by the cards showing, a card to each seat on every street?"""
    return game in STUD_GAMES
