// Reads a search text into filters, wishes (leanings) and words to search for (decision 0087).
import { shadesOf } from '../../catalogue/shades.ts'
import type { FilterInput } from '../../search/filters.ts'
import type { Lexicon } from './lexicon.ts'
import { negate } from './negate.ts'
import { tokenize } from './normal.ts'
import { isSpoken, scan } from './scan.ts'
import { settle } from './settle.ts'
import type { Part, Understood } from './types.ts'

/** Number of words of a search text that are read; later words hardly ever say anything about clothes. */
export const wordsReadMost = 40

/**
 * Reads a search text, of which 40 words count, into filters, leanings and words. `departments`: the
 * departments of the page on which the search runs. A text without any word is searched for as typed; of an
 * empty text nothing comes back.
 */
export function understand(text: string, lexicon: Lexicon, departments: readonly string[] = []): Understood {
  const tokens = tokenize(text).slice(0, wordsReadMost)
  if (tokens.length === 0) {
    const words = text.trim() === '' ? [] : [text.trim()]
    return { parts: [], leanings: [], words, unwanted: [], absent: [], idle: [], guessed: [] }
  }
  return settle(text, negate(scan(tokens, text, lexicon), text), lexicon, {
    departments,
    spoken: isSpoken(tokens),
  })
}

/** A removable filter chip. `textWithout`: the search text once the chip is removed. */
export type Chip = Omit<Part, 'values' | 'instead'> & { values: string[]; textWithout: string }

/**
 * Returns one chip per distinct part, in the order of the text: "red red dress" has one chip for its
 * color.
 */
export const chipsOf = (text: string, parts: readonly Part[]): Chip[] =>
  parts
    .filter((part, i) => parts.findIndex((other) => says(other, part)) === i)
    .map((part) => {
      const { instead: _, ...chip } = part
      return { ...chip, values: [...part.values], textWithout: textWithout(text, part, parts) }
    })

const says = (one: Part, other: Part) =>
  one.key === other.key && one.negated === other.negated && one.values.join() === other.values.join()

/** Returns the text without every stretch that says the same as the part. */
function textWithout(text: string, part: Part, parts: readonly Part[]): string {
  return parts.filter((other) => says(other, part)).reduceRight((rest, one) => cut(rest, one), text)
}

/** Returns the text without a stretch, and without the joint word that would have nothing left to join. */
function cut(text: string, { from, to, instead }: Part): string {
  let before = text.slice(0, from)
  let after = text.slice(to)
  if (instead === '') {
    const joint = /(?:^|[\s,]+)(?:and|or|nor|&|,)\s*$/i.exec(before)
    if (joint) before = `${before.slice(0, joint.index)} `
    else after = after.replace(/^[\s,]*(?:(?:and|or|nor|&)(?=\s)|,)/i, ' ')
  }
  return `${before} ${instead} ${after}`
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '')
}

const departmentKey = 'department_tags'
const priceKey = 'price'
const families = 'color_names'
const shades = 'advanced_color_names'

/**
 * Returns the filters of the parts, one per key: values of one key are alternatives, price bounds form one
 * range, and colors join with shades. `without`: the filters of negated parts, which exclude pieces.
 */
export function filtersOf(parts: readonly Part[]): { wanted: FilterInput[]; without: FilterInput[] } {
  const wanted = parts.filter(({ negated }) => !negated)
  const byKey = new Map<string, string[]>()
  for (const { key, values } of wanted) byKey.set(key, [...new Set([...(byKey.get(key) ?? []), ...values])])
  const departments = narrowest(wanted.filter(({ key }) => key === departmentKey).map(({ values }) => values))
  if (departments.length > 0) byKey.set(departmentKey, departments)
  const prices = byKey.get(priceKey)
  if (prices && prices.length > 1) byKey.set(priceKey, [joinedPrice(prices)])
  const own = byKey.get(families)
  const mixed = byKey.get(shades)
  if (own && mixed) {
    byKey.delete(families)
    byKey.set(shades, [...new Set([...own.flatMap((family) => shadesOf[family] ?? []), ...mixed])])
  }
  return {
    wanted: [...byKey].map(([key, values]) => ({ key, values })),
    without: parts.filter(({ negated }) => negated).map(({ key, values }) => ({ key, values })),
  }
}

/**
 * Returns the narrowest of several department lists: in "school clothes for my daughter" the daughter
 * (girls) is narrower than children (girls and boys).
 */
function narrowest(lists: readonly (readonly string[])[]): string[] {
  const isWider = (list: readonly string[]) =>
    lists.some((other) => other.length < list.length && other.every((value) => list.includes(value)))
  return [...new Set(lists.filter((list) => !isWider(list)).flat())]
}

/** Returns the intersection of price ranges as one range: "over 20" and "under 50" are "20-50". */
function joinedPrice(values: readonly string[]): string {
  const ends = values.map((value) => value.split('-').map((end) => (end === '' ? null : Number(end))))
  const lows = ends.flatMap(([low]) => low ?? [])
  const highs = ends.flatMap(([, high]) => high ?? [])
  const low = lows.length > 0 ? Math.max(...lows) : ''
  const high = highs.length > 0 ? Math.min(...highs) : ''
  return `${low}-${high}`
}
