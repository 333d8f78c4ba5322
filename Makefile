# `make run` to play, `make test` to check. `docs/operate.md` says how to put the bot on a server.
VENV := .venv
BIN := $(VENV)/bin
ROOMS := bot cogs games locales renderers tests benchmarks

# The first Python here that is new enough; `make run PYTHON=...` names another.
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$name" && break; done)

# Compiled modules are kept, also where the environment says otherwise: without them each start reads all code anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run test test-fast lint types imports check check-long bench pictures playthroughs clean distclean

run: .venv
	@$(BIN)/azalai run

test: lint types imports check

lint: tools
	$(BIN)/ruff check $(ROOMS)
	$(BIN)/ruff format --check $(ROOMS)

types: tools
	$(BIN)/pyright

imports: tools
	$(BIN)/lint-imports

# Everything that is not marked `long`.
check: tools
	$(BIN)/pytest -n auto --dist worksteal

# Long hunts and more whole games; AZALAI_LONG_SECONDS says how much time there is, and what does not fit is named.
check-long: tools
	$(BIN)/pytest -n auto --dist worksteal -m long -rs

# After each edit: style, and the tests without a simulated Discord, a wire, pictures or whole games.
test-fast: lint
	$(BIN)/pytest -n auto --dist worksteal -m quick

bench: tools
	$(BIN)/python -m benchmarks

pictures: .venv
	$(BIN)/python -m renderers touareg

# Writes the golden playthroughs again after a wanted change of rules; read the diff.
playthroughs: tools
	$(BIN)/python -m tests.playthroughs

# What the bot and the playground need; a server needs no more.
.PHONY: .venv
.venv: $(VENV)/.installed

# What the checks need as well.
.PHONY: tools
tools: $(VENV)/.tools

$(VENV)/.installed: pyproject.toml
	@test -n "$(PYTHON)" || { echo "Azalaï needs Python 3.11 or later, and none was found. Install one, or name it: make PYTHON=/path/to/python3.12" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Azalaï needs Python 3.11 or later, and $(PYTHON) is not." >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { echo "This Python can't make virtual environments. On Debian and Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	@echo "Installing Azalaï into $(VENV): a minute or two, once."
	@"$(PYTHON)" -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[playground,postgresql]"
	@touch $@

$(VENV)/.tools: $(VENV)/.installed
	@echo "Installing the tools of the checks: a few minutes, once."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch $@

# What can be made again in a moment; `make distclean` takes the environment too.
clean:
	rm -rf build *.egg-info .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find $(ROOMS) -name __pycache__ -prune -exec rm -rf {} +

distclean: clean
	rm -rf $(VENV)
