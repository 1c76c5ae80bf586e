"""What people see: PySide6 only here and in `app`."""
