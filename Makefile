# Every target sets up what it needs and is missing; a second run sets up nothing.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play dev dist size test lint bench fuzz clean \
	check-site set-up-build set-up-test set-up-bench format-check clippy-native clippy-web \
	test-native test-documentation test-set-up test-web test-end-to-end

export PATH := $(shell scripts/set-up path)

WEB := --target wasm32-unknown-unknown --features web
END_TO_END := $(wildcard tests/e2e/*.test.mjs)
NODE_TEST := node --test --test-reporter=spec --test-concurrency=1 --test-timeout=300000

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-6s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: dist ## build the page and serve it on this machine until Ctrl-C
	@exec node scripts/serve.mjs dist 8080

# Its own folder, so that a debug build is never taken for the release.
dev: set-up-build ## serve a debug build that reloads when a source changes
	@exec trunk serve --dist target/dev-page

dist: set-up-build check-site ## build the release into dist/; SITE=https://example.org/hawalis/ says where it will stand
	trunk build --release

# Before the build, which takes minutes.
check-site:
	@[ -z "$${SITE:-}" ] || node scripts/name-site.mjs --check

size: dist ## print what the first visit downloads; too much is an error
	@node scripts/size.mjs dist

test: set-up-test lint test-native test-documentation test-set-up test-web size test-end-to-end ## check everything: format, lints, native, browser and end-to-end tests

lint: set-up-build format-check clippy-native clippy-web ## check the format and the lints

bench: set-up-bench dist ## measure the rules and the search, the search in a browser beside the same one native, and how fast the page starts
	cargo bench
	cargo build --release --features lab --bin lab
	@node scripts/compare-search.mjs target/release/lab
	@node benches/lighthouse/measure.mjs

# The compiler's own instrumentation, so that it takes no other tool and no nightly. A target is named to spare build scripts.
fuzz: export RUSTFLAGS = $(addprefix -C,passes=sancov-module llvm-args=-sanitizer-coverage-level=4 \
	llvm-args=-sanitizer-coverage-inline-8bit-counters llvm-args=-sanitizer-coverage-pc-table)
fuzz: HOST = $(shell rustc -vV | awk '/^host:/ { print $$2 }')
fuzz: FORM = ogn
fuzz: FOR = 60
fuzz: ## look for a text that breaks FORM=link, ogn or position, FOR=60 seconds
	cargo build --release --manifest-path tests/fuzz/Cargo.toml --target-dir target/fuzz --target $(HOST)
	@mkdir -p target/fuzz/corpus/$(FORM)
	target/fuzz/$(HOST)/release/$(FORM) -max_total_time=$(FOR) -artifact_prefix=target/fuzz/ target/fuzz/corpus/$(FORM)

clean: ## remove what was built; the tools stay
	cargo clean
	rm -rf dist node_modules tests/results

set-up-build:
	@scripts/set-up build

set-up-test:
	@scripts/set-up test

set-up-bench:
	@scripts/set-up bench

format-check:
	cargo fmt --check

clippy-native:
	cargo clippy --all-targets --features lab -- -D warnings

clippy-web:
	cargo clippy $(WEB) --lib --bins --test web -- -D warnings
	cargo clippy --target wasm32-unknown-unknown --features worker --lib --bin worker -- -D warnings

test-native:
	cargo test --features lab --lib --bins --tests

test-documentation:
	cargo test --features lab --doc

test-set-up:
	$(NODE_TEST) tests/set-up.test.mjs tests/site.test.mjs

# Named, for the test runner would take another engine's driver when it finds one.
test-web:
	CHROMEDRIVER="$$(command -v chromedriver)" CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
		cargo test $(WEB) --test web

# Works on the dist that is there: `make dist test-end-to-end` after a change.
test-end-to-end:
	$(NODE_TEST) $(END_TO_END)
