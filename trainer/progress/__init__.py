"""What is kept: profiles, attempts, assessments and answers, in one SQLite file."""
