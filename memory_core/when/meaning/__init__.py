"""What the grammar builds: days, periods, times of day and their joins, each of which reads itself at a reference."""
