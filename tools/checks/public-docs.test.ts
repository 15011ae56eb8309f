import { describe, expect, it } from 'vitest'
import { issueNumbers, withoutDescriptions, withoutDocs } from './public-docs.ts'
import { readSources } from './sources.ts'

const found = (text: string, path = 'api/src/a.ts') => withoutDocs([{ path, text }])

describe('exported functions', () => {
  it('all have a doc comment', () => expect(withoutDocs(readSources())).toEqual([]))

  it.each([
    'export function a() {}',
    '// A comment of the line.\nexport async function a() {}',
    'export const a = (b: string): number => 1',
    'export const a = async <T>(b: T) => b',
    'export const a: F = () => 1',
  ])('without one are found: %s', (text) => expect(found(text)).toHaveLength(1))

  it.each([
    '/** Adds. */\nexport function a() {}',
    '/** Adds. */\n// biome-ignore lint/x: long\nexport function a() {}',
    '/** One. */\nexport function a(b: string): void\nexport function a(b: number): void\nexport function a() {}',
    'export const a = 1',
    'export const a = (1 + 2) * 3',
    'function a() {}',
  ])('of which this is none: %s', (text) => expect(found(text)).toEqual([]))

  it('of tests need none', () =>
    expect(found('export const a = () => 1', 'api/src/testing/a.ts')).toEqual([]))
})

describe('the contract', () => {
  const faults = (text: string) => withoutDescriptions([{ path: 'schema/graphql/a.graphql', text }])

  it('describes every query and mutation', () => expect(withoutDescriptions(readSources())).toEqual([]))

  it('is refused with one that says nothing, with fields of types left out', () => {
    expect(faults('extend type Query {\n  "One."\n  a: Int\n  b(of: Int): Int\n}\n')).toEqual([
      'schema/graphql/a.graphql:4 b has no description',
    ])
    expect(faults('type Query {\n  a: Int\n}\ntype A {\n  b: Int\n}\n')).toHaveLength(1)
    expect(faults('type Query {\n  "One."\n  a(\n    b: Int\n  ): Int\n}\n')).toEqual([])
  })
})

describe('texts of the repository', () => {
  it('name no issue by its number', () => expect(issueNumbers(readSources())).toEqual([]))

  it('are found where they do', () =>
    expect(issueNumbers([{ path: 'a.ts', text: '// As in Issue 12.' }])).toEqual(['a.ts:1 "Issue 12"']))
})
