// Sizes in words: "size 6", "eu 38", "28 waist", "xl", "3T", "12 months". Which size is meant depends on the kind of piece.
import type { SizeName } from '../facet-names.ts'
import { type SizeChart, sizeCharts } from '../size-charts.ts'
import type { Token } from './normal.ts'

export type SizeSystem = 'US' | 'UK' | 'EU' | 'IT'
/** A size that `count` words ask for. Unsure: a number or a letter that only a kind of piece beside it makes a size. */
export type SizeAsk = { label: string; system: SizeSystem; group: SizeName['sizeGroup'] | null; sure: boolean; kids: boolean; count: number }
/** For whom and for what: size categories of the kinds in the text (none: clothes), and the cut. */
export type SizeContext = { sizeCategories: readonly string[]; kids: boolean; cut: 'petite' | 'tall' | 'plus' | 'juniors' | null }

const systems: Readonly<Record<string, SizeSystem>> = {
  ...{ us: 'US', american: 'US', usa: 'US', uk: 'UK', british: 'UK', eu: 'EU', eur: 'EU', euro: 'EU', european: 'EU', german: 'EU' },
  ...{ fr: 'EU', french: 'EU', it: 'IT', italian: 'IT' },
}
const letterSizes: Readonly<Record<string, string>> = {
  ...{ xxs: 'XXS', '2xs': 'XXS', xs: 'XS', xsmall: 'XS', s: 'S', sm: 'S', small: 'S', m: 'M', med: 'M', medium: 'M', l: 'L', lg: 'L', large: 'L' },
  ...{ xl: 'XL', xlarge: 'XL', xxl: 'XXL', '2xl': 'XXL', xxlarge: 'XXL', '1x': '1X', '2x': '2X', '3x': '3X', '4x': '4X', '3xl': '3X', '4xl': '4X' },
}
/** Letters that are hardly ever anything but a size. */
const sureLetters = new Set(['xxs', '2xs', 'xs', 'xl', 'xxl', '2xl', '1x', '2x', '3x', '4x', '3xl', '4xl', 'xlarge', 'xxlarge', 'xsmall'])
/** "medium wash", "large print": not the size. */
const otherNouns = new Set(['wash', 'heel', 'print', 'width', 'rise', 'check', 'stripe', 'dot', 'length', 'weight', 'amount', 'blue', 'sized'])
const waistFrom = 23
const waistTo = 36

const ask = (label: string, count: number, more: Partial<SizeAsk> = {}): SizeAsk => ({
  ...{ label, count, system: 'US', group: null, sure: true, kids: false },
  ...more,
})

/** The size that begins at this word; undefined when none does. */
export function sizeAt(tokens: readonly Token[], at: number): SizeAsk | undefined {
  return spokenAt(tokens, at) ?? kidsAt(tokens, at) ?? waistAt(tokens, at) ?? lettersAt(tokens, at) ?? bareAt(tokens, at)
}

const number = (word: string | undefined): string | undefined =>
  word !== undefined && /^\d{1,3}(?:[.,]5)?$/.test(word) ? word.replace(',', '.') : undefined

/** "size 6", "uk 10", "size eu 38", "eu size 38": the word "size" or a system says it. */
function spokenAt(tokens: readonly Token[], at: number): SizeAsk | undefined {
  const word = (i: number) => tokens[at + i]?.word ?? ''
  let i = 0
  let [said, system]: [boolean, SizeSystem | undefined] = [false, undefined]
  for (; i < 3; i++) {
    const named = systems[word(i)]
    // "it" is a word; a system only beside a size.
    if (/^(?:sizes?|sz)$/.test(word(i))) said = true
    else if (named && system === undefined) system = named
    else break
  }
  if (!said && system === undefined) return undefined
  const joined = word(i) === 'extra' || word(i) === 'x' ? letterSizes[`x${word(i + 1)}`] : undefined
  if (joined) return said ? ask(joined, i + 2, { group: 'letters' }) : undefined
  const letters = letterSizes[word(i)]
  if (letters && said) return ask(letters, i + 1, { group: 'letters' })
  const kids = said ? kidsAt(tokens, at + i) : undefined
  if (kids) return { ...kids, count: kids.count + i }
  const digits = number(word(i)) ?? /^(?:00|\d{2}w)$/.exec(word(i))?.[0].toUpperCase()
  return digits === undefined ? undefined : ask(digits, i + 1, { system: system ?? 'US' })
}

/** "3t", "12 months", "5c", "2y", "6 years old": children's sizes. */
function kidsAt(tokens: readonly Token[], at: number): SizeAsk | undefined {
  const [word, next] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? '']
  if (/^[2-4]t$/.test(word) || /^(?:[5-9]|1[0-3])c$/.test(word) || /^[1-4]y$/.test(word)) return ask(word.toUpperCase(), 1, { kids: true })
  const months = /^(3|6|12|18)(?:m|mo|mos|mths?|months?)$/.exec(word)?.[1]
  if (months) return ask(`${months} Mo`, 1, { kids: true })
  if (/^(?:3|6|12|18)$/.test(word) && /^(?:mo|mos|mths?|months?)$/.test(next)) return ask(`${word} Mo`, 2, { kids: true })
  const years = /^(\d{1,2})(?:yo|yrs?|years?)?$/.exec(word)
  if (!years?.[1]) return undefined
  const tail = ['year', 'years', 'yr', 'yrs', 'yo'].includes(next)
    ? ['old', 'olds'].includes(tokens[at + 2]?.word ?? '')
      ? 3
      : 2
    : word === years[1]
      ? 0
      : 1
  return tail === 0 ? undefined : ask(Number(years[1]) <= 4 ? `${years[1]}T` : years[1], tail, { kids: true })
}

