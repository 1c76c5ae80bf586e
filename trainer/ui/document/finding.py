"""How a paragraph may be printed in the house's own book: what is looked for, the surest first."""


def candidates(at: str, *titles: str) -> tuple[str, ...]:
    """Words to look for, one after the other until something is found: the number in its forms, then the titles.

    A bare number is looked for last: it stands on many a page.
    """
    head, _, rest = at.partition("-")
    forms = [at] if at else []
    if head.isdigit():
        printed = [f"Rule {head}", f"{head}:", f"{head}.", f"{head})"]
        forms = [*forms, *printed] if rest else [*printed, *forms]
    elif rest[:1].isdigit():
        number = rest.split("-")[0]
        forms += [f"{head}-{number}", f"{head} {number}", f"{head}{number}"]
    return tuple(dict.fromkeys((*forms, *titles)))
