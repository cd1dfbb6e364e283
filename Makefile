# Every task of the course, one line each; `make` alone lists them.
# Each task first makes sure of the environment in .venv (autograder/bootstrap.py), which costs
# a moment when it is already there. Written for GNU make 3.81, the one on macOS.

PYTHON ?= .venv/bin/python python3 python3.13 python3.12 python3.11 python3.14
NEW_ENOUGH := import sys; print(sys.version.split()[0]); sys.exit(sys.version_info < (3, 11))
BIN := .venv/bin
AUTOGRADER := $(BIN)/python -m autograder
DEVTOOLS := $(BIN)/python -m autograder.tests.devtools
# More for the program behind one target: `make lab ARGS=--no-browser`, `make unit ARGS=-x`.
ARGS ?=
# Other versions than the locked ones, to test them: `make unit VERSIONS=lowest`, or newest.
VERSIONS ?=
JUPYTER_CONFIG_PATH := $(CURDIR)/.jupyter$(if $(JUPYTER_CONFIG_PATH),:$(JUPYTER_CONFIG_PATH))
export JUPYTER_CONFIG_PATH

.DEFAULT_GOAL := help
.PHONY: help setup setup-dev setup-browser setup-cluster setup-labextension lab mark progress \
        test unit busy test-hostile test-browser test-cuda lessons device-report release publish \
        check bench cluster many equal corpus demo feedback grade grades prose quickstart \
        results text untext run map site normalise lint format lock labextension \
        test-labextension badges clean

help: ## list the targets (what `make` alone does)
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

# Learners
lab: setup ## open JupyterLab on your own copies of the lessons, in work/mine/
	@$(AUTOGRADER) mine
	$(BIN)/jupyter lab $(ARGS)

mark: setup ## mark your exercises, hidden tests included (ARGS=04 for one)
	@$(AUTOGRADER) mark $(ARGS)

progress: setup ## show what you have done, and what is next
	@$(AUTOGRADER) progress

# Instructors
release: setup ## make exercises/ from solutions/
	$(AUTOGRADER) release $(ARGS)

grade: setup ## grade what lies in work/submitted/
	$(AUTOGRADER) grade $(ARGS)

feedback: setup ## write the pages that learners get
	$(AUTOGRADER) feedback $(ARGS)

prose: setup ## all answers to a question on one page; ARGS=--mark marks them in the browser
	$(AUTOGRADER) prose $(ARGS)

grades: setup ## write the grades for Canvas or Moodle (ARGS="canvas --list export.csv")
	$(AUTOGRADER) grades $(ARGS)

results: setup ## what the class earned, and what to talk about: pages and tables
	$(AUTOGRADER) results $(ARGS)

demo: setup ## grade a simulated class and say where to look
	$(DEVTOOLS) demo $(ARGS)

text: setup-dev ## show notebooks as text files, to edit in .text/
	$(AUTOGRADER) text $(ARGS)

untext: setup-dev ## take the edits in .text/ back into the notebooks
	$(AUTOGRADER) untext $(ARGS)

run: setup ## run the lessons and store their outputs
	$(AUTOGRADER) run $(ARGS)

publish: setup ## write the learners' half (TO=a folder or a git remote)
	@test -n "$(TO)" || { echo 'Where to? `make publish TO=../course-for-learners`' >&2; exit 1; }
	@$(AUTOGRADER) publish "$(TO)" $(ARGS)

map: setup ## write what follows from the manifest: tables, and the ends of notebooks
	$(AUTOGRADER) map $(ARGS)

site: setup-dev ## write the lessons as pages for a phone or the web, into work/site/
	@$(AUTOGRADER) site $(ARGS)

normalise: setup ## write every notebook in its canonical form
	$(AUTOGRADER) normalise $(ARGS)

# Everybody who changes something
test: lint check unit busy corpus lessons ## lint, check, unit, busy, corpus and lessons, cheapest first

lint: setup-dev ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check: setup-dev ## notebooks, release, links and manifest agree, and nothing leaks
	$(AUTOGRADER) check $(ARGS)

