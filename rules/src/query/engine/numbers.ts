// Amounts in a search text: "$40", "40 dollars", "forty bucks", "a hundred".
import type { Token } from './normal.ts'
import { tableOf } from './normal.ts'

/** A number that spans `count` words; `money` is true when a sign or a word gives a currency. */
export type Amount = { value: number; money: boolean; count: number }

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
/** Number words up to ninety with their values: "eight" is 8. */
export const numberWords: ReadonlyMap<string, number> = new Map<string, number>([
  ...small.split(' ').map((word, i): [string, number] => [word, i]),
  ...tens.split(' ').map((word, i): [string, number] => [word, (i + 2) * 10]),
])
const currencies = new Set(['dollar', 'buck', 'usd', '$', 'quid', 'euro', 'pound', 'eur', 'gbp'])
/**
 * The largest amount read as a number; larger ones are no price of clothes, and may be telephone numbers.
 */
const amountMax = 1_000_000

/**
 * Returns the amount whose first word is `tokens[at]`, in digits or in words, with a currency word after
 * it; undefined when no amount begins there or the amount exceeds 1,000,000.
 */
export function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const read = digitsAt(tokens[at]) ?? wordsAt(tokens, at)
  if (read === undefined || read.value > amountMax) return undefined
  const unit = tokens[at + read.count]
  return unit && currencies.has(unit.stem) ? { ...read, money: true, count: read.count + 1 } : read
}

function digitsAt(token: Token | undefined): Amount | undefined {
  const match = token && /^([$€£]?)(\d+(?:[.,]\d+)*)([$€£]|usd|k)?$/.exec(token.word)
  if (!match) return undefined
  const [, sign, digits = '', unit] = match
  const value =
    Number(digits.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.')) * (unit === 'k' ? 1000 : 1)
  return Number.isFinite(value)
    ? { value, money: sign !== '' || (unit !== undefined && unit !== 'k'), count: 1 }
    : undefined
}

function wordsAt(tokens: readonly Token[], at: number): Amount | undefined {
  const word = (i: number) => tokens[i]?.word ?? ''
  const count = word(at) === 'a' || word(at) === 'one' ? 1 : 0
  const scale = scales[word(at + count)]
  if (scale) return withRest(tokens, at, { value: scale, money: false, count: count + 1 })
  const first = tensAt(tokens, at)
  const hundreds = first && scales[word(at + first.count)]
  return hundreds
    ? withRest(tokens, at, { value: first.value * hundreds, money: false, count: first.count + 1 })
    : first
}

const scales: Readonly<Record<string, number>> = tableOf<number>({
  hundred: 100,
  thousand: 1000,
  grand: 1000,
})

/** Adds the tens and ones after a hundred or thousand: "a hundred and fifty", "two hundred fifty". */
function withRest(tokens: readonly Token[], at: number, amount: Amount): Amount {
  const gap = tokens[at + amount.count]?.word === 'and' ? 1 : 0
  const rest = tensAt(tokens, at + amount.count + gap)
  // "between a hundred and two hundred": the second is another.
  if (!rest || scales[tokens[at + amount.count + gap + rest.count]?.word ?? '']) return amount
  return { ...amount, value: amount.value + rest.value, count: amount.count + gap + rest.count }
}

function tensAt(tokens: readonly Token[], at: number): Amount | undefined {
  const first = numberWords.get(tokens[at]?.word ?? '')
  if (first === undefined) return undefined
  const second = numberWords.get(tokens[at + 1]?.word ?? '')
  const isCompound = first >= 20 && second !== undefined && second > 0 && second < 10
  return isCompound
    ? { value: first + second, money: false, count: 2 }
    : { value: first, money: false, count: 1 }
}
