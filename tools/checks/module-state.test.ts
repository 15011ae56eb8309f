import { expect, it } from 'vitest'
import { remembersMore, staysKnown, unforgotten } from './module-state.ts'
import { readSources } from './sources.ts'

const sources = readSources()

it('all that modules of the site remember is forgotten at the end of a test file', () =>
  expect(unforgotten(sources)).toEqual([]))

it('names no module as an exception that remembers nothing', () => {
  const known = sources
    .filter(({ text }) => remembersMore(text))
    .map(({ path }) => path.replace('web/src/', ''))
  expect(Object.keys(staysKnown).filter((path) => !known.includes(path))).toEqual([])
})

it.each([
  ['a variable', 'let readAt: number | undefined'],
  ['a collection', 'const waiting: Ticket[] = []'],
  ['a map', 'const syncs = new Map<Client, Sync>()'],
  ['a store', 'export const useHearts = create<Hearts>(() => ({ hearts: {} }))'],
])('%s of a module is found, and is no fault once it is forgotten', (_, text) => {
  const module = { path: 'web/src/platform/a.ts', text: `// A module.\n${text}\n` }
  expect(unforgotten([module])).toEqual(['platform/a.ts'])
  const end = { path: 'web/src/testing/as-loaded.ts', text: "import { forget } from '../platform/a.ts'" }
  expect(unforgotten([module, end])).toEqual([])
})

it.each([
  'const none: readonly Line[] = []',
  'function f() {\n  let a\n}',
  "const known = new Set(['open'])",
])('what no one changes is let through: %s', (text) => expect(remembersMore(text)).toBe(false))
