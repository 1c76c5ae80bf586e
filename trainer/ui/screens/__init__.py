"""The screens that are not the table. Each takes one frozen view model and answers with signals."""
