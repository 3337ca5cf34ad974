"""Search on a view: a request becomes terms and a filter, the view ranks, and what it finds is read as hits."""
