"""The room beside the table: what spans tables, told as a setup plus happenings."""
