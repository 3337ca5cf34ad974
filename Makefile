# Every target sets up what it needs; `make demo` and `make test` work on a fresh machine with python3 and make.
PYTHON ?= python3
BIN := .venv/bin
SECONDS ?= 600

.DEFAULT_GOAL := help
.PHONY: help setup semantic demo test check verify bench interop mutation fuzz slow clean

help:  ## show this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

.venv/candor: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "installing Candor into .venv"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

.venv/dev: .venv/candor
	@echo "installing the developer's tools into .venv"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

.venv/bench: .venv/dev
	@echo "installing the benchmark's peers into .venv"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,bench]'
	@touch $@

.venv/semantic: .venv/candor server/semantic.txt
	@echo "installing the extra [semantic] into .venv"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r server/semantic.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[semantic]'
	@touch $@

setup: .venv/dev  ## create .venv with Candor and the developer's tools

semantic: .venv/semantic  ## add the optional reading of what texts mean (100 MB)

demo: .venv/candor  ## ingest the bundled corpus and search it at several instants, over MCP
	@$(BIN)/python -m evals demo

test: .venv/dev  ## run the tests
	@$(BIN)/python -m pytest -n auto --dist loadfile -m 'not slow and not interop'

check: .venv/dev  ## lint, types, import contracts, shape
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python -m pytest tests/test_shape.py tests/test_docs.py

verify: .venv/dev  ## ask the bundled questions and compare with the kept results
	@$(BIN)/python -m evals verify

bench: .venv/bench  ## measure speed beside other engines (about half an hour)
	@$(BIN)/python -m evals.bench --json evals/baselines/bench.json --plot docs/benchmarks/growth.svg --page docs/benchmarks.md

interop: .venv/dev  ## other clients and the protocol's own suites (brings Node from the registry)
	@$(BIN)/python -m pytest -m interop -rA

mutation: .venv/dev  ## take one guard at a time out of a copy; a test must notice each (five minutes; goes on where it stopped)
	@$(BIN)/python tests/mutations.py

fuzz: .venv/dev  ## spoil exports of every format and take them in (SECONDS=600 each, three hours)
	@$(BIN)/python tests/fuzz.py --seconds $(SECONDS)

slow: .venv/dev  ## long runs: a thousand kills, large properties
	@$(BIN)/python -m pytest -m slow -rA

clean:  ## remove .venv and caches
	@rm -rf .venv .pytest_cache .ruff_cache .mypy_cache .import_linter_cache .hypothesis build *.egg-info
