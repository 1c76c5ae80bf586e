"""Rules that more than one house shares, a module per chapter. In force only where a ledger cites them."""
