// Sizes in search texts: "size 6", "eu 38", "28 waist", "xl", "3T", "12 months". The kind of piece decides
// which size is meant.
import { isSizeCut, labelInCuts, petiteOrTall, type SizeCut } from '../../catalogue/size-cuts.ts'
import type { SizeName } from '../../search/facet-names.ts'
import { type SizeChart, sizeCharts } from '../../size-guides/size-charts.ts'
import {
  letterSizes,
  otherNouns,
  type SizeSystem,
  sureLetters,
  systemNouns,
  systems,
} from '../lexicon/size-words.ts'
import type { Token } from './normal.ts'
import { tableOf } from './normal.ts'
import { numberWords } from './numbers.ts'

/**
 * A size read from `count` words. `sure` is false for a number or a letter that is a size only beside a
 * kind of piece; `group` is null for a size that several size groups have.
 */
export type SizeAsk = {
  label: string
  system: SizeSystem
  group: SizeName['sizeGroup'] | null
  sure: boolean
  kids: boolean
  count: number
  /** Petite where the size itself says so: "12p". */
  cut?: SizeCut
}
/**
 * Wearer and kinds of a text. `sizeCategories`: those of the kinds (empty: clothes); `kids`: for girls or
 * boys; `shoes`: the kinds include children's shoes; `cut`: the department of the cut.
 */
export type SizeContext = {
  sizeCategories: readonly string[]
  kids: boolean
  shoes?: boolean
  cut: 'petite' | 'tall' | 'plus' | 'juniors' | null
}

const waistFrom = 23
const waistTo = 36

const ask = (label: string, count: number, more: Partial<SizeAsk> = {}): SizeAsk => ({
  label,
  count,
  system: 'US',
  group: null,
  sure: true,
  kids: false,
  ...more,
})

/**
 * Returns the size whose first word is `tokens[at]`; undefined when no size begins there. `source`: the
 * text that the tokens are from.
 */
export function sizeAt(tokens: readonly Token[], at: number, source = ''): SizeAsk | undefined {
  const read =
    spokenAt(tokens, at) ??
    kidsAt(tokens, at) ??
    braAt(tokens, at) ??
    waistAt(tokens, at, source) ??
    lettersAt(tokens, at) ??
    bareAt(tokens, at)
  return read && withSystemAfter(withHalf(read, tokens, at, source), tokens, at)
}

/** Adds a half size written as a fraction: "8 1/2", "8½". */
function withHalf(read: SizeAsk, tokens: readonly Token[], at: number, source: string): SizeAsk {
  const last = tokens[at + read.count - 1]
  if (!last || !/^\d{1,2}$/.test(read.label)) return read
  const half = /^\s*(½|1\/2(?!\d))/.exec(source.slice(last.to))?.[1]
  return half ? { ...read, label: `${read.label}.5`, count: read.count + (half === '½' ? 0 : 2) } : read
}

/** Applies a size system named after the number: "size 38 EU", "10 uk", "size 42 italian". */
function withSystemAfter(read: SizeAsk, tokens: readonly Token[], at: number): SizeAsk {
  const after = tokens[at + read.count]?.word ?? ''
  const system = after === 'it' ? undefined : systems[after]
  // "US 6 / UK 10": each has its own.
  const hasOwn =
    systems[tokens[at]?.word ?? ''] !== undefined || number(tokens[at + read.count + 1]?.word) !== undefined
  const isNumber =
    !hasOwn && read.system === 'US' && read.group === null && !read.kids && number(read.label) !== undefined
  const isSystem =
    system !== undefined &&
    (read.sure || after.length <= 3) &&
    !systemNouns.has(tokens[at + read.count + 1]?.stem ?? '')
  return isNumber && isSystem ? { ...read, system, sure: true, count: read.count + 1 } : read
}

const number = (word: string | undefined): string | undefined =>
  word !== undefined && /^\d{1,3}(?:[.,]5)?$/.test(word) ? word.replace(',', '.') : undefined

