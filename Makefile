# Two commands do everything: `make play` and `make test`. Each does its own set-up.

# What makes ready; it needs Python and nothing else. PYTHON=... to take a certain one.
START = python=$$(sh scripts/python.sh '$(PYTHON)') && "$$python" scripts/start.py
BIN := .venv/bin
# Where there was no Node that fits, there is one in build/node.
WITH_NODE := PATH="$(CURDIR)/build/node/bin:$$PATH"
NPM := $(WITH_NODE) npm --prefix web --no-audit --no-fund
JOBS ?= 2
# Tests often wait (for servers, clocks, pages), so there is one more of them at a time than cores.
TESTERS ?= 3
PYTEST := $(BIN)/pytest -n $(TESTERS) --dist loadfile --no-loadscope-reorder
# What runs through compiled code, and waits for nobody.
COMPILED := $(addprefix tests/,conformance golden games bots observing vector kit) \
    $(addprefix tests/core/test_,dice.py playout.py record.py) \
    $(addprefix --ignore=tests/,bots/test_outside.py games/test_made.py games/packs)
GAMES ?= 10000
# The rules compiled if that is ready; if not, they are compiled for the next time. Bots that search
# get 11 to 18 times as far in the same time.
QUICK = PYTHONPATH=$$($(BIN)/python scripts/compile.py --aside)

.PHONY: play play-terminal serve test test-long soak postgres check setup compile interpret wheel laws equal bench bench-check bench-server bench-cost bench-web bench-bots bench-roots bench-review bench-research bench-data web wasm site site-quick page-python web-tools web-check web-test web-browser web-browser-long format clean

# In the browser. PORT=... where the usual one is taken.
play serve:
	@$(START) play
	@$(WITH_NODE) $(BIN)/python scripts/site.py --aside
	@$(QUICK) $(BIN)/rallybox serve $(if $(PORT),--port $(PORT))

play-terminal:
	@$(START) python
	@$(QUICK) $(BIN)/rallybox play --terminal

# Every process of the tests reads what the first has compiled of Python, though somebody may have told
# Python to write nothing.
test test-long: export PYTHONDONTWRITEBYTECODE :=

# Everything on the sources, the compiler at work beside it (it is waited for in any case); then what
# that could get wrong, on the compiled copy.
test: setup web-tools web page-python postgres
	$(BIN)/python scripts/compile.py --quick & compiling=$$!; \
	PYTHONPATH=src $(PYTEST) -m "not long"; tested=$$?; \
	wait $$compiling && exit $$tested
	PYTHONPATH=$$($(BIN)/python scripts/compile.py --quick) $(PYTEST) -n $(JOBS) -m "not long" $(COMPILED)
	$(MAKE) --no-print-directory web-test web-browser

# An hour: whatever fails, the rest is tried all the same, and named in the end.
test-long: setup web-tools web page-python postgres
	@failed=; \
	part() { echo "$$*"; env "$$@" || failed="$$failed; $$*"; }; \
	part PYTHONPATH=src $(PYTEST) --hypothesis-profile=long -m "not alone"; \
	part PYTHONPATH=src $(BIN)/pytest -n 0 -m alone; \
	part $(MAKE) web-browser-long; \
	part $(MAKE) laws equal GAMES=$$(( $(GAMES) / 10 )); \
	test -z "$$failed" || { echo "failed$$failed"; exit 1; }

# Does memory grow? Waves of people for an hour, or SOAK_SECONDS; test-long does three minutes.
soak: setup
	PYTHONPATH=src:tests $(BIN)/python -m server.soak.soak $(SOAK_SECONDS)

# Some tests start a PostgreSQL of their own.
postgres:
	@sh scripts/postgres.sh

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python scripts/made.py --check
	$(BIN)/python scripts/settings_page.py --check
	$(BIN)/python scripts/observations_page.py --check
	$(BIN)/mypy
	$(MAKE) --no-print-directory web-check

format: setup web-tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

# What developing needs.
setup:
	@$(START) dev

# -- two speeds --------------------------------------------------------------------------------

compile: setup
	$(BIN)/python scripts/compile.py --use
	@$(BIN)/rallybox --version

interpret: setup
	$(BIN)/python scripts/compile.py --unuse
	@$(BIN)/rallybox --version

wheel: setup web web-tools
	-@$(BIN)/python scripts/wasm.py
	$(MAKE) --no-print-directory page-python
	RALLYBOX_COMPILE=1 $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation -w dist .

# -- many games --------------------------------------------------------------------------------

laws: setup
	$(BIN)/python scripts/laws.py --games $(GAMES) --jobs $(JOBS)
	$(BIN)/python scripts/laws.py --games $$(( $(GAMES) / 10 )) --jobs $(JOBS) --bots club

equal: setup
	$(BIN)/python scripts/equal.py --games $(GAMES)

# -- side by side with the peers, who are large and have an environment of their own -------------

bench: .venv-bench/.ready setup
	$(BIN)/python scripts/compile.py
	.venv-bench/bin/python bench/run.py $(BENCH)

