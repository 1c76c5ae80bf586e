"""A newer edition of a book, made out of the older one's file by changing a few words of it."""

from trainer import resources


def ledger(key: str = "upt", **changed: str) -> str:
    """The ledger file of a book, with texts replaced: each must be there, and is replaced once."""
    text = resources.text("trainer", "rules", "ledger", f"{key}.toml")
    for old, new in changed.items():
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def without(key: str, at: str) -> str:
    """The file without one paragraph."""
    blocks = resources.text("trainer", "rules", "ledger", f"{key}.toml").split("\n[[")
    kept = [each for each in blocks if f'at = "{at}"\n' not in each]
    assert len(kept) == len(blocks) - 1
    return "\n[[".join(kept)
