import { defineConfig } from 'vitest/config'

const properties = '**/*.property.test.ts'

const node = (name: string) => ({
  test: {
    name,
    root: name,
    environment: 'node' as const,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'e2e/**', properties],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})

/** What holds for any input takes seconds to try: a project of its own, which `make test-quick` leaves out. */
const ruleProperties = { test: { ...node('rules').test, name: 'rule-properties', include: [properties], exclude: ['**/node_modules/**'] } }

export default defineConfig({
  test: {
    projects: [
      node('rules'),
      ruleProperties,
      node('db'),
      node('pictures'),
      node('api'),
      node('search-indexer'),
      node('tools'),
      './web/vitest.config.ts',
    ],
    // Two cores, and one PostgreSQL for all of them.
    maxWorkers: 2,
  },
})
