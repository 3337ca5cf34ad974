"""The speed benchmark (`python -m evals.bench`): Candor and its peers on the same synthetic records, in one run.

Read in this order: `corpus` (what is measured on), `timing`, `results` (what is kept of a run), then a module a
section: `ranking` (with `engines`), `searching` (with `homes`), `appending`, `starting`, `ingesting` (with
`workspace`); at last `targets`, `page` and `plot`.
"""
