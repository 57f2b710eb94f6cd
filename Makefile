# The only door. A stranger needs two commands: `make run` and `make test`.
# VENV=some/folder puts the virtual environment elsewhere; PYTHON=python3.12 chooses the interpreter.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

VENV ?= .venv
PYTHON ?= python3
BIN := $(VENV)/bin
UV := $(BIN)/uv

# A stamp carries a digest of all that it depends on, so whatever changes asks for a new one.
VERSION := $(shell $(PYTHON) --version 2>&1)
digest = $(shell { echo "$(CURDIR) $(VERSION)"; cat $(1); } | cksum | tr ' ' -)
BASE := $(VENV)/.base-$(call digest,requirements/build.txt requirements/uv.txt)
READY := $(call digest,pyproject.toml setup.py requirements/*.txt src/goalsetter/solver/kernel/*)
RUN_READY := $(VENV)/.run-$(READY)
TEST_READY := $(VENV)/.test-$(READY)
DOCS_READY := $(VENV)/.docs-$(READY)
BENCH_READY := $(VENV)/.bench-$(READY)

# The pages in the browser: what npm installs, and what Vite builds into the package.
PAGES := src/goalsetter/server/web
WEB_TOOLS := web/node_modules/.ready-$(call digest,web/package.json web/package-lock.json)
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print | LC_ALL=C sort)
BROWSER := /usr/bin/chromium
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
WEB_READY := $(PAGES)/.built-$(call digest,$(WEB_SOURCES))

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export UV_LINK_MODE := copy
export UV_NO_PROGRESS := 1

# Install by uv, or by pip where uv is missing or cannot reach what pip can. Both check every hash.
define install
	{ [ -x $(UV) ] && $(UV) pip install --quiet --python $(BIN)/python $(1); } \
	|| { echo "→ trying with pip, which takes longer"; $(BIN)/python -m pip install -qq $(1); }
endef
LOCKED := --require-hashes -r requirements
GOALSETTER := --no-deps --no-build-isolation -e .

.PHONY: help
help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

.PHONY: run
run: $(RUN_READY) $(WEB_READY) ## install what is missing and open the table for browsers
	@echo "→ opening the table; Ctrl-C closes it ($(BIN)/goalsetter --help shows every other command)"
	@exec $(BIN)/goalsetter serve $(SERVE)

.PHONY: test
test: check $(WEB_READY) $(BROWSER) ## install what is missing, run every check and every test
	@echo "→ running the tests of the pages (vitest)"
	@npm test --prefix web --silent < /dev/null
	@echo "→ running the tests"
	@$(BIN)/python -m pytest -n 2 < /dev/null

.PHONY: check
check: $(TEST_READY) $(WEB_TOOLS) ## style, layout, types and the import contract, without the tests
	@echo "→ checking style (ruff)"
	@$(BIN)/ruff check --quiet
	@echo "→ checking layout (ruff format)"
	@$(BIN)/ruff format --check --quiet
	@echo "→ checking types (mypy)"
	@$(BIN)/mypy
	@echo "→ checking which room imports which (import-linter)"
	@told=$$($(BIN)/lint-imports) || { echo "$$told"; exit 1; }; tail -n 1 <<< "$$told"
	@echo "→ checking the types of the pages (tsc)"
	@npm run check --prefix web --silent

.PHONY: coverage
coverage: $(TEST_READY) ## run the tests and report which lines and branches they reach
	@echo "→ running the tests with coverage"
	@$(BIN)/python -m pytest -n 2 --cov --cov-report=html --cov-report=term < /dev/null
	@echo "→ asking for 100 percent, branches included, of every room but cli"
	@$(BIN)/python -m coverage report --omit='*/goalsetter/cli/*' --format=total --fail-under=100

.PHONY: docs
docs: $(DOCS_READY) ## build the documentation into site/
	@echo "→ building the documentation into site/"
	@$(BIN)/zensical build --clean --strict

.PHONY: bench
bench: $(BENCH_READY) ## run the benchmarks in bench/
	@for script in bench/bench_*.py; do \
	  [ -e "$$script" ] || { echo "→ no benchmarks yet"; break; }; \
	  echo "→ $$script"; $(BIN)/python "$$script"; \
	done

.PHONY: lock
lock: $(BASE) ## pin the dependencies named in pyproject.toml anew
	@echo "→ pinning the dependencies"
	@test -x $(UV) || { echo "this needs uv, which could not be installed"; exit 1; }
	@lock() { echo "  requirements/$$1.txt"; $(UV) pip compile --quiet --universal --generate-hashes \
	  --python-version 3.11 --no-header --no-emit-index-url --no-emit-find-links \
	  --output-file requirements/$$1.txt "$${@:2}"; }; \
	lock test pyproject.toml --extra server --extra postgresql --extra seating --extra cluster --group test; \
	lock run pyproject.toml --extra server --constraint requirements/test.txt; \
	lock bench --group bench --constraint requirements/test.txt; \
	lock docs --group docs --constraint requirements/test.txt; \
	lock build --group build; \
	lock uv --group uv

.PHONY: clean
clean: ## remove everything that make has made
	rm -rf $(VENV) build site htmlcov .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.egg-info' -type d -prune -exec rm -rf {} +
	rm -f src/goalsetter/solver/_kernel*.so
	rm -rf $(PAGES) web/node_modules

$(BASE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Goalsetter needs Python 3.11 or newer; try make PYTHON=python3.12"; exit 1; }
	@[ ! -e $(VENV) ] || [ -f $(VENV)/pyvenv.cfg ] \
	  || { echo "$(VENV) exists and is not a virtual environment; nothing was touched"; exit 1; }
	@echo "→ making $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV) \
	  || { echo "Python cannot make virtual environments; on Debian: apt install python3-venv"; exit 1; }
	@echo "→ fetching the installer"
	@$(BIN)/python -m pip install -qq $(LOCKED)/build.txt
	@$(BIN)/python -m pip install -qq $(LOCKED)/uv.txt \
	  || echo "→ uv is not to be had here; pip will do"
	@touch $@

$(RUN_READY): $(BASE)
	@echo "→ installing what Goalsetter needs"
	@$(call install,$(LOCKED)/run.txt)
	@$(call install,$(GOALSETTER))
	@rm -f $(VENV)/.run-*; touch $@

$(TEST_READY): $(BASE)
	@echo "→ installing what the tests need"
	@$(call install,$(LOCKED)/test.txt)
	@$(call install,$(GOALSETTER))
	@rm -f $(VENV)/.test-*; touch $@

$(BENCH_READY): $(TEST_READY)
	@echo "→ installing what the benchmarks need"
	@$(call install,$(LOCKED)/bench.txt)
	@rm -f $(VENV)/.bench-*; touch $@

$(WEB_TOOLS):
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2> /dev/null \
	  || { echo "the pages need Node 20 or newer to be built; on Debian: apt install nodejs npm"; exit 1; }
	@echo "→ installing what the pages need"
	@npm ci --prefix web --silent --no-audit --no-fund
	@touch $@

$(WEB_READY): $(WEB_TOOLS) $(WEB_SOURCES)
	@echo "→ building the pages"
	@npm run build --prefix web --silent > /dev/null
	@touch $@

# The tests look at the pages in the system's own Chromium.
$(BROWSER):
	@echo "→ installing Chromium, for the tests of the pages"
	@$(SUDO) apt-get update -qq
	@$(SUDO) env DEBIAN_FRONTEND=noninteractive \
	  apt-get install -qq --no-install-recommends chromium > /dev/null

$(DOCS_READY): $(BASE)
	@echo "→ installing what the documentation needs"
	@$(call install,$(LOCKED)/docs.txt)
	@rm -f $(VENV)/.docs-*; touch $@
