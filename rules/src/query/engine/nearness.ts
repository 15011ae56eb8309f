// What a word that no table knows is nearest to: "nuptials" to "wedding", "discotheque" to "disco".
// Decision 0092 has the numbers.
import { phraseKey } from './normal.ts'
import type { Entry, Leaning } from './types.ts'

/**
 * `concept`: a word of the curated wishes (concepts-*.ts), in the singular. `likeness`:
 * from 0.38, hardly, to 0.99.
 */
export type Near = { concept: string; likeness: number }
/** A port: where nothing is known of nearness, words of no table are words of titles or nothing. */
export type Nearness = { near(word: string): readonly Near[] }

/** The fallback: no word is near to any. */
export const noNearness: Nearness = { near: () => [] }

/** From this likeness on a word counts as the wish itself; a nearer one is seldom another thing. */
const asGood = 0.65
/** Beside what was said plainly, a guess counts half. */
const guessBeside = 0.5
const none: readonly Near[] = []
const said = /^([a-z]+)(\d\d)$/

/**
 * Reads a table of lines "wedding nuptials71 nuptial68": a wish, then words with their likeness in
 * hundredths. The nearest wish comes first.
 */
export function nearnessOf(table: string): Nearness {
  const words = new Map<string, Near[]>()
  for (const line of table.split('\n')) {
    const [concept = '', ...rest] = line.split(' ')
    for (const one of rest) {
      const [, word, hundredths] = said.exec(one) ?? []
      if (!word) continue
      const near = words.get(word) ?? []
      near.push({ concept, likeness: Number(hundredths) / 100 })
      words.set(word, near)
    }
  }
  for (const near of words.values()) near.sort((a, b) => b.likeness - a.likeness)
  return { near: (word) => words.get(word) ?? none }
}

type Tables = { nearness: Nearness; entries: ReadonlyMap<string, Entry> }

/**
 * The wishes that an unknown word is near to, as leanings weighed by likeness; none when it is near to
 * nothing, so that it stays a word to look for. `beside`: whether the text says something plainly too. A wish
 * that the tables have no more is passed over.
 */
export function nearLeanings(
  word: string,
  stem: string,
  { nearness, entries }: Tables,
  beside: boolean,
): Leaning[] {
  const near = nearness.near(word)
  return (near.length > 0 ? near : nearness.near(stem)).flatMap(({ concept, likeness }) => {
    const share = Math.min(1, likeness / asGood) * (beside ? guessBeside : 1)
    return (entries.get(phraseKey(concept))?.leanings ?? []).map((leaning) => ({
      ...leaning,
      weight: leaning.weight * share,
    }))
  })
}
