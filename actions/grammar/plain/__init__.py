"""Speech made plain before it is read: phrases to phrases, without asides and corrections, in the usual order."""
