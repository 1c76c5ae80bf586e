"""Scenario files, the director that plays everybody but the dealer, and the session that drives a hand.

Start here: `loader.load` and `loader.load_all` read files, `compiler.play_of` makes a hand of one for a
house,
`session.Session` runs it; `director.next_event` is the pure function underneath.
"""
