# Everything a person needs: `make run` to play, `make test` to check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ROOMS := bot cogs games locales renderers tests benchmarks

.PHONY: run test lint types imports check bench pictures playthroughs clean

run: .venv
	@$(BIN)/azalai run

test: lint types imports check

lint: .venv
	$(BIN)/ruff check $(ROOMS)
	$(BIN)/ruff format --check $(ROOMS)

types: .venv
	$(BIN)/pyright

imports: .venv
	$(BIN)/lint-imports

check: .venv
	$(BIN)/pytest -n auto

bench: .venv
	$(BIN)/python -m benchmarks

pictures: .venv
	$(BIN)/python -m renderers touareg

# Writes the golden playthroughs again after a wanted change of rules; read the diff.
playthroughs: .venv
	$(BIN)/python -m tests.playthroughs

.venv: $(VENV)/.installed

$(VENV)/.installed: pyproject.toml
	$(PYTHON) -c "import sys; sys.exit('Azalai needs Python 3.11 or later') if sys.version_info < (3, 11) else None"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	@touch $@

clean:
	rm -rf $(VENV) build *.egg-info .pytest_cache .ruff_cache .hypothesis
