# scrollscope: `make run` sets up, builds and starts the shell; `make test` sets up and runs all the tests. `make help` lists the rest.

SWIFT ?= swift
PREFIX ?= /usr/local
SESSIONS ?= sessions

# One build folder per configuration, so that the two never throw each other's work away.
DEBUG_BUILD := .build
RELEASE_BUILD := .build-release
DEBUG := $(DEBUG_BUILD)/debug/scrollscope
RELEASE := $(RELEASE_BUILD)/release/scrollscope

# The debug build is optimised, too, file by file (but for the targets that Package.swift compiles plainly): the tests then take a fifth of the time,
# which is more than the compiler takes longer, and the first program is quick. OPTIMIZE=-Onone is for the debugger.
OPTIMIZE ?= -O
DEBUG_FLAGS := -Xswiftc $(OPTIMIZE)

# The Swift runtime inside the program: it starts faster, and runs where no Swift is installed. (lld, as the system's linker warns of a
# function in Foundation that nobody calls.)
ifeq ($(shell uname -s),Linux)
STATIC := --static-swift-stdlib -Xswiftc -use-ld=lld
endif

# What is installed and packed: the release, built first, or the program that PROGRAM names, as it is.
PROGRAM ?= $(RELEASE)
PACKAGED := $(if $(filter $(RELEASE),$(PROGRAM)),release)

.DEFAULT_GOAL := help
.PHONY: run build test sessions fuzz bench record fidelity api guide previews fmt lint docs docs-engine example install dist deb packages sanitize clean help setup debug release

# The first time the debug build, which is done soonest and which 'make test' goes on from; the release once there is one.
STARTED := $(if $(wildcard $(RELEASE)),release,debug)

run: $(STARTED) ## Set up, build, and start the shell
ifeq ($(STARTED),debug)
	@echo "This is the debug build. 'make build' makes the release, about twice as fast, and 'make run' starts that from then on." >&2
	@exec $(DEBUG)
else
	@exec $(RELEASE)
endif

build: release ## Set up and build the release (.build-release/release/scrollscope)

test: setup ## Set up and run all the tests
	@Scripts/announce-build $(DEBUG_BUILD) "all targets and their tests"
	@$(SWIFT) build $(DEBUG_FLAGS) --build-tests
	@SWIFT="$(SWIFT)" Scripts/run-tests
	@$(DEBUG) test $(SESSIONS) lessons docs/guide

fuzz: setup ## Fuzz with random inputs: FUZZ="--seed 1 --count 1000000 --seconds 3600"
	@Scripts/announce-build $(RELEASE_BUILD) "the fuzzer"
	@$(SWIFT) build -c release --scratch-path $(RELEASE_BUILD) $(STATIC) --product Fuzz
	@$(RELEASE_BUILD)/release/Fuzz $(FUZZ) $(SESSIONS) Tests/FuzzCorpus

bench: setup ## Measure the speed of layout
	@Scripts/announce-build $(RELEASE_BUILD) "the benchmark"
	@$(SWIFT) build -c release --scratch-path $(RELEASE_BUILD) $(STATIC) --product LayoutBench
	@Scripts/bench-report $(RELEASE_BUILD)/release/LayoutBench

record: debug ## Rewrite the answers that the sessions expect (read the diff before you commit it)
	@$(DEBUG) record $(SESSIONS)

fidelity: setup ## Write docs/fidelity.md: how many of Apple's own numbers the engine gives
	@Scripts/announce-build $(DEBUG_BUILD) "all targets and their tests"
	@$(SWIFT) build $(DEBUG_FLAGS) --build-tests
	@WRITE_FIDELITY=1 $(SWIFT) test --skip-build --filter FidelityTests

api: setup ## Write docs/api.md: what of SwiftUI's API is known, and how far
	@Scripts/announce-build $(DEBUG_BUILD) "all targets and their tests"
	@$(SWIFT) build $(DEBUG_FLAGS) --build-tests
	@WRITE_API=1 $(SWIFT) test --skip-build --filter APIPageTests

guide: setup ## Write docs/guide and the conversation in README.md as the program answers now
	@Scripts/announce-build $(DEBUG_BUILD) "all targets and their tests"
	@$(SWIFT) build $(DEBUG_FLAGS) --build-tests
	@WRITE_GUIDE=1 $(SWIFT) test --skip-build --filter GuideTests

previews: debug ## Make the pictures of docs/previews.md
	@Scripts/make-previews $(DEBUG)

fmt: ## Format the sources
	@$(SWIFT) format format -i -r Sources Tests Examples Package.swift

lint: ## Check the format of the sources
	@$(SWIFT) format lint -r --strict Sources Tests Examples Package.swift

docs: debug ## Write the manual page and the completion scripts to .build/docs
	@Scripts/make-docs $(DEBUG) $(DEBUG_BUILD)/docs

docs-engine: setup ## Check that everything public is documented, and that DocC builds it without a warning
	@SWIFT="$(SWIFT)" Scripts/check-engine-docs $(DEBUG_BUILD)

example: setup ## Build and run the program that embeds the engine
	@SWIFT="$(SWIFT)" Scripts/run-example Examples/Embed

install: $(PACKAGED) ## Install to PREFIX (/usr/local): the program, its manual page, completions and sessions
	@Scripts/stage $(PROGRAM) $(DESTDIR)$(PREFIX)

dist: $(PACKAGED) ## Pack the program, its manual page, completions and sessions as a tar archive in .build-dist
	@Scripts/make-dist tar $(PROGRAM) .build-dist

deb: $(PACKAGED) ## Pack the same as a Debian package in .build-dist
	@Scripts/make-dist deb $(PROGRAM) .build-dist

packages: release ## Check that both packages run where no Swift is
	@Scripts/check-packages $(RELEASE)

sanitize: setup ## Run all the tests under the address and the thread sanitizer
	@SWIFT="$(SWIFT)" Scripts/sanitize

clean: ## Remove everything that was built
	@rm -rf $(DEBUG_BUILD) $(RELEASE_BUILD) .build-dist .build-address .build-thread Examples/*/.build

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup:
	@SWIFT="$(SWIFT)" Scripts/setup

debug: setup
	@Scripts/announce-build $(DEBUG_BUILD) "the program"
	@$(SWIFT) build $(DEBUG_FLAGS) --product scrollscope

release: setup
	@Scripts/announce-build $(RELEASE_BUILD) "the release"
	@$(SWIFT) build -c release --scratch-path $(RELEASE_BUILD) $(STATIC) --product scrollscope
