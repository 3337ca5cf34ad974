"""What speaks for a record beside its words: each signal a small pure function, all of them in `registry.py`.

A signal is given the question and the pool and says for each candidate, in order, how much it speaks for it: 0 for not
at all, 1 for as much as it can. The registry says what a 1 is worth.
"""
