# `make run` to play, `make test` to check, `make server` for a bot on Discord (`docs/operate.md`).
VENV := .venv
BIN := $(VENV)/bin
FRESH := build/fresh
SERVER = $(VENV)/.server$(if $(POSTGRESQL),-postgresql)
# Two more than there are processors, because tests of processes, servers and Discord wait a third of their time.
WORKERS = $(shell "$(PYTHON)" -c 'import os; print((os.cpu_count() or 1) + 2)')
TESTS = $(BIN)/pytest -n $(WORKERS) --dist worksteal
NOT_COSTLY = -m 'not long and not costly'
# The statistics name every file that pyright has read; a missing file fails the check.
PYRIGHT = $(BIN)/pyright --stats --verbose >build/types 2>&1
TYPES = $(BIN)/python -m tests.type_check build/types
ROOMS := azalai tests benchmarks examples docs tools

# The first Python on this machine that is new enough; `make run PYTHON=...` names another.
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$name" && break; done)

# Compiled modules are kept, whatever the environment says: without them each start compiles all code.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run test test-fast lint types imports check check-long costly bench pictures playthroughs constraints clean distclean

run: .venv
	@$(BIN)/azalai run

# pyright runs at the same time as the tests, and its findings are printed last. In a fresh clone the tests are compiled
# once before they run, so that each process need not compile them.
test: lint imports
	@mkdir -p build
	@echo "$(PYRIGHT) & $(TESTS) $(NOT_COSTLY)"; \
	$(PYRIGHT) & types=$$!; \
	trap 'kill $$types' INT TERM; \
	[ -d tests/__pycache__ ] || $(BIN)/pytest --collect-only -qq >/dev/null 2>&1; \
	$(TESTS) $(NOT_COSTLY); tests=$$?; \
	wait $$types; \
	$(TYPES); types=$$?; \
	[ $$tests = 0 ] && [ $$types = 0 ]

lint: tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: tools
	@mkdir -p build
	@$(PYRIGHT); $(TYPES)

imports: tools
	$(BIN)/lint-imports

# All tests that are not marked `long`.
check: tools
	$(TESTS)

# The tests that `make test` leaves out, then long hunts and more whole games. AZALAI_LONG_SECONDS limits their time; the
# output names those that did not fit.
check-long: tools
	AZALAI_TEST_COMMIT=$$(git rev-parse HEAD 2>/dev/null) $(TESTS) -m 'long or costly' -rsfE

# Measure all tests that are not long, and print the wrong marks of costly tests, which `make test` leaves out.
costly: tools
	PYTHONPATH=. $(TESTS) -p tests.costly

# After each edit: style, and the tests without a simulated Discord, a wire, pictures or whole games.
test-fast: lint
	$(TESTS) -m quick

bench: tools
	$(BIN)/python -m benchmarks

# Write sample pictures of all games to `out/`, to look at after a change of a drawing or a colour.
pictures: .venv
	$(BIN)/python -m tools.recolour
	$(BIN)/python -m azalai.renderers --robots

# Write the golden playthroughs again after an intended change of rules. Read the diff.
playthroughs: tools
	$(BIN)/python -m tests.playthroughs

# The packages that the bot and the playground need.
.PHONY: .venv
.venv: $(VENV)/.installed

# The packages that a server needs: the bot alone. `make server POSTGRESQL=1` adds the driver for PostgreSQL.
.PHONY: server
server: $(SERVER)

# These, and the tools of the checks.
.PHONY: tools
tools: $(VENV)/.tools

# constraints.txt fixes every version, also those of indirect dependencies.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable

define environment
@test -n "$(PYTHON)" || { echo "Azalaï needs Python 3.11 or later, and none was found. Install one, or name it: make PYTHON=/path/to/python3.12" >&2; exit 1; }
@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Azalaï needs Python 3.11 or later, and $(PYTHON) is not." >&2; exit 1; }
@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { echo "This Python can't make virtual environments. On Debian and Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
@echo "Installing Azalaï into $(VENV): a minute or two, once."
@"$(PYTHON)" -m venv $(VENV)
endef

$(VENV)/.installed: pyproject.toml constraints.txt
	$(environment)
	@$(INSTALL) ".[playground,postgresql]"
	@touch $@

$(SERVER): pyproject.toml constraints.txt
	$(environment)
	@$(INSTALL) ".$(if $(POSTGRESQL),[postgresql])"
	@touch $@

$(VENV)/.tools: $(VENV)/.installed
	@echo "Installing the tools of the checks: a few minutes, once."
	@$(INSTALL) ".[dev]"
	@touch $@

# Make a version of the newest commit: test it, cut the changelog, build wheel and sdist, write the tag.
.PHONY: release tags
release: tools
	@$(BIN)/python -m tools.release make "$(VERSION)"

# Make the tags of all versions in releases.tsv.
tags: .venv
	@$(BIN)/python -m tools.release tags

# Write the address of the repository, and of its maintainers, into every file that holds them.
.PHONY: home
home: .venv
	@$(BIN)/python -m tools.home "$(URL)" "$(CONTACT)"

# Write constraints.txt again, with the newest versions that pyproject.toml allows. Read the diff.
constraints:
	@rm -rf $(FRESH)
	@$(MAKE) --no-print-directory tools VENV=$(FRESH) INSTALL='$(FRESH)/bin/python -m pip install --quiet --disable-pip-version-check --editable'
	@$(FRESH)/bin/python -m tests.constraints
	@rm -rf $(FRESH)

# Delete what can be made again in a moment; `make distclean` deletes the environment too.
clean:
	rm -rf build *.egg-info .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find $(ROOMS) -name __pycache__ -prune -exec rm -rf {} +

distclean: clean
	rm -rf $(VENV)
