"""The time-travel index: BM25 that ranks, at any instant, exactly as an index of what was visible then would.

Read in this order: `tokens` (text to terms), `document` (what is indexed), `inverted` (sorted keys with lists),
`segment` (immutable arrays), `sealing` and `merging` (how segments come about), `index` (the segments of a scope as one
value), `filter` (who may pass), `ranking` (the best documents at an instant), `follower` (keeps it in step with the
log).
"""
