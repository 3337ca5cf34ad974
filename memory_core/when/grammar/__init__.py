"""The grammar of words about time, from numbers over clock, days, periods and ranges up to whole expressions."""
