"""Design tokens: colours, type, space, radii, motion. The one place where these numbers stand."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

ROOM: Final = "#0C100F"
SURFACE_0: Final = "#111615"
SURFACE_1: Final = "#171D1B"
SURFACE_2: Final = "#1F2724"
SURFACE_3: Final = "#2A3430"
LINE: Final = "#2C3733"
LINE_STRONG: Final = "#62736C"
TEXT: Final = "#F1F4F1"
TEXT_2: Final = "#B5C0BA"
TEXT_3: Final = "#8F9D96"
TEXT_OFF: Final = "#5F6B66"
ACCENT: Final = "#E2B866"
ACCENT_HI: Final = "#F0CC84"
ACCENT_LO: Final = "#B98F43"
ACCENT_INK: Final = "#1B1404"
ACCENT_SOFT: Final = "#2A2516"
RIGHT: Final = "#63CB9C"
LATE: Final = "#8FB9F5"
WRONG: Final = "#F28D6B"
HARMFUL: Final = "#CF3643"
HARMFUL_TEXT: Final = "#FF8A90"
FELT_LIT: Final = "#36906E"
FELT_MID: Final = "#267559"
FELT_EDGE: Final = "#17513F"
FELT_DEEP: Final = "#113D30"
FELT_PRINT: Final = "#8FCDB0"
RAIL_HI: Final = "#4A3A30"
RAIL: Final = "#2B211B"
RAIL_LO: Final = "#16100C"
BRASS: Final = "#C79C4E"
BRASS_HI: Final = "#EBCB8B"
BRASS_LO: Final = "#7C5E2A"
PAPER: Final = "#F3EDE0"
PAPER_2: Final = "#E7DFCE"
PAPER_LINE: Final = "#CFC4AE"
INK: Final = "#211D17"
INK_2: Final = "#574F43"
CARD: Final = "#FCFAF4"
CARD_EDGE: Final = "#D8D2C4"
SUIT_BLACK: Final = "#1A1F24"
SUIT_RED: Final = "#B8202B"
SUIT_BLUE: Final = "#1C57A6"
SUIT_GREEN: Final = "#1B7542"
BACK: Final = "#6C1F2D"
BACK_LINE: Final = "#C98F86"
BACK_ALT: Final = "#22385F"
SERIES_1: Final = "#7FD6B2"
SERIES_2: Final = "#B7C3D8"
SERIES_3: Final = "#E2B866"
FELT_TEXT: Final = "#F0F8F4"
PLATE: Final = "#101514"
PLATE_LINE: Final = "#5E6F68"

COLOURS: Final = MappingProxyType(
    {
        "room": ROOM,
        "surface-0": SURFACE_0,
        "surface-1": SURFACE_1,
        "surface-2": SURFACE_2,
        "surface-3": SURFACE_3,
        "line": LINE,
        "line-strong": LINE_STRONG,
        "text": TEXT,
        "text-2": TEXT_2,
        "text-3": TEXT_3,
        "text-off": TEXT_OFF,
        "accent": ACCENT,
        "accent-hi": ACCENT_HI,
        "accent-lo": ACCENT_LO,
        "accent-ink": ACCENT_INK,
        "accent-soft": ACCENT_SOFT,
        "right": RIGHT,
        "late": LATE,
        "wrong": WRONG,
        "harmful": HARMFUL,
        "harmful-text": HARMFUL_TEXT,
        "felt-lit": FELT_LIT,
        "felt-mid": FELT_MID,
        "felt-edge": FELT_EDGE,
        "felt-deep": FELT_DEEP,
        "felt-print": FELT_PRINT,
        "rail-hi": RAIL_HI,
        "rail": RAIL,
        "rail-lo": RAIL_LO,
        "brass": BRASS,
        "brass-hi": BRASS_HI,
        "brass-lo": BRASS_LO,
        "paper": PAPER,
        "paper-2": PAPER_2,
        "paper-line": PAPER_LINE,
        "ink": INK,
        "ink-2": INK_2,
        "card": CARD,
        "card-edge": CARD_EDGE,
        "suit-black": SUIT_BLACK,
        "suit-red": SUIT_RED,
        "suit-blue": SUIT_BLUE,
        "suit-green": SUIT_GREEN,
        "back": BACK,
        "back-line": BACK_LINE,
        "back-alt": BACK_ALT,
        "series-1": SERIES_1,
        "series-2": SERIES_2,
        "series-3": SERIES_3,
        "felt-text": FELT_TEXT,
        "plate": PLATE,
        "plate-line": PLATE_LINE,
    }
)


@dataclass(frozen=True, slots=True)
class Type:
    """One step of the type scale: size and line height in pixels (table units on the felt), CSS weight."""

    size: float
    line: int
    weight: int


TYPE: Final = MappingProxyType(
    {
        "display": Type(36, 44, 600),
        "title": Type(24, 32, 600),
        "heading": Type(18, 24, 600),
        "body": Type(15, 24, 400),
        "label": Type(14, 20, 500),
        "caption": Type(13, 18, 500),
        "overline": Type(12, 16, 600),
        "plate-name": Type(18, 20, 600),
        "plate-stack": Type(17, 20, 500),
        "amount": Type(17, 26, 600),
        "felt-legend": Type(16.5, 20, 500),
    }
)

SPACE: Final = (4, 8, 16, 24, 32, 48, 64)
RADIUS_S: Final = 6
RADIUS_M: Final = 10
RADIUS_L: Final = 14
MIN_TEXT: Final = 12

MS_HOVER: Final = 90
MS_PRESS: Final = 60
MS_FOCUS: Final = 0
MS_CARD_PITCH: Final = 220
MS_CARD_TURN: Final = 180
MS_CARD_SPREAD: Final = 240
MS_CHIPS_SLIDE: Final = 260
MS_POT_PUSH: Final = 420
MS_SPEECH_IN: Final = 140
MS_SPEECH_HOLD: Final = 2600
MS_FLOOR_WALK: Final = 900
MS_PANEL: Final = 160
EASE: Final = (0.2, 0.7, 0.2, 1.0)
