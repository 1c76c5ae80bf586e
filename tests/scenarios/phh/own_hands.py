"""Random hands of every game that PHH has, told as scenarios of ours: short stacks, all-ins, antes of every kind."""

from random import Random

from trainer.kernel.games import has_board

GAMES = (
    *(("holdem", "no-limit"), ("holdem", "limit"), ("omaha", "pot-limit"), ("omaha-8", "limit")),
    *(("stud", "limit"), ("stud-8", "limit"), ("razz", "limit")),
)
STACKS = (25, 50, 75, 100, 150, 200, 300, 300, 500, 800, 1500, 5000)


def scenario(seed: int) -> str:
    """The text of the scenario of that seed; its players decide for themselves, by its seed too."""
    dice = Random(f"own {seed}")
    game, limit = GAMES[seed % len(GAMES)]
    most = 9 if has_board(game) else 8
    seats = sorted(dice.sample(range(1, most + 1), dice.randint(2, most - 1)))
    lines = ["format = 1", f'id = "own-{seed}"', 'title = "Own"', 'teaches = ["routine"]', f'game = "{game}"']
    lines += [f'limit = "{limit}"', f"stakes = {{ {_stakes(game, limit, dice)} }}", f"button = {dice.choice(seats)}"]
    lines += [f"seed = {dice.randrange(99_999)}"]
    for seat in seats:
        stack = dice.choice(STACKS)
        piles = f"25x{stack // 25}" if stack < 300 else f"100x{stack // 100 - 1}+25x{4 + stack % 100 // 25}"
        lines += ["", "[[seat]]", f"number = {seat}", f'name = "P{seat}"', f'stack = "{piles}"']
    return "\n".join([*lines, ""])


def _stakes(game: str, limit: str, dice: Random) -> str:
    sizes = ["small_bet = 100", "big_bet = 200"] if limit == "limit" else []
    if not has_board(game):
        return ", ".join(["ante = 25", "bring_in = 50", *sizes])
    antes = dice.choice((["ante = 25"], ["big_blind_ante = 100"], [], []))
    return ", ".join(["small_blind = 50", "big_blind = 100", *antes, *sizes])
