"""Drawings as pixmaps, each rendered once per size and device pixel ratio."""
