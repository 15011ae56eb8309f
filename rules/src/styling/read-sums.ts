// Reads sums, sizes and times of a turn. Each reader returns what it read and the text without it, so that
// "$150, size 10, shoe 8" leaves no number for another reader.

export type Left<T> = { read: T; rest: string }

const sum = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d\d)?(k)?(?:\s?(?:dollars?|bucks?|usd|\$))?`
const before = `(?:(?:my )?budget(?: is| of|:)?(?: now)?|spend(?:ing)?(?: at most| up to| about| around)?|under|below|less than|lower than|cheaper than|max(?:imum)?(?: of)?|up to|at most|no more than|not more than|not over|within|beneath|stay(?:ing)? under|around|about|roughly|<)`
const after = `(?:dollars?|bucks?|usd|max(?:imum)?|total|in total|altogether|all in|or less|at most|tops|budget)`
const counted = String.raw`(?!\s?(?:am|pm|years?|months?|people|days?|weeks?|inch(?:es)?|"|°|degrees|%|:|\.\d|st\b|nd\b|rd\b|th\b))`
const range = /(?:between\s+)?\$\s?(\d{1,5})\s?(?:-|–|to|and)\s?\$?(\d{1,5})\b/i
const sums = [
  new RegExp(String.raw`\b${before}\s+${sum}${counted}(?:\s?${after}\b)?`, 'i'),
  new RegExp(String.raw`\$\s?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d\d)?(k)?\b(?:\s?${after}\b)?`, 'i'),
  new RegExp(String.raw`\b(\d{1,3}(?:,\d{3})+|\d{1,6})(k)?\s?${after}\b`, 'i'),
]

const centsOf = (digits: string | undefined, thousand: string | undefined) =>
  Number((digits ?? '0').replaceAll(',', '')) * (thousand ? 100_000 : 100)

/** A sum above this is no budget for clothes: ten thousand dollars, in cents. */
const mostCents = 1_000_000

/**
 * Reads the most that an outfit may cost, in cents, and returns the rest of the text: "under $150", "150
 * dollars", "up to 200", "$100–150". The last sum counts. "lifted": there is no limit; null: no sum was
 * named.
 */
export function readBudget(text: string): Left<number | 'lifted' | null> {
  const free =
    /\b(?:no (?:budget|limit)|any (?:price|budget)|money is no (?:object|issue)|price doesn(?:'|’)?t matter)\b/i
  if (free.test(text)) return { read: 'lifted', rest: text.replace(free, ' ') }
  let rest = text
  let read: number | null = null
  const both = range.exec(rest)
  if (both) {
    read = Math.max(centsOf(both[1], undefined), centsOf(both[2], undefined))
    rest = rest.replace(both[0], ' ')
  }
  for (const pattern of sums) {
    for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
      const cents = centsOf(found[1], found[2])
      rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
      if (cents <= mostCents) read = cents
    }
  }
  return { read, rest }
}

const label = String.raw`(\d{1,2}(?:\.5)?w?|xxs|xs|s|m|l|xl|xxl|[1-4]x|small|medium|large|extra small|extra large)`
const named: Readonly<Record<string, string>> = {
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra small': 'XS',
  'extra large': 'XL',
}
const labelOf = (word: string): string => named[word.toLowerCase()] ?? word.toUpperCase()
const shoeNumber = String.raw`(\d{1,2}(?:\.5| 1/2|½)?)`
const shoeSizes = [
  new RegExp(
    String.raw`\b(?:my )?(?:shoes?|foot|feet|boots?)(?: size)?(?: is| are|:| in)?(?: an?| size| sz)*\s+${shoeNumber}(?![\d%$])`,
    'i',
  ),
  new RegExp(String.raw`\b(?:an? |size )?${shoeNumber}\s+(?:in |for )?(?:shoes?|my feet)\b`, 'i'),
]

/**
 * Reads a US shoe size from 4 to 13 ("shoe 8", "my shoes are 7.5", "a 9 in shoes") as a label, null when
 * there is none; `rest` is the text without it.
 */
export function readShoe(text: string): Left<string | null> {
  for (const pattern of shoeSizes) {
    const found = pattern.exec(text)
    const size = found?.[1]?.replace(/ 1\/2|½/, '.5')
    if (found && size && Number(size) >= 4 && Number(size) <= 13)
      return { read: size, rest: text.replace(found[0], ' ') }
  }
  return { read: null, rest: text }
}

/** US sizes of numbers that other countries write. */
const abroad: Readonly<Record<string, number>> = { eu: 32, fr: 32, de: 32, it: 36, uk: 4, au: 4 }
const clothes = [
  new RegExp(
    String.raw`\b(?:dress |clothing |clothes |us )?(?:sizes?|sz)(?: is| are|:)?(?: an?| us)?\s+${label}\b(?!\s?(?:%|dollars))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:i(?:'|’)?m|i am|i(?:'|’)?d say|i wear|i take|we?ar(?:ing)?|she is|she(?:'|’)?s|she wears)(?: usually| about| mostly| now)?(?: an?| between)?(?: us| size)*\s+${label}\b(?!\s?(?:%|years|months|weeks|dollars|feet|foot|'|’|-|,?\d))`,
    'i',
  ),
  new RegExp(String.raw`\bin an?\s+${label}\b(?!\s?(?:%|years|dollars|-))`, 'i'),
]
const foreign = /\b(eu|fr|de|it|uk|au)\s?(?:size\s)?(\d{1,2})\b|\bsize\s(\d{2})\s(eu|fr|de|it|uk|au)\b/i

/**
 * Reads a clothing size as a US label, null when there is none: "I’m a 10", "size M", "EU 38" (read as its US
 * size). `rest` is the text without it.
 */
export function readSize(text: string): Left<string | null> {
  const other = foreign.exec(text)
  if (other) {
    const system = (other[1] ?? other[4] ?? '').toLowerCase()
    const size = Number(other[2] ?? other[3]) - (abroad[system] ?? 0)
    if (size >= 0 && size <= 18 && size % 2 === 0)
      return { read: String(size), rest: text.replace(other[0], ' ') }
  }
  for (const pattern of clothes) {
    const found = pattern.exec(text)
    if (found?.[1]) return { read: labelOf(found[1]), rest: text.replace(found[0], ' ') }
  }
  const plus = /\b([12]\dw|[1-4]x)\b/i.exec(text)
  if (plus?.[1]) return { read: labelOf(plus[1]), rest: text.replace(plus[0], ' ') }
  const alone = new RegExp(String.raw`^\W*${label}\W*$`, 'i').exec(text)
  if (alone?.[1]) return { read: labelOf(alone[1]), rest: ' ' }
  return { read: null, rest: text }
}
