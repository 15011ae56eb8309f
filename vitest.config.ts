import { defineConfig } from 'vitest/config'

const node = (name: string) => ({
  test: {
    name,
    root: name,
    environment: 'node' as const,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'e2e/**'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    projects: [node('rules'), node('db'), node('pictures'), node('api'), node('search-indexer'), node('tools'), './web/vitest.config.ts'],
    // Two cores, and one PostgreSQL for all of them.
    maxWorkers: 2,
  },
})
