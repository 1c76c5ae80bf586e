"""Answers, amounts and times as people read them."""

from trainer.quickfire.spot import Answer, Asks, Field, Spot, Value


def answer_words(spot: Spot, answer: Answer) -> str:
    """ "Raise to 1,700 · Change to seat 5: 0" """
    inside = {each.key for each in spot.fields if _belongs(each)}
    parts = []
    for field in spot.fields:
        if field.key in inside or field.key not in answer or not field.asked(answer):
            continue
        parts.append(_part(spot, field, answer))
    return " · ".join(parts)


def _belongs(field: Field) -> bool:
    return field.asks is Asks.AMOUNT and field.when is not None and len(field.when[1]) == 1


def _part(spot: Spot, field: Field, answer: Answer) -> str:
    value = answer[field.key]
    if field.asks is Asks.CHOICE:
        label = next((each.label for each in field.options if each.key == value), str(value))
        amounts = [
            answer[x.key] for x in spot.fields if _belongs(x) and x.when == (field.key, (value,)) and x.key in answer
        ]
        return " ".join([label, *(f"{amount:,}" for amount in amounts)])
    return f"{field.label}: {value_words(value)}" if len(spot.fields) > 1 else value_words(value, field)


def value_words(value: Value, field: Field | None = None) -> str:
    """ "1,700", "seat 3", "seats 3, 5" """
    if field is not None and field.asks is Asks.SEAT:
        return f"seat {value}"
    if isinstance(value, tuple):
        return f"seat{'s' if len(value) > 1 else ''} {', '.join(map(str, value))}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def seconds(ms: int) -> str:
    """ "7.4 s" """
    return f"{ms / 1000:.1f} s"


def minutes(ms: int) -> str:
    """ "1:34" """
    whole = round(ms / 1000)
    return f"{whole // 60}:{whole % 60:02d}"
