"""The one font factory: bundled Inter, never hinted, so that pictures are byte-equal on every machine."""

from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontDatabase

from trainer import resources
from trainer.ui.theme.tokens import TYPE

FAMILY = "Inter"
FILES = ("Inter_400Regular", "Inter_500Medium", "Inter_600SemiBold", "Inter_700Bold")


class FontMissing(RuntimeError):
    """A bundled font file could not be loaded."""


@cache
def load() -> tuple[str, ...]:
    """Register the bundled files once and return their families. Raises FontMissing."""
    return tuple(_load_one(name) for name in FILES)


def _load_one(name: str) -> str:
    path = resources.path("assets", "fonts", f"{name}.ttf")
    number = QFontDatabase.addApplicationFont(str(path))
    families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    if not families:
        raise FontMissing(f"cannot load the font {path}")
    return families[0]


def sized(pixels: float, weight: int, tabular: bool = False) -> QFont:
    """Inter at a pixel size, rounded and a CSS weight; `tabular` gives figures of one width.

    The caller's own: what is underlined or spaced here is so nowhere else.
    """
    return QFont(_made(pixels, weight, tabular))


@lru_cache(maxsize=256)
def _made(pixels: float, weight: int, tabular: bool) -> QFont:
    load()
    font = QFont()
    font.setFamilies([FAMILY])
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def font(style: str, tabular: bool = False) -> QFont:
    """The font of a step of the type scale ("body", "label", ...). Raises KeyError for an unknown step."""
    step = TYPE[style]
    return sized(step.size, step.weight, tabular)
