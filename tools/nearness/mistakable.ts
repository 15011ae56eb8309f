// Words that somebody may have meant to be other words: "sweeter" is more often a sweater than
// sweet, and "channel" a Chanel.
import { tokenize } from '@hemline/rules/query/engine/normal.ts'
import { curatedBrands } from '@hemline/rules/vocabulary/suggestions.ts'
import { editsApart } from '../relevance/misspell.ts'

/** Of luxury, and not among the brands that are suggested. */
const houses = [
  'Chanel',
  'Dior',
  'Fendi',
  'Chloé',
  'Valentino',
  'Versace',
  'Balenciaga',
  'Givenchy',
  'Loewe',
  'Celine',
]
const shortest = 4

/**
 * Returns a function that tells whether a word is one edit away from a word of `phrases` or of a well-known
 * brand. Such words are probably misspelt and left to spelling correction.
 */
export function mistakableFor(phrases: readonly string[]): (word: string) => boolean {
  const said = [...phrases, ...curatedBrands, ...houses].flatMap((phrase) =>
    tokenize(phrase).flatMap(({ word, stem }) => [word, stem]),
  )
  const others = [...new Set(said)].filter((word) => word.length >= shortest)
  return (word) => others.some((other) => editsApart(word, other) === 1)
}
