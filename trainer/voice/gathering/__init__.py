"""Where the strings that a user reads are, a module for each kind of file."""