# A file stays on one processor, so that no class is graded twice for its tests, in our own order:
# xdist's, the file with most tests first, leaves the slow ones for the end.
unit: setup-dev ## the tests of autograder/, on two processors, and which are slow
	$(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder -m "not (browser or alone or cuda)" --durations 20 $(ARGS)

# A second worker would wait for its turn beside them.
busy: setup-dev ## the tests that keep the whole machine busy, one after another
	$(BIN)/python -m pytest -m alone $(ARGS)

corpus: setup-dev ## stubs, answers and wrong answers each earn what they should
	$(AUTOGRADER) corpus $(ARGS)

# Stored outputs were made without a GPU.
lessons: setup-dev ## run every lesson, guesses typed in and tried twice, and compare its outputs
	CUDA_VISIBLE_DEVICES= $(BIN)/python -m pytest -n 2 --dist loadfile \
	    $(addprefix -p autograder.tests.support.,kernel_sockets put_away_outputs typed_guesses) \
	    --nbval --nbval-current-env --nbval-sanitize-with .ci/nbval.cfg course $(ARGS)

device-report: setup-dev ## compare the teaching device with the CPU, operator by operator
	$(AUTOGRADER) device-report $(ARGS)

test-hostile: setup-dev ## grade hostile, broken and unlucky submissions between honest ones
	$(DEVTOOLS) hostile $(ARGS)

test-cuda: setup-dev ## the corpus on this machine's GPU as well, and notebooks beside one
	$(AUTOGRADER) corpus --cuda $(ARGS)
	$(BIN)/python -m pytest -m cuda -rs

test-browser: setup-browser ## drive JupyterLab in a headless browser
	$(BIN)/python -m pytest -m browser -rs $(ARGS)

# Maintainers
bench: setup-dev ## time grading against stock nbgrader
	$(DEVTOOLS) bench $(ARGS)

cluster: setup-dev ## grade on a local Dask cluster, workers killed, and compare with one machine
	$(DEVTOOLS) cluster $(ARGS)

many: setup-dev ## record ten thousand outcomes: memory, and seconds for the results
	$(DEVTOOLS) many $(ARGS)

equal: setup-dev ## compare every grade of the corpus with stock nbgrader's
	$(DEVTOOLS) equal $(ARGS)

quickstart: setup-dev ## the same with nbgrader's own quickstart course, and how much faster ours is
	$(DEVTOOLS) quickstart $(ARGS)

format: setup-dev ## let ruff rewrite what lint would refuse
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The torch whose messages the stored outputs of the lessons show.
TORCH := 2.13.0
# From 4.25 on it makes forty parsers of addresses when imported: two seconds of every command of
# nbgrader's, for a check that no notebook needs.
JSONSCHEMA := jsonschema<4.25

# Not after setup: while pyproject.toml and the locked versions disagree, setup cannot be brought up
# to date, and this is what mends it.
lock: ## renew .ci/constraints.txt from pyproject.toml
	@test -x $(BIN)/uv || $(MAKE) setup-dev
	printf '%s\n' 'torch==$(TORCH)' '$(JSONSCHEMA)' | $(BIN)/uv pip compile --quiet --universal \
	    --upgrade --all-extras --python-version 3.11 --no-annotate \
	    --custom-compile-command "make lock" --constraint - \
	    --output-file .ci/constraints.txt pyproject.toml

labextension: setup-labextension ## build the JupyterLab extension from its TypeScript
	$(DEVTOOLS) labextension $(ARGS)

test-labextension: setup-labextension ## build it again and compare with what is committed
	$(DEVTOOLS) labextension --check

badges: setup ## write the repository's name into every badge
	$(AUTOGRADER) badges $(ARGS)

clean: ## remove the environment and the caches; work/ and its grades stay
	rm -rf .venv .venv-old build *.egg-info .pytest_cache .mypy_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

setup: ## make or renew the environment in .venv, and no more

setup-cluster: ## the same, and what grading on several machines needs

# The first Python that is new enough is used.
setup: EXTRAS := course
setup-dev: EXTRAS := course,dev
setup-browser: EXTRAS := course,dev,browser
setup-cluster: EXTRAS := course,cluster
setup-labextension: EXTRAS := course,dev,labextension
setup setup-dev setup-browser setup-cluster setup-labextension:
	@for python in $(PYTHON); do \
	    version=$$("$$python" -c '$(NEW_ENOUGH)' 2>/dev/null) \
	        && exec "$$python" autograder/bootstrap.py $(strip $(EXTRAS) $(VERSIONS)); \
	    old="$$old$${version:+; $$python is $$version}"; \
	done; \
	echo "Python 3.11 or newer was not found$$old: install it beside what is there, from" \
	    'python.org or your package manager, and run `make` again, or name it:' \
	    '`make PYTHON=python3.12`.' >&2; \
	exit 1
