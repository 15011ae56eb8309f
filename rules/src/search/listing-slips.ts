// Slips in the keys of an address. Apart from what reads it: few addresses have any.
import { filterByKey } from './filters.ts'
import { toldMost } from './listing-choice.ts'
import { shortenForNote } from './parse-filters.ts'

/**
 * Notes on keys that were meant as filters: they end as tags do, or are a slip away from one of ours. Other
 * foreign keys belong to mail, advertisements and the like, and nobody wants to read of them.
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
 * How many letters must be changed, added or taken out to make one word of the other; more than
 * `slipsMost` is not counted on.
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
