"""The look of plain Qt widgets, made from the tokens. Our own widgets paint themselves.

The program has a font and colours but no style sheet: Qt works one through anew for every widget of a page each time a
part of it is laid into another, which took longer than all else that a page needs. Where a plain widget stands, it gets
the few rules of its kind.
"""

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from trainer.ui.theme import tokens as t
from trainer.ui.theme.fonts import font
from trainer.ui.theme.tokens import TYPE

Role = QPalette.ColorRole
COLOURS = {
    Role.Window: t.ROOM,
    Role.WindowText: t.TEXT,
    Role.Base: t.SURFACE_1,
    Role.AlternateBase: t.SURFACE_0,
    Role.Text: t.TEXT,
    Role.PlaceholderText: t.TEXT_3,
    Role.Button: t.SURFACE_2,
    Role.ButtonText: t.TEXT,
    Role.BrightText: t.TEXT,
    Role.ToolTipBase: t.SURFACE_2,
    Role.ToolTipText: t.TEXT,
    Role.Highlight: t.ACCENT,
    Role.HighlightedText: t.ACCENT_INK,
    Role.Link: t.ACCENT,
    Role.LinkVisited: t.ACCENT,
}


def dress(app: QApplication) -> None:
    """Give the program its font and its colours."""
    app.setFont(font("body"))
    app.setPalette(palette())


def palette() -> QPalette:
    """The colours of plain widgets, dimmed where they are off."""
    made = QPalette()
    for role, colour in COLOURS.items():
        made.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(t.TEXT_OFF))
    return made


def tip(widget: QWidget, words: str) -> None:
    """What is said about a widget that paints itself while the pointer rests on it."""
    widget.setToolTip(words)
    if not widget.styleSheet():
        widget.setStyleSheet(tips())


def _rule(selector: str, **declared: str | int) -> str:
    body = "; ".join(f"{name.replace('_', '-')}: {value}" for name, value in declared.items())
    return f"{selector} {{ {body}; }}"


def _text(style: str) -> dict[str, str]:
    step = TYPE[style]
    return {"font_family": '"Inter"', "font_size": f"{step.size:g}px", "font_weight": str(step.weight)}


def tips() -> str:
    """The sheet of what is said while the pointer rests on a thing."""
    box = {"background": t.SURFACE_2, "color": t.TEXT, "border": f"1px solid {t.LINE_STRONG}", "padding": "6px 8px"}
    return _rule("QToolTip", **_text("caption"), **box)


def menus() -> str:
    """The sheet of the menu that opens on a field."""
    rules = [
        _rule("QMenu", background=t.SURFACE_1, color=t.TEXT, border=f"1px solid {t.LINE}", padding="6px"),
        _rule("QMenu::item", padding="8px 24px", border_radius=f"{t.RADIUS_S}px"),
        _rule("QMenu::item:selected", background=t.SURFACE_3),
    ]
    return "\n".join(rules)


def bars(handle: str = t.SURFACE_3) -> str:
    """The sheet of scroll bars: a rounded handle of this colour and nothing else."""
    shape = {"background": handle, "border_radius": "4px", "min_height": "32px", "min_width": "32px"}
    rules = [
        _rule("QScrollBar", background="transparent", border="none", margin=0),
        _rule("QScrollBar:vertical", width="12px"),
        _rule("QScrollBar:horizontal", height="12px"),
        _rule("QScrollBar::handle", **shape, margin="2px"),
        _rule("QScrollBar::handle:hover", background=t.LINE_STRONG),
        _rule("QScrollBar::add-line, QScrollBar::sub-line", width=0, height=0),
    ]
    return "\n".join(rules)


def lists() -> str:
    """The sheet of lists and tables with their heads, bars and tips."""
    rules = [
        _rule(
            "QTableView, QListView",
            background=t.SURFACE_1,
            color=t.TEXT,
            gridline_color=t.LINE,
            alternate_background_color=t.SURFACE_0,
            selection_background_color=t.SURFACE_3,
            selection_color=t.TEXT,
            border=f"1px solid {t.LINE}",
            border_radius=f"{t.RADIUS_M}px",
        ),
        _rule(
            "QHeaderView::section",
            **_text("caption"),
            background=t.SURFACE_1,
            color=t.TEXT_2,
            border="none",
            border_bottom=f"1px solid {t.LINE}",
            padding="8px 12px",
        ),
    ]
    return "\n".join([*rules, bars(), tips()])
