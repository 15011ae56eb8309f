// Prices in words: "under $40", "between twenty and fifty dollars", "around 60 bucks",
// "$100 or less", "20% off".
import type { FilterInput } from '../../search/filters.ts'
import type { Token } from './normal.ts'
import { type Amount, amountAt } from './numbers.ts'

/** A price or discount filter read from `count` words, with the label of its chip. */
export type Read = FilterInput & { count: number; label: string }

const phrases = (...list: string[]) => list.map((phrase) => phrase.split(' '))
const atMost = phrases(
  'under',
  'below',
  'less than',
  'cheaper than',
  'lower than',
  'up to',
  'upto',
  'max',
  'maximum',
  'at most',
  'no more than',
  'not more than',
  'not over',
  'within',
  'beneath',
  'for less than',
  'for under',
  'costing less than',
  'budget of',
  'budget',
  'my budget is',
  '<',
  '≤',
)
const atLeast = phrases(
  'over',
  'above',
  'more than',
  'at least',
  'starting at',
  'minimum',
  'min',
  'upwards of',
  'from',
  '>',
  '≥',
)
const about = phrases(
  'around',
  'about',
  'approximately',
  'approx',
  'roughly',
  'circa',
  'near',
  '~',
  'close to',
)
const orLess = phrases(
  'or less',
  'or under',
  'or below',
  'or cheaper',
  'and under',
  'and below',
  'max',
  'maximum',
  'tops',
  'at most',
)
const orMore = phrases('or more', 'and up', 'and over', 'or above', 'and above', 'plus', 'minimum')
/** Share of an amount by which a price "around" it may lie above or below. */
const aroundShare = 0.2
/** Smallest number without a currency that counts as a price: "over 5" names no price. */
const bareFrom = 10
/** Words before a bound that make the number an age or a size: "dresses for women over 50". */
const ages = new Set(['woman', 'lady', 'mom', 'people', 'girl', 'aged', 'age', 'year', 'size', 'sz'])

const startsWith = (tokens: readonly Token[], at: number, list: readonly string[][]): number =>
  list.find((phrase) => phrase.every((word, i) => tokens[at + i]?.word === word))?.length ?? 0

const dollars = (value: number) =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: value % 1 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`
const text = (value: number) => String(Math.round(value * 100) / 100)

const below = (value: number, count: number): Read => ({
  key: 'price',
  values: [`-${text(value)}`],
  label: `Under ${dollars(value)}`,
  count,
})
const above = (value: number, count: number): Read => ({
  key: 'price',
  values: [`${text(value)}-`],
  label: `${dollars(value)} and up`,
  count,
})
function between(one: number, other: number, count: number): Read {
  const low = Math.min(one, other)
  const high = Math.max(one, other)
  return {
    key: 'price',
    values: [`${text(low)}-${text(high)}`],
    label: `${dollars(low)}–${dollars(high)}`,
    count,
  }
}
function around(value: number, count: number): Read {
  const spread = value * aroundShare
  return { ...between(Math.max(0, value - spread), value + spread, count), label: `Around ${dollars(value)}` }
}

const isPrice = ({ money, value }: Amount) => money || value >= bareFrom

/**
 * Returns the price filter (in dollars; specification §3, filter "price") or discount filter (in percent)
 * whose first word is `tokens[at]`; undefined when none begins there. `source`: the text that the tokens
 * are from.
 */
export function priceAt(tokens: readonly Token[], at: number, source: string): Read | undefined {
  return percentAt(tokens, at) ?? rangeAt(tokens, at, source) ?? boundAt(tokens, at) ?? plainAt(tokens, at)
}

const percentLeads = phrases('at least', 'more than', 'over', 'minimum', 'up to', 'around', 'about')
/**
 * Numbers from 49 up are no clothes sizes, and two sizes are never so far apart as in "20-40"; such a pair
 * is a price range.
 */
const noSizeFrom = 49
const isApart = (one: Amount, other: Amount) =>
  one.value >= bareFrom &&
  (one.value >= noSizeFrom || other.value >= noSizeFrom || (one.value < 32 && other.value > 36))

function percentAt(tokens: readonly Token[], at: number): Read | undefined {
  if (tokens[at]?.word === 'half' && tokens[at + 1]?.word === 'off')
    return { key: 'user_promotion_discount_percent', values: ['50'], label: '50% off or more', count: 2 }
  const lead = startsWith(tokens, at, percentLeads)
  const number = tokens[at + lead]?.word ?? ''
  const sign = tokens[at + lead + 1]?.word
  const off = tokens[at + lead + 2]?.word
  const match = /^(\d{1,2})(%?)$/.exec(number)
  if (!match) return undefined
  const [, percent = '', joined] = match
  const read = (count: number): Read => ({
    key: 'user_promotion_discount_percent',
    values: [percent],
    label: `${percent}% off or more`,
    count: lead + count,
  })
  if (joined && sign === 'off') return read(2)
  return (sign === 'percent' || sign === '%') && off === 'off' ? read(3) : undefined
}

/** "between 20 and 50", "20 to 50 dollars", "$20–$50". */
function rangeAt(tokens: readonly Token[], at: number, source: string): Read | undefined {
  const lead = startsWith(tokens, at, phrases('between', 'from', 'priced from', 'in the range of'))
  const first = amountAt(tokens, at + lead)
  if (!first) return undefined
  const next = at + lead + first.count
  const joint = startsWith(tokens, next, phrases('and', 'to', '~'))
  const dashed = joint === 0 && /^\s*[-–—]\s*$/.test(source.slice(tokens[next - 1]?.to, tokens[next]?.from))
  const second = joint > 0 || dashed ? amountAt(tokens, next + joint) : undefined
  if (!second) return undefined
  const said = first.money || second.money || (lead > 0 && second.value >= bareFrom) || isApart(first, second)
  return said ? between(first.value, second.value, lead + first.count + joint + second.count) : undefined
}

/** "under 40", "at least $100", "around fifty bucks". */
function boundAt(tokens: readonly Token[], at: number): Read | undefined {
  if (ages.has(tokens[at - 1]?.stem ?? '')) return undefined
  for (const [list, make] of [
    [atMost, below],
    [atLeast, above],
    [about, around],
  ] as const) {
    const lead = startsWith(tokens, at, list)
    const gap =
      ['a', 'the', 'only'].includes(tokens[at + lead]?.word ?? '') &&
      tokens[at + lead + 1]?.word !== 'hundred'
        ? 1
        : 0
    const amount = lead > 0 ? amountAt(tokens, at + lead + gap) : undefined
    if (amount && isPrice(amount)) return make(amount.value, lead + gap + amount.count)
  }
  return undefined
}

/**
 * Reads an amount followed by its bound, or alone: "$40", "40 dollars or less", "$100 and up". An amount
 * of money alone is the most that the shopper wants to spend.
 */
function plainAt(tokens: readonly Token[], at: number): Read | undefined {
  const amount = amountAt(tokens, at)
  if (!amount) return undefined
  const after = at + amount.count
  const less = startsWith(tokens, after, orLess)
  const more = startsWith(tokens, after, orMore)
  if (less > 0 && isPrice(amount)) return below(amount.value, amount.count + less)
  if (more > 0 && amount.money) return above(amount.value, amount.count + more)
  return amount.money ? below(amount.value, amount.count) : undefined
}
