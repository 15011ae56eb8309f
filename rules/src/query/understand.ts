// A search text read into what is sure (filters), what is wished for (leanings) and words to look for. decision 0087.
import type { FilterInput } from '../filters.ts'
import { shadesOf } from './color-families.ts'
import type { Lexicon } from './lexicon.ts'
import { negate } from './negate.ts'
import { tokenize } from './normal.ts'
import { scan } from './scan.ts'
import { settle } from './settle.ts'
import type { Part, Understood } from './types.ts'

/** More words than these are not read; what is beyond says hardly anything of clothes. */
export const wordsReadMost = 40

/** Reads a text. `departments`: those of the page that it is searched on. A text without any word is looked for as it is. */
export function understand(text: string, lexicon: Lexicon, departments: readonly string[] = []): Understood {
  const tokens = tokenize(text).slice(0, wordsReadMost)
  if (tokens.length === 0) {
    const words = text.trim() === '' ? [] : [text.trim()]
    return { parts: [], leanings: [], words, unwanted: [], absent: [], idle: [] }
  }
  return settle(text, negate(scan(tokens, text, lexicon), text), lexicon, departments)
}

/** The text once a part is taken off it, with joints that have nothing left to join. */
export function textWithout(text: string, { from, to, instead }: Part): string {
  const rest = `${text.slice(0, from)} ${instead} ${text.slice(to)}`
  return rest
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s*(?:and|or|but|,|&))+\s/i, '')
    .replace(/(?:\s(?:and|or|but|not|no|without|in|with|,|&))+\s*$/i, '')
    .replace(/\s+,/g, ',')
    .trim()
}

const priceKey = 'price'
const families = 'color_names'
const shades = 'advanced_color_names'

/** The filters of the parts: values of one key are alternatives, prices bound each other, colors and shades are alternatives too. */
export function filtersOf(parts: readonly Part[]): { wanted: FilterInput[]; without: FilterInput[] } {
  const wanted = parts.filter(({ negated }) => !negated)
  const byKey = new Map<string, string[]>()
  for (const { key, values } of wanted) byKey.set(key, [...new Set([...(byKey.get(key) ?? []), ...values])])
  const prices = byKey.get(priceKey)
  if (prices && prices.length > 1) byKey.set(priceKey, [joinedPrice(prices)])
  const [own, mixed] = [byKey.get(families), byKey.get(shades)]
  if (own && mixed) {
    byKey.delete(families)
    byKey.set(shades, [...new Set([...own.flatMap((family) => shadesOf[family] ?? []), ...mixed])])
  }
  return {
    wanted: [...byKey].map(([key, values]) => ({ key, values })),
    without: parts.filter(({ negated }) => negated).map(({ key, values }) => ({ key, values })),
  }
}

/** "over 20" and "under 50" are one range. */
function joinedPrice(values: readonly string[]): string {
  const ends = values.map((value) => value.split('-').map((end) => (end === '' ? null : Number(end))))
  const lows = ends.flatMap(([low]) => low ?? [])
  const highs = ends.flatMap(([, high]) => high ?? [])
  const [low, high] = [lows.length > 0 ? Math.max(...lows) : '', highs.length > 0 ? Math.min(...highs) : '']
  return `${low}-${high}`
}
