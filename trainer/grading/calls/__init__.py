"""Calls to the floor, seen by the floor: what is reported and left out, what is ruled, and under which paragraph."""
