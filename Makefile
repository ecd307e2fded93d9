# Two commands do everything: `make play` and `make test`. Each does its own set-up.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.ready
JOBS ?= 2

.PHONY: play test test-long check setup bench format clean

play: setup
	@$(BIN)/rallybox play roadrally --terminal

test: setup
	$(BIN)/pytest -n $(JOBS) -m "not long"

test-long: setup
	$(BIN)/pytest -n $(JOBS)

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# The peers are large, so they have an environment of their own.
bench: .venv-bench/.ready
	.venv-bench/bin/python bench/run.py $(BENCH)

.venv-bench/.ready: bench/requirements.txt pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv-bench
	PIP_CONSTRAINT=constraints.txt .venv-bench/bin/python -m pip install --quiet --disable-pip-version-check -r bench/requirements.txt -e .
	@touch $@

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Rallybox needs Python 3.11 or newer; set PYTHON=/path/to/python3.11")'
	$(PYTHON) -m venv .venv
	PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $(STAMP)

clean:
	rm -rf .venv .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
