# make run    build everything and start a server on this machine
# make test   all checks and tests, as on every change
# make test-long  the tests that take too long for every change
# make bench  measure rules, server and storage; BENCH=--quick for a glance
# make soak   an hour of people who come and go, or MINUTES of them: the server's memory ends where it was
# make fmt    format the source
# make record  record rooms for tests/corpus with the build that this is: BUILD names it, ROOMS says how many
# make generate  write the TypeScript and the JSON Schema of the protocol anew

TARGET := $(abspath $(or $(CARGO_TARGET_DIR),target))
LINTERS := $(TARGET)/linters
NPM_PACKAGES := web-client/node_modules/.package-lock.json
PAGE := web-client/dist/index.html
PAGE_SOURCES := $(shell find web-client \( -name node_modules -o -name dist \) -prune -o -type f -print)

.NOTPARALLEL:
.PHONY: run test test-long bench soak record fmt generate setup lint test-page test-rust test-browser

run: $(PAGE)
	cargo run --release --locked --package dragonhall-server

test: setup lint test-page test-rust test-browser

test-long: setup $(PAGE)
	cargo test --locked --workspace --release -- --ignored

bench: $(PAGE)
	cargo build --release --locked --package dragonhall-server --package dragonhall-bench
	ulimit -n "$$(ulimit -Hn)" && $(TARGET)/release/dragonhall-bench $(BENCH)

soak: $(PAGE)
	cargo build --release --locked --package dragonhall-server --package dragonhall-bench
	$(TARGET)/release/dragonhall-bench soak --minutes $(or $(MINUTES),60)

record: $(PAGE)
	cargo run --locked --package dragonhall-tests --bin record -- $(or $(BUILD),$(shell git rev-parse --short HEAD)) --rooms $(or $(ROOMS),100)

fmt:
	cargo fmt --all

generate:
	GENERATE=1 cargo test --locked --package dragonhall-protocol --test generated

setup:
	scripts/setup

lint: setup $(LINTERS)/installed
	cargo fmt --all --check
	$(LINTERS)/bin/hadolint Dockerfile
	$(LINTERS)/bin/yamllint --strict docker-compose.yml
	$(LINTERS)/bin/check-jsonschema --builtin-schema vendor.compose-spec docker-compose.yml
	shellcheck scripts/setup .ci/run

test-page: $(NPM_PACKAGES) $(PAGE)
	npm --prefix web-client run check
	npm --prefix web-client test

test-rust: $(PAGE)
	cargo clippy --locked --workspace --all-targets -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" cargo doc --locked --workspace --no-deps --document-private-items
	cargo test --locked --workspace

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
