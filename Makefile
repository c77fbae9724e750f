# make run    build everything and start a server on this machine
# make check  the quick loop: format, lint, types and unit tests of what differs from main
# make test   all checks and tests, as on every change
# make setup  install what the tests need and do not find, and nothing else
# make test-long  the tests that take too long for every change
# make bench  measure rules, server and storage; BENCH=--quick for a glance
# make measure  measure what the page costs a browser: main thread, wire and frames, with nothing else running
# make soak   an hour of people who come and go, or MINUTES of them: the server's memory ends where it was
# make image  build the image `dragonhall` with docker, podman or buildah
# make tables  record the tables that browser tests start from, or those whose names begin with TABLES
# make pictures  take the pictures of the README from the running page
# make audit  licences, banned and duplicate crates, by cargo-deny; not part of make test
# make fmt    format the source and the documents
# make record  record rooms for tests/corpus with the build that this is: BUILD names it, ROOMS says how many
# make generate  write the TypeScript, the JSON Schema and the tables of rules of the protocol anew

TARGET := $(abspath $(or $(CARGO_TARGET_DIR),target))
LINTERS := $(TARGET)/linters
NPM_PACKAGES := web-client/node_modules/.package-lock.json
PAGE := web-client/dist/index.html
PRETTIER := web-client/node_modules/.bin/prettier --log-level warn --cache --cache-location $(TARGET)/prettier
ESLINT := web-client/node_modules/.bin/eslint --config web-client/eslint.config.js --max-warnings 0 --cache --cache-strategy content --cache-location $(TARGET)/eslint
DOCUMENTS := $(shell find . \( -name node_modules -o -name target -o -name results \) -prune -o -name '*.md' -print)
FORMATTED := web-client tests/browser $(DOCUMENTS) .prettierrc.json
PAGE_SOURCES := $(shell find web-client \( -name node_modules -o -name dist \) -prune -o -type f -print)

# cargo-nextest, where it is installed, runs the tests of all crates side by side; it leaves out those in the documentation.
ifneq ($(shell command -v cargo-nextest),)
TEST_RUST := cargo nextest run --locked --workspace && cargo test --locked --workspace --doc
else
TEST_RUST := cargo test --locked --workspace
endif

.NOTPARALLEL:
.PHONY: run image check test test-long audit bench measure soak record tables pictures fmt generate setup lint lint-text lint-rust test-page test-rust test-browser

run: $(PAGE)
	cargo run --profile play --locked --package dragonhall-server

check: $(PAGE)
	scripts/check

test: setup lint test-page test-rust test-browser

test-long: setup $(PAGE)
	cargo test --locked --workspace --release -- --ignored

bench: $(PAGE)
	cargo build --release --locked --package dragonhall-server --package dragonhall-bench
	ulimit -n "$$(ulimit -Hn)" && $(TARGET)/release/dragonhall-bench $(BENCH)

measure: setup $(PAGE)
	cargo build --locked --workspace --bins
	DRAGONHALL_BIN=$(TARGET)/debug/dragonhall NODE_PATH=web-client/node_modules web-client/node_modules/.bin/playwright test --config tests/browser/measure.config.ts

soak: $(PAGE)
	cargo build --release --locked --package dragonhall-server --package dragonhall-bench
	$(TARGET)/release/dragonhall-bench soak --minutes $(or $(MINUTES),60)

record: $(PAGE)
	cargo run --locked --package dragonhall-tests --bin record -- $(or $(BUILD),$(shell git rev-parse --short HEAD)) --rooms $(or $(ROOMS),100)

tables: setup $(PAGE)
	cargo build --locked --workspace --bins
	DRAGONHALL_BIN=$(TARGET)/debug/dragonhall NODE_PATH=web-client/node_modules web-client/node_modules/.bin/playwright test --config tests/browser/record.config.ts --grep "record $(TABLES)"

pictures: setup $(PAGE)
	cargo build --locked --workspace --bins
	DRAGONHALL_BIN=$(TARGET)/debug/dragonhall NODE_PATH=web-client/node_modules web-client/node_modules/.bin/playwright test --config tests/browser/pictures.config.ts

image:
	scripts/image

audit:
	@command -v cargo-deny >/dev/null || { echo 'make audit needs cargo-deny: cargo install --locked cargo-deny' >&2; exit 1; }
	cargo deny --locked check licenses bans sources

fmt: $(NPM_PACKAGES)
	cargo fmt --all
	scripts/sentences --write $(DOCUMENTS)
	$(PRETTIER) --write $(FORMATTED)

generate:
	GENERATE=1 cargo test --locked --package dragonhall-protocol --test generated
	GENERATE=1 cargo test --locked --package dragonhall-protocol --test page tables_of_rules

setup:
	scripts/setup

lint: setup lint-text $(LINTERS)/installed
	$(LINTERS)/bin/hadolint Dockerfile
	$(LINTERS)/bin/yamllint --strict docker-compose.yml hosting/traefik.yml .github/workflows
	$(LINTERS)/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(LINTERS)/bin/check-jsonschema --builtin-schema vendor.compose-spec docker-compose.yml
	shellcheck scripts/setup scripts/check scripts/image scripts/try-image .ci/run

lint-text: $(NPM_PACKAGES)
	scripts/sentences $(DOCUMENTS)
	$(PRETTIER) --check $(FORMATTED)
	$(ESLINT) web-client tests/browser

lint-rust: $(PAGE)
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- --deny warnings

test-page: $(NPM_PACKAGES) $(PAGE)
	npm --prefix web-client run check
	npm --prefix web-client test

test-rust: lint-rust
	RUSTDOCFLAGS="--deny warnings" cargo doc --locked --workspace --no-deps --document-private-items
	$(TEST_RUST)

test-browser: setup $(PAGE)
	cargo build --locked --workspace --bins --tests
	DRAGONHALL_BIN=$(TARGET)/debug/dragonhall npm --prefix web-client run test:browser

$(PAGE): $(NPM_PACKAGES) $(PAGE_SOURCES)
	npm --prefix web-client run build
	touch $@

$(NPM_PACKAGES): web-client/package-lock.json
	npm --prefix web-client ci
	touch $@

$(LINTERS)/installed: scripts/linters.txt
	python3 -m venv $(LINTERS)
	$(LINTERS)/bin/pip install --quiet --disable-pip-version-check --only-binary :all: --requirement scripts/linters.txt
	touch $@
