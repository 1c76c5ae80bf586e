"""The style sheet of plain Qt widgets, made from the tokens. Our own widgets paint themselves."""

from trainer.ui.theme import tokens as t
from trainer.ui.theme.tokens import TYPE


def _rule(selector: str, **declared: str | int) -> str:
    body = "; ".join(f"{name.replace('_', '-')}: {value}" for name, value in declared.items())
    return f"{selector} {{ {body}; }}"


def _text(style: str) -> dict[str, str]:
    step = TYPE[style]
    return {"font_family": '"Inter"', "font_size": f"{step.size:g}px", "font_weight": str(step.weight)}


def _buttons() -> list[str]:
    size = {"border_radius": f"{t.RADIUS_M}px", "padding": "9px 15px", "min_height": "20px"}
    rest = {"background": t.SURFACE_2, "color": t.TEXT, "border": f"1px solid {t.LINE_STRONG}"}
    primary = 'QPushButton[primary="true"]'
    return [
        _rule("QPushButton", **_text("label"), **size, **rest),
        _rule("QPushButton:hover", background=t.SURFACE_3),
        _rule("QPushButton:pressed", background=t.SURFACE_3, border_color=t.TEXT_3),
        _rule("QPushButton:focus", border=f"2px solid {t.ACCENT}", padding="8px 14px", outline="none"),
        _rule("QPushButton:disabled", color=t.TEXT_OFF, border_color=t.LINE),
        _rule(primary, background=t.ACCENT, color=t.ACCENT_INK, border=f"1px solid {t.ACCENT}"),
        _rule(f"{primary}:hover", background=t.ACCENT_HI),
        _rule(f"{primary}:pressed", background=t.ACCENT_LO),
        _rule(f"{primary}:focus", border=f"2px solid {t.TEXT}"),
    ]


def _fields() -> list[str]:
    box = {
        "background": t.SURFACE_0,
        "color": t.TEXT,
        "border": f"1px solid {t.LINE_STRONG}",
        "border_radius": f"{t.RADIUS_M}px",
        "padding": "7px 11px",
        "min_height": "24px",
        "selection_background_color": t.ACCENT,
        "selection_color": t.ACCENT_INK,
    }
    fields = "QLineEdit, QComboBox, QSpinBox, QPlainTextEdit, QTextEdit"
    focus = ", ".join(f"{name}:focus" for name in fields.split(", "))
    return [
        _rule(fields, **_text("label"), **box),
        _rule(focus, border=f"2px solid {t.ACCENT}", padding="6px 10px"),
        _rule("QComboBox::drop-down", border="none", width="28px"),
        _rule(
            "QComboBox QAbstractItemView",
            background=t.SURFACE_1,
            color=t.TEXT,
            border=f"1px solid {t.LINE}",
            selection_background_color=t.SURFACE_3,
            selection_color=t.TEXT,
            outline="none",
        ),
    ]


def _tables() -> list[str]:
    return [
        _rule(
            "QTableView, QListView, QTreeView",
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
        _rule(
            "QToolTip",
            **_text("caption"),
            background=t.SURFACE_2,
            color=t.TEXT,
            border=f"1px solid {t.LINE_STRONG}",
            padding="6px 8px",
        ),
    ]


def _bars() -> list[str]:
    handle = {"background": t.SURFACE_3, "border_radius": "4px", "min_height": "32px", "min_width": "32px"}
    return [
        _rule("QScrollBar", background="transparent", border="none", margin=0),
        _rule("QScrollBar:vertical", width="12px"),
        _rule("QScrollBar:horizontal", height="12px"),
        _rule("QScrollBar::handle", **handle, margin="2px"),
        _rule("QScrollBar::handle:hover", background=t.LINE_STRONG),
        _rule("QScrollBar::add-line, QScrollBar::sub-line", width=0, height=0),
    ]


def stylesheet() -> str:
    """QSS for the whole application; set it once on the QApplication after the fonts are loaded."""
    base = [
        _rule("QWidget", **_text("body"), color=t.TEXT),
        _rule("QMainWindow, QDialog", background=t.ROOM),
        _rule("QMenu", background=t.SURFACE_1, color=t.TEXT, border=f"1px solid {t.LINE}", padding="6px"),
        _rule("QMenu::item", padding="8px 24px", border_radius=f"{t.RADIUS_S}px"),
        _rule("QMenu::item:selected", background=t.SURFACE_3),
    ]
    return "\n".join([*base, *_buttons(), *_fields(), *_tables(), *_bars()])
