# Every target installs the dependencies first when they changed; `make` alone lists the targets.
# Programs run on the Node of node_modules, which is the tried one, whatever Node the machine has.
SHELL := /bin/sh
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
NODE := PATH="$(CURDIR)/node_modules/.bin:$$PATH" exec node

.PHONY: help install up dev mock services simulate test test-quick verify soak doctor audit backup restore relevance stylist pictures likeness bench containers clean-data

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

install: ## install the dependencies, when the lockfile changed
	@exec sh tools/local/install.sh

up: install ## the whole shop as in production: http://localhost:5173
	@$(NODE) tools/local/up.ts

dev: install ## the same with hot reload and GraphiQL
	@$(NODE) tools/local/up.ts --dev

mock: install ## the site alone, against mocks in the browser
	@$(NODE) tools/local/mock.ts

services: install ## only PostgreSQL and OpenSearch
	@$(NODE) tools/local/services.ts

simulate: install ## play sellers, warehouse, buyers and carriers on the shop that runs: SPEED, DAYS, SEED
	@$(NODE) tools/simulate/main.ts $(if $(SPEED),--speed '$(SPEED)') $(if $(DAYS),--days '$(DAYS)') $(if $(SEED),--seed '$(SEED)')

test: install ## all suites: checks, unit, integration, web, browser journeys
	@$(NODE) tools/test/run.ts

test-quick: install ## types, lint and imports of what changed, structure, and the tests of the rules: seconds
	@$(NODE) tools/test/run.ts --quick

verify: install ## types, lint and structure
	@$(NODE) tools/checks/verify.ts

soak: install ## do harm to a shop of its own for minutes, and see that nothing is lost: ONLY, SHORT, SEED
	@$(NODE) tools/soak/main.ts $(if $(ONLY),--only '$(ONLY)') $(if $(SHORT),--short) $(if $(SEED),--seed '$(SEED)')

doctor: ## what is wrong with this machine, and the remedies
	@PATH="$(CURDIR)/node_modules/.bin:$$PATH"; export PATH; sh tools/local/install.sh && exec node tools/local/doctor.ts

audit: install ## compare search index and database, and repair differences
	@$(NODE) tools/local/audit.ts

backup: install ## database and photographs into a folder, while the shop goes on: TO
	@$(NODE) tools/local/backup.ts $(if $(TO),--to '$(TO)')

restore: install ## a backup into an empty database: FROM
	@$(NODE) tools/local/restore.ts $(if $(FROM),--from '$(FROM)')

relevance: install ## grade what the shop that runs shows for judged texts: CLASS, QUERY, WORST, JSON
	@$(NODE) tools/relevance/main.ts $(if $(CLASS),--class '$(CLASS)') $(if $(QUERY),--query '$(QUERY)') $(if $(WORST),--worst '$(WORST)') $(if $(JSON),--json)

stylist: install ## play the judged dialogues of the style chat with the shop that runs: SET
	@$(NODE) tools/relevance/styling/main.ts $(if $(SET),--set '$(SET)')

pictures: install ## hold pictures against their words: colors of 25,000 pieces, twins in the shop that runs, contact sheets: ONLY, FROM, SEED
	@$(NODE) tools/pictures/main.ts $(if $(ONLY),--only '$(ONLY)') $(if $(FROM),--from '$(FROM)') $(if $(SEED),--seed '$(SEED)')

likeness: install ## measure the search by picture on disturbed pictures of pieces: QUERIES, PHOTOS, a folder with labels.csv, and PAGE, a file for 24 first rows
	@$(if $(QUERIES),QUERIES='$(QUERIES)') $(if $(PHOTOS),PHOTOS='$(PHOTOS)') $(if $(PAGE),PAGE='$(PAGE)') PATH="$(CURDIR)/node_modules/.bin:$$PATH" node tools/vision/measure.ts

bench: install ## measure the shop against floors of the same run: ONLY, ROUNDS, SHORT
	@$(NODE) tools/bench/main.ts $(if $(ONLY),--only '$(ONLY)') $(if $(ROUNDS),--rounds '$(ROUNDS)') $(if $(SHORT),--short)

containers: install ## build the image, start docker-compose.yml's services, buy a piece in them, take it all down
	@$(NODE) tools/containers/main.ts

clean-data: install ## forget all local data: database, index, pictures, mail
	@$(NODE) tools/local/clean-data.ts
