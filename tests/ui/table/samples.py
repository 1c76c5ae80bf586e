"""Pictures for tests, the bench and the eye: the mock-ups' hands, a busy table, stud, one of every zone."""

from dataclasses import replace

from trainer.ui.table.picture import (
    Back,
    CardFace,
    Cards,
    Chips,
    Picture,
    PotPicture,
    SeatPicture,
    StubPicture,
)

NAMES = ("Marta", "Dev", "Ines", "Kofi", "Lucía", "Tomasz", "Aiko", "Bruno", "Priya", "Zed")
STACKS: tuple[Chips, ...] = (
    ((1000, 9), (500, 8), (100, 12)),
    ((5000, 2), (1000, 11), (500, 4), (100, 6)),
    ((5000, 1), (1000, 12), (500, 6), (100, 9)),
    ((1000, 6), (500, 4), (100, 8)),
    ((5000, 4), (1000, 12), (500, 7), (100, 6)),
    ((1000, 8), (500, 5), (100, 7)),
    ((5000, 1), (1000, 12), (500, 8), (100, 3)),
    ((1000, 9), (500, 10), (100, 4)),
    ((5000, 1), (1000, 11), (500, 8), (100, 5)),
    ((1000, 9), (500, 8), (100, 12)),
)
RACK: Chips = ((100, 34), (500, 30), (1000, 24), (5000, 10), (25000, 4))
SPEECH = (
    "Call.",
    "Raise to twelve hundred.",
    "I have three cards here!",
    "Check.",
    "Dealer, the flop has four cards.",
    "All in.",
    "Fold.",
    "Time, please.",
    "Call.",
    "Call.",
)


def up(names: str, zone: str = "x") -> Cards:
    """Face-up cards; the zone makes their keys unique."""
    return tuple(CardFace(name, True, f"{name}@{zone}") for name in names.split())


def down(count: int, zone: str, back: Back = "red") -> Cards:
    """Face-down cards."""
    return tuple(CardFace("2c", False, f"{i}@{zone}", back) for i in range(count))


def holdem(size: int = 9) -> Picture:
    """The hand of the first mock-up."""
    folded = {4, 6, 8, 9}
    seats = tuple(
        SeatPicture(
            number,
            NAMES[number - 1],
            STACKS[number - 1],
            ((1000, 1), (100, 2)) if number == 2 else (),
            () if number in folded else down(2, f"hand-{number}"),
            number in folded,
            speech="Twelve hundred." if number == 2 else None,
        )
        for number in range(1, size + 1)
    )
    pot = (PotPicture(((1000, 4), (500, 4), (100, 4))),)
    return Picture(
        "flop",
        size,
        seats,
        StubPicture(28),
        up("9s Qd 4c Jh", "board"),
        down(1, "burn"),
        down(8, "muck"),
        pots=pot,
        rack=RACK,
        button=min(9, size),
    )


def busy(size: int = 9, board: int = 6) -> Picture:
    """Everything at once: bets, speech, mis-dealt hands, piles, side pot, a face-up card on the stub, the floor."""
    counts = (2, 2, 3, 2, 2, 5, 2, 2, 4, 2)
    seats = tuple(
        SeatPicture(
            number,
            NAMES[number - 1],
            STACKS[number - 1],
            ((1000, 2), (500, 1)) if number % 2 else ((5000, 1), (1000, 3), (500, 2), (100, 2)),
            up("As Kh", f"hand-{number}") if number in {5, 8} else down(counts[number - 1], f"hand-{number}"),
            speech=SPEECH[number - 1],
            note="all-in" if number == 6 else "",
        )
        for number in range(1, size + 1)
    )
    pots = (
        PotPicture(((5000, 3), (1000, 12), (500, 4), (100, 4)), "Main pot"),
        PotPicture(((1000, 4), (100, 4)), "Side pot"),
    )
    return Picture(
        "flop",
        size,
        seats,
        StubPicture(20, CardFace("7h", True, "7h@stub")),
        up("9s Qd 4c Jh 2d 5c", "board")[:board],
        down(3, "burn"),
        down(9, "muck"),
        up("9d Td", "aside") + down(2, "aside"),
        (),
        pots,
        RACK,
        min(3, size),
        "here",
        "What happened?",
        "Floor, please.",
        "Shuffle. Seat 1 cuts.",
    )


