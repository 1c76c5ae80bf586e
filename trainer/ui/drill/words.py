"""Answers, amounts and times as people read them."""

from trainer.quickfire.spot import Answer, Asks, Field, Spot, Value

FOR_WHOM = ": which seats?"


def card_of(spot: Spot, field: Field) -> tuple[str, str] | None:
    """The card (choice and option) into which this amount goes: asked with exactly one of them, and nothing else is."""
    alone = [each for each in spot.fields if each.when == field.when] == [field]
    if field.asks is not Asks.AMOUNT or field.when is None or not alone:
        return None
    choice = next((each for each in spot.fields if each.key == field.when[0]), None)
    fit = [each.key for each in choice.options if each.key in field.when[1]] if choice else []
    return (field.when[0], fit[0]) if len(fit) == 1 else None


def wrong_words(spot: Spot, answer: Answer) -> str:
    """A wrong answer, with the nothing that was wrong in it: "Call · Change to seat 5: 0"."""
    return answer_words(spot, answer, spot.wrong(answer))


def answer_words(spot: Spot, answer: Answer, worth: tuple[str, ...] = ()) -> str:
    """ "Raise to 1,700 · Change to seat 5: 300"; amounts of nothing beside a choice are not worth a word.

    `worth` are the parts that are, for all that.
    """
    chosen = any(each.asks is Asks.CHOICE for each in spot.fields)
    parts = []
    for field in spot.fields:
        nothing = chosen and field.asks is Asks.AMOUNT and not answer.get(field.key) and field.key not in worth
        if field.key in answer and field.asked(answer) and not nothing and not card_of(spot, field):
            parts.append(_part(spot, field, answer))
    return " · ".join(parts)


def answer_rows(spot: Spot, answer: Answer) -> dict[str, str]:
    """What was answered pot by pot or player by player, where each has a line: {"Main pot": "8,500 for seat 3"}."""
    found = dict[str, list[str]]()
    for field in spot.fields:
        if field.row and field.key in answer and field.asked(answer):
            found.setdefault(field.row, []).append(value_words(answer[field.key]))
    return {row: " for ".join(parts) for row, parts in found.items()}


def _part(spot: Spot, field: Field, answer: Answer) -> str:
    value = answer[field.key]
    if field.asks is not Asks.CHOICE:
        if len(spot.fields) == 1:
            return value_words(value, field)
        if field.label.endswith(FOR_WHOM):
            return f"{field.label.removesuffix(FOR_WHOM)} for {value_words(value)}"
        label = field.label.removesuffix("?") if field.label.endswith("?") else f"{field.label}:"
        return f"{label} {'seat ' if field.asks is Asks.SEAT else ''}{value_words(value)}"
    label = next((each.label for each in field.options if each.key == value), str(value))
    inside = [each for each in spot.fields if card_of(spot, each) == (field.key, value) and each.key in answer]
    return " ".join([label, *(value_words(answer[each.key]) for each in inside)])


def value_words(value: Value, field: Field | None = None) -> str:
    """ "1,700", "seat 3", "seats 3, 5" """
    if field is not None and field.asks is Asks.SEAT:
        return f"Seat {value}"
    if value == ():
        return "no one"
    if isinstance(value, tuple):
        return f"{'seats' if len(value) > 1 else 'seat'} {', '.join(map(str, value))}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def seconds(ms: int) -> str:
    """ "7.4 s" """
    return f"{ms / 1000:.1f} s"


def minutes(ms: int) -> str:
    """ "1:34" """
    whole = round(ms / 1000)
    return f"{whole // 60}:{whole % 60:02d}"