const isWaist = (digits: string | undefined) => digits !== undefined && Number(digits) >= waistFrom && Number(digits) <= waistTo

/** "28 waist", "28 inch waist", "waist 28", "w28", "28x30". */
function waistAt(tokens: readonly Token[], at: number): SizeAsk | undefined {
  const word = (i: number) => tokens[at + i]?.word ?? ''
  const crossed = /^w?(\d{2})(?:w|x\d{2})?$/.exec(word(0))
  const alone = crossed?.[1] === word(0) ? undefined : crossed?.[1]
  if (alone && isWaist(alone)) return ask(alone, 1, { group: 'waist', sure: !word(0).endsWith('w') })
  if (isWaist(number(word(0)))) {
    const count = word(1) === 'waist' ? 2 : ['inch', 'inches', 'in'].includes(word(1)) && word(2) === 'waist' ? 3 : 0
    if (count > 0) return ask(word(0), count, { group: 'waist' })
  }
  return word(0) === 'waist' && isWaist(number(word(1))) ? ask(word(1), 2, { group: 'waist' }) : undefined
}

/** "xl", "extra large"; "small" and "medium" are unsure. */
function lettersAt(tokens: readonly Token[], at: number): SizeAsk | undefined {
  const [word, next] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? '']
  const joined = word === 'extra' || word === 'x' ? letterSizes[`x${next}`] : undefined
  const label = joined ?? letterSizes[word]
  const count = joined ? 2 : 1
  if (label === undefined || otherNouns.has(tokens[at + count]?.stem ?? '')) return undefined
  return ask(label, count, { group: 'letters', sure: sureLetters.has(word) || joined !== undefined })
}

/** A number beside a kind of piece: "heels 7.5", "jeans 28", "14W". */
function bareAt(tokens: readonly Token[], at: number): SizeAsk | undefined {
  const word = tokens[at]?.word ?? ''
  if (/^(?:14|16|18|20|22|24)w$/.test(word)) return ask(word.toUpperCase(), 1)
  const petite = /^(00|0|\d{1,2})p$/.exec(word)?.[1]
  if (petite) return ask(`${petite} Petite`, 1)
  const digits = number(word)
  return digits === undefined || Number(digits) > 47 ? undefined : ask(digits, 1, { sure: false })
}

/** A label of another system in ours; all of ours that it stands for. */
function ourLabels({ label, system }: SizeAsk, categories: readonly string[]): string[] {
  if (system === 'US') return [label]
  const shoes = categories.includes('shoe') || label.includes('.')
  const [column, theirs] = system === 'IT' ? ['EU', shoes ? label : String(Number(label) - 4)] : [system, label]
  const chart = sizeCharts.find(({ name }) => name === (shoes ? 'women-shoes' : categories.includes('kids') ? 'kids-clothes' : 'women-numbers'))
  return chart ? labelsOf(chart, column, theirs) : []
}

function labelsOf(chart: SizeChart, column: string, theirs: string): string[] {
  const place = chart.columns.findIndex(({ label }) => label === column)
  return chart.rows.filter(({ cells }) => cells[place]?.text?.split('/').includes(theirs)).map(({ label }) => label)
}

function waistsOf(number: string): string[] {
  const chart = sizeCharts.find(({ name }) => name === 'women-jeans')
  const isWaist = !chart || chart.rows.some(({ label }) => label === number)
  return isWaist ? [] : labelsOf(chart, 'US', number)
}

const cutLabels = { petite: ' Petite', tall: ' Tall', plus: 'W', juniors: '' } as const

/** The shop's sizes that are meant; none when there is no such size for these kinds. Clothes unless a kind is named. */
export function sizesFor(asked: SizeAsk, { sizeCategories, kids, cut }: SizeContext, sizes: readonly SizeName[]): SizeName[] {
  const forKids = kids || asked.kids
  const named = sizeCategories.length > 0
  const wanted = forKids ? ['kids'] : named ? sizeCategories : asked.label.includes('.') ? ['shoe'] : ['top', 'bottom']
  const ours = ourLabels(asked, wanted)
  // Jeans go by the waist; whoever asks by number means that too.
  const waists = wanted.includes('bottom') && asked.group !== 'waist' ? ours.flatMap(waistsOf) : []
  const labels = [...ours, ...waists].flatMap((label) => [
    label,
    ...(forKids ? [`Kids ${label}`] : []),
    ...(cut ? [`${label}${cutLabels[cut]}`] : []),
  ])
  const fits = sizes.filter(({ label, sizeCategory, sizeGroup }) => {
    return labels.includes(label) && wanted.includes(sizeCategory) && (asked.group === null || forKids || asked.group === sizeGroup)
  })
  if (!cut) return fits.filter(({ departmentGroup }) => departmentGroup !== 'juniors')
  const cutFits = fits.filter(({ departmentGroup }) => departmentGroup === cut)
  return cutFits.length > 0 ? cutFits : fits
}

/** More labels than these are a list. */
const labelsMost = 3

/** "Size 6", "EU 38 (US 7.5)". */
export function sizeLabel(asked: SizeAsk, fits: readonly SizeName[]): string {
  const labels = [...new Set(fits.map(({ label }) => label))]
  const said = labels.filter((label) => label.startsWith(asked.label) || label.endsWith(asked.label))
  const ours = (said.length > 0 ? said : labels).slice(0, labelsMost).join(', ')
  return asked.system === 'US' ? `Size ${ours}` : `${asked.system} ${asked.label} (US ${ours})`
}