def stud(size: int = 8, seventh: bool = True) -> Picture:
    """Seven-card stud with a full table and a community card."""
    shown = (
        "7c Jh 2d 9d",
        "Ks 5h 5d Tc",
        "3s 8h Qc 4h",
        "Ah 9c 6s Jd",
        "Td Th 2s Qh",
        "6d 7d 8d Kh",
        "4s Qs 3c 9h",
        "2h 6c Jc As",
    )
    seats = tuple(
        SeatPicture(
            number,
            NAMES[number - 1],
            STACKS[number - 1],
            ((500, 1), (100, 3)),
            down(2, f"hole-{number}")
            + up(shown[number - 1], f"hand-{number}")
            + (down(1, f"river-{number}") if seventh else ()),
        )
        for number in range(1, size + 1)
    )
    return Picture(
        "stud",
        size,
        seats,
        StubPicture(3),
        up("Kd", "board") if seventh else (),
        down(3, "burn"),
        down(2, "muck") if seventh else (),
        down(2, "aside") if seventh else (),
        pots=(PotPicture(((1000, 5), (500, 8), (100, 29))),),
        rack=RACK,
    )


def silent(picture: Picture) -> Picture:
    """The same without any words."""
    seats = tuple(replace(seat, speech=None) for seat in picture.seats)
    return replace(picture, seats=seats, caption=None, dealer_speech=None, floor_speech=None)


FULL_BET: Chips = ((5000, 9), (1000, 20), (500, 17), (100, 14), (25, 4))
FULL_STACK: Chips = ((5000, 12), (1000, 40), (500, 20), (100, 20), (25, 8))
FULL_POT: Chips = ((25000, 2), (5000, 14), (1000, 30), (500, 24), (100, 24), (25, 6))


def chips_everywhere(size: int = 9, sides: int = 5) -> Picture:
    """The fullest chip table: everybody has all in front, a third full stacks behind too; main and side pots."""
    seats = tuple(
        SeatPicture(
            number,
            NAMES[number - 1],
            FULL_STACK if number % 3 == 0 else (),
            FULL_BET,
            down(2, f"hand-{number}"),
        )
        for number in range(1, size + 1)
    )
    return Picture(
        "flop",
        size,
        seats,
        StubPicture(28),
        up("9s Qd 4c Jh", "board"),
        down(3, "burn"),
        down(8, "muck"),
        pots=tuple(PotPicture(FULL_POT) for _ in range(sides + 1)),
        rack=((25, 60), (100, 80), (500, 60), (1000, 60), (5000, 40), (25000, 20)),
        button=min(9, size),
        floor="here",
        amounts=False,
        all_in=frozenset(number for number in range(1, size + 1) if number % 3),
    )


def bets_only(size: int = 9) -> Picture:
    """Nine players with bets in front and no pot yet."""
    bets: tuple[Chips, ...] = (((100, 6),), ((500, 1), (100, 1)), ((1000, 2), (500, 1), (100, 3)), ((5000, 1),))
    seats = tuple(
        SeatPicture(n, NAMES[n - 1], STACKS[n - 1], bets[n % len(bets)], down(2, f"hand-{n}"))
        for n in range(1, size + 1)
    )
    return Picture("flop", size, seats, StubPicture(34), rack=RACK, button=4, amounts=False)


def pots_being_built(size: int = 9) -> Picture:
    """Three all-ins and three pots, the last of them begun while chips are in the hand."""
    shown = chips_everywhere(size, 2)
    bets: dict[int, Chips] = {2: ((1000, 3), (500, 2)), 5: ((1000, 12), (500, 4)), 7: ((5000, 2), (1000, 4), (100, 5))}
    seats = tuple(
        replace(
            seat,
            bet=bets.get(seat.number, ()),
            stack=() if seat.number in bets else STACKS[seat.number - 1],
            cards=down(2, f"hand-{seat.number}") if seat.number in bets else (),
            folded=seat.number not in bets,
        )
        for seat in shown.seats
    )
    pots = (((1000, 9), (500, 6), (100, 12)), ((1000, 6), (500, 2)), ((5000, 1), (100, 4)))
    built = replace(shown, seats=seats, pots=tuple(PotPicture(each) for each in pots), floor="away")
    return replace(built, chips_in_hand=True, all_in=frozenset(bets))
