# Every task of the course, one line each; `make` alone lists them.
# Each task first makes sure of the environment in .venv (autograder/bootstrap.py), which costs
# a moment when it is already there. Written for GNU make 3.81, the one on macOS.

PYTHON ?= .venv/bin/python python3 python3.13 python3.12 python3.11 python3.14
BIN := .venv/bin
AUTOGRADER := $(BIN)/python -m autograder
# More for the program behind a target: `make lab ARGS=--no-browser`, `make test ARGS=-x`.
ARGS ?=
JUPYTER_CONFIG_PATH := $(CURDIR)/.jupyter$(if $(JUPYTER_CONFIG_PATH),:$(JUPYTER_CONFIG_PATH))
export JUPYTER_CONFIG_PATH

.DEFAULT_GOAL := help
.PHONY: help env env-browser lab test unit test-browser lessons release check corpus demo text \
        untext normalise lint format types lock badges clean

help: ## list the targets (what `make` alone does)
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

# Learners
lab: env ## open JupyterLab on the lessons
	$(BIN)/jupyter lab $(ARGS)

# Instructors
release: env ## make exercises/ from solutions/
	$(AUTOGRADER) release $(ARGS)

demo: env ## grade a made-up class and say where to look
	$(AUTOGRADER) demo $(ARGS)

text: env ## show notebooks as text files, to edit in .text/
	$(AUTOGRADER) text $(ARGS)

untext: env ## take the edits in .text/ back into the notebooks
	$(AUTOGRADER) untext $(ARGS)

normalise: env ## write every notebook in its canonical form
	$(AUTOGRADER) normalise $(ARGS)

# Everybody who changes something
test: lint check unit corpus lessons ## run everything below but the browser, cheapest first

lint: env ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check: env ## notebooks, release, links and manifest agree, and nothing leaks
	$(AUTOGRADER) check $(ARGS)

unit: env ## the tests of autograder/
	$(BIN)/python -m pytest -m "not browser" $(ARGS)

corpus: env ## stubs, answers and wrong answers each earn what they should
	$(AUTOGRADER) corpus $(ARGS)

lessons: env ## run every lesson and compare with its stored outputs
	$(BIN)/python -m pytest --nbval --nbval-current-env --nbval-sanitize-with .ci/nbval.cfg course $(ARGS)

test-browser: env-browser ## drive JupyterLab in a headless browser
	$(BIN)/python -m pytest -m browser -rs $(ARGS)

# Maintainers
format: env ## let ruff rewrite what lint would refuse
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Not after env: while pyproject.toml and the locked versions disagree, env cannot be brought up
# to date, and this is what mends it.
lock: ## renew .ci/constraints.txt from pyproject.toml
	@test -x $(BIN)/uv || $(MAKE) env
	$(BIN)/uv pip compile --quiet --universal --upgrade --all-extras --python-version 3.11 \
	    --no-annotate --custom-compile-command "make lock" \
	    --output-file .ci/constraints.txt pyproject.toml

badges: env ## write the repository's name into every badge
	$(AUTOGRADER) badges $(ARGS)

clean: ## remove the environment and the caches; work/ and its grades stay
	rm -rf .venv .venv-old build *.egg-info .pytest_cache .mypy_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The first Python that is new enough is used; when there is none, it is left to bootstrap.py to
# say what is wrong with the one there is.
env: EXTRAS := course,dev
env-browser: EXTRAS := course,dev,browser
env env-browser:
	@for python in $(PYTHON); do \
	    if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        exec "$$python" autograder/bootstrap.py --extras $(EXTRAS); \
	    fi; \
	done; \
	for python in $(PYTHON); do \
	    if "$$python" -c '' 2>/dev/null; then \
	        exec "$$python" autograder/bootstrap.py; \
	    fi; \
	done; \
	echo 'Python 3.11 or newer was not found: install it from python.org or your package' \
	    'manager and run `make` again.' >&2; \
	exit 1
