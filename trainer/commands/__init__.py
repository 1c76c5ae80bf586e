"""The commands of `trainer`, one module each: reading arguments, asking the layers below, printing."""
