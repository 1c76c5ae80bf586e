"""The plain answer, to which nothing in particular was asked, and when it is told in place of one to a question."""
