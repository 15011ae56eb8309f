import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'
import { compared, unreadNames } from './vocabulary.ts'

const sources = readSources()

describe('the vocabulary', () => {
  it('has no name that nothing reads, but those that a test compares', () =>
    expect(unreadNames(sources)).toEqual(Object.keys(compared).sort()))

  it('names a test that does so for each', () => {
    const textOf = (path: string) => sources.find((one) => one.path === path)?.text ?? ''
    expect(Object.entries(compared).filter(([name, path]) => !textOf(path).includes(name))).toEqual([])
  })

  it('is read by programs, not by tests alone or in comments', () => {
    const own = { path: 'rules/src/vocabulary/a.ts', text: 'export const one = 1\nexport const two = 2\n' }
    const test = { path: 'rules/src/a.test.ts', text: 'one' }
    const comment = { path: 'rules/src/a.ts', text: '// one\ntwo' }
    expect(unreadNames([own, test, comment])).toEqual(['one'])
    expect(unreadNames([own, { ...comment, text: 'one + two' }])).toEqual([])
  })
})
