import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { people, seedPassword } from '@hemline/db/seed/people.ts'
import { describe, expect, it } from 'vitest'
import { portNames } from '../local/env.ts'
import { domainLayers } from './domain-layers.ts'
import { readSources, root } from './sources.ts'

const read = (path: string): string => readFileSync(root + path, 'utf8')
const readme = read('README.md')
const docs = ['README.md', 'ARCHITECTURE.md', 'docs/operations.md'] as const
const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort()
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

const targets = sorted(found(read('Makefile'), /^([a-z-]+):.*##/gm))
/** Returns the make targets that a text names, in backticks or at the start of a line of a code block. */
const makesNamed = (text: string): string[] => sorted(found(text, /(?:`|^)make ([a-z-]+)/gm))
/** Returns the rows of the text's tables as cells without backticks. */
const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') || line.startsWith('|-'))
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('`', '')))

describe('docs/operations.md', () => {
  const operations = read('docs/operations.md')

  it('runs only programs that are there, with options that they read', () => {
    const commands = found(operations, /^node (.+)$/gm).map((line) => line.split(' '))
    expect(commands.length).toBeGreaterThan(3)
    const reads = (path: string, name: string) =>
      read(path).includes(`'--${name}'`) || new RegExp(`\\b${name}: \\{ type: `).test(read(path))
    const options = commands.flatMap(([path = '', ...words]) =>
      words.filter((word) => word.startsWith('--')).map((word) => [path, word.slice(2)]),
    )
    expect(options.length).toBeGreaterThan(2)
    expect(options.filter(([path = '', name = '']) => !reads(path, name))).toEqual([])
    expect(commands.filter(([path = '']) => !existsSync(root + path))).toEqual([])
  })

  it('names only metrics that are there', () => {
    const sources = readSources().filter(({ path }) => /^(?:api|search-indexer)\/src\/.*\.ts$/.test(path))
    const known = new Set(sources.flatMap(({ text }) => found(text, /'(hemline_\w+)'/g)))
    const named = found(operations, /`(hemline_\w+)`/g)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('the README', () => {
  it.each(docs)('%s names only targets that make has', (path) => {
    expect(makesNamed(read(path)).filter((name) => !targets.includes(name))).toEqual([])
  })

  it('names every target, but those that the others run', () => {
    expect(targets.filter((name) => !makesNamed(readme).includes(name))).toEqual(['help', 'install'])
  })

  it.each(docs)('%s names only paths and images that are there', (path) => {
    const text = read(path)
    const quoted = found(text, /`([\w.-]+\/[\w./-]*)`/g).filter((name) => !name.startsWith('.local'))
    const linked = found(text, /\]\((?!https?:)([^)#]+)\)/g).map((name) => join(dirname(path), name))
    expect([...quoted, ...linked].length).toBeGreaterThan(1)
    expect([...quoted, ...linked].filter((name) => !existsSync(root + name))).toEqual([])
  })

  it('lists the people that the seed makes, with their password', () => {
    const listed = rows(readme).filter((cells) => cells[0]?.includes('@'))
    expect(listed).toEqual(people.map(({ email, role, note }) => [email, role, note]))
    expect(readme).toContain(`\`${seedPassword}\``)
  })

  it('lists the ports of .env.example', () => {
    const env = parseEnv(read('.env.example'))
    const listed = rows(readme).filter((cells) => cells[1]?.endsWith('_PORT'))
    expect(listed.map((cells) => [cells[1], cells[2]]).sort()).toEqual(
      Object.values(portNames)
        .map((name) => [name, env[name]])
        .sort(),
    )
  })

  it('shows pictures that load fast', () => {
    const images = found(readme, /\]\((docs\/images\/[^)]+)\)/g)
    expect(images.length).toBeGreaterThan(0)
    expect(images.filter((path) => readFileSync(root + path).length > 150_000)).toEqual([])
  })
})

describe('ARCHITECTURE.md', () => {
  it('names the folders of the site that no domain of the API has', () => {
    const folders = new Set(
      readSources().flatMap(({ path }) => /^web\/src\/domains\/([^/]+)\//.exec(path)?.[1] ?? []),
    )
    const [sentence = ''] = /its further folders are [^.]+\./.exec(read('ARCHITECTURE.md')) ?? []
    const known = new Set(domainLayers.flat())
    expect(sorted(found(sentence, /`([^`]+)`/g))).toEqual(
      sorted([...folders].filter((name) => !known.has(name))),
    )
  })

  it('has a row for every domain of the API in its layer, and for no other', () => {
    const listed = rows(read('ARCHITECTURE.md'))
      .filter(([layer = '']) => /^\d+$/.test(layer))
      .map(([layer, domain]) => `${layer} ${domain}`)
    const layered = domainLayers.flatMap((layer, at) => layer.map((domain) => `${at + 1} ${domain}`))
    expect(listed).toEqual(layered)
  })
})
