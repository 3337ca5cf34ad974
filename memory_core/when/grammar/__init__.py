"""The grammar of words about time, bottom up: numbers, lengths, clock, days, periods, ranges, recurrences, expressions."""
