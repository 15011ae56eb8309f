import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'
import { longComments, tricks } from './tricks.ts'

const sources = readSources()
const one = (text: string, path = 'api/src/a.tsx') => [{ path, text }]

describe('the repository', () => {
  it('has no form that only saves lines', () => expect(tricks(sources)).toEqual([]))
  it('has no comment longer than a line may be', () => expect(longComments(sources)).toEqual([]))
})

describe('a planted violation is found', () => {
  it.each([
    'const a = { b, ...{ c, d } }',
    'const a = { b, ...({ c, d } as const) }',
    'const a = [b, ...[c, d]]',
    "const a = [...(['b'] as const), 'c']",
    'call(a, ...[b, c])',
    'const a = <A {...{ b, c }} />',
    'const [a, b] = [f(), g()]',
    'let [a, b]: [string, number] = [f(), g()]',
    'const [a, b] = [\n  f(),\n  g(),\n] as const',
    'const { a, b } = { a: f(), b: g() }',
    'const f = (...[a, b]: [string, number]) => a + b',
  ])('of a form that only saves lines: %s', (text) => expect(tricks(one(text))).toHaveLength(1))

  it.each([
    'const a = { b, ...c, ...(d && { e }) }',
    'const a = [...b, ...c.map((d) => [d])]',
    'const [a, b] = await Promise.all([f(), g()])',
    "const [first = '', ...others] = [...words, 'last']",
    ';[a, b] = [b, a]',
    'const { a, b } = options',
  ])('of which this is none: %s', (text) => expect(tricks(one(text))).toEqual([]))

  it('of a comment that is too long', () => {
    const words = 'word '.repeat(25)
    expect(longComments(one(`// ${words}`))).toHaveLength(1)
    expect(longComments(one(` * ${words}`, 'web/src/a.module.css'))).toHaveLength(1)
    expect(longComments(one(`// biome-ignore lint/a/b: ${words}`))).toEqual([])
    expect(longComments(one(`it('${words}')`))).toEqual([])
  })
})