bench-check: .venv-bench/.ready setup
	$(BIN)/python scripts/compile.py
	.venv-bench/bin/python bench/check.py

# Our server and boardgame.io's own, in one run of some minutes; needs node and npm.
bench-server: setup postgres bench/server/peer/node_modules/.ready
	$(BIN)/python scripts/compile.py
	PYTHONPATH=bench:tests $(BIN)/python bench/server/main.py $(BENCH_SERVER)

# What every route and message costs the event loop; a minute.
bench-cost: setup
	PYTHONPATH=src:bench:tests $(BIN)/python bench/server/cost.py $(BENCH_COST)

# How long pro and ace make people wait; half an hour, or a part with BENCH_BOTS="--levels pro".
bench-bots: setup
	$(BIN)/python scripts/compile.py
	PYTHONPATH=build/compiled:bench $(BIN)/python bench/thinking.py $(BENCH_BOTS)

# What several searches bring whose roots are merged; some minutes. BENCH_ROOTS="--cores 2": in time.
bench-roots: setup
	$(BIN)/python scripts/compile.py
	PYTHONPATH=build/compiled:bench $(BIN)/python bench/roots.py $(BENCH_ROOTS)

# Are the chances of reviews as good as they say, and how long do reviews take? Twenty minutes; it
# goes on where it was stopped. BENCH_REVIEW=--markdown renews docs/review.md; with "--only GAME", too,
# that game's rows.
bench-review: setup
	$(BIN)/python scripts/compile.py
	PYTHONPATH=build/compiled:bench $(BIN)/python -m review.main $(BENCH_REVIEW)

# What learners get, and how fast: our interfaces beside the peers'; some minutes.
# BENCH_RESEARCH="--markdown docs/performance.md" renews the figures.
bench-research: .venv-bench/.ready setup
	$(BIN)/python scripts/compile.py
	PYTHONPATH=build/compiled:bench .venv-bench/bin/python -m research.main $(BENCH_RESEARCH)

# What it costs to write every decision down, and how large that gets; some minutes.
bench-data: setup
	$(BIN)/python scripts/compile.py
	PYTHONPATH=build/compiled:bench $(BIN)/python bench/writing.py $(BENCH_DATA)

# The browser client: size, time from a click to the other screen, smoothness; some minutes.
bench-web: setup web-tools web site
	@sh scripts/chromium.sh
	cd web && $(WITH_NODE) node bench/run.mjs $(BENCH_WEB)

bench/server/peer/node_modules/.ready: bench/server/peer/package.json
	cd bench/server/peer && $(WITH_NODE) npm install --no-package-lock --no-audit --no-fund --silent
	@touch $@

.venv-bench/.ready: bench/requirements.txt pyproject.toml constraints.txt
	python=$$(sh scripts/python.sh '$(PYTHON)') && "$$python" -m venv .venv-bench
	PIP_CONSTRAINT=constraints.txt .venv-bench/bin/python -m pip install --quiet --disable-pip-version-check -r bench/requirements.txt -e .
	@touch $@

# -- the browser client ------------------------------------------------------------------------

# What the server hands out, and the wheel contains.
web:
	@$(START) pages

# The rules compiled to WebAssembly; pages take them if they are ready (docs/site.md).
wasm: setup web-tools
	@$(BIN)/python scripts/wasm.py

# The whole product as a folder of files, for any static host (docs/site.md). Where the rules cannot be
# compiled for it, it runs their sources.
site: setup web-tools
	-@$(BIN)/python scripts/wasm.py
	@$(WITH_NODE) $(BIN)/python scripts/site.py

# The same as quickly as can be: with compiled rules only if they are there.
site-quick: setup web-tools
	@$(WITH_NODE) $(BIN)/python scripts/site.py

# Python for the server's own pages, so that people play on when it is away.
page-python: setup web
	@$(WITH_NODE) $(BIN)/python scripts/site.py --served

web-tools:
	@$(START) web

web-check: setup web-tools
	$(BIN)/python scripts/wire_types.py --check
	$(BIN)/python scripts/web_fixtures.py
	$(NPM) run --silent check

web-test: setup web-tools
	$(BIN)/python scripts/web_fixtures.py
	$(NPM) run --silent test

# In Debian's Chromium, against a real server, whose bots are compiled as in `make play`: one of each
# kind of thing that can be looked at.
web-browser: setup web-tools web page-python site-quick
	@sh scripts/chromium.sh
	$(BIN)/python scripts/web_fixtures.py
	PYTHONPATH=$$($(BIN)/python scripts/compile.py --quick) $(NPM) run --silent test:browser

# All of them: every game, every screen, every variant, every language.
web-browser-long: setup web-tools web page-python site
	@sh scripts/chromium.sh
	$(BIN)/python scripts/web_fixtures.py
	PYTHONPATH=$$($(BIN)/python scripts/compile.py) $(NPM) run --silent test:browser-long

clean:
	rm -rf web/node_modules src/rallybox/server/static
	rm -rf .venv .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
