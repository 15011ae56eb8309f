import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { beforeAll, describe, expect, it } from 'vitest'
import { domainLayers } from './domain-layers.ts'
import { root } from './sources.ts'

type Config = { forbidden: IForbiddenRuleType[]; options: { enhancedResolveOptions: object } }
const config = ((await import(`${root}.dependency-cruiser.mjs`)) as { default: Config }).default

type Tree = Record<string, readonly string[]>
type Violation = { rule: string; from: string; to: string }

/**
 * Writes the files into a temporary folder and returns the violations that the import rules find. Each file
 * lists its imports by path from the root.
 */
async function violations(files: Tree): Promise<Violation[]> {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  try {
    const all = new Set([...Object.keys(files), ...Object.values(files).flat()])
    for (const path of all) {
      if (path.endsWith('gone.ts')) continue
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      const up = '../'.repeat(path.split('/').length - 1)
      const lines = (files[path] ?? []).map((to) => `import type { X } from '${up || './'}${to}'`)
      writeFileSync(join(folder, path), `${lines.join('\n')}\nexport type X = 1\n`)
    }
    const { enhancedResolveOptions, ...options } = config.options
    const tops = [...new Set([...all].map((path) => path.split('/')[0] ?? ''))]
    const { output } = await cruise(
      tops,
      { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: config.forbidden } },
      enhancedResolveOptions,
    )
    return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const brokenRules = async (files: Tree): Promise<string[]> =>
  [...new Set((await violations(files)).map(({ rule }) => rule))].sort()

const api = 'api/src'
const planted: readonly [rule: string, from: string, to: string][] = [
  ['resolvable', 'rules/src/a.ts', 'rules/src/gone.ts'],
  ['rules-stand-alone', 'rules/src/a.ts', 'db/src/connect.ts'],
  ['schema', 'schema/search/a.ts', 'db/src/connect.ts'],
  ['db', 'db/src/a.ts', 'schema/generated/graphql.ts'],
  ['pictures', 'pictures/src/a.ts', 'db/src/connect.ts'],
  ['vision', 'vision/src/a.ts', 'pictures/src/pipeline.ts'],
  ['indexer', 'search-indexer/src/a.ts', `${api}/platform/db.ts`],
  ['web-src', 'web/src/platform/a.ts', 'web/mocks/browser.ts'],
  ['web-main', 'web/src/main.tsx', 'web/mocks/node.ts'],
  ['mocks-only-on-demand', 'web/src/main.tsx', 'web/mocks/browser.ts'],
  ['web-tests', 'web/src/domains/cart/a.test.tsx', `${api}/app.ts`],
  ['web-mocks', 'web/mocks/a.ts', 'web/src/platform/env.ts'],
  ['web-host', 'web/host/a.ts', 'web/src/platform/env.ts'],
  ['web-ui', 'web/src/ui/a.tsx', 'web/src/domains/cart/Cart.tsx'],
  ['web-domain-privates', 'web/src/domains/cart/a.tsx', 'web/src/domains/favorites/favorites.store.ts'],
  ['nothing-imports-routes', 'web/src/domains/cart/a.tsx', 'web/src/routes/cart.tsx'],
  ['unknown-domain', `${api}/domains/surprise/surprise.ts`, 'rules/src/common/money.ts'],
  ['api-domain-cart', `${api}/domains/cart/cart.ts`, `${api}/domains/catalogue/catalogue.db.ts`],
  ['api-domain-catalogue', `${api}/domains/catalogue/catalogue.ts`, `${api}/domains/cart/cart.ts`],
  ['api-domain-favorites', `${api}/domains/favorites/favorites.ts`, `${api}/ports/mail.smtp.ts`],
  ['api-domain-identity', `${api}/domains/identity/identity.ts`, 'schema/search/mapping.ts'],
  ['domains-from-above-only', `${api}/platform/auth.ts`, `${api}/domains/cart/cart.ts`],
  ['api-never-web', `${api}/app.ts`, 'web/src/platform/env.ts'],
  ['nothing-imports-tools', 'db/src/a.ts', 'tools/local/ports.ts'],
  ['no-tests-in-code', `${api}/app.ts`, `${api}/testing/make.ts`],
]

/**
 * Returns one tree with all planted violations, which is checked once; each test then looks for its own
 * rule, file and import.
 */
function plantedTree(): Tree {
  const tree = new Map<string, string[]>()
  for (const [, from, to] of planted) tree.set(from, [...(tree.get(from) ?? []), to])
  return Object.fromEntries(tree)
}

describe('who may import whom', () => {
  let found: readonly Violation[] = []
  beforeAll(async () => {
    found = await violations(plantedTree())
  })

  it.each(planted)('%s: refuses %s → %s', (rule, from, to) => {
    expect(found.map((one) => ({ ...one, to: one.to.replace(/^(?:\.\.\/)+/, '') }))).toContainEqual({
      rule,
      from,
      to,
    })
  })

  it('refuses a circle of files', async () => {
    expect(
      await brokenRules({ 'rules/src/a.ts': ['rules/src/b.ts'], 'rules/src/b.ts': ['rules/src/a.ts'] }),
    ).toEqual(['no-cycles'])
  })

  it('knows each domain of the API, and no other', () => {
    const folders = readdirSync(`${root}api/src/domains`).sort()
    expect(domainLayers.flat().sort()).toEqual(folders)
  })

  it('has every rule in the folder of its domain', () => {
    const entries = readdirSync(`${root}rules/src`, { withFileTypes: true })
    expect(entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)).toEqual([])
  })

  it('has a planted violation for every rule', () => {
    const tried = new Set([...planted.map(([rule]) => rule), 'no-cycles'])
    const untried = config.forbidden
      .map((rule) => rule.name ?? '')
      .filter((name) => !tried.has(name) && !name.startsWith('api-domain-'))
    expect(untried).toEqual([])
  })

  it('lets through what the house allows', async () => {
    const allowed = {
      [`${api}/domains/cart/cart.ts`]: [
        `${api}/domains/catalogue/catalogue.ts`,
        `${api}/domains/cart/cart.db.ts`,
        'rules/src/common/money.ts',
        `${api}/ports/mail.ts`,
      ],
      [`${api}/domains/search/search.ts`]: ['schema/search/mapping.ts'],
      [`${api}/domains/cart/cart.test.ts`]: [`${api}/testing/make.ts`],
      'web/src/domains/cart/Cart.tsx': [
        'web/src/ui/Modal.tsx',
        'web/src/domains/catalogue/Card.tsx',
        'schema/generated/graphql.ts',
      ],
      'web/src/domains/cart/cart.test.tsx': ['web/mocks/node.ts'],
      'web/mocks/a.ts': ['schema/generated/hashes.ts', 'rules/src/common/money.ts'],
    }
    expect(await brokenRules(allowed)).toEqual([])
  })
})
