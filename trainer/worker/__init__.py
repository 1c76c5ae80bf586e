"""One process beside the program, for what takes longer than a frame of the screen."""
