"""The dealer's flight simulator: deal poker on a virtual table, graded against the house's own rulebook."""

__version__ = "0.1.0"
