"""An error that nobody expected, in the window: caught wherever it is raised, shown once, with ways out."""
