// Typing errors in a text that the shopper is still typing: its words are compared with the beginnings of
// the words of the shop.
import type { Shelf } from './shelf.ts'

const shortest = 4
/** Returns how many typing errors a word may have: one in a short word, two from eight letters. */
const slipsIn = (word: string) => (word.length >= 8 ? 2 : 1)

/**
 * Returns the smallest number of typing slips (a letter wrong, missing, extra, or two exchanged) between a
 * typed word and any beginning of `word`; `most` + 1 when there are more than `most`.
 */
export function slipsToBeginning(typed: string, word: string, most: number): number {
  let before: number[] = []
  let last: number[] = Array.from({ length: word.length + 1 }, (_, i) => i)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1]
      const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      const cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      row[j] = swapped ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(...last)
}

function nearest(typed: string, words: ReadonlyMap<string, number>): string | undefined {
  let best: { word: string; slips: number; count: number } | undefined
  for (const [word, count] of words) {
    // The first letter is seldom wrong, and comparing it first makes this cheap; two letters
    // changed over are looked at too.
    if (word.length < shortest - 1 || (word[0] !== typed[0] && word[0] !== typed[1])) continue
    const slips = slipsToBeginning(typed, word, best ? best.slips : slipsIn(typed))
    if (slips > slipsIn(typed)) continue
    if (!best || slips < best.slips || (slips === best.slips && count > best.count))
      best = { word, slips, count }
  }
  return best?.word
}

/**
 * Returns the typed words with each unknown word replaced by the most similar word of the shop; undefined
 * when every word is known or an unknown word has no similar one.
 */
export function mended(typed: readonly string[], { words }: Pick<Shelf, 'words'>): string | undefined {
  const known = (word: string) =>
    word.length < shortest || /\d/.test(word) || [...words.keys()].some((one) => one.startsWith(word))
  const better = typed.map((word) => (known(word) ? word : nearest(word, words)))
  if (better.some((word) => word === undefined) || better.join() === typed.join()) return undefined
  return better.join(' ')
}
