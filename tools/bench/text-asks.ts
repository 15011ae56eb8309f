// Typed texts for the measures: at least 1,000 different search texts and beginnings of words, from judged
// texts and values of the shop.
import { chanceOf } from '@hemline/db/seed/chance.ts'
import type pg from 'pg'
import { queries } from '../relevance/queries.ts'
import { valuesOf } from './listing-asks.ts'

const words = (tags: readonly string[]) => tags.map((tag) => tag.replaceAll(/[-_]/g, ' ').toLowerCase())

/**
 * Returns `count` different search texts for benchmarks: all judged ones, then a brand, a color or a fabric
 * followed by a category.
 */
export async function searchTexts(pool: pg.Pool, count: number): Promise<string[]> {
  const values = await valuesOf(pool)
  const chance = chanceOf(31, 0)
  const before = [...values.brands, ...words(values.colors), ...words(values.materials)]
  const kinds = words(values.categories.map(({ slug }) => slug))
  const texts = new Set(queries.map(({ text }) => text))
  while (texts.size < count)
    texts.add([...chance.some(before, chance.int(1, 2)), chance.pick(kinds)].join(' '))
  return chance.some([...texts], count)
}

/**
 * Returns `count` different beginnings of search texts, as the search box holds them between two
 * keystrokes.
 */
export function prefixes(texts: readonly string[], count: number): string[] {
  const chance = chanceOf(32, 0)
  const all = new Set(
    texts.flatMap((text) =>
      Array.from({ length: Math.min(text.length, 18) }, (_, at) => text.slice(0, at + 1).trimEnd()),
    ),
  )
  return chance.some([...all], count)
}