/** Reads a size marked by the word "size" or by a system: "size 6", "uk 10", "size eu 38", "eu size 38". */
function spokenAt(tokens: readonly Token[], at: number): SizeAsk | undefined {
  const word = (i: number) => tokens[at + i]?.word ?? ''
  let i = 0
  let said: boolean = false
  let system: SizeSystem | undefined
  for (; i < 3; i++) {
    const named = systems[word(i)]
    // "it" is a word; a system only beside a size.
    if (/^(?:sizes?|sz|grosse|groesse|taille|talla)$/.test(word(i))) said = true
    else if (named && system === undefined) system = named
    else break
  }
  // "uk10", "eu38".
  const glued = /^(us|uk|eu|fr|it)(\d{1,2})$/.exec(word(i))
  if (system === undefined && glued?.[1] && glued[2])
    return ask(glued[2], i + 1, { system: systems[glued[1]] ?? 'US' })
  const glueAfter = /^(\d{1,2})(us|uk|eu|fr)$/.exec(word(i))
  if (system === undefined && glueAfter?.[1] && glueAfter[2])
    return ask(glueAfter[1], i + 1, { system: systems[glueAfter[2]] ?? 'US' })
  const sized = /^(?:size|sz)(\d{1,2}w?)$/.exec(word(i))?.[1]
  if (sized) return ask(sized.toUpperCase(), i + 1)
  if (!said && system === undefined) return undefined
  const joined = word(i) === 'extra' || word(i) === 'x' ? letterSizes[`x${word(i + 1)}`] : undefined
  if (joined) return said ? ask(joined, i + 2, { group: 'letters' }) : undefined
  const letters = letterSizes[word(i)]
  if (letters && said) return ask(letters, i + 1, { group: 'letters' })
  const kids = said ? kidsAt(tokens, at + i) : undefined
  if (kids) return { ...kids, count: kids.count + i }
  const inWords = said ? numberWords.get(word(i)) : undefined
  const digits = number(word(i)) ?? /^(?:00|\d{2}w)$/.exec(word(i))?.[0].toUpperCase() ?? inWords?.toString()
  return digits === undefined ? undefined : ask(digits, i + 1, { system: system ?? 'US' })
}

/** Baby size by age in months. */
const monthSizes: Readonly<Record<string, string>> = tableOf<string>({
  0: '3 Mo',
  3: '3 Mo',
  6: '6 Mo',
  9: '12 Mo',
  12: '12 Mo',
  18: '18 Mo',
  24: '2T',
})
const isMonths = (word: string) => /^(?:m|mo|mos|mths?|months?)$/.test(word)

