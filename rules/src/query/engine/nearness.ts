// Words that no table has, mapped to the curated wish of the most similar meaning: "nuptials" to
// "wedding", "discotheque" to "disco". Decision 0092 has the measurements.
import { phraseKey } from './normal.ts'
import type { Entry, Leaning } from './types.ts'

/**
 * A wish similar to a word. `concept`: a word of the curated wishes (concepts-*.ts), in the singular;
 * `likeness`: from 0.38 (barely similar) to 0.99.
 */
export type Near = { concept: string; likeness: number }
/**
 * Port that returns the wishes similar to a word, the most similar first; an empty list when there are
 * none.
 */
export type Nearness = { near(word: string): readonly Near[] }

/** Nearness without data: no word is similar to any wish. */
export const noNearness: Nearness = { near: () => [] }

/**
 * Likeness from which a word has the full weight of the wish; a lower likeness weighs proportionally less.
 */
const asGood = 0.65
/**
 * Factor on the weight of a guessed wish when the text also has filters or wishes that were read for
 * certain.
 */
const guessBeside = 0.5
const none: readonly Near[] = []
const said = /^([a-z]+)(\d\d)$/

/**
 * Parses a table of lines such as "wedding nuptials71 nuptial68" (a wish, then words with their likeness
 * in hundredths) into a Nearness; its answers list the most similar wish first.
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
 * Returns the leanings of the wishes similar to an unknown word, weighted by likeness; an empty list when
 * no wish is similar, so that the word is searched for in titles. `beside`: whether the text also has
 * parts read for certain. Wishes that the lexicon no longer has are skipped.
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
