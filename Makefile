# make play opens the table, make test runs all tests; each sets up what it needs, once.

PYTHON = $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --loglevel error --no-audit --no-fund
NODE_FITS := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || a == 22 && b >= 12 || a == 20 && b >= 19 ? 0 : 1)'
GAMES := $(patsubst src/stolik/games/%/rulebook.toml,%,$(wildcard src/stolik/games/*/rulebook.toml))
SOURCES := $(wildcard src/stolik/engine/*.py src/stolik/games/*/*.py tests/engine/toys/*.py) setup.py
CLIENT := src/stolik/server/static/index.html
CLIENT_GAMES := $(patsubst src/stolik/games/%/rulebook.toml,%,$(wildcard src/stolik/games/*/rulebook.toml))
CLIENT_SOURCES := $(shell find web/src web/public web/worker -type f) $(wildcard web/*.html web/*.js web/*.ts web/*.json src/stolik/bots/text/*.ftl)
CHROMIUM = STOLIK_CHROMIUM="$$($(BIN)/python scripts/chromium.py)"
export PIP_DISABLE_PIP_VERSION_CHECK := 1

LOCK := $(BIN)/uv --system-certs pip compile --universal --python-version 3.11 --generate-hashes --upgrade --quiet \
	--custom-compile-command "make lock"

.PHONY: setup play test slow lint lint-python lint-web wire lock audit bench cluster ppo build fuzz load crash deploy-check slow-line \
	lighthouse screenshot records clean

setup:
	@$(MAKE) -s -j2 .venv/.dev build/.compiled $(CLIENT)

play: build/.compiled
	@$(MAKE) -s $(CLIENT) 2>build/client.log || echo "The client could not be built (see build/client.log)."
	@test ! -f $(CLIENT) || { trap "" INT; $(BIN)/stolik serve --open || test $$? = 130; }
	@test -f $(CLIENT) || { echo "Without it, the table is in the terminal."; exec $(BIN)/stolik play raverun; }

test: setup .venv/.spiel lint
	@$(NPM) run --silent test
	@for game in $(GAMES); do $(BIN)/stolik rules $$game --coverage --games 10 --json || exit; done
	@for game in $(GAMES); do $(BIN)/stolik fuzz $$game --decisions 10000 || exit; done
	@STOLIK_PURE= $(BIN)/pytest -n auto -rs tests/contract tests/records tests/upgrades tests/rl
	@$(CHROMIUM) $(BIN)/pytest -n auto --ignore tests/contract --ignore tests/records --ignore tests/upgrades --ignore tests/rl

slow: setup
	@$(CHROMIUM) PYTHONPATH=tests $(BIN)/pytest -n 5 -p slow tests/web

lint:
	@$(MAKE) -s -j2 -Otarget lint-python lint-web

lint-python: .venv/.dev
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports

lint-web: .venv/.run web/node_modules/.package-lock.json
	@$(BIN)/python -m stolik.server.schema | $(NPM) run --silent wire -- --check
	@$(NPM) run --silent check
	@$(NPM) run --silent lint

wire: .venv/.run web/node_modules/.package-lock.json
	@$(BIN)/python -m stolik.server.schema | $(NPM) run --silent wire

# The newest of everything that pyproject.toml allows, for every system, with the hashes of all files.
lock: .venv/.tools
	@$(LOCK) pyproject.toml --extra build -o run.lock
	@$(LOCK) pyproject.toml --extra dev --constraint run.lock -o dev.lock
	@$(LOCK) pyproject.toml --extra bench --constraint dev.lock -o bench.lock
	@$(LOCK) pyproject.toml --extra cluster --constraint dev.lock -o cluster.lock
	@$(LOCK) pyproject.toml --extra spiel --constraint dev.lock -o spiel.lock
	@$(LOCK) --group node --constraint dev.lock -o node.lock
	@$(LOCK) --group tools --constraint dev.lock -o tools.lock

# Is anything known to be wrong with what we depend on? Asks the registries of advisories.
audit: .venv/.tools web/node_modules/.package-lock.json
	@for lock in *.lock; do echo $$lock; $(BIN)/pip-audit --strict --disable-pip --require-hashes -r $$lock || exit 1; done
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web audit

bench: .venv/.bench build/.quick
	@$(BIN)/stolik bench

# PyTorch comes as the machine has it, with its GPU or without: no lock names it.
ppo: .venv/.dev build/.compiled
	@$(BIN)/python -c 'import torch' 2>/dev/null || $(BIN)/pip install -q torch
	@$(BIN)/python examples/ppo.py $(PPO)

# A real cluster of Ray, of two nodes on this machine.
cluster: .venv/.cluster build/.compiled
	@$(BIN)/python scripts/ray_trial.py

load: .venv/.dev build/.compiled
	@$(BIN)/python scripts/load.py $(LOAD)

crash: .venv/.dev build/.compiled
	@$(BIN)/python scripts/crash.py $(CRASH)

deploy-check: build
	@$(BIN)/python scripts/deploy_check.py

slow-line: setup
	@$(CHROMIUM) $(BIN)/python scripts/slow_line.py

screenshot: setup
	@$(CHROMIUM) $(BIN)/python scripts/screenshot.py
	@$(CHROMIUM) $(BIN)/python scripts/pictures.py

lighthouse: setup
	@$(CHROMIUM) PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python scripts/lighthouse.py

build: setup
	@rm -rf dist build/lib* build/bdist*  # nothing of the toys belongs in a wheel, nor an older client
	@STOLIK_COMPILE=$$($(BIN)/python -c 'from stolik.engine.kit import COMPILED; print("1" if COMPILED else "")') \
		$(BIN)/pip wheel -q --no-deps --no-build-isolation -w dist .
	@cp run.lock cluster.lock dist
	@ls dist

fuzz: build/.compiled
	@for game in $(GAMES); do $(BIN)/stolik fuzz $$game || exit; done

mutants: .venv/.dev
	@$(BIN)/python scripts/mutants.py $(MUTANTS)

# Games of bots for every rules version: those that are missing.
records: build/.compiled
	@$(BIN)/python scripts/recording.py

clean:
	rm -rf .venv build dist web/node_modules src/stolik/server/static
	find src tests -name '*.so' -delete

# --- what the targets above need; each step is done once, and again when its sources change ---

.venv/.python:
	@test -n "$(PYTHON)" || { echo "Stolik needs Python 3.11 or newer with its venv module."; exit 1; }
	@echo "Setting up (once) ..."
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/.run: pyproject.toml run.lock .venv/.python
	@$(BIN)/pip install -q --require-hashes -r run.lock
	@$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: dev.lock .venv/.run
	@$(BIN)/pip install -q --require-hashes -r dev.lock
	@touch $@

# Where there is no wheel of OpenSpiel for this Python, its tests are skipped, and say so.
.venv/.spiel: spiel.lock .venv/.dev
	@$(BIN)/pip install -q --require-hashes --only-binary :all: -r spiel.lock 2>build/spiel.log || \
		echo "OpenSpiel could not be installed (see build/spiel.log): its tests are skipped."
	@touch $@

.venv/.bench: bench.lock .venv/.run
	@$(BIN)/pip install -q --require-hashes -r bench.lock
	@touch $@

.venv/.cluster: cluster.lock .venv/.run
	@$(BIN)/pip install -q --require-hashes -r cluster.lock
	@touch $@

.venv/.tools: tools.lock .venv/.python
	@$(BIN)/pip install -q --require-hashes -r tools.lock
	@touch $@

# Node builds the client: the machine's own if it is new enough, else one in .venv.
.venv/.node: node.lock .venv/.python
	@mkdir -p build
	@$(NODE_FITS) 2>/dev/null && command -v npm >/dev/null || $(BIN)/pip install -q --require-hashes -r node.lock 2>build/node.log || \
		{ echo "Node 20.19 or newer is missing and could not be installed (see build/node.log)."; exit 1; }
	@touch $@

# Not `npm ci`: that wants the builds of Rolldown for all systems in the lock, where only ours stand.
web/node_modules/.package-lock.json: web/package-lock.json .venv/.node
	@$(NPM) install --no-save >/dev/null
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/.package-lock.json
	@$(NPM) run --silent build -- --logLevel error
	@echo "The client is built."

# Compiled in a hurry, since somebody waits; `make bench` and a wheel get all that the compiler can do.
OPTIMISE := 1
build/.quick: build/.compiled
	@rm build/.compiled && $(MAKE) -s OPTIMISE=3 build/.compiled && touch $@

build/.compiled: $(SOURCES) .venv/.run
	@mkdir -p build
	@find src tests -name '*.so' -delete
	@if command -v $${CC:-cc} >/dev/null && \
		STOLIK_OPTIMISE=$(OPTIMISE) STOLIK_COMPILE=1 STOLIK_TOYS=1 $(BIN)/python setup.py build_ext --inplace --force >build/compile.log 2>&1; \
	then echo "The engine is compiled."; \
	else find src tests -name '*.so' -delete; \
		echo "No working C compiler (see build/compile.log): the engine runs interpreted, slower, with the same results."; fi
	@touch $@
