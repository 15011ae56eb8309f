import { describe, expect, it } from 'vitest'
import { withoutDocs } from './public-docs.ts'
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
