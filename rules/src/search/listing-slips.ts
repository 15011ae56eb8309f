// Typing errors in the keys of an address. A separate file, because few addresses have any.
import { filterByKey } from './filters.ts'
import { toldMost } from './listing-choice.ts'
import { shortenForNote } from './parse-filters.ts'

/**
 * Returns up to three notes about unknown keys that were probably meant as filters: keys that end in
 * "_tags" or differ from a filter key by at most two letters. Other foreign keys (of mail, advertisements
 * and the like) get no note.
 */
export function unknownKeyNotes(strange: readonly string[]): string[] {
  return strange
    .filter(looksLikeFilter)
    .slice(0, toldMost)
    .map((key) => `We don't know the filter "${shortenForNote(key)}", so we left it out.`)
}

const slipsMost = 2
const looksLikeFilter = (key: string): boolean =>
  /^[a-z]+(?:_[a-z]+)*_tags$/.test(key) ||
  (key.length > 4 &&
    key.length < 40 &&
    [...filterByKey.keys()].some((known) => known.length > 4 && slips(key.toLowerCase(), known) <= slipsMost))

/**
 * Returns the number of letters changed, added or removed between two words; any value above `slipsMost`
 * only means "too many".
 */
function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > slipsMost) return slipsMost + 1
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + (letter === b[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
