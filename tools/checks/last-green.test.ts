import { describe, expect, it } from 'vitest'
import { changedSince, importLines } from './last-green.ts'

const given = (...pairs: [string, string][]) => new Map(pairs)

describe('what changed since a step was last green', () => {
  it('is each file that was added, changed or removed', () => {
    const before = given(['a.ts', '1'], ['b.ts', '1'], ['c.ts', '1'])
    const now = given(['a.ts', '1'], ['b.ts', '2'], ['d.ts', '1'])
    expect(changedSince(before, now)).toEqual(['b.ts', 'c.ts', 'd.ts'])
    expect(changedSince(now, now)).toEqual([])
  })

  it.each([
    'biome.json',
    'pnpm-lock.yaml',
    'web/package.json',
    'web/tsconfig.json',
    '.dependency-cruiser.mjs',
  ])('is every file when %s differs', (path) =>
    expect(changedSince(given([path, '1'], ['a.ts', '1']), given([path, '2'], ['a.ts', '1']))).toBe(
      undefined,
    ),
  )

  it('is every file before the first green run', () =>
    expect(changedSince(given(), given(['package.json', '1']))).toBe(undefined))
})

describe('the imports of a file', () => {
  it('differ with each module that it names, in every form', () => {
    const forms = [
      "import { a } from './a.ts'",
      "import {\n  a,\n  b,\n} from './a.ts'",
      "import type { A } from './a.ts'",
      "export { a } from './a.ts'",
      "export * from './a.ts'",
      "import './a.ts'",
      "const a = await import('./a.ts')",
      "const a = () => import(\n  './a.ts'\n)",
      "type A = import('./a.ts').A",
    ]
    for (const form of forms)
      expect(importLines(form), form).not.toBe(importLines(form.replace('a.ts', 'b.ts')))
  })

  it('do not differ with the rest of its code', () =>
    expect(importLines("import { a } from './a.ts'\na(1)\n")).toBe(
      importLines("import { a } from './a.ts'\na(2)\n"),
    ))

  it('tell an import of types from one of values', () =>
    expect(importLines("import type { A } from './a.ts'")).not.toBe(
      importLines("import { A } from './a.ts'"),
    ))
})
