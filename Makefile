# make play opens the table, make test runs all tests; each sets up what it needs, once.

PYTHON := $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
SOURCES := $(wildcard src/stolik/engine/*.py src/stolik/games/*/*.py tests/engine/toys/*.py) setup.py
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: setup play test lint bench build fuzz clean

setup: .venv/.dev build/.compiled

play: build/.compiled
	@$(BIN)/stolik play raverun

test: setup lint
	@$(BIN)/stolik rules raverun --coverage --games 20 --json
	@$(BIN)/stolik fuzz raverun --games 40
	@$(BIN)/pytest -n auto

lint: .venv/.dev
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports

bench: .venv/.bench build/.compiled
	@$(BIN)/stolik bench

build: setup
	@rm -rf dist build/lib* build/bdist*  # nothing of the toys belongs in a wheel
	@STOLIK_COMPILE=$$($(BIN)/python -c 'from stolik.engine.kit import COMPILED; print("1" if COMPILED else "")') \
		$(BIN)/pip wheel -q --no-deps --no-build-isolation -w dist .
	@ls dist

fuzz: build/.compiled
	@$(BIN)/stolik fuzz raverun --games 20000

clean:
	rm -rf .venv build dist
	find src tests -name '*.so' -delete

# --- what the targets above need; each step is done once, and again when its sources change ---

.venv/.python:
	@test -n "$(PYTHON)" || { echo "Stolik needs Python 3.11 or newer with its venv module."; exit 1; }
	@echo "Setting up (once) ..."
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/.run: pyproject.toml .venv/.python
	@$(BIN)/pip install -q "setuptools>=77" "mypy==2.4.1"
	@$(BIN)/pip install -q --no-build-isolation -e .
	@touch $@

.venv/.dev: pyproject.toml .venv/.run
	@$(BIN)/pip install -q --no-build-isolation -e ".[dev]"
	@touch $@

.venv/.bench: pyproject.toml .venv/.run
	@$(BIN)/pip install -q --no-build-isolation -e ".[bench]"
	@touch $@

build/.compiled: $(SOURCES) .venv/.run
	@mkdir -p build
	@find src tests -name '*.so' -delete
	@if command -v $${CC:-cc} >/dev/null && \
		STOLIK_COMPILE=1 STOLIK_TOYS=1 $(BIN)/python setup.py build_ext --inplace --force >build/compile.log 2>&1; \
	then echo "The engine is compiled."; \
	else find src tests -name '*.so' -delete; \
		echo "No working C compiler (see build/compile.log): the engine runs interpreted, slower, with the same results."; fi
	@touch $@