/** "3t", "12 months", "5c", "2y", "6 years old": children's sizes. */
function kidsAt(tokens: readonly Token[], at: number): SizeAsk | undefined {
  const word = tokens[at]?.word ?? ''
  const next = tokens[at + 1]?.word ?? ''
  if (/^[2-4]t$/.test(word) || /^(?:[5-9]|1[0-3])c$/.test(word) || /^[1-4]y$/.test(word))
    return ask(word.toUpperCase(), 1, { kids: true })
  if (word === '6x') return ask('6', 1, { kids: true })
  const months = /^(\d{1,2})(?:m|mo|mos|mths?|months?)$/.exec(word)?.[1]
  if (months && monthSizes[months]) return ask(monthSizes[months], 1, { kids: true })
  if (monthSizes[word] && isMonths(next)) return ask(monthSizes[word], 2, { kids: true })
  // "6-12 months": the months are said after the second.
  const isPair = tokens[at + 1]?.from === (tokens[at]?.to ?? 0) + 1
  if (
    isPair &&
    monthSizes[word] &&
    (isMonths(tokens[at + 2]?.word ?? '') ? /^\d+$/.test(next) : /^\d+(?:m|mo|mos|mths?|months?)$/.test(next))
  )
    return ask(monthSizes[word], 1, { kids: true })
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

/** The size of a bra says nothing of a dress. */
const bras = (sizeCategories: readonly string[]) =>
  sizeCategories.length === 0 || sizeCategories.includes('bra') ? ['bra'] : []

const braSize = /^(?:3\d|4\d)(?:a{1,2}|b|c|d{1,3}|e|f|g|h)$/

/** "34b", "36dd": the band and the cup of a bra. */
function braAt(tokens: readonly Token[], at: number): SizeAsk | undefined {
  const word = tokens[at]?.word ?? ''
  return braSize.test(word) ? ask(word.toUpperCase(), 1) : undefined
}

const isWaist = (digits: string | undefined) =>
  digits !== undefined && Number(digits) >= waistFrom && Number(digits) <= waistTo

/** Returns whether a word is a leg length in inches; the shop has no sizes by leg length. */
const isLength = (word: string) => /^l?(?:2[4-9]|3[0-9])l?$/.test(word)
const lengths = new Set(['length', 'inseam', 'leg', 'long'])

/**
 * Returns how many words after a waist give the leg length: "28/30", "27 waist 32 length", "28W 30L"; 0
 * for none.
 */
function lengthAfter(tokens: readonly Token[], at: number, source: string): number {
  const word = (i: number) => tokens[at + i]?.word ?? ''
  if (!isLength(word(0))) return 0
  if (/[a-z]/.test(word(0)) || source.slice(tokens[at - 1]?.to, tokens[at]?.from) === '/') return 1
  const unit = ['inch', 'inches', 'in'].includes(word(1)) ? 2 : 1
  return lengths.has(word(unit)) ? unit + 1 : 0
}

/** "28 waist", "28 inch waist", "waist 28", "w28", "28x30". */
function waistAt(tokens: readonly Token[], at: number, source: string): SizeAsk | undefined {
  const read = waistAlone(tokens, at) ?? waistBeforeLength(tokens, at, source)
  return read && { ...read, count: read.count + lengthAfter(tokens, at + read.count, source) }
}

function waistBeforeLength(tokens: readonly Token[], at: number, source: string): SizeAsk | undefined {
  const word = tokens[at]?.word ?? ''
  return isWaist(number(word)) && lengthAfter(tokens, at + 1, source) > 0
    ? ask(word, 1, { group: 'waist', sure: false })
    : undefined
}

function waistAlone(tokens: readonly Token[], at: number): SizeAsk | undefined {
  const word = (i: number) => tokens[at + i]?.word ?? ''
  const crossed = /^w?(\d{2})(?:w|x\d{2})?$/.exec(word(0))
  const alone = crossed?.[1] === word(0) ? undefined : crossed?.[1]
  if (alone && isWaist(alone)) return ask(alone, 1, { group: 'waist', sure: !word(0).endsWith('w') })
  if (isWaist(number(word(0)))) {
    const count =
      word(1) === 'waist' ? 2 : ['inch', 'inches', 'in'].includes(word(1)) && word(2) === 'waist' ? 3 : 0
    if (count > 0) return ask(word(0), count, { group: 'waist' })
  }
  return word(0) === 'waist' && isWaist(number(word(1))) ? ask(word(1), 2, { group: 'waist' }) : undefined
}

/** "xl", "extra large"; "small" and "medium" are unsure. */
function lettersAt(tokens: readonly Token[], at: number): SizeAsk | undefined {
  const word = tokens[at]?.word ?? ''
  const next = tokens[at + 1]?.word ?? ''
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
  if (petite) return ask(petite, 1, { cut: 'petite' })
  const digits = number(word)
  return digits === undefined || Number(digits) > 47 ? undefined : ask(digits, 1, { sure: false })
}

/** Converts a size label into the US labels of the shop; a foreign size may have several. */
function ourLabels({ label, system }: SizeAsk, categories: readonly string[]): string[] {
  if (system === 'US') return [label]
  const shoes = categories.includes('shoe') || label.includes('.')
  const [column, theirs] =
    system === 'IT' ? ['EU', shoes ? label : String(Number(label) - 4)] : [system, label]
  const chart = sizeCharts.find(
    ({ name }) =>
      name === (shoes ? 'women-shoes' : categories.includes('kids') ? 'kids-clothes' : 'women-numbers'),
  )
  return chart ? labelsOf(chart, column, theirs) : []
}

function labelsOf(chart: SizeChart, column: string, theirs: string): string[] {
  const place = chart.columns.findIndex(({ label }) => label === column)
  return chart.rows
    .filter(({ cells }) => cells[place]?.text?.split('/').includes(theirs))
    .map(({ label }) => label)
}

function waistsOf(number: string): string[] {
  const chart = sizeCharts.find(({ name }) => name === 'women-jeans')
  const isWaist = !chart || chart.rows.some(({ label }) => label === number)
  return isWaist ? [] : labelsOf(chart, 'US', number)
}

const isOf = ({ label, sizeCategory }: SizeName, labels: readonly string[], wanted: readonly string[]) =>
  wanted.includes(sizeCategory) && labels.some((one) => label === one || label.startsWith(`${one} `))

const cutLabels = { petite: ' Petite/Tall', tall: ' Petite/Tall', plus: 'W', juniors: '' } as const

/**
 * Returns the sizes of the shop that a size in a text means for these kinds (clothes when no kind is
 * named); an empty list when these kinds have no such size. A number too large for US sizes is read as
 * European.
 */
export function sizesFor(
  asked: SizeAsk,
  { sizeCategories, kids, shoes, cut: placeCut }: SizeContext,
  sizes: readonly SizeName[],
): SizeName[] {
  const cut = asked.cut ?? placeCut
  const forKids = kids || asked.kids
  const named = sizeCategories.length > 0
  const wanted = forKids
    ? ['kids']
    : braSize.test(asked.label.toLowerCase())
      ? bras(sizeCategories)
      : named
        ? sizeCategories
        : asked.label.includes('.')
          ? ['shoe']
          : ['top', 'bottom']
  const own = ourLabels(asked, wanted)
  // "size 38": no US size, but a European one.
  const isForeign =
    asked.system === 'US' &&
    (asked.sure || named) &&
    asked.group === null &&
    !forKids &&
    Number(asked.label) >= euFrom &&
    !sizes.some((size) => isOf(size, own, wanted))
  const ours = isForeign ? ourLabels({ ...asked, system: 'EU' }, wanted) : own
  // Jeans have waist sizes; a search by number includes the matching waists.
  const waists = wanted.includes('bottom') && asked.group !== 'waist' ? ours.flatMap(waistsOf) : []
  const labels = [...ours, ...waists].flatMap((label) => [
    label,
    ...(forKids ? [`Kids ${label}`] : []),
    ...(shoes ? [`${label}${Number(label) < 5 ? 'Y' : 'C'}`] : []),
    ...(cut ? [`${label}${cutLabels[cut]}`] : []),
  ])
  const fits = sizes.filter(({ label, sizeCategory, sizeGroup }) => {
    return (
      labels.includes(label) &&
      wanted.includes(sizeCategory) &&
      (asked.group === null || forKids || asked.group === sizeGroup)
    )
  })
  if (shoes) return fits.filter(({ departmentGroup }) => departmentGroup === 'kids-shoes')
  if (!cut) return fits.filter(({ departmentGroup }) => departmentGroup !== 'juniors')
  const group = isSizeCut(cut) ? petiteOrTall : cut
  const cutFits = fits.filter(({ departmentGroup }) => departmentGroup === group)
  return cutFits.length > 0 ? cutFits : fits
}

/** Smallest number that is read as a European size when no US size matches. */
const euFrom = 32
/** Most size labels shown in one chip. */
const labelsMost = 3

/**
 * Returns the label of a size chip: "Size 6", with at most three sizes of the shop, or "EU 38 (US 7.5)" for a
 * size of another system.
 */
export function sizeLabel(asked: SizeAsk, fits: readonly SizeName[], placeCut: SizeContext['cut']): string {
  const cut = asked.cut ?? placeCut
  const cuts = cut && isSizeCut(cut) ? [cut] : []
  const labels = [...new Set(fits.map(({ label }) => labelInCuts(label, cuts)))]
  const said = labels.filter((label) => label.startsWith(asked.label) || label.endsWith(asked.label))
  const ours = (said.length > 0 ? said : labels).slice(0, labelsMost).join(', ')
  const isForeign = asked.system === 'US' && said.length === 0 && Number(asked.label) >= euFrom
  if (isForeign) return `EU ${asked.label} (US ${ours})`
  return asked.system === 'US' ? `Size ${ours}` : `${asked.system} ${asked.label} (US ${ours})`
}
