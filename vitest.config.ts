import { defineConfig } from 'vitest/config'
import { patient } from './vitest.patience.ts'

const properties = '**/*.property.test.ts'

const node = (name: string) => ({
  test: {
    name,
    root: name,
    environment: 'node' as const,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'e2e/**', properties],
    ...patient,
  },
})

/** Rules are pure: there is nothing that one file could leave behind for the next. */
const rules = { test: { ...node('rules').test, isolate: false } }

/**
 * A process that reads the API anew for each file spends more than half of its time on that. What the API
 * keeps, it keeps by its database (a WeakMap), and each file has a database of its own.
 */
const api = { test: { ...node('api').test, isolate: false } }

/**
 * What holds for any input takes seconds to try: a project of its own, which `make test-quick` leaves out.
 */
const ruleProperties = {
  test: { ...rules.test, name: 'rule-properties', include: [properties], exclude: ['**/node_modules/**'] },
}

/** The walls of the code, a part of `make verify`. */
const checks = {
  test: { ...node('tools').test, name: 'checks', include: ['checks/**/*.test.ts'], isolate: false },
}
/** Those that build the site, or try the import rules: `make test-quick` leaves them out. */
const longChecks = ['checks/page-weight.test.ts', 'checks/imports.test.ts']
const quickChecks = { test: { ...checks.test, exclude: [...checks.test.exclude, ...longChecks] } }
const checksLong = { test: { ...checks.test, name: 'checks-long', include: longChecks } }
const tools = { test: { ...node('tools').test, exclude: [...node('tools').test.exclude, 'checks/**'] } }

/**
 * What the site has without a page: its host, its mocks, its formats. Neither a browser's objects nor the
 * application are read anew for each file, which was most of their time.
 */
const webPlain = {
  test: {
    ...node('web').test,
    name: 'web-plain',
    isolate: false,
    setupFiles: ['src/testing/setup-plain.ts'],
  },
}

export default defineConfig({
  test: {
    projects: [
      rules,
      ruleProperties,
      node('db'),
      node('pictures'),
      node('vision'),
      api,
      node('search-indexer'),
      quickChecks,
      checksLong,
      tools,
      webPlain,
      './web/vitest.config.ts',
    ],
    // One more than the two cores: tests wait for PostgreSQL and for programs that they start. Each takes
    // up to 2.5 GB.
    maxWorkers: 3,
  },
})
