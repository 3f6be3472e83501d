# The two commands that matter are `make play` and `make test`; each sets up what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt
FOR_PLAY := $(VENV)/.for-play
SET_UP := $(VENV)/.set-up
SET_UP_BENCH := $(VENV)/.set-up-bench
PYTEST ?= -n auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help play terminal web test test-long faults test-hostile client setup python3-venv lint bench golden screenshots types clean

help: ## show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## (.*)/  make \1\t\2/' | expand -t 22

play: web ## start the server and play in the browser
	@$(BIN)/safehouse

terminal: $(FOR_PLAY) ## play a game of Sleepers in the terminal
	@$(BIN)/safehouse play sleepers

web: $(FOR_PLAY) ## build the browser client, if it has changed
	@$(BIN)/python web/build.py

ifdef FILE
test: $(SET_UP)
	@$(BIN)/python -m pytest $(FILE)
else
test: $(SET_UP) ## run every check and every test, or with FILE=... the tests of a file
	@echo "Compiling the rules, which takes two or three minutes the first time."
	@$(BIN)/python -m tests.compile 2> /dev/null & compiling=$$!; \
	  $(MAKE) --no-print-directory lint client && wait $$compiling || { kill $$compiling; exit 1; }
	@echo "Running the tests."
	@$(BIN)/python -m pytest $(PYTEST)
endif

test-long: client ## try twenty times as hard: more deals, games and inputs (an hour or more)
	@SAFEHOUSE_EFFORT=20 $(BIN)/python -m pytest $(PYTEST)

faults: $(SET_UP) web ## plant faults in a copy of everything, and see that tests catch each
	@$(BIN)/python -m tests.faults

test-hostile: client ## run the tests in the background, without a home, a terminal or Ctrl-C
	@tests/hostile.sh $(BIN)/python -m tests.compile 2> /dev/null
	@tests/hostile.sh $(BIN)/python -m pytest $(PYTEST)

client: $(SET_UP) web
	@echo "Checking and testing the browser client."
	@$(BIN)/python web/build.py test
	@$(BIN)/python -m tests.web.chromium

setup: $(SET_UP) ## install everything that the checks and tests need

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Safehouse needs Python 3.11 or newer; say which with PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null \
	  || { echo "This Python cannot make virtual environments; on Debian and Ubuntu the"; \
	       echo "package python3-venv is missing: apt-get install python3-venv"; exit 1; }
	@echo "Making a virtual environment in $(VENV)."
	@$(PYTHON) -m venv $(VENV)

# The pages are built meanwhile, unless Node has to be installed first. Python compiles what it loads.
$(FOR_PLAY): pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing what it takes to play, and building the pages."
	@node=$$($(BIN)/python web/build.py node); \
	  if [ -z "$$node" ]; then $(BIN)/python web/build.py > /dev/null 2>&1 & fi; \
	  $(PIP) --no-compile -e '.[all]' $$node && wait
	@touch $@

python3-venv:
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || { \
	  echo "Installing the system package python3-venv: this Python cannot make virtual environments."; \
	  apt-get update -q && apt-get install -q -y python3-venv; }

$(SET_UP): pyproject.toml constraints.txt | python3-venv $(BIN)/python
	@echo "Installing Safehouse and the tools of its tests (a few minutes on a slow line)."
	@$(PIP) "pip>=25.1"
	@$(PIP) -e '.[all]' --group dev
	@touch $(FOR_PLAY) $@

$(SET_UP_BENCH): $(SET_UP)
	@echo "Installing OpenSpiel, the peer of the benchmark."
	@$(PIP) -e '.[bench]'
	@touch $@

lint: $(SET_UP) ## check format, style and types
	@echo "Checking format, style and types."
	@$(BIN)/ruff format --check -q .
	@$(BIN)/ruff check -q .
	@$(BIN)/mypy

bench: $(SET_UP_BENCH) ## measure speed against OpenSpiel in the same run
	@$(BIN)/safehouse bench

screenshots: web ## take the pictures of the documents anew
	@$(BIN)/python -m tests.web.screenshots

golden: $(SET_UP) ## write the golden playthroughs and perft files anew; read them before you commit
	@$(BIN)/python -m tests.golden

types: $(SET_UP) ## write the browser's types of the protocol anew
	@$(BIN)/python -m safehouse.server.protocol web/src

clean: ## remove the virtual environment and all caches
	rm -rf $(VENV) web/node_modules src/safehouse/web .pytest_cache .mypy_cache .ruff_cache .hypothesis
