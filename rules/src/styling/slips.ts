// Slips of the keyboard in a word that a shopper refuses: "heals" for "heels".
import type { Lexicon } from '../query/engine/lexicon.ts'
import { tokenize } from '../query/engine/normal.ts'
import { changeOf } from '../query/engine/spelling-changes.ts'

/** Words that the stylist reads and the search's lexicon lacks. */
const own = ['heels', 'sleeveless', 'strapless', 'prints', 'patterns']
/** Shorter words have too many neighbors to say which one was meant. */
const lettersLeast = 5
const longFrom = 7

/**
 * Returns the known word that is nearest to an unknown one, within one slip, or two in a long word;
 * undefined for several words, for short ones, and where nothing is as near.
 */
export function mendedWord(typed: string, { entries, english }: Lexicon): string | undefined {
  const [token, ...more] = tokenize(typed)
  if (!token || more.length > 0 || token.word.length < lettersLeast) return undefined
  const most = token.word.length < longFrom ? 1 : 2
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  // "heals" is a word too, but nothing that can be refused; "no wings" refuses no wine red.
  const words = english.has(token.word) ? own : [...own, ...entries.keys()]
  for (const word of words) {
    const typedAs = own.includes(word) ? token.word : token.stem
    if (Math.min(typedAs.length, word.length) < lettersLeast || word[0] !== typedAs[0]) continue
    const change = changeOf(typedAs, word, most)
    if (!change || change.weight >= least) continue
    least = change.weight
    best = word
  }
  return best
}
